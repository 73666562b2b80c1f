"""The act log: a text file that is the save, the replay and the bug report of a match.

    house-rules match 1
    {"game":"0.1.0","seed":7,"table":{…},"begun":"2026-01-31T18:00:00"}
    2 play r5
    0 draw
    = 20 58e1c0de7a3b9f24

After two lines of header every line is one act (`writing`); after every 20 acts, and when the match is over, a line
``= ACTS DIGEST`` says what the table must look like there. A line ``~ SEAT human`` or ``~ SEAT computer LEVEL`` says
that from there on a person plays the seat, or the computer does. A last line without its end was being written when the
power went, and does not count.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import msgspec

from game.engine import State, apply, new_match
from game.engine.actions import Action
from game.engine.errors import Refused
from game.engine.events import Event
from game.match.privacy import people
from game.match.table import COMPUTER, HUMAN, Kind, Table, game_of, handed_over
from game.match.writing import read_act

MAGIC = "house-rules match"
FORMAT = 1

ACTS_PER_DIGEST = 20

DIGEST, HAND_OVER = "= ", "~ "
"""What lines begin with that are no acts."""

LARGEST_FILE = 4 * 1024 * 1024
"""A match of ten seats to 500 points is well under 200 KiB."""

MOST_ACTS = 200_000
LONGEST_LEVEL = 24
LONGEST_LINE = 2000
"""Characters of an act; a play of every card of four packs is shorter."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a match began with: the version of the game, the seed, the table, and when (local time, for lists)."""

    game: Annotated[str, msgspec.Meta(max_length=32)]
    seed: Annotated[int, msgspec.Meta(ge=0, le=0x7FFF_FFFF_FFFF_FFFF)]
    table: Table
    begun: Annotated[str, msgspec.Meta(max_length=32)] = ""


class LogError(Exception):
    """A log that cannot be followed. `line` counts from 1 (0: the file as a whole); `detail` is for people who mend.

    `code` is one of: unreadable, too_large, not_a_match, newer, header, rules, act, refused, digest; over for a match
    that was to be continued.
    """

    def __init__(self, code: str, line: int = 0, detail: str = "", path: Path | None = None) -> None:
        super().__init__(code, line, detail)
        self.code, self.line, self.detail, self.path = code, line, detail, path
        self.kept_as: Path | None = None

    def __str__(self) -> str:
        where = (
            f"{self.path.name if self.path else 'match'}, line {self.line}" if self.line else str(self.path or "match")
        )
        return f"{where}: {self.code} {self.detail}".rstrip()


@dataclass(frozen=True)
class Log:
    """A log as read: `lines` are what follows the header, `size` the bytes up to the end of the last whole line."""

    header: Header
    lines: tuple[str, ...]
    size: int


@dataclass(frozen=True)
class Played:
    """A log played again: the table after the last act, all events, and how many acts there were."""

    table: Table
    state: State
    events: list[Event]
    acts: int
    persons: tuple[int, ...]
    """The seats that people have played at any time: those who have left may come back."""


def header_text(header: Header) -> str:
    """Return the two lines a log begins with."""
    return f"{MAGIC} {FORMAT}\n{msgspec.json.encode(header).decode('utf-8')}\n"


def digest_line(acts: int, state: State) -> str:
    """Return the line that says what the table must look like after so many acts."""
    return f"= {acts} {state.digest()}"


def hand_over_line(seat: int, kind: Kind, level: str) -> str:
    """Return the line that says who plays a seat from here on."""
    return f"{HAND_OVER}{seat} {kind}" + (f" {level}" if kind == COMPUTER and level else "")


def is_act(line: str) -> bool:
    """Say whether a line after the header is an act, and not a digest or a seat handed over."""
    return not line.startswith((DIGEST, HAND_OVER))


def read_file(path: Path) -> Log:
    """Read the log at `path`. Raises LogError, with the path in it."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
        return read(data)
    except OSError as error:
        raise LogError("unreadable", detail=error.strerror or str(error), path=path) from error
    except LogError as error:
        error.path = path
        raise


def read(data: bytes) -> Log:
    """Read a log from its bytes. Raises LogError."""
    if len(data) > LARGEST_FILE:
        raise LogError("too_large")
    size = data.rfind(b"\n") + 1
    try:
        lines = data[:size].decode("utf-8").split("\n")[:-1]
    except UnicodeDecodeError as error:
        raise LogError("act", data.count(b"\n", 0, error.start) + 1, "not UTF-8") from error
    if len(lines) < 2 or not lines[0].startswith(MAGIC + " "):
        raise LogError("not_a_match", 1)
    version = lines[0][len(MAGIC) + 1 :]
    if version != str(FORMAT):
        raise LogError("newer" if version.isdecimal() else "not_a_match", 1, version[:20])
    if len(lines) > MOST_ACTS:
        raise LogError("too_large", MOST_ACTS)
    try:
        header = msgspec.json.decode(lines[1], type=Header)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise LogError("header", 2, str(error)) from error
    return Log(header, tuple(lines[2:]), size)


def begin(header: Header) -> tuple[State, list[Event]]:
    """Deal the first round of a match. Raises LogError when its rules cannot be understood or dealt."""
    table = header.table
    if table.dealer is not None and not 0 <= table.dealer < len(table.seats):
        raise LogError("header", 2, f"there is no seat {table.dealer} to deal")
    try:
        return new_match(game_of(table), len(table.seats), header.seed, table.dealer)
    except Refused as error:
        raise LogError("rules", 2, str(error)) from error


def play(log: Log, each: Callable[[State, Action, list[Event]], None] | None = None) -> Played:
    """Play `log` again from the first deal, calling `each` after every act.

    Raises LogError at the first line that cannot be understood, is refused, or leaves another table than it should.
    """
    header = log.header
    table = header.table
    state, dealt = begin(header)
    events, acts = list(dealt), 0
    persons = set(people(table))
    for number, line in enumerate(log.lines, start=3):
        if len(line) > LONGEST_LINE:
            raise LogError("act", number, "too long")
        if line.startswith(HAND_OVER):
            table = _handed_over(table, line, number)
            persons.update(people(table))
            continue
        if line.startswith(DIGEST):
            if line != digest_line(acts, state):
                raise LogError("digest", number, f"after {acts} acts the table is {state.digest()}")
            continue
        action, came = _play_line(state, line, number)
        acts += 1
        events.extend(came)
        if each is not None:
            each(state, action, came)
    return Played(table, state, events, acts, tuple(sorted(persons)))


def _handed_over(table: Table, line: str, number: int) -> Table:
    words = line.split()
    seat = int(words[1]) if len(words) in (3, 4) and words[1].isdecimal() else len(table.seats)
    if seat >= len(table.seats) or words[2] not in (HUMAN, COMPUTER) or len(words[-1]) > LONGEST_LEVEL:
        raise LogError("act", number, f"{line[:60]!r}")
    return handed_over(table, seat, HUMAN if words[2] == HUMAN else COMPUTER, words[3] if len(words) == 4 else "")


def _play_line(state: State, line: str, number: int) -> tuple[Action, list[Event]]:
    try:
        action = read_act(state, line)
    except (Refused, ValueError, LookupError) as error:
        raise LogError("act", number, f"{line[:60]!r}: {error}") from error
    try:
        return action, apply(state, action)
    except Refused as error:
        raise LogError("refused", number, f"{line[:60]!r}: {error}") from error
