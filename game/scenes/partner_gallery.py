"""Matches in which partners change, in the states worth seeing, added to the gallery."""

from __future__ import annotations

from functools import cache

from game.match.session import Session
from game.match.table import HUMAN
from game.scenes.context import Context
from game.scenes.gallery import played, shown
from game.scenes.hotseat_gallery import Still, table
from game.scenes.match_result import MatchResult
from game.scenes.partner_table import PartnerTable
from game.scenes.round_result import RoundResult
from game.scenes.scene import Scene
from game.settings import Settings

ROTATION = "official rotation=true"


@cache
def _played(seats: int, rounds: int, rules: str = ROTATION) -> Session:
    """Return a match that is only looked at, after so many rounds: played once, however often it is shown."""
    return played(Context(Settings(), keep=False), seats=seats, rounds=rounds, rules=rules)


@shown("partners_four")
def _four(context: Context) -> list[Scene]:
    return [PartnerTable(context, _played(4, 6))]


@shown("partners_four_first")
def _four_first(context: Context) -> list[Scene]:
    return [PartnerTable(context, _played(4, 0))]


@shown("partners_four_over")
def _four_over(context: Context) -> list[Scene]:
    return [PartnerTable(context, _played(4, 12))]


@shown("partners_eight")
def _eight(context: Context) -> list[Scene]:
    return [PartnerTable(context, _played(8, 13))]


@shown("partners_round_result")
def _round_result(context: Context) -> list[Scene]:
    return [RoundResult(context, _played(4, 5), lambda: None)]


@shown("partners_match_result")
def _match_result(context: Context) -> list[Scene]:
    return [MatchResult(context, _played(4, 12))]


def _people(context: Context, seats: int, rounds: int) -> Still:
    """Return the table of a match that people play, some rounds after its beginning."""
    session = played(context, seats=seats, rounds=rounds, rules=ROTATION)
    session.deal()
    for seat in range(seats):
        session.hand_over(seat, HUMAN)
    scene = Still(context, session)
    scene.partners.deal(rounds + 1)
    return scene


@shown("partners_neighbours_apart")
def _neighbours_apart(context: Context) -> list[Scene]:
    """In the fifth round those play together whose seats come one after the other: they sit apart all the same."""
    return [_people(context, 4, 4)]


@shown("partners_second_table")
def _second_table(context: Context) -> list[Scene]:
    """Eight people at two tables: the second one is on the screen."""
    scene = _people(context, 8, 1)
    scene.looks = 2
    return [scene]


@shown("teams_two_by_two")
def _two_by_two(context: Context) -> list[Scene]:
    return [table(context, "official teams=2", 4, 4)]


@shown("teams_three_by_two")
def _three_by_two(context: Context) -> list[Scene]:
    return [table(context, "official teams=3", 6, 6)]


@shown("teams_two_by_five")
def _two_by_five(context: Context) -> list[Scene]:
    return [table(context, "official teams=2", 10, 10)]


@shown("teams_match_result")
def _teams_match_result(context: Context) -> list[Scene]:
    return [MatchResult(context, _played(6, 99, "official teams=3 target=120"))]


@shown("teams_match_result_pairs")
def _pairs_match_result(context: Context) -> list[Scene]:
    return [MatchResult(context, _played(4, 99, "official teams=2 target=120"))]


@shown("teams_match_result_fives")
def _fives_match_result(context: Context) -> list[Scene]:
    return [MatchResult(context, _played(10, 99, "official teams=2 target=120"))]
