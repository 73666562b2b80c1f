"""Matches in which partners change, in the states worth seeing, added to the gallery."""

from __future__ import annotations

from game.match.session import Session
from game.match.table import HUMAN
from game.scenes.context import Context
from game.scenes.gallery import played, shown
from game.scenes.hotseat_gallery import Still, table
from game.scenes.match_result import MatchResult
from game.scenes.partner_table import PartnerTable
from game.scenes.round_result import RoundResult
from game.scenes.scene import Scene

ROTATION = "official rotation=true"


def _match(context: Context, seats: int, rounds: int) -> Session:
    """Return a match of so many rounds whose next one has been dealt, if there is one."""
    session = played(context, seats=seats, rounds=rounds, rules=ROTATION)
    if not session.over:
        session.deal()
    return session


@shown("partners_four")
def _four(context: Context) -> list[Scene]:
    return [PartnerTable(context, _match(context, 4, 6))]


@shown("partners_four_first")
def _four_first(context: Context) -> list[Scene]:
    session = played(context, seats=4, rounds=0, rules=ROTATION)
    return [PartnerTable(context, session)]


@shown("partners_four_over")
def _four_over(context: Context) -> list[Scene]:
    return [PartnerTable(context, _match(context, 4, 12))]


@shown("partners_eight")
def _eight(context: Context) -> list[Scene]:
    return [PartnerTable(context, _match(context, 8, 13))]


@shown("partners_round_result")
def _round_result(context: Context) -> list[Scene]:
    return [RoundResult(context, played(context, seats=4, rounds=5, rules=ROTATION), lambda: None)]


@shown("partners_match_result")
def _match_result(context: Context) -> list[Scene]:
    return [MatchResult(context, played(context, seats=4, rounds=12, rules=ROTATION))]


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
    return [MatchResult(context, played(context, seats=6, rounds=99, rules="official teams=3 target=120"))]
