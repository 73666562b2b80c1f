"""Vector art to surfaces, cached up to a cap in bytes."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Hashable
from functools import lru_cache

import pygame

from game import paths
from game.ui import svg
from game.ui.lru import MEGABYTE, SurfaceCache

ROOM_MB, WINDOWS = 12.0, 2.0
"""What is kept at most: megabytes (the widgets of a menu at 1080p take 10), and pictures of a whole window."""


@lru_cache(400)
def asset_text(name: str) -> str:
    """Return the text of an SVG below ``assets/``. Raises OSError when it is missing."""
    return (paths.ASSETS / name).read_text(encoding="utf-8")


def asset_size(name: str) -> tuple[float, float]:
    """Return width and height of an SVG asset's user space."""
    found = re.search(r'viewBox="\s*[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"', asset_text(name))
    return (float(found[1]), float(found[2])) if found else (1.0, 1.0)


def asset_body(name: str) -> str:
    """Return what is inside an SVG asset's outer element, to be put into another drawing."""
    return re.sub(r"^.*?<svg[^>]*>|</svg>\s*$", "", asset_text(name), flags=re.DOTALL)


class Pictures:
    """A cache of rasterised drawings; the least recently used go first. Safe to fill from another thread."""

    def __init__(self, window: tuple[int, int] = (1920, 1080)) -> None:
        self._kept = SurfaceCache(_room(window))

    @property
    def held(self) -> int:
        """Bytes of what is kept."""
        return self._kept.used

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the picture of that key, made when it is not held."""
        return self._kept.get_or(key, make)

    def drawing(
        self, key: Hashable, width: int, height: int, scale: float, body: Callable[[], str], opaque: bool = False
    ) -> pygame.Surface:
        """Return an SVG body as a picture of `width` × `height` pixels; one unit of the body is `scale` pixels."""
        whole = ("drawing", key, width, height, round(scale, 4))
        return self.get(
            whole, lambda: rasterise(svg.document(width / scale, height / scale, body()), width, height, opaque)
        )

    def asset(self, name: str, width: int, height: int) -> pygame.Surface:
        """Return an SVG asset fitted into `width` × `height` pixels; a clear picture when it is missing or broken."""
        return self.get(("asset", name, width, height), lambda: self._load(name, width, height))

    def _load(self, name: str, width: int, height: int) -> pygame.Surface:
        try:
            return rasterise(asset_text(name), width, height)
        except (OSError, pygame.error):
            return pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA)

    def clear(self) -> None:
        """Forget everything (the theme has other colours)."""
        self._kept.clear()

    def shrink(self, megabytes: float) -> None:
        """Forget what has not been asked for lately until no more than so much is kept."""
        self._kept.shrink(megabytes)

    def fit(self, window: tuple[int, int]) -> None:
        """Forget everything made for another size of the window, and keep as much as one of this size asks for."""
        self._kept = SurfaceCache(_room(window))


def _room(window: tuple[int, int]) -> float:
    return ROOM_MB + WINDOWS * 4 * window[0] * window[1] / MEGABYTE


def rasterise(document: str, width: int, height: int, opaque: bool = False) -> pygame.Surface:
    """Return an SVG document drawn at a size. Raises pygame.error when it cannot be read."""
    picture = pygame.image.load_sized_svg(io.BytesIO(document.encode()), (max(1, width), max(1, height)))
    if not pygame.display.get_surface():
        return picture
    return picture.convert() if opaque else picture.convert_alpha()
