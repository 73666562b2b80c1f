"""What a seat can do: a small value with a text form, the same in scenario files, logs and tests."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.cards import COLOURS, NO_COLOUR

PLAY, JUMP, DRAW, KEEP, TAKE = "play", "jump", "draw", "keep", "take"
CHALLENGE, CALL, CATCH, FINE = "challenge", "call", "catch", "fine"
COLOUR, TO, TIMEOUT, DEAL = "colour", "to", "timeout", "deal"

VERBS = (PLAY, JUMP, DRAW, KEEP, TAKE, CHALLENGE, CALL, CATCH, FINE, COLOUR, TO, TIMEOUT, DEAL)

NOBODY = -1
"""Stands where a seat number could stand and none is meant."""


class Action(NamedTuple):
    """One act of one seat.

    `cards` are card numbers (not faces) for ``play`` and ``jump``, in the order laid; the last becomes the top.
    `colour` is the colour named with a wild, or by ``colour``. `to` is the seat meant by a swap, a dare, ``to``,
    ``catch`` or ``fine``. `call` says that the call is made together with the play. ``deal`` (seat NOBODY) deals
    the next round of a match.
    """

    seat: int
    verb: str
    cards: tuple[int, ...] = ()
    colour: int = NO_COLOUR
    to: int = NOBODY
    call: bool = False


def colour_letter(colour: int) -> str:
    """Return the letter of a colour number; empty for no colour."""
    return COLOURS[colour] if colour >= 0 else ""
