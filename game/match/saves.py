"""Where matches are kept: the running one, and the finished ones among the replays.

The running match is ``saves/running.match`` in the user's folder; it is there from its first deal until it is over. A
second copy of the game in the same folder has ``running-2.match`` (`copies`).
Finished matches move to ``replays/``, and so does one that is given up for a new match, under another name; of those
the oldest go when there are too many (`keeping`). A file that cannot be followed is renamed (``running.match.damaged``,
``.damaged-2`` …), never deleted.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from game import __version__, paths
from game.engine import State
from game.engine.events import Event
from game.match import copies, keeping, log
from game.match.log import Header, LogError, Played
from game.match.question import Thinker
from game.match.recorder import Recorder
from game.match.session import Session
from game.match.table import Pace, Table

RUNNING = "running.match"
ENDING = ".match"


def folder() -> Path:
    """Return the folder of the matches that can be continued."""
    return paths.user_data() / "saves"


def replays() -> Path:
    """Return the folder of the matches that have been played."""
    return paths.user_data() / "replays"


def running_path() -> Path:
    """Return where the match in progress is kept: each copy of the game that is open has a file of its own."""
    return _running_of(copies.number(folder()))


def _running_of(copy: int) -> Path:
    return folder() / (RUNNING if copy == 1 else RUNNING.replace(".", f"-{copy}."))


def is_running(path: Path) -> bool:
    """Say whether a file is that of the match in progress."""
    return path == running_path()


def second_copy() -> bool:
    """Say whether another copy of the game was open in the user's folder before this one."""
    return copies.number(folder()) > 1


def take_over() -> None:
    """Take over what was in progress in copies that are open no more: one match may be continued, the others looked at.

    Only the first copy does that, when it starts.
    """
    if second_copy():
        return
    for copy in range(2, copies.MOST):
        path = _running_of(copy)
        if not path.is_file():
            continue
        with copies.if_free(folder(), copy) as free, contextlib.suppress(OSError):
            if free and has_running():
                _to_replays(path, "-unfinished")
            elif free:
                path.replace(running_path())


def has_running() -> bool:
    """Say whether there is a match in progress (whether it can be followed shows when it is loaded)."""
    return running_path().is_file()


def running_header() -> Header | None:
    """Return what the match in progress began with, for a title screen; None when there is none or it is damaged."""
    try:
        return log.read_file(running_path()).header
    except LogError:
        return None


@dataclass(frozen=True)
class Saved:
    """A match in progress, as it was left."""

    header: Header
    played: Played
    size: int

    def session(self, *, pace: Pace | None = None, thinker: Thinker | None = None) -> Session:
        """Go on playing it, writing on in the same file."""
        played = self.played
        record = Recorder(running_path(), _to_replays, size=self.size, acts=played.acts)
        session = Session(
            played.table, played.state, played.events, played.acts, pace=pace, record=record, thinker=thinker
        )
        session.on_round = partial(_count, self.header)
        session.persons = played.persons
        return session


def new_session(table: Table, seed: int, *, pace: Pace | None = None, thinker: Thinker | None = None) -> Session:
    """Begin a match that is written down from its first deal; one that was in progress goes to the replays.

    Raises RuleError when the table's rules cannot be understood or dealt; then nothing has changed.
    """
    session = Session.new(table, seed, pace=pace, thinker=thinker)
    path = running_path()
    with contextlib.suppress(OSError):
        give_up_running()
    header = Header(__version__, seed, table, time.strftime("%Y-%m-%dT%H:%M:%S"))
    session.record = Recorder.begin(path, header, _to_replays)
    session.on_round = partial(_count, header)
    return session


def give_up_running() -> None:
    """Put the match in progress, if there is one, with the replays. Raises OSError when that cannot be done."""
    path = running_path()
    if path.is_file():
        _to_replays(path, "-unfinished")


def begin_from(data: bytes) -> Saved:
    """Let the match written in `data` be the one in progress; the one that was goes to the replays.

    Raises LogError when it cannot be followed or is over, OSError when it cannot be written; then nothing has changed.
    """
    found = log.read(data)
    played = log.play(found)
    if played.state.match_over:
        raise LogError("over")
    good, path = data[: found.size], running_path()
    coming = path.with_name(f"{path.name}.coming")
    paths.write_atomically(coming, good)
    if not (path.is_file() and good.startswith(path.read_bytes())):  # nothing is lost of a match that goes on in this
        give_up_running()
    coming.replace(path)
    return Saved(found.header, played, found.size)


def load_running() -> Saved | None:
    """Return the match in progress, or None when there is none.

    Raises LogError when it cannot be followed: the file is then set aside (`kept_as` says under which name), and the
    next call returns None. A match that turns out to be over is put with the replays.
    """
    path = running_path()
    if not path.exists():
        return None
    try:
        found = log.read_file(path)
        played = log.play(found)
    except LogError as error:
        error.path = path
        if error.code != "unreadable":
            with contextlib.suppress(OSError):
                error.kept_as = paths.set_aside(path)
        raise
    if played.state.match_over:
        with contextlib.suppress(OSError):
            _to_replays(path)
        return None
    return Saved(found.header, played, found.size)


def _count(header: Header, state: State, events: Sequence[Event]) -> None:
    """Tell the statistics of a round that has ended; they are loaded when first needed."""
    from game.match import statistics

    statistics.note(header, state, events)


def _to_replays(path: Path, ending: str = "") -> Path:
    """Move the log at `path` to the replays, under a name of its own, and return where it is."""
    replays().mkdir(parents=True, exist_ok=True)
    stem = time.strftime("%Y-%m-%d-%H%M%S") + ending
    target = replays() / (stem + ENDING)
    number = 2
    while target.exists():
        target = replays() / f"{stem}-{number}{ENDING}"
        number += 1
    moved = path.replace(target)
    keeping.thin_out(replays(), ENDING)
    return moved
