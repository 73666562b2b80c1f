"""Matches in which partners change, in the states worth seeing, added to the gallery."""

from __future__ import annotations

from game.match.session import Session
from game.scenes.context import Context
from game.scenes.gallery import played, shown
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
