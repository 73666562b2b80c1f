"""A list that scrolls: by wheel, by dragging its bar, and by itself when focus goes out of sight."""

from __future__ import annotations

from game.ui import paper
from game.ui.canvas import Canvas
from game.ui.geometry import Box, centred
from game.ui.node import Node

WHEEL_STEP = 90.0
"""Design pixels a notch: one row of a menu."""

MARGIN = 12.0
"""Kept free between a shown row and the list's edge, so that focus brackets are seen whole."""

MORE = 11.0
"""Half the size of the sign that says there is more below."""


class Scroll:
    """How far a list is scrolled; kept by its scene while the list's nodes come and go."""

    def __init__(self) -> None:
        self.offset = 0.0


class ListView(Node):
    """Rows in a box that may be higher than the box. Rows come placed as if nothing were scrolled."""

    role = "list"

    def __init__(self, node_id: str, bounds: Box, rows: list[Node], scroll: Scroll, name: str = "") -> None:
        super().__init__(node_id, bounds, name=name, children=rows, clip=bounds)
        self.scroll = scroll
        lowest = max((row.bounds.bottom for row in rows), default=bounds.y)
        self.content = lowest - bounds.y
        self.takes_pointer = self.longer
        self._shifted = 0.0
        self._grab = 0.0
        self._settle()

    @property
    def longer(self) -> bool:
        """Whether there is more than the box shows."""
        return self.content > self.bounds.h + 1

    def _settle(self) -> None:
        """Keep the offset within the content and move the rows to it."""
        self.scroll.offset = min(max(0.0, self.scroll.offset), max(0.0, self.content - self.bounds.h))
        dy = self._shifted - self.scroll.offset
        if dy:
            for child in self.children:
                for node in child.walk():
                    node.moved(dy)
            self._shifted = self.scroll.offset

    def moved(self, dy: float) -> None:
        """Move with a list that holds this one."""
        super().moved(dy)
        if self.clip is not None:
            self.clip = self.clip.moved(0, dy)

    def wheel(self, amount: float) -> bool:
        """Scroll by notches."""
        return self.scroll_by(-amount * WHEEL_STEP)

    def scroll_by(self, dy: float) -> bool:
        """Scroll down by so many design pixels; say whether that moved anything."""
        before = self.scroll.offset
        self.scroll.offset += dy
        self._settle()
        return self.scroll.offset != before

    def show(self, box: Box) -> bool:
        """Scroll just enough to see the box with a margin."""
        before = self.scroll.offset
        if box.y - MARGIN < self.bounds.y:
            self.scroll.offset -= self.bounds.y - box.y + MARGIN
        elif box.bottom + MARGIN > self.bounds.bottom:
            self.scroll.offset += box.bottom + MARGIN - self.bounds.bottom
        self._settle()
        return self.scroll.offset != before

    def nudge(self, dx: int, dy: int) -> bool:
        """Scroll when the list itself has focus."""
        return bool(dy) and self.wheel(-float(dy))

    # The bar -------------------------------------------------------------------------------------------------------
    @property
    def bar(self) -> Box:
        """The track of the scroll bar, at the right edge."""
        return Box(self.bounds.right - 10, self.bounds.y + 4, 7, self.bounds.h - 8)

    @property
    def thumb(self) -> Box:
        """The part of the track that stands for what is in sight."""
        bar = self.bar
        height = max(40.0, bar.h * self.bounds.h / max(self.content, 1))
        share = self.scroll.offset / max(1.0, self.content - self.bounds.h)
        return Box(bar.x, bar.y + (bar.h - height) * share, bar.w, height)

    def pointer_down(self, x: float, y: float) -> bool:
        """Take hold of the bar, or of the list beside its rows."""
        if not self.longer or not self.bar.inset(-14, 0).contains(x, y):
            return False
        thumb = self.thumb
        self._grab = y - thumb.y if thumb.y <= y < thumb.bottom else thumb.h / 2
        self.pointer_drag(x, y)
        return True

    def pointer_drag(self, x: float, y: float) -> None:
        """Scroll so that the thumb stays under the pointer."""
        bar, thumb = self.bar, self.thumb
        share = (y - self._grab - bar.y) / max(1.0, bar.h - thumb.h)
        self.scroll.offset = share * (self.content - self.bounds.h)
        self._settle()

    def paint_over(self, canvas: Canvas) -> None:
        """Draw the bar when there is more than the box shows, and a sign while there is more below."""
        if self.longer:
            paper.pill(canvas, self.bar, "row_edge", radius=3)
            paper.pill(canvas, self.thumb, "frame", radius=3)
        if self.scroll.offset < self.content - self.bounds.h - 1:
            x, y = self.bar.centre[0], self.bounds.bottom - MORE
            paper.pill(canvas, centred(x, y, 2 * MORE, 2 * MORE), "ink2", "card", radius=MORE, width=1.6)
            paper.icon(canvas, "down", x, y + 1, 6, "card")
