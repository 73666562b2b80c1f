"""Props of the river, each drawn round the middle of its foot."""

from __future__ import annotations

import math

from assets.make.colour import mix
from assets.make.cuts import burst, crescent, leaf
from assets.make.outlines import glyph
from assets.make.palette import INK, RED
from assets.make.papercut import circle, ellipse, group, path, polar, rect, stroke, symmetric, trace
from assets.make.scenery import shadow


def gourd(colour: str = "#C98A3C", shade: str = "#9A6222") -> str:
    """Return a gourd of wine."""
    return (
        shadow(0, 64, 46, 11)
        + path(
            "M0 -66C-12 -66 -10 -54 -10 -50C-32 -46 -34 -14 -14 -6C-52 2 -56 62 0 64C56 62 52 2 14 -6"
            "C34 -14 32 -46 10 -50C10 -54 12 -66 0 -66Z",
            colour,
        )
        + rect(-8, -80, 16, 16, 4, shade)
        + stroke("M-22 -6Q0 6 22 -6", RED, 7)
        + path("M20 -4L36 18L28 22L24 14L20 26Z", RED)
        + path(crescent(-2, 30, 36, -80, 0.35, 60), "#F3CF92")
        + glyph("酒", 2, 34, 32, shade, font="serif", em=1000)
    )


def crabs() -> str:
    """Return a dish of crabs."""
    art = shadow(0, 32, 92, 16)
    art += ellipse(0, 18, 90, 24, "#F3EAD6")
    art += ellipse(0, 14, 76, 17, "#D9C7A0")
    for x, y in ((-32, -2), (32, -2)):
        piece = "".join(
            stroke(trace("M{} {}q{} -14 {} 4", side * 22, 2 + j * 7, side * 12, side * 18), "#C8481E", 5)
            for side in (-1, 1)
            for j in range(3)
        )
        piece += symmetric(
            stroke("M-20 -8C-36 -14 -34 -30 -24 -34", "#C8481E", 7)
            + path("M-30 -44C-14 -46 -12 -30 -22 -26C-20 -34 -26 -32 -30 -44Z", "#D9572A"),
            0,
        )
        piece += path("M-30 0C-26 -22 26 -22 30 0C24 20 -24 20 -30 0Z", "#D9572A")
        piece += circle(-9, -18, 3.4, INK)
        piece += circle(9, -18, 3.4, INK)
        piece += stroke("M-12 2Q0 10 12 2", "#A8381A", 3.4)
        piece += path(burst(0, -4, 2, 6, 5), "#F7A878")
        art += group(piece, trace("translate({} {}) scale(.82)", x, y))
    return art + path(leaf(-14, 26, 20, 22, 5), "#3D7F4A")


def creel(colour: str = "#A87E48", shade: str = "#7A5628") -> str:
    """Return a creel with a fish."""
    return (
        shadow(0, 62, 64, 14)
        + path("M-26 -52H26C34 -30 62 0 54 54C40 66 -40 66 -54 54C-62 0 -34 -30 -26 -52Z", colour)
        + stroke("M-38 -28H38M-52 2H52M-58 32H58", shade, 4, stroke_dasharray="9 7")
        + stroke("M-14 -50C-20 -10 -24 30 -20 60M14 -50C20 -10 24 30 20 60M0 -50V62", shade, 3)
        + ellipse(0, -52, 30, 9, shade)
        + path("M4 -54C10 -78 34 -86 40 -74C34 -66 22 -58 18 -52Z", "#9FB9C4")
        + path("M36 -82L54 -92L52 -72Z", "#9FB9C4")
    )


def cormorant(colour: str = "#3F4A55", beak: str = "#E0A326") -> str:
    """Return a cormorant."""
    return (
        shadow(0, 62, 44, 9)
        + path(
            "M-42 56C-34 20 -30 -8 -8 -18C-6 -40 2 -58 20 -58C34 -58 36 -44 28 -40C16 -36 14 -24 18 -12"
            "C34 10 22 44 -4 48C-18 50 -34 56 -42 56Z",
            colour,
        )
        + path("M30 -52L64 -46L62 -38C56 -42 40 -42 30 -42Z", beak)
        + circle(23, -49, 3.4, "#8FD0C0")
        + path(leaf(-24, 44, 6, -4, 11), mix(colour, "#FFFFFF", 0.18))
        + "".join(path(leaf(-20 + i * 7, 36 - i * 9, -10 + i * 7, 24 - i * 9, 2.2), colour) for i in range(4))
        + stroke("M2 48V60M-6 62H12M-12 48V60M-20 62H-4", beak, 5)
    )


def lotus_leaf(colour: str = "#7FA98A", shade: str = "#68957A", flower: bool = True) -> str:
    """Return a floating lotus leaf, with a flower if asked."""
    art = ellipse(0, 8, 92, 24, "#3F6F80", fill_opacity=0.25)
    art += ellipse(0, 0, 90, 25, colour)
    art += stroke(
        "".join(
            trace("M0 0L{} {}", 84 * math.cos(math.radians(angle)), 22 * math.sin(math.radians(angle)))
            for angle in range(0, 360, 36)
        ),
        shade,
        3,
    )
    art += ellipse(0, 0, 7, 3, shade)
    art += ellipse(-104, 20, 46, 12, colour)
    art += stroke("M-104 20H-70M-104 20H-140M-104 20L-120 12M-104 20L-86 13", shade, 2.4)
    if flower:
        art += stroke("M40 -4V-34", shade, 5)
        art += "".join(
            path(leaf(40, -26, *polar(40, -30, length, angle), width), petal, stroke="#D98AAE", stroke_width=1.6)
            for angle, length, width, petal in (
                (-64, 40, 9, "#F3B6CF"),
                (64, 40, 9, "#F3B6CF"),
                (-32, 46, 10, "#F7C9DC"),
                (32, 46, 10, "#F7C9DC"),
                (0, 50, 11, "#FBDCE8"),
            )
        )
    return art
