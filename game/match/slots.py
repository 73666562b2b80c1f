"""Three places where a player keeps a match by hand, beside the running one and never touched by it.

A kept match is a copy of the log (``saves/kept-1.match``): it leads to the very act at which it was kept. Loaded, it
becomes the running match and is played on in a file of its own; the place keeps what it holds.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game import paths
from game.match import log, saves
from game.match.log import Header, LogError
from game.match.recorder import Recorder
from game.match.saves import Saved
from game.match.session import Session

PLACES = (1, 2, 3)


class NotKept(Exception):
    """A match could not be kept; the text is the system's reason, empty when the match is not written down at all."""


@dataclass(frozen=True)
class Kept:
    """What lies in a place. `header` is None and `problem` a code of `LogError` when it cannot be followed.

    `when` are seconds since the epoch, the time at which it was kept.
    """

    place: int
    when: float
    header: Header | None = None
    round_number: int = 0
    acts: int = 0
    totals: tuple[int, ...] = ()
    problem: str = ""


def path_of(place: int) -> Path:
    """Return the file of a place."""
    return saves.folder() / f"kept-{place}{saves.ENDING}"


def look(place: int) -> Kept | None:
    """Return what lies in a place, None when it is empty. Nothing is changed, whatever is in the file."""
    path = path_of(place)
    try:
        when = path.stat().st_mtime
    except OSError:
        return None
    header = None
    try:
        found = log.read_file(path)
        header = found.header
        played = log.play(found)
    except LogError as error:
        return Kept(place, when, header, problem=error.code)
    return Kept(place, when, header, played.state.round_number, played.acts, played.state.totals)


def any_kept() -> bool:
    """Say whether there is anything in any place."""
    return any(path_of(place).is_file() for place in PLACES)


def keep(place: int, session: Session) -> None:
    """Keep a match as it is now in a place, instead of what lay there. Raises NotKept; then nothing has changed."""
    record = session.record
    if not isinstance(record, Recorder) or record.problem:
        raise NotKept(record.problem if record is not None else "")
    try:
        paths.write_atomically(path_of(place), record.path.read_bytes())
    except OSError as error:
        raise NotKept(error.strerror or str(error)) from error


def load(place: int) -> Saved:
    """Make the match in a place the running one and return it. The running one, closed before, goes to the replays.

    Raises LogError when there is none or it cannot be followed, OSError when nothing can be written.
    """
    path = path_of(place)
    try:
        return saves.begin_from(_bytes(path))
    except LogError as error:
        error.path = path
        raise


def empty(place: int) -> None:
    """Throw away what lies in a place. Raises OSError when it cannot be."""
    path_of(place).unlink(missing_ok=True)


def _bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(log.LARGEST_FILE + 1)
    except OSError as error:
        raise LogError("unreadable", detail=error.strerror or str(error), path=path) from error
