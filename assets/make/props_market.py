"""Props of the yard and the market, each drawn round the middle of its foot."""

from __future__ import annotations

from assets.make.cuts import burst, crescent, leaf
from assets.make.palette import BRASS, GOLD, INK
from assets.make.papercut import circle, ellipse, group, path, polar, rect, rotated, stroke, trace
from assets.make.scenery import shadow


def basket(kind: str = "veg") -> str:
    """Return a basket of vegetables or chillies."""
    art = shadow(0, 48, 98, 16)
    if kind == "veg":
        art += "".join(
            path(leaf(x, 0, x + dx, -74, 14), colour)
            for x, dx, colour in ((-50, -22, "#6E9A55"), (-28, -6, "#86B068"), (-56, 6, "#86B068"))
        )
        art += "".join(ellipse(x, -8, 15, 26, "#F3EAD6") for x in (-52, -28))
        art += "".join(circle(x, y, 21, "#D0442E") for x, y in ((12, -8), (46, -6), (30, -32)))
        art += "".join(path(burst(x, y - 17, 3, 11, 5), "#3D7F4A") for x, y in ((12, -8), (46, -6), (30, -32)))
    else:
        art += "".join(
            rotated(path(leaf(x, 4, x + 10, -56, 9), colour), angle, x, 0)
            for x, colour, angle in (
                (-58, "#C8321E", -24),
                (-40, "#B02214", -6),
                (-20, "#D0442E", 8),
                (0, "#C8321E", -10),
                (20, "#B02214", 14),
                (42, "#D0442E", 0),
                (60, "#C8321E", 24),
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
        rotated(
            shadow(6, 8, 10, 56, 0.18)
            + stroke("M0 -78V84", "#D9B98A", 5)
            + "".join(
                circle(0, -58 + i * 25, 14, "#C8321E") + path(crescent(0, -58 + i * 25, 10, -40, 0.5, 70), "#FFD9C8")
                for i in range(4)
            ),
            angle,
            x,
            0,
        )
        for x, angle in ((-20, 38), (22, 52))
    )


def melon() -> str:
    """Return two slices of melon."""
    return "".join(
        group(
            shadow(0, 8, 54, 9)
            + path("M-54 0A54 54 0 0 0 54 0Z", "#3D7F4A")
            + path("M-48 0A48 48 0 0 0 48 0Z", "#F3EAD6")
            + path("M-43 0A43 43 0 0 0 43 0Z", "#D8442E")
            + "".join(
                path(leaf(px, py, px, py + 10, 2.6), INK) for px, py in ((-24, 8), (-8, 12), (8, 12), (24, 8), (0, 24))
            ),
            trace("translate({} {}) rotate({})", x, y, angle),
        )
        for x, y, angle in ((-30, -6, -12), (34, 8, 10))
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
