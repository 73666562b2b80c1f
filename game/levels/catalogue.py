"""Every level there is: those that came with the game and those the user has put into their folder.

A level that cannot be played is in the list with everything that is wrong with it. The game's own are read once; the
user's every time, for their maker may be at work on them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from game import paths
from game.levels.files import Files
from game.levels.load import read_level
from game.levels.problems import LevelError, LevelProblem
from game.levels.venue import Venue

USER = "user/"
"""How the ids of the user's own levels begin."""
MAX_USER_LEVELS = 200
"""Maps looked at in the user's folder; a folder with more is not one of levels."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A map that was found: its venue, or else what is wrong with it."""

    id: str
    path: Path
    shipped: bool
    venue: Venue | None
    problems: tuple[LevelProblem, ...] = ()


_kept: dict[Path, Entry] = {}


def shipped_levels() -> tuple[Entry, ...]:
    """Return the levels of the game, in the order of the village road."""
    entries = [read(path) for path in sorted(paths.LEVELS.glob("*.tmx"))]
    return tuple(sorted(entries, key=lambda entry: entry.venue.order if entry.venue else 0))


def user_levels() -> tuple[Entry, ...]:
    """Return the levels in the user's folder: maps in it, and maps in folders of their own in it."""
    return tuple(read(path) for path in maps_in(paths.user_levels()))


def find(name: str) -> Entry:
    """Return the level with an id, or in a map given by its path. Raises KeyError when there is neither."""
    path = Path(name)
    if path.suffix.lower() != ".tmx":
        inside = name.removeprefix(USER)
        folder = paths.user_levels() if name.startswith(USER) else paths.LEVELS
        path = next((path for path in maps_in(folder) if _inner_name(path, folder) == inside), path)
    if path.suffix.lower() != ".tmx" or not path.exists():
        raise KeyError(name)
    return read(path)


def maps_in(folder: Path) -> tuple[Path, ...]:
    """Return the maps in a folder and in the folders in it, by name; none when it cannot be read."""
    return tuple(sorted(_maps_in(folder))[:MAX_USER_LEVELS])


def read(path: Path) -> Entry:
    """Read one map, by the rules for its place: the game's own may use the game's art, any other its own folder."""
    if path in _kept:
        return _kept[path]
    entry = _read(path)
    if entry.shipped:
        _kept[path] = entry
    return entry


def _read(path: Path) -> Entry:
    shipped = _is_shipped(path)
    files = Files(paths.LEVELS, vouched=paths.ASSETS) if shipped else Files(path.parent)
    name = _id(path, shipped)
    if not shipped and _leads_out(path, paths.user_levels()):
        return Entry(name, path, shipped, None, (LevelProblem("path_outside", values={"file": path.name}),))
    try:
        return Entry(name, path, shipped, read_level(path, name, files, shipped=shipped))
    except LevelError as error:
        return Entry(name, path, shipped, None, error.problems)


def _is_shipped(path: Path) -> bool:
    try:
        return path.resolve().is_relative_to(paths.LEVELS.resolve())
    except (OSError, RuntimeError):  # a link that leads to itself
        return False


def _leads_out(path: Path, folder: Path) -> bool:
    """Say whether a folder linked into `folder` puts `path` elsewhere: what came as a level stays in its place."""
    return path.absolute().is_relative_to(folder.absolute()) and not path.parent.resolve().is_relative_to(
        folder.resolve()
    )


def _id(path: Path, shipped: bool) -> str:
    return path.stem if shipped else USER + _inner_name(path, paths.user_levels())


def _inner_name(path: Path, folder: Path) -> str:
    whole, folder = path.absolute(), folder.absolute()
    inner = whole.relative_to(folder) if whole.is_relative_to(folder) else Path(path.name)
    return inner.with_suffix("").as_posix()


def _maps_in(folder: Path) -> Iterator[Path]:
    for pattern in ("*.tmx", "*/*.tmx"):
        try:
            yield from folder.glob(pattern)
        except OSError:
            continue
