"""The rules of one table in short: which preset, how long, and every house rule with its sentence."""

from __future__ import annotations

from game.input.intents import Intent, Kind
from game.narrate.presets import preset_about, preset_name
from game.narrate.switches import rule_line, switch_about
from game.rules import rule_set
from game.scenes.context import Context
from game.scenes.frame import MARGIN, TOP, TopBar
from game.scenes.help import Readable
from game.scenes.menu import MenuScene
from game.text import N_, _, ngettext
from game.ui import paper
from game.ui.buttons import title_and_note
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.lists import Scroll
from game.ui.node import Node
from game.ui.widgets import Panel, Paragraph, Text

BASICS = (
    N_("Play a card of the same colour, the same number or the same sign as the one on top; a wild always fits."),
    N_("Who cannot or will not play draws one card, and may play just that one."),
    N_("Who is about to have one card left calls. Who forgets can be caught until the next player acts, and draws."),
    N_("Who is out of cards wins the round. What the others still hold is counted."),
)


class TableRules(MenuScene):
    """A page to read, opened from the pause."""

    name = "table_rules"

    def __init__(self, context: Context, rules: str) -> None:
        super().__init__(context)
        self.rules = rule_set(rules)
        self._scroll = Scroll()

    def shortcut(self, intent: Intent) -> bool:
        """The key that opened the page closes it."""
        if intent.kind is Kind.RULES:
            self.cancel()
            return True
        return False

    def build(self, canvas: Canvas) -> Node:
        """Return the page."""
        changed = self.rules.differences_from_official()
        note = ngettext("{n} house rule", "{n} house rules", len(changed)).format(n=len(changed))
        root = Node("rules-screen", canvas.box, role="screen", name=_("This table's rules"))
        root.add(TopBar(canvas, _("This table's rules"), note, self.cancel))
        width = min(1320.0, canvas.width - 2 * MARGIN)
        box = Box((canvas.width - width) / 2, TOP, width, canvas.height - TOP - MARGIN)
        panel = Panel("rules", box, name=_("This table's rules"))
        title = Box(box.x + 40, box.y + 24, box.w - 80, 46)
        panel.add(Text("rules.preset", title, preset_name(self.rules.preset), 34, "display", "main", role="heading"))
        about = preset_about(self.rules.preset)
        h = len(canvas.lines(about, box.w - 80, 21)) * canvas.line_height(21)
        panel.add(Paragraph("rules.about", Box(box.x + 40, box.y + 74, box.w - 80, h + 2), about, 21, "ui", "ink2"))
        top = box.y + 74 + h + 18
        inner = Box(box.x + 30, top, box.w - 60, box.bottom - 26 - top)
        panel.add(Readable("rules.list", inner, self._rows(canvas, inner), self._scroll, _("This table's rules")))
        return root.add(panel)

    def _rows(self, canvas: Canvas, inner: Box) -> list[Node]:
        rows: list[Node] = []
        y = inner.y + 4
        for switch in self.rules.differences_from_official():
            place = Box(inner.x + 6, y, inner.w - 26, 84)
            rows.append(
                RuleRow(
                    f"rule.{switch.id}",
                    place,
                    rule_line(switch.id, self.rules.values[switch.id]),
                    switch_about(switch.id),
                )
            )
            y += 94
        rows.append(
            Text(
                "rules.basics",
                Box(inner.x + 8, y + 8, inner.w - 30, 40),
                _("How it is played"),
                26,
                "display",
                role="heading",
            )
        )
        y += 60
        for i, words in enumerate(BASICS):
            h = len(canvas.lines(_(words), inner.w - 60, 21)) * canvas.line_height(21)
            rows.append(Paragraph(f"basic.{i}", Box(inner.x + 12, y, inner.w - 60, h + 2), _(words), 21))
            y += h + 12
        return rows


class RuleRow(Node):
    """A house rule: its line and the sentence that explains it, on the gold of what differs."""

    role = "text"

    def __init__(self, node_id: str, bounds: Box, words: str, note: str) -> None:
        super().__init__(node_id, bounds, name=words, value=note)

    def paint(self, canvas: Canvas) -> None:
        """Draw the row."""
        box = self.bounds
        paper.row(canvas, box, marked=True)
        paper.bar(canvas, Box(box.x, box.y + 10, 8, box.h - 20), "differs_bar")
        title_and_note(canvas, box, self.name, self.value, box.w - 44)
