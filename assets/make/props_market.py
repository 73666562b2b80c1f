"""Props of the yard, the market and the river, each drawn round the middle of its foot."""

from __future__ import annotations

import math

from assets.make.colour import mix
from assets.make.cuts import burst, crescent, leaf
from assets.make.outlines import glyph
from assets.make.palette import BRASS, GOLD, INK, RED
from assets.make.papercut import (
    circle,
    ellipse,
    group,
    path,
    polar,
    rect,
    rotated,
    stroke,
    symmetric,
    trace,
)
from assets.make.scenery import shadow


def basket(kind: str = "veg") -> str:
    """Return a basket of vegetables or chillies."""
    art = shadow(0, 48, 98, 16)
    if kind == "veg":
        art += "".join(
            (
                path(leaf(x, 0, x + dx, -74, 14), colour)
                for x, dx, colour in ((-50, -22, "#6E9A55"), (-28, -6, "#86B068"), (-56, 6, "#86B068"))
            )
        )
        art += "".join(ellipse(x, -8, 15, 26, "#F3EAD6") for x in (-52, -28))
        art += "".join((circle(x, y, 21, "#D0442E") for x, y in ((12, -8), (46, -6), (30, -32))))
        art += "".join((path(burst(x, y - 17, 3, 11, 5), "#3D7F4A") for x, y in ((12, -8), (46, -6), (30, -32))))
    else:
        art += "".join(
            (
                rotated(path(leaf(x, 4, x + 10, -56, 9), colour), a, x, 0)
                for x, colour, a in (
                    (-58, "#C8321E", -24),
                    (-40, "#B02214", -6),
                    (-20, "#D0442E", 8),
                    (0, "#C8321E", -10),
                    (20, "#B02214", 14),
                    (42, "#D0442E", 0),
                    (60, "#C8321E", 24),
                )
            )
        )
    art += path("M-88 -10H88C82 24 70 46 52 50H-52C-70 46 -82 24 -88 -10Z", "#B98445")
    art += rect(-94, -18, 188, 18, 8, "#CF9C58")
    lines = ""
    for row in range(3):
        for i in range(9):
            x = -66 + i * 16.5 + row % 2 * 8
            lines += trace("M{} {}q4 6 8 0", x, 8 + row * 13)
    return art + stroke(lines, "#8F6230", 3.6) + stroke("M-86 -9H86", "#8F6230", 2.4, stroke_dasharray="6 6")


def hen(body: str = "#E8C48E", wing: str = "#D9A868", tail: str = "#8A5A2E") -> str:
    """Return a hen."""
    return (
        shadow(0, 52, 64, 11)
        + path("M-60 -30C-84 -52 -78 -70 -66 -78C-58 -58 -48 -46 -34 -34Z", tail)
        + path("M-62 -34C-50 36 40 46 52 -6C56 -30 46 -44 50 -70C36 -84 16 -76 14 -54C10 -34 -30 -16 -62 -34Z", body)
        + path(leaf(-40, -8, 26, 6, 17), wing)
        + "".join(path(leaf(x, -4, x + 14, 2, 3.4), tail) for x in (-22, -6, 10))
        + path("M24 -78C22 -94 32 -92 33 -84C36 -96 45 -92 43 -82C50 -88 54 -78 49 -72Z", "#C8321E")
        + path("M49 -70L66 -63L49 -58Z", GOLD)
        + circle(40, -68, 3.6, INK)
        + path("M46 -58C52 -50 50 -42 45 -42C40 -44 42 -52 46 -58Z", "#C8321E")
        + stroke("M-8 28V48M-16 50H0M14 26V48M6 50H22", "#D99A3A", 5)
    )


def scale() -> str:
    """Return a steelyard with fruit."""
    return (
        stroke("M-96 -30L92 -46", "#7A4A26", 7)
        + "".join(circle(-20 + i * 16, -36.4 - i * 1.4, 2, BRASS) for i in range(7))
        + stroke("M-70 -33L-104 22M-70 -33L-36 22", "#5A4334", 2.6)
        + shadow(-70, 34, 46, 9)
        + path("M-112 20H-28C-32 38 -52 42 -70 42C-88 42 -108 38 -112 20Z", "#B9A37C")
        + circle(-84, 14, 14, "#F08A2C")
        + circle(-58, 14, 14, "#E5741C")
        + stroke("M56 -43V-18", "#5A4334", 2.6)
        + path("M46 -18H66L72 8H40Z", "#6B6258")
        + stroke("M-36 -36C-40 -58 -28 -66 -22 -58", "#5A4334", 3)
    )


def tanghulu() -> str:
    """Return two sticks of sugared haws."""
    return "".join(
        (
            rotated(
                shadow(6, 8, 10, 56, 0.18)
                + stroke("M0 -78V84", "#D9B98A", 5)
                + "".join(
                    (
                        circle(0, -58 + i * 25, 14, "#C8321E")
                        + path(crescent(0, -58 + i * 25, 10, -40, 0.5, 70), "#FFD9C8")
                        for i in range(4)
                    )
                ),
                angle,
                x,
                0,
            )
            for x, angle in ((-20, 38), (22, 52))
        )
    )


def melon() -> str:
    """Return two slices of melon."""
    return "".join(
        (
            group(
                shadow(0, 8, 54, 9)
                + path("M-54 0A54 54 0 0 0 54 0Z", "#3D7F4A")
                + path("M-48 0A48 48 0 0 0 48 0Z", "#F3EAD6")
                + path("M-43 0A43 43 0 0 0 43 0Z", "#D8442E")
                + "".join(
                    (
                        path(leaf(px, py, px, py + 10, 2.6), INK)
                        for px, py in ((-24, 8), (-8, 12), (8, 12), (24, 8), (0, 24))
                    )
                ),
                trace("translate({} {}) rotate({})", x, y, angle),
            )
            for x, y, angle in ((-30, -6, -12), (34, 8, 10))
        )
    )


def drum(colour: str = "#B5301E") -> str:
    """Return a drum with its stick."""
    return (
        shadow(0, 60, 92, 16)
        + stroke("M-70 58L-40 22M70 58L40 22", "#7A4A26", 11)
        + path("M-72 -34C-88 -8 -88 16 -72 40C-40 52 40 52 72 40C88 16 88 -8 72 -34Z", colour)
        + ellipse(0, -36, 74, 20, "#F0DFB8", stroke="#7A4A26", stroke_width=4.0)
        + ellipse(0, -36, 44, 10, "none", stroke="#C9A063", stroke_width=2.6)
        + "".join(
            (
                circle(x, y, 4, BRASS)
                for x, y in (
                    (-66, -16),
                    (-34, -8),
                    (0, -5),
                    (34, -8),
                    (66, -16),
                    (-66, 24),
                    (-34, 32),
                    (0, 35),
                    (34, 32),
                    (66, 24),
                )
            )
        )
        + rotated(rect(-70, -60, 96, 8, 4, "#8A5A2E") + circle(28, -56, 8, "#C9503A"), -14, 0, -50)
    )


def palm_fan(colour: str = "#D9B870", shade: str = "#B08A44") -> str:
    """Return a palm-leaf fan."""
    return shadow(6, 10, 70, 26, 0.2) + rotated(
        path("M0 40C-70 30 -84 -30 -40 -52C-14 -66 14 -66 40 -52C84 -30 70 30 0 40Z", colour)
        + stroke(
            "".join(
                trace("M0 36L{} {}", polar(0, 36, 84, angle)[0], polar(0, 36, 84, angle)[1])
                for angle in range(-60, 61, 15)
            ),
            shade,
            3,
        )
        + stroke("M-44 -50C-14 -66 14 -66 44 -50", "#C9503A", 5)
        + rect(-6, 36, 12, 46, 5, shade),
        24,
        0,
        0,
    )


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
            (
                path(leaf(40, -26, *polar(40, -30, length, angle), width), petal, stroke="#D98AAE", stroke_width=1.6)
                for angle, length, width, petal in (
                    (-64, 40, 9, "#F3B6CF"),
                    (64, 40, 9, "#F3B6CF"),
                    (-32, 46, 10, "#F7C9DC"),
                    (32, 46, 10, "#F7C9DC"),
                    (0, 50, 11, "#FBDCE8"),
                )
            )
        )
    return art
