"""Tables in a terminal: columns that line up in Chinese too, where a character is two places wide."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence


def width(text: str) -> int:
    """Return how many places `text` takes."""
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 0 if unicodedata.combining(c) else 1 for c in text)


def padded(text: str, places: int, *, right: bool = False) -> str:
    """Return `text` filled up with spaces to so many places."""
    fill = " " * max(0, places - width(text))
    return fill + text if right else text + fill


def table(rows: Sequence[Sequence[str]], *, numbers_from: int = 1 << 30, indent: str = "") -> list[str]:
    """Return the lines of a table; from the column `numbers_from` on cells stand to the right."""
    places = [max(width(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        indent + "  ".join(padded(cell, places[i], right=i >= numbers_from) for i, cell in enumerate(row)).rstrip()
        for row in rows
    ]
