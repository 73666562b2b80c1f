"""What people always ask, answered for one table from its switches."""

from __future__ import annotations

from collections.abc import Iterator

from game.narrate.book.lines import Line, Pen, Question
from game.narrate.book.penalties import deflecting, last_card_draws, stacking, wild_draw
from game.narrate.book.play import drawn_card, empty_pile, jumping, may_draw, mistakes, several
from game.narrate.book.special import going_out, last_card, moving_hands, two_players, when_to_call
from game.narrate.book.table import first_card, first_turn, values_of_cards
from game.text import _


def questions(pen: Pen) -> tuple[Question, ...]:
    """Return the questions that make sense at this table, with their answers."""
    found = [*_starting(pen), *_playing(pen), *_penalties(pen), *_ending(pen)]
    return tuple(Question(name, words, tuple(answer)) for name, words, answer in found if answer)


Asked = tuple[str, str, list[Line]]


def _starting(pen: Pen) -> Iterator[Asked]:
    yield "who_starts", _("Who starts?"), first_turn(pen)
    if not pen.numbers_only:
        yield "first_card", _("What if the first card is an action or a wild?"), first_card(pen)


def _playing(pen: Pen) -> Iterator[Asked]:
    yield "may_draw", _("May I draw although I could play?"), [may_draw(pen)]
    yield "drawn_card", _("May I play the card I have just drawn?"), [drawn_card(pen)]
    yield "empty_pile", _("What if the draw pile is empty?"), empty_pile(pen)
    yield "several", _("May I lay several cards at once?"), several(pen)
    yield "out_of_turn", _("May I play when it is not my turn?"), jumping(pen)
    yield "wrong_card", _("What if I lay a card that does not fit?"), _wrong_card(pen)
    if moving_hands(pen):
        yield "hands", _("Which cards move hands?"), moving_hands(pen)
    if pen.has("R"):
        yield "two_players", _("What does a reverse do with two players?"), [two_players(pen)]


def _wrong_card(pen: Pen) -> list[Line]:
    if pen.values["misplay"]:
        return mistakes(pen)[:1]
    return [pen.line(_("It is refused, and the game says why. Nothing is lost."), "misplay")]


def _penalties(pen: Pen) -> Iterator[Asked]:
    if pen.draw_cards:
        yield "stacking", _("May I put a draw card on a draw card?"), stacking(pen)
        yield "defence", _("Can I get out of a penalty another way?"), _defence(pen)
        words = _("No. Drawing it was the turn.")
        if pen.wild_draws and pen.values["wd4"] == "challenge":
            words = _("No. Drawing it was the turn. Only a challenge that is right leaves you your turn.")
        yield "after", _("May I play after drawing a penalty?"), [pen.line(words)]
    yield "wild_draw", _("When may I play a wild that makes others draw?"), wild_draw(pen)


def _defence(pen: Pen) -> list[Line]:
    out = deflecting(pen)
    if pen.wild_draws and pen.values["wd4"] == "challenge":
        out.append(pen.line(_("A wild draw card can be challenged, if you believe its player bluffs."), "wd4"))
    if not out:
        out.append(pen.line(_("No: the penalty is drawn."), "deflect_skip", "deflect_reverse", "bounce"))
    return out


def _ending(pen: Pen) -> Iterator[Asked]:
    yield "call", _("When do I have to call?"), when_to_call(pen)
    yield "last_card", _("May I end on an action card?"), last_card(pen)
    if last_card_draws(pen):
        yield "last_draw", _("Does a draw card played last still count?"), last_card_draws(pen)
    yield "round_over", _("When is the round over?"), list(going_out(pen)[-1:])
    if pen.values["scoring"] not in ("single", "places"):
        yield "worth", _("What is a card worth?"), values_of_cards(pen)
