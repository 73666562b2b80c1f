"""Props of the dormitory and the train, each drawn round the middle of its foot unless said."""

from __future__ import annotations

from assets.make.colour import mix
from assets.make.cuts import burst, leaf
from assets.make.palette import CARD, DEEP_RED, GOLD, RED
from assets.make.papercut import circle, ellipse, group, path, polar, rect, stroke, trace
from assets.make.scenery import shadow, words


def thermos(body: str = "#C9503A", petal: str = "#F6D98A") -> str:
    """Return a thermos flask."""
    return (
        shadow(0, 76, 42, 10)
        + stroke("M-30 -34C-60 -24 -58 40 -30 48", mix(body, "#000000", 0.3), 7)
        + path("M-32 -44H32C36 -10 36 40 30 74H-30C-36 40 -36 -10 -32 -44Z", body)
        + path("M-26 -44C-24 -66 24 -66 26 -44Z", "#D8DDD8")
        + rect(-14, -82, 28, 20, 5, "#C9A063")
        + rect(-32, -46, 64, 9, 3, "#D8DDD8")
        + rect(-31, 62, 62, 13, 3, "#D8DDD8")
        + "".join(circle(*polar(0, 10, 13, i * 60), 8, petal) for i in range(6))
        + circle(0, 10, 7, mix(body, DEEP_RED, 0.5))
        + path(leaf(-8, 30, -24, 46, 5), "#8FB184")
        + path(leaf(8, 30, 24, 46, 5), "#8FB184")
    )


def basin() -> str:
    """Return an enamel basin with a towel."""
    return (
        shadow(0, 34, 86, 14)
        + path("M-80 -10H80C74 20 54 36 0 36C-54 36 -74 20 -80 -10Z", "#F3EAD6")
        + ellipse(0, -10, 80, 20, "#F3EAD6")
        + ellipse(0, -10, 80, 20, "none", stroke="#2F5FA0", stroke_width=4.0)
        + ellipse(0, -7, 66, 13, "#BBD3D8")
        + circle(-46, 12, 7, RED)
        + circle(-30, 17, 7, RED)
        + circle(-14, 20, 7, RED)
        + path(leaf(-4, 22, 20, 14, 5), "#3D7F4A")
        + stroke("M58 -26C30 -44 -10 -34 -30 -20", "#E0A050", 14)
    )


def noodles() -> str:
    """Return a cup of noodles."""
    return (
        shadow(0, 42, 50, 10)
        + path("M-42 -34H42L30 38C20 46 -20 46 -30 38Z", "#C9402C")
        + path("M-38 -12H38L35 10H-35Z", CARD)
        + words("香", 0, -1, 19, RED, "serif")
        + ellipse(0, -34, 42, 11, CARD)
        + path("M-42 -34C-30 -50 30 -54 42 -34Z", "#F2D89A")
        + stroke("M-30 -38q8 -8 16 0t16 0t16 0", "#D9A23A", 4)
        + stroke("M10 -40L44 -86", "#B98A58", 6)
    )


def soda() -> str:
    """Return a bottle of soda."""
    return (
        shadow(0, 60, 24, 7)
        + path("M-20 58V0C-20 -20 -9 -22 -9 -42V-64H9V-42C9 -22 20 -20 20 0V58Z", "#F08A2C")
        + rect(-10, -72, 20, 11, 3, "#C9A063")
        + rect(-20, 6, 40, 28, 0, CARD)
        + path(burst(0, 20, 4.6, 11, 8, 0), "#E5741C")
        + stroke("M-12 -8V-2M-12 40V50", "#FFC98A", 4)
    )


def slippers(colour: str = "#3F7F9F") -> str:
    """Return a pair of slippers."""
    return "".join(
        group(
            shadow(0, 8, 24, 40, 0.18)
            + path(
                "M-22 -36C-22 -56 22 -56 22 -36C20 -10 16 14 18 32C14 48 -14 48 -18 32C-16 14 -20 -10 -22 -36Z",
                mix(colour, "#FFFFFF", 0.45),
            )
            + path("M-24 -38C-14 -14 14 -14 24 -38C20 -4 -20 -4 -24 -38Z", colour),
            trace("translate({} 0) rotate({})", x, angle),
        )
        for x, angle in ((-32, -10), (32, 6))
    )


# woven 'snakeskin' bag


def bag(first: str = "#B8452F", ground: str = "#E3C9A0", second: str = "#2F5FA0") -> str:
    """Return a woven plastic bag."""
    art = shadow(0, 58, 100, 15)
    art += stroke("M-34 -40C-34 -72 34 -72 34 -40", mix(second, "#000000", 0.25), 8)
    art += path("M-90 -34C-60 -46 60 -46 90 -34L96 50C60 62 -60 62 -96 50Z", ground)
    for i in range(5):
        x = -76 + i * 34
        art += path(
            trace("M{} -40L{} -40L{} 56L{} 56Z", x, x + 16, x * 1.05 + 17, x * 1.05),
            first if i % 2 == 0 else second,
            fill_opacity=0.85,
        )
    return (
        art + rect(-92, -6, 184, 9, 0, first, fill_opacity=0.75) + rect(-94, 24, 188, 9, 0, second, fill_opacity=0.75)
    )


def suitcase(colour: str = "#8A5A34", corners: str = "#C9A063") -> str:
    """Return a suitcase."""
    return (
        shadow(0, 56, 90, 14)
        + stroke("M-22 -44V-58H22V-44", mix(colour, "#000000", 0.3), 8)
        + rect(-84, -44, 168, 98, 11, colour)
        + rect(-84, 0, 168, 7, 0, mix(colour, "#000000", 0.25))
        + "".join(
            path(trace("M{} {}h22v22h-22z", x, y), corners) for x, y in ((-84, -44), (62, -44), (-84, 32), (62, 32))
        )
        + rect(-40, -6, 18, 20, 3, corners)
        + rect(22, -6, 18, 20, 3, corners)
        + circle(0, 30, 13, "#F3EAD6")
        + path(burst(0, 30, 4, 10, 6), RED)
    )


def eggs() -> str:
    """Return a dish of eggs."""
    return (
        shadow(0, 28, 72, 13)
        + rect(-68, -2, 136, 30, 9, "#D8DDD8")
        + rect(-68, -2, 136, 9, 4, "#B9C2BE")
        + "".join(
            ellipse(x, y, 15, 19, colour)
            for x, y, colour in ((-40, -8, "#E7C39A"), (-8, -12, "#F1DABB"), (24, -8, "#E7C39A"))
        )
        + path("M34 -2C38 -22 62 -20 60 -2Z", CARD)
        + circle(48, -8, 7, GOLD)
    )
