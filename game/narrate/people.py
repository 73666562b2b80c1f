"""Who is meant: seats in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import NOBODY
from game.narrate.cards import listed
from game.text import _, ngettext

MOST_NAMED = 3
"""A team of more is called by two of its members and the number of the others."""


def seat_name(seat: int, names: Sequence[str]) -> str:
    """Return the name of a seat; its number where there is no name."""
    if seat == NOBODY:
        return _("nobody")
    return names[seat] if seat < len(names) else _("seat {number}").format(number=seat)


def team_named(names: Sequence[str]) -> str:
    """Return a team by the names of its members: “Fox and Crane”, “Fox, Crane and 3 others”."""
    if len(names) <= MOST_NAMED:
        return listed(list(names))
    others = len(names) - 2
    return ngettext("{a}, {b} and {n} other", "{a}, {b} and {n} others", others).format(
        a=names[0], b=names[1], n=others
    )
