"""The seeded generator: its whole state is two integers, the seed and how often it was used.

Every use makes a fresh generator from both, so a state copies in no time and two systems agree: only
``random.Random.random`` is used, whose stream is promised stable between Python versions.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from game.engine.state import State

T = TypeVar("T")


def _stream(s: State) -> Random:
    s.rolls += 1
    return Random((s.seed << 32) | s.rolls)


def shuffled_order(s: State, size: int) -> list[int]:
    """Return the numbers 0 to `size` - 1 in random order."""
    draw = _stream(s).random
    keys = [draw() for _ in range(size)]
    return sorted(range(size), key=keys.__getitem__)


def shuffled(s: State, items: Sequence[T]) -> list[T]:
    """Return the items in random order."""
    return [items[i] for i in shuffled_order(s, len(items))]


def below(s: State, bound: int) -> int:
    """Return a random number from 0 to `bound` - 1."""
    return int(_stream(s).random() * bound)


_FIRE_NOTHING = 0.55
_FIRE_WEIGHTS = (8, 7, 6, 5, 4, 3, 2, 1)


def launcher_press(s: State) -> int:
    """Return how many cards one press of the launcher gives: nothing, or 1 to 8 (RULES.md section 3)."""
    draw = _stream(s).random
    if draw() < _FIRE_NOTHING:
        return 0
    ticket = int(draw() * sum(_FIRE_WEIGHTS))
    for count, weight in enumerate(_FIRE_WEIGHTS, start=1):
        if ticket < weight:
            return count
        ticket -= weight
    raise AssertionError("the weights cover every ticket")
