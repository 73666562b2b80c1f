"""Shapes as SVG fragments, in the subset that nanosvg draws faithfully (no dashes, clips, text or gradients)."""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Iterable

Point = tuple[float, float]

_PAIR = re.compile(r"(-?[0-9.]+),(-?[0-9.]+)")


def num(value: float) -> str:
    """Write a coordinate with at most two decimals."""
    text = f"{value:.2f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def _attributes(values: dict[str, float | str | None]) -> str:
    out = ""
    for key, value in values.items():
        if value is not None:
            out += f' {key.replace("_", "-")}="{value if isinstance(value, str) else num(value)}"'
    return out


def path(d: str, fill: str = "none", **attributes: float | str | None) -> str:
    """Return a path element."""
    return f'<path d="{d}" fill="{fill}"{_attributes(attributes)}/>'


def stroke(d: str, colour: str, width: float, **attributes: float | str | None) -> str:
    """Return an open line with round ends."""
    return path(
        d, "none", stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round", **attributes
    )


def rect(x: float, y: float, w: float, h: float, r: float, fill: str, **attributes: float | str | None) -> str:
    """Return a rectangle with rounded corners."""
    place = f'x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="{num(r)}"'
    return f'<rect {place} fill="{fill}"{_attributes(attributes)}/>'


def circle(x: float, y: float, r: float, fill: str = "none", **attributes: float | str | None) -> str:
    """Return a disc or, with a stroke, a ring."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{_attributes(attributes)}/>'


def group(body: str, transform: str) -> str:
    """Return the body moved, turned or scaled."""
    return f'<g transform="{transform}">{body}</g>'


def polar(cx: float, cy: float, r: float, degrees: float) -> Point:
    """Return the point at that angle, 0 up and clockwise."""
    angle = math.radians(degrees - 90)
    return cx + r * math.cos(angle), cy + r * math.sin(angle)


def points(values: Iterable[Point], close: bool = True) -> str:
    """Return path data through the points."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in values) + ("Z" if close else "")


def traced(d: str, x: float, y: float, scale: float) -> str:
    """Return path data whose points are written as pairs "0.5,-1" round the origin, scaled and moved to a place."""
    return _PAIR.sub(lambda pair: f"{num(x + float(pair[1]) * scale)} {num(y + float(pair[2]) * scale)}", d)


def notched(x: float, y: float, w: float, h: float, r: float) -> str:
    """Return a rectangle with concave corners (a panel)."""
    a = f"A{num(r)} {num(r)} 0 0 0 "
    right, bottom = x + w, y + h
    return (
        f"M{num(x + r)} {num(y)}H{num(right - r)}{a}{num(right)} {num(y + r)}V{num(bottom - r)}"
        f"{a}{num(right - r)} {num(bottom)}H{num(x + r)}{a}{num(x)} {num(bottom - r)}V{num(y + r)}"
        f"{a}{num(x + r)} {num(y)}Z"
    )


def chamfered(x: float, y: float, w: float, h: float, q: float) -> str:
    """Return a rectangle with its corners cut off (a button)."""
    return points(
        [
            *((x + q, y), (x + w - q, y), (x + w, y + q), (x + w, y + h - q)),
            *((x + w - q, y + h), (x + q, y + h), (x, y + h - q), (x, y + q)),
        ]
    )


def teeth(x: float, y: float, w: float, count: int, height: float) -> str:
    """Return a row of saw-teeth along the x axis with small gaps; negative height points up."""
    step = w / count
    return "".join(
        f"M{num(x + step * (i + 0.12))} {num(y)}L{num(x + step * (i + 0.5))} {num(y + height)}"
        f"L{num(x + step * (i + 0.88))} {num(y)}Z"
        for i in range(count)
    )


def teeth_down(x: float, y: float, h: float, count: int, width: float) -> str:
    """Return a column of saw-teeth along the y axis; negative width points left."""
    step = h / count
    return "".join(
        f"M{num(x)} {num(y + step * (i + 0.12))}L{num(x + width)} {num(y + step * (i + 0.5))}"
        f"L{num(x)} {num(y + step * (i + 0.88))}Z"
        for i in range(count)
    )


def knife_edge(x: float, y: float, w: float, count: int, height: float) -> str:
    """Return closed teeth that touch each other: the lower edge of a title strip."""
    step = w / count
    return "".join(
        f"M{num(x + i * step)} {num(y)}l{num(step / 2)} {num(height)}l{num(step / 2)} {num(-height)}z"
        for i in range(count)
    )


def burst(cx: float, cy: float, inner: float, outer: float, count: int, turn: float = 0) -> str:
    """Return a star with `count` points."""
    out: list[Point] = []
    for i in range(count):
        out.append(polar(cx, cy, inner, turn + 360 / count * (i - 0.5)))
        out.append(polar(cx, cy, outer, turn + 360 / count * i))
    return points(out)


def scallop(cx: float, cy: float, r: float, count: int) -> str:
    """Return a ring of round lobes."""
    d = ""
    for i in range(count):
        x0, y0 = polar(cx, cy, r, 360 / count * (i - 0.5))
        x1, y1 = polar(cx, cy, r, 360 / count * (i + 0.5))
        lobe = num(math.hypot(x1 - x0, y1 - y0) * 0.51)
        d += (f"M{num(x0)} {num(y0)}" if i == 0 else "") + f"A{lobe} {lobe} 0 0 1 {num(x1)} {num(y1)}"
    return d + "Z"


def leaf(x0: float, y0: float, x1: float, y1: float, width: float) -> str:
    """Return a pointed leaf (a slit of the knife) between two points."""
    dx, dy = x1 - x0, y1 - y0
    length = math.hypot(dx, dy)
    nx, ny = -dy / length, dx / length
    k = width * 1.33

    def at(t: float, side: float) -> str:
        return f"{num(x0 + dx * t + nx * side)} {num(y0 + dy * t + ny * side)}"

    return f"M{at(0, 0)} C{at(0.18, k)} {at(0.62, k)} {at(1, 0)} C{at(0.62, -k)} {at(0.18, -k)} {at(0, 0)}Z"


def stitches(points_: list[Point], on: float, off: float) -> str:
    """Return dashes along straight legs, baked to segments (nanosvg's own dashes shoot spikes)."""
    out, gap, lit, start = "", on, True, points_[0]
    for (x0, y0), (x1, y1) in itertools.pairwise(points_):
        length = math.hypot(x1 - x0, y1 - y0)
        done = 0.0
        while length - done > gap:
            done += gap
            here = (x0 + (x1 - x0) * done / length, y0 + (y1 - y0) * done / length)
            if lit:
                out += points([start, here], close=False)
            start, lit = here, not lit
            gap = on if lit else off
        gap -= length - done
        if lit:
            out += points([start, (x1, y1)], close=False) if start != (x1, y1) else ""
            start = (x1, y1)
    return out


def ring_stitches(cx: float, cy: float, r: float, on: float, off: float) -> str:
    """Return dashes along a circle."""
    count = max(3, round(2 * math.pi * r / (on + off)))
    step = 360 / count
    share = on / (on + off)
    out = ""
    for i in range(count):
        x0, y0 = polar(cx, cy, r, i * step)
        x1, y1 = polar(cx, cy, r, (i + share) * step)
        out += f"M{num(x0)} {num(y0)}A{num(r)} {num(r)} 0 0 1 {num(x1)} {num(y1)}"
    return out


def box_stitches(x: float, y: float, w: float, h: float, on: float, off: float) -> str:
    """Return dashes round a rectangle."""
    return stitches([(x, y), (x + w, y), (x + w, y + h), (x, y + h), (x, y)], on, off)


def document(w: float, h: float, body: str) -> str:
    """Return a whole SVG document whose user space is `w` × `h`."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(w)}" height="{num(h)}" '
        f'viewBox="0 0 {num(w)} {num(h)}">{body}</svg>'
    )
