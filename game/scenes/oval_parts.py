"""What lies on a table seen from above: plaques of those who sit there, the keyboard with its owners, threads."""

from __future__ import annotations

from typing import NamedTuple

from game.ai.levels import LEVELS
from game.input.bindings import key_name
from game.input.seat_keys import COLUMNS, NOBODY, SeatKeys
from game.scenes.oval_places import PLAQUE_H
from game.text import _
from game.ui import paper, svg
from game.ui.canvas import Canvas
from game.ui.geometry import Box, centred
from game.ui.node import HOVERED, PRESS, PRESSED, Act, Node
from game.ui.own_keys import Caps, caps_width, paint_caps
from game.ui.seat_marks import mark_of, mark_said, paint_cushion, paint_mark
from game.view.aim import fitting
from game.view.teams import TEAMS

HEAD = 82.0
WORDS_AT = 116.0
LEAST_NAME = 18.0


class Sitting(NamedTuple):
    """Who sits at a place, as the plaque shows it."""

    seat: int
    animal: str
    name: str
    person: bool
    caps: Caps = Caps()
    ready: bool = False
    level: str = ""
    team: int = NOBODY
    keyless: str = ""
    """What stands where somebody has no keys; else that a key has to be pressed."""


class SeatPlaque(Node):
    """One seat: who plays it, with which keys. With `does` a button at its foot says what a press does."""

    role = "button"

    def __init__(self, node_id: str, bounds: Box, who: Sitting, press: Act, does: str = "") -> None:
        said = _said(who)
        value = _("{seat}. {does}").format(seat=said, does=does) if does else said
        super().__init__(node_id, bounds, name=who.name, value=value, actions={PRESS: press})
        self.who, self.does = who, does

    @property
    def lit(self) -> bool:
        """Whether it stands out."""
        return HOVERED in self.state

    @property
    def shadow(self) -> float:
        """How far its shadow falls."""
        return 7.0

    def paint(self, canvas: Canvas) -> None:
        """Draw the sheet, the head on its cushion, the name and what belongs to the seat."""
        box, who = self.bounds, self.who
        fill = "differs_row" if who.ready else "card" if who.person else "paper"
        edge = "ok_deep" if who.ready else "main" if self.lit else "edge"
        paper.panel(canvas, box, fill, edge, shadow=self.shadow, notch=14)
        x, y = box.x + 58, box.y + PLAQUE_H / 2 - 1
        if who.person:
            paint_cushion(canvas, who.seat, x, y, HEAD)
        paper.head(canvas, who.animal, "happy" if who.ready or self.lit else "calm", x, y, HEAD)
        left = box.x + WORDS_AT
        room = box.right - left - 16
        if who.person:
            paint_name(canvas, left, box.y + 38, who.name, room, 24, "ink")
            paint_mark(canvas, who.seat, x + 37, y - 33, 12, canvas.theme["card"])
            self._keys(canvas, left, box.y + 78, room)
        else:
            up = 6 if who.caps.words else 0
            paint_name(canvas, left, box.y + 32 - up, who.name, room, 22, "ink2")
            _level(canvas, left, box.y + 62 - up, who.level, room, not who.caps.words)
            self._old_keys(canvas, left, box.y + 84, room)
        if who.team >= 0:
            canvas.asset(f"table/team_{who.team % len(TEAMS)}.svg", Box(box.x - 6, box.y - 14, 46, 50))
        if who.ready:
            _ready(canvas, x + 34, y + 32)
        if self.does:
            self._button(canvas, Box(box.x + 16, box.y + PLAQUE_H - 3, box.w - 32, box.h - PLAQUE_H - 9))

    def _keys(self, canvas: Canvas, x: float, y: float, room: float) -> None:
        caps = self.who.caps
        if not caps.words or (caps.pad and not caps.there):
            words = (self.who.keyless or _("press a key")) if not caps.pad else caps.said
            paint_name(canvas, x, y, words, room, 18, "main_deep")
            return
        size, gap = (18.0, 6.0) if caps_width(canvas, caps, 18) <= room else (15.0, 3.0)
        paint_caps(canvas, x, y, caps, size, gap)

    def _old_keys(self, canvas: Canvas, x: float, y: float, room: float) -> None:
        """Draw the keys with which whoever has left comes back."""
        caps = self.who.caps
        if caps.words:
            size = 17.0 if caps_width(canvas, caps, 17, 4) <= room else 15.0
            paint_caps(canvas, x, y, caps, size, 4, dark=False)

    def _button(self, canvas: Canvas, box: Box) -> None:
        paper.button_face(canvas, box, "paper", PRESSED in self.state, False, self.lit)
        y = box.y + box.h / 2 - 1 + (paper.PRESSED_BY if PRESSED in self.state else 0)
        tone = canvas.theme.buttons["paper"].text
        canvas.text(box.x + box.w / 2, y, self.does, 18, "bold", tone, "centre", max_width=box.w - 24)


def _said(who: Sitting) -> str:
    """Return in words what a plaque shows beside the name."""
    if not who.person:
        level = LEVELS.get(who.level)
        said = _("computer, {level}").format(level=_(level.name) if level else who.level)
        return f"{said}, {who.caps.said}, {mark_said(who.seat)}" if who.caps.words else said
    keys = who.caps.said if who.caps.words else who.keyless or _("press a key")
    said = f"{keys}, {mark_said(who.seat)}"
    return _("{said}, ready").format(said=said) if who.ready else said


def paint_name(canvas: Canvas, x: float, y: float, name: str, room: float, size: float, colour: str) -> None:
    """Draw a name, smaller the longer it is, and then in two lines."""
    size = fitting(canvas, name, size, room - 4, LEAST_NAME)
    lines = canvas.lines(name, room, size, "bold")[:2]
    for i, line in enumerate(lines):
        at = y - 5 + 21 * (i - (len(lines) - 1) / 2) if len(lines) > 1 else y
        canvas.text(x, at, line, size, "bold", colour, max_width=room)


def _level(canvas: Canvas, x: float, y: float, level: str, room: float, dots: bool) -> None:
    """Draw that a computer plays, how well in words and dots."""
    levels = list(LEVELS)
    at = levels.index(level) if level in levels else 0
    paper.icon(canvas, "gear", x + 9, y, 9, "ink3")
    canvas.text(x + 25, y - 1, _(LEVELS[levels[at]].name), 18, "bold", "ink2", max_width=room - 25)
    for i in range(len(levels) if dots else 0):
        fill, edge = ("ink3", "ink3") if i <= at else ("card", "edge")
        paper.pill(canvas, Box(x + i * 16, y + 18, 11, 11), fill, edge)


def _ready(canvas: Canvas, cx: float, cy: float) -> None:
    """Draw the green seal of whoever is ready."""
    ok, cream = canvas.theme["ok_deep"], canvas.theme["card"]

    def body(w: float, h: float) -> str:
        x, y = w / 2, h / 2
        seal = svg.path(svg.burst(x, y, 16, 19.5, 14), ok, stroke=cream, stroke_width=2.5)
        return seal + svg.stroke(svg.traced("M-7,0.5L-2,5.5L7,-5", x, y, 1), cream, 4)

    canvas.shape(("ready seal", ok, cream), centred(cx, cy, 40, 40), body, pad=3)


class Keyboard(Node):
    """The part of a keyboard that people share, every key in the colour of whoever has it."""

    role = "image"

    def __init__(self, bounds: Box, pitch: float, keys: SeatKeys, animals: list[str], names: list[str]) -> None:
        taken = [
            f"{names[seat]}: {' '.join(map(key_name, one.keys))}" for seat, one in enumerate(keys.controls) if one.keys
        ]
        super().__init__("people.keyboard", bounds, name=_("Whose keys are whose"), value="; ".join(taken))
        self.keys, self.pitch, self.animals = keys, pitch, animals

    @staticmethod
    def size(pitch: float) -> tuple[float, float]:
        """Return width and height for keys so far apart."""
        return 10.55 * pitch, 3.9 * pitch

    def paint(self, canvas: Canvas) -> None:
        """Draw three rows of keys, and over a column the head of whoever has it."""
        p, box = self.pitch, self.bounds
        for i, column in enumerate(COLUMNS):
            owners = {self.keys.owner(key) for key in column}
            for row, key in enumerate(column):
                x = box.x + p * (0.5 + i + 0.27 * row)
                self._key(canvas, x, box.y + p * (1.4 + row), key)
            owner = owners.pop() if len(owners) == 1 else NOBODY
            if 0 <= owner < len(self.animals):
                paper.head(canvas, self.animals[owner], "calm", box.x + p * (0.5 + i), box.y + p * 0.46, p * 0.86)

    def _key(self, canvas: Canvas, x: float, y: float, key: str) -> None:
        side, owner = self.pitch - 7, self.keys.owner(key)
        face = mark_of(owner).colour if owner != NOBODY else canvas.theme["row"]
        lip = canvas.theme["shadow"] if owner != NOBODY else "#C9AE82"
        edge = canvas.theme["ink2"]

        def body(w: float, h: float) -> str:
            out = svg.rect(0, 0, w, h, 8, lip, stroke=edge, stroke_width=1.4)
            return out + svg.rect(1, 1, w - 2, h - 6, 7, face)

        canvas.shape(("key of somebody", face, lip), centred(x, y, side, side), body, pad=2)
        tone = "card" if owner != NOBODY else "ink3"
        canvas.text(x, y - 3, key_name(key), side * 0.46, "bold", tone, "centre", max_width=side)


class Threads(Node):
    """Threads over the table that link those who play together."""

    role = "decoration"

    def __init__(self, bounds: Box, middles: list[tuple[float, float]], teams: list[int]) -> None:
        super().__init__("people.threads", bounds)
        self.middles, self.teams = middles, teams

    def paint(self, canvas: Canvas) -> None:
        """Draw a stitched thread through the middle of every team."""
        places = tuple((round(x), round(y), team) for (x, y), team in zip(self.middles, self.teams, strict=True))

        def body(w: float, h: float) -> str:
            out = ""
            for team in sorted({team for _x, _y, team in places if team >= 0}):
                ends = [(x, y) for x, y, one in places if one == team]
                cx, cy = sum(x for x, _y in ends) / len(ends), sum(y for _x, y in ends) / len(ends)
                look = TEAMS[team % len(TEAMS)]
                for x, y in ends:
                    out += svg.stroke(svg.points([(x, y), (cx, cy)], close=False), look.ink, 9, stroke_opacity=0.55)
                    out += svg.stroke(svg.stitches([(x, y), (cx, cy)], 10, 9), look.paper, 4)
            return out

        if any(team >= 0 for _x, _y, team in places):
            canvas.shape(("threads", places), self.bounds, body)
