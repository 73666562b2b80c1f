"""Choosing among all rule sets: the user's own, and every preset with what it is like and where it is from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Protocol

from game.match.own_rules import OwnSet
from game.narrate.presets import preset_about, preset_name, preset_origin
from game.rules import PRESETS, RuleError
from game.scenes.frame import MARGIN, Veil, section
from game.text import _, ngettext
from game.ui import paper
from game.ui.buttons import IconButton, Tile
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.lists import ListView, Scroll
from game.ui.node import HOVERED, PRESS, Act, Node
from game.ui.widgets import Panel, Row, Strip

OWN_ROW = 72.0


class Take(Protocol):
    """Called with the rule set chosen."""

    def __call__(self, name: str, *, own: bool) -> None:
        """Take a preset by its id or an own set by its name."""


def sheet_frame(canvas: Canvas, node_id: str, title: str, width: float, height: float, close: Act) -> tuple[Panel, Box]:
    """Return a modal panel with a title and a way out, and the part of it for what it holds."""
    width, height = min(width, canvas.width - 2 * MARGIN), min(height, canvas.height - 40)
    box = Box((canvas.width - width) / 2, (canvas.height - height) / 2, width, height)
    panel = Panel(node_id, box, name=title, modal=True)
    strip = Strip(f"{node_id}.title", Box(box.x + 14, box.y + 14, box.w - 28, 54), title, size=28, face="display")
    at = Box(box.right - 14 - 54, box.y + 18, 46, 44)
    panel.add(strip.add(IconButton(f"{node_id}.close", at, "cross", _("Close"), close, look="red")))
    return panel, Box(box.x + 30, box.y + 90, box.w - 60, box.h - 90 - 30)


class RuleSets:
    """A sheet with every rule set; `here` is the one chosen now."""

    def __init__(self, sets: Sequence[OwnSet], close: Act, take: Take, here: str, *, here_own: bool = False) -> None:
        self.sets, self.close, self.take, self.here, self.here_own = sets, close, take, here, here_own
        self.scroll = Scroll()
        self.first = f"{'own' if here_own else 'preset'}.{here}"

    def build(self, canvas: Canvas) -> list[Node]:
        """Return own rule sets, then the presets as cards, on a panel over a veil."""
        width = min(1560.0, canvas.width - 2 * MARGIN)
        content = self._rows(canvas, Box(0, 0, width - 70, 0))[-1].bounds.bottom
        panel, inner = sheet_frame(canvas, "sets", _("Pick a rule set"), width, content + 130, self.close)
        box = Box(inner.x - 10, inner.y - 10, inner.w + 20, inner.h + 22)
        rows = self._rows(canvas, Box(box.x + 6, box.y + 6, box.w - 30, 0))
        panel.add(ListView("sets.list", box, rows, self.scroll, name=_("Rule sets")))
        return [Veil(canvas), panel]

    def _rows(self, canvas: Canvas, place: Box) -> list[Node]:
        rows = self._own(canvas, place)
        y = rows[-1].bounds.bottom + 20 if rows else place.y
        rows.append(section(canvas, "sets.presets", Box(place.x, y, place.w, 36), _("How others play")))
        here = "" if self.here_own else self.here
        return rows + preset_tiles(canvas, Box(place.x, y + 46, place.w, 0), here, self.take)

    def _own(self, canvas: Canvas, place: Box) -> list[Node]:
        if not self.sets:
            return []
        out: list[Node] = [section(canvas, "sets.own", Box(place.x, place.y, place.w, 36), _("Your own"))]
        y = place.y + 46
        for one in self.sets:
            out.append(self.own_row(canvas, Box(place.x, y, place.w, OWN_ROW), one))
            y += OWN_ROW + 10
        return out

    def own_row(self, canvas: Canvas, box: Box, one: OwnSet) -> Node:
        """Return the row of an own rule set."""
        row = Row(f"row.{one.name}", box, marked=self.here_own and self.here == one.name, name=one.name)
        return row.add(self.own_button(Box(box.x + 10, box.y + 6, box.w - 20, box.h - 12), one))

    def own_button(self, box: Box, one: OwnSet) -> Node:
        """Return what is pressed to take an own rule set."""
        return OwnSetButton(f"own.{one.name}", box, one.name, contents(one), partial(self.take, one.name, own=True))


class OwnSetButton(Node):
    """An own rule set: its name and what it holds."""

    role = "option"

    def __init__(self, node_id: str, bounds: Box, words: str, note: str, press: Act) -> None:
        super().__init__(node_id, bounds, name=words, value=note, actions={PRESS: press})
        self.focus_pad = 3

    def paint(self, canvas: Canvas) -> None:
        """Draw the name, shortened where it is too long, and what the set holds."""
        box = self.bounds
        if HOVERED in self.state:
            paper.pill(canvas, box, "differs_row", radius=10)
        room = box.w * 0.6 - 24
        y = box.y + box.h / 2 - 1
        name = canvas.typesetter.cut(self.name, "bold", canvas.px(23), int(room * canvas.k))
        w = canvas.text(box.x + 12, y, name, 23, "bold")
        note = canvas.typesetter.cut(self.value, "ui", canvas.px(18), int((box.w - w - 52) * canvas.k))
        canvas.text(box.x + 12 + w + 18, y, note, 18, "ui", "ink2")


def contents(one: OwnSet) -> str:
    """Return in a few words what an own rule set holds, or that this version does not understand it."""
    try:
        rules = one.rule_set()
    except RuleError:
        return _("written by another version of the game")
    n = len(rules.differences_from_official())
    count = ngettext("{n} house rule", "{n} house rules", n).format(n=n)
    return _("{name}, {count}").format(name=preset_name(rules.preset), count=count)


def preset_tiles(canvas: Canvas, place: Box, here: str, take: Take) -> list[Node]:
    """Return every preset as a card, in rows from the top of `place`."""
    columns = 4 if place.w >= 1180 else 3 if place.w >= 900 else 2 if place.w >= 600 else 1
    width = (place.w - 14 * (columns - 1)) / columns
    out: list[Node] = []
    y = place.y
    names = list(PRESETS)
    for row in (names[i : i + columns] for i in range(0, len(names), columns)):
        tall = max(Tile.height(canvas, width, preset_about(one), origin(one)) for one in row)
        for i, one in enumerate(row):
            at = Box(place.x + i * (width + 14), y, width, tall)
            out.append(preset_tile(canvas, one, at, partial(take, one, own=False), one == here))
        y += tall + 14
    return out


def preset_tile(canvas: Canvas, preset: str, at: Box, press: Act, selected: bool) -> Tile:
    """Return the card of a preset: its name, what it is like, where it comes from, how many house rules."""
    n = len(PRESETS[preset].changes)
    tag = ngettext("{n} house rule", "{n} house rules", n).format(n=n) if n else ""
    free = at.w - 32 - canvas.measure(preset_name(preset), 24, "bold") - 46
    if canvas.measure(tag, 18, "bold") + 30 > free:
        tag = str(n)
    return Tile(f"preset.{preset}", at, preset_name(preset), preset_about(preset), origin(preset), press, selected, tag)


def origin(preset: str) -> str:
    """Return where a preset is from."""
    return _("from {origin}").format(origin=preset_origin(preset))
