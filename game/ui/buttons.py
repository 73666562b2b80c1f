"""Widgets that are pressed: buttons, rows that are buttons, switches, tabs."""

from __future__ import annotations

from collections.abc import Callable

from game.ui import paper
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.node import CHECKED, DECREASE, DISABLED, HOVERED, INCREASE, PRESS, PRESSED, SELECTED, Act, Node

STITCHES = 9.0
"""From the edge to where words are clear of the stitches."""

TIGHT = 1.12
"""How far apart two lines on a button are, in sizes of its words."""


class Button(Node):
    """A button with words. `kind` is main, gold, paper, ink, night, green or ghost.

    `key` stands on a key beside the words, `note` in a tag. A disabled button says why in `hint`. With `align` left
    it looks like a line of a menu, with an angle at its right end.
    """

    role = "button"

    def __init__(
        self,
        node_id: str,
        bounds: Box,
        words: str,
        press: Act,
        kind: str = "paper",
        size: float = 26,
        key: str = "",
        icon: str = "",
        hint: str = "",
        disabled: bool = False,
        align: str = "centre",
        note: str = "",
    ) -> None:
        super().__init__(node_id, bounds, name=words, value=note, actions={PRESS: press}, hint=hint)
        self.kind, self.size, self.key, self.icon, self.align = kind, size, key, icon, align
        if disabled:
            self.state.add(DISABLED)
        if kind != "ghost":
            self.focus_box = Box(bounds.x, bounds.y, bounds.w, bounds.h + paper.UNDER_EDGE)

    def paint(self, canvas: Canvas) -> None:
        """Draw face, icon, words and key."""
        box, faded, pressed = self.bounds, DISABLED in self.state, PRESSED in self.state
        colours = canvas.theme.buttons["paper" if self.kind == "ghost" else self.kind]
        colours = colours.faded() if faded else colours
        y = box.y + box.h / 2 + (paper.PRESSED_BY if pressed else 0)
        key_w = paper.keycap_width(canvas, self.key) + 12 if self.key else 0
        icon_w = self.size * 1.25 if self.icon else 0
        room = box.w - 36 - key_w - icon_w
        lines, whole = self._lines(canvas, room - (40 if self.align == "left" else 0))
        if key_w and not whole:
            room, key_w = room + key_w, 0
            lines, whole = self._lines(canvas, room)
        step = canvas.grown(self.size) * TIGHT
        stitched = len(lines) == 1 or step * len(lines) <= box.h - 2 * STITCHES
        paper.button_face(canvas, box, self.kind, pressed, faded, HOVERED in self.state and not faded, stitched)
        words_w = min(max(canvas.measure(line, self.size, "bold") for line in lines), room)
        if self.align == "left":
            x = box.x + 38
            room -= 40
        else:
            x = box.x + (box.w - words_w - key_w - icon_w) / 2
        if self.icon:
            paper.icon(canvas, self.icon, x + self.size * 0.45, y, self.size * 0.5, colours.text)
        drawn = 0.0
        for i, line in enumerate(lines):
            at, side = (x + icon_w, "left") if len(lines) == 1 else (x + icon_w + words_w / 2, "centre")
            middle = y - 1 + (i - (len(lines) - 1) / 2) * step
            drawn = max(drawn, canvas.text(at, middle, line, self.size, "bold", colours.text, side, max_width=room))
        if key_w:
            dark = self.kind not in ("paper", "ghost")
            paper.keycap(canvas, x + icon_w + drawn + 12 + (key_w - 12) / 2, y, self.key, dark)
        if self.align == "left":
            self._tail(canvas, y)

    def _lines(self, canvas: Canvas, room: float) -> tuple[list[str], bool]:
        """Return the words in one line, or in two where the button is high enough for both; and whether they fit so."""
        one, size = [self.name], self.size
        if canvas.fits(self.name, room, size, "bold"):
            return one, True
        if any(canvas.measure(word, size, "bold") > room for word in self.name.split()[1:] or one):
            return one, False
        lines = canvas.lines(self.name, room, size, "bold")
        fits = len(lines) * canvas.grown(size) * TIGHT <= self.bounds.h - 4
        return (lines, True) if fits else (one, False)

    def _tail(self, canvas: Canvas, y: float) -> None:
        """Draw the note in a red tag and the angle that says another screen comes."""
        box = self.bounds
        paper.icon(canvas, "next", box.right - 34, y, 11, "edge")
        if self.value:
            w = canvas.measure(self.value, 18, "bold") + 30
            paper.pill(canvas, Box(box.right - 62 - w, y - 15, w, 30), "main")
            canvas.text(box.right - 62 - w / 2, y - 1, self.value, 18, "bold", "card", "centre")


class IconButton(Node):
    """A square button with a sign; its name is read out and shown as a hint."""

    role = "button"

    def __init__(
        self, node_id: str, bounds: Box, icon: str, name: str, press: Act, look: str = "paper", hint: str = ""
    ) -> None:
        super().__init__(node_id, bounds, name=name, actions={PRESS: press}, hint=hint or name)
        self.icon, self.look = icon, look

    def paint(self, canvas: Canvas) -> None:
        """Draw a rounded square and the sign."""
        fill, edge, tone = {
            "paper": ("card", "frame", "ink"),
            "red": ("#9A2216", "#F3CDBB", "card"),
            "night": ("night_panel", "night_frame", "moon"),
            "plain": ("row", "row_edge", "ink2"),
        }[self.look]
        if HOVERED in self.state:
            edge = "gold"
        box = self.bounds.moved(0, 2 if PRESSED in self.state else 0)
        paper.pill(canvas, box, fill, edge, radius=10, width=2.2 if HOVERED in self.state else 1.8)
        paper.icon(canvas, self.icon, *box.centre, box.h * 0.27, tone)


class SwitchRow(Node):
    """A setting that is on or off: a title, a sentence, a switch with its word."""

    role = "switch"

    def __init__(
        self,
        node_id: str,
        bounds: Box,
        title: str,
        note: str,
        on: bool,
        words: tuple[str, str],
        change: Callable[[bool], None],
    ) -> None:
        super().__init__(node_id, bounds, name=title, value=words[0] if on else words[1], hint="")
        self.note, self.on = note, on
        self.actions = {PRESS: lambda: change(not on)}
        if on:
            self.state.add(CHECKED)
            self.actions[DECREASE] = lambda: change(False)
        else:
            self.actions[INCREASE] = lambda: change(True)
        self.focus_pad = 5

    def paint(self, canvas: Canvas) -> None:
        """Draw the row, words, switch."""
        box = self.bounds
        paper.row(canvas, box, lit=HOVERED in self.state)
        word = canvas.measure(self.value, 19, "bold")
        title_and_note(canvas, box, self.name, self.note, box.w - 46 - 94 - word - 34)
        tone = "ok_deep" if self.on else "ink3"
        canvas.text(box.right - 114, box.y + box.h / 2 - 1, self.value, 19, "bold", tone, "right")
        paper.switch(canvas, box.right - 98, box.y + box.h / 2, self.on)


def title_and_note(canvas: Canvas, box: Box, title: str, note: str, width: float) -> None:
    """Draw a row's title and the sentence below it, in two lines where one is too short."""
    middle = box.y + box.h / 2
    lines = canvas.lines(note, width, 18) if note else []
    if len(lines) > 2:
        canvas.complain(f"{note!r} takes {len(lines)} lines of 2")
    lines = lines[:2]
    top = middle - 1 - 15 * len(lines) if len(lines) < 2 else middle - 24
    canvas.text(box.x + 22, top, title, 23, "bold", max_width=width)
    for i, line in enumerate(lines):
        y = middle + 16 if len(lines) == 1 else middle + 3 + 21 * i
        canvas.text(box.x + 22, y, line, 18, "ui", "ink2", max_width=width)


class Tab(Node):
    """One of a list of groups; the chosen one is filled. `look` is side (settings) or top (narrow windows)."""

    role = "tab"

    def __init__(self, node_id: str, bounds: Box, words: str, press: Act, selected: bool, icon: str = "") -> None:
        super().__init__(node_id, bounds, name=words, actions={PRESS: press})
        self.icon = icon
        self.focus_pad = 5
        if selected:
            self.state.add(SELECTED)

    def paint(self, canvas: Canvas) -> None:
        """Draw the ground when chosen, the sign, the words."""
        box, on = self.bounds, SELECTED in self.state
        if on:
            paper.pill(canvas, box, "main", radius=10)
        elif HOVERED in self.state:
            paper.pill(canvas, box, "row", "row_edge", radius=10)
        x = box.x + 18
        if self.icon:
            paper.icon(canvas, self.icon, box.x + 38, box.y + box.h / 2, 14, "card" if on else "ink2")
            x = box.x + 70
        face, tone = ("bold", "card") if on else ("ui", "ink")
        canvas.text(x, box.y + box.h / 2 - 1, self.name, 23, face, tone, max_width=box.right - x - 12)


class Tile(Node):
    """A small card that can be chosen (a preset): a title, a tag beside it, a sentence, a last line."""

    role = "option"

    def __init__(
        self, node_id: str, bounds: Box, title: str, note: str, foot: str, press: Act, selected: bool, tag: str = ""
    ) -> None:
        super().__init__(node_id, bounds, name=title, value=foot, actions={PRESS: press})
        self.note, self.tag = note, tag
        self.focus_pad = 5
        if selected:
            self.state.add(SELECTED)

    def paint(self, canvas: Canvas) -> None:
        """Draw the card, red with a tick when chosen."""
        box, on = self.bounds, SELECTED in self.state
        edge = "main_deep" if on else "edge" if HOVERED in self.state else "row_edge"
        paper.pill(canvas, box, "main_deep" if on else "row", edge, radius=12, width=2.2)
        right = box.right - 16
        if on:
            paper.pill(canvas, Box(right - 26, box.y + 17, 26, 26), "warm")
            paper.icon(canvas, "tick", right - 13, box.y + 30, 10, "main_deep")
            right -= 36
        name = canvas.measure(self.name, 24, "bold")
        tag = canvas.measure(self.tag, 18, "bold") + 20
        if self.tag and name + tag + 10 < right - box.x - 16:
            paper.chip(canvas, right - tag, box.y + 30, self.tag, "differs", "#4A2F06", 18, 30)
            right -= tag + 10
        canvas.text(
            box.x + 16, box.y + 30, self.name, 24, "bold", "card" if on else "ink", max_width=right - box.x - 16
        )
        self._words(canvas, on)

    @staticmethod
    def height(canvas: Canvas, width: float, note: str, foot: str) -> float:
        """Return how high a tile of that width has to be for its words."""
        lines, last = len(canvas.lines(note, width - 32, 18)), len(canvas.lines(foot, width - 32, 18, "bold"))
        return 66 + 25 * lines + 24 * last

    def _words(self, canvas: Canvas, on: bool) -> None:
        box, room = self.bounds, self.bounds.w - 32
        foot = canvas.lines(self.value, room, 18, "bold")
        most = int((box.h - 50 - 14 - 24 * len(foot)) / 25)
        lines = canvas.lines(self.note, room, 18)
        if len(lines) > most:
            canvas.complain(f"{self.id}: {self.note!r} takes {len(lines)} lines of {most}")
        for i, line in enumerate(lines[:most]):
            canvas.text(box.x + 16, box.y + 62 + 25 * i, line, 18, "ui", "#FBE3D0" if on else "ink2", max_width=room)
        for i, line in enumerate(foot):
            y = box.bottom - 22 - 24 * (len(foot) - 1 - i)
            canvas.text(box.x + 16, y, line, 18, "bold", "warm" if on else "#8A5A0B", max_width=room)
