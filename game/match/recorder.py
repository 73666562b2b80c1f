"""Writes a match down act by act: in the file at once, on the disk within a second, whatever happens to the game.

Each act goes to the system with its own write, so killing the game loses nothing. Against the power going, a thread
has the disk written at most once a second, and at the end of every round. A full or lost disk never stops the match:
`problem` then says what is the matter, and what could not be written is written as soon as it can.
"""

from __future__ import annotations

import contextlib
import io
import os
import threading
from collections.abc import Callable
from pathlib import Path

from game import paths
from game.engine import State
from game.match.log import ACTS_PER_DIGEST, Header, digest_line, header_text

SYNC_SECONDS = 1.0
"""At most this often the disk is written (the design's figure)."""

LONGEST_SYNC = 5.0
"""Seconds that closing waits for a slow disk."""


class Recorder:
    """The log of the running match. `problem` is the system's reason why it cannot be written, empty when it can."""

    def __init__(
        self, path: Path, finish: Callable[[Path], Path | None], *, size: int = 0, acts: int = 0, waiting: bytes = b""
    ) -> None:
        """Go on writing the log at `path`, of which `size` bytes and `acts` acts are good; what follows is cut off.

        `finish` puts the file of a finished match where it belongs, and returns where. `waiting` is written first.
        """
        self.path, self.problem = path, ""
        self._finish, self._size, self._acts, self._waiting = finish, size, acts, waiting
        self._file: io.FileIO | None = None
        self._unsynced, self._closing = threading.Event(), threading.Event()
        self._hurry = threading.Event()
        self._write()
        self._thread = threading.Thread(target=self._sync_now_and_then, name="save", daemon=True)
        self._thread.start()

    @classmethod
    def begin(cls, path: Path, header: Header, finish: Callable[[Path], Path | None]) -> Recorder:
        """Begin a new log at `path`, in the place of whatever is there."""
        text = header_text(header).encode("utf-8")
        try:
            paths.write_atomically(path, text)
        except OSError:
            return cls(path, finish, waiting=text)
        return cls(path, finish, size=len(text))

    def act(self, line: str, state: State) -> None:
        """Write down an act that has been done; `state` is the table after it."""
        self._acts += 1
        text = line + "\n"
        if self._acts % ACTS_PER_DIGEST == 0 or state.match_over:
            text += digest_line(self._acts, state) + "\n"
        self._waiting += text.encode("utf-8")
        self._write()
        self._unsynced.set()
        if state.round_over:
            self._hurry.set()

    def note(self, line: str) -> None:
        """Write down a line that is no act."""
        self._waiting += f"{line}\n".encode()
        self._write()
        self._unsynced.set()

    def close(self, *, finished: bool) -> None:
        """Write no more; the file of a finished match is put where it belongs."""
        self._closing.set()
        self._hurry.set()
        self._unsynced.set()
        self._thread.join(LONGEST_SYNC)
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.close()
            self._file = None
        if finished and not self.problem:
            with contextlib.suppress(OSError):
                self.path = self._finish(self.path) or self.path

    def _write(self) -> None:
        """Write what waits. A disk that takes only a part of it gets the rest the next time."""
        try:
            if self._file is None:
                self._file = self._opened()
            while self._waiting:
                self._file.seek(self._size)
                written = self._file.write(self._waiting) or 0
                self._size += written
                self._waiting = self._waiting[written:]
                if not written:
                    raise OSError("nothing was written")
            self.problem = ""
        except OSError as error:
            self.problem = error.strerror or str(error)

    def _opened(self) -> io.FileIO:
        mode = "r+" if self.path.exists() else "w+"
        file = io.FileIO(self.path, mode)
        file.truncate(self._size)
        return file

    def _sync_now_and_then(self) -> None:
        while not self._closing.is_set():
            self._unsynced.wait()
            self._unsynced.clear()
            self._sync()
            self._hurry.wait(SYNC_SECONDS)
            self._hurry.clear()
        self._sync()

    def _sync(self) -> None:
        file = self._file
        if file is not None:
            with contextlib.suppress(OSError, ValueError):  # closed or lost: the next write says so
                os.fsync(file.fileno())
