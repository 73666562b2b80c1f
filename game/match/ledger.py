"""The database of the statistics: opened, brought up to date, mended; never a reason to stop playing.

It lies beside the replays it is made from and can be made from them again at any time, so nothing here is precious: a
damaged file is set aside and a new one begun; one that cannot be written, or was written by a newer version, is left
alone and everything is kept in memory until the game is closed. `Ledger.problem` says which of these it was.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from game import paths

FILE = "statistics.sqlite"

DAMAGED, UNWRITABLE, NEWER = "damaged", "unwritable", "newer"
"""What can be the matter with the file."""

STEPS: tuple[str, ...] = (
    """
    CREATE TABLE files (
        name TEXT PRIMARY KEY, size INTEGER NOT NULL, changed INTEGER NOT NULL, begun TEXT NOT NULL,
        rules TEXT NOT NULL, seats TEXT NOT NULL, rounds INTEGER NOT NULL, acts INTEGER NOT NULL,
        over INTEGER NOT NULL, winners TEXT NOT NULL, totals TEXT NOT NULL, problem TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE rounds (
        key TEXT PRIMARY KEY, begun TEXT NOT NULL, number INTEGER NOT NULL, rules TEXT NOT NULL,
        seats INTEGER NOT NULL, rival TEXT NOT NULL, turns INTEGER NOT NULL, blocked INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE round_seats (
        round TEXT NOT NULL REFERENCES rounds(key), seat INTEGER NOT NULL, name TEXT NOT NULL,
        person INTEGER NOT NULL, place INTEGER NOT NULL, won INTEGER NOT NULL, plays INTEGER NOT NULL,
        drawn INTEGER NOT NULL, calls INTEGER NOT NULL, catches INTEGER NOT NULL, caught INTEGER NOT NULL,
        challenges INTEGER NOT NULL, challenges_right INTEGER NOT NULL, score INTEGER NOT NULL,
        PRIMARY KEY (round, seat)
    ) WITHOUT ROWID;
    CREATE TABLE match_seats (
        match TEXT NOT NULL, seat INTEGER NOT NULL, begun TEXT NOT NULL, name TEXT NOT NULL,
        person INTEGER NOT NULL, won INTEGER NOT NULL, PRIMARY KEY (match, seat)
    ) WITHOUT ROWID;
    """,
    """
    CREATE INDEX rounds_in_order ON rounds (begun, number);
    CREATE INDEX seats_of_people ON round_seats (person, name);
    """,
)
"""How the database came to be, step by step: the version of a file is how many of these it has been through."""

VERSION = len(STEPS)
TABLES = ("files", "rounds", "round_seats", "match_seats")

PATIENCE = 1.0
"""Seconds to wait for another running game that is just writing."""


class Ledger:
    """A connection to the database that always works, if need be in memory. Close it when done."""

    def __init__(self, path: Path | None = None, *, check: bool = False) -> None:
        """Open the user's database, or the one at `path`. `check` has the whole file looked over first."""
        self.path = path or paths.user_data() / FILE
        self.problem = ""
        self.detail = ""
        """The system's words for the problem."""
        self.kept_as: Path | None = None
        """Where a damaged file was put."""
        self._connection = self._opened(check)

    # Opening -------------------------------------------------------------------------------------------------------
    def _opened(self, check: bool) -> sqlite3.Connection:
        try:
            return self._connect(check)
        except (sqlite3.OperationalError, OSError) as error:
            return self._in_memory(UNWRITABLE, str(error))
        except _NewerVersionError:
            return self._in_memory(NEWER, "")
        except sqlite3.DatabaseError as error:
            return self._begun_anew(str(error))

    def _connect(self, check: bool) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None)
        try:
            connection.execute("PRAGMA synchronous = OFF")  # what a power cut takes is made again from the replays
            if check and connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                raise sqlite3.DatabaseError("quick check")
            _bring_up_to_date(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _begun_anew(self, detail: str) -> sqlite3.Connection:
        try:
            self.kept_as = paths.set_aside(self.path)
            connection = self._connect(check=False)
        except (sqlite3.Error, OSError) as error:
            return self._in_memory(UNWRITABLE, str(error))
        self.problem, self.detail = DAMAGED, detail
        return connection

    def _in_memory(self, problem: str, detail: str) -> sqlite3.Connection:
        self.problem, self.detail = problem, detail
        connection = sqlite3.connect(":memory:", isolation_level=None)
        _bring_up_to_date(connection)
        return connection

    # Working -------------------------------------------------------------------------------------------------------
    def rows(self, query: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """Return what a query finds."""
        return self._connection.execute(query, values).fetchall()

    def put(self, table: str, rows: Sequence[Sequence[Any]], *, replace: bool = False) -> None:
        """Put rows into a table; of those that are there already the old ones stay unless they are to be replaced."""
        if rows:
            marks = ", ".join("?" * len(rows[0]))
            verb = "REPLACE" if replace else "IGNORE"
            self._connection.executemany(f"INSERT OR {verb} INTO {table} VALUES ({marks})", rows)  # noqa: S608

    def remove(self, query: str, values: Sequence[Any] = ()) -> None:
        """Do a statement that takes something out."""
        self._connection.execute(query, values)

    @contextlib.contextmanager
    def writing(self) -> Iterator[None]:
        """Do all that is written inside, or nothing of it. What the disk refuses is done again in memory by retrying.

        Raises Moved when the database has just gone into memory and the same has to be written once more.
        """
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            yield
            self._connection.execute("COMMIT")
        except sqlite3.OperationalError as error:
            self._leave_the_disk(error)
            raise Moved from error
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            raise

    def _leave_the_disk(self, error: sqlite3.OperationalError) -> None:
        old = self._connection
        with contextlib.suppress(sqlite3.Error):
            old.execute("ROLLBACK")
        memory = sqlite3.connect(":memory:", isolation_level=None)
        with contextlib.suppress(sqlite3.Error):
            old.backup(memory)
        old.close()
        memory.execute("PRAGMA max_page_count = 1073741823")
        _bring_up_to_date(memory)
        self._connection = memory
        self.problem, self.detail = UNWRITABLE, str(error)

    def close(self) -> None:
        """Close the database."""
        self._connection.close()


class Moved(Exception):
    """The disk could not be written; the database is in memory now."""


class _NewerVersionError(Exception):
    """A newer version of the game wrote the file."""


def _bring_up_to_date(connection: sqlite3.Connection) -> None:
    """Take the database through the steps it has not been through yet, each as a whole."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > VERSION:
        raise _NewerVersionError
    for number, step in enumerate(STEPS[version:], version + 1):
        connection.executescript(f"BEGIN; {step} PRAGMA user_version = {number}; COMMIT;")
    there = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not there.issuperset(TABLES):
        raise sqlite3.DatabaseError("tables are missing")
