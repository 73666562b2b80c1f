"""Colour arithmetic: mixing, contrast, and what other eyes see.

Sources: contrast after WCAG 2.1, eyes after Machado, Oliveira and Fernandes 2009 at severity 1.0. Colours are written
``#RRGGBB``; a triple holds red, green and blue between 0 and 1.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

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
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def from_linear(value: float) -> float:
    """Return the sRGB channel of an amount of light, clipped to 0 to 1."""
    value = min(1.0, max(0.0, value))
    return value * 12.92 if value <= 0.0031308 else float(1.055 * value ** (1 / 2.4) - 0.055)


def linear(colour: str) -> Triple:
    """Return the light of the three channels of ``#RRGGBB``."""
    red, green, blue = triple(colour)
    return to_linear(red), to_linear(green), to_linear(blue)


def dot(row: Triple, light: Triple) -> float:
    """Return the sum of the products, place by place."""
    return row[0] * light[0] + row[1] * light[1] + row[2] * light[2]


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour, 0 to 1."""
    return dot(LUMINANCE, linear(colour))


def contrast(first: str, second: str) -> float:
    """Return the contrast ratio of two colours, 1 to 21."""
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)


@lru_cache(4096)
def seen(colour: str, eye: str) -> str:
    """Return how `colour` looks to an eye: ``normal``, ``protan``, ``deutan``, ``tritan`` or ``grey``."""
    if eye == "normal":
        return colour
    light = linear(colour)
    if eye == "grey":
        shade = from_linear(dot(LUMINANCE, light))
        return written((shade, shade, shade))
    first, second, third = EYES[eye]
    return written((from_linear(dot(first, light)), from_linear(dot(second, light)), from_linear(dot(third, light))))


def repainted(text: str, change: Callable[[str], str]) -> str:
    """Return SVG text with every colour written ``#RRGGBB`` changed; `change` is asked in capitals."""
    first, *pieces = text.split("#")
    return "#".join((first, *(change("#" + piece[:6].upper())[1:] + piece[6:] for piece in pieces)))
