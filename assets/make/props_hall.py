"""Props of the ancestral hall and the assembly, each drawn round the middle of its foot."""

from __future__ import annotations

from assets.make.colour import mix
from assets.make.cuts import burst, leaf, teeth
from assets.make.palette import BRASS, CARD, DEEP_RED, RED
from assets.make.papercut import circle, ellipse, path, polar, rect, rotated, stroke, trace
from assets.make.scenery import shadow, words


def censer(colour: str = "#6E7A68", shade: str = "#4E5A4C") -> str:
    """Return an incense burner."""
    art = shadow(0, 70, 66, 13)
    art += stroke("M-34 40L-42 68M34 40L42 68M0 44V70", shade, 12)
    art += path("M-58 -16H58C62 20 44 46 0 46C-44 46 -62 20 -58 -16Z", colour)
    art += rect(-66, -28, 132, 15, 5, mix(colour, "#FFFFFF", 0.12))
    art += stroke("M-62 -20C-82 -26 -82 -52 -66 -54M62 -20C82 -26 82 -52 66 -54", colour, 9)
    art += "".join(path(leaf(x, -6, x, 22, 5), shade) for x in (-36, -18, 18, 36))
    art += path(burst(0, 10, 6, 15, 8), "#D9A23A")
    return art + "".join(
        stroke(trace("M{} -28V{}", x, y), "#B0402A", 3) + circle(x, y, 3.6, "#f7b23c")
        for x, y in ((-12, -70), (0, -78), (12, -70))
    )


def drum_stone(colour: str = "#8C8678", shade: str = "#6B6558", light: str = "#A9A392") -> str:
    """Return a stone drum of a gate."""
    return (
        shadow(0, 84, 72, 14)
        + rect(-62, 52, 124, 30, 4, shade)
        + rect(-50, 38, 100, 18, 3, colour)
        + circle(0, -14, 56, colour)
        + circle(0, -14, 56, "none", stroke=shade, stroke_width=5.0)
        + circle(0, -14, 42, "none", stroke=light, stroke_width=3.0)
        + "".join(circle(*polar(0, -14, 49, i * 22.5), 3, light) for i in range(16))
        + "".join(path(leaf(*polar(0, -14, 10, i * 45), *polar(0, -14, 37, i * 45), 8), light) for i in range(8))
        + circle(0, -14, 10, shade)
        + path("M-24 -66C-20 -92 20 -92 24 -66C14 -72 -14 -72 -24 -66Z", shade)
    )


def ink_set() -> str:
    """Return an ink stone with brush and seal."""
    return (
        shadow(0, 26, 86, 14)
        + path("M-72 -10L-58 -30H46L58 -10V16H-72Z", "#3A3632")
        + path("M-64 -10L-54 -24H42L52 -10Z", "#5A544C")
        + ellipse(-6, -16, 34, 6, "#1A1714")
        + rotated(
            rect(-4, -92, 9, 96, 4, "#A9743A") + path("M-6 4H7C10 16 3 26 0 32C-4 26 -9 16 -6 4Z", "#1A1714"),
            64,
            40,
            -10,
        )
        + rect(66, -8, 22, 26, 2, RED)
        + rect(69, -14, 16, 8, 2, DEEP_RED)
    )


def walnuts() -> str:
    """Return two walnuts."""
    return shadow(0, 18, 50, 10) + "".join(
        circle(x, y, 19, "#A8763E")
        + stroke(trace("M{} {}q6 10 0 34", x, y - 17), "#7A5226", 3)
        + stroke(trace("M{} {}q6 4 4 10M{} {}q-6 5 -4 11", x - 11, y - 8, x + 11, y - 6), "#7A5226", 2.6)
        for x, y in ((-22, 0), (22, 2))
    )


def big_seal(colour: str = "#B5301E", handle: str = "#8A5A34") -> str:
    """Return a big seal."""
    return (
        shadow(0, 58, 66, 13)
        + rect(-54, 6, 108, 50, 6, colour)
        + rect(-46, 14, 92, 26, 3, "none", stroke=BRASS, stroke_width=2.6)
        + path("M-26 6C-26 -26 -44 -34 -34 -62C-20 -82 20 -82 34 -62C44 -34 26 -26 26 6Z", handle)
        + path(burst(0, -46, 6, 16, 8), BRASS)
        + rect(-54, 46, 108, 12, 3, mix(colour, "#000000", 0.28))
        + path(teeth(-42, 27, 84, 12, 8, -1), BRASS)
    )


def ink_pad() -> str:
    """Return an ink pad."""
    return (
        shadow(0, 22, 62, 11)
        + ellipse(0, 12, 58, 17, "#3A271D")
        + ellipse(0, 4, 58, 17, "#5A3A26")
        + ellipse(0, 3, 46, 12, RED)
        + ellipse(-8, 0, 20, 4.6, "#D9573F")
    )


def ballot_box(colour: str = "#B5301E") -> str:
    """Return a ballot box."""
    return (
        shadow(0, 72, 98, 15)
        + rect(-84, -36, 168, 106, 6, colour)
        + path("M-84 -36L-70 -56H70L84 -36Z", mix(colour, "#FFFFFF", 0.15))
        + rect(-42, -50, 84, 8, 4, "#3E0A05")
        + rect(-64, -16, 128, 66, 4, "none", stroke=BRASS, stroke_width=2.6)
        + words("票箱", 0, 17, 38, "#FBE3B0", "serif", 1.15, False)
        + rotated(rect(-28, -92, 56, 46, 2, CARD) + stroke("M-16 -80h32M-16 -70h22", "#B9A37C", 3), -8, 0, -60)
    )


def rule_book() -> str:
    """Return the village rule book."""
    return shadow(0, 30, 70, 12) + rotated(
        rect(-58, -22, 116, 48, 4, DEEP_RED)
        + rect(-54, 16, 108, 8, 2, CARD)
        + rect(-58, -22, 116, 40, 4, "#A92012")
        + rect(-40, -14, 80, 24, 2, CARD)
        + words("村规", 0, -2, 19, DEEP_RED, "serif", 1.2, False),
        -5,
        0,
        0,
    )


def microphone(colour: str = RED) -> str:
    """Return a microphone on its stand."""
    return (
        shadow(0, 72, 44, 9)
        + path("M-34 70H34L26 58H-26Z", "#3A271D")
        + rect(-4, -30, 8, 90, 2, "#5A4A40")
        + rect(-17, -78, 34, 52, 16, "#4A4440")
        + stroke("M-17 -62H17M-17 -50H17M-17 -40H17", "#8A8078", 2.6)
        + path("M-22 -20C-30 6 -18 26 0 34C18 26 30 6 22 -20Z", colour)
        + path(burst(0, -22, 9, 17, 8), mix(colour, "#000000", 0.25))
    )
