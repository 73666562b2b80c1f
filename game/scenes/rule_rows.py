"""A rule as a row: name, what is official, a sentence, the widget for its value, notes, a way back to official."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from game.engine.switch import Switch, Value
from game.narrate.switches import ON_OFF, switch_about, switch_name, value_name
from game.rules import RuleSet
from game.text import _
from game.ui import paper, svg
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.entry import Entry, Field
from game.ui.geometry import Box
from game.ui.node import CHECKED, DECREASE, HOVERED, INCREASE, PRESS, Act, Node

ROW_GAP = 10.0
LINE, TITLE, NOTE_LINE, CHIP = 24.0, 34.0, 25.0, 27.0
PAD, RESET = 12.0, 50.0
"""Space above and below a row's words; what is kept free at its right end for the way back."""

WIDE = 700.0
"""Rows at least this wide have their value beside the words; narrower ones below them."""

NOTE_LOOKS = {
    "no": ("cross", "danger", "#A3150F"),
    "idle": ("minus", "ink3", "ink2"),
    "together": ("plus", "ok", "ok_deep"),
    "quarrel": ("tick", "differs_bar", "#6B4505"),
}
"""Sign, its tone and that of the words, by what a note is: it cannot be, it does nothing, it goes well, it quarrels."""


class RowNote(NamedTuple):
    """A sentence under a rule; with `press`, a button that does something about it."""

    kind: str
    words: str
    label: str = ""
    press: Act | None = None


class RuleActs(Protocol):
    """What rows ask of the editor."""

    def put(self, switch: Switch, value: Value) -> None:
        """Set a switch."""

    def step(self, switch: Switch, by: int) -> None:
        """Set a switch to the next value that can be."""

    def reset(self, switch: Switch) -> None:
        """Set a switch to its official value."""

    def pick(self, switch: Switch) -> None:
        """Show all values of a switch to choose from."""

    def write(self, switch: Switch) -> None:
        """Begin typing a number or a text."""

    def pick_dare(self) -> None:
        """Show the dares to choose from."""


class Note(Node):
    """A sentence with a sign before it."""

    role = "text"

    def __init__(self, node_id: str, bounds: Box, words: str, kind: str) -> None:
        super().__init__(node_id, bounds, name=words)
        self.kind = kind

    @staticmethod
    def height(canvas: Canvas, words: str, width: float) -> float:
        """Return how high the sentence is at that width."""
        return NOTE_LINE * len(canvas.lines(words, width - 30, 18, "bold"))

    def paint(self, canvas: Canvas) -> None:
        """Draw the sign and the lines."""
        box = self.bounds
        icon, tone, ink = NOTE_LOOKS[self.kind]
        y = box.y + NOTE_LINE / 2
        if self.kind == "quarrel":
            paper.burst_shape(canvas, box.x + 10, y, 5, 10, 8, tone)
        else:
            paper.icon(canvas, icon, box.x + 10, y, 7, tone)
        for i, line in enumerate(canvas.lines(self.name, box.w - 30, 18, "bold")):
            canvas.text(box.x + 30, y - 1 + NOTE_LINE * i, line, 18, "bold", ink)


def note_nodes(canvas: Canvas, node_id: str, place: Box, notes: Sequence[RowNote]) -> list[Node]:
    """Return notes one under the other from the top of `place`, each with its button."""
    out: list[Node] = []
    y = place.y
    for i, note in enumerate(notes):
        h = Note.height(canvas, note.words, place.w)
        out.append(Note(f"{node_id}.note.{i}", Box(place.x, y, place.w, h), note.words, note.kind))
        y += h + 4
        if note.press is not None:
            w = min(place.w - 30, canvas.measure(note.label, 18, "bold") + 44)
            button = Button(f"{node_id}.do.{i}", Box(place.x + 30, y, w, 40), note.label, note.press, "ghost", 18)
            button.focus_pad = 3
            out.append(button)
            y += 48
    return out


class ResetButton(Node):
    """An arrow back: the official value again."""

    role = "button"

    def __init__(self, node_id: str, bounds: Box, name: str, press: Act) -> None:
        super().__init__(node_id, bounds, name=name, actions={PRESS: press}, hint=name)
        self.focus_pad = 4

    def paint(self, canvas: Canvas) -> None:
        """Draw the arrow on a small square."""
        box = self.bounds
        lit = HOVERED in self.state
        paper.pill(canvas, box, "card", "gold" if lit else "differs_edge", radius=9, width=2.2 if lit else 1.6)
        tone = canvas.theme["ink2"]

        def body(w: float, h: float) -> str:
            x, y, r = w / 2, h / 2 + 1, w * 0.24
            arc = f"M{svg.num(x - r)} {svg.num(y - r * 0.5)}A{svg.num(r)} {svg.num(r)} 0 1 1 {svg.num(x - r * 0.7)} "
            arc += f"{svg.num(y + r * 0.75)}"
            head = f"M{svg.num(x - r * 1.25)} {svg.num(y - r * 1.3)}V{svg.num(y - r * 0.4)}H{svg.num(x - r * 0.35)}"
            return svg.stroke(arc, tone, 3) + svg.stroke(head, tone, 3)

        canvas.shape(("back to official", tone), box, body)


class _End(Node):
    role = "decoration"

    def __init__(self, node_id: str, bounds: Box, icon: str, act: Act | None) -> None:
        super().__init__(node_id, bounds, actions={PRESS: act} if act else {}, focusable=False)
        self.icon, self.dead = icon, act is None

    def paint(self, canvas: Canvas) -> None:
        box = self.bounds
        if HOVERED in self.state:
            paper.pill(canvas, box.inset(3), "differs_row", radius=7)
        line = box.right if self.icon == "minus" else box.x
        canvas.fill(Box(line, box.y + 2, 1.6, box.h - 4), "row_edge")
        paper.icon(canvas, self.icon, *box.centre, 8, "row_edge" if self.dead else "ink")


class RuleRow(Node):
    """One rule. Left and right change its value, Confirm switches it, opens its list or begins typing."""

    def __init__(
        self,
        canvas: Canvas,
        place: Box,
        switch: Switch,
        rules: RuleSet,
        acts: RuleActs,
        notes: Sequence[RowNote] = (),
        entry: Entry | None = None,
    ) -> None:
        """`place` is where the row begins and how wide it is. `entry` is being typed into, when it is this row's."""
        value = rules.values[switch.id]
        super().__init__(f"rule.{switch.id}", place, name=switch_name(switch.id), value=value_name(switch.id, value))
        self.switch, self.current, self.acts, self.entry = switch, value, acts, entry
        official = switch.default(rules.values)
        self.differs = value != official
        self.official = _("Official: {value}").format(value=value_name(switch.id, official))
        self.about = switch_about(switch.id)
        self.note = " ".join((self.about, self.official, *(note.words for note in notes)))
        """What is read out beside name and value."""
        self.focus_pad = 5
        self.words = self.value_box = place
        self.role = {"bool": "switch", "choice": "choice", "int": "spinbutton", "text": "group"}[switch.kind]
        self._lay_out(canvas, place, notes)
        self._wire(canvas)

    def moved(self, dy: float) -> None:
        """Move with the list."""
        super().moved(dy)
        self.words, self.value_box = self.words.moved(0, dy), self.value_box.moved(0, dy)

    # Laying out ----------------------------------------------------------------------------------------------------
    def _value_width(self, canvas: Canvas) -> float:
        kind = self.switch.kind
        if kind == "bool":
            return max(canvas.measure(_(words), 19, "bold") for words in ON_OFF.values()) + 84
        if kind == "int":
            return 232.0
        words = max(canvas.measure(value_name(self.switch.id, one), 20, "bold") for one in self.switch.values)
        return min(350.0, max(200.0, words + 66))

    def _lay_out(self, canvas: Canvas, place: Box, notes: Sequence[RowNote]) -> None:
        beside = place.w >= WIDE and self.switch.kind != "text"
        wanted = self._value_width(canvas) if self.switch.kind != "text" else 0.0
        right = place.right - 18 - RESET
        words_w = (right - wanted - 30 if beside or self.switch.kind == "bool" else right) - place.x - 22
        self.words = Box(place.x + 22, place.y + PAD, words_w, 0)
        title_w = canvas.measure(self.name, 23, "bold")
        chip_w = canvas.measure(self.official, 17, "bold") + 22
        self.chip_below = title_w + 14 + chip_w > words_w
        self.chip_lines = canvas.lines(self.official, words_w - 22, 17, "bold") if self.chip_below else [self.official]
        self.lines = canvas.lines(self.about, words_w, 18)
        chosen = self.switch.kind == "choice"
        self.value_lines = canvas.lines(self.value, wanted - 62, 20, "bold") if chosen else [self.value]
        y = place.y + PAD + TITLE + LINE * len(self.lines) + (5 + CHIP * len(self.chip_lines) if self.chip_below else 0)
        if beside or self.switch.kind == "bool":
            y = max(y, place.y + 80 - PAD)
            self.value_box = Box(right - wanted, place.y, wanted, y + PAD - place.y)
        elif self.switch.kind == "text":
            self.value_box = Box(place.x + 22, y + 8, place.right - 22 - place.x - 22, 50)
            y = self.value_box.bottom + 6
        else:
            self.value_box = Box(place.x + 22, y + 2, wanted, 68 if len(self.value_lines) > 1 else 50)
            y = self.value_box.bottom
        if notes:
            y += 6
            room = Box(place.x + 22, y, place.w - 44, 0)
            nodes = note_nodes(canvas, self.id, room, notes)
            self.add(*nodes)
            y = nodes[-1].bounds.bottom + 2
        self.bounds = Box(place.x, place.y, place.w, y + PAD - place.y)
        if self.differs:
            name = _("Back to official: {name}").format(name=self.name)
            at = Box(place.right - 18 - 36, self._middle - 18, 36, 36)
            self.add(ResetButton(f"{self.id}.reset", at, name, lambda: self.acts.reset(self.switch)))

    @property
    def _middle(self) -> float:
        if self.switch.kind == "text" or self.value_box.y > self.bounds.y + 1:
            return self.bounds.y + PAD + TITLE / 2 + 6
        return self.value_box.y + self.value_box.h / 2

    def _wire(self, canvas: Canvas) -> None:
        switch, acts, value = self.switch, self.acts, self.current
        if switch.kind == "bool":
            self.actions = {PRESS: lambda: acts.put(switch, not value)}
            self.actions[DECREASE if value else INCREASE] = lambda: acts.put(switch, not value)
            if value:
                self.state.add(CHECKED)
            return
        if switch.kind == "text":
            self._wire_text(canvas)
            return
        at = switch.values.index(value)
        less: Act | None = (lambda: acts.step(switch, -1)) if at > 0 else None
        more: Act | None = (lambda: acts.step(switch, 1)) if at + 1 < len(switch.values) else None
        if more:
            self.actions[INCREASE] = more
        if less:
            self.actions[DECREASE] = less
        if switch.kind == "choice":
            self.actions[PRESS] = lambda: acts.pick(switch)
            return
        self.actions[PRESS] = lambda: acts.write(switch)
        field = self._field
        self.add(
            _End(f"{self.id}.less", Box(field.x, field.y, 46, field.h), "minus", less),
            _End(f"{self.id}.more", Box(field.right - 46, field.y, 46, field.h), "plus", more),
        )

    def _wire_text(self, canvas: Canvas) -> None:
        words = _("Pick a dare")
        box = self.value_box
        wide = min(box.w * 0.42, canvas.measure(words, 20, "bold") + 50)
        field = Box(box.x, box.y, box.w - wide - 14, box.h)
        mine = self.entry
        self.add(
            Field(
                f"{self.id}.field",
                field,
                self.name,
                str(self.current),
                lambda: self.acts.write(self.switch),
                mine,
                empty=_("Nothing yet"),
                size=20,
            ),
            Button(
                f"{self.id}.list", Box(box.right - wide, box.y, wide, box.h), words, self.acts.pick_dare, "ghost", 20
            ),
        )

    @property
    def _field(self) -> Box:
        """The box of a choice or a number inside the part of the row that is its."""
        box = self.value_box
        h = min(box.h - 8, 60.0 if len(self.value_lines) > 1 else 42.0)
        return Box(box.x, box.y + (box.h - h) / 2, box.w, h)

    # Drawing -------------------------------------------------------------------------------------------------------
    def paint(self, canvas: Canvas) -> None:
        """Draw ground, bar, words and value; the children draw themselves."""
        box = self.bounds
        paper.row(canvas, box, self.differs, HOVERED in self.state)
        if self.differs:
            paper.bar(canvas, Box(box.x, box.y + 10, 8, box.h - 20), "differs_bar")
        words = self.words
        y = words.y + TITLE / 2 - 2
        canvas.text(words.x, y, self.name, 23, "bold", max_width=words.w)
        for i, line in enumerate(self.lines):
            canvas.text(words.x, words.y + TITLE + LINE * (i + 0.5) - 3, line, 18, "ui", "ink2")
        fill, tone = ("differs", "#3D2703") if self.differs else ("#F1E3C3", "ink2")
        if self.chip_below:
            y = words.y + TITLE + LINE * len(self.lines) + 13
            for i, line in enumerate(self.chip_lines):
                paper.chip(canvas, words.x, y + CHIP * i, line, fill, tone, 17, CHIP, max_width=words.w)
        else:
            x = words.x + canvas.measure(self.name, 23, "bold") + 14
            paper.chip(canvas, x, y + 1, self.official, fill, tone, 17, 27)
        if self.switch.kind == "bool":
            self._paint_switch(canvas)
        elif self.switch.kind != "text":
            self._paint_field(canvas)

    def _paint_switch(self, canvas: Canvas) -> None:
        box, on = self.value_box, bool(self.current)
        y = box.y + box.h / 2
        canvas.text(box.right - 84, y - 1, self.value, 19, "bold", "ok_deep" if on else "ink2", "right")
        paper.switch(canvas, box.right - 70, y, on)

    def _paint_field(self, canvas: Canvas) -> None:
        choice = self.switch.kind == "choice"
        field = self._field
        typing = self.entry is not None
        edge = "main" if typing else "edge" if HOVERED in self.state else "frame"
        paper.pill(canvas, field, "row", edge, radius=9, width=2.4 if typing else 2)
        if not choice:
            words = self.entry.words if self.entry else self.value
            x, y = field.centre
            drawn = canvas.text(x, y - 1, words, 20, "bold", "ink", "centre", max_width=field.w - 104)
            if typing:
                canvas.fill(Box(x + drawn / 2 + 2, field.y + 9, 2.4, field.h - 18), "main")
            return
        paper.icon(canvas, "down", field.right - 26, field.y + field.h / 2, 8, "ink")
        lines = self.value_lines
        if len(lines) > 2:
            canvas.complain(f"{self.id}: {self.value!r} takes {len(lines)} lines of 2")
        size, step = (20, 0.0) if len(lines) == 1 else (18, 24.0)
        for i, line in enumerate(lines[:2]):
            y = field.y + field.h / 2 - 1 + step * (i - (len(lines) - 1) / 2)
            canvas.text(field.x + 16, y, line, size, "bold", max_width=field.w - 58)
