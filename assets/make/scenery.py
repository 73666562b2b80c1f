"""Things that stand in more than one place: lattices, lanterns, awnings, waves, lettering."""

from __future__ import annotations

import math
import random

from assets.make.colour import mix
from assets.make.cuts import burst
from assets.make.outlines import glyph
from assets.make.papercut import Point, circle, ellipse, group, path, rect, stroke, trace

SHADOW = "#2A140A"


def superellipse(
    x: float, y: float, half_width: float, half_height: float, power: float = 2.6, count: int = 96
) -> list[Point]:
    """Return the outline of a table: between an ellipse and a box."""
    points = []
    for i in range(count):
        angle = 2 * math.pi * i / count
        cos, sin = math.cos(angle), math.sin(angle)
        points.append(
            (
                x + half_width * math.copysign(abs(cos) ** (2 / power), cos),
                y + half_height * math.copysign(abs(sin) ** (2 / power), sin),
            )
        )
    return points


def lattice(
    x: float,
    y: float,
    width: float,
    height: float,
    colour: str,
    ground: str,
    weight: float = 5,
    cols: int = 4,
    rows: int = 5,
) -> str:
    """Return a plain window lattice 步步锦."""
    art = rect(x, y, width, height, 4, ground, stroke=colour, stroke_width=weight * 1.8)
    step_x, step_y = width / cols, height / rows
    lines = ""
    for i in range(1, cols):
        lines += trace("M{} {}V{}", x + i * step_x, y, y + height)
    for j in range(1, rows):
        lines += trace("M{} {}H{}", x, y + j * step_y, x + width)
    art += stroke(lines, colour, weight, stroke_linecap="butt")
    squares = ""
    for i in range(cols):
        for j in range(rows):
            if (i + j) % 2 == 0:
                squares += trace(
                    "M{} {}h{}v{}h{}z",
                    x + i * step_x + step_x * 0.27,
                    y + j * step_y + step_y * 0.27,
                    step_x * 0.46,
                    step_y * 0.46,
                    -step_x * 0.46,
                )
    return art + stroke(squares, colour, weight * 0.7)


def lantern(
    x: float,
    y: float,
    size: float,
    body: str = "#C9402C",
    cap: str = "#8A5A1E",
    rib: str = "#A82E1D",
    glow: str | None = None,
    tassel: bool = True,
) -> str:
    """Return a paper lantern on its string; `glow` lays two discs of light behind it."""
    art = stroke(trace("M{} {}V{}", x, y - 70 * size, y - 34 * size), cap, 3.5 * size)
    if glow:
        art += circle(x, y, 62 * size, glow, fill_opacity=0.13)
        art += circle(x, y, 88 * size, glow, fill_opacity=0.07)
    art += ellipse(x, y, 44 * size, 36 * size, body)
    art += "".join(ellipse(x, y, rx * size, 36 * size, "none", stroke=rib, stroke_width=2.6 * size) for rx in (30, 13))
    art += rect(x - 18 * size, y - 42 * size, 36 * size, 11 * size, 3 * size, cap)
    art += rect(x - 18 * size, y + 31 * size, 36 * size, 11 * size, 3 * size, cap)
    if tassel:
        art += stroke(
            "".join(
                trace("M{} {}v{}", x + shift * size, y + 44 * size, (26 - abs(shift)) * size)
                for shift in (-9, -3, 3, 9)
            ),
            cap,
            2.6 * size,
        )
    return art


def cloud(x: float, y: float, size: float, colour: str, opacity: float = 1.0) -> str:
    """Return a paper cloud."""
    return group(
        path(
            "M-70 20C-92 20 -92 -8 -68 -8C-64 -34 -28 -36 -20 -18C-8 -44 38 -40 38 -10C66 -20 84 8 60 20Z",
            colour,
            fill_opacity=opacity,
        )
        + stroke("M-40 6C-40 -8 -20 -8 -20 4M8 8C6 -14 32 -14 30 4", "#FFFFFF", 3, stroke_opacity=0.25),
        trace("translate({} {}) scale({})", x, y, size),
    )


def stars(count: int, seed: int, lowest: float, colour: str) -> str:
    """Return small four-pointed stars scattered over the sky down to `lowest`."""
    rng = random.Random(seed)
    return "".join(
        path(
            burst(rng.uniform(0, 1920), rng.uniform(6, lowest), 1, rng.uniform(2.5, 6.5), 4, 0),
            colour,
            fill_opacity=round(rng.uniform(0.35, 0.9), 2),
        )
        for _ in range(count)
    )


def shadow(x: float, y: float, across: float, down: float, opacity: float = 0.24) -> str:
    """Return a shadow on the ground: one flat ellipse."""
    return ellipse(x, y, across, down, SHADOW, fill_opacity=opacity)


def words(
    text: str,
    x: float,
    y: float,
    height: float,
    fill: str,
    font: str = "hand",
    gap: float = 1.28,
    upright: bool = True,
) -> str:
    """Return characters as outlines, below each other or side by side."""
    art = ""
    for i, character in enumerate(text):
        art += glyph(
            character,
            x if upright else x + (i - (len(text) - 1) / 2) * height * gap,
            y + i * height * gap if upright else y,
            height,
            fill,
            font=font,
            em=1000 if font != "calistoga" else None,
        )
    return art


def couplet(
    x: float,
    y: float,
    width: float,
    height: float,
    text: str,
    ground: str = "#D0694F",
    edge: str = "#EBC98A",
    colour: str = "#F8E7BE",
) -> str:
    """Return one hanging strip of a couplet."""
    pitch = (height - 16) / len(text)
    return (
        rect(x - width / 2, y, width, height, 3, ground)
        + rect(x - width / 2 + 5, y + 5, width - 10, height - 10, 2, "none", stroke=edge, stroke_width=1.8)
        + words(text, x, y + 8 + pitch / 2, pitch * 0.8, colour, gap=1 / 0.8)
    )


def tiles(x: float, y: float, width: float, odd: str, even: str, count: int) -> str:
    """Return a row of roof-tile ends."""
    return "".join(
        path(
            trace(
                "M{} {}a{} {} 0 0 0 {} 0Z",
                x + i * width / count,
                y,
                width / count / 2,
                width / count / 2,
                width / count,
            ),
            odd if i % 2 else even,
        )
        for i in range(count)
    )


def awning(
    x: float, y: float, width: float, height: float, first: str, second: str, count: int = 8, drop: float = 22
) -> str:
    """Return a striped awning with scalloped hem."""
    art = ""
    step = width / count
    for i in range(count):
        art += path(
            trace(
                "M{} {}H{}L{} {}A{} {} 0 0 1 {} {}Z",
                x + width * 0.07 + i * step * 0.86,
                y,
                x + width * 0.07 + (i + 1) * step * 0.86,
                x + (i + 1) * step,
                y + height,
                step / 2,
                drop,
                x + i * step,
                y + height,
            ),
            first if i % 2 == 0 else second,
        )
    return art + rect(x + width * 0.05, y - 7, width * 0.9, 9, 3, mix(first, "#6A4A20", 0.3))


def curls(x: float, y: float, width: float, count: int, colour: str, weight: float = 4, radius: float = 11) -> str:
    """Return a row of curling wave crests."""
    step = width / count
    return stroke(
        "".join(
            trace(
                "M{} {}c{} {} {} {} {} {}c{} {} {} {} {} {}",
                x + i * step,
                y,
                step * 0.3,
                0,
                step * 0.42,
                -radius * 1.5,
                step * 0.62,
                -radius * 1.5,
                step * 0.22,
                0,
                step * 0.2,
                radius,
                step * 0.02,
                radius * 0.8,
            )
            for i in range(count)
        ),
        colour,
        weight,
    )


def horn(x: float, y: float, size: float, side: int = 1) -> str:
    """Return a loudspeaker on a pole; `side` -1 points it left."""
    return group(
        path("M-8 -8L46 -34V34L-8 8Z", "#B7B09A")
        + ellipse(46, 0, 10, 34, "#CFC8B0")
        + rect(-26, -11, 20, 22, 5, "#A39B84"),
        trace("translate({} {}) scale({} {})", x, y, size * side, size),
    )
