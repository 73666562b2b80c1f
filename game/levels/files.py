"""Opening files that a map names, and no others.

A path in a map is text from a stranger. It is judged as text first, on every system by the rules of all of them; then
where it leads, links followed, must lie in a folder that is allowed; then it must be a plain file, so that nothing is
ever waited for; and it is opened in a way that holds even if it is swapped in between.
"""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from game.levels.problems import Refusal

_FLAGS = (
    os.O_RDONLY
    | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_NOFOLLOW", 0)
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_CLOEXEC", 0)
)
"""Never wait for a pipe, never follow a link put there after the look; Windows has neither flag and needs neither."""

_DEVICE = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?", re.IGNORECASE)
_FORBIDDEN = re.compile(r'[\x00-\x1f\x7f\\:<>"|?*]')


class Files:
    """The files one level may read: those in `roots`, folders that are allowed as a whole.

    `vouched` is a root whose content came with the game and was looked at when it was made.
    """

    def __init__(self, *roots: Path, vouched: Path | None = None) -> None:
        self.vouched = vouched.resolve() if vouched else None
        self.roots = tuple(root.resolve() for root in roots) + ((self.vouched,) if self.vouched else ())

    def vouches(self, path: Path) -> bool:
        """Say whether a path that `find` returned is of the game's own."""
        return self.vouched is not None and path.is_relative_to(self.vouched)

    def find(self, folder: Path, source: str, *kinds: str) -> Path:
        """Return the plain file that `source` names, seen from `folder`; `kinds` are the endings it may have.

        Nothing is opened. Raises Refusal: ``path_form``, ``path_outside``, ``file_kind``, ``file_missing``,
        ``file_special``.
        """
        _judge_text(source)
        if kinds and not source.lower().endswith(kinds):
            raise Refusal("file_kind", file=source, kinds=" ".join(kinds))
        # Where the text alone leads out, the disk is not even asked: `..` past a link would change its meaning.
        if not self._inside(Path(os.path.normpath(folder.resolve() / source))):
            raise Refusal("path_outside", file=source)
        try:
            path = (folder / source).resolve()
        except (OSError, RuntimeError, ValueError):
            raise Refusal("path_outside", file=source) from None
        if not self._inside(path):
            raise Refusal("path_outside", file=source)
        try:
            mode = path.lstat().st_mode
        except (OSError, ValueError):
            raise Refusal("file_missing", file=source) from None
        if not stat.S_ISREG(mode):
            raise Refusal("file_special", file=source)
        return path

    @contextmanager
    def opened(self, path: Path, limit: int) -> Iterator[tuple[BinaryIO, int]]:
        """Open a path that `find` returned; give the file and its size. Trouble while it is read is a Refusal too.

        Raises Refusal: ``file_special``, ``file_large`` (over `limit` bytes), ``file_unreadable``.
        """
        try:
            handle = os.open(path, _FLAGS)
        except OSError as error:
            raise Refusal("file_unreadable", file=path.name, reason=error.strerror or str(error)) from None
        try:
            with os.fdopen(handle, "rb") as file:
                status = os.fstat(handle)
                if not stat.S_ISREG(status.st_mode):
                    raise Refusal("file_special", file=path.name)
                if status.st_size > limit:
                    raise Refusal("file_large", file=path.name, size=status.st_size, limit=limit)
                yield file, status.st_size
        except OSError as error:
            raise Refusal("file_unreadable", file=path.name, reason=error.strerror or str(error)) from None

    def read(self, path: Path, limit: int) -> bytes:
        """Return the content of a path that `find` returned, at most `limit` bytes; raises Refusal."""
        with self.opened(path, limit) as (file, _size):
            return file.read(limit)

    def _inside(self, path: Path) -> bool:
        return any(path.is_relative_to(root) for root in self.roots)


def _judge_text(source: str) -> None:
    parts = source.split("/")
    if not source or source.startswith(("/", "~")) or _FORBIDDEN.search(source):
        raise Refusal("path_form", file=source)
    for part in parts:
        spaced = part not in ("..", ".") and part != part.rstrip(". ")
        if not part or spaced or _DEVICE.fullmatch(part):
            raise Refusal("path_form", file=source)
