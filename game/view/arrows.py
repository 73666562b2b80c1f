"""Paper arrows over the table: a curved band with a hard shadow, an ink key line and a toothed head."""

from __future__ import annotations

import math

from game.ui import svg
from game.ui.svg import Point, num
from game.view.stage import Stage

ROOM = 60.0
"""Room round an arrow's points for its head and shadow."""


def show_arrow(stage: Stage, name: str, way: tuple[Point, Point, Point], tone: str, width: float, z: float) -> None:
    """Show an arrow along a quadratic curve (start, control, end) in units."""
    xs, ys = [p[0] for p in way], [p[1] for p in way]
    left, top = round(min(xs) - ROOM), round(min(ys) - ROOM)
    w, h = round(max(xs) + ROOM) - left, round(max(ys) + ROOM) - top
    moved = [(x - left, y - top) for x, y in way]
    key = ("arrow", tuple((round(x), round(y)) for x, y in moved), tone, width)
    picture = stage.brush.vector(key, w, h, lambda: arrow(moved, tone, width))
    stage.corner(name, picture, left, top, z)


def arrow(way: list[Point], tone: str, width: float) -> str:
    """Return the body of an arrow along a quadratic curve."""
    (x0, y0), (x1, y1), (x2, y2) = way
    line = f"M{num(x0)} {num(y0)}Q{num(x1)} {num(y1)} {num(x2)} {num(y2)}"
    angle = math.degrees(math.atan2(y2 - y1, x2 - x1))
    dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    tip = (x2 + dx * 22, y2 + dy * 22)
    ink = "#2A1B14"
    out = svg.stroke(line, "#1E0F08", width + 7, stroke_opacity=0.25) + svg.stroke(line, ink, width + 6)
    out += _head(tip[0] + 6 * dx, tip[1] + 6 * dy, angle, width * 2.9, ink)
    return out + svg.stroke(line, tone, width) + _head(*tip, angle, width * 2.3, tone)


def _head(x: float, y: float, angle: float, size: float, tone: str) -> str:
    """Return a notched arrow head with its tip at a point."""
    shape = svg.points([(0, 0), (-size, -size * 0.62), (-size * 0.74, 0), (-size, size * 0.62)])
    return svg.group(svg.path(shape, tone), f"translate({num(x)} {num(y)}) rotate({num(angle)})")
