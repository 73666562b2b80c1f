"""A match file as the statistics see it: what it began with, the rounds that ended in it, how it came out."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path

from game.ai.levels import LEVELS
from game.engine import State
from game.engine.actions import NOBODY, Action
from game.engine.events import Event, RoundEnded
from game.match import log, saves
from game.match.log import Header
from game.match.table import COMPUTER, Table
from game.match.tally import RoundTally, tally

PEOPLE = "people"
"""Where the level of the opponents would stand, in rounds among people only."""


class Found:
    """A match file as it is read: what it began with, the rounds that ended in it, the table as far as it goes."""

    def __init__(self) -> None:
        self.header: Header | None = None
        self.state: State | None = None
        self.rounds: list[RoundTally] = []
        self.acts, self.problem = 0, ""

    def read(self, path: Path) -> None:
        """Read and play the match. Raises LogError; what was found until then stays."""
        read = log.read_file(path)
        self.header = header = read.header
        self.state, events = log.begin(header)

        def each(state: State, action: Action, came: list[Event]) -> None:
            self.acts, self.state = self.acts + 1, state
            events.extend(came)
            if any(isinstance(event, RoundEnded) for event in came):
                self.rounds.append(tally(header.table, state, events))

        log.play(read, each)

    def row(self, path: Path, stamp: tuple[int, int]) -> tuple[object, ...]:
        """Return the row of the file in the list."""
        header, state = self.header, self.state
        table = header.table if header else None
        seats = [(clean(one.name), one.kind, one.character, one.level) for one in table.seats] if table else []
        over = state is not None and state.match_over
        winners = winners_of(state) if state is not None and over else ()
        return (
            *(path.name, *stamp, header.begun if header else "", table.rules if table else "", json.dumps(seats)),
            *(state.round_number if state else 0, self.acts, int(over), json.dumps(winners)),
            *(json.dumps(state.totals if state else ()), self.problem),
        )


def match_files() -> list[Path]:
    """Return all match files, the newest first: the replays and the match in progress."""
    with contextlib.suppress(OSError):
        found = [path for path in saves.replays().glob(f"*{saves.ENDING}") if path.is_file()]
        running = saves.running_path()
        if running.is_file():
            found.append(running)
        return sorted(found, key=lambda path: (stamp_of(path)[1], path.name), reverse=True)
    return []


def stamp_of(path: Path) -> tuple[int, int]:
    """Return size and time of a file: with both as they were it needs not be read again."""
    try:
        stat = path.stat()
    except OSError:
        return 0, 0
    return stat.st_size, stat.st_mtime_ns


def winners_of(state: State) -> tuple[int, ...]:
    """Return the seats that have won the match: one, a team, or none."""
    if state.match_winner == NOBODY:
        return ()
    if state.partners and len(state.totals) < state.seats:
        return tuple(seat for seat in range(state.seats) if state.partners[seat] == state.match_winner)
    return (state.match_winner,)


def rival_of(table: Table) -> str:
    """Return the level of the strongest computer player at a table."""
    order = list(LEVELS)
    levels = [one.level for one in table.seats if one.kind == COMPUTER]
    return max(levels, key=lambda level: order.index(level) if level in order else -1) if levels else PEOPLE


def clean(name: str) -> str:
    """Return a name as the database can hold it: half characters become question marks."""
    return name.encode("utf-8", "replace").decode("utf-8")
