"""Scissors and paper: the few SVG elements that nanosvg draws faithfully, as functions that return text.

Only path, circle, ellipse, rect and g come out of here, with hex colours, plain numbers and inline attributes. Numbers
carry two decimals at most, so the same drawing always gives the same bytes.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from assets.make.dashes import dashed

Value = float | str
Point = tuple[float, float]

ROUND = {"stroke_linecap": "round", "stroke_linejoin": "round"}


def num(value: Value) -> str:
    """Return a number with at most two decimals and no trailing zeros; text passes through."""
    if isinstance(value, str):
        return value
    text = f"{value:.2f}"
    return text.rstrip("0").rstrip(".")


def trace(template: str, *values: Value) -> str:
    """Return `template` with each ``{}`` filled by the next value: path data and transforms are written this way."""
    return template.format(*map(num, values))


def _written(attributes: dict[str, Value]) -> str:
    return "".join(f' {name.replace("_", "-")}="{num(value)}"' for name, value in attributes.items())


def path(data: str, fill: str = "none", **attributes: Value) -> str:
    """Return a path; a dash pattern is baked into short strokes, since nanosvg draws spikes when it dashes curves."""
    if "stroke_dasharray" not in attributes:
        return f'<path d="{data}" fill="{fill}"{_written(attributes)}/>'
    rest = dict(attributes)
    pattern = [float(part) for part in str(rest.pop("stroke_dasharray")).replace(",", " ").split()]
    ground = path(data, fill) if fill != "none" else ""
    if pattern[1] < 0.05:
        return ground + path(data, "none", **rest)
    rest = {"stroke_linejoin": "round", "stroke_linecap": "round", **rest}
    return f'{ground}<path d="{dashed(data, pattern, num)}" fill="none"{_written(rest)}/>'


def circle(x: float, y: float, radius: float, fill: str = "none", **attributes: Value) -> str:
    """Return a circle about (x, y)."""
    if "stroke_dasharray" in attributes:
        ring = "M{0} {2}A{4} {4} 0 1 1 {0} {3}A{4} {4} 0 1 1 {0} {2}Z"
        return path(trace(ring, x, y, y - radius, y + radius, radius), fill, **attributes)
    return trace('<circle cx="{}" cy="{}" r="{}" fill="{}"{}/>', x, y, radius, fill, _written(attributes))


def ellipse(x: float, y: float, across: float, down: float, fill: str = "none", **attributes: Value) -> str:
    """Return an ellipse about (x, y) by its two half axes."""
    text = '<ellipse cx="{}" cy="{}" rx="{}" ry="{}" fill="{}"{}/>'
    return trace(text, x, y, across, down, fill, _written(attributes))


def rect(
    x: float, y: float, width: float, height: float, radius: float = 0, fill: str = "none", **attributes: Value
) -> str:
    """Return a rectangle by its upper left corner, with rounded corners if `radius` says so."""
    if "stroke_dasharray" in attributes:
        return path(_round_box(x, y, width, height, radius), fill, **attributes)
    text = '<rect x="{}" y="{}" width="{}" height="{}" rx="{}" fill="{}"{}/>'
    return trace(text, x, y, width, height, radius, fill, _written(attributes))


def _round_box(x: float, y: float, width: float, height: float, radius: float) -> str:
    bend = min(radius, width / 2, height / 2)
    right, low = x + width, y + height
    turn = trace("A{} {} 0 0 1 ", bend, bend) if bend > 0 else "L"
    top = trace("M{} {}H{}{}{} {}", x + bend, y, right - bend, turn, right, y + bend)
    under = trace("V{}{}{} {}H{}", low - bend, turn, right - bend, low, x + bend)
    return top + under + trace("{}{} {}V{}{}{} {}Z", turn, x, low - bend, y + bend, turn, x + bend, y)


def group(body: str, transform: str = "", **attributes: Value) -> str:
    """Return `body` in a group, moved by `transform`."""
    moved = f' transform="{transform}"' if transform else ""
    return f"<g{moved}{_written(attributes)}>{body}</g>"


def stroke(data: str, colour: str, width: float, **attributes: Value) -> str:
    """Return a line along path data, with round ends unless told otherwise."""
    look: dict[str, Value] = {**ROUND, **attributes}
    return path(data, "none", stroke=colour, stroke_width=width, **look)


def polygon(points: Iterable[Point], fill: str, **attributes: Value) -> str:
    """Return a closed polygon."""
    return path("M" + "L".join(trace("{} {}", x, y) for x, y in points) + "Z", fill, **attributes)


def polar(x: float, y: float, radius: float, degrees: float) -> Point:
    """Return the point `radius` away from (x, y); 0 degrees is up, they run clockwise."""
    angle = math.radians(degrees - 90)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def rotated(body: str, degrees: float, x: float, y: float) -> str:
    """Return `body` turned clockwise about (x, y)."""
    return group(body, trace("rotate({} {} {})", degrees, x, y))


def mirrored(body: str, fold: float) -> str:
    """Return `body` mirrored about the upright fold at x = `fold`."""
    return group(body, trace("translate({} 0) scale(-1 1)", 2 * fold))


def symmetric(body: str, fold: float) -> str:
    """Return `body` and its mirror image, as folded paper gives."""
    return body + mirrored(body, fold)


def picture(width: float, height: float, body: str) -> str:
    """Return a whole SVG file of this size."""
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="{0}" height="{1}" viewBox="0 0 {0} {1}">{2}</svg>'
    return trace(head, width, height, body)


def closed(points: Sequence[Point]) -> str:
    """Return path data of a closed polygon."""
    return "M" + "L".join(trace("{} {}", x, y) for x, y in points) + "Z"
