"""Tables written so that any spreadsheet reads them: UTF-8 with its mark at the beginning, and no cell is a formula."""

from __future__ import annotations

import csv
import io
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

from game import paths

FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
"""Beginnings by which a spreadsheet takes a text for a formula (the wide ones too, in Chinese spreadsheets)."""

Cell = str | int | float


def harmless(cell: Cell) -> Cell:
    """Return a cell that no spreadsheet takes for a formula: a text that begins like one gets an apostrophe."""
    if isinstance(cell, str) and cell.lstrip(" ").startswith(FORMULA):
        return f"'{cell}"
    return cell


def as_csv(rows: Iterable[Sequence[Cell]]) -> bytes:
    """Return rows as the bytes of a CSV file."""
    out = io.StringIO(newline="")
    csv.writer(out).writerows([harmless(cell) for cell in row] for row in rows)
    return b"\xef\xbb\xbf" + out.getvalue().encode("utf-8", "replace")


def folder() -> Path:
    """Return the folder of the tables that have been written."""
    return paths.user_data() / "tables"


def write(name: str, rows: Iterable[Sequence[Cell]]) -> Path:
    """Write rows into a new file of the user's folder and return where it is. Raises OSError when that cannot be."""
    stem = f"{name}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    target, number = folder() / f"{stem}.csv", 2
    while target.exists():
        target = folder() / f"{stem}-{number}.csv"
        number += 1
    paths.write_atomically(target, as_csv(rows))
    return target
