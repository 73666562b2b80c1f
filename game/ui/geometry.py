"""Rectangles in design pixels."""

from __future__ import annotations

from typing import NamedTuple

DESIGN_WIDTH, DESIGN_HEIGHT = 1920, 1080


class Box(NamedTuple):
    """A rectangle: left, top, width, height, in design pixels."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x just past the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y just past the lower edge."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        """The middle point."""
        return self.x + self.w / 2, self.y + self.h / 2

    def contains(self, x: float, y: float) -> bool:
        """Say whether the point lies inside."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def inset(self, dx: float, dy: float | None = None) -> Box:
        """Return the box made smaller by `dx` left and right and `dy` (or `dx`) above and below; negative grows it."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def moved(self, dx: float, dy: float) -> Box:
        """Return the box shifted."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def overlap(self, other: Box) -> Box:
        """Return the common part; width or height is 0 when there is none."""
        left, top = max(self.x, other.x), max(self.y, other.y)
        width, height = min(self.right, other.right) - left, min(self.bottom, other.bottom) - top
        return Box(left, top, max(0.0, width), max(0.0, height))

    def columns(self, count: int, gap: float) -> list[Box]:
        """Return `count` equal columns with `gap` between them."""
        width = (self.w - gap * (count - 1)) / count
        return [Box(self.x + i * (width + gap), self.y, width, self.h) for i in range(count)]


NOWHERE = Box(0, 0, 0, 0)
"""Where a node lies that only holds others."""


def centred(cx: float, cy: float, w: float, h: float) -> Box:
    """Return the box of that size around a point."""
    return Box(cx - w / 2, cy - h / 2, w, h)


def scale_for(width: int, height: int) -> float:
    """Return how many window pixels one design pixel is (ART.md: k)."""
    return max(min(width / DESIGN_WIDTH, height / DESIGN_HEIGHT), 0.05)
