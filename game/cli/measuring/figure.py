"""A measured figure and what it is held against."""

from __future__ import annotations

from typing import NamedTuple


class Figure(NamedTuple):
    """What was measured, its value, the aim, and whether that was reached (None: nothing to hold it against)."""

    what: str
    value: str
    aim: str
    reached: bool | None
