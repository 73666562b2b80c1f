"""A turning point in words: what was done, what would have been better and why, and what it was worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.actions import CHALLENGE, COLOUR, DRAW, JUMP, KEEP, NOBODY, PLAY, TAKE, TO, Action
from game.engine.cards import NO_COLOUR
from game.narrate.cards import colour_name, face_names
from game.narrate.people import seat_name
from game.text import N_, _

_DID: Mapping[str, tuple[str, str]] = {
    DRAW: (N_("{who} drew a card"), N_("You drew a card")),
    KEEP: (N_("{who} kept the card"), N_("You kept the card")),
    TAKE: (N_("{who} took the cards"), N_("You took the cards")),
    CHALLENGE: (N_("{who} challenged it"), N_("You challenged it")),
    PLAY: (N_("{who} played {cards}"), N_("You played {cards}")),
    JUMP: (N_("{who} jumped in with {cards}"), N_("You jumped in with {cards}")),
    COLOUR: (N_("{who} named {colour}"), N_("You named {colour}")),
    TO: (N_("{who} chose {whom}"), N_("You chose {whom}")),
}
_NAMING = N_("{did} and named {colour}")
_OTHER = N_("{who} did something else"), N_("You did something else")

_IN_HUNDRED = 100.0


def did(action: Action, faces: Mapping[int, int], names: Sequence[str], *, you: bool) -> str:
    """Return what a seat did, without a full stop; `faces` are the faces of the cards it held, `names` by seat."""
    other, own = _DID.get(action.verb, _OTHER)
    held = [faces[card] for card in action.cards if card in faces]
    words = _(own if you else other).format(
        who=seat_name(action.seat, names),
        cards=face_names(held),
        colour=colour_name(action.colour) if action.colour != NO_COLOUR else "",
        whom=seat_name(action.to, names) if action.to != NOBODY else "",
    )
    if action.verb in (PLAY, JUMP) and action.colour != NO_COLOUR:
        return _(_NAMING).format(did=words, colour=colour_name(action.colour))
    return words


def worth(cost: float) -> str:
    """Return how much more a better act was worth; `cost` is a share of the match."""
    return _("Wins about {n} in 100 matches more").format(n=max(1, round(cost * _IN_HUNDRED)))
