"""Small pictures of vector shapes and words, made once and kept: plates, seals, ribbons, bubbles."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game import text
from game.ui import svg
from game.ui.canvas import Canvas
from game.ui.lru import SurfaceCache
from game.ui.pictures import rasterise

ROOM_MB = 12
"""Megabytes kept at 1920 × 1080; more in a larger window."""

Draw = Callable[[Canvas, float, float], object]
"""Draws on a canvas; the two numbers are where the picture's own corner lies (its pad)."""


class Brush:
    """Makes surfaces in the scale, fonts and colours of one canvas and keeps them by key."""

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self.k = canvas.k
        self.theme = canvas.theme
        self._kept = SurfaceCache(ROOM_MB * max(1.0, min(3.0, canvas.k**2)))

    def picture(self, key: Hashable, w: float, h: float, draw: Draw, pad: float = 0) -> pygame.Surface:
        """Return a clear surface of `w` × `h` units with `pad` more on each side, drawn by `draw`."""
        whole = (key, round(w, 1), round(h, 1), pad, text.language())
        return self._kept.get_or(whole, lambda: self._paint(w + 2 * pad, h + 2 * pad, draw, pad))

    def _paint(self, w: float, h: float, draw: Draw, pad: float) -> pygame.Surface:
        size = (max(1, round(w * self.k)), max(1, round(h * self.k)))
        surface = pygame.Surface(size, pygame.SRCALPHA)
        draw(self.canvas.on(surface), pad, pad)
        return surface

    def vector(self, key: Hashable, w: float, h: float, body: Callable[[], str]) -> pygame.Surface:
        """Return an SVG body of `w` × `h` units as a surface."""
        whole = (key, round(w, 1), round(h, 1), "vector")
        return self._kept.get_or(whole, lambda: self.draw_vector(w, h, body()))

    def draw_vector(self, w: float, h: float, body: str) -> pygame.Surface:
        """Rasterise a body now, without keeping it."""
        return rasterise(svg.document(w, h, body), max(1, round(w * self.k)), max(1, round(h * self.k)))

    def keep(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return a surface of the caller's making by key, made when it is not held."""
        return self._kept.get_or((key, "kept"), make)

    def shape(self, canvas: Canvas, body: str) -> None:
        """Lay an SVG body over the whole of a canvas."""
        canvas.surface.blit(
            rasterise(svg.document(canvas.width, canvas.height, body), *canvas.surface.get_size()), (0, 0)
        )

    def width(self, words: str, size: float, face: str = "bold") -> float:
        """Return the width of a line of words in units."""
        return self.canvas.measure(words, size, face)

    def clear(self) -> None:
        """Forget every picture."""
        self._kept.clear()

    @property
    def bytes_used(self) -> int:
        """How much is kept."""
        return self._kept.used
