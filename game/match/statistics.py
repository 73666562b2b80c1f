"""What was played and how it went: filled at the end of every round, made from the replays again at any time.

    with statistics.opened() as stats:
        for path in stats.unread(): stats.take_in(path)       # files that nobody has counted yet
        stats.overall().share, stats.by_rules(), stats.matches()

A round counts once, however many files it is in (a saved match, a branch of a replay). Only people's seats are counted
in the queries; `who` narrows them to the seats of one name.
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from game.ai.levels import LEVELS
from game.engine import State
from game.engine.actions import NOBODY, Action
from game.engine.events import Event, RoundEnded
from game.match import log, saves
from game.match.arena import Share
from game.match.ledger import Ledger, Moved
from game.match.log import Header, LogError
from game.match.table import COMPUTER, HUMAN, Table
from game.match.tally import RoundTally, tally

PEOPLE = "people"
"""Where the level of the opponents would stand, in rounds among people only."""

NEWEST = 20
"""How many rounds a point of the curve looks back on."""

MOST_MATCHES = 1000
"""Matches that are listed, the newest first."""


@dataclass(frozen=True)
class Group:
    """A share of rounds won among those that have something in common: a rule set, a level, a place."""

    key: str
    share: Share


@dataclass(frozen=True)
class Sums:
    """What people did in all rounds taken together."""

    rounds: int
    plays: int
    drawn: int
    calls: int
    caught: int
    catches: int
    challenges: int
    challenges_right: int


@dataclass(frozen=True)
class Streaks:
    """Rounds won in a row: now, at most; and the longest row without a win."""

    now: int
    best: int
    worst: int


@dataclass(frozen=True)
class MatchRow:
    """One match of the list. `winners` are seats (none: shared, or not over), `problem` a code of `LogError`."""

    path: Path
    begun: str
    rules: str
    seats: tuple[tuple[str, str, str, str], ...]
    """Name, kind, character and level of each."""
    rounds: int
    acts: int
    over: bool
    winners: tuple[int, ...]
    totals: tuple[int, ...]
    problem: str


class Statistics:
    """The queries, over an open database."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger

    # Filling -------------------------------------------------------------------------------------------------------
    def unread(self) -> list[Path]:
        """Return the matches that have not been counted as they are now, newest first; forget files that are gone."""
        known = {
            name: (size, changed) for name, size, changed in self.ledger.rows("SELECT name, size, changed FROM files")
        }
        there = _match_files()
        gone = set(known) - {path.name for path in there}
        if gone:
            self._write(partial(self._forget, gone))
        return [path for path in there if known.get(path.name) != _stamp(path)][:MOST_MATCHES]

    def _forget(self, names: Collection[str]) -> None:
        for name in names:
            self.ledger.remove("DELETE FROM files WHERE name = ?", (name,))

    def take_in(self, path: Path) -> None:
        """Count the rounds of a match file and list it. What is wrong with the file is listed too."""
        stamp = _stamp(path)
        found = _Found()
        try:
            found.read(path)
        except LogError as error:
            found.problem = error.code

        def write() -> None:
            self.ledger.put("files", [found.row(path, stamp)], replace=True)
            if found.header is not None:
                for one in found.rounds:
                    self._put_round(found.header, one)
                if found.state is not None and found.state.match_over and found.rounds:
                    self._put_match(found.header, found.state, found.rounds[-1].key)

        self._write(write)

    def note(self, header: Header, state: State, events: Sequence[Event]) -> None:
        """Count the round that has just ended at a table that was set up as `header` says."""
        one = tally(header.table, state, events)

        def write() -> None:
            self._put_round(header, one)
            if state.match_over:
                self._put_match(header, state, one.key)

        self._write(write)

    def clear(self) -> None:
        """Forget everything, to count it all again."""

        def write() -> None:
            for table in ("files", "rounds", "round_seats", "match_seats"):
                self.ledger.remove(f"DELETE FROM {table}")  # noqa: S608

        self._write(write)

    def _write(self, write: Callable[[], object]) -> None:
        for _attempt in range(2):  # the second is in memory, when the disk has refused the first
            try:
                with self.ledger.writing():
                    write()
                return
            except Moved:
                continue

    def _put_round(self, header: Header, one: RoundTally) -> None:
        table = header.table
        row = (one.key, header.begun, one.number, table.rules, len(table.seats), _rival(table), one.turns)
        self.ledger.put("rounds", [(*row, int(one.blocked))])
        rows = [
            (
                *(one.key, seat.seat, _clean(setup.name), int(setup.kind == HUMAN), seat.place, int(seat.won)),
                *(seat.plays, seat.drawn, seat.calls, seat.catches, seat.caught),
                *(seat.challenges, seat.challenges_right, seat.score),
            )
            for seat, setup in zip(one.seats, table.seats, strict=True)
            if seat.place
        ]
        self.ledger.put("round_seats", rows)

    def _put_match(self, header: Header, state: State, key: str) -> None:
        winners = _winners(state)
        rows = [
            (key, seat, header.begun, _clean(setup.name), int(setup.kind == HUMAN), int(seat in winners))
            for seat, setup in enumerate(header.table.seats)
        ]
        self.ledger.put("match_seats", rows)

    # Asking --------------------------------------------------------------------------------------------------------
    def people(self) -> list[str]:
        """Return the names people have played under, the most frequent first; empty for “You”."""
        query = "SELECT name FROM round_seats WHERE person = 1 GROUP BY name ORDER BY count(*) DESC, name"
        return [name for (name,) in self.ledger.rows(query)]

    def overall(self, who: str | None = None) -> Share:
        """Return the share of rounds won."""
        return self._share("SELECT coalesce(sum(won), 0), count(*) FROM round_seats WHERE person = 1", who)

    def matches_won(self, who: str | None = None) -> Share:
        """Return the share of whole matches won."""
        return self._share("SELECT coalesce(sum(won), 0), count(*) FROM match_seats WHERE person = 1", who)

    def _share(self, query: str, who: str | None) -> Share:
        only, values = _only(who)
        won, played = self.ledger.rows(query + only, values)[0]
        return Share(won, played)

    def by_rules(self, who: str | None = None) -> list[Group]:
        """Return the share by rule set: the text form of its rules, the most played first."""
        return self._groups("rounds.rules", who)

    def by_level(self, who: str | None = None) -> list[Group]:
        """Return the share by the level of the strongest opponent, weakest first, and among people (`PEOPLE`)."""
        order = [*LEVELS, PEOPLE]
        groups = self._groups("rounds.rival", who)
        return sorted(groups, key=lambda one: order.index(one.key) if one.key in order else len(order))

    def by_place(self, who: str | None = None) -> list[Group]:
        """Return the share by place: ``1`` for who plays first, ``2`` for the next."""
        return sorted(self._groups("round_seats.place", who), key=lambda one: int(one.key))

    def by_table(self, who: str | None = None) -> list[Group]:
        """Return the share by how many sat at the table."""
        return sorted(self._groups("rounds.seats", who), key=lambda one: int(one.key))

    def _groups(self, column: str, who: str | None) -> list[Group]:
        only, values = _only(who)
        query = (
            f"SELECT {column}, sum(won), count(*) FROM round_seats JOIN rounds ON rounds.key = round"  # noqa: S608
            f" WHERE person = 1{only} GROUP BY {column} ORDER BY count(*) DESC, {column}"
        )
        return [Group(str(key), Share(won, played)) for key, won, played in self.ledger.rows(query, values)]

    def chance(self, who: str | None = None) -> float:
        """Return the share one would win by luck alone at the tables played at; 0 where nothing was played."""
        only, values = _only(who)
        query = "SELECT avg(1.0 / rounds.seats) FROM round_seats JOIN rounds ON rounds.key = round WHERE person = 1"
        (value,) = self.ledger.rows(query + only, values)[0]
        return float(value or 0.0)

    def lengths(self, who: str | None = None) -> list[int]:
        """Return the turns of every round a person was in, shortest first."""
        only, values = _only(who)
        query = (
            "SELECT turns FROM rounds WHERE key IN (SELECT round FROM round_seats WHERE person = 1"  # noqa: S608
            f"{only}) ORDER BY turns"
        )
        return [turns for (turns,) in self.ledger.rows(query, values)]

    def drawn(self, who: str | None = None) -> list[int]:
        """Return how many cards were drawn in each round, fewest first."""
        only, values = _only(who)
        query = f"SELECT drawn FROM round_seats WHERE person = 1{only} ORDER BY drawn"  # noqa: S608
        return [drawn for (drawn,) in self.ledger.rows(query, values)]

    def sums(self, who: str | None = None) -> Sums:
        """Return what was done in all rounds together."""
        only, values = _only(who)
        columns = ("plays", "drawn", "calls", "caught", "catches", "challenges", "challenges_right")
        summed = ", ".join(f"coalesce(sum({column}), 0)" for column in columns)
        query = f"SELECT count(*), {summed} FROM round_seats WHERE person = 1{only}"  # noqa: S608
        return Sums(*self.ledger.rows(query, values)[0])

    def history(self, who: str | None = None) -> list[bool]:
        """Return of every round, oldest first, whether it was won."""
        only, values = _only(who)
        query = (
            "SELECT won FROM round_seats JOIN rounds ON rounds.key = round"  # noqa: S608
            f" WHERE person = 1{only} ORDER BY begun, number, round, seat"
        )
        return [bool(won) for (won,) in self.ledger.rows(query, values)]

    def streaks(self, who: str | None = None) -> Streaks:
        """Return the rows of rounds won and not won."""
        now = best = without = worst = 0
        for won in self.history(who):
            now, without = (now + 1, 0) if won else (0, without + 1)
            best, worst = max(best, now), max(worst, without)
        return Streaks(now, best, worst)

    def curve(self, who: str | None = None) -> list[Share]:
        """Return after every round, from the NEWEST-th on, the share of the last NEWEST that were won."""
        history = self.history(who)
        return [Share(sum(history[at - NEWEST : at]), NEWEST) for at in range(NEWEST, len(history) + 1)]

    def matches(self) -> list[MatchRow]:
        """Return the matches there are files of, newest first."""
        query = (
            "SELECT name, begun, rules, seats, rounds, acts, over, winners, totals, problem FROM files"
            " ORDER BY begun DESC, changed DESC, name LIMIT ?"
        )
        folders = {path.name: path for path in _match_files()}
        return [
            MatchRow(
                *(folders[name], begun, rules, tuple((n, k, c, v) for n, k, c, v in json.loads(seats)), rounds, acts),
                *(bool(over), tuple(json.loads(winners)), tuple(json.loads(totals)), problem),
            )
            for name, begun, rules, seats, rounds, acts, over, winners, totals, problem in self.ledger.rows(
                query, (MOST_MATCHES,)
            )
            if name in folders
        ]


class _Found:
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
        seats = [(_clean(one.name), one.kind, one.character, one.level) for one in table.seats] if table else []
        over = state is not None and state.match_over
        winners = _winners(state) if state is not None and over else ()
        return (
            *(path.name, *stamp, header.begun if header else "", table.rules if table else "", json.dumps(seats)),
            *(state.round_number if state else 0, self.acts, int(over), json.dumps(winners)),
            *(json.dumps(state.totals if state else ()), self.problem),
        )


@contextlib.contextmanager
def opened(*, check: bool = False) -> Iterator[Statistics]:
    """Open the user's statistics for as long as they are needed."""
    ledger = Ledger(check=check)
    try:
        yield Statistics(ledger)
    finally:
        ledger.close()


def note(header: Header, state: State, events: Sequence[Event]) -> None:
    """Count the round that has just ended; whatever is the matter with the file, the match goes on."""
    with contextlib.suppress(sqlite3.Error, OSError), opened() as stats:
        stats.note(header, state, events)


def _match_files() -> list[Path]:
    """Return all match files, the newest first: the replays and the match in progress."""
    with contextlib.suppress(OSError):
        found = [path for path in saves.replays().glob(f"*{saves.ENDING}") if path.is_file()]
        running = saves.running_path()
        if running.is_file():
            found.append(running)
        return sorted(found, key=lambda path: (_stamp(path)[1], path.name), reverse=True)
    return []


def _stamp(path: Path) -> tuple[int, int]:
    """Return size and time of a file: with both as they were it needs not be read again."""
    try:
        stat = path.stat()
    except OSError:
        return 0, 0
    return stat.st_size, stat.st_mtime_ns


def _winners(state: State) -> tuple[int, ...]:
    """Return the seats that have won the match: one, a team, or none."""
    if state.match_winner == NOBODY:
        return ()
    if state.partners and len(state.totals) < state.seats:
        return tuple(seat for seat in range(state.seats) if state.partners[seat] == state.match_winner)
    return (state.match_winner,)


def _rival(table: Table) -> str:
    """Return the level of the strongest computer player at a table."""
    order = list(LEVELS)
    levels = [one.level for one in table.seats if one.kind == COMPUTER]
    return max(levels, key=lambda level: order.index(level) if level in order else -1) if levels else PEOPLE


def _only(who: str | None) -> tuple[str, tuple[str, ...]]:
    return ("", ()) if who is None else (" AND name = ?", (_clean(who),))


def _clean(name: str) -> str:
    """Return a name as the database can hold it: half characters become question marks."""
    return name.encode("utf-8", "replace").decode("utf-8")
