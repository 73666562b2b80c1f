"""What the ribbon says: what the person may do now, and why, or whom the table waits for."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import CATCH, CHALLENGE, DRAW, NOBODY, PLAY
from game.engine.cards import COLOUR_OF, HIDDEN, SYMBOL_OF, SYMBOLS
from game.match.mirror import Mirror
from game.match.session import WINDOW, Asked
from game.narrate import card_count, colour_name, face_name
from game.scenes.table_choice import NAME_COLOUR, NAME_SEAT, Choice
from game.text import _, ngettext

FEW = 2
"""A partner with so few cards is worth a word."""


def prompt(mirror: Mirror, choice: Choice, asked: Asked, names: Sequence[str]) -> str:
    """Return the sentence of the ribbon for the seat that looks."""
    if mirror.round_number == 0 or (not mirror.pile and not mirror.round_over):
        return _("The cards are dealt")
    if mirror.round_over:
        return _round_over(mirror, names)
    if asked.asks == WINDOW and asked.seat == mirror.seat:
        return _window(choice, names)
    if choice.stage == NAME_SEAT:
        return _naming(mirror, choice)
    if choice.stage == NAME_COLOUR:
        return _("Choose a colour")
    if choice.my_turn:
        return _mine(mirror, choice)
    if not choice.active:
        return _("The computer plays for you")
    return _others(mirror, choice, names)


def _round_over(mirror: Mirror, names: Sequence[str]) -> str:
    if mirror.winner == NOBODY:
        return _("The round is over: nobody wins it")
    if mirror.winner == mirror.seat:
        return _("You win the round!")
    return _("{name} wins the round").format(name=names[mirror.winner % len(names)])


def _window(choice: Choice, names: Sequence[str]) -> str:
    if choice.call_due:
        return _("You have one card: call it, or let it be")
    if choice.catchable:
        return _("{name} has not called: catch, or let it be").format(name=names[choice.catchable[0]])
    return _("Identical! Jump in, or let it pass")


def _naming(mirror: Mirror, choice: Choice) -> str:
    """Say what a seat is named for."""
    faces = dict(zip(mirror.hand, mirror.faces, strict=True))
    top = mirror.top.face if mirror.top else HIDDEN
    face = faces.get(choice.pending.cards[-1], HIDDEN) if choice.pending and choice.pending.cards else top
    written = SYMBOLS[SYMBOL_OF[face]] if face != HIDDEN else ""
    if written in ("7", "5"):
        return _("You play a {n}: choose whose hand to take").format(n=written)
    if written == "T":
        return _("You trade hands: choose whose hand to take")
    if written == "#":
        return _("You play a dare: choose who has to do it")
    return _("Choose a player")


def _mine(mirror: Mirror, choice: Choice) -> str:
    playable = len(choice.leading)
    if choice.leader != HIDDEN:
        faces = dict(zip(mirror.hand, mirror.faces, strict=True))
        colour = colour_name(COLOUR_OF[faces[choice.leader]])
        return _("Discard all: every {colour} card may go along; click those you keep").format(colour=colour)
    if choice.cards and not choice.led:
        return _("Your turn: choose the card that fits, too; this one only goes along")
    if choice.cards:
        return _("Cards go together: click to order, click again to undo")
    if mirror.asks == "drawn":
        return _drawn(mirror, choice)
    if mirror.asks == "answer":
        return _answer(mirror, choice)
    if not playable:
        if choice.of(DRAW):
            return _("Your turn: nothing fits, so draw a card")
        return _("Your turn")
    if len(mirror.hand) - 1 == 1 and choice.call_can_wait:
        return _("Your turn: press the call before you play down to one card")
    fits = ngettext("{n} card fits", "{n} cards fit", playable).format(n=playable)
    if not choice.of(DRAW):
        return _("Your turn: {fits}").format(fits=fits)
    return _("Your turn: {fits}, or draw one").format(fits=fits)


def _drawn(mirror: Mirror, choice: Choice) -> str:
    faces = dict(zip(mirror.hand, mirror.faces, strict=True))
    card = face_name(faces.get(mirror.drawn, HIDDEN))
    if choice.of(PLAY):
        return _("You drew {card}, and it fits: play it or keep it").format(card=card)
    return _("You drew {card}: it does not fit").format(card=card)


def _answer(mirror: Mirror, choice: Choice) -> str:
    count = card_count(mirror.pending) if mirror.pending else _("until the colour comes")
    if choice.of(PLAY) and choice.of(CHALLENGE):
        return _("Your turn: answer it, challenge it, or take {cards}").format(cards=count)
    if choice.of(PLAY):
        return _("Your turn: answer the penalty, or take {cards}").format(cards=count)
    if choice.of(CHALLENGE):
        name = colour_name(mirror.colour)
        return _("The colour is {colour}: take {cards}, or challenge it").format(cards=count, colour=name)
    return _("You have to take {cards} and lose the turn").format(cards=count)


def _others(mirror: Mirror, choice: Choice, names: Sequence[str]) -> str:
    if choice.call_due:
        return _("One card left: call before somebody catches you!")
    if choice.of(CATCH) and choice.catchable:
        return _("{name} has one card and has not called: catch!").format(name=names[choice.catchable[0]])
    if choice.jumpable:
        if 0 <= mirror.turn < len(names):
            return _("Identical! Jump in before {name} plays").format(name=names[mirror.turn])
        return _("Identical! Jump in before the turn goes on")
    if not 0 <= mirror.turn < len(names):
        return ""
    name = names[mirror.turn]
    if mirror.asks == "answer":
        return _("{name} faces +{count}…").format(name=name, count=mirror.pending)
    if mirror.asks == "colour":
        return _("{name} names a colour…").format(name=name)
    if mirror.asks == "to":
        return _("{name} chooses somebody…").format(name=name)
    return _thinking(mirror, name, names)


def _thinking(mirror: Mirror, name: str, names: Sequence[str]) -> str:
    """Say who is thinking, and what of the others matters most to this seat."""
    thinking = _("{name} is thinking…").format(name=name)
    teams, me = mirror.partners, mirror.seat
    for seat, team in enumerate(teams):
        count = mirror.counts[seat]
        if seat != me and team >= 0 and team == teams[me] and 0 < count <= FEW:
            note = ngettext("your partner {name} is down to {n}", "your partner {name} is down to {n}", count)
            return thinking + " " + note.format(name=names[seat], n=count)
    if mirror.out and mirror.values["play_on"] and not mirror.values["teams"]:
        return thinking + " " + _("the last one left loses")
    return thinking
