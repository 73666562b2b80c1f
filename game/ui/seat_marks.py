"""A colour and a shape for every seat, so that people at one screen find their own at a glance: never colour alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.text import N_, _
from game.ui import svg
from game.ui.canvas import Canvas
from game.ui.geometry import centred
from game.ui.svg import num

Shape = Callable[[float, float, float], str]


def _disc(x: float, y: float, r: float) -> str:
    bow = num(r * 0.88)
    return svg.traced(f"M-0.88,0A{bow} {bow} 0 1 1 0.88,0A{bow} {bow} 0 1 1 -0.88,0Z", x, y, r)


def _polygon(corners: int, turn: float, share: float = 1.0) -> Shape:
    def shape(x: float, y: float, r: float) -> str:
        return svg.points([svg.polar(x, y, r * share, turn + 360 / corners * i) for i in range(corners)])

    return shape


def _star(x: float, y: float, r: float) -> str:
    return svg.burst(x, y + r * 0.06, r * 0.5, r * 1.08, 5)


def _cross(x: float, y: float, r: float) -> str:
    a, b = r * 0.94, r * 0.36
    steps = [(-b, -a), (b, -a), (b, -b), (a, -b), (a, b), (b, b), (b, a), (-b, a), (-b, b), (-a, b), (-a, -b), (-b, -b)]
    return svg.points([(x + dx, y + dy) for dx, dy in steps])


def _heart(x: float, y: float, r: float) -> str:
    left = "M0,-0.36C-0.34,-1.02 -1.25,-0.86 -0.98,-0.08L0,0.94L0.98,-0.08C1.25,-0.86 0.34,-1.02 0,-0.36Z"
    return svg.traced(left, x, y, r)


def _drop(x: float, y: float, r: float) -> str:
    bow = num(r * 0.72)
    return svg.traced(f"M0,-1.04L0.58,-0.16A{bow} {bow} 0 1 1 -0.58,-0.16Z", x, y, r)


def _moon(x: float, y: float, r: float) -> str:
    out, back = num(r * 0.98), num(r * 1.04)
    return svg.traced(f"M0.36,-0.92A{out} {out} 0 1 0 0.36,0.92A{back} {back} 0 0 1 0.36,-0.92Z", x, y, r)


class Mark(NamedTuple):
    """A seat's colour with the name of it, and its shape."""

    name: str
    colour: str
    shape: Shape


MARKS = (
    Mark(N_("red disc"), "#B3261A", _disc),
    Mark(N_("blue square"), "#1F4FA3", _polygon(4, 45, 1.12)),
    Mark(N_("green triangle"), "#2B7A4B", _polygon(3, 0, 1.08)),
    Mark(N_("golden diamond"), "#A06303", _polygon(4, 0, 1.04)),
    Mark(N_("violet star"), "#6A3FA0", _star),
    Mark(N_("teal hexagon"), "#0F7C80", _polygon(6, 0, 1.0)),
    Mark(N_("pink heart"), "#C2407E", _heart),
    Mark(N_("brown cross"), "#7A4B22", _cross),
    Mark(N_("orange drop"), "#B9520A", _drop),
    Mark(N_("slate moon"), "#47525E", _moon),
)
"""One for each of ten seats. Cream on any of the colours is readable, and no shape is that of a colour of cards."""


def mark_of(seat: int) -> Mark:
    """Return the colour and shape of a seat."""
    return MARKS[seat % len(MARKS)]


def mark_said(seat: int) -> str:
    """Return a seat's mark in words."""
    return _(mark_of(seat).name)


def mark_body(seat: int, x: float, y: float, r: float, fill: str | None = None, line: str | None = None) -> str:
    """Return the shape of a seat; in its own colour unless `fill` is given, with an outline of `line`."""
    mark = mark_of(seat)
    width = r * 0.3 if line else None
    return svg.path(mark.shape(x, y, r), fill or mark.colour, stroke=line, stroke_width=width, stroke_linejoin="round")


def paint_mark(canvas: Canvas, seat: int, cx: float, cy: float, r: float, line: str | None = None) -> None:
    """Draw a seat's mark, with an outline where the ground is not paper."""
    canvas.shape(
        ("seat mark", seat % len(MARKS), line),
        centred(cx, cy, 2 * r, 2 * r),
        lambda w, h: mark_body(seat, w / 2, h / 2, w / 2, line=line),
        pad=r * 0.4,
    )


def paint_cushion(canvas: Canvas, seat: int, cx: float, cy: float, d: float) -> None:
    """Draw the cushion a head `d` wide lies on: in the seat's colour, toothed or lobed by turns."""
    tone = mark_of(seat).colour
    ground = canvas.theme["card"]

    def body(w: float, h: float) -> str:
        x, y, r = w / 2, h / 2, d / 2
        edge = svg.scallop(x, y, r * 1.16, 18) if seat % 2 else svg.burst(x, y, r * 1.12, r * 1.25, 22)
        return svg.path(edge, tone) + svg.circle(x, y, r * 1.07, ground)

    canvas.shape(("cushion", seat % len(MARKS), ground), centred(cx, cy, d, d), body, pad=d * 0.16)
