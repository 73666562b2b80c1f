"""Suit emblems: small solid silhouettes for indices, chips and badges, and the begonia window of four suits."""

from __future__ import annotations

import math
from collections.abc import Sequence

from assets.make.cuts import burst, leaf
from assets.make.palette import EMBLEMS, SUITS
from assets.make.papercut import circle, ellipse, path, polar, rect, stroke, trace


def _peony(x: float, y: float, radius: float, fill: str, cut: str) -> str:
    art = ""
    for i in range(6):
        px, py = polar(x, y, radius * 0.58, i * 60)
        art += circle(px, py, radius * 0.4, fill)
    art += circle(x, y, radius * 0.5, fill)
    art += circle(x, y, radius * 0.3, cut)
    art += circle(x, y, radius * 0.15, fill)
    return art


def _sun(x: float, y: float, radius: float, fill: str, cut: str) -> str:
    art = path(burst(x, y, radius * 0.62, radius * 1.04, 10), fill)
    art += circle(x, y, radius * 0.66, fill)
    art += circle(x, y, radius * 0.4, cut)
    art += circle(x, y, radius * 0.27, fill)
    return art


def _leaf(x: float, y: float, radius: float, fill: str, cut: str) -> str:
    art = ""
    blade = leaf(x - radius * 0.78, y + radius * 0.86, x + radius * 0.8, y - radius * 0.94, radius * 0.56)
    art += path(blade, fill)
    art += stroke(
        trace("M{} {}L{} {}", x - radius * 0.62, y + radius * 0.7, x + radius * 0.42, y - radius * 0.52),
        cut,
        max(radius * 0.13, 0.1),
    )
    art += stroke(
        trace(
            "M{} {}L{} {}M{} {}L{} {}",
            x - radius * 0.22,
            y + radius * 0.22,
            x + radius * 0.3,
            y + radius * 0.24,
            x + radius * 0.1,
            y - radius * 0.16,
            x - radius * 0.02,
            y - radius * 0.58,
        ),
        cut,
        radius * 0.1,
    )
    return art


def _wave(x: float, y: float, radius: float, fill: str, cut: str) -> str:
    art = ""
    for shift in (-0.58, 0, 0.58):
        py = y + shift * radius
        art += stroke(
            trace(
                "M{} {}q{} {} {} 0t{} 0t{} 0t{} 0",
                x - radius * 0.96,
                py + radius * 0.1,
                radius * 0.24,
                -radius * 0.46,
                radius * 0.48,
                radius * 0.48,
                radius * 0.48,
                radius * 0.48,
            ),
            fill,
            radius * 0.27,
        )
    return art


def _lotus(x: float, y: float, radius: float, fill: str, cut: str) -> str:
    art = ""
    for angle, length, width in (
        (-72, 0.96, 0.26),
        (72, 0.96, 0.26),
        (-38, 1.12, 0.32),
        (38, 1.12, 0.32),
        (0, 1.3, 0.36),
    ):
        px, py = polar(x, y + radius * 0.62, radius * length * 1.16, angle)
        art += path(leaf(x, y + radius * 0.66, px, py, radius * width), fill, stroke=cut, stroke_width=radius * 0.1)
    art += stroke(
        trace("M{} {}L{} {}", x - radius * 0.62, y + radius * 0.86, x + radius * 0.62, y + radius * 0.86),
        fill,
        radius * 0.16,
    )
    return art


def _cloud(x: float, y: float, radius: float, fill: str, cut: str) -> str:
    art = circle(x - radius * 0.52, y + radius * 0.18, radius * 0.44, fill)
    art += circle(x + radius * 0.52, y + radius * 0.18, radius * 0.44, fill)
    art += circle(x, y - radius * 0.26, radius * 0.56, fill)
    art += rect(x - radius * 0.9, y + radius * 0.18, radius * 1.8, radius * 0.44, radius * 0.22, fill)
    art += stroke(
        trace(
            "M{} {}a{} {} 0 1 1 {} {}",
            x - radius * 0.2,
            y + radius * 0.06,
            radius * 0.24,
            radius * 0.24,
            radius * 0.36,
            radius * 0.14,
        ),
        cut,
        radius * 0.13,
    )
    art += stroke(trace("M{} {}H{}", x - radius * 0.58, y + radius * 0.9, x + radius * 0.3), fill, radius * 0.17)
    return art


def _lantern(x: float, y: float, radius: float, fill: str, cut: str) -> str:
    art = ellipse(x, y - radius * 0.02, radius * 0.82, radius * 0.62, fill)
    art += rect(x - radius * 0.34, y - radius * 0.86, radius * 0.68, radius * 0.24, radius * 0.06, fill)
    art += rect(x - radius * 0.34, y + radius * 0.58, radius * 0.68, radius * 0.2, radius * 0.06, fill)
    art += stroke(trace("M{} {}V{}", x, y - radius * 0.56, y + radius * 0.52), cut, radius * 0.11)
    art += stroke(
        trace(
            "M{} {}q{} {} 0 {}M{} {}q{} {} 0 {}",
            x - radius * 0.26,
            y - radius * 0.52,
            -radius * 0.34,
            radius * 0.5,
            radius,
            x + radius * 0.26,
            y - radius * 0.52,
            radius * 0.34,
            radius * 0.5,
            radius,
        ),
        cut,
        radius * 0.1,
    )
    art += stroke(trace("M{} {}V{}", x, y + radius * 0.8, y + radius * 1.08), fill, radius * 0.16)
    return art


def _moon(x: float, y: float, radius: float, fill: str, cut: str) -> str:
    art = path(
        trace(
            "M{} {}A{} {} 0 1 0 {} {}A{} {} 0 0 1 {} {}Z",
            x + radius * 0.12,
            y - radius * 0.92,
            radius * 0.94,
            radius * 0.94,
            x + radius * 0.86,
            y + radius * 0.46,
            radius * 0.76,
            radius * 0.76,
            x + radius * 0.12,
            y - radius * 0.92,
        ),
        fill,
    )
    art += path(burst(x + radius * 0.5, y - radius * 0.22, radius * 0.13, radius * 0.4, 4, 0, 1), fill)
    return art


_EMBLEMS = {
    "peony": _peony,
    "sun": _sun,
    "leaf": _leaf,
    "wave": _wave,
    "lotus": _lotus,
    "cloud": _cloud,
    "lantern": _lantern,
    "moon": _moon,
}


def emblem(letter: str, x: float, y: float, radius: float, fill: str, cut: str) -> str:
    """Return the emblem of a suit in a box of this radius; `cut` shows through the cuts."""
    return _EMBLEMS[EMBLEMS[letter]](x, y, radius, fill, cut)


def _lobe(x: float, y: float, corner: tuple[int, int], reach: float, radius: float, fill: str, gap: float) -> str:
    """Return the part of a circle that lies in one quarter, `gap` away from both axes."""
    side_x, side_y = corner
    tip = reach + math.sqrt(max(radius * radius - (reach - gap) ** 2, 0))
    sweep = 0 if side_x * side_y > 0 else 1
    middle = (x + side_x * gap, y + side_y * gap)
    end = (x + side_x * tip, y + side_y * gap)
    start = (x + side_x * gap, y + side_y * tip)
    return path(trace("M{} {}L{} {}A{} {} 0 1 {} {} {}Z", *middle, *start, radius, radius, sweep, *end), fill)


def begonia(x: float, y: float, radius: float, suits: Sequence[str], rim: str, icons: bool = True) -> str:
    """Return a begonia window 海棠窗: a lobe for each of four suits, clockwise from the upper left."""
    bow, reach, band = radius * 0.515, radius * 0.485, radius * 0.05
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    art = "".join(circle(x + side_x * reach, y + side_y * reach, bow + band, rim) for side_x, side_y in corners)
    art += rect(x - reach, y - reach, 2 * reach, 2 * reach, 0, rim)
    for corner, letter in zip(corners, suits, strict=True):
        art += _lobe(x, y, corner, reach, bow, SUITS[letter]["main"], band * 0.62)
    if icons:
        for (side_x, side_y), letter in zip(corners, suits, strict=True):
            suit = SUITS[letter]
            at_x, at_y = x + side_x * radius * 0.545, y + side_y * radius * 0.545
            art += emblem(letter, at_x, at_y, radius * 0.235, suit["lace"], suit["main"])
    return art
