"""Where a table can stand: the levels that can be used, and the user's own that cannot, with the reasons."""

from __future__ import annotations

from game.levels import catalogue
from game.levels.catalogue import Entry
from game.levels.sentences import describe
from game.narrate import refusal
from game.scenes.context import Context
from game.scenes.frame import MARGIN, TOP, TopBar
from game.scenes.help import Readable
from game.scenes.menu import MenuScene
from game.text import _
from game.ui import paper
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.lists import Scroll
from game.ui.node import HOVERED, Act, Node
from game.ui.values import Stepper
from game.ui.widgets import Panel, Paragraph, Text


def broken_levels() -> list[Entry]:
    """Return the levels that were found but cannot be used."""
    return [entry for entry in (*catalogue.shipped_levels(), *catalogue.user_levels()) if entry.venue is None]


class VenueRow(Stepper):
    """The venue's name with its story; arrows go to the next one where there are several."""

    def __init__(self, node_id: str, bounds: Box, name: str, story: str, less: Act | None, more: Act | None) -> None:
        super().__init__(node_id, bounds, _("Venue"), name, less, more, width=380)
        self.story = story
        if less is None and more is None:
            self.children.clear()

    def paint(self, canvas: Canvas) -> None:
        """Draw the row: the story in two lines at the left, the name in its field at the right."""
        box = self.bounds
        paper.row(canvas, box, lit=HOVERED in self.state)
        room = self.field.x - box.x - 50
        lines = canvas.lines(self.story, room, 18)
        for i, line in enumerate(lines[:2]):
            last = i == 1 and len(lines) > 2
            y = box.y + box.h / 2 + (26 * (i - (min(2, len(lines)) - 1) / 2))
            canvas.text(
                box.x + 22, y, line.rstrip(" ,;，；") + "…" if last else line, 18, "ui", "ink2", max_width=room + 20
            )
        paper.pill(canvas, self.field, "row", "frame", radius=9)
        x, y = self.field.centre
        canvas.text(x, y - 1, self.value, 20, "bold", "ink", "centre", max_width=self.field.w - 104)


class BrokenLevels(MenuScene):
    """A page to read: every level that cannot be used and everything that is wrong with it."""

    name = "broken_levels"

    def __init__(self, context: Context, entries: list[Entry] | None = None) -> None:
        super().__init__(context)
        self.entries = broken_levels() if entries is None else entries
        self._scroll = Scroll()

    def build(self, canvas: Canvas) -> Node:
        """Return the page."""
        title = _("Levels that cannot be used")
        root = Node("broken-screen", canvas.box, role="screen", name=title)
        root.add(TopBar(canvas, title, _("The files are left as they are"), self.cancel))
        width = min(1320.0, canvas.width - 2 * MARGIN)
        box = Box((canvas.width - width) / 2, TOP, width, canvas.height - TOP - MARGIN)
        panel = Panel("broken", box, name=title)
        inner = Box(box.x + 30, box.y + 26, box.w - 60, box.h - 52)
        rows: list[Node] = []
        y = inner.y + 4
        for i, entry in enumerate(self.entries):
            rows.append(Text(f"level.{i}", Box(inner.x + 8, y, inner.w - 30, 38), str(entry.path), 23, "bold", "main"))
            y += 42
            for j, problem in enumerate(entry.problems):
                words = describe(problem, _, refusal)
                h = len(canvas.lines(words, inner.w - 60, 20)) * canvas.line_height(20)
                rows.append(Paragraph(f"level.{i}.{j}", Box(inner.x + 24, y, inner.w - 60, h + 2), words, 20))
                y += h + 6
            y += 18
        panel.add(Readable("broken.list", inner, rows, self._scroll, title))
        return root.add(panel)
