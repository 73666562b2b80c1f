"""Which copy of the game this is, where several are open in one folder: each keeps a running match of its own.

A copy holds the lowest number that is free: the system locks a file of that number (``copy-1.lock``, empty) for as long
as the process lives, so a copy that was killed leaves nothing behind that could be mistaken for one. Where files cannot
be locked or made, every copy is the first.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

MOST = 99
"""Numbers that are tried; nobody opens so many games."""

_BUSY = {errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK}
"""What systems answer when another process holds a lock."""


class _Held(NamedTuple):
    folder: Path
    number: int
    handle: int
    """The open lock file; -1 where files cannot be locked."""


_held: _Held | None = None


def number(folder: Path) -> int:
    """Return the number of this copy among those that use `folder`; it is taken when first asked for."""
    global _held
    if _held is None or _held.folder != folder:
        release()
        _held = _taken(folder)
    return _held.number


def release() -> None:
    """Give the number back."""
    global _held
    if _held is not None and _held.handle >= 0:
        os.close(_held.handle)
    _held = None


@contextlib.contextmanager
def if_free(folder: Path, number: int) -> Iterator[bool]:
    """Say whether no copy has that number, and see to it that none takes it meanwhile."""
    handle = _lock(folder, number)
    try:
        yield handle is not None and handle >= 0
    finally:
        if handle is not None and handle >= 0:
            os.close(handle)


def _taken(folder: Path) -> _Held:
    for tried in range(1, MOST):
        handle = _lock(folder, tried)
        if handle is not None:
            return _Held(folder, tried, handle)
    return _Held(folder, MOST, -1)


def _lock(folder: Path, number: int) -> int | None:
    """Return a number's lock file, open and locked; None when another copy has it, -1 where nothing can be locked."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handle = os.open(folder / f"copy-{number}.lock", os.O_RDWR | os.O_CREAT, 0o644)
    except OSError:
        return -1
    try:
        _lock_file(handle)
    except OSError as error:
        os.close(handle)
        return None if error.errno in _BUSY else -1
    return handle


if sys.platform == "win32":
    import msvcrt

    def _lock_file(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock_file(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
