"""A bar for work that takes longer than two seconds, on a terminal only."""

from __future__ import annotations

import sys
import time
from types import TracebackType

SHOWN_AFTER = 2.0
"""Seconds before a bar appears: shorter work needs none (DESIGN.md section 9)."""

_REDRAWN_EVERY = 0.1
_WIDTH = 30


class Progress:
    """Counts to `total` on standard error; use as a context manager, so that the bar is gone in the end."""

    def __init__(self, total: int, what: str) -> None:
        self._total, self._what, self._done = total, what, 0
        self._begun = self._drawn = time.monotonic()
        self._on = sys.stderr is not None and sys.stderr.isatty()
        self._shown = False

    def step(self, count: int = 1) -> None:
        """Say that so many more are done."""
        self._done += count
        now = time.monotonic()
        if self._on and now - self._begun > SHOWN_AFTER and now - self._drawn > _REDRAWN_EVERY:
            self._drawn, self._shown = now, True
            full = _WIDTH * self._done // max(1, self._total)
            bar = "█" * full + "·" * (_WIDTH - full)
            print(f"\r{bar} {self._done}/{self._total} {self._what}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Take the bar away, so that a line can be printed."""
        if self._shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
            self._shown = False

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.clear()
