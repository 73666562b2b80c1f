"""Props of the hall and the schoolroom, each drawn round the middle of its foot."""

from __future__ import annotations

from assets.make.colour import mix
from assets.make.cuts import burst, crescent, leaf, teeth
from assets.make.palette import BRASS, CARD, DEEP_RED, INK, RED
from assets.make.papercut import circle, ellipse, path, rect, stroke, trace
from assets.make.scenery import shadow


def mug(body: str = "#F3EAD6", rim: str = "#2F5FA0", mark: str = RED) -> str:
    """Return an enamel mug."""
    return (
        shadow(2, 26, 32, 8)
        + stroke("M22 -8C44 -10 44 18 20 16", body, 7)
        + path("M-24 -24H24L21 22C14 30 -14 30 -21 22Z", body)
        + ellipse(0, -24, 24, 7, body)
        + ellipse(0, -24, 24, 7, "none", stroke=rim, stroke_width=3.4)
        + ellipse(0, -23, 18, 4.6, "#A9743A")
        + path(burst(0, 4, 4.4, 11, 5, 0), mark)
    )


def fruit(colours: tuple[str, ...] = ("#F08A2C", "#F08A2C", "#E5741C", "#F49A3C"), green: str = "#3D7F4A") -> str:
    """Return a plate of tangerines."""
    art = shadow(0, 28, 74, 14)
    art += ellipse(0, 20, 70, 15, "#E9D6B2")
    art += ellipse(0, 16, 58, 10, "#D8C096")
    for (x, y, radius), colour in zip(((-32, 2, 24), (32, 2, 24), (0, 6, 26), (0, -26, 24)), colours, strict=False):
        art += circle(x, y, radius, colour)
        art += path(crescent(x, y, radius * 0.72, -50, 0.5, 80), "#FFF1CF", fill_opacity=0.55)
    return (
        art
        + path(leaf(0, -44, 26, -62, 7), green)
        + path(leaf(0, -44, -20, -60, 6), green)
        + stroke("M0 -40V-50", "#6E4A2C", 4)
    )


def cat(coat: str = "#E0A050", stripe: str = "#B5742C", white: str = "#F6E8CB") -> str:
    """Return a sleeping cat."""
    return (
        shadow(0, 34, 104, 17)
        + path("M-86 26C-104 -30 -40 -56 12 -44C70 -40 96 -8 84 30C80 40 -80 42 -86 26Z", coat)
        + stroke("M80 20C104 30 96 46 60 40C30 36 4 40 -16 36", coat, 15)
        + stroke("M-14 36C-4 38 4 38 10 38", white, 15)
        + "".join(path(leaf(x, -42 + abs(x) * 0.1, x + 6, -8 + abs(x) * 0.08, 5), stripe) for x in (-8, 14, 36, 56))
        + circle(-56, -8, 34, coat)
        + path("M-86 -22L-84 -52L-62 -40ZM-26 -22L-30 -52L-50 -40Z", coat)
        + path("M-81 -29L-80 -43L-69 -37ZM-31 -29L-33 -43L-43 -37Z", "#F0A79A")
        + stroke("M-74 -6q6 7 12 0M-50 -6q6 7 12 0", INK, 3.6)
        + path("M-60 4h8l-4 5z", DEEP_RED)
        + ellipse(-56, 14, 17, 8, white)
        + stroke("M-56 8q-4 8 -9 4M-56 8q4 8 9 4", INK, 2.4)
    )


def stool(colour: str = "#9C6A3C", shade: str = "#7A4E28") -> str:
    """Return a wooden stool."""
    return (
        shadow(0, 58, 84, 15)
        + rect(-60, -22, 15, 78, 3, shade)
        + rect(45, -22, 15, 78, 3, shade)
        + rect(-46, 16, 92, 11, 2, shade)
        + rect(-36, -14, 12, 52, 3, mix(shade, "#000000", 0.15))
        + rect(24, -14, 12, 52, 3, mix(shade, "#000000", 0.15))
        + path("M-78 -24H78L70 -44H-70Z", colour)
        + rect(-78, -26, 156, 12, 3, mix(colour, "#FFFFFF", 0.12))
        + path(teeth(-58, -14, 116, 10, 8, 1), shade)
    )


def candle() -> str:
    """Return a candle on its stand."""
    return (
        path("M-16 30H16L8 18H-8Z", "#C08A3A")
        + rect(-4, -2, 8, 24, 2, "#C08A3A")
        + path("M-14 0H14L8 10H-8Z", "#D9A23A")
        + rect(-7, -46, 14, 46, 2, "#D0573F")
        + path("M0 -78C6 -66 8 -60 0 -50C-8 -60 -6 -66 0 -78Z", "#f7b23c")
    )


def altar_fruit(colour: str = "#E9A07A", light: str = "#7FA06A") -> str:
    """Return fruit on an altar plate."""
    return (
        path("M-44 24H44L34 34H-34Z", "#C9A063")
        + "".join(circle(x, y, 17, colour) for x, y in ((-26, 8), (26, 8), (0, 10), (-13, -16), (13, -16)))
        + "".join(path(leaf(x, y, x + 13, y - 14, 4.4), light) for x, y in ((-20, -28), (10, -30), (30, -4)))
        + stroke("M0 -4v10M-26 -4v8M26 -4v8", mix(colour, DEEP_RED, 0.35), 3)
    )


def magpie() -> str:
    """Return a magpie, facing right."""
    return (
        path(leaf(-30, 8, 26, -8, 13), "#6B5A4A")
        + path(leaf(-16, 4, -74, 22, 7), "#6B5A4A")
        + circle(26, -12, 12, "#6B5A4A")
        + path("M36 -14l16 2l-15 6z", "#C08A3A")
        + path(leaf(8, 4, -26, -26, 9), "#F6EBD0")
        + path(leaf(6, 0, -16, -18, 3), "#6B5A4A")
        + circle(28, -14, 2.6, "#F6EBD0")
    )


def desk(colour: str = "#A9814E", shade: str = "#84602F") -> str:
    """Return a school desk."""
    return (
        shadow(0, 92, 150, 18)
        + rect(-116, -6, 16, 96, 3, shade)
        + rect(100, -6, 16, 96, 3, shade)
        + rect(-104, 50, 208, 11, 2, shade)
        + rect(-112, 0, 224, 38, 3, mix(colour, "#000000", 0.14))
        + rect(-92, 10, 80, 20, 8, mix(shade, "#000000", 0.25))
        + rect(12, 10, 80, 20, 8, mix(shade, "#000000", 0.25))
        + path("M-140 4H140L122 -30H-122Z", colour)
        + rect(-140, 2, 280, 10, 3, mix(colour, "#FFFFFF", 0.14))
    )


def book(colour: str = "#C9503A", page: str = CARD) -> str:
    """Return an open book."""
    return (
        shadow(0, 18, 62, 12)
        + path("M-56 -20C-36 -30 -14 -28 0 -18C14 -28 36 -30 56 -20V16C36 8 14 8 0 18C-14 8 -36 8 -56 16Z", colour)
        + path(
            "M-50 -20C-34 -27 -14 -26 0 -15V13C-14 4 -36 3 -50 9ZM50 -20C34 -27 14 -26 0 -15V13C14 4 36 3 50 9Z", page
        )
        + stroke("M-40 -12q16 -4 30 3M-40 -3q16 -4 30 3M40 -12q-16 -4 -30 3M40 -3q-16 -4 -30 3", "#B9A37C", 2.6)
    )


def abacus(frame: str = "#7A4A26", bead: str = "#C9402C", rod: str = "#DAB77A") -> str:
    """Return an abacus."""
    art = shadow(4, 56, 116, 14)
    art += rect(-110, -50, 220, 104, 7, frame)
    art += rect(-98, -38, 196, 80, 2, "#EBDCB6")
    for i in range(9):
        x = -82 + i * 20.5
        art += stroke(trace("M{} -38V42", x), rod, 2.6)
        top = i * 7 % 3 == 0
        art += ellipse(x, -20 if top else -31, 9, 5.4, bead)
        up = i * 5 % 4
        for j in range(4):
            art += ellipse(x, 1 + j * 11 if j < up else 6 + j * 11, 9, 5.2, bead)
    return (
        art
        + rect(-98, -14, 196, 6, 0, frame)
        + "".join(path(burst(x, y, 2.4, 7, 4, 0), BRASS) for x in (-104, 104) for y in (-44, 48))
    )


def chalk() -> str:
    """Return a box of chalk."""
    return (
        shadow(0, 22, 52, 9)
        + rect(-46, -6, 92, 28, 3, "#D9BC8E")
        + rect(-46, -6, 92, 9, 2, "#C4A26C")
        + "".join(
            rect(-38 + i * 16, -24, 10, 26, 3, colour)
            for i, colour in enumerate((CARD, "#F3CDBB", CARD, "#FCE9B4", "#CDE6D3"))
        )
        + rect(58, 6, 44, 15, 7, CARD)
    )


def globe(sea: str = "#7FAFC0", land: str = "#8FB184", foot: str = "#8A5A2E") -> str:
    """Return a globe."""
    return (
        shadow(0, 66, 50, 10)
        + path("M-34 62H34L22 48H-22Z", foot)
        + rect(-5, 34, 10, 18, 2, foot)
        + stroke("M-34 -42A50 50 0 0 0 34 32", foot, 6)
        + circle(0, -6, 42, sea)
        + path(
            "M-26 -30C-10 -44 8 -40 4 -26C14 -18 -6 -8 -14 -14C-30 -12 -34 -20 -26 -30ZM6 0C22 -12 38 -4 30 12"
            "C24 26 12 22 10 12C2 10 0 6 6 0Z",
            land,
        )
        + stroke("M-42 -6H42M0 -48C-22 -30 -22 18 0 36M0 -48C22 -30 22 18 0 36", mix(sea, "#FFFFFF", 0.35), 2)
    )
