"""The dark side of any room by one rule, so that no room is drawn twice.

Contrast on walls and floors is folded round their own base colour, which sinks to indigo; props are moonlit. A part of
the hue stays. Windows seen lit glow, windows one looks out of show the night, the sun becomes the moon.
"""

from __future__ import annotations

import re
from itertools import pairwise

from assets.make.colour import channels, lightness, mix
from assets.make.room import LIT, SKY_WINDOW, SUN

RAMP = (
    (0, "#05040F"),
    (6, "#0E0B26"),
    (11, "#1A1740"),
    (17, "#261F55"),
    (24, "#37306E"),
    (32, "#4A3F8C"),
    (42, "#6A5FB0"),
    (56, "#9188CC"),
    (75, "#C9BEF2"),
    (100, "#F1EAFF"),
)
"""Indigo by lightness L*."""

LIT_WINDOWS = (LIT, "#EFDDB4", "#EBD9A6")
OPEN_WINDOWS = (SKY_WINDOW, "#F4E7C6")
SUNS = (SUN, "#EFC884")
HIGHEST_RISE = 30
HUE_KEPT = {"wall": 0.24, "floor": 0.14, "prop": 0.50}
FOLD = {"wall": (11, 0.66), "floor": (10, 0.62)}
"""Lightness of the base at night, and how much of a colour's distance from it is kept."""

_PAINT = re.compile(r'(fill|stroke)="(#[0-9A-Fa-f]{6})"')


def indigo(level: float) -> str:
    """Return the night colour of a lightness, 0 to 100."""
    for (low, first), (high, second) in pairwise(RAMP):
        if level <= high:
            return mix(first, second, max(0, (level - low) / (high - low)))
    return RAMP[-1][1]


def _darkened(colour: str, kind: str, base: float, glow: float) -> str:
    level = lightness(colour)
    if kind in FOLD:
        ground, kept = FOLD[kind]
        night = ground + min(HIGHEST_RISE, abs(level - base) * kept)
    else:
        night = 12 + glow * level
    dim = min(1.0, night / max(level, 6))
    warm = "#" + "".join(f"{min(255, int(part * dim)):02X}" for part in channels(colour))
    return mix(indigo(night), warm, HUE_KEPT[kind])


def nightfall(body: str, kind: str, base: str, glow: float = 0.40) -> str:
    """Return a drawing at night.

    `kind` is ``wall``, ``floor`` or ``prop``; `base` the room's own colour there; `glow` the share of its lightness
    that a prop keeps. A colour written in small letters shines by itself and stays.
    """
    base_level = lightness(base)

    def repaint(found: re.Match[str]) -> str:
        attribute, colour = found.groups()
        if colour.upper() in OPEN_WINDOWS:
            return f'{attribute}="#2E2A6C"'
        if colour.upper() in LIT_WINDOWS:
            return 'fill="#F2B65A" fill-opacity="0.55"' if attribute == "fill" else 'stroke="#F2B65A"'
        if colour.upper() in SUNS:
            return f'{attribute}="#F2DFA6"'
        if colour != colour.upper() and colour == colour.lower():
            return found.group()
        return f'{attribute}="{_darkened(colour, kind, base_level, glow)}"'

    return _PAINT.sub(repaint, body)
