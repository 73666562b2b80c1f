"""Widgets that hold a value: a choice among a few, a stepper, a slider."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from game.ui import paper
from game.ui.buttons import title_and_note
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.node import DECREASE, DISABLED, HOVERED, INCREASE, PRESS, SELECTED, Act, Node

T = TypeVar("T")

NARROW, TALL = 700.0, 136.0
"""Rows narrower than this put the value below the words, and are then this high."""


def row_box(bounds: Box, wanted: float) -> tuple[Box, Box]:
    """Return a row's box and the part of it for a value `wanted` wide: at the right, or below where it is narrow."""
    if bounds.w >= NARROW and wanted < 0.62 * bounds.w:
        return bounds, Box(bounds.right - 28 - wanted, bounds.y, wanted, bounds.h)
    tall = Box(bounds.x, bounds.y, bounds.w, TALL)
    return tall, Box(bounds.x + 26, bounds.y + 76, bounds.w - 52, TALL - 82)


def words_box(bounds: Box, value: Box) -> Box:
    """Return the part of a row for its words."""
    if value.y > bounds.y:
        return Box(bounds.x, bounds.y, bounds.w - 20, 80)
    return Box(bounds.x, bounds.y, value.x - bounds.x, bounds.h)


class ChoiceRow(Node):
    """A setting that is one of a few words, all in sight: left and right choose, so does a click on a word.

    The words are children of role ``option``: the pointer reaches them, focus stays on the row.
    """

    role = "choice"

    def __init__(
        self,
        node_id: str,
        bounds: Box,
        title: str,
        note: str,
        options: Sequence[tuple[T, str]],
        value: T,
        change: Callable[[T], None],
        segment: float | Sequence[float] = 118,
        bare: bool = False,
    ) -> None:
        """`options` are values with their words.

        `segment` is the width of a word, or those of all; `bare` leaves out row and title.
        """
        values = [one for one, _words in options]
        at = values.index(value) if value in values else 0
        super().__init__(node_id, bounds, name=title, value=options[at][1])
        self.note, self.bare = note, bare
        self.actions = {PRESS: lambda: change(values[(at + 1) % len(values)])}
        if at + 1 < len(values):
            self.actions[INCREASE] = lambda: change(values[at + 1])
        if at > 0:
            self.actions[DECREASE] = lambda: change(values[at - 1])
        self.focus_pad = 5
        widths = [float(segment)] * len(options) if isinstance(segment, int | float) else list(segment)
        self.value_box = bounds
        if not bare:
            self.bounds, self.value_box = row_box(bounds, sum(widths))
        self._place(options, at, change, widths)

    def _place(
        self, options: Sequence[tuple[T, str]], at: int, change: Callable[[T], None], widths: Sequence[float]
    ) -> None:
        box = self.value_box
        h, x, stretch = min(40.0, box.h - 8), box.x, box.w / sum(widths)
        for i, width in enumerate(widths):
            part = Box(x, box.y + (box.h - h) / 2, width * stretch, h)
            self.add(_Segment(f"{self.id}.{i}", part, options[i][1], i == at, _setter(change, options[i][0])))
            x += part.w

    def paint(self, canvas: Canvas) -> None:
        """Draw the row, its words, and the ground of the options."""
        box = self.bounds
        if not self.bare:
            paper.row(canvas, box, lit=HOVERED in self.state)
            words = words_box(box, self.value_box)
            title_and_note(canvas, words, self.name, self.note, words.w - 44)
        first, last = self.children[0].bounds, self.children[-1].bounds
        paper.pill(canvas, Box(first.x - 4, first.y - 4, last.right - first.x + 8, first.h + 8), "#EAD8B2", radius=12)


class _Segment(Node):
    role = "option"

    def __init__(self, node_id: str, bounds: Box, words: str, on: bool, press: Act) -> None:
        super().__init__(node_id, bounds, name=words, actions={PRESS: press}, focusable=False)
        if on:
            self.state.add(SELECTED)

    def paint(self, canvas: Canvas) -> None:
        box, on = self.bounds, SELECTED in self.state
        if on:
            paper.pill(canvas, box, "#3A271D", radius=9)
        elif HOVERED in self.state:
            paper.pill(canvas, box, "row", radius=9)
        x, y = box.centre
        canvas.text(x, y - 1, self.name, 19, "bold", "card" if on else "ink", "centre", max_width=box.w - 10)


class Stepper(Node):
    """A value with less and more at its ends; left and right step. With `title` it is a whole row."""

    role = "spinbutton"

    def __init__(
        self,
        node_id: str,
        bounds: Box,
        name: str,
        value: str,
        less: Act | None,
        more: Act | None,
        note: str = "",
        row: bool = True,
        width: float = 240,
    ) -> None:
        """`less` and `more` are None at the ends of the range."""
        super().__init__(node_id, bounds, name=name, value=value)
        self.note, self.row = note, row
        self.focus_pad = 5 if row else 7
        if more:
            self.actions[INCREASE] = more
        if less:
            self.actions[DECREASE] = less
        w = width if row else bounds.w
        h = min(42.0, bounds.h)
        right = bounds.right - (24 if row else 0)
        y = bounds.y + (bounds.h - h) / 2
        self.field = Box(right - w, y, w, h)
        self.add(
            _End(f"{node_id}.less", Box(right - w, y, 46, h), "minus", less),
            _End(f"{node_id}.more", Box(right - 46, y, 46, h), "plus", more),
        )

    def paint(self, canvas: Canvas) -> None:
        """Draw row, field and value."""
        if self.row:
            paper.row(canvas, self.bounds, lit=HOVERED in self.state)
            title_and_note(canvas, self.bounds, self.name, self.note, self.bounds.w - self.field.w - 68)
        paper.pill(canvas, self.field, "row", "frame", radius=9)
        x, y = self.field.centre
        canvas.text(x, y - 1, self.value, 20, "bold", "ink", "centre", max_width=self.field.w - 104)


class _End(Node):
    role = "decoration"

    def __init__(self, node_id: str, bounds: Box, icon: str, act: Act | None) -> None:
        super().__init__(node_id, bounds, actions={PRESS: act} if act else {}, focusable=False)
        self.icon = icon
        if not act:
            self.state.add(DISABLED)

    def paint(self, canvas: Canvas) -> None:
        box = self.bounds
        if HOVERED in self.state:
            paper.pill(canvas, box.inset(3), "differs_row", radius=7)
        line = box.right if self.icon == "minus" else box.x
        canvas.fill(Box(line, box.y + 2, 1.6, box.h - 4), "row_edge")
        paper.icon(canvas, self.icon, *box.centre, 8, "row_edge" if DISABLED in self.state else "ink")


class SliderRow(Node):
    """A value between two ends with a knob; left and right go by `step`, the pointer sets it anywhere."""

    role = "slider"

    def __init__(
        self,
        node_id: str,
        bounds: Box,
        title: str,
        note: str,
        value: float,
        words: str,
        change: Callable[[float], None],
        low: float = 0.0,
        high: float = 1.0,
        step: float = 0.1,
    ) -> None:
        super().__init__(node_id, bounds, name=title, value=words)
        self.note, self.amount, self.low, self.high, self.step, self.change = note, value, low, high, step, change
        self.focus_pad = 5
        if value < high - 1e-6:
            self.actions[INCREASE] = lambda: change(min(high, self._stepped(1)))
        if value > low + 1e-6:
            self.actions[DECREASE] = lambda: change(max(low, self._stepped(-1)))
        self.bounds, value_box = row_box(bounds, 404)
        self.track = Box(value_box.x, value_box.y + value_box.h / 2 - 6, value_box.w - 104, 12)
        self.words = words_box(self.bounds, value_box)

    def _stepped(self, by: int) -> float:
        return round((round((self.amount - self.low) / self.step) + by) * self.step + self.low, 6)

    def pointer_down(self, x: float, y: float) -> bool:
        """Set the value under the pointer when it is on the track."""
        if not self.track.inset(-18, -24).contains(x, y):
            return False
        self.pointer_drag(x, y)
        return True

    def pointer_drag(self, x: float, y: float) -> None:
        """Follow the pointer in steps."""
        share = min(1.0, max(0.0, (x - self.track.x) / self.track.w))
        value = round(round(share * (self.high - self.low) / self.step) * self.step + self.low, 6)
        if abs(value - self.amount) > 1e-9:
            self.change(value)

    def paint(self, canvas: Canvas) -> None:
        """Draw row, track, knob and the value in words."""
        box, track = self.bounds, self.track
        paper.row(canvas, box, lit=HOVERED in self.state)
        title_and_note(canvas, self.words, self.name, self.note, self.words.w - 50)
        share = (self.amount - self.low) / (self.high - self.low)
        paper.pill(canvas, track, "#EAD8B2", "frame", width=1.6)
        if share > 0.02:
            paper.pill(canvas, Box(track.x, track.y, max(12, track.w * share), track.h), "main")
        x, y = track.x + track.w * share, track.y + 6
        paper.pill(canvas, Box(x - 15, y - 15, 30, 30), "card", "main_deep", width=2.4)
        paper.burst_shape(canvas, x, y, 4, 10, 6, "main")
        canvas.text(box.right - 28, y - 1, self.value, 20, "bold", "ink", "right", max_width=72)


def _setter(change: Callable[[T], None], value: T) -> Act:
    return lambda: change(value)
