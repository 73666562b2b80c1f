"""Pictures kept on the screen with as little work as can be: a frame that shows nothing new draws nothing.

Three surfaces. The *backdrop* is the room. The *base* is the backdrop with everything that lies still (seats, ring,
piles); it is mended only where something on it changed. The window is the base with everything above it (flying cards,
hand, buttons). Each frame mends rectangles only, from the measured decision for software blitting: a static layer and
movers with manual dirty rectangles.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

BASE_BELOW = 400
"""Pictures with a smaller z belong to the base."""

FULL_SHARE = 0.6
"""When the rectangles to mend cover more than this part of the window, it is drawn whole."""


@dataclass(slots=True)
class Picture:
    """One surface at one place; `order` settles the order among equal z."""

    surface: pygame.Surface
    rect: pygame.Rect
    z: float
    order: int


class Compositor:
    """Keeps named pictures sorted by z and mends the window where they changed."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self.backdrop = pygame.Surface(size)
        self.base = pygame.Surface(size)
        self._pictures: dict[str, Picture] = {}
        self._made = 0
        self._low: list[Picture] | None = []
        self._high: list[Picture] | None = []
        self._low_dirty: list[pygame.Rect] = []
        self._high_dirty: list[pygame.Rect] = []
        self._all = True

    def release(self) -> None:
        """Let go of every picture; nothing is drawn with this one again."""
        self.backdrop = self.base = pygame.Surface((1, 1))
        self._pictures.clear()
        self._low = self._high = None

    def set_backdrop(self, paint: Callable[[pygame.Surface, list[pygame.Rect]], None]) -> None:
        """Put another room behind everything; `paint` draws it inside rectangles of a surface."""
        self._low_dirty = [self.backdrop.get_rect()]
        paint(self.backdrop, self._low_dirty)

    def mend_backdrop(self, rect: pygame.Rect) -> None:
        """Say that the backdrop was changed inside a rectangle."""
        self._low_dirty.append(rect)

    def put(self, name: str, surface: pygame.Surface, x: int, y: int, z: float) -> None:
        """Show a surface with its upper left corner at a pixel; the same name again moves or replaces it."""
        old = self._pictures.get(name)
        if old is not None and old.surface is surface and old.rect.x == x and old.rect.y == y and old.z == z:
            return
        rect = surface.get_rect(topleft=(x, y))
        if old is None:
            self._made += 1
            self._pictures[name] = Picture(surface, rect, z, self._made)
            self._touch(rect, z)
            self._resort(z)
            return
        self._touch(old.rect, old.z)
        if old.z != z:
            self._resort(old.z)
            self._resort(z)
        old.surface, old.rect, old.z = surface, rect, z
        self._touch(rect, z)

    def remove(self, name: str) -> None:
        """Take a picture away; a name that is not there is no fault."""
        old = self._pictures.pop(name, None)
        if old is not None:
            self._touch(old.rect, old.z)
            self._resort(old.z)

    def remove_all(self, prefix: str, keep: set[str] | frozenset[str] = frozenset()) -> None:
        """Take away every picture whose name begins with `prefix`, but those in `keep`."""
        for name in [n for n in self._pictures if n.startswith(prefix) and n not in keep]:
            self.remove(name)

    def rect(self, name: str) -> pygame.Rect | None:
        """Return where a picture is, in pixels."""
        picture = self._pictures.get(name)
        return picture.rect if picture else None

    def places(self) -> list[tuple[str, pygame.Rect]]:
        """Return every picture's name and where it is, in pixels."""
        return [(name, picture.rect) for name, picture in self._pictures.items()]

    def everything(self) -> None:
        """Have the next frame drawn whole (another scene was over it)."""
        self._all = True

    def mark(self, rect: pygame.Rect) -> None:
        """Have a rectangle of the window mended with the next frame."""
        self._high_dirty.append(rect)

    @property
    def idle(self) -> bool:
        """Whether the next frame would draw nothing."""
        return not (self._all or self._low_dirty or self._high_dirty)

    def draw(self, window: pygame.Surface) -> list[pygame.Rect]:
        """Mend the window; return the rectangles that changed."""
        if self.idle:
            return []
        bounds = window.get_rect()
        if self._all:
            self._low_dirty = [bounds]
        low = merged(self._low_dirty, bounds)
        self._mend(self.base, self.backdrop, low, self._sorted(low_side=True))
        rects = merged([*low, *self._high_dirty], bounds)
        self._mend(window, self.base, rects, self._sorted(low_side=False))
        self._low_dirty, self._high_dirty, self._all = [], [], False
        return rects

    @staticmethod
    def _mend(onto: pygame.Surface, under: pygame.Surface, rects: list[pygame.Rect], pictures: list[Picture]) -> None:
        places = [p.rect for p in pictures]
        for rect in rects:
            onto.set_clip(rect)
            onto.blit(under, rect.topleft, rect)
            for i in rect.collidelistall(places):
                onto.blit(pictures[i].surface, places[i])
        onto.set_clip(None)

    def _sorted(self, low_side: bool) -> list[Picture]:
        kept = self._low if low_side else self._high
        if kept is None:
            kept = [p for p in self._pictures.values() if (p.z < BASE_BELOW) == low_side]
            kept.sort(key=lambda p: (p.z, p.order))
            if low_side:
                self._low = kept
            else:
                self._high = kept
        return kept

    def _resort(self, z: float) -> None:
        if z < BASE_BELOW:
            self._low = None
        else:
            self._high = None

    def _touch(self, rect: pygame.Rect, z: float) -> None:
        (self._low_dirty if z < BASE_BELOW else self._high_dirty).append(rect.copy())


def merged(rects: list[pygame.Rect], bounds: pygame.Rect) -> list[pygame.Rect]:
    """Return rectangles that cover the same and do not overlap; the whole of `bounds` when that is cheaper."""
    result: list[pygame.Rect] = []
    for rect in rects:
        new = rect.clip(bounds)
        if not new.w or not new.h:
            continue
        hit = new.collidelist(result)
        while hit >= 0:
            new = new.union(result.pop(hit))
            hit = new.collidelist(result)
        result.append(new)
    if sum(r.w * r.h for r in result) > FULL_SHARE * bounds.w * bounds.h:
        return [bounds.copy()]
    return result
