"""What every part of the table shares: window, layout, brush, card pictures, the mirror shown and who sits where."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

import pygame

from game.match.mirror import Mirror
from game.ui.canvas import Canvas
from game.view.brush import Brush
from game.view.card_art import CardArt
from game.view.compositor import Compositor
from game.view.geometry import Layout, Space

Z_FAN, Z_COLLAR, Z_HEAD, Z_PLATE, Z_RING, Z_PILE = 10, 20, 30, 40, 100, 150
Z_FLY, Z_SEAL, Z_BUBBLE, Z_RIBBON, Z_VEIL, Z_PICKER = 450, 470, 500, 600, 700, 710
Z_HAND, Z_FOCUSED, Z_BUTTON, Z_PANEL_VEIL, Z_PANEL, Z_BRACKETS, Z_CAPTION = 800, 880, 900, 940, 950, 990, 1000


USUAL_SIZE = 20.0
"""The size of most words at the table, by which what they stand on grows."""


class Person(NamedTuple):
    """Who sits at a seat: the name as typed, the animal that stands for them, how long a grudge lasts (0 to 1)."""

    name: str
    animal: str
    vengeful: float = 0.0


@dataclass(slots=True)
class Comfort:
    """What the player has set about motion and looks, as the table needs it."""

    reduced_motion: bool = False
    no_flashes: bool = False
    dim_unplayable: bool = True
    captions: bool = False
    colour_set: str = "standard"
    large_emblems: bool = False
    all_captions: bool = False
    open_hands: frozenset[int] = field(default_factory=frozenset)


class Stage:
    """The table's common ground; parts draw on its compositor in units of the design space."""

    def __init__(self, canvas: Canvas, people: list[Person], shown: Mirror, comfort: Comfort) -> None:
        size = canvas.surface.get_size()
        self.canvas = canvas
        self.grow = canvas.grown(USUAL_SIZE) / USUAL_SIZE
        """How much larger small words are than designed: what they stand on grows by this."""
        self.space = Space(*size)
        self.layout = Layout(self.space, shown.seats, self.grow)
        self.layout.order = lambda: self.shown.seated
        self.brush = Brush(self.canvas)
        self.art = CardArt(self.space.k, comfort.colour_set, comfort.large_emblems)
        self.comp = Compositor(size)
        self.people = people
        self.shown = shown
        self.comfort = comfort
        self.night = shown.dark
        self.nudge = (0.0, 0.0)

    @property
    def me(self) -> int:
        """The seat through whose eyes the table is seen."""
        return self.shown.seat

    def centre(self, name: str, surface: pygame.Surface, x: float, y: float, z: float) -> None:
        """Show a surface with its middle at a point in units."""
        k = self.space.k
        left = round((x + self.nudge[0]) * k - surface.get_width() / 2)
        top = round((y + self.nudge[1]) * k - surface.get_height() / 2)
        self.comp.put(name, surface, left, top, z)

    def corner(self, name: str, surface: pygame.Surface, x: float, y: float, z: float, pad: float = 0) -> None:
        """Show a surface with its corner at a point in units; `pad` is what it has around what it shows."""
        self.comp.put(name, surface, self.space.px(x - pad), self.space.px(y - pad), z)

    def tone(self, day: str, night: str) -> str:
        """Return the name of a colour for the hour."""
        return night if self.night else day
