"""Partners that change: who plays with whom, and where they sit, in each deal (RULES.md section 8, `rotation`).

Four players sit at one table and every pair of partners plays four rounds: 12 deals. Eight sit at two tables and
everyone partners each of the seven others for four rounds: 28 rounds, each dealt at the first table and then at the
second, 56 deals.
"""

from __future__ import annotations

from typing import NamedTuple

ROUNDS_TOGETHER = 4
FOUR, EIGHT = 4, 8

Pair = tuple[int, int]

_FOURS: tuple[tuple[Pair, Pair], ...] = (((0, 2), (1, 3)), ((0, 1), (2, 3)), ((0, 3), (1, 2)))


class Seating(NamedTuple):
    """`ring` are the seats at the table in order of play, `partners` the team of every seat (-1: not at the table)."""

    ring: tuple[int, ...]
    partners: tuple[int, ...]


def deals_in_match(seats: int) -> int:
    """Return how many deals a match of four or eight players has."""
    return ROUNDS_TOGETHER * (len(_FOURS) if seats == FOUR else 2 * (EIGHT - 1))


def seating(seats: int, deal: int) -> Seating:
    """Return who sits where in a deal, counted from 0; partners sit apart."""
    if seats == FOUR:
        first, second = _FOURS[deal // ROUNDS_TOGETHER % len(_FOURS)]
    else:
        pairs = _eights(deal // (2 * ROUNDS_TOGETHER) % (EIGHT - 1))
        first, second = pairs[:2] if deal % 2 == 0 else pairs[2:]
    ring = (first[0], second[0], first[1], second[1])
    teams = [0 if seat in first else 1 if seat in second else -1 for seat in range(seats)]
    return Seating(ring, tuple(teams))


def _eights(turn: int) -> list[Pair]:
    """Return the four pairs of one turn: seat 7 stays, the others go round a circle."""
    others = EIGHT - 1
    pairs = [(others, turn)]
    for step in range(1, EIGHT // 2):
        pairs.append(((turn + step) % others, (turn - step) % others))
    return pairs
