"""A hint in words: what could be done, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.actions import CALL, CATCH, CHALLENGE, COLOUR, DRAW, JUMP, KEEP, NOBODY, PLAY, TAKE, TO, Action
from game.engine.cards import NO_COLOUR
from game.narrate.cards import colour_name, face_names
from game.text import N_, _, ngettext

_DO = {
    DRAW: N_("Draw a card"),
    KEEP: N_("Keep the card"),
    TAKE: N_("Take the cards"),
    CHALLENGE: N_("Challenge it"),
    CALL: N_("Call now"),
}

_WHY = {
    "only": N_("nothing else can be done"),
    "goes_out": N_("it is your last"),
    "next_lacks": N_("{name} has probably no {colour}"),
    "keeps_wild": N_("the wild card is better kept for later"),
    "longest": N_("{colour} is what you hold most of"),
    "small_hand": N_("{name} holds few cards"),
    "answers": N_("otherwise the penalty is yours"),
    "takes": N_("answering now would cost more later"),
    "doubts": N_("with so many cards in hand, {name} probably bluffed"),
    "believes": N_("{name} probably kept to the rule"),
    "waits": N_("what could be played is worth more later"),
    "out_of_turn": N_("a card less, and the turn is yours"),
    "calls": N_("before somebody catches you"),
    "catches": N_("{name} has not called"),
    "ends_best": N_("tried out in thought, it ended best most often"),
}
"""Reasons by the codes of the computer players' advice; two more are counted below."""


def hint_words(
    action: Action, reason: str, values: Mapping[str, int], faces: Mapping[int, int], names: Sequence[str]
) -> str:
    """Return the advice as a sentence; `faces` are the faces of the cards in hand, `names` the players' by seat."""
    return _("{advice}: {reason}.").format(advice=_advice(action, faces, names), reason=_reason(reason, values, names))


def _advice(action: Action, faces: Mapping[int, int], names: Sequence[str]) -> str:
    if action.verb in _DO:
        return _(_DO[action.verb])
    if action.verb in (PLAY, JUMP):
        cards = face_names([faces[card] for card in action.cards if card in faces])
        if action.colour != NO_COLOUR:
            return _("Play {cards} and name {colour}").format(cards=cards, colour=colour_name(action.colour))
        return _("Play {cards}").format(cards=cards)
    if action.verb == COLOUR:
        return _("Name {colour}").format(colour=colour_name(action.colour))
    if action.verb in (CATCH, TO) and action.to != NOBODY:
        words = _("Catch {name}") if action.verb == CATCH else _("Choose {name}")
        return words.format(name=names[action.to])
    return _("Go on")


def _reason(code: str, values: Mapping[str, int], names: Sequence[str]) -> str:
    if code == "stops_next":
        count = values["count"]
        words = ngettext("{name} holds {n} card and loses the turn", "{name} holds {n} cards and loses the turn", count)
        return words.format(name=names[values["seat"]], n=count)
    if code == "sheds_points":
        points = values["points"]
        words = ngettext("it would count {n} point against you", "it would count {n} points against you", points)
        return words.format(n=points)
    seat, colour = values.get("seat", NOBODY), values.get("colour", NO_COLOUR)
    return _(_WHY[code]).format(
        name=names[seat] if seat != NOBODY else "", colour=colour_name(colour) if colour != NO_COLOUR else ""
    )
