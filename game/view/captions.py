"""Captions: what can be heard, in words, for a while."""

from __future__ import annotations

from game.view.table_view import TableView

STAYS_MS = 3200.0
MOST = 3


class Captions:
    """The last few captions, newest last."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.lines: list[tuple[str, float]] = []

    def add(self, words: str, now: float) -> None:
        """Show a caption from now on, if captions are wanted."""
        if not self.view.comfort.captions or not words:
            return
        self.lines = [*self.lines, (words, now + STAYS_MS)][-MOST:]
        self._show()

    def update(self, now: float) -> None:
        """Take away what has stayed long enough."""
        kept = [line for line in self.lines if line[1] > now]
        if len(kept) != len(self.lines):
            self.lines = kept
            self._show()

    def _show(self) -> None:
        self.view.hud.caption([words for words, _until in self.lines])
