"""A cache of surfaces that never holds more than so many bytes: everything that keeps pictures keeps them in one."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

MEGABYTE = 1 << 20


class SurfaceCache:
    """Surfaces by key; the one unused for longest goes first when the room is used up. Any thread may fill it."""

    def __init__(self, megabytes: float) -> None:
        self.room = int(megabytes * MEGABYTE)
        self.used = 0
        """Bytes of all that is kept."""
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: Hashable) -> pygame.Surface | None:
        """Return the surface of a key, if it is still there."""
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
            return found

    def add(self, key: Hashable, surface: pygame.Surface) -> pygame.Surface:
        """Keep a surface and return it."""
        with self._lock:
            old = self._kept.pop(key, None)
            if old is not None:
                self.used -= weight(old)
            self._kept[key] = surface
            self.used += weight(surface)
            self._drop(self.room)
        return surface

    def shrink(self, megabytes: float) -> None:
        """Forget what was unused for longest until no more than so much is kept; there is room for more as before."""
        with self._lock:
            self._drop(int(megabytes * MEGABYTE))

    def _drop(self, room: int) -> None:
        while self.used > room and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            self.used -= weight(gone)

    def get_or(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the surface of a key, made now if need be (outside the lock: other threads go on meanwhile)."""
        found = self.get(key)
        return found if found is not None else self.add(key, make())

    def clear(self) -> None:
        """Forget everything (another colour set, another window size)."""
        with self._lock:
            self._kept.clear()
            self.used = 0

    def __len__(self) -> int:
        return len(self._kept)


def weight(surface: pygame.Surface) -> int:
    """Return how many bytes a surface takes."""
    return surface.get_pitch() * surface.get_height()
