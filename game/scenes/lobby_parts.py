"""What lies on the table of the lobby: plaques of those who sit there, an empty chair, the keyboard with its owners."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.ai.levels import LEVELS
from game.input.bindings import key_name
from game.input.seat_keys import COLUMNS, NOBODY, SeatKeys
from game.text import _
from game.ui import paper, svg
from game.ui.canvas import Canvas
from game.ui.geometry import Box, centred
from game.ui.node import HOVERED, PRESS, Act, Node
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


class Plaque(Node):
    """One seat: press for what can be done with it, drag it onto another to change places."""

    role = "button"

    def __init__(self, node_id: str, bounds: Box, who: Sitting, press: Act, grab: Callable[[str], None]) -> None:
        super().__init__(node_id, bounds, name=who.name, value=_said(who), actions={PRESS: press})
        self.who, self._grab = who, grab
        self.held = False
        """Whether it follows the pointer."""
        self.wanted = False
        """Whether another plaque is held over it."""
        self.moved_to: Callable[[float, float], None] = lambda _x, _y: None
        self.let_go: Callable[[float, float], None] = lambda _x, _y: None

    def pointer_down(self, x: float, y: float) -> bool:
        """Hold it."""
        self._grab(self.who.animal)
        self.moved_to(x, y)
        return True

    def pointer_drag(self, x: float, y: float) -> None:
        """It follows."""
        self.moved_to(x, y)

    def pointer_up(self, x: float, y: float) -> None:
        """Lay it down: on another seat they change places."""
        self.let_go(x, y)

    def paint(self, canvas: Canvas) -> None:
        """Draw the sheet, the head on its cushion, the name and what belongs to the seat."""
        box, who = self.bounds, self.who
        lit = HOVERED in self.state or self.held or self.wanted
        fill = "differs_row" if who.ready else "card" if who.person else "paper"
        edge = "ok_deep" if who.ready else "main" if lit else "edge"
        paper.panel(canvas, box, fill, edge, shadow=14 if self.held else 7, notch=14)
        x, y = box.x + 58, box.y + box.h / 2 - 1
        if who.person:
            paint_cushion(canvas, who.seat, x, y, HEAD)
        paper.head(canvas, who.animal, "happy" if who.ready or lit else "calm", x, y, HEAD)
        left = box.x + WORDS_AT
        room = box.right - left - 16
        if who.person:
            _name(canvas, left, box.y + 38, who.name, room, 24, "ink")
            paint_mark(canvas, who.seat, x + 37, y - 33, 12, canvas.theme["card"])
            self._keys(canvas, left, box.y + 78, room)
        else:
            _name(canvas, left, box.y + 32, who.name, room, 22, "ink2")
            _level(canvas, left, box.y + 62, who.level, room)
        if who.team >= 0:
            canvas.asset(f"table/team_{who.team % len(TEAMS)}.svg", Box(box.x - 6, box.y - 14, 46, 50))
        if who.ready:
            _ready(canvas, x + 34, y + 32)

    def _keys(self, canvas: Canvas, x: float, y: float, room: float) -> None:
        caps = self.who.caps
        if not caps.words or (caps.pad and not caps.there):
            words = _("press a key") if not caps.pad else caps.said
            canvas.text(x, y, words, 18, "bold", "main_deep", max_width=room)
            return
        size = 18.0 if caps_width(canvas, caps, 18) <= room else 15.0
        paint_caps(canvas, x, y, caps, size)


def _said(who: Sitting) -> str:
    """Return in words what a plaque shows beside the name."""
    if not who.person:
        level = LEVELS.get(who.level)
        return _("computer, {level}").format(level=_(level.name) if level else who.level)
    keys = who.caps.said if who.caps.words else _("press a key")
    said = f"{keys}, {mark_said(who.seat)}"
    return _("{said}, ready").format(said=said) if who.ready else said


def _name(canvas: Canvas, x: float, y: float, name: str, room: float, size: float, colour: str) -> None:
    """Draw a name, smaller the longer it is, and then in two lines."""
    size = fitting(canvas, name, size, room - 4, LEAST_NAME)
    lines = canvas.lines(name, room, size, "bold")[:2]
    for i, line in enumerate(lines):
        at = y - 5 + 21 * (i - (len(lines) - 1) / 2) if len(lines) > 1 else y
        canvas.text(x, at, line, size, "bold", colour, max_width=room)


def _level(canvas: Canvas, x: float, y: float, level: str, room: float) -> None:
    """Draw that a computer plays, how well in words and dots."""
    levels = list(LEVELS)
    at = levels.index(level) if level in levels else 0
    paper.icon(canvas, "gear", x + 9, y, 9, "ink3")
    canvas.text(x + 25, y - 1, _(LEVELS[levels[at]].name), 18, "bold", "ink2", max_width=room - 25)
    for i in range(len(levels)):
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


class EmptyChair(Node):
    """Invites whoever has no seat yet; pressed, a computer player sits down."""

    role = "button"

    def __init__(self, node_id: str, bounds: Box, press: Act) -> None:
        super().__init__(node_id, bounds, name=_("Add a computer player"), actions={PRESS: press})
        self.hint = self.name

    def paint(self, canvas: Canvas) -> None:
        """Draw a dashed place with an empty cushion."""
        box, tone = self.bounds, canvas.theme["card"]
        lit = HOVERED in self.state
        paper.pill(canvas, box, "#3A271D", radius=14, opacity=0.92 if lit else 0.8)
        canvas.shape(
            ("empty chair", tone), box, lambda w, h: svg.stroke(svg.box_stitches(7, 7, w - 14, h - 14, 9, 8), tone, 2.4)
        )
        x, y = box.x + 58, box.y + box.h / 2

        def cushion(w: float, h: float) -> str:
            out = svg.path(svg.scallop(w / 2, h / 2, 36, 18), "none", stroke=tone, stroke_width=2.6)
            return out + svg.stroke(f"M{svg.num(w / 2 - 14)} {svg.num(h / 2)}h28m-14 -14v28", tone, 5)

        canvas.shape(("empty cushion", tone), centred(x, y, HEAD, HEAD), cushion, pad=4)
        left, room = box.x + WORDS_AT, box.w - WORDS_AT - 14
        _name(canvas, left, y - 24, _("Free chair"), room, 21, "card")
        lines = canvas.lines(_("press a key of yours"), room, 18)[:2]
        for i, line in enumerate(lines):
            canvas.text(left, y + 17 - 11 * (len(lines) - 1) + 23 * i, line, 18, "ui", "#FBE3D0", max_width=room)


class Keyboard(Node):
    """The part of a keyboard that people share, every key in the colour of whoever has it."""

    role = "image"

    def __init__(self, bounds: Box, pitch: float, keys: SeatKeys, animals: list[str], names: list[str]) -> None:
        taken = [
            f"{names[seat]}: {' '.join(map(key_name, one.keys))}" for seat, one in enumerate(keys.controls) if one.keys
        ]
        super().__init__("lobby.keyboard", bounds, name=_("Whose keys are whose"), value="; ".join(taken))
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

        canvas.shape(("lobby key", face, lip), centred(x, y, side, side), body, pad=2)
        tone = "card" if owner != NOBODY else "ink3"
        canvas.text(x, y - 3, key_name(key), side * 0.46, "bold", tone, "centre", max_width=side)


class Threads(Node):
    """Threads over the table that link those who play together."""

    role = "decoration"

    def __init__(self, bounds: Box, middles: list[tuple[float, float]], teams: list[int]) -> None:
        super().__init__("lobby.threads", bounds)
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
