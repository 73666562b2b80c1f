"""Where things lie: the game's own files and the user's folders, the same from source, wheel and bundle.

The user's folders are the platform's own, or all one folder after `set_data_dir`. They are made when first asked for.
A folder that cannot be made is returned all the same: whoever writes there gets an `OSError` that names it, and
`problem` says beforehand what is the matter.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import shutil
import tempfile
from pathlib import Path

import platformdirs

APP = "house-rules"

_ABOVE = Path(__file__).resolve().parents[1]
_PACKED = Path(__file__).resolve().parent / "_data"
_ROOT = _PACKED if _PACKED.is_dir() else _ABOVE

ASSETS = _ROOT / "assets"
"""Pictures, sounds, fonts and catalogues that came with the game."""

LEVELS = _ROOT / "levels"
"""The Tiled maps that came with the game."""

_data_dir: Path | None = None


def set_data_dir(path: Path | None) -> None:
    """Keep everything of the user's in `path`; None goes back to the platform's own folders."""
    global _data_dir
    _data_dir = None if path is None else path.expanduser().absolute()


def user_config() -> Path:
    """Return the folder of the settings."""
    return _made(_data_dir or platformdirs.user_config_path(APP, appauthor=False))


def user_data() -> Path:
    """Return the folder of saves, replays and statistics."""
    return _made(_data_dir or platformdirs.user_data_path(APP, appauthor=False))


def user_state() -> Path:
    """Return the folder of crash reports and other things nobody misses."""
    return _made(_data_dir or platformdirs.user_state_path(APP, appauthor=False))


def user_levels() -> Path:
    """Return the folder where the user puts levels of their own."""
    return _made(user_data() / "levels")


def why_not_writable(folder: Path) -> str:
    """Return the system's reason why nothing can be written in `folder`; empty when something can."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return ""
    except OSError as error:
        return error.strerror or str(error)


def problem() -> str | None:
    """Return None, or what `game.trouble` makes a sentence of when nothing of the user's can be kept."""
    for folder in (user_config(), user_data()):
        reason = why_not_writable(folder)
        if reason:
            return f"folder:{folder}, {reason}"
    return None


def write_atomically(path: Path, data: bytes, keep: int = 0) -> None:
    """Put `data` into `path` so that after a crash either the old or the new content is there, whole.

    With `keep`, that many older contents stay beside it as ``NAME.1`` (the youngest), ``NAME.2`` and so on.
    Raises OSError when the disk is full, the folder cannot be written, or the like; `path` is then as it was.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}-", suffix=".tmp", dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if keep and path.exists():
            _keep_older(path, keep)
        temporary.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Have the system write down the names in `folder`; Windows does this by itself."""
    if os.name == "nt":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def set_aside(path: Path) -> Path:
    """Rename a damaged file so that it is kept but not read again, and return its new name.

    Raises OSError when it cannot be renamed.
    """
    aside = path.with_name(f"{path.name}.damaged")
    number = 2
    while aside.exists():
        aside = path.with_name(f"{path.name}.damaged-{number}")
        number += 1
    return path.rename(aside)


def _made(folder: Path) -> Path:
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def _keep_older(path: Path, keep: int) -> None:
    older = [path.with_name(f"{path.name}.{number}") for number in range(1, keep + 1)]
    for young, old in reversed(list(itertools.pairwise(older))):
        if young.exists():
            young.replace(old)
    shutil.copy2(path, older[0])
