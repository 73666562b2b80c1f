"""Boxes that glide from where they were to where they belong, by name."""

from __future__ import annotations

from game.ui.geometry import Box
from game.view.tween import out_cubic

GLIDE_SECONDS = 0.24


class Gliding:
    """Follows boxes from one layout to the next."""

    def __init__(self) -> None:
        self._from: dict[str, Box] = {}
        self._to: dict[str, Box] = {}
        self._share = 1.0

    @property
    def moving(self) -> bool:
        """Whether anything is still on its way."""
        return self._share < 1

    def aim(self, places: dict[str, Box], glide: bool) -> None:
        """Let everything go to its place; what was not there before is there at once."""
        if places == self._to:
            return
        now = {name: self.at(name) for name in self._to}
        self._from = {name: now.get(name, place) for name, place in places.items()}
        self._to, self._share = dict(places), 0.0 if glide and now else 1.0

    def update(self, dt: float) -> bool:
        """Let time pass; return whether anything moved."""
        if not self.moving:
            return False
        self._share = min(1.0, self._share + dt / GLIDE_SECONDS)
        return True

    def at(self, name: str) -> Box:
        """Return where something is now."""
        end, start = self._to[name], self._from[name]
        part = out_cubic(self._share)
        return Box(*(a + (b - a) * part for a, b in zip(start, end, strict=True)))

    def put(self, name: str, box: Box) -> None:
        """Let something begin from where it was let go."""
        if name in self._to:
            now = {one: self.at(one) for one in self._to}
            self._from, self._share = {**now, name: box}, 0.0
