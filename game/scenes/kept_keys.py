"""Whose key is whose: taken from the settings when people sit down, and remembered there for the next time."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from game.input.seat_keys import SeatKeys
from game.match.table import HUMAN, SeatSetup

if TYPE_CHECKING:
    from game.scenes.context import Context


def keys_of(context: Context, seats: tuple[SeatSetup, ...], persons: Collection[int] = ()) -> SeatKeys:
    """Return everybody's keys: those chosen since the game began, else those kept, else columns of the keyboard.

    `persons` are seats that people have left to the computer: their keys are kept for when they come back.
    """
    kept = [list(context.settings.seat_keys.get(one.character, ())) for one in seats]
    mine = [one.kind == HUMAN or seat in persons for seat, one in enumerate(seats)]
    keys = SeatKeys.kept(kept, mine)
    for seat, one in enumerate(seats):
        now = context.controls.get(one.character)
        if mine[seat] and now is not None and now.on_pad and keys.at(seat).on_pad:
            keys.give(seat, now)
    return keys


def keep_keys(context: Context, seats: tuple[SeatSetup, ...], keys: SeatKeys) -> None:
    """Remember everybody's keys, for this match and the next start; those too of whoever has left for a while."""
    context.controls = {one.character: keys.at(seat) for seat, one in enumerate(seats) if keys.at(seat).given}
    context.change(seat_keys={animal: mine.kept() for animal, mine in context.controls.items()})
