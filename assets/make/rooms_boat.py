"""Rooms: the river boat."""

from __future__ import annotations

import math
from itertools import pairwise

from assets.make.cuts import leaf
from assets.make.furniture import apron_of, table_of
from assets.make.papercut import Point, circle, mirrored, path, polygon, rect, stroke, trace
from assets.make.props_river import cormorant, crabs, creel, gourd, lotus_leaf
from assets.make.props_tea import cup
from assets.make.room import SUN, Room
from assets.make.scenery import curls, lantern, superellipse


def _boat_wall(room: Room) -> None:
    room.on("wall").add(
        rect(0, 0, 1920, 262, 0, "#CFE0D8"),
        circle(1330, 104, 50, SUN),
        *[
            path(leaf(x, y, x + 16, y - 7, 3) + leaf(x, y, x - 16, y - 7, 3), "#9DB8AC")
            for x, y in ((1180, 58), (1224, 44), (1256, 66))
        ],
    )
    room.add(
        path(
            "M0 170C160 84 330 90 470 140C560 96 660 96 760 150C860 118 960 120 1060 150"
            "C1180 96 1320 110 1420 150C1560 92 1740 90 1920 160V240H0Z",
            "#BCD2C4",
        ),
        path(
            "M0 206C180 140 380 150 560 196C760 160 900 176 1010 196C1200 150 1440 160 1600 200"
            "C1720 170 1830 170 1920 190V262H0Z",
            "#A9C4B4",
        ),
    )


def _boat_far_shore(room: Room) -> None:
    """A stone bridge and a pagoda far off."""
    room.add(
        path("M440 224C520 150 640 150 720 224H690C660 184 500 184 470 224Z", "#98B2A4"),
        *[
            rect(452 + i * 32, int(206 - 44 * math.sin(math.pi * (i + 0.3) / 8.6)), 5, 16, 0, "#98B2A4")
            for i in range(9)
        ],
    )
    room.add(
        *[
            path(
                trace("M{} {}H{}l-7 -12h{}z", 1540 - 34 + i * 4, 206 - i * 32, 1540 + 34 - i * 4, -(54 - i * 8)),
                "#8FAB9C",
            )
            + rect(1540 - 22 + i * 3, 206 - i * 32, 44 - i * 6, 22, 0, "#9DB8A9")
            for i in range(4)
        ],
        stroke("M1540 96V66", "#8FAB9C", 5),
    )
    room.add(rect(0, 222, 1920, 40, 0, "#8FBBC0"))


def _roof_edge(share: float) -> Point:
    """Return a point of the curve along which the mat roof ends."""
    rest = 1 - share
    weights = (rest**3, 3 * share * rest**2, 3 * share * share * rest, share**3)
    x = sum(weight * at for weight, at in zip(weights, (420, 300, 120, 60), strict=True))
    return x, sum(weight * at for weight, at in zip(weights, (0, 20, 80, 262), strict=True))


def _roof_tooth(first: Point, second: Point) -> str:
    """Return a tooth that stands on the roof's edge between two points."""
    (ax, ay), (bx, by) = first, second
    length = math.hypot(bx - ax, by - ay)
    tip = ((ax + bx) / 2 - (by - ay) / length * -15, (ay + by) / 2 + (bx - ax) / length * -15)
    return trace("M{} {}L{} {}L{} {}Z", ax, ay, *tip, bx, by)


def _boat_canopy(room: Room) -> None:
    """The boat's own mat roof frames the top corners."""
    for side in (0, 1):
        art = path("M0 0H420C300 20 120 80 60 262H0Z", "#B89A66")
        art += path("M0 0H360C250 24 96 84 40 262H0Z", "#C7AA76")
        art += "".join(
            stroke(
                trace("M{} 0C{} 24 {} 90 {} 262", 300 - j * 80, 190 - j * 60, 72 - j * 28, 26 - j * 14),
                "#B29258",
                5,
            )
            for j in range(4)
        )
        art += stroke("".join(trace("M{} {}l14 9", 20 + j * 23, 236 - j * 22) for j in range(10)), "#A5854C", 3)
        points = [_roof_edge(i / 15) for i in range(16)]
        art += "".join(path(_roof_tooth(first, second), "#B89A66") for first, second in pairwise(points))
        art += stroke("M300 16V92", "#8A5A1E", 3)
        room.add(mirrored(art, 960) if side else art)


def _boat_lanterns(room: Room) -> None:
    """A lantern under each end of the roof."""
    for side, x in (("l", 300), ("r", 1620)):
        room.prop(
            "lantern_" + side,
            x,
            142,
            (-48, -74, 48, 74),
            lantern(0, 0, 1, "#C9573F", "#8A5A1E", "#B0402A"),
            "wall",
            0.8,
            {"kind": "sway", "deg": 4, "ms": 2400},
        )


def _boat_floor(room: Room) -> None:
    room.on("floor").add(rect(0, 256, 1920, 824, 0, "#6BA3B8"))
    art = ""
    for i, level in enumerate((284, 318, 360, 412, 476, 552, 640, 742, 850)):
        art += curls(
            -40 - i % 2 * 40,
            level,
            2000,
            int(26 - i * 1.9),
            "#7FB2C4" if i % 2 else "#5F98AE",
            3 + i * 0.25,
            9 + i * 1.1,
        )
    room.add(art)


def _boat_deck(room: Room) -> None:
    """The deck under the table."""
    deck = superellipse(960, 600, 968, 430, 2.4)
    room.add(
        polygon([(x, y + 16) for x, y in deck], "#2A4A58", fill_opacity=0.35),
        polygon(deck, "#6E4A2A"),
        polygon(superellipse(960, 600, 950, 414, 2.4), "#8A6238"),
        polygon(superellipse(960, 602, 930, 396, 2.4), "#B08A58"),
    )
    lines = ""
    for j in range(-7, 8):
        level = 602 + j * 50
        reach = 930 * max(0, 1 - abs(j * 50 / 396) ** 2.4) ** (1 / 2.4) - 8
        lines += trace("M{} {}H{}", 960 - reach, level, 960 + reach)
    room.add(stroke(lines, "#A27C4A", 3))
    room.add(*[circle(x, y, 5, "#D9B986") for x, y in superellipse(960, 601, 941, 405, 2.4)[::3]])


def _boat_props(room: Room) -> None:
    """What floats and what stands on deck."""
    room.prop(
        "lotus_l", 128, 318, (-154, -86, 96, 36), lotus_leaf(), "floor", 0.92, {"kind": "bob", "px": 3, "ms": 3000}
    )
    room.prop(
        "lotus_r",
        1800,
        318,
        (-154, -86, 96, 36),
        lotus_leaf(flower=False),
        "floor",
        0.9,
        {"kind": "bob", "px": 3, "ms": 3400},
    )
    room.prop("cormorant", 1716, 716, (-46, -62, 68, 74), cormorant(), "floor", 1.15)
    room.prop("creel", 176, 724, (-68, -96, 68, 78), creel(), "floor", 0.9)


def _boat_table(room: Room) -> None:
    table_of(room, "#5A3A20", "#8A5A34", "#D8BE8C")
    apron_of(room, "#6E4726", "#D9B57C")
    room.prop("crabs", 520, 636, (-94, -52, 94, 50), crabs(), "table", 0.98)
    room.prop("cup", 642, 676, (-36, -24, 36, 32), cup(0, 0, 1), "table", 0.8)
    room.prop("gourd", 1430, 628, (-58, -82, 58, 78), gourd(), "table", 0.86)
    room.prop("cup_2", 1340, 682, (-36, -24, 36, 32), cup(0, 0, 1), "table", 0.8)


BOAT = (
    _boat_wall,
    _boat_far_shore,
    _boat_canopy,
    _boat_lanterns,
    _boat_floor,
    _boat_deck,
    _boat_props,
    _boat_table,
)
