"""Sheets over the rule editor: what they have in common, the values of a switch, dares to pick from."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.engine.switch import Switch, Value
from game.narrate.dares import DARES, age_name, dares_for
from game.narrate.switches import switch_about, switch_name, value_name
from game.scenes.frame import MARGIN, Veil, section
from game.scenes.rule_choice import sheet_frame
from game.text import _
from game.ui import paper
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.lists import ListView, Scroll
from game.ui.node import HOVERED, PRESS, SELECTED, Act, Node
from game.ui.widgets import Panel, Paragraph

if TYPE_CHECKING:
    from game.scenes.rule_desk import RuleDesk


class Sheet:
    """Something laid over the editor. `first` has focus when it opens."""

    first = ""

    def __init__(self, editor: RuleDesk) -> None:
        self.editor = editor
        self.scroll = Scroll()

    def build(self, canvas: Canvas) -> list[Node]:
        """Return the nodes of the sheet, a veil first."""
        raise NotImplementedError

    def cancel(self) -> None:
        """Take the sheet away."""
        self.editor.lay(None)

    def frame(self, canvas: Canvas, node_id: str, title: str, width: float, height: float) -> tuple[Panel, Box]:
        """Return a modal panel with a title and a way out, and the part of it for what it holds."""
        return sheet_frame(canvas, node_id, title, width, height, self.cancel)


class Option(Node):
    """One of several values: a ring, filled for the present one, the words, a tag for the official one."""

    role = "option"

    def __init__(self, node_id: str, bounds: Box, words: str, press: Act, on: bool = False, tag: str = "") -> None:
        super().__init__(node_id, bounds, name=words, value=tag, actions={PRESS: press})
        self.focus_pad = 4
        if on:
            self.state.add(SELECTED)

    @staticmethod
    def height(canvas: Canvas, words: str, width: float, tag: str = "") -> float:
        """Return how high it is at that width."""
        return 32 + 30 * len(canvas.lines(words, Option.room(canvas, width, tag), 22, "bold"))

    @staticmethod
    def room(canvas: Canvas, width: float, tag: str) -> float:
        """Return the width of the words."""
        return width - 66 - 24 - (canvas.measure(tag, 17, "bold") + 40 if tag else 0)

    def paint(self, canvas: Canvas) -> None:
        """Draw ground, ring, words and tag."""
        box, on = self.bounds, SELECTED in self.state
        paper.pill(
            canvas, box, "differs_row" if on else "row", "edge" if HOVERED in self.state else "row_edge", radius=12
        )
        y = box.y + box.h / 2
        paper.pill(canvas, Box(box.x + 20, y - 15, 30, 30), "main" if on else "card", "main_deep" if on else "edge")
        if on:
            paper.icon(canvas, "tick", box.x + 35, y, 9, "card")
        lines = canvas.lines(self.name, self.room(canvas, box.w, self.value), 22, "bold")
        for i, line in enumerate(lines):
            canvas.text(box.x + 66, y - 1 + 30 * (i - (len(lines) - 1) / 2), line, 22, "bold")
        if self.value:
            w = canvas.measure(self.value, 17, "bold") + 22
            paper.chip(canvas, box.right - 18 - w, y, self.value, "#F1E3C3", "ink2", 17, 28)


class Values(Sheet):
    """All values of a switch."""

    def __init__(self, editor: RuleDesk, switch: Switch) -> None:
        super().__init__(editor)
        self.switch = switch
        self.first = f"values.{switch.values.index(editor.rules.values[switch.id])}"

    def build(self, canvas: Canvas) -> list[Node]:
        """Return the values as options."""
        switch, rules = self.switch, self.editor.rules
        width = min(780.0, canvas.width - 2 * MARGIN)
        about = switch_about(switch.id)
        told = len(canvas.lines(about, width - 60, 20)) * canvas.line_height(20)
        official = switch.default(rules.values)
        options = [(one, value_name(switch.id, one), _("official") if one == official else "") for one in switch.values]
        heights = [Option.height(canvas, words, width - 90, tag) for _value, words, tag in options]
        wanted = 90 + told + 18 + sum(heights) + 10 * len(heights) + 36
        panel, inner = self.frame(canvas, "values", switch_name(switch.id), width, wanted)
        panel.add(Paragraph("values.about", Box(inner.x, inner.y, inner.w, told + 2), about, 20, "ui", "ink2"))
        top = inner.y + told + 12
        box = Box(inner.x - 4, top, inner.w + 8, inner.bottom + 10 - top)
        rows: list[Node] = []
        y = box.y + 6
        across = width - (90 if sum(heights) + 10 * len(heights) > box.h else 64)
        for i, ((value, words, tag), h) in enumerate(zip(options, heights, strict=True)):
            at = Box(box.x + 6, y, across, h)
            on = value == rules.values[switch.id]
            rows.append(Option(f"values.{i}", at, words, partial(self._take, value), on, tag))
            y += h + 10
        panel.add(ListView("values.list", box, rows, self.scroll, name=switch_name(switch.id)))
        return [Veil(canvas), panel]

    def _take(self, value: Value) -> None:
        self.editor.sheet = None
        self.editor.put(self.switch, value)


class Dares(Sheet):
    """Dares to pick from, by age; those that somebody has done at this screen are ticked off."""

    first = "dare.small.0"

    def build(self, canvas: Canvas) -> list[Node]:
        """Return the dares under the names of the ages."""
        panel, inner = self.frame(canvas, "dares", _("Pick a dare"), 900, 940)
        box = Box(inner.x - 8, inner.y - 8, inner.w + 16, inner.h + 20)
        now, done = self.editor.rules.values["dare_text"], self.editor.context.settings.dares_done
        rows: list[Node] = []
        y, width = box.y + 6, box.w - 30
        for age in DARES:
            rows.append(section(canvas, f"dare.{age}", Box(box.x + 6, y, width, 36), age_name(age)))
            y += 44
            for i, words in enumerate(dares_for(age)):
                tag = _("done before") if DARES[age].dares[i] in done else ""
                h = Option.height(canvas, words, width, tag)
                at = Box(box.x + 6, y, width, h)
                rows.append(Option(f"dare.{age}.{i}", at, words, partial(self._take, words), words == now, tag))
                y += h + 8
            y += 10
        panel.add(ListView("dares.list", box, rows, self.scroll, name=_("Pick a dare")))
        return [Veil(canvas), panel]

    def _take(self, words: str) -> None:
        self.editor.sheet = None
        self.editor.apply({"dare_text": words})
