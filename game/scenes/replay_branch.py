"""From a replay to a match: who plays on, and why that cannot be."""

from __future__ import annotations

import time

import msgspec

from game import __version__
from game.ai.levels import LEVELS
from game.match.log import Header
from game.match.replay import Replay
from game.match.table import COMPUTER, HUMAN, SeatSetup
from game.scenes.replay_table import animal_of
from game.text import _


def why_not_from_here(replay: Replay) -> str:
    """Return why the match cannot be played on from where the replay is; empty when it can."""
    if replay.state.match_over:
        return _("The match is over here: go back to an act before.")
    return ""


def header_of(replay: Replay, seat: int) -> Header:
    """Return what the new match begins with: the same table, dealt alike.

    Without a person at it, whoever sits in front of the screen takes the chair that is looked from.
    """
    seats = [_known(one, at) for at, one in enumerate(replay.table.seats)]
    if all(one.kind == COMPUTER for one in seats):
        seats[seat] = msgspec.structs.replace(seats[seat], kind=HUMAN)
    table = msgspec.structs.replace(replay.table, seats=tuple(seats))
    return Header(__version__, replay.header.seed, table, time.strftime("%Y-%m-%dT%H:%M:%S"))


def _known(setup: SeatSetup, seat: int) -> SeatSetup:
    """Return a seat with somebody at it whom this game knows."""
    level = setup.level if setup.level in LEVELS else "steady"
    return msgspec.structs.replace(setup, character=animal_of(setup.character, seat), level=level)
