"""Lettering as outlines, from a small table of the characters that pictures use.

`outlines.json` holds them in font units, taken once from Calistoga, Noto Serif SC Black and LXGW WenKai Bold (all under
the Open Font Licence); so no font is needed to draw, and the bytes never change under us.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from assets.make.papercut import Value, num, path

TABLE = Path(__file__).with_name("outlines.json")


@dataclass(frozen=True, slots=True)
class Letter:
    """One character: SVG path data in font units (y up) and its ink box."""

    data: str
    left: float
    low: float
    right: float
    high: float


@cache
def _letters() -> dict[str, dict[str, Letter]]:
    table = json.loads(TABLE.read_text(encoding="utf-8"))
    return {
        font: {character: Letter(entry["data"], *entry["box"]) for character, entry in letters.items()}
        for font, letters in table.items()
    }


def glyph(
    character: str,
    x: float,
    y: float,
    height: float,
    fill: str,
    widest: float | None = None,
    font: str = "calistoga",
    em: float | None = None,
    **attributes: Value,
) -> str:
    """Return one character centred on its ink box.

    `height` is the ink height, or the height of `em` font units when that is given. KeyError names a character that
    the table lacks.
    """
    letter = _letters()[font][character]
    scale = height / (em or letter.high - letter.low)
    if widest and (letter.right - letter.left) * scale > widest:
        scale = widest / (letter.right - letter.left)
    middle_x, middle_y = (letter.left + letter.right) / 2, (letter.low + letter.high) / 2
    data = ""
    for command in letter.data.split(";"):
        values = [float(part) for part in command[1:].split()]
        points = zip(values[::2], values[1::2], strict=True)
        data += command[0] + " ".join(
            f"{num(x + (px - middle_x) * scale)} {num(y - (py - middle_y) * scale)}" for px, py in points
        )
    return path(data, fill, **attributes)
