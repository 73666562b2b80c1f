"""The teahouse's own props: pot, cups and a dish of seeds, placed by their middle."""

from __future__ import annotations

import math
import random

from assets.make.cuts import burst, leaf
from assets.make.papercut import circle, ellipse, group, path, rect, rotated, stroke, trace


def teapot(
    x: float, y: float, size: float, body: str = "#B06A38", shade: str = "#8A4F28", light: str = "#C98A52"
) -> str:
    """Return a clay teapot."""
    return group(
        ellipse(0, 44, 62, 13, "#8A5A2E", fill_opacity=0.3)
        + path("M-44 -8H42C58 18 52 40 26 46H-26C-52 40 -60 18 -44 -8Z", body)
        + stroke("M44 0C76 -10 78 42 46 34", body, 10)
        + path("M-46 6C-70 0 -66 -22 -80 -26L-66 -34C-54 -26 -48 -14 -36 -8Z", body)
        + rect(-42, -16, 82, 10, 5, shade)
        + path("M-26 -16C-20 -34 18 -34 24 -16Z", body)
        + circle(0, -36, 8, shade)
        + stroke("M-34 14C-30 32 -18 38 -6 40", light, 5)
        + path(burst(4, 18, 5, 13, 8), light),
        trace("translate({} {}) scale({})", x, y, size),
    )


def cup(x: float, y: float, size: float) -> str:
    """Return a cup of tea."""
    return group(
        ellipse(0, 22, 34, 8, "#8A5A2E", fill_opacity=0.28)
        + ellipse(0, 18, 30, 7, "#D9BC8E")
        + path("M-24 -12H24C24 10 16 18 0 18C-16 18 -24 10 -24 -12Z", "#F3E4C6")
        + ellipse(0, -12, 24, 6.5, "#FFF4DC")
        + ellipse(0, -11, 19, 4.4, "#A9743A")
        + stroke("M-15 2C-12 8 -8 10 -4 11", "#DCC39A", 3),
        trace("translate({} {}) scale({})", x, y, size),
    )


def seeds(x: float, y: float, size: float) -> str:
    """Return a dish of melon seeds."""
    rng = random.Random(2)
    art = ellipse(0, 14, 70, 17, "#8A5A2E", fill_opacity=0.26)
    art += ellipse(0, 6, 68, 21, "#E9D6B2")
    art += ellipse(0, 3, 56, 15, "#F6E8CB")
    for _ in range(34):
        angle = rng.uniform(0, 6.28)
        away = rng.uniform(0, 1) ** 0.6
        px, py = 46 * away * math.cos(angle), 2 + 10 * away * math.sin(angle) - 6 * (1 - away)
        art += rotated(
            path(leaf(px - 6, py, px + 6, py, 3.2), rng.choice(("#5A4030", "#7A5A40", "#3F2C20"))),
            rng.uniform(-60, 60),
            px,
            py,
        )
    return group(art, trace("translate({} {}) scale({})", x, y, size))
