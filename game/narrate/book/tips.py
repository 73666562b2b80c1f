"""Tips for playing well, those that are true at this table."""

from __future__ import annotations

from collections.abc import Iterator

from game.narrate.book.lines import Line, Pen
from game.text import _


def tips(pen: Pen) -> tuple[Line, ...]:
    """Return the tips for one rule set."""
    return (*_always(pen), *_hands(pen), *_penalties(pen), *_calls(pen), *_decks(pen))


def _always(pen: Pen) -> Iterator[Line]:
    yield pen.line(_("Stay with the colour you hold most of; change it when you have run out."))
    yield pen.line(_("Watch how many cards the others hold: whoever is down to two is the one to stop."))
    if pen.wilds and pen.values["finish"] == "any":
        yield pen.line(_("Keep a wild for the end: it always fits, and it can be the last card."), "finish")
    elif not pen.numbers_only and pen.values["finish"] != "any":
        yield pen.line(_("Keep a number for the end: only a number gets you out."), "finish")
    if pen.values["scoring"] not in ("single", "places"):
        yield pen.line(_("When somebody is nearly out, get rid of what counts most."), "scoring")


def _hands(pen: Pen) -> Iterator[Line]:
    if (pen.values["seven_swap"] and pen.has("7")) or (pen.values["five_swap"] and pen.has("5")) or pen.has("T"):
        yield pen.line(
            _("A small hand is worth taking: with many cards keep the swap, with few get rid of it."),
            *("seven_swap", "five_swap"),
        )
    if pen.values["zero_pass"] and pen.has("0"):
        yield pen.line(_("Before you play a 0, look whose hand you will get."), "zero_pass")
    if pen.values["multi"] != "off":
        yield pen.line(_("Collect cards that go together: three at once are three turns won."), "multi")
    if pen.values["jump_in"] != "off":
        yield pen.line(_("Know your twins by heart. Who jumps in also skips everybody in between."), "jump_in")


def _penalties(pen: Pen) -> Iterator[Line]:
    if pen.draw_cards and pen.values["stack"] != "off":
        yield pen.line(_("Keep one draw card back: it is your umbrella when a penalty comes round."), "stack")
    if pen.has("WB"):
        yield pen.line(_("A bounce is wasted as a plain wild. Let the others grow the penalty first."), "bounce")
    if pen.wild_draws and pen.values["wd4"] == "challenge":
        words = _("Challenge those who hold many cards: one of them is likely to be of the colour.")
        yield pen.line(words, "wd4")
    if pen.values["draw"] == "until" and not pen.attack:
        words = _("Drawing until something fits can hurt: turn the colour away from what the next player has.")
        yield pen.line(words, "draw")


def _calls(pen: Pen) -> Iterator[Line]:
    if pen.values["uno"] == "off":
        return
    if not pen.values["call_late"]:
        yield pen.line(_("Call together with the card: at this table late is too late."), "call_late")
    else:
        yield pen.line(_("Call together with the card: nobody can be quicker than that."), "uno")
    if pen.values["uno"] == "catch" and pen.values["false_catch"]:
        yield pen.line(_("Look before you catch: catching the wrong one costs you cards."), "false_catch")


def _decks(pen: Pen) -> Iterator[Line]:
    if pen.flip:
        words = _("The backs of the others' cards tell you what they will hold after a flip. Flip when it hurts them.")
        yield pen.line(words, "deck")
    if pen.attack:
        yield pen.line(_("Hits are best when the one who presses is nearly out."), "deck")
    if pen.has("D"):
        yield pen.line(
            _("Play a discard-all when you hold much of its colour, not as soon as it fits."), "discard_alls"
        )
    if pen.values["play_on"] and not pen.values["teams"]:
        yield pen.line(_("Being out early is good, being out before the last one is what counts."), "play_on")
