"""One's own hand as places: from a single card to more than sixty, with what a pointer hits.

Figures of the art guide: an arc up to 18 cards, flat up to 28, two rows up to 58, and from there two rows that scroll.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.view.geometry import Layout

RAISE, FOCUS_RAISE, FOCUS_SCALE, CHOSEN_RAISE = 30.0, 50.0, 1.07, 26.0
COLUMNS = 29
"""Cards in a row before it scrolls: 28 steps of 36 and one card fill the hand's zone."""
NARROWEST = 36.0
WIDEST, IN_TWO_ROWS = 150.0, 116.0
"""Width of a card in a hand of up to ten, and in two rows."""
ROW_GAP = 78.0
ROW_DROP = 60.0


@dataclass(frozen=True, slots=True)
class Slot:
    """Where one card rests. `angle` in degrees clockwise; `row` is 0 for the back row (or the only one)."""

    index: int
    x: float
    y: float
    angle: float
    width: float
    row: int
    most_lift: float = FOCUS_RAISE
    """How far it may rise without going higher than the card that stands out of a hand of few."""

    def lifted(self, by: float) -> tuple[float, float]:
        """Return its middle when raised along its own upright."""
        a = math.radians(self.angle)
        return self.x + math.sin(a) * by, self.y - math.cos(a) * by

    def hit(self, x: float, y: float) -> bool:
        """Say whether a point is on the card or (but over a row behind) on the way it would rise."""
        a = math.radians(self.angle)
        dx, dy = x - self.x, y - self.y
        u, v = dx * math.cos(a) + dy * math.sin(a), -dx * math.sin(a) + dy * math.cos(a)
        above = FOCUS_RAISE if self.row == 0 else 0.0
        return abs(u) <= self.width / 2 and -self.width * 0.75 - above <= v <= self.width * 0.75


@dataclass(frozen=True, slots=True)
class Fan:
    """The slots of a hand. `first` and `shown` say which columns are in sight when it scrolls."""

    slots: tuple[Slot, ...]
    first: int
    columns: int
    rows: int

    @property
    def hidden_left(self) -> int:
        """Columns out of sight on the left."""
        return self.first

    @property
    def hidden_right(self) -> int:
        """Columns out of sight on the right."""
        return max(0, self.columns - COLUMNS - self.first) if self.rows == 2 else 0

    def in_sight(self, index: int) -> bool:
        """Say whether a card's column is shown."""
        column = index % self.columns if self.rows == 2 else index
        return self.rows == 1 or self.first <= column < self.first + COLUMNS

    def hit(self, x: float, y: float) -> int:
        """Return the card under a point, topmost first; -1 for none."""
        for slot in reversed(self.slots):
            if self.in_sight(slot.index) and slot.hit(x, y):
                return slot.index
        return -1


def top_of_raised(centre_y: float, width: float = WIDEST, lift: float = FOCUS_RAISE) -> float:
    """Return how high a card around that height reaches when it stands out."""
    return centre_y - lift - FOCUS_SCALE * 0.75 * width


def fan(layout: Layout, count: int, first: int = 0, back_open: bool = False) -> Fan:
    """Return the places of `count` cards. `first` is the leftmost column shown, `back_open` drops the front row."""
    if count <= 0:
        return Fan((), 0, 0, 1)
    if count <= 10:
        return _arc(layout, count, WIDEST, min(104.0, 1000 / max(1, count - 1)), 3000.0)
    if count <= 18:
        return _arc(layout, count, 140.0, 1010 / (count - 1), 5200.0)
    if count <= 28:
        return _arc(layout, count, 128.0, max(NARROWEST, 1022 / (count - 1)), 0.0)
    return _two_rows(layout, count, first, back_open)


def _arc(layout: Layout, count: int, width: float, step: float, radius: float) -> Fan:
    cx, cy = layout.hand_centre
    slots = []
    for i in range(count):
        off = (i - (count - 1) / 2) * step
        if radius:
            a = off / radius
            slots.append(Slot(i, cx + radius * math.sin(a), cy + radius * (1 - math.cos(a)), math.degrees(a), width, 0))
        else:
            slots.append(Slot(i, cx + off, cy, 0.0, width, 0))
    return Fan(tuple(slots), 0, count, 1)


def _two_rows(layout: Layout, count: int, first: int, back_open: bool) -> Fan:
    columns = (count + 1) // 2
    shown = min(columns, COLUMNS)
    first = max(0, min(first, columns - shown))
    step = NARROWEST if columns > COLUMNS else min(96.0, 1034 / max(1, columns - 1))
    cx, cy = layout.hand_centre
    left = cx - (shown - 1) / 2 * step
    slots = []
    for i in range(count):
        row, column = divmod(i, columns)
        y = cy - 44 + row * ROW_GAP + (ROW_DROP if row and back_open else 0)
        room = top_of_raised(y, IN_TWO_ROWS, 0.0) - top_of_raised(cy)
        slots.append(
            Slot(i, left + (column - first) * step, y, 0.0, IN_TWO_ROWS, row, max(0.0, min(FOCUS_RAISE, room)))
        )
    return Fan(tuple(slots), first, columns, 2)


def scrolled_to(fan_now: Fan, index: int) -> int:
    """Return the first column that brings a card into sight, moving as little as can be."""
    if fan_now.rows == 1 or fan_now.columns <= COLUMNS:
        return 0
    column = index % fan_now.columns
    if column < fan_now.first:
        return column
    return max(fan_now.first, column - COLUMNS + 1)


def neighbour(fan_now: Fan, index: int, dx: int, dy: int) -> int:
    """Return the card an arrow key leads to from `index`; -1 when it leads out of the hand (up from the
    top row, past either end: the buttons lie there)."""
    count = len(fan_now.slots)
    if not count:
        return -1
    if dy and fan_now.rows == 2:
        other = index + dy * fan_now.columns
        if 0 <= other < count:
            return other
        return count - 1 if dy > 0 and index < fan_now.columns else (-1 if dy < 0 else index)
    if dy:
        return -1 if dy < 0 else index
    other = index + dx
    return other if 0 <= other < count else -1
