"""The village from above, the ground of the village road: 3000 × 1440.

The point (0, 0) of the design space lies at ORIGIN, so that windows of other shapes see more land round it. Places,
road and stars are drawn by the game over it, at the same points as PLACES here.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from assets.make.cuts import leaf
from assets.make.palette import RED
from assets.make.papercut import Point, ellipse, group, path, rect, stroke, trace
from assets.make.props_river import lotus_leaf
from assets.make.village import house, pine, tree

WIDTH, HEIGHT = 3000, 1440
ORIGIN = (540, 180)

PLACES = (
    *((170, 868), (382, 786), (606, 868), (836, 790), (1066, 872), (1262, 716)),
    *((1036, 570), (786, 566), (536, 604), (256, 500), (470, 300), (860, 290)),
)
"""Where the twelve tables are, as in game/scenes/road_places.py."""

RIVER = (
    *((-620, 1060), (-380, 1010), (-200, 1040), (-60, 990), (150, 960), (382, 890), (606, 968), (836, 892)),
    *((1080, 980), (1376, 760), (1250, 600), (1036, 660), (786, 654), (520, 700), (150, 590), (150, 440)),
    *((330, 350), (520, 390), (700, 400), (920, 372), (1120, 300), (1180, 160), (1260, 40), (1300, -80), (1420, -240)),
)
WATER, BANK, FOAM = "#6BA3B8", "#4E86A0", "#8DBDCB"

TREES = (
    *((60, 770, 1.1), (262, 742, 0.9), (486, 790, 0.8), (720, 880, 0.9), (960, 760, 0.8), (1190, 872, 1.0)),
    *((1340, 930, 1.2), (1150, 760, 0.9), (910, 500, 0.8), (660, 520, 0.9), (380, 590, 0.9), (52, 430, 1.1)),
    *((330, 250, 1.0), (640, 250, 0.9), (720, 190, 0.7), (1010, 250, 0.9), (1330, 330, 1.2), (1250, 300, 0.9)),
    *((1390, 560, 1.0), (140, 300, 0.9), (-120, 820, 1.2), (-260, 700, 1.0), (-330, 880, 1.1), (-140, 420, 1.0)),
    *((-420, 500, 1.2), (-90, 250, 0.9), (1540, 420, 1.1), (1700, 620, 1.2), (1830, 820, 1.1), (1980, 480, 1.2)),
    *((2150, 700, 1.2), (2300, 900, 1.1), (2240, 400, 1.0), (1620, 980, 1.0), (1900, 300, 1.0), (1480, 1090, 1.2)),
    *((700, 1120, 1.1), (260, 1140, 1.2), (-300, 1160, 1.2), (1160, 1150, 1.2), (2060, 1100, 1.2)),
)
"""Foot and size of every tree."""

FIELDS = (
    *((640, 420, 150, 70, -8), (90, 650, 170, 80, 6), (1180, 440, 150, 80, 10), (640, 700, 120, 54, -4)),
    *((1130, 1000, 170, 60, 4), (330, 960, 150, 60, -6), (-320, 560, 210, 90, -6), (-60, 640, 120, 64, 8)),
    *((1560, 700, 200, 90, -8), (1820, 640, 180, 80, 6), (2080, 860, 220, 90, -4), (1600, 260, 180, 70, 8)),
    *((-420, 300, 180, 70, 5), (420, 1090, 180, 60, 4), (900, 1110, 170, 60, -5), (-60, 1120, 180, 64, -6)),
)
"""Corner, size and turn of every field."""

HOUSES = (
    *((1268, 560, 62, 52), (1330, 582, 54, 46), (60, 800, 56, 48), (-180, 700, 70, 60)),
    *((690, 340, 54, 46), (1010, 470, 50, 42), (1760, 520, 76, 64), (1850, 546, 64, 54), (2160, 560, 70, 60)),
)
"""Foot and size of the houses that are nobody's table."""


def smooth(points: Sequence[Point], tightness: float = 6) -> str:
    """Return path data of a curve through all points (Catmull and Rom's)."""
    data = trace("M{} {}", *points[0])
    line = [points[0], *points, points[-1]]
    for i in range(1, len(line) - 2):
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = line[i - 1 : i + 3]
        data += trace(
            "C{} {} {} {} {} {}",
            *(x1 + (x2 - x0) / tightness, y1 + (y2 - y0) / tightness),
            *(x2 - (x3 - x1) / tightness, y2 - (y3 - y1) / tightness, x2, y2),
        )
    return data


def _hills() -> str:
    art = path(
        "M-600 -260H2520V240C2200 150 1860 280 1560 210C1260 150 1140 230 900 180C600 130 300 220 0 170"
        "C-200 130 -400 210 -600 180Z",
        "#C8C98C",
    )
    art += path(
        "M-600 120C-380 20 -120 90 0 84C200 40 420 60 600 150C420 210 160 190 0 240C-220 190 -420 250 -600 220Z",
        "#B4BE7E",
    )
    art += path(
        "M560 -30C860 10 1060 170 1300 200C1500 220 1700 210 1920 190C2140 150 2340 230 2520 170V-80H560Z", "#B4BE7E"
    )
    art += path(
        "M-600 -260H2520V40C2200 -40 1900 70 1500 20C1100 -50 700 60 200 10C-100 -30 -400 50 -600 20Z", "#9DB07C"
    )
    return art + path(
        "M-600 1010C-300 950 -140 1000 0 980C200 930 500 1010 760 980C1000 950 1240 1000 1440 960"
        "C1700 930 2000 1010 2520 950V1320H-600Z",
        "#B9C07F",
    )


def _field(x: float, y: float, w: float, h: float, turn: float) -> str:
    rows = int((h - 16) / 15) + 1
    lines = "".join(trace("M{} {}H{}", x + 12, y + 14 + i * 15, x + w - 12) for i in range(rows))
    art = rect(x, y + 5, w, h, 10, "#7C965A", fill_opacity=0.5) + rect(x, y, w, h, 10, "#A3B866")
    return group(art + stroke(lines, "#8CA552", 4), trace("rotate({} {} {})", turn, x, y))


def _river() -> str:
    data = smooth(RIVER)
    below = smooth([(x + 6, y + 18) for x, y in RIVER])
    return (
        stroke(data, "#C9BF86", 104)
        + stroke(data, BANK, 84)
        + stroke(data, WATER, 70)
        + stroke(data, FOAM, 3, stroke_dasharray="26 40")
        + stroke(below, FOAM, 3, stroke_dasharray="18 52")
    )


def _bridge(x: float, y: float, turn: float) -> str:
    """Return a bridge of planks with its middle at (x, y), along `turn` degrees."""
    art = rect(-66, -17, 132, 40, 7, "#3A2A14", fill_opacity=0.28) + rect(-66, -21, 132, 38, 7, "#7C5230")
    art += "".join(rect(-61 + i * 15.4, -17, 12.6, 30, 2, "#B98A58" if i % 2 else "#C79A66") for i in range(8))
    art += rect(-68, -25, 136, 6, 3, "#8A5530") + rect(-68, 13, 136, 6, 3, "#8A5530")
    return group(art, trace("translate({} {}) rotate({})", x, y, turn))


def _boat(x: float, y: float, size: float) -> str:
    hull = path("M-46 6C-30 14 30 14 46 2C40 22 24 28 0 28C-24 28 -38 22 -46 6Z", "#7C5230")
    roof = path("M-22 8C-22 -18 20 -20 22 8Z", "#C9A466") + stroke(
        "M-12 7C-12 -8 -7 -11 -5 -12M9 7C9 -6 7 -10 5 -12", "#8A5530", 2.4
    )
    return group(
        ellipse(0, 28, 50, 6, "#3A2A14", fill_opacity=0.22) + hull + roof + stroke("M30 -30L42 18", "#7C5230", 3.4),
        trace("translate({} {}) scale({})", x, y, size),
    )


def _lotus(x: float, y: float, size: float, flower: bool) -> str:
    return group(lotus_leaf("#7FB08A", "#5F9570", flower), trace("translate({} {}) scale({})", x, y, size))


def _reeds(x: float, y: float) -> str:
    blades = ((-14, -34), (-6, -46), (3, -40), (11, -50), (18, -30))
    return "".join(path(leaf(x + dx * 0.4, y, x + dx, y + dy, 3.4), "#6E9A55") for dx, dy in blades)


def _geese(x: float, y: float) -> str:
    return "".join(
        stroke(trace("M{} {}q8 -9 14 0q7 -9 14 0", x + dx, y + dy), "#5A6E4A", 3)
        for dx, dy in ((0, 0), (44, -16), (52, 18), (92, -32), (104, 30))
    )


def _woods() -> str:
    chance = random.Random(5)
    art = ""
    for x, y, size in sorted(TREES, key=lambda one: one[1]):
        needles = chance.random() < 0.55
        art += ellipse(x + 4, y, 24 * size, 6 * size, "#3A2A14", fill_opacity=0.16)
        art += (
            pine(x, y, size * 0.72, "#4F7F55", "#5D8F60") if needles else tree(x, y, size * 0.72, "#6E9A55", "#557F42")
        )
    return art


def village_map() -> tuple[int, int, str]:
    """Return width, height and drawing of the whole picture."""
    art = _hills() + "".join(_field(*one) for one in FIELDS) + _river()
    art += _bridge(352, 384, -44) + _bridge(1146, 634, 36)
    art += _lotus(1268, 622, 0.34, True) + _lotus(620, 962, 0.32, False) + _lotus(196, 596, 0.3, True)
    art += _boat(690, 402, 0.62) + _boat(1210, 900, 0.66) + _boat(-300, 1016, 0.8)
    art += "".join(_reeds(x, y) for x, y in ((434, 946), (700, 990), (930, 850), (90, 480), (1070, 360), (1440, 730)))
    colours = ("#F4E4C2", "#6F7A76", "#5A6560", "#4A5550", RED)
    art += "".join(house(x, y, w, h, *colours) for x, y, w, h in HOUSES)
    art += _woods() + _geese(760, 130) + _geese(-180, 180)
    ground = rect(0, 0, WIDTH, HEIGHT, 0, "#DDD39C")
    return WIDTH, HEIGHT, ground + group(art, trace("translate({} {})", *ORIGIN))
