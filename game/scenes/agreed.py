"""The agreement before a deal: the table sees in a few lines what is not as in the printed rules."""

from __future__ import annotations

from collections.abc import Callable

from game.input.intents import Intent, Kind
from game.narrate.presets import preset_name
from game.narrate.switches import rule_line
from game.rules import RuleSet
from game.scenes.context import Context
from game.scenes.frame import MARGIN, Veil
from game.scenes.help import Readable
from game.scenes.menu import MenuScene
from game.text import _, ngettext
from game.ui import paper
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.lists import Scroll
from game.ui.node import Act, Node
from game.ui.widgets import Panel, Paragraph, Strip

WIDTH = 1060.0
TWO_COLUMNS_FROM = 7
"""So many lines stand in two columns where there is room."""


class Agreed(MenuScene):
    """Lies over the new table. `deal` begins the match, `change` opens the editor; both after this has gone."""

    name = "agreed"
    overlay = True
    first = "agreed.deal"

    def __init__(self, context: Context, rules: RuleSet, name: str, deal: Act, change: Act) -> None:
        """`name` is what the rule set is called; empty for its preset."""
        super().__init__(context)
        self.rules, self.title = rules, name or preset_name(rules.preset)
        self._deal, self._change = deal, change
        self._scroll = Scroll()

    def enter(self) -> None:
        """Let Enter deal at once."""
        super().enter()
        self.tree.focus_shown = True

    def background(self, canvas: Canvas) -> None:
        """Draw nothing: the new table lies below."""

    def _leave_for(self, act: Act) -> Callable[[], None]:
        def leave() -> None:
            if self.context.stack is not None:
                self.context.stack.pop()
            act()

        return leave

    def shortcut(self, intent: Intent) -> bool:
        """The key that asked for the deal agrees to it."""
        if intent.kind is Kind.START:
            self._leave_for(self._deal)()
            return True
        return False

    def lines(self) -> list[str]:
        """Return what differs from official and has an effect, a line each."""
        idle = {one.switch for one in self.rules.idle()}
        changed = self.rules.differences_from_official()
        return [rule_line(one.id, self.rules.values[one.id]) for one in changed if one.id not in idle]

    # Looks ---------------------------------------------------------------------------------------------------------
    def build(self, canvas: Canvas) -> Node:
        """Return veil, panel, lines and buttons."""
        root = Node("agreed-screen", canvas.box, role="screen", name=_("Agreed?"))
        root.add(Veil(canvas))
        lines = self.lines()
        width = min(WIDTH, canvas.width - 2 * MARGIN)
        columns = 2 if len(lines) >= TWO_COLUMNS_FROM and width >= 900 else 1
        across = (width - 100 - 30 * (columns - 1)) / columns
        heights = [_Differs.height(canvas, words, across) for words in lines]
        per_column = -(-len(lines) // columns)
        tall = max(sum(heights[i : i + per_column]) for i in range(0, len(lines), per_column)) if lines else 0
        note = self._note(len(lines))
        told = len(canvas.lines(note, width - 100, 22)) * canvas.line_height(22)
        height = min(canvas.height - 40, 92 + told + 20 + tall + 24 + 74 + 34)
        box = Box((canvas.width - width) / 2, (canvas.height - height) / 2, width, height)
        panel = Panel("agreed", box, name=_("Agreed?"), modal=True)
        strip = Box(box.x + 14, box.y + 14, box.w - 28, 58)
        panel.add(Strip("agreed.title", strip, _("Agreed?"), size=32, face="display", align="centre"))
        panel.add(Paragraph("agreed.note", Box(box.x + 50, box.y + 92, width - 100, told + 2), note, 22, "ui", "ink2"))
        top = box.y + 92 + told + 14
        inner = Box(box.x + 40, top, box.w - 80, box.bottom - 34 - 74 - 14 - top)
        rows: list[Node] = []
        for column in range(columns):
            y = inner.y + 4
            for i in range(column * per_column, min(len(lines), (column + 1) * per_column)):
                at = Box(inner.x + 10 + column * (across + 30), y, across, heights[i])
                rows.append(_Differs(f"agreed.{i}", at, lines[i]))
                y += heights[i]
        panel.add(Readable("agreed.list", inner, rows, self._scroll, _("House rules at this table")))
        buttons = Box(box.x + 50, box.bottom - 34 - 64, box.w - 100, 62).columns(2, 20)
        panel.add(Button("agreed.change", buttons[0], _("Change"), self._leave_for(self._change), "paper", 26))
        key = self.context.key(Kind.CONFIRM)
        panel.add(Button("agreed.deal", buttons[1], _("Deal"), self._leave_for(self._deal), "main", 28, key=key))
        return root.add(panel)

    def _note(self, count: int) -> str:
        if not count:
            return _("This table plays by the printed rules.")
        words = ngettext(
            "{name}. {n} thing is not as in the printed rules:",
            "{name}. {n} things are not as in the printed rules:",
            count,
        )
        return words.format(name=self.title, n=count)


class _Differs(Node):
    role = "text"

    def __init__(self, node_id: str, bounds: Box, words: str) -> None:
        super().__init__(node_id, bounds, name=words)

    @staticmethod
    def height(canvas: Canvas, words: str, width: float) -> float:
        return len(canvas.lines(words, width - 34, 22, "bold")) * 31 + 12

    def paint(self, canvas: Canvas) -> None:
        box = self.bounds
        paper.burst_shape(canvas, box.x + 12, box.y + 18, 4, 9, 8, "main")
        for i, line in enumerate(canvas.lines(self.name, box.w - 34, 22, "bold")):
            canvas.text(box.x + 34, box.y + 17 + 31 * i, line, 22, "bold")
