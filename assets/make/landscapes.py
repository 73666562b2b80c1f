"""The village as a picture behind the title: sky, split sun, hills, houses and river, 1920 × 1080."""

from __future__ import annotations

from assets.make.cuts import burst, leaf
from assets.make.palette import RED
from assets.make.papercut import circle, path, polar, rect, stroke, trace
from assets.make.scenery import cloud
from assets.make.village import house, tree

SUN_X, SUN_Y = 1330, 392
STARS = (
    *((12, 236, 12), (30, 204, 8), (44, 240, 10), (60, 206, 7), (74, 238, 11)),
    *((90, 204, 8), (112, 236, 10), (140, 206, 7), (160, 236, 9)),
)
"""Angle, distance from the middle of the sun, size."""

RIPPLES = (
    *((900, 1010, 120), (1100, 950, 140), (1320, 990, 150)),
    *((1560, 910, 130), (1700, 980, 150), (1240, 1040, 120)),
)
"""Left end and width of each ripple."""


def _sun() -> str:
    """Return the sun, half day and half night."""
    art = circle(SUN_X, SUN_Y, 372, "#F3B94E", fill_opacity=0.26)
    art += circle(SUN_X, SUN_Y, 326, "#F3B94E", fill_opacity=0.5)
    art += circle(SUN_X, SUN_Y, 284, "#D8432B")
    art += path("M1330 108A284 284 0 0 1 1330 676Z", "#2A2458")
    stitches = {"stroke_dasharray": "3 9", "stroke_linecap": "round"}
    art += circle(SUN_X, SUN_Y, 268, "none", stroke="#F9E3B0", stroke_width=3, **stitches)
    for angle in range(186, 358, 12):
        ray = leaf(*polar(SUN_X, SUN_Y, 206, angle), *polar(SUN_X, SUN_Y, 252, angle), 7.5)
        art += path(ray, "#F9D27A") + circle(*polar(SUN_X, SUN_Y, 190, angle + 6), 3.4, "#F9D27A")
    for angle, away, size in STARS:
        art += path(burst(*polar(SUN_X, SUN_Y, away, angle), size * 0.28, size, 4, 0), "#F2DFA6")
    return art


def _hills() -> str:
    far = "M0 560C180 400 340 410 520 540C700 380 900 390 1080 540C1260 420 1440 400 1620 520"
    near = "M0 660C220 520 420 540 620 650C860 510 1060 520 1300 660C1500 550 1720 540 1920 620V1080H0Z"
    art = path(far + "C1740 440 1840 430 1920 470V1080H0Z", "#E3C389") + path(near, "#C9B27A")
    art += path("M0 760C260 640 560 650 800 750C1080 640 1420 640 1920 760V1080H0Z", "#8FA866")
    terrace = "M0 {}C260 {} 560 {} 800 {}C1080 {} 1420 {} 1920 {}"
    for step in range(4):
        heights = (level + step * 22 for level in (776, 660, 668, 766, 660, 658, 776))
        art += stroke(trace(terrace, *heights), "#7C965A", 3)
    return art


def _houses() -> str:
    art = house(1486, 742, 190, 170, "#F4E4C2", "#5F6A66", "#515C58", "#47514E", RED)
    art += house(1666, 772, 210, 190, "#EFD9B0", "#6A4A3A", "#5A3E30", "#4A3226", RED)
    art += house(1010, 724, 150, 130, "#F4E4C2", "#6A4A3A", "#5A3E30", "#4A3226", RED)
    trees = ((1440, 752, 1.1), (980, 738, 0.9), (1890, 800, 1.4))
    return art + "".join(tree(x, y, size, "#4F7F55", "#3F6B47") for x, y, size in trees)


def _river() -> str:
    art = path("M640 1080C760 980 980 930 1180 900C1400 868 1600 850 1920 836V1080Z", "#5E93A8")
    ripple = "M{} {}q{} -12 {} 0t{} 0t{} 0"
    for x, y, width in RIPPLES:
        art += stroke(trace(ripple, x, y, width / 6, width / 3, width / 3, width / 3), "#8DBBC9", 4)
    return art + path("M0 1080V850C240 790 520 850 700 1080Z", "#7F9A5C")


def title() -> str:
    """Return the village behind the title."""
    clouds = ((720, 250, 0.6), (760, 112, 0.7), (1780, 190, 0.8))
    sky = rect(0, 0, 1920, 1080, 0, "#F7E3B8") + _sun()
    sky += "".join(cloud(x, y, size, "#EFC98B") for x, y, size in clouds)
    return sky + _hills() + _houses() + _river()
