"""Where everything at the table stands, as numbers: no surfaces, no text.

All positions are in the *design space*: 1920 × 1080 at 16:9, wider or higher for other windows, never smaller. The
figures are those of the art guide's layout table. `Space` turns them into pixels.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.ui.geometry import Box
from game.view.fan import top_of_raised

WIDTH, HEIGHT = 1920, 1080
WIDEST = 2060.0
"""In a wider window seats stay as near to the table as in one of this width."""

ROUND_FOCUS = 12.0
"""So far the brackets of the focus reach out of what they stand round."""

SEAT_FRACTIONS: dict[int, tuple[tuple[float, float], ...]] = {
    2: ((0.50, 0.13),),
    3: ((0.20, 0.20), (0.80, 0.20)),
    4: ((0.098, 0.40), (0.50, 0.125), (0.902, 0.40)),
    5: ((0.085, 0.45), (0.32, 0.14), (0.68, 0.14), (0.915, 0.45)),
    6: ((0.08, 0.48), (0.24, 0.16), (0.50, 0.12), (0.76, 0.16), (0.92, 0.48)),
    7: ((0.075, 0.55), (0.095, 0.28), (0.36, 0.13), (0.64, 0.13), (0.905, 0.28), (0.925, 0.55)),
    8: ((0.07, 0.57), (0.085, 0.30), (0.28, 0.135), (0.50, 0.12), (0.72, 0.135), (0.915, 0.30), (0.93, 0.57)),
    9: (
        *((0.066, 0.60), (0.07, 0.345), (0.22, 0.14), (0.405, 0.12)),
        *((0.595, 0.12), (0.78, 0.14), (0.93, 0.345), (0.934, 0.60)),
    ),
    10: (
        *((0.062, 0.615), (0.062, 0.365), (0.17, 0.145), (0.335, 0.12), (0.50, 0.115)),
        *((0.665, 0.12), (0.83, 0.145), (0.938, 0.365), (0.938, 0.615)),
    ),
}
"""Opponents' heads as fractions of the window, by number of seats, in play order from one's own left."""

HEAD_WIDTHS = {2: 140, 3: 136, 4: 132, 5: 120, 6: 116, 7: 104, 8: 100, 9: 94, 10: 90}

RIBBON_GAP, RIBBON_OF_TWO, RIBBON_GROWS = 1.5, 67.0, 57.0
"""Between ribbon and the card that stands out; height of a ribbon of two lines, and what it grows by with its words."""

TILTS = (0.0, -17.0, 24.0, -38.0)
"""Tilts of the cards of the discard pile, top first."""

OFFSETS = ((0.0, -2.0), (-6.0, 6.0), (8.0, -4.0), (-3.0, 3.0))
"""How far each of them lies off the middle."""


@dataclass(frozen=True, slots=True)
class Space:
    """A window and the scale of the design space in it."""

    width: int
    height: int

    @property
    def k(self) -> float:
        """Pixels for one unit of the design space."""
        return min(self.width / WIDTH, self.height / HEIGHT)

    @property
    def w(self) -> float:
        """Width of the design space in this window; at least 1920."""
        return self.width / self.k

    @property
    def h(self) -> float:
        """Height of the design space in this window; at least 1080."""
        return self.height / self.k

    def px(self, units: float) -> int:
        """Return a length or a coordinate in pixels."""
        return round(units * self.k)

    def units(self, x: float, y: float) -> tuple[float, float]:
        """Return a pixel position in the design space."""
        return x / self.k, y / self.k


@dataclass(frozen=True, slots=True)
class SeatSpot:
    """An opponent's place. `side` is l, t or r: which edge of the table it sits at."""

    x: float
    y: float
    head: float
    side: str
    crowded: bool
    fan_x: float
    fan_y: float
    fan_turn: float
    fan_card: float
    fan_step: float
    fan_arc: float
    fan_most: int
    grow: float = 1.0
    """How much larger small words are than designed, and what they stand on."""

    @property
    def plate_y(self) -> float:
        """The middle of the name plate."""
        return self.y + self.head * 0.5 + (0.5 if self.crowded else 2) + self.plate_h / 2

    @property
    def plate_h(self) -> float:
        """Height of the name plate."""
        return (29 if self.crowded else 36) * self.grow

    @property
    def badge(self) -> tuple[float, float, float]:
        """Middle and half width of the count badge."""
        dx = self.head * 0.45
        r = (15 if self.crowded else 19) * (0.25 + 0.75 * self.grow)
        return self.x + (-dx if self.side == "r" else dx), self.y + self.head * 0.34 - 12 * (self.grow - 1), r

    @property
    def box(self) -> Box:
        """Head, ring and plate together."""
        r = self.head / 2 + 17
        return Box(self.x - r, self.y - r, 2 * r, 2 * r + 8 + self.plate_h)


class Layout:
    """The table for a number of seats in a window: every place the view draws at."""

    def __init__(self, space: Space, seats: int, grow: float = 1.0) -> None:
        """`grow` is how much larger small words are than designed: plates, buttons and chips grow, the ring shrinks."""
        self.space = space
        self.seats = seats
        self.order: Callable[[], Sequence[int]] = tuple
        """Gives all seats in the order in which they sit; nothing where that is the order of their numbers."""
        self.grow = grow
        w, h = space.w, space.h
        more = grow - 1
        lift = (h - HEIGHT) * 0.44
        self.mid = w / 2
        self.ring = (self.mid, 478 - 10 * more + lift)
        self.ring_radius = (196.0 if seats >= 9 else 206.0) - 44 * more
        self.pile_card = (122.0 if seats >= 9 else 128.0) - 26 * more
        self.draw_pile = (self.mid - 86 + 18 * more, 486 - 14 * more + lift)
        self.discard = (self.mid + 86 - 18 * more, 478 - 14 * more + lift)
        self.seal = (self.mid - 148, 396 + lift)
        self.table_shift = (self.mid - 960, lift)
        bottom = h - HEIGHT
        self.bottom = bottom
        self.hand = Box(410 + (w - WIDTH) / 2, 826 + bottom, 1150, 224)
        self.hand_centre = (985 + (w - WIDTH) / 2, 938 + min(24.0, 20 * more) + bottom)
        two_lines = RIBBON_OF_TWO + RIBBON_GROWS * more
        self.ribbon = (self.mid, top_of_raised(self.hand_centre[1]) - RIBBON_GAP - two_lines / 2)
        self.info = Box(1236 + (w - WIDTH) / 2, 340 + lift, 300, 222)
        self._own(more, bottom)
        self._buttons(more, w - WIDTH, bottom)
        self.spots = tuple(self._spot(i) for i in range(seats - 1))

    def _own(self, more: float, bottom: float) -> None:
        """Lay out what is round one's own head: plate, badge, clock, and what sorts the hand."""
        self.you = (max(104.0, 142.0 - 32 * more), 938.0 - 54 * more + bottom)
        self.you_head = 136.0 - 14 * more
        self.you_plate = Box(max(16.0, 67 - 43 * more), 1010 - 12 * more + bottom, 150 + 230 * more, 40 + 28 * more)
        self.you_badge = (206.0 - 36 * more, 984.0 - 50 * more + bottom, 21.0 + 9 * more)
        self.clock = Box(90 - 66 * more, 822 - 84 * more + bottom, 104 + 90 * more, 34 + 30 * more)
        sort = Box(252 - 40 * more, 1004 - 90 * more + bottom, 128 + 72 * more, 46 + 26 * more)
        beside = sort.x - self.you_plate.right > ROUND_FOCUS
        self.sort = sort if beside else sort.moved(0, min(0.0, self.you_plate.y - ROUND_FOCUS - sort.bottom))

    def _buttons(self, more: float, right: float, bottom: float) -> None:
        """Lay out the column at the right, from the call upward."""
        x, w = 1590 - 18 * more + right, 300 + 24 * more
        high, gap = 66 + 42 * more, 18 - 4 * more
        call = 108 + 6 * more
        low = 1032 + 34 * more + bottom
        self.call = Box(x, low - call, w, call)
        self.context = Box(x, low - call - gap - 2 - high, w, high)
        self.second = Box(x, self.context.y - gap - high, w, high)
        self.chip = Box(24, max(3.0, 22 - 17 * more), 52 + 8 * more, 46 + 16 * more)
        """The button of the menu: the first of the row of chips."""

    def _spot(self, i: int) -> SeatSpot:
        n = self.seats
        fx, fy = SEAT_FRACTIONS[n][i]
        x = self.mid + (fx - 0.5) * min(self.space.w, WIDEST)
        y, d = fy * self.space.h - self._raised(), float(HEAD_WIDTHS[n])
        side = "l" if fx < 0.16 else "r" if fx > 0.84 else "t"
        crowded = n > 6
        card = 60.0 if n <= 4 else 50.0 if n <= 6 else 42.0
        step = 14.0 if n <= 4 else 12.0 if n <= 6 else 9.0
        if side == "t":
            y = fy * self.space.h
        if side == "t" and n >= 8:
            under = y + d * 0.5 + 33 + 29 * self.grow
            return SeatSpot(x, y, d, side, crowded, x, under, 0.0, 36.0, 0.0, 150.0, 7, self.grow)
        if side == "t":
            fan = (x + d * 0.5 + card * 0.9 + (6 if crowded else 14), y - 2, 0.0)
        elif side == "l":
            fan = (x + d * 0.5 + card * 0.75 + 26, y + 2, 90.0)
        else:
            fan = (x - d * 0.5 - card * 0.75 - 26, y + 2, -90.0)
        return SeatSpot(x, y, d, side, crowded, *fan, card, step, card * 3.2, 7 if crowded else 9, self.grow)

    def _raised(self) -> float:
        """Return how much higher the seats at the sides sit, so that their plates end above the buttons."""
        lowest = max(fy for fx, fy in SEAT_FRACTIONS[self.seats])
        foot = lowest * self.space.h + HEAD_WIDTHS[self.seats] / 2 + 3 + (29 if self.seats > 6 else 36) * self.grow
        return max(0.0, foot - (self.second.y - 10)) if lowest > 0.3 else 0.0

    def spot(self, seat: int, me: int) -> SeatSpot | None:
        """Return the place of a seat seen from seat `me`; None for one's own."""
        order = self.order()
        at = (order.index(seat) - order.index(me) if order else seat - me) % self.seats
        return self.spots[at - 1] if at else None

    def head(self, seat: int, me: int) -> tuple[float, float, float]:
        """Return middle and width of a seat's head, one's own too."""
        spot = self.spot(seat, me)
        return (spot.x, spot.y, spot.head) if spot else (*self.you, self.you_head)

    def fan_centre(self, seat: int, me: int) -> tuple[float, float, float, float]:
        """Return where a seat's cards are: middle, width of a card and how it is turned."""
        spot = self.spot(seat, me)
        if spot is None:
            return (*self.hand_centre, 150.0, 0.0)
        return spot.fan_x, spot.fan_y, spot.fan_card, spot.fan_turn

    def catch_button(self, seat: int, me: int) -> Box:
        """Return where the button stands that catches a seat: beside it, toward the table's middle, never outside."""
        spot = self.spot(seat, me)
        if spot is None:
            return Box(self.you[0] + 110, self.you[1] - 100, 232, 76)
        more = self.grow - 1
        w, h = (232.0 + 20 * more, 76.0) if not spot.crowded else (184.0 + 40 * more, 60.0 + 14 * more)
        if spot.side == "t":
            x = spot.x + spot.head * 0.5 + (16 if spot.crowded else 108)
            y = spot.y - h / 2 - (16 if spot.crowded else 6)
        elif more > 0.2:
            x = spot.x + spot.head * 0.5 + 24 if spot.side == "l" else spot.x - spot.head * 0.5 - 24 - w
            y = spot.y - h / 2
        elif spot.side == "l":
            x, y = spot.x - spot.head * 0.5 - 8, spot.box.bottom
        else:
            x, y = spot.x + spot.head * 0.5 + 8 - w, spot.box.bottom
        return Box(min(max(24, x), self.space.w - 24 - w), max(80, y) if spot.side != "t" else max(20, y), w, h)


def fan_places(spot: SeatSpot, count: int) -> list[tuple[float, float, float]]:
    """Return middle and tilt (degrees clockwise) of each back a seat shows: at most `fan_most`."""
    shown = min(count, spot.fan_most)
    step = spot.fan_step or max(9.0, min(20.0, 60 / max(1, shown)))
    turn = math.radians(spot.fan_turn)
    places = []
    for i in range(shown):
        a = (i - (shown - 1) / 2) * step / spot.fan_arc
        dx, dy = spot.fan_arc * math.sin(a), spot.fan_arc * (1 - math.cos(a))
        x = spot.fan_x + dx * math.cos(turn) - dy * math.sin(turn)
        y = spot.fan_y + dx * math.sin(turn) + dy * math.cos(turn)
        places.append((x, y, math.degrees(a) + spot.fan_turn))
    return places


def on_ring(cx: float, cy: float, radius: float, angle: float) -> tuple[float, float]:
    """Return the point at `angle` degrees clockwise from the top of a circle."""
    a = math.radians(angle - 90)
    return cx + radius * math.cos(a), cy + radius * math.sin(a)
