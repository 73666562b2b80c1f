"""Who is meant: seats in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import NOBODY
from game.text import _


def seat_name(seat: int, names: Sequence[str]) -> str:
    """Return the name of a seat; its number where there is no name."""
    if seat == NOBODY:
        return _("nobody")
    return names[seat] if seat < len(names) else _("seat {number}").format(number=seat)
