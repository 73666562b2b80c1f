"""Colour arithmetic for the makers: contrast, lightness, mixing, distances and what other eyes see.

Sources: contrast after WCAG 2.1, lightness after CIE 1976, distance after CIEDE2000, eyes after Machado, Oliveira and
Fernandes 2009 at severity 1.0. Colours are written ``#RRGGBB``; a triple holds red, green and blue between 0 and 1.
"""

from __future__ import annotations

import math

Triple = tuple[float, float, float]

EYES: dict[str, tuple[Triple, Triple, Triple]] = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""Matrices over linear light for the three kinds of colour blindness; ``grey`` needs none."""

LUMINANCE: Triple = (0.2126, 0.7152, 0.0722)


def channels(colour: str) -> tuple[int, int, int]:
    """Return red, green and blue of ``#RRGGBB`` as whole numbers 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def triple(colour: str) -> Triple:
    """Return red, green and blue of ``#RRGGBB`` between 0 and 1."""
    red, green, blue = channels(colour)
    return red / 255, green / 255, blue / 255


def written(parts: Triple) -> str:
    """Return the triple as ``#RRGGBB``, clipped to what a screen can show."""
    return "#" + "".join(f"{round(min(1.0, max(0.0, part)) * 255):02X}" for part in parts)


def mix(first: str, second: str, share: float) -> str:
    """Return the colour `share` of the way from `first` to `second`, channel by channel."""
    pairs = zip(channels(first), channels(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def to_linear(value: float) -> float:
    """Return the light of one sRGB channel."""
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def from_linear(value: float) -> float:
    """Return the sRGB channel of an amount of light, clipped to 0 to 1."""
    value = min(1.0, max(0.0, value))
    return value * 12.92 if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055


def _linear(colour: str) -> Triple:
    red, green, blue = triple(colour)
    return to_linear(red), to_linear(green), to_linear(blue)


def _dot(row: Triple, light: Triple) -> float:
    return row[0] * light[0] + row[1] * light[1] + row[2] * light[2]


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour, 0 to 1."""
    return _dot(LUMINANCE, _linear(colour))


def contrast(first: str, second: str) -> float:
    """Return the contrast ratio of two colours, 1 to 21."""
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)


def lightness(colour: str) -> float:
    """Return L* of a colour, 0 (black) to 100 (white)."""
    share = luminance(colour)
    return float(116 * share ** (1 / 3) - 16 if share > 0.008856 else 903.3 * share)


def seen(colour: str, eye: str) -> str:
    """Return how `colour` looks to an eye: ``normal``, ``protan``, ``deutan``, ``tritan`` or ``grey``."""
    if eye == "normal":
        return colour
    light = _linear(colour)
    if eye == "grey":
        shade = from_linear(_dot(LUMINANCE, light))
        return written((shade, shade, shade))
    first, second, third = EYES[eye]
    return written((from_linear(_dot(first, light)), from_linear(_dot(second, light)), from_linear(_dot(third, light))))


def _lab(colour: str) -> Triple:
    light = _linear(colour)
    rows: tuple[Triple, ...] = (
        (0.4124564, 0.3575761, 0.1804375),
        (0.2126729, 0.7151522, 0.0721750),
        (0.0193339, 0.1191920, 0.9503041),
    )
    whites = (0.95047, 1.0, 1.08883)
    shares = [_dot(row, light) / white for row, white in zip(rows, whites, strict=True)]
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
