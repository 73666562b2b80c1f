"""The knife marks every picture is made of: lobes, teeth, slits and crescents, as path data."""

from __future__ import annotations

import math

from assets.make.papercut import closed, polar, trace


def scallop(x: float, y: float, radius: float, lobes: int, first: float = 0) -> str:
    """Return a closed ring of round lobes."""
    data = ""
    for lobe in range(lobes):
        x0, y0 = polar(x, y, radius, first + 360 / lobes * (lobe - 0.5))
        x1, y1 = polar(x, y, radius, first + 360 / lobes * (lobe + 0.5))
        bend = math.hypot(x1 - x0, y1 - y0) / 2 * 1.02
        data += trace("M{} {}", x0, y0) if lobe == 0 else ""
        data += trace("A{} {} 0 0 1 {} {}", bend, bend, x1, y1)
    return data + "Z"


def burst(
    x: float, y: float, inner: float, outer: float, teeth_count: int, first: float = 0, width: float = 1.0
) -> str:
    """Return a ring of saw-teeth between two radii; `width` below 1 leaves flat valleys."""
    points = []
    for tooth in range(teeth_count):
        points.append(polar(x, y, inner, first + 360 / teeth_count * (tooth - 0.5 * width)))
        points.append(polar(x, y, outer, first + 360 / teeth_count * tooth))
        if width < 1:
            points.append(polar(x, y, inner, first + 360 / teeth_count * (tooth + 0.5 * width)))
    return closed(points)


def leaf(x0: float, y0: float, x1: float, y1: float, width: float) -> str:
    """Return a pointed slit from one point to another; `width` is its greatest half width."""
    dx, dy = x1 - x0, y1 - y0
    length = math.hypot(dx, dy)
    nx, ny = -dy / length, dx / length
    belly = width * 1.33

    def at(along: float, aside: float) -> str:
        return trace("{} {}", x0 + dx * along + nx * aside, y0 + dy * along + ny * aside)

    there = f"M{at(0, 0)} C{at(0.18, belly)} {at(0.62, belly)} {at(1, 0)} "
    return there + f"C{at(0.62, -belly)} {at(0.18, -belly)} {at(0, 0)}Z"


def crescent(x: float, y: float, radius: float, degrees: float, fat: float = 0.36, span: float = 70) -> str:
    """Return a crescent on the circle about (x, y), pointing to `degrees`."""
    x0, y0 = polar(x, y, radius, degrees - span / 2)
    x1, y1 = polar(x, y, radius, degrees + span / 2)
    inner = radius * (1 + fat)
    back = trace("A{} {} 0 0 0 {} {}Z", inner, inner, x0, y0)
    return trace("M{} {}A{} {} 0 0 1 {} {}", x0, y0, radius, radius, x1, y1) + back


def teeth(x: float, y: float, width: float, count: int, height: float, side: int = 1) -> str:
    """Return a row of saw-teeth along x; `side` -1 points them up."""
    pitch = width / count
    row = "M{} {}L{} {}L{} {}Z"
    return "".join(
        trace(row, x + pitch * i + pitch * 0.12, y, x + pitch * (i + 0.5), y + height * side, x + pitch * (i + 0.88), y)
        for i in range(count)
    )


def teeth_down(x: float, y: float, height: float, count: int, width: float, side: int = 1) -> str:
    """Return a column of saw-teeth along y; `side` -1 points them left."""
    pitch = height / count
    row = "M{} {}L{} {}L{} {}Z"
    return "".join(
        trace(row, x, y + pitch * i + pitch * 0.12, x + width * side, y + pitch * (i + 0.5), x, y + pitch * (i + 0.88))
        for i in range(count)
    )
