"""The parts of the rule editor beside its rows: the groups with the search, and the rule set as a whole."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.engine.switch import GROUPS
from game.narrate import rule_notes
from game.narrate.presets import preset_origin
from game.narrate.switches import group_name, idle_note
from game.rules import SWITCHES
from game.scenes.frame import section
from game.scenes.rule_rows import RowNote, note_nodes
from game.text import _, ngettext
from game.ui import paper, svg
from game.ui.buttons import Button, IconButton
from game.ui.canvas import Canvas
from game.ui.entry import Field
from game.ui.geometry import Box
from game.ui.lists import ListView
from game.ui.node import HOVERED, PRESS, SELECTED, Act, Node
from game.ui.widgets import Drawing, Panel, Paragraph, Text

if TYPE_CHECKING:
    from game.scenes.rule_editor import RuleEditor

WHOLE = "whole"
"""The tab of the rule set as a whole, where it has no column of its own."""


WITH_TOTALS = 270.0
"""Tabs at least this wide also say how many rules their group has."""


class GroupTab(Node):
    """A group of rules: its name, how many differ from official in gold, how many there are."""

    role = "tab"

    def __init__(
        self, node_id: str, bounds: Box, words: str, changed: int, total: int, selected: bool, press: Act
    ) -> None:
        value = ngettext("{n} house rule", "{n} house rules", changed).format(n=changed) if changed else ""
        super().__init__(node_id, bounds, name=words, value=value, actions={PRESS: press})
        self.changed, self.total = changed, total
        self.focus_pad = 4
        if selected:
            self.state.add(SELECTED)

    @staticmethod
    def lines(canvas: Canvas, words: str, width: float, counted: bool) -> tuple[list[str], float]:
        """Return the lines of a tab's name at that width, and their size; `counted` when a total stands beside it."""
        room = GroupTab.room(width, counted)
        if canvas.measure(words, 20.5, "bold") < room:
            return [words], 20.5
        return canvas.lines(words, room, 19, "bold"), 19

    @staticmethod
    def room(width: float, counted: bool) -> float:
        """Return how much of a tab is for its name."""
        return width - 24 - 14 - 40 - (40 if counted and width >= WITH_TOTALS else 0)

    @staticmethod
    def height(canvas: Canvas, words: str, width: float, counted: bool) -> float:
        """Return how high a tab has to be for its name."""
        return 24 + 23.0 * len(GroupTab.lines(canvas, words, width, counted)[0])

    def paint(self, canvas: Canvas) -> None:
        """Draw the ground when chosen, the name, the counts."""
        box, on = self.bounds, SELECTED in self.state
        if on:
            paper.pill(canvas, box, "#F3CDBB", radius=8)
            paper.bar(canvas, Box(box.x, box.y, 8, box.h), "main")
        elif HOVERED in self.state:
            paper.pill(canvas, box, "row", "row_edge", radius=8)
        y = box.y + box.h / 2 - 1
        right = box.right - 14
        if self.total and box.w >= WITH_TOTALS:
            canvas.text(right, y, str(self.total), 20, "ui", "ink2", "right")
            right -= 40
        if self.changed:
            paper.pill(canvas, Box(right - 30, y - 14, 32, 30), "differs", radius=8)
            canvas.text(right - 14, y, str(self.changed), 19, "bold", "#3D2703", "centre")
        lines, size = self.lines(canvas, self.name, box.w, bool(self.total))
        room = self.room(box.w, bool(self.total))
        for i, line in enumerate(lines):
            at = y + 23 * (i - (len(lines) - 1) / 2)
            canvas.text(box.x + 24, at, line, size, "bold" if on else "ui", "ink", max_width=room)


def tab_column(canvas: Canvas, inner: Box, tabs: Sequence[tuple[str, str, int, int, bool, Act]]) -> list[Node]:
    """Return tabs (id, words, changed, total, chosen, act) one under the other, spread over a box where it is high."""

    def heights(width: float) -> list[float]:
        return [GroupTab.height(canvas, words, width, bool(total)) for _id, words, _n, total, _on, _act in tabs]

    width = inner.w - 12
    if sum(heights(width)) + 6 * len(tabs) + 6 > inner.h:
        width = inner.w - 28
    tall = heights(width)
    spare = max(0.0, min(14.0, (inner.h - 6 - sum(tall) - 6 * len(tall)) / len(tall)))
    out: list[Node] = []
    y = inner.y + 6
    for (node_id, words, changed, total, on, act), h in zip(tabs, tall, strict=True):
        place = Box(inner.x + 6, y, width, h + min(spare, 10))
        out.append(GroupTab(node_id, place, words, changed, total, on, act))
        y = place.bottom + 6 + max(0.0, spare - 10)
    return out


class SearchField(Field):
    """The field rules are searched with: round, with a lens."""

    def paint(self, canvas: Canvas) -> None:
        """Draw the field, then the lens over its left end."""
        whole, entry = self.bounds, self.entry
        edge = "main" if entry else "edge" if HOVERED in self.state else "frame"
        paper.pill(canvas, whole, "row", edge, width=2.4 if entry else 2)
        self._paint_words(canvas, Box(whole.x + 52, whole.y, whole.w - 72, whole.h))
        tone = canvas.theme["ink2"]

        def lens(w: float, h: float) -> str:
            ring = svg.circle(w * 0.42, h * 0.42, w * 0.3, stroke=tone, stroke_width=3.4)
            return ring + svg.stroke(
                f"M{svg.num(w * 0.66)} {svg.num(h * 0.66)}L{svg.num(w * 0.9)} {svg.num(h * 0.9)}", tone, 4
            )

        canvas.shape(("lens", tone), Box(whole.x + 16, whole.y + whole.h / 2 - 13, 26, 26), lens)

    def _paint_words(self, canvas: Canvas, room: Box) -> None:
        """Draw what was typed with the caret, or what the field is for."""
        y, entry = room.y + room.h / 2 - 1, self.entry
        if entry is None:
            words, tone = (self.value, "ink") if self.value else (self.empty, "ink3")
            canvas.text(room.x, y, words, self.size, "bold", tone, max_width=room.w)
            return
        before = entry.words[: entry.caret] + entry.composing
        with canvas.clipped(room.inset(-4, 2)):
            x = room.x - max(0.0, canvas.measure(before, self.size, "bold") - room.w)
            x += canvas.text(x, y, before, self.size, "bold")
            canvas.fill(Box(x + 1, room.y + 12, 2.4, room.h - 24), "main")
            canvas.text(x + 4, y, entry.words[entry.caret :], self.size, "bold")


def group_panel(canvas: Canvas, box: Box, editor: RuleEditor, whole: bool) -> Node:
    """Return the panel of groups; with `whole`, the rule set as a whole is the first of them."""
    panel = Panel("groups", box, name=_("Groups"))
    mine = editor.entry if editor.entry is not None and editor.entry.id == "search" else None
    field = Box(box.x + 20, box.y + 22, box.w - 40 - (54 if editor.query else 0), 52)
    panel.add(SearchField("search", field, _("Search rules"), editor.query, editor.search, mine, _("Search rules"), 20))
    if editor.query:
        at = Box(box.right - 20 - 46, box.y + 25, 46, 46)
        panel.add(IconButton("search.clear", at, "cross", _("End the search"), editor.end_search, look="plain"))
    tall = box.h > 660
    top = field.bottom + 14
    inner = Box(box.x + 12, top, box.w - 24, box.bottom - (96 if tall else 22) - top)
    tabs = _tabs(canvas, inner, editor, whole)
    panel.add(ListView("groups.list", inner, tabs, editor.group_scroll, name=_("Groups")))
    if tall:
        foot = Box(box.x + 28, box.bottom - 84, box.w - 48, 28)
        panel.add(Text("groups.gold", foot, _("Gold: not as official"), 18, "bold", "#7A4E06"))
        n = len(editor.rules.differences_from_official())
        words = _("{total} rules, {n} changed").format(total=len(SWITCHES), n=n)
        panel.add(Text("groups.count", foot.moved(0, 30), words, 18, "ui", "ink2"))
    return panel


def _tabs(canvas: Canvas, inner: Box, editor: RuleEditor, whole: bool) -> list[Node]:
    changed = editor.rules.differences_from_official()
    groups = [(WHOLE, _("This rule set"), 0, 0)] if whole else []
    for group in GROUPS:
        total = sum(1 for switch in SWITCHES if switch.group == group)
        groups.append((group, group_name(group), sum(1 for one in changed if one.group == group), total))
    return tab_column(
        canvas,
        inner,
        [
            (f"group.{group}", words, n, total, editor.group == group and not editor.query, partial(editor.show, group))
            for group, words, n, total in groups
        ],
    )


# The rule set as a whole -------------------------------------------------------------------------------------------
def whole_panel(canvas: Canvas, box: Box, editor: RuleEditor) -> Node:
    """Return the panel of the rule set as a whole."""
    panel = Panel("whole", box, name=_("This rule set"))
    inner = Box(box.x + 18, box.y + 20, box.w - 36, box.h - 40)
    rows = whole_rows(canvas, Box(inner.x + 8, inner.y + 4, inner.w - 28, 0), editor)
    panel.add(ListView("whole.list", inner, rows, editor.whole_scroll, name=_("This rule set")))
    return panel


def whole_rows(canvas: Canvas, place: Box, editor: RuleEditor) -> list[Node]:
    """Return what is said and can be done about the rule set as a whole, from the top of `place` down."""
    pile = _Pile(canvas, place)
    pile.text("whole.name", editor.base_name(), 30, "display", "main", role="heading")
    pile.text("whole.origin", _origin(editor), 18, "ui", "ink2")
    pile.text("whole.count", _count(editor), 20, "bold", "#7A4E06" if editor.house_rules() else "ok_deep")
    pile.space(8)
    pile.button("sets", _("Pick another rule set"), editor.open_sets)
    pile.buttons((("save", _("Save as…"), editor.open_save), ("book", _("Read as a book"), editor.open_book)), "ghost")
    if editor.away():
        pile.button("back_to", _("Back to {name}").format(name=editor.base_name()), editor.back_to_base, "ghost")
    notes = whole_notes(editor)
    if notes:
        pile.space(8)
        pile.add(section(canvas, "whole.notes", Box(place.x, pile.y, place.w, 34), _("Worth knowing")))
        pile.add(*note_nodes(canvas, "whole", Box(place.x, pile.y, place.w, 0), notes))
    pile.space(8)
    pile.add(section(canvas, "whole.share", Box(place.x, pile.y, place.w, 34), _("Share code")))
    pile.code(editor.code())
    pile.buttons((("copy", _("Copy"), editor.copy), ("enter", _("Enter a code"), editor.open_code)))
    if editor.rules.values["dare_text"]:
        pile.text("whole.dare", _("The dare is not in the code."), 18, "ui", "ink2")
        pile.space(6)
        pile.button("copy_all", _("Copy with the dare"), editor.copy_all, "ghost")
    return pile.nodes


def _origin(editor: RuleEditor) -> str:
    if editor.base_is_own:
        return _("your own rule set")
    return _("from {origin}").format(origin=preset_origin(editor.base))


def _count(editor: RuleEditor) -> str:
    n = len(editor.house_rules())
    words = ngettext("{n} house rule", "{n} house rules", n).format(n=n) if n else _("Just as official")
    if editor.away():
        changed = ngettext("{n} changed by you", "{n} changed by you", editor.away()).format(n=editor.away())
        words = _("{count}; {changed}").format(count=words, changed=changed)
    return words


def whole_notes(editor: RuleEditor) -> list[RowNote]:
    """Return what cannot be, what has no effect, and the soft hints, for the whole rule set."""
    out = []
    problem = rule_notes.cannot_be_dealt(editor.rules, editor.seats)
    if problem:
        out.append(RowNote("no", problem))
    for hint in rule_notes.hints(editor.rules, editor.seats):
        label = rule_notes.change_words(hint.change) if hint.change else ""
        press = partial(editor.apply, hint.change) if hint.change else None
        out.append(RowNote(hint.kind, rule_notes.hint_words(hint), label, press))
    values = editor.rules.values
    out += [RowNote("idle", idle_note(one.switch, one.because, values[one.because])) for one in editor.rules.idle()]
    return out


class _Pile:
    """Puts nodes one under the other."""

    def __init__(self, canvas: Canvas, place: Box) -> None:
        self.canvas, self.place, self.y = canvas, place, place.y
        self.nodes: list[Node] = []

    def add(self, *nodes: Node) -> None:
        self.nodes.extend(nodes)
        self.y = nodes[-1].bounds.bottom + 8

    def space(self, height: float) -> None:
        self.y += height

    def text(self, node_id: str, words: str, size: float, face: str, colour: str, role: str = "text") -> None:
        c, place = self.canvas, self.place
        h = len(c.lines(words, place.w, size, face)) * c.line_height(size)
        node = Paragraph(node_id, Box(place.x, self.y, place.w, h + 2), words, size, face, colour)
        node.role = role
        self.nodes.append(node)
        self.y += h + 2

    def button(self, name: str, words: str, press: Act, kind: str = "paper") -> None:
        self.buttons(((name, words, press),), kind)

    def buttons(self, buttons: Sequence[tuple[str, str, Act]], kind: str = "paper") -> None:
        c, place = self.canvas, self.place
        room = (place.w - 12 * (len(buttons) - 1)) / len(buttons) - 38
        columns = len(buttons) if all(0.86 * c.measure(one[1], 20, "bold") < room for one in buttons) else 1
        boxes = Box(place.x, self.y, place.w, 50 if kind == "paper" else 46).columns(columns, 12)
        for i, (name, words, press) in enumerate(buttons):
            at = boxes[i % columns].moved(0, 60.0 * (i // columns))
            node = Button(f"whole.{name}", at, words, press, kind, 20)
            self.nodes.append(node)
        self.y = self.nodes[-1].bounds.bottom + (14 if kind == "paper" else 10)

    def code(self, words: str) -> None:
        c, place = self.canvas, self.place
        lines = c.lines(words, place.w - 32, 24, "bold")
        h = 24 + 34 * len(lines)

        def draw(canvas: Canvas, box: Box) -> None:
            paper.pill(canvas, box, "row", "row_edge", radius=10)
            for i, line in enumerate(lines):
                canvas.text(box.x + box.w / 2, box.y + 12 + 34 * (i + 0.5), line, 24, "bold", "main_deep", "centre")

        self.add(Drawing("whole.code", Box(place.x, self.y, place.w, h), draw, words, role="text"))
        self.y += 4
