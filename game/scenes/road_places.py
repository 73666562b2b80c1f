"""The village road as a picture: the land, the road with its stitches, the places as buttons (mock-up h)."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Callable, Sequence
from itertools import pairwise

from game.levels.venue import Venue
from game.scenes.road import Road
from game.text import _, language
from game.ui import paper, svg
from game.ui.canvas import Canvas
from game.ui.geometry import Box, centred
from game.ui.node import HOVERED, PRESS, SELECTED, Act, Node
from game.ui.pictures import asset_body

PLACES = (
    *((170, 868), (382, 786), (606, 868), (836, 790), (1066, 872), (1262, 716)),
    *((1036, 570), (786, 566), (536, 604), (256, 500), (470, 300), (860, 290)),
)
"""Where the twelve tables are on the map; a level of another place in the order has none and is only in the list."""

MAP, MAP_ORIGIN, GROUND = "ui/village_map.svg", (540.0, 180.0), "#DDD39C"
"""The land, where the design space begins in it, and what lies beyond its edges."""
MAP_RIGHT = 1420.0
"""Where the places end and the card of a level may begin."""

MEDAL, HERE = 60.0, 74.0
"""Radius of a place, and of the one to go on with."""
STITCH, STEPS = 19.0, 16
"""From stitch to stitch of the road; pieces in which the way between two places is drawn."""
RED, STRAW, CREAM, EARTH, DULL, PALE = "#C02A1A", "#F2B632", "#FFF1CF", "#7C5A34", "#B8AD93", "#DCD3BC"
NAME_SIZE = 21.0


class MapPlace:
    """Where the map lies on a canvas: as designed, and in wider or higher windows in the middle of what is free."""

    def __init__(self, canvas: Canvas, card: float) -> None:
        """`card` is the width kept free at the right."""
        self.x = max(0.0, (canvas.width - card - MAP_RIGHT) / 2)
        self.y = max(0.0, (canvas.height - 1080) / 2)
        self.size = (canvas.width, canvas.height)

    def at(self, i: int) -> tuple[float, float]:
        """Return the middle of place `i`, counted from 0."""
        x, y = PLACES[i]
        return x + self.x, y + self.y


def draw_map(canvas: Canvas, place: MapPlace, road: Road) -> None:
    """Draw the land and the road; what has been walked is red."""
    walked = _walked(road)
    canvas.shape(
        ("village map", place.x, place.y, walked), canvas.box, lambda w, h: _body(place, walked, w, h), opaque=True
    )


def _walked(road: Road) -> int:
    """Return how many stretches of the road are behind or before an open place, from the beginning."""
    count = 0
    for venue in road.venues[: len(PLACES)]:
        if not road.is_open(venue):
            break
        count += 1
    return max(0, count - 1)


def _body(place: MapPlace, walked: int, w: float, h: float) -> str:
    out = svg.rect(0, 0, w, h, 0, GROUND)
    with contextlib.suppress(OSError):  # a bare ground, and the road all the same
        left, top = place.x - MAP_ORIGIN[0], place.y - MAP_ORIGIN[1]
        out += svg.group(asset_body(MAP), f"translate({svg.num(left)} {svg.num(top)})")
    line = curve(PLACES)
    reached = _length(line[: walked * STEPS + 1])
    road = svg.stroke(svg.points(line, close=False), EARTH, 15, stroke_opacity=0.35)
    for i, (x, y) in enumerate(stitches(line)):
        road += svg.circle(x, y, 4.6, RED if i * STITCH < reached else CREAM)
    return out + svg.group(road, f"translate({svg.num(place.x)} {svg.num(place.y)})")


def curve(points: tuple[tuple[int, int], ...]) -> list[tuple[float, float]]:
    """Return points close together on a curve through `points` (Catmull and Rom's)."""
    line = [points[0], *points, points[-1]]
    out: list[tuple[float, float]] = [points[0]]
    for i in range(1, len(line) - 2):
        p0, p1, p2, p3 = line[i - 1 : i + 3]
        for step in range(1, STEPS + 1):
            t = step / STEPS
            out.append((_spline(p0[0], p1[0], p2[0], p3[0], t), _spline(p0[1], p1[1], p2[1], p3[1], t)))
    return out


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    """Return where a curve from `b` to `c` is at `t`, its slopes a third of those to the neighbours."""
    first, second = b + (c - a) / 6, c - (d - b) / 6
    u = 1 - t
    return u * u * u * b + 3 * u * u * t * first + 3 * u * t * t * second + t * t * t * c


def stitches(line: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return points STITCH apart along a line."""
    out = [line[0]]
    left = STITCH
    for (x0, y0), (x1, y1) in pairwise(line):
        whole = math.dist((x0, y0), (x1, y1))
        walked = 0.0
        while whole - walked >= left:
            walked += left
            share = walked / whole
            out.append((x0 + (x1 - x0) * share, y0 + (y1 - y0) * share))
            left = STITCH
        left -= whole - walked
    return out


def _length(line: list[tuple[float, float]]) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(line))


def status(road: Road, venue: Venue) -> str:
    """Return how a level stands, in words: for the one who listens instead of looking."""
    if not road.is_open(venue):
        return _("closed")
    earned = sum(road.progress.stars(venue))
    stars = _("{n} of {all} stars").format(n=earned, all=len(venue.goals))
    return stars if road.progress.at(venue.id).won else _("open, {stars}").format(stars=stars)


class PlaceNode(Node):
    """A place on the map: its picture in a scalloped medal, its stars above, its name on a plate below."""

    role = "button"

    def __init__(
        self, node_id: str, middle: tuple[float, float], venue: Venue, road: Road, here: bool, press: Act
    ) -> None:
        self.r = HERE if here else MEDAL
        self.middle = middle
        self.number = road.number(venue)
        self.words = venue.name.say(language(), _)
        name = _("{n} {name}").format(n=self.number, name=self.words)
        super().__init__(
            node_id,
            centred(*middle, 2 * self.r, 2 * self.r),
            name=name,
            value=status(road, venue),
            actions={PRESS: press},
        )
        self.picture = f"places/{venue.id}.svg"
        self.open, self.here = road.is_open(venue), here
        self.done = road.progress.at(venue.id).won
        self.stars = road.progress.stars(venue)
        x, y = middle
        self.focus_box = Box(x - self.r - 10, y - self.r - 10, 2 * self.r + 20, 2 * self.r + 56)
        self.neighbours: tuple[tuple[str, tuple[float, float]], ...] = ()
        """The next and the previous place on the road, with their middles."""
        self.walk_to: Callable[[str], object] = str
        """Called with the id of the place an arrow leads to."""

    def hit(self, x: float, y: float) -> bool:
        """The medal and the plate below it."""
        cx, cy = self.middle
        return math.dist((x, y), (cx, cy)) <= self.r + 4 or Box(cx - 80, cy + self.r - 4, 160, 42).contains(x, y)

    def paint(self, canvas: Canvas) -> None:
        """Draw medal, picture, lock, plate, stars."""
        x, y = self.middle
        rim = (RED if self.done else STRAW if self.here else "#D98A3C") if self.open else DULL
        if HOVERED in self.state or SELECTED in self.state:
            rim = "#D9402E" if rim == RED else "#FFCF4A" if self.open else "#CBBF9F"
        face = canvas.theme["card"] if self.open else PALE
        r = self.r

        def medal(w: float, h: float) -> str:
            cx, cy = w / 2, h / 2
            out = svg.circle(cx, cy + 8, r, "#3A2A14", fill_opacity=0.28)
            return out + svg.path(svg.scallop(cx, cy, r - 3, 22), rim) + svg.circle(cx, cy, r - 9, face)

        canvas.shape(("place", rim, face, r), centred(x, y, 2 * r, 2 * r), medal, pad=14)
        inside = centred(x, y, 2 * r - 30, 2 * r - 30)
        canvas.asset(self.picture, inside.inset(-3))
        if not self.open:
            paper.pill(canvas, centred(x, y, 2 * r - 18, 2 * r - 18), PALE, opacity=0.72)
            lock(canvas, x + r * 0.62, y - r * 0.62, 19)
        self._plate(canvas)
        if self.done or any(self.stars):
            self._stars(canvas, x, y - r - 6)

    def plate(self, canvas: Canvas) -> Box:
        """Return the box of the name below the medal."""
        x, y = self.middle
        return centred(x, y + self.r + 17, canvas.measure(self.words, NAME_SIZE, "bold") + 62, 36)

    def _plate(self, canvas: Canvas) -> None:
        box = self.plate(canvas)
        y = box.y + box.h / 2 - 1
        paper.pill(canvas, box.moved(0, 3), "#3A2A14", radius=9, opacity=0.25)
        paper.pill(canvas, box, "card" if self.open else "#E9DFC6", "#A98858", radius=9)
        canvas.text(box.x + 14, y, str(self.number), 19, "latin", "main" if self.open else "ink2")
        tone = "ink" if self.open else "ink2"
        canvas.text(box.right - 15, y, self.words, NAME_SIZE, "bold", tone, "right")

    def _stars(self, canvas: Canvas, x: float, y: float) -> None:
        for i, earned in enumerate(self.stars):
            at = i - (len(self.stars) - 1) / 2
            star(canvas, x + at * 27, y - (7 if at == 0 else 0), 13.5, earned)

    def nudge(self, dx: int, dy: int) -> bool:
        """An arrow that points along the road leads to the next place or the previous one."""
        best, target = 0.5, ""
        for node_id, (x, y) in self.neighbours:
            away = (x - self.middle[0], y - self.middle[1])
            along = (away[0] * dx + away[1] * dy) / max(1.0, math.hypot(*away))
            if along > best:
                best, target = along, node_id
        if target:
            self.walk_to(target)
        return bool(target)


def star(canvas: Canvas, x: float, y: float, r: float, earned: bool) -> None:
    """Draw a star: gold when earned, otherwise a pale one with the same edge."""
    fill, edge = ("#F2B632", "#7C4A08") if earned else ("#EAD9B0", "#8A6A3A")

    def body(w: float, h: float) -> str:
        return svg.path(
            svg.burst(w / 2, h / 2, r * 0.42, r, 5), fill, stroke=edge, stroke_width=2.2, stroke_linejoin="round"
        )

    canvas.shape(("star", earned, r), centred(x, y, 2 * r, 2 * r), body, pad=3)


def lock(canvas: Canvas, x: float, y: float, r: float) -> None:
    """Draw a padlock on a dark disc."""

    def body(w: float, h: float) -> str:
        cx, cy = w / 2, h / 2
        out = svg.circle(cx, cy, r, "#5A4334", stroke="#FFF6E3", stroke_width=2.5)
        bow, up = svg.num(r * 0.26), svg.num(r * 0.2)
        hoop = f"M{svg.num(cx - r * 0.26)} {svg.num(cy)}v-{up}a{bow} {bow} 0 0 1 {svg.num(r * 0.52)} 0v{up}"
        out += svg.stroke(hoop, "#FFF6E3", r * 0.14)
        return out + svg.rect(cx - r * 0.4, cy - r * 0.04, r * 0.8, r * 0.54, r * 0.1, "#FFF6E3")

    canvas.shape(("lock", r), centred(x, y, 2 * r, 2 * r), body, pad=3)


class Me(Node):
    """The user's animal on a pin over the place to go on with; beside the place where a name would be covered."""

    role = "decoration"

    def __init__(self, canvas: Canvas, here: PlaceNode, others: Sequence[PlaceNode], animal: str) -> None:
        x, y = here.middle
        pin = Box(x - 42, y - here.r - 112 - (20 if any(here.stars) else 0), 84, 112)
        self.on_pin = all(_apart(pin, one.plate(canvas)) for one in others)
        beside = centred(x - here.r * 0.86, y - here.r * 0.74, 68, 68)
        super().__init__("me", pin if self.on_pin else beside)
        self.animal = animal

    def paint(self, canvas: Canvas) -> None:
        """Draw pin and head."""
        box = self.bounds
        x = box.x + box.w / 2
        if self.on_pin:
            tip = f"M{svg.num(box.w / 2)} {svg.num(box.h)}l-15 -26h30z"
            canvas.shape(("pin",), box, lambda w, h: svg.path(tip, "#7C150B"))
        else:
            paper.pill(canvas, box.inset(-5), "card", "frame")
        paper.head(canvas, self.animal, "happy", x, box.y + box.w / 2, box.w)


def _apart(a: Box, b: Box) -> bool:
    return a.overlap(b).w <= 0 or a.overlap(b).h <= 0
