"""A match in which partners change (`rotation`), as a table: who sat with whom in each round, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.events import RoundEnded
from game.engine.rotation import FOUR, Pair, deals_in_match, seating


class Deal(NamedTuple):
    """One deal of the match. `round` and `table` count from 1; only eight players have a second table.

    `pairs` are the partners, `points` what each pair got; `totals` run by seat. Both are None until it is played.
    """

    round: int
    table: int
    pairs: tuple[Pair, Pair]
    points: tuple[int, int] | None
    totals: tuple[int, ...] | None


def tables(seats: int) -> int:
    """Return at how many tables so many players sit."""
    return 1 if seats == FOUR else 2


def rounds_in_match(seats: int) -> int:
    """Return how many rounds the match has: everybody plays in each."""
    return deals_in_match(seats) // tables(seats)


def place_of(seats: int, deal: int) -> tuple[int, int]:
    """Return round and table, both from 1, of a deal counted from 1."""
    at, table = divmod(max(1, deal) - 1, tables(seats))
    return at + 1, table + 1


def deals(seats: int, ended: Sequence[RoundEnded]) -> list[Deal]:
    """Return every deal of the match in order; `ended` holds those that have been played."""
    out: list[Deal] = []
    for number in range(deals_in_match(seats)):
        partners = seating(seats, number).partners
        first, second = (tuple(seat for seat in range(seats) if partners[seat] == team) for team in (0, 1))
        pairs = (first[0], first[1]), (second[0], second[1])
        points = totals = None
        if number < len(ended):
            scores = ended[number].round_scores
            points, totals = (scores[first[0]], scores[second[0]]), ended[number].totals
        out.append(Deal(*place_of(seats, number + 1), pairs, points, totals))
    return out


def ranks(totals: Sequence[int]) -> list[int]:
    """Return everybody's rank, from 1; equal totals share the better one."""
    return [1 + sum(other > total for other in totals) for total in totals]
