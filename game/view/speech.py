"""Remarks: what a seat says for the fun of it, in a bubble beside its head, only where nothing else is to be seen.

A bubble looks for a place near its head among everything that lies on the table; where there is none nothing is said.
It keeps nobody waiting, stays as long as its words take to read, and there is one at most for a seat.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.ui.canvas import Canvas
from game.ui.geometry import Box, centred
from game.ui.svg import Point, path, points, rect
from game.view.geometry import Layout, SeatSpot, fan_places
from game.view.layer import PAD, around
from game.view.stage import Z_BUBBLE, Stage
from game.view.tween import out_back

if TYPE_CHECKING:
    from game.view.director import Director
    from game.view.seats import Seats

SIZE, CROWDED_SIZE = 23.0, 20.0
WIDTHS = (310.0, 230.0, 172.0, 138.0, 112.0)
"""Widths of a bubble's words, tried from the first on; each makes more lines."""
MOST_LINES = 4
ROOM_X, ROOM_Y, LINE = 18.0, 10.0, 1.28
"""Room beside and above the words; height of a line in sizes."""
EDGE = 16.0
"""Room that stays free at the window's edge."""
GAPS = (6.0, 22.0, 44.0, 74.0, 112.0)
DIRECTIONS = 36
LONGEST_TAIL = 120.0
GROW_MS, READING_MS, MS_PER_UNIT = 180.0, 1500.0, 5.0
SHADOW = 4.0
RIBBON_W, RIBBON_H = 1120.0, 66.0
_PASSED_OVER = ("head:", "collar:", "next:", "digit:", "bubble:", "fly:", "hand", "veil", "focus", "team:", "stamp:")
_OWN_BOXES = ("ring", "ribbon", "notice", "name:", "badge:", "fan:", "remark:")
_WIDGETS = ("chip:", "button:", "panel:", "picker:", "dialog:")


class Place(NamedTuple):
    """Where a bubble lies, the point its tail ends at, and its words in lines of a size."""

    box: Box
    tip: tuple[float, float]
    lines: tuple[str, ...]
    size: float


def remark(director: Director, seat: int, words: str) -> bool:
    """Let a seat say something, if there is room for it; return whether it does or will."""
    seats = director.view.seats
    state = seats.states[seat]
    if director.instant or not words:
        return False
    if state.bubble:
        state.remark = words
        director.run(state.bubble_ms, _nothing, partial(_after, director, seat, words), holds=False)
        return True
    state.remark = words
    return _begin(director, seat, words)


def silence(seats: Seats, seat: int) -> None:
    """Take away what a seat says."""
    seats.states[seat].remark = ""
    seats.stage.comp.remove(f"remark:{seat}")


def _nothing(_share: float) -> None:
    pass


def _after(director: Director, seat: int, words: str) -> None:
    """The call has been heard: now comes the rest."""
    _begin(director, seat, words)


def _begin(director: Director, seat: int, words: str) -> bool:
    seats = director.view.seats
    stage, state = seats.stage, seats.states[seat]
    place = place_for(seats, seat, words) if state.remark == words else None
    if place is None:
        if state.remark == words:
            silence(seats, seat)
        return False
    picture, left, top = _picture(stage, place)
    name = f"remark:{seat}"
    middle = left + picture.get_width() / stage.space.k / 2, top + picture.get_height() / stage.space.k / 2

    def grow(share: float) -> None:
        if state.remark != words:
            return
        seen = picture if share >= 1 else pygame.transform.smoothscale_by(picture, max(0.05, share))
        stage.centre(name, seen, *middle, Z_BUBBLE - 1 + seat * 0.01)

    def gone() -> None:
        if state.remark == words:
            silence(seats, seat)

    grow(1.0)
    if not director.still:
        director.run(GROW_MS, grow, easing=out_back(1.2), holds=False)
    read = READING_MS + MS_PER_UNIT * stage.brush.width(words, SIZE)
    director.run(GROW_MS + read * max(1.0, director.speed), _nothing, gone, holds=False)
    return True


# Where -------------------------------------------------------------------------------------------------------------
def place_for(seats: Seats, seat: int, words: str) -> Place | None:
    """Return where a seat can say words without covering anything; None where there is no such place."""
    stage = seats.stage
    spot = stage.layout.spot(seat, stage.me)
    x, y, d = stage.layout.head(seat, stage.me)
    free = list(obstacles(seats, seat))
    size = CROWDED_SIZE if spot is not None and spot.crowded else SIZE
    shapes = dict.fromkeys(tuple(_lines(stage, words, width * stage.grow, size)) for width in WIDTHS)
    for gap in GAPS:
        for lines in shapes:
            w = max(stage.brush.width(line, size) for line in lines) + 2 * ROOM_X
            h = len(lines) * stage.canvas.grown(size) * LINE + 2 * ROOM_Y
            found = _free_place(stage, (x, y, d / 2 + 17), (w, h), gap, free)
            if found is not None and len(lines) <= MOST_LINES:
                return Place(*found, lines, size)
    return None


def _lines(stage: Stage, words: str, width: float, size: float) -> list[str]:
    """Return words in lines of about one length."""
    whole = stage.brush.width(words, size)
    count = max(1, math.ceil(whole / width))
    balanced = stage.canvas.lines(words, whole / count * 1.12 + size, size, "bold")
    return balanced if len(balanced) <= count else stage.canvas.lines(words, width, size, "bold")


def _free_place(
    stage: Stage, head: tuple[float, float, float], size: tuple[float, float], gap: float, taken: Sequence[Box]
) -> tuple[Box, tuple[float, float]] | None:
    """Return a free place so far from a head (middle and radius), and where its tail ends."""
    window = Box(EDGE, EDGE, stage.space.w - 2 * EDGE, stage.space.h - 2 * EDGE)
    (x, y, r), (w, h) = head, size
    for step in range(DIRECTIONS):
        turn = step // 2 if step % 2 else -step // 2
        a = math.radians(turn * 360 / DIRECTIONS - 60 if x > stage.layout.mid else -120 - turn * 360 / DIRECTIONS)
        ux, uy = math.cos(a), math.sin(a)
        reach = r + gap + abs(ux) * w / 2 + abs(uy) * h / 2
        box = centred(x + ux * reach, y + uy * reach, w, h)
        if _inside(box, window) and not _meets(box.inset(-4), taken):
            tip = _tip(box, head)
            tail = _tail_points(box, tip)
            if tail and not any(_meets(Box(px - 5, py - 5, 10, 10), taken) for px, py in tail):
                return box, tip
    return None


def _inside(box: Box, window: Box) -> bool:
    return box.x >= window.x and box.y >= window.y and box.right <= window.right and box.bottom <= window.bottom


def _meets(box: Box, taken: Sequence[Box]) -> bool:
    return any(
        box.x < other.right and other.x < box.right and box.y < other.bottom and other.y < box.bottom for other in taken
    )


def _root(box: Box, to: tuple[float, float]) -> tuple[float, float]:
    """Return the point in a bubble from which its tail grows towards a point."""
    inner = box.inset(min(26.0, box.w / 3), min(14.0, box.h / 3))
    return min(max(to[0], inner.x), inner.right), min(max(to[1], inner.y), inner.bottom)


def _tip(box: Box, head: tuple[float, float, float]) -> tuple[float, float]:
    """Return the point at the rim of a head that is nearest to a bubble."""
    x, y, r = head
    fx, fy = _root(box, (x, y))
    far = max(1.0, math.hypot(fx - x, fy - y))
    return x + (fx - x) / far * (r - 4), y + (fy - y) / far * (r - 4)


def _tail_points(box: Box, tip: tuple[float, float]) -> list[tuple[float, float]]:
    """Return some points along a tail, from its tip on; none for one that is too long."""
    fx, fy = _root(box, tip)
    if math.hypot(fx - tip[0], fy - tip[1]) > LONGEST_TAIL:
        return []
    return [(tip[0] + (fx - tip[0]) * t, tip[1] + (fy - tip[1]) * t) for t in (0.0, 0.1, 0.25, 0.5, 0.75)]


# What lies there ---------------------------------------------------------------------------------------------------
def obstacles(seats: Seats, seat: int) -> Iterator[Box]:
    """Yield every place of the table that a bubble of `seat` must not cover."""
    stage = seats.stage
    layout = stage.layout
    yield from _fixed(layout)
    for other in range(stage.shown.seats):
        spot = layout.spot(other, stage.me)
        if spot is None:
            x, y, d = layout.head(other, stage.me)
            yield Box(x - d / 2 - 12, y - d / 2 - 12, d + 24, layout.you_plate.bottom - y + d / 2 + 18)
            continue
        if other != seat:
            yield spot.box.inset(-2)
        yield from _parts(spot)
        yield from _fan(seats, other, spot)
    k = stage.space.k
    for name, place in stage.comp.places():
        if name == f"remark:{seat}" or name.startswith(_PASSED_OVER):
            continue
        if name.startswith(_OWN_BOXES) and not name.startswith("remark:"):
            continue
        inset = PAD - 4 if name.startswith(_WIDGETS) else 0.0
        yield Box(place.x / k, place.y / k, place.w / k, place.h / k).inset(inset)


def _fixed(layout: Layout) -> Iterator[Box]:
    """Yield the ring with the piles in it, the ribbon, the hand and what lies beside it."""
    x, y = layout.ring
    r = layout.ring_radius + 46
    for wide, high in ((1.0, 0.45), (0.8, 0.8), (0.45, 1.0)):
        yield centred(x, y, 2 * r * wide, 2 * r * high)
    yield centred(*layout.ribbon, RIBBON_W, RIBBON_H)
    yield Box(layout.hand.x - 20, layout.hand.y - 56, layout.hand.w + 40, layout.hand.h + 120)
    yield layout.call.inset(-8)
    yield layout.context.inset(-8)
    yield layout.sort.inset(-8)


def _parts(spot: SeatSpot) -> Iterator[Box]:
    """Yield what hangs on a head: its name, its count."""
    half = 66.0 if spot.crowded else 82.0
    yield centred(spot.x, spot.plate_y, 2 * half, spot.plate_h + 4)
    x, y, r = spot.badge
    yield centred(x, y, 1.84 * r + 6, 2.24 * r + 6)


def _fan(seats: Seats, seat: int, spot: SeatSpot) -> Iterator[Box]:
    """Yield the cards a seat holds."""
    count = min(max(seats.count(seat), 1), spot.fan_most)
    if not seats.playing(seat):
        return
    boxes = []
    w, h = spot.fan_card, spot.fan_card * 1.5
    for x, y, angle in fan_places(spot, count):
        cos, sin = abs(math.cos(math.radians(angle))), abs(math.sin(math.radians(angle)))
        boxes.append(centred(x, y, w * cos + h * sin + 4, w * sin + h * cos + 4))
    yield around(boxes)


# Looks -------------------------------------------------------------------------------------------------------------
def _picture(stage: Stage, place: Place) -> tuple[pygame.Surface, float, float]:
    """Return a bubble with its tail, and where its corner lies."""
    box, (tx, ty) = place.box, place.tip
    whole = around([box, Box(tx, ty, 0, 0)])
    at = Box(box.x - whole.x, box.y - whole.y, box.w, box.h)
    tip = tx - whole.x, ty - whole.y
    pad = 4.0 + SHADOW
    key = ("remark", place.lines, place.size, tuple(round(v) for v in (*at, *tip)))

    def draw(canvas: Canvas, x: float, y: float) -> None:
        own = at.moved(x, y)
        stage.brush.shape(canvas, _body(stage, own, (tip[0] + x, tip[1] + y)))
        step = canvas.grown(place.size) * LINE
        for i, line in enumerate(place.lines):
            middle = own.y + ROOM_Y + (i + 0.5) * step
            canvas.text(own.x + own.w / 2, middle - 1, line, place.size, "bold", "ink", "centre")

    return stage.brush.picture(key, whole.w, whole.h, draw, pad=pad), whole.x - pad, whole.y - pad


def _body(stage: Stage, box: Box, tip: Point) -> str:
    """Return paper with a tail and a hard shadow below it."""
    card, ink = stage.brush.theme["card"], stage.brush.theme["ink"]
    fx, fy = _root(box, tip)
    dx, dy = tip[0] - fx, tip[1] - fy
    far = max(1.0, math.hypot(dx, dy))
    nx, ny = -dy / far * 11, dx / far * 11
    tail: list[Point] = [(fx + nx, fy + ny), tip, (fx - nx, fy - ny)]
    inner: list[Point] = [(fx + nx, fy + ny), (fx + dx * 0.8, fy + dy * 0.8), (fx - nx, fy - ny)]
    r = min(18.0, box.h * 0.42)
    under = [(x, y + SHADOW) for x, y in tail]
    out = path(points(under), "#1E0F08", fill_opacity=0.24)
    out += rect(box.x, box.y + SHADOW, box.w, box.h, r, "#1E0F08", fill_opacity=0.24)
    out += path(points(tail), card, stroke=ink, stroke_width=2.6, stroke_linejoin="round")
    out += rect(box.x, box.y, box.w, box.h, r, card, stroke=ink, stroke_width=2.6)
    return out + path(points(inner), card)
