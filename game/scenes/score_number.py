"""A number of the result that opens to what it is made of."""

from __future__ import annotations

from game.text import _
from game.ui import paper
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.node import HOVERED, PRESS, Act, Node

ROUND, TOTAL = "round", "total"
"""What a number is: what a seat has in this round, or what it has in all."""


class Number(Node):
    """A number of the result that can be opened."""

    role = "button"

    def __init__(
        self, node_id: str, bounds: Box, name: str, words: str, colour: str, press: Act, size: float = 34
    ) -> None:
        super().__init__(
            node_id, bounds, name=name, value=words, actions={PRESS: press}, hint=_("What makes this number?")
        )
        self.colour, self.size = colour, size
        self.focus_pad = 3

    def paint(self, canvas: Canvas) -> None:
        """Draw the number, with stitches below it that say there is more."""
        box = self.bounds
        if HOVERED in self.state:
            paper.pill(canvas, box, "differs_row", "differs_edge", radius=9, width=1.6)
        canvas.text(
            box.right - 8, box.y + box.h / 2, self.value, self.size, "latin", self.colour, "right", max_width=box.w - 12
        )
        w = min(box.w - 16, canvas.measure(self.value, self.size, "latin"))
        for i in range(int(w // 9)):
            canvas.fill(Box(box.right - 10 - 9 * i - 4, box.bottom - 6, 4, 2), "edge")
