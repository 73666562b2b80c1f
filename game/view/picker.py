"""The picker of a colour: a begonia window with one lobe for each, keys on them and what the hand holds of it."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from game.engine.cards import COLOURS
from game.text import _, ngettext
from game.ui import paper, svg
from game.ui.canvas import Canvas
from game.ui.colour import contrast
from game.ui.geometry import Box, centred
from game.ui.node import DISABLED, HOVERED, PRESS, Act, Node
from game.ui.svg import Point
from game.ui.theme import Suit
from game.view.emblems import emblem
from game.view.geometry import Layout
from game.view.ring import COLOUR_NAMES, EMBLEM_NAMES

RADIUS = 288.0
_Q, _D = RADIUS * 0.515, RADIUS * 0.485
CORNERS = ((-1, -1), (1, -1), (-1, 1), (1, 1))
_DARK_WORDS = "yop"
INKS, LEGIBLE = ("#2A1B14", "#000000"), 4.5
"""Words on a colour that cream words are too faint for, and the contrast they need; where black is, white has it."""
_TOP = (18.0, 132.0)
NAME_ROOM, NAME_ROOM_LARGE = 1.55, 1.25
"""How wide a name may be in one line, in radii of a lobe; larger words would come under the disc in the middle."""


def picker(
    layout: Layout,
    colours: Sequence[int],
    held: Mapping[int, int],
    title: str,
    note: str,
    hint: str,
    choose: Callable[[int], Act],
    centre_words: str = "",
) -> Node:
    """Return the window: `colours` in the order of the corners, `held` how many cards of each are in hand."""
    cx, cy = layout.mid, layout.ring[1] - 16
    reach = _D + _Q + 20
    box = Box(cx - reach - 340, _TOP[0], 2 * reach + 680, 800 + layout.bottom)
    window = _Window("picker", box, title, note, hint, centre_words)
    window.down = cy - _TOP[0]
    most = max(held.values(), default=0)
    for number, (colour, (sx, sy)) in enumerate(zip(colours, CORNERS, strict=False), 1):
        window.add(_Lobe(colour, number, (cx, cy), (sx, sy), held.get(colour, 0), most, choose(colour)))
    return window


class _Window(Node):
    """The frame, title and hint of the picker."""

    role = "dialog"

    def __init__(self, node_id: str, bounds: Box, title: str, note: str, hint: str, middle: str) -> None:
        super().__init__(node_id, bounds, name=title, value=note)
        self.words, self.middle = hint, middle
        self.down = 0.0
        """How far below the window's upper edge the middle of the lobes is."""

    def paint(self, canvas: Canvas) -> None:
        """Draw banner and frame; the lobes come over it."""
        cx = self.bounds.x + self.bounds.w / 2
        wide = 800 * min(1.45, canvas.grown(25) / 25)
        banner = Box(cx - wide / 2, self.bounds.y, wide, 132)
        canvas.shape(("picker banner",), banner, _banner)
        canvas.text(cx, banner.y + 44, self.name, 52, "display", "card", "centre", max_width=wide - 60)
        canvas.text(cx, banner.y + 102, self.value, 25, "ui", "#F3DDB8", "centre", max_width=wide - 50)
        y = self.bounds.y + self.down
        reach = _D + _Q + 20
        canvas.shape(("picker frame",), centred(cx, y, 2 * reach, 2 * reach), _frame, pad=14)

    def paint_over(self, canvas: Canvas) -> None:
        """Draw the disc in the middle and the hint."""
        cx = self.bounds.x + self.bounds.w / 2
        y = self.bounds.y + self.down
        canvas.shape(("picker middle",), centred(cx, y, 148, 148), _middle)
        if self.middle:
            canvas.text(cx, y - 3, self.middle, 60, "latin", "card", "centre", max_width=116)
        else:
            paper.icon(canvas, "star", cx, y, 34, "card")
        paper.ribbon(canvas, cx, y + reach_down(), self.words, 20, 760 * min(1.5, canvas.grown(20) / 20), "#F3DDB8")


def reach_down() -> float:
    """Return how far below its middle the picker's hint stands."""
    return _D + _Q + 32


class _Lobe(Node):
    """One colour."""

    role = "option"

    def __init__(
        self, colour: int, number: int, centre: Point, side: tuple[int, int], held: int, most: int, press: Act
    ) -> None:
        cx, cy = centre
        sx, sy = side
        half = _D + _Q
        box = Box(cx - half if sx < 0 else cx + 7, cy - half if sy < 0 else cy + 7, half - 7, half - 7)
        letter = COLOURS[colour]
        name = _("{colour} · {emblem}").format(colour=_(COLOUR_NAMES[letter]), emblem=_(EMBLEM_NAMES[letter]))
        count = ngettext("{n} in hand", "{n} in hand", held).format(n=held)
        if held and held == most:
            count = _("{count}, most").format(count=count)
        super().__init__(f"colour.{letter}", box, name=name, value=count, actions={PRESS: press})
        inner = 56.0  # clear of the name
        far = half - inner
        self.focus_box = Box(cx - half if sx < 0 else cx + inner, cy - half if sy < 0 else cy + inner, far, far)
        self.colour, self.number, self.sx, self.sy, self.best = colour, number, sx, sy, bool(held and held == most)

    def hit(self, x: float, y: float) -> bool:
        """The round lobe and the square toward the middle belong to it."""
        box = self.bounds
        px, py = self._pivot()
        mx, my = px - self.sx * _D, py - self.sy * _D
        inner = (x - mx) * self.sx > 7 and (y - my) * self.sy > 7 and box.contains(x, y)
        return inner and (math.hypot(x - px, y - py) <= _Q or ((x - px) * self.sx < 0 and (y - py) * self.sy < 0))

    def _pivot(self) -> Point:
        """Return the middle of the lobe's circle."""
        box = self.bounds
        px = box.right - _Q if self.sx > 0 else box.x + _Q
        py = box.bottom - _Q if self.sy > 0 else box.y + _Q
        return px, py

    def paint(self, canvas: Canvas) -> None:
        """Draw the lobe with its emblem, name, key and count."""
        letter, theme, lit = COLOURS[self.colour], canvas.theme, HOVERED in self.state
        suit = theme.suits[letter]
        px, py = self._pivot()
        size = 2 * _Q
        at = centred(px, py, size, size)
        room = (NAME_ROOM if canvas.text_scale == 1 else NAME_ROOM_LARGE) * _Q
        large = canvas.measure(self.name, 24, "bold") > room
        key = ("lobe", letter, suit, self.sx, self.sy, lit, DISABLED in self.state, large)
        canvas.shape(key, at, lambda w, h: self._body(w / 2, h / 2, suit, letter, lit, 46 if large else 60), pad=4)
        words = next((ink for ink in (suit.cut, *INKS) if contrast(ink, suit.main) >= LEGIBLE), "#FFFFFF")
        ex, ey = px + self.sx * 14, py + self.sy * 8 - 12
        lines = [self.name]
        if large:
            lines = self.name.split(" · ")
            ey -= 12
        for i, line in enumerate(lines):
            middle = ey + 82 + i * canvas.grown(28) * 0.98
            canvas.text(ex, middle, line, 28, "bold", words, "centre", max_width=1.55 * _Q)
        paper.keycap(canvas, ex, ey - (92 if len(lines) == 1 else 88), str(self.number))
        x = px + self.sx * (_Q + 46)
        tone = "warm" if self.best else "#F3DDB8"
        canvas.text(x, py + 30, self.value, 25, "bold", tone, "left" if self.sx > 0 else "right")

    def _body(self, cx: float, cy: float, suit: Suit, letter: str, lit: bool, disc: float) -> str:
        mx, my = cx - self.sx * _D, cy - self.sy * _D
        e = 7.0
        reach = _D + math.sqrt(_Q * _Q - (_D - e) ** 2)
        sweep = 0 if self.sx * self.sy > 0 else 1
        q = svg.num(_Q)
        inner = svg.num(mx + self.sx * e)
        d = f"M{inner} {svg.num(my + self.sy * e)}L{inner} {svg.num(my + self.sy * reach)}"
        d += f"A{q} {q} 0 1 {sweep} {svg.num(mx + self.sx * reach)} {svg.num(my + self.sy * e)}Z"
        out = svg.path(d, suit.main) + (svg.path(d, "#FFFFFF", fill_opacity=0.14) if lit else "")
        for a in range(0, 360, 12):
            x, y = cx + math.cos(math.radians(a)) * (_Q - 13), cy + math.sin(math.radians(a)) * (_Q - 13)
            if (x - mx) * self.sx > 24 and (y - my) * self.sy > 24:
                out += svg.circle(x, y, 3.4, suit.deep)
        ex, ey = cx + self.sx * 14, cy + self.sy * 8 - 16 - (60 - disc)
        tone = suit.main if letter in _DARK_WORDS else suit.cut
        return out + svg.circle(ex, ey, disc, suit.deep) + emblem(letter, ex, ey, disc * 2 / 3, tone, suit.deep)


def _banner(w: float, h: float) -> str:
    out = svg.rect(0, 0, w, h, 22, "#120805", fill_opacity=0.82)
    return out + svg.stroke(svg.box_stitches(14, 12, w - 28, h - 24, 2, 8), "#F2C24A", 1.6)


def _frame(w: float, h: float) -> str:
    cx, cy = w / 2, h / 2
    middles = [(cx + sx * _D, cy + sy * _D) for sx, sy in CORNERS]
    shade = "".join(svg.circle(x, y + 10, _Q + 15, "#120805", fill_opacity=0.4) for x, y in middles)
    rim = "".join(svg.circle(x, y, _Q + 14, "#FFF6E3") for x, y in middles)
    return shade + rim + svg.rect(cx - _D, cy - _D, 2 * _D, 2 * _D, 0, "#FFF6E3")


def _middle(w: float, h: float) -> str:
    return svg.circle(w / 2, h / 2, 74, "#FFF6E3") + svg.circle(w / 2, h / 2, 66, "#2A1B14")
