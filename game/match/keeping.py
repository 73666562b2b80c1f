"""How many finished matches stay on the disk: the newest, and whichever the user wants to keep.

What is kept is marked in its file name, so that the mark goes wherever the file goes.
"""

from __future__ import annotations

import contextlib
from pathlib import Path

MOST = 1000
"""Matches that stay beside those that are marked; one is a few kilobytes."""

MARK = "-kept"
"""What the name of a kept match ends in, before its ending."""


def is_kept(path: Path) -> bool:
    """Say whether a match is marked to be kept."""
    return path.stem.endswith(MARK)


def keep(path: Path, *, on: bool) -> Path:
    """Mark a match to be kept, or take the mark off, and return where it is now.

    Raises OSError when it cannot be renamed, FileExistsError when there is another of that name.
    """
    if is_kept(path) == on:
        return path
    stem = path.stem + MARK if on else path.stem.removesuffix(MARK)
    target = path.with_name(stem + path.suffix)
    if target.exists():
        raise FileExistsError(f"{target} is there already")
    return path.rename(target)


def thin_out(folder: Path, ending: str, most: int = MOST) -> int:
    """Throw away the oldest matches of a folder beyond `most` and return how many; marked ones stay and do not count.

    What cannot be thrown away stays: it is tried again the next time.
    """
    loose: list[tuple[int, str, Path]] = []
    with contextlib.suppress(OSError):
        for path in folder.glob(f"*{ending}"):
            if not is_kept(path):
                loose.append((path.stat().st_mtime_ns, path.name, path))
    gone = 0
    for _time, _name, path in sorted(loose)[: max(0, len(loose) - most)]:
        with contextlib.suppress(OSError):
            path.unlink()
            gone += 1
    return gone
