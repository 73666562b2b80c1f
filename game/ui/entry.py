"""A line of text being typed, and the field that shows it."""

from __future__ import annotations

from collections.abc import Callable

from game.input.intents import Intent, Kind
from game.ui import paper
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.node import HOVERED, PRESS, Act, Node


class Entry:
    """The text of one field while it is edited: what stands, where the caret is, what an input method composes."""

    def __init__(self, node_id: str, words: str, done: Callable[[str], None], most: int = 24) -> None:
        """`done` is called with the text when editing ends; `most` is how many characters there may be."""
        self.id = node_id
        self.words = words
        self.caret = len(words)
        self.composing = ""
        self.most = most
        self._done = done
        self._before = words

    def handle(self, intent: Intent) -> bool:
        """Take an intent; return False when editing is over (Enter keeps the text, Esc brings the old one back)."""
        kind = intent.kind
        if kind is Kind.TEXT:
            self.insert(intent.text)
        elif kind is Kind.COMPOSE:
            self.composing = intent.text
        elif kind is Kind.ERASE and self.caret:
            self.words = self.words[: self.caret - 1] + self.words[self.caret :]
            self.caret -= 1
        elif kind is Kind.ERASE_NEXT:
            self.words = self.words[: self.caret] + self.words[self.caret + 1 :]
        elif kind in (Kind.LEFT, Kind.RIGHT, Kind.FIRST, Kind.LAST):
            to = {Kind.LEFT: self.caret - 1, Kind.RIGHT: self.caret + 1, Kind.FIRST: 0, Kind.LAST: len(self.words)}[
                kind
            ]
            self.caret = min(max(0, to), len(self.words))
        elif kind in (Kind.CONFIRM, Kind.CANCEL, Kind.NEXT, Kind.PREVIOUS):
            self.finish(keep=kind is not Kind.CANCEL)
            return False
        return True

    def insert(self, typed: str) -> None:
        """Put typed characters at the caret, as many as there is room for; control characters are left out."""
        typed = "".join(char for char in typed if char.isprintable() or char == "\u200d")
        typed = typed[: max(0, self.most - len(self.words))]
        self.words = self.words[: self.caret] + typed + self.words[self.caret :]
        self.caret += len(typed)
        self.composing = ""

    def clear(self) -> None:
        """Take all the text away."""
        self.words, self.caret, self.composing = "", 0, ""

    def finish(self, keep: bool = True) -> None:
        """End editing."""
        self._done(self.words if keep else self._before)


class Field(Node):
    """A field that shows a text and is typed into after it has been pressed."""

    role = "field"

    def __init__(
        self,
        node_id: str,
        bounds: Box,
        name: str,
        value: str,
        edit: Act,
        entry: Entry | None = None,
        empty: str = "",
        size: float = 24,
    ) -> None:
        """`entry` is the one being edited, when it is this field's; `empty` stands in grey where there is no text."""
        super().__init__(node_id, bounds, name=name, value=entry.words if entry else value, actions={PRESS: edit})
        self.entry, self.empty, self.size = entry, empty, size
        self.focus_pad = 5

    def paint(self, canvas: Canvas) -> None:
        """Draw the field, its text, and while editing the caret and what is being composed."""
        box, entry = self.bounds, self.entry
        lit = entry is not None or HOVERED in self.state
        paper.pill(
            canvas, box, "row", "main" if entry else "frame" if lit else "row_edge", radius=9, width=2.4 if entry else 2
        )
        y, x, room = box.y + box.h / 2 - 1, box.x + 12, box.w - 24
        if entry is None:
            words, tone = (self.value, "ink") if self.value else (self.empty, "ink3")
            canvas.text(x, y, words, self.size, "bold", tone, max_width=room)
            return
        before, after = entry.words[: entry.caret], entry.words[entry.caret :]
        w = canvas.measure(before + entry.composing, self.size, "bold")
        with canvas.clipped(box.inset(6, 0)):
            x -= max(0.0, w - room)
            x += canvas.text(x, y, before, self.size, "bold")
            if entry.composing:
                c = canvas.text(x, y, entry.composing, self.size, "bold", "main")
                canvas.fill(Box(x, y + self.size * 0.6, c, 2), "main")
                x += c
            canvas.fill(Box(x + 1, box.y + 8, 2.4, box.h - 16), "main")
            canvas.text(x + 4, y, after, self.size, "bold")
