"""A room while it is being drawn: four sheets of paper and the props that stand on them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

Box = tuple[int, int, int, int]
Motion = Mapping[str, object]

SHEETS = ("wall", "floor", "table", "apron")
"""From far to near; each fills the whole picture and is empty where nothing stands."""

LIT, SKY_WINDOW, SUN = "#FBEFCB", "#FBEFCC", "#F0B98A"
"""Colours that only mark a meaning for the night: a window seen lit, a window one looks out of, the sun."""


@dataclass(frozen=True, slots=True)
class Prop:
    """A thing of its own file. `body` is drawn round its origin, which stands at (x, y); `box` is its ink there."""

    name: str
    x: float
    y: float
    box: Box
    body: str
    sheet: str
    scale: float
    motion: Motion | None


class Room:
    """Collects fragments for the sheet in hand, and props."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.sheets: dict[str, list[str]] = {sheet: [] for sheet in SHEETS}
        self.props: list[Prop] = []
        self.ring_ground = "#CFA96C"
        self._sheet = "wall"

    def on(self, sheet: str) -> Room:
        """Draw on this sheet from now on."""
        self._sheet = sheet
        return self

    def add(self, *fragments: str) -> None:
        """Lay fragments onto the sheet in hand."""
        self.sheets[self._sheet].extend(fragments)

    def prop(
        self,
        name: str,
        x: float,
        y: float,
        box: Box,
        body: str,
        sheet: str = "table",
        scale: float = 1.0,
        motion: Motion | None = None,
    ) -> None:
        """Stand a prop on a sheet. `box` need only hold its ink roughly; the exact box is measured later."""
        self.props.append(Prop(name, x, y, box, body, sheet, scale, motion))
