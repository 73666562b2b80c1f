"""Where plaques lie on a table seen from above: round it, or in a grid where there is no room for a table."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.canvas import Canvas
from game.ui.geometry import Box, centred
from game.view.geometry import Layout, Space

PLAQUE_W, PLAQUE_H = 284.0, 112.0
WITH_BUTTON = PLAQUE_H + 46
"""Height of a plaque that says at its foot what a press does."""

BAR = 106.0
"""Where plaques may begin below the top bar."""

FOOT = 128.0
"""Height of the foot with what the keys do."""

LEAST_W, LEAST_H = 1240.0, 690.0
"""A smaller canvas has no room for plaques all round."""

SIDES = {
    **{2: (1, 0, 1, 0), 3: (1, 0, 2, 0), 4: (1, 1, 1, 1), 5: (1, 1, 2, 1), 6: (2, 1, 2, 1)},
    **{7: (2, 1, 3, 1), 8: (3, 1, 3, 1), 9: (3, 1, 4, 1), 10: (4, 1, 4, 1)},
}
"""How many plaques lie below, left, above and right of the table, by their number."""


class TablePlace(NamedTuple):
    """The table of the venue on a canvas: its middle and its half axes."""

    x: float
    y: float
    a: float
    b: float

    @classmethod
    def on(cls, canvas: Canvas, seats: int) -> TablePlace:
        """Return where the venue draws its table in a window of the canvas's size."""
        space = Space(*canvas.surface.get_size())
        share = space.k / canvas.k
        x, y = Layout(space, max(2, seats)).ring
        return cls(x * share, (y + 8) * share, 770 * share, 318 * share)

    def drop(self, dx: float) -> float:
        """Return how far the table's edge lies inside its highest point, so far from the middle."""
        across = min(1.0, abs(dx) / self.a)
        return self.b * float(1 - (1 - across**2.6) ** (1 / 2.6))


def is_roomy(canvas: Canvas, tall: float = PLAQUE_H) -> bool:
    """Say whether plaques so tall can lie round a table."""
    return canvas.width >= LEAST_W and canvas.height >= LEAST_H + 2 * (tall - PLAQUE_H)


def round_table(canvas: Canvas, count: int, table: TablePlace, tall: float = PLAQUE_H) -> list[Box]:
    """Return the places in play order, clockwise, the first one below the table."""
    below, left, above, right = SIDES[max(2, min(10, count))]
    high = max(BAR + tall / 2, table.y - table.b)
    low = min(canvas.height - FOOT - 18 - tall / 2, table.y + table.b)
    bottom = _row(canvas, below, low, table, -1)[::-1]
    top = _row(canvas, above, high, table, 1)
    edge = 32 + PLAQUE_W / 2
    west = [(max(edge, table.x - table.a), table.y)] * left
    east = [(min(canvas.width - edge, table.x + table.a), table.y)] * right
    first = (below - 1) // 2
    middles = [*bottom[first:], *west, *top, *east, *bottom[:first]]
    return [centred(x, y, PLAQUE_W, tall) for x, y in middles[:count]]


def _row(canvas: Canvas, count: int, y: float, table: TablePlace, way: int) -> list[tuple[float, float]]:
    """Return the middles of a row from left to right; its ends follow the round of the table by half."""
    if count < 2:
        return [(table.x, y)] * count
    pitch = min(PLAQUE_W + 76, (canvas.width - 64 - PLAQUE_W) / (count - 1))
    out = []
    for i in range(count):
        dx = (i - (count - 1) / 2) * pitch
        out.append((table.x + dx, y + way * min(0.5 * table.drop(dx), 34)))
    return out


def grid(box: Box, count: int, tall: float = PLAQUE_H, gap: float = 12) -> list[Box]:
    """Return the places in rows, as many side by side as the box is wide."""
    columns = max(1, int((box.w + gap) // (PLAQUE_W - 24 + gap)))
    cells = Box(box.x, box.y, box.w, tall).columns(columns, gap)
    return [cells[i % columns].moved(0, (i // columns) * (tall + gap)) for i in range(count)]


def between(canvas: Canvas, places: list[Box], table: TablePlace) -> Box:
    """Return the free box in the middle of the table."""
    top = max((place.bottom for place in places if place.bottom < table.y), default=BAR)
    low = min((place.y for place in places if place.y > table.y), default=canvas.height - FOOT)
    side = 32 + PLAQUE_W + 24
    return Box(side, top + 14, canvas.width - 2 * side, low - top - 28)
