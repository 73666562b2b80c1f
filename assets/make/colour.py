"""Colour arithmetic of the makers beside the game's own: lightness and distances.

Sources: lightness after CIE 1976, distance after CIEDE2000.
"""

from __future__ import annotations

import math

from game.ui.colour import (
    Triple,
    channels,
    contrast,
    dot,
    linear,
    luminance,
    mix,
    seen,
    triple,
    written,
)

__all__ = ["channels", "contrast", "distance", "lightness", "luminance", "mix", "seen", "triple", "written"]


def lightness(colour: str) -> float:
    """Return L* of a colour, 0 (black) to 100 (white)."""
    share = luminance(colour)
    return float(116 * share ** (1 / 3) - 16 if share > 0.008856 else 903.3 * share)


def _lab(colour: str) -> Triple:
    light = linear(colour)
    rows: tuple[Triple, ...] = (
        (0.4124564, 0.3575761, 0.1804375),
        (0.2126729, 0.7151522, 0.0721750),
        (0.0193339, 0.1191920, 0.9503041),
    )
    whites = (0.95047, 1.0, 1.08883)
    shares = [dot(row, light) / white for row, white in zip(rows, whites, strict=True)]
    x, y, z = (math.cbrt(s) if s > 0.008856 else 7.787 * s + 16 / 116 for s in shares)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _hue_turn(first: float, second: float) -> float:
    turn = second - first
    return turn - 360 if turn > 180 else turn + 360 if turn < -180 else turn


def _chroma_and_hue(lab: Triple, stretch: float) -> tuple[float, float]:
    reddish = lab[1] * (1 + stretch)
    return math.hypot(reddish, lab[2]), math.degrees(math.atan2(lab[2], reddish)) % 360


def distance(first: str, second: str) -> float:
    """Return CIEDE2000 between two colours; about 2 is just seen, 20 is plainly different."""
    lab1, lab2 = _lab(first), _lab(second)
    mean = (math.hypot(lab1[1], lab1[2]) + math.hypot(lab2[1], lab2[2])) / 2
    stretch = 0.5 * (1 - math.sqrt(mean**7 / (mean**7 + 25**7)))
    chroma1, hue1 = _chroma_and_hue(lab1, stretch)
    chroma2, hue2 = _chroma_and_hue(lab2, stretch)
    hue_part = 2 * math.sqrt(chroma1 * chroma2) * math.sin(math.radians(_hue_turn(hue1, hue2)) / 2)
    light, chroma = (lab1[0] + lab2[0]) / 2, (chroma1 + chroma2) / 2
    hue = (hue1 + hue2) / 2 if abs(hue1 - hue2) <= 180 else (hue1 + hue2 + 360) / 2
    weight = 1 - 0.17 * math.cos(math.radians(hue - 30)) + 0.24 * math.cos(math.radians(2 * hue))
    weight += 0.32 * math.cos(math.radians(3 * hue + 6)) - 0.2 * math.cos(math.radians(4 * hue - 63))
    by_light = (lab2[0] - lab1[0]) / (1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2))
    by_chroma = (chroma2 - chroma1) / (1 + 0.045 * chroma)
    by_hue = hue_part / (1 + 0.015 * chroma * weight)
    bend = -2 * math.sqrt(chroma**7 / (chroma**7 + 25**7))
    bend *= math.sin(math.radians(60 * math.exp(-(((hue - 275) / 25) ** 2))))
    return math.sqrt(by_light**2 + by_chroma**2 + by_hue**2 + bend * by_chroma * by_hue)
