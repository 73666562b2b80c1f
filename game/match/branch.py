"""From a replay to a match again: who sits at the table that is played on from one of its acts."""

from __future__ import annotations

import time

import msgspec

from game import __version__
from game.ai.characters import CHARACTERS
from game.ai.levels import LEVELS
from game.match.log import Header
from game.match.replay import Replay
from game.match.table import COMPUTER, HUMAN, SeatSetup

USUAL_LEVEL = "steady"


def branch_header(replay: Replay, seat: int) -> Header:
    """Return what the new match begins with: the same table, dealt alike, begun now.

    Where no person sat at it, whoever plays on takes `seat`.
    """
    seats = [_known(one, at) for at, one in enumerate(replay.table.seats)]
    if all(one.kind == COMPUTER for one in seats):
        seats[seat] = msgspec.structs.replace(seats[seat], kind=HUMAN)
    table = msgspec.structs.replace(replay.table, seats=tuple(seats))
    return Header(__version__, replay.header.seed, table, time.strftime("%Y-%m-%dT%H:%M:%S"))


def known_character(character: str, seat: int) -> str:
    """Return a character that a file names, or another of the zodiac where nobody is called that."""
    return character if character in CHARACTERS else list(CHARACTERS)[seat % len(CHARACTERS)]


def _known(setup: SeatSetup, seat: int) -> SeatSetup:
    level = setup.level if setup.level in LEVELS else USUAL_LEVEL
    return msgspec.structs.replace(setup, character=known_character(setup.character, seat), level=level)
