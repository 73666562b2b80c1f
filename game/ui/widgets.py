"""Widgets that only show something: words, pictures, sheets, tags."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import ClassVar

from game.ui import paper
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.node import Node


class Text(Node):
    """One line of words inside a box; `align` left, centre or right. Too long, it shrinks to 85 % and is then cut."""

    role = "text"

    def __init__(
        self,
        node_id: str,
        bounds: Box,
        words: str,
        size: float = 20,
        face: str = "ui",
        colour: str = "ink",
        align: str = "left",
        role: str = "text",
    ) -> None:
        super().__init__(node_id, bounds, role=role, name=words)
        self.size, self.face, self.colour, self.align = size, face, colour, align

    def paint(self, canvas: Canvas) -> None:
        """Draw the line in the middle of its box."""
        box = self.bounds
        x = {"left": box.x, "centre": box.x + box.w / 2, "right": box.right}[self.align]
        canvas.text(x, box.y + box.h / 2, self.name, self.size, self.face, self.colour, self.align, max_width=box.w)


class Paragraph(Node):
    """Wrapped words from the top of a box down."""

    role = "text"

    def __init__(
        self,
        node_id: str,
        bounds: Box,
        words: str,
        size: float = 20,
        face: str = "ui",
        colour: str = "ink",
        align: str = "left",
    ) -> None:
        super().__init__(node_id, bounds, name=words)
        self.size, self.face, self.colour, self.align = size, face, colour, align

    def paint(self, canvas: Canvas) -> None:
        """Draw the lines."""
        box = self.bounds
        x = box.x + (box.w / 2 if self.align == "centre" else 0)
        height = canvas.paragraph(x, box.y, self.name, box.w, self.size, self.face, self.colour, self.align)
        if height > box.h + 1:
            canvas.complain(f"{self.id}: {self.name!r} is {height:.0f} high, its box {box.h:.0f}")


class Panel(Node):
    """A sheet of paper with concave corners, and what lies on it. `look` is paper, night or red."""

    role = "panel"
    LOOKS: ClassVar = {
        "paper": ("card", "edge", "edge"),
        "night": ("night_panel", "night_edge", "night_edge"),
        "red": ("main", "main_deep", "#F3CDBB"),
    }

    def __init__(self, node_id: str, bounds: Box, look: str = "paper", name: str = "", modal: bool = False) -> None:
        super().__init__(node_id, bounds, name=name, modal=modal, role="dialog" if modal else "panel")
        self.look = look

    def paint(self, canvas: Canvas) -> None:
        """Draw the sheet."""
        fill, edge, key = self.LOOKS[self.look]
        paper.panel(canvas, self.bounds, fill, edge, key)


class Strip(Node):
    """A title strip with a knife-cut lower edge; `size` is that of the words."""

    role = "heading"

    def __init__(
        self,
        node_id: str,
        bounds: Box,
        words: str,
        fill: str = "main",
        size: float = 25,
        colour: str = "card",
        align: str = "left",
        note: str = "",
        face: str = "bold",
    ) -> None:
        super().__init__(node_id, bounds, name=words, value=note)
        self.fill, self.size, self.colour, self.align, self.face = fill, size, colour, align, face

    def paint(self, canvas: Canvas) -> None:
        """Draw strip, words and the note at the right end."""
        box = self.bounds
        paper.strip(canvas, box, self.fill)
        x = box.x + (18 if self.align == "left" else box.w / 2)
        note = canvas.measure(self.value, 20, "bold") + 24 if self.value else 0
        canvas.text(
            x, box.y + box.h / 2, self.name, self.size, self.face, self.colour, self.align, max_width=box.w - 36 - note
        )
        canvas.text(box.right - 18, box.y + box.h / 2, self.value, 20, "bold", "#FBE3D0", "right")


class Drawing(Node):
    """A picture drawn by a function of the canvas and the box."""

    role = "image"

    def __init__(
        self,
        node_id: str,
        bounds: Box,
        draw: Callable[[Canvas, Box], None],
        name: str = "",
        value: str = "",
        role: str = "image",
    ) -> None:
        super().__init__(node_id, bounds, name=name, value=value, role=role)
        self.draw = draw

    def paint(self, canvas: Canvas) -> None:
        """Call the function."""
        self.draw(canvas, self.bounds)


class Shape(Node):
    """Decoration: an SVG body, cached by its key. Not read out."""

    role = "decoration"

    def __init__(
        self, node_id: str, bounds: Box, key: Hashable, body: Callable[[float, float], str], pad: float = 0
    ) -> None:
        super().__init__(node_id, bounds)
        self.key, self.body, self.pad = key, body, pad

    def paint(self, canvas: Canvas) -> None:
        """Draw the shape."""
        canvas.shape(self.key, self.bounds, self.body, self.pad)


class Head(Node):
    """An animal's head."""

    role = "image"

    def __init__(self, node_id: str, bounds: Box, animal: str, mood: str = "calm", name: str = "") -> None:
        super().__init__(node_id, bounds, name=name, value=mood)
        self.animal = animal

    def paint(self, canvas: Canvas) -> None:
        """Draw the head as large as the box is high."""
        x, y = self.bounds.centre
        paper.head(canvas, self.animal, self.value, x, y, min(self.bounds.w, self.bounds.h))


class Row(Node):
    """The ground of a line in a list, gold when `marked`."""

    role = "group"

    def __init__(self, node_id: str, bounds: Box, marked: bool = False, name: str = "") -> None:
        super().__init__(node_id, bounds, name=name)
        self.marked = marked

    def paint(self, canvas: Canvas) -> None:
        """Draw the ground and, when marked, the bar at its left."""
        paper.row(canvas, self.bounds, self.marked)
        if self.marked:
            box = self.bounds
            paper.bar(canvas, Box(box.x, box.y + 10, 8, box.h - 20), "differs_bar")


class Chip(Node):
    """A small tag with words, as wide as its box at most."""

    role = "text"

    def __init__(
        self, node_id: str, bounds: Box, words: str, fill: str = "differs", colour: str = "ink", size: float = 18
    ) -> None:
        super().__init__(node_id, bounds, name=words)
        self.fill, self.colour, self.size = fill, colour, size

    def paint(self, canvas: Canvas) -> None:
        """Draw the tag over its whole box."""
        box = self.bounds
        paper.pill(canvas, box, self.fill)
        canvas.text(
            box.x + box.w / 2,
            box.y + box.h / 2 - 1,
            self.name,
            self.size,
            "bold",
            self.colour,
            "centre",
            max_width=box.w - 16,
        )


class KeyHint(Node):
    """A key and what it does, for the lower edge of a screen."""

    role = "text"

    def __init__(self, node_id: str, bounds: Box, key: str, words: str, colour: str = "card") -> None:
        super().__init__(node_id, bounds, name=words, value=key)
        self.colour = colour

    @staticmethod
    def width(canvas: Canvas, key: str, words: str, size: float = 19) -> float:
        """Return how wide the hint is."""
        return paper.keycap_width(canvas, key) + 8 + canvas.measure(words, size, "bold")

    def paint(self, canvas: Canvas) -> None:
        """Draw the key, then the words."""
        box = self.bounds
        w = paper.keycap_width(canvas, self.value)
        paper.keycap(canvas, box.x + w / 2, box.y + box.h / 2, self.value)
        canvas.text(box.x + w + 8, box.y + box.h / 2, self.name, 19, "bold", self.colour)
