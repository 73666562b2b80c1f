"""Props of the stage, each drawn round the middle of its foot unless said."""

from __future__ import annotations

from assets.make.colour import mix
from assets.make.cuts import burst, leaf, scallop, teeth
from assets.make.palette import BRASS, CARD, GOLD, INK, RED
from assets.make.papercut import circle, ellipse, path, polar, rect, rotated, stroke, symmetric, trace
from assets.make.scenery import shadow


def robe(colour: str, shade: str, tail: str) -> str:
    """Opera robe: cloud collar, round badge, wave hem, hanging water sleeves."""
    art = stroke("M-60 -80Q0 -98 60 -80", "#A9743A", 6)
    art += stroke("M0 -92V-112", "#A9743A", 5)
    art += symmetric(
        path("M40 -76L62 -70L112 44L76 58Z", colour)
        + path("M112 44L76 58L84 88Q104 96 122 78Z", "#F3E6CE")
        + stroke("M112 44L76 58", shade, 5)
        + path(leaf(66, -40, 90, 30, 6), shade),
        0,
    )
    art += path("M-18 -86H18L60 -74L56 128H-56L-60 -74Z", colour)
    art += path("".join(trace("M{} 128v-20a8 15 0 0 1 16 0v20z", -56 + i * 16) for i in range(7)), tail)
    art += path(teeth(-56, 98, 112, 9, 8, -1), shade)
    art += path(scallop(0, -58, 30, 8), tail)
    art += circle(0, -58, 30, tail)
    art += path(burst(0, -58, 12, 25, 8), colour)
    art += path("M-10 -88H10L0 -62Z", "#8A5A3E")
    return (
        art
        + path(burst(0, 24, 24, 35, 18, 0), shade)
        + circle(0, 24, 23, tail)
        + "".join(circle(*polar(0, 24, 11, i * 60), 6.5, shade) for i in range(6))
        + circle(0, 24, 6, tail)
    )


def trunk(colour: str = "#8A4A2C", mark: str = "#E0B45A") -> str:
    """Return a costume trunk."""
    return (
        shadow(0, 64, 122, 17)
        + path("M-106 -20C-100 -62 100 -62 106 -20Z", mix(colour, "#FFFFFF", 0.1))
        + rect(-106, -22, 212, 84, 5, colour)
        + "".join(
            rect(
                x,
                -52 if abs(x + 9) < 70 else -36,
                18,
                112 if abs(x + 9) < 70 else 98,
                2,
                mix(colour, "#000000", 0.25),
            )
            for x in (-79, 61)
        )
        + stroke("M-106 -20H106", mix(colour, "#000000", 0.35), 4)
        + rect(-15, -28, 30, 30, 4, mark)
        + circle(0, -14, 5, INK)
        + "".join(circle(x, y, 3.6, mark) for x in (-98, 98) for y in (-10, 50))
        + path(burst(0, 34, 8, 19, 8, 0), mark)
    )


def opera_mask(colour: str = RED, light: str = CARD, ink: str = INK, kind: str = "a") -> str:
    """Painted opera face, folded symmetric: round eyes, flame brow, rosy teeth, a small smile."""
    art = path("M0 -46C32 -46 40 -18 36 8C32 34 16 48 0 50C-16 48 -32 34 -36 8C-40 -18 -32 -46 0 -46Z", colour)
    art += symmetric(
        path("M-4 -8C-6 -26 -20 -28 -31 -18C-34 -2 -22 8 -10 4C-6 2 -4 -2 -4 -8Z", light)
        + circle(-18, -8, 7.4, ink)
        + circle(-16, -10.5, 2.5, light)
        + path("M-6 -22C-14 -36 -28 -36 -33 -24C-24 -28 -14 -26 -6 -22Z", ink)
        + path(burst(-23, 20, 6, 10, 10, 0), light)
        + circle(-23, 20, 4, colour),
        0,
    )
    art += path(leaf(0, -44, 0, -14, 7), light if kind == "a" else BRASS)
    art += path(leaf(0, -38, 0, -22, 2.6), colour)
    art += ellipse(0, 12, 7, 5, light)
    art += stroke("M-12 28Q0 38 12 28", light, 9)
    art += stroke("M-12 28Q0 37 12 28", ink, 4)
    return art


def folding_fan(colour: str = "#F3E3C4", dot: str = "#C9402C") -> str:
    """Return a folding fan."""
    art = shadow(4, 10, 76, 44, 0.18)
    for i in range(9):
        angle = -64 + i * 16
        art += path(
            trace(
                "M{} {}L{} {}L{} {}L{} {}Z",
                *polar(0, 40, 30, angle - 8),
                *polar(0, 40, 98, angle - 8),
                *polar(0, 40, 98, angle + 8),
                *polar(0, 40, 30, angle + 8),
            ),
            colour if i % 2 else mix(colour, "#B98A58", 0.2),
        )
    art += "".join(circle(*polar(0, 40, 74, angle), 7, dot) for angle in (-32, 0, 32))
    art += "".join(
        path(leaf(*polar(0, 40, 60, angle), *polar(0, 40, 88, angle), 4), dot) for angle in (-48, -16, 16, 48)
    )
    return (
        art
        + stroke(
            trace(
                "M{} {}L0 44L{} {}",
                polar(0, 40, 34, -66)[0],
                polar(0, 40, 34, -66)[1],
                polar(0, 40, 34, 66)[0],
                polar(0, 40, 34, 66)[1],
            ),
            "#7A4A26",
            6,
        )
        + circle(0, 44, 6, "#7A4A26")
    )


def paint_box() -> str:
    """Return a box of stage paint."""
    return (
        shadow(0, 34, 78, 12)
        + rect(-72, -22, 144, 56, 8, "#7A3A2A")
        + rect(-64, -14, 128, 40, 5, "#5A2618")
        + "".join(
            circle(x, y, 11.5, colour)
            for (x, y), colour in zip(((-48, -2), (-20, -2), (8, -2), (36, -2)), (RED, CARD, INK, GOLD), strict=False)
        )
        + "".join(
            rect(x, 15, 22, 7, 3, colour)
            for x, colour in ((-58, "#2F5FA0"), (-30, "#3D9F80"), (-2, "#F08A9A"), (26, "#D9A23A"))
        )
        + rotated(
            rect(-6, -60, 9, 58, 4, "#C9A063") + path("M-7 -2H4C8 10 2 20 -1 26C-6 20 -11 10 -7 -2Z", RED), 58, 60, -6
        )
    )
