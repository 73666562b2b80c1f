"""The common parts of menu screens: the top bar, headings, the foot with its keys, small dialogs."""

from __future__ import annotations

from collections.abc import Sequence

from game.text import _
from game.ui import paper
from game.ui.buttons import Button, IconButton
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.node import Act, Node
from game.ui.widgets import KeyHint, Panel, Paragraph, Strip, Text

MARGIN = 32.0
"""Free space round a menu (ART.md section 6)."""

TOP = 112.0
"""Where the panels below the top bar begin."""


class TopBar(Node):
    """The dark red bar with a way back, a title and a sentence."""

    role = "banner"

    def __init__(self, canvas: Canvas, title: str, note: str, back: Act | None, room: float = 0) -> None:
        """`room` is kept free at the right end, for a button."""
        super().__init__("top", Box(0, 0, canvas.width, 84))
        x = MARGIN
        if back is not None:
            self.add(IconButton("back", Box(28, 18, 48, 46), "back", _("Back"), back, look="red"))
            x = 98
        width = canvas.measure(title, 36, "display") + 4
        self.add(
            Text(
                "title",
                Box(x, 14, min(width, canvas.width - x - room - 20), 54),
                title,
                36,
                "display",
                "card",
                role="heading",
            )
        )
        left = x + width + 22
        free = canvas.width - room - MARGIN - left
        if note and free > 0.86 * canvas.measure(note, 21):
            self.add(Text("note", Box(left, 18, free, 54), note, 21, "ui", "#F3CDBB"))

    def paint(self, canvas: Canvas) -> None:
        """Draw the bar."""
        paper.top_bar(canvas)


def hints(canvas: Canvas, keys: Sequence[tuple[str, str]], right: float, y: float, colour: str = "card") -> list[Node]:
    """Return keys with what they do, laid out from `right` to the left around the height `y`; first is rightmost."""
    out: list[Node] = []
    x = right
    for i, (key, words) in enumerate(keys):
        w = KeyHint.width(canvas, key, words)
        x -= w
        out.append(KeyHint(f"key.{i}", Box(x, y - 16, w, 32), key, words, colour))
        x -= 26
    return out[::-1]


def section(canvas: Canvas, node_id: str, box: Box, words: str) -> Node:
    """Return a small red heading with a line to the right edge."""
    heading = Text(
        node_id,
        Box(box.x + 6, box.y, canvas.measure(words, 20, "bold") + 4, box.h),
        words,
        20,
        "bold",
        "main",
        role="heading",
    )
    return heading.add(
        _Rule(
            node_id + ".line",
            Box(heading.bounds.right + 12, box.y + box.h / 2, box.right - heading.bounds.right - 18, 2),
        )
    )


class _Rule(Node):
    role = "decoration"

    def paint(self, canvas: Canvas) -> None:
        canvas.fill(self.bounds, "row_edge")


class Veil(Node):
    """A veil over everything below a dialog."""

    role = "decoration"

    def __init__(self, canvas: Canvas, alpha: int = 140) -> None:
        super().__init__("veil", canvas.box)
        self.alpha = alpha

    def paint(self, canvas: Canvas) -> None:
        """Darken."""
        canvas.fill(self.bounds, "shadow", self.alpha)


def question(
    canvas: Canvas, node_id: str, title: str, words: str, buttons: Sequence[tuple[str, str, str, Act]]
) -> list[Node]:
    """Return veil and modal dialog with a title, a sentence and buttons (id, words, kind, act)."""
    width = min(720.0, canvas.width - 2 * MARGIN)
    height = 96 + len(canvas.lines(words, width - 90, 22)) * canvas.line_height(22) + 130
    box = Box((canvas.width - width) / 2, (canvas.height - height) / 2, width, height)
    panel = Panel(node_id, box, name=title, modal=True)
    panel.add(Strip(f"{node_id}.title", Box(box.x + 14, box.y + 14, box.w - 28, 54), title, size=28, face="display"))
    body = Box(box.x + 45, box.y + 92, width - 90, height - 96 - 120)
    panel.add(Paragraph(f"{node_id}.words", body, words, 22))
    row = Box(box.x + 45, box.bottom - 100, width - 90, 62).columns(len(buttons), 18)
    for (name, label, kind, act), place in zip(buttons, row, strict=True):
        panel.add(Button(f"{node_id}.{name}", place, label, act, kind, 24))
    return [Veil(canvas), panel]
