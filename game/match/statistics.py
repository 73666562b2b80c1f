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
from game.engine.events import Event
from game.match.arena import Share
from game.match.found import PEOPLE, Found, clean, match_files, rival_of, stamp_of, winners_of
from game.match.ledger import Ledger, Moved
from game.match.log import Header, LogError
from game.match.table import HUMAN
from game.match.tally import RoundTally, tally

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
        there = match_files()
        gone = set(known) - {path.name for path in there}
        if gone:
            self._write(partial(self._forget, gone))
        return [path for path in there if known.get(path.name) != stamp_of(path)][:MOST_MATCHES]

    def _forget(self, names: Collection[str]) -> None:
        for name in names:
            self.ledger.remove("DELETE FROM files WHERE name = ?", (name,))

    def take_in(self, path: Path) -> None:
        """Count the rounds of a match file and list it. What is wrong with the file is listed too."""
        stamp = stamp_of(path)
        found = Found()
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
        row = (one.key, header.begun, one.number, table.rules, len(table.seats), rival_of(table), one.turns)
        self.ledger.put("rounds", [(*row, int(one.blocked))])
        rows = [
            (
                *(one.key, seat.seat, clean(setup.name), int(setup.kind == HUMAN), seat.place, int(seat.won)),
                *(seat.plays, seat.drawn, seat.calls, seat.catches, seat.caught),
                *(seat.challenges, seat.challenges_right, seat.score),
            )
            for seat, setup in zip(one.seats, table.seats, strict=True)
            if seat.place
        ]
        self.ledger.put("round_seats", rows)

    def _put_match(self, header: Header, state: State, key: str) -> None:
        winners = winners_of(state)
        rows = [
            (key, seat, header.begun, clean(setup.name), int(setup.kind == HUMAN), int(seat in winners))
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
        folders = {path.name: path for path in match_files()}
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


def _only(who: str | None) -> tuple[str, tuple[str, ...]]:
    return ("", ()) if who is None else (" AND name = ?", (clean(who),))
