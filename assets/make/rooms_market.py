"""Rooms: market day and backstage."""

from __future__ import annotations

import random

from assets.make.cuts import leaf, teeth
from assets.make.furniture import apron_of, floor_planks, table_of
from assets.make.palette import DEEP_RED, RED
from assets.make.papercut import circle, ellipse, group, mirrored, path, rect, stroke, trace
from assets.make.props_indoor import mug
from assets.make.props_market import basket, drum, hen, melon, scale, tanghulu
from assets.make.props_stage import folding_fan, opera_mask, paint_box, robe, trunk
from assets.make.room import LIT, SUN, Room
from assets.make.scenery import awning, shadow


def _market_wall(room: Room) -> None:
    room.on("wall").add(
        rect(0, 0, 1920, 262, 0, "#F0D9A8"), circle(960, 150, 150, "#F5DDAE"), circle(960, 118, 60, SUN)
    )
    room.add(
        path(
            "M0 150C200 96 380 110 560 150C760 110 860 124 960 140C1060 124 1160 110 1360 150"
            "C1540 110 1720 96 1920 150V262H0Z",
            "#E3D1A0",
        )
    )
    room.add(rect(0, 196, 1920, 66, 0, "#D9C28C"))
    for x, width, colour in (
        (-40, 330, "#DFA48A"),
        (316, 330, "#CBB880"),
        (1274, 330, "#CBB880"),
        (1630, 330, "#DFA48A"),
    ):
        room.add(
            rect(x + 24, 150, 9, 112, 0, "#C09A62"),
            rect(x + width - 33, 150, 9, 112, 0, "#C09A62"),
            rect(x + 14, 208, width - 28, 54, 0, "#D3AE74"),
            path(teeth(x + 14, 208, width - 28, int((width - 28) / 20), 9, 1), "#C49C60"),
            awning(x, 92, width, 52, colour, "#F3E2BC"),
        )
        for j in range(5):
            px = x + 58 + j * (width - 116) / 4
            room.add(
                circle(px, 204, 15, ("#DDA070", "#D9B86C", "#B9BE84", "#DDA070", "#D9B86C")[j]),
                path(leaf(px, 192, px + 8, 182, 3.4), "#A9B078"),
            )


def _flag_line(share: float) -> float:
    """Return how low the line hangs at this share of the street: two sagging halves."""
    if share <= 0.5:
        along = 2 * share
        return 30 * (1 - along) ** 2 + 84 * 2 * along * (1 - along) + 40 * along**2
    along = 2 * share - 1
    return 40 * (1 - along) ** 2 + 2 * along * (1 - along) * -4 + 30 * along**2


def _market_flags(room: Room) -> None:
    """Lines of paper flags over the street."""
    room.add(stroke("M0 30Q480 84 960 40T1920 30", "#CDA96C", 3))
    for i in range(25):
        x, y = 40 + i * 76.6, _flag_line(i / 24)
        room.add(
            path(trace("M{} {}h30v18l-15 12l-15 -12z", x - 15, y), ("#D99A7C", "#DDBA72", "#A9B98A", "#B4A3A0")[i % 4]),
            circle(x, y + 11, 4, "#F5E4BE"),
        )


def _market_chillies(room: Room) -> None:
    """Strings of chillies."""
    for name, x in (("chillies_l", 664), ("chillies_r", 1256)):
        room.prop(
            name,
            x,
            78,
            (-32, -10, 32, 112),
            stroke("M0 -8V92", "#8A5A1E", 3)
            + "".join(
                path(leaf(0, y, 24, y + 18, 6), "#CF5B42") + path(leaf(0, y, -24, y + 18, 6), "#C24A34")
                for y in range(0, 86, 14)
            ),
            "wall",
            1,
            {"kind": "sway", "deg": 2, "ms": 3000},
        )


def _market_floor(room: Room) -> None:
    room.on("floor").add(rect(0, 262, 1920, 818, 0, "#C8A36B"), rect(0, 256, 1920, 10, 0, "#B08A50"))
    rng = random.Random(8)
    art = ""
    for _ in range(70):
        y = 280 + rng.random() ** 0.7 * 590
        size = 0.5 + (y - 280) / 600
        x = rng.uniform(0, 1920)
        art += ellipse(x, y, rng.uniform(10, 26) * size, rng.uniform(4, 8) * size, rng.choice(("#BD965B", "#D2B07C")))
    for level, width in ((352, 30), (470, 44), (640, 60), (832, 80)):
        art += stroke(
            trace("M0 {}q{} -10 {} 0", level, width * 2, width * 4)
            + trace("t{} 0", width * 4) * int(1920 / (width * 4) + 1),
            "#BD965B",
            2.6,
            stroke_dasharray="40 26",
        )
    room.add(art)
    room.prop("basket_veg", 140, 752, (-102, -84, 102, 66), basket(), "floor")
    room.prop("hen", 304, 800, (-86, -98, 70, 64), hen(), "floor", 0.74, {"kind": "peck", "ms": 4200})
    room.prop("basket_chilli", 1776, 752, (-102, -64, 102, 66), basket("chilli"), "floor")


def _market_table(room: Room) -> None:
    table_of(room, "#7A4526", "#B0703E", "#E6C98F")
    apron_of(room, "#96582E", "#F0C480")
    room.prop("scale", 560, 628, (-126, -70, 96, 50), scale(), "table")
    room.prop("tanghulu", 1352, 670, (-84, -88, 84, 92), tanghulu(), "table", 0.58)
    room.prop("melon", 1466, 656, (-92, -26, 92, 60), melon(), "table", 0.95)


def _stage_wall(room: Room) -> None:
    room.on("wall").add(
        rect(0, 0, 1920, 262, 0, "#E4C4A8"),
        rect(0, 0, 1920, 16, 0, "#BE8F70"),
        path(teeth(0, 16, 1920, 80, 11, 1), "#BE8F70"),
        rect(0, 226, 1920, 36, 0, "#D3AC8C"),
    )


def _stage_curtain(room: Room) -> None:
    """The back of the stage curtain, parted: the lit stage is beyond."""
    room.add(
        rect(676, 0, 568, 214, 0, "#C99A80"),
        path("M700 214V60C760 10 1160 10 1220 60V214Z", LIT),
        path("M760 214C800 176 860 180 900 196C940 168 1000 168 1030 196C1070 178 1130 178 1160 214Z", "#EBD9A8"),
    )
    for side in (-1, 1):
        x = 960 + side * 290
        room.add(
            path(
                trace(
                    "M{} 0H{}C{} 70 {} 130 {} 168L{} 262H{}Z",
                    x,
                    960 + side * 96,
                    960 + side * 130,
                    960 + side * 196,
                    960 + side * 236,
                    960 + side * 222,
                    x,
                ),
                "#CF8E78",
            ),
            stroke(
                "".join(
                    trace(
                        "M{} 0C{} 80 {} 130 {} 164",
                        960 + side * (270 - j * 38),
                        960 + side * (268 - j * 26),
                        960 + side * (262 - j * 14),
                        960 + side * (250 - j * 3),
                    )
                    for j in range(5)
                ),
                "#C07C66",
                4,
            ),
            rect(960 + side * 244 - 26, 160, 52, 16, 7, "#E6C07A"),
            path(trace("M{} 176l9 26h-18z", 960 + side * 244), "#E6C07A"),
        )
    room.add(
        "".join(
            path(
                trace("M{} 0H{}A38 34 0 0 1 {} 0Z", 670 + i * 58, 670 + (i + 1) * 58, 670 + i * 58),
                "#C07C66" if i % 2 else "#CF8E78",
            )
            for i in range(10)
        )
    )


def _stage_costumes(room: Room) -> None:
    """Costume rails and masks."""
    for side in (0, 1):
        art = rect(30, 74, 420, 9, 4, "#B98A6A")
        art += stroke("M44 78V262M436 78V262", "#B98A6A", 8)
        for x, colour, border, lining in (
            (104, "#D79A86", "#C27F6A", "#EFD3A2"),
            (238, "#A9B6A4", "#8FA08C", "#EADBB4"),
            (372, "#CFAE78", "#B89258", "#F0DDB0"),
        ):
            art += group(robe(colour, border, lining), trace("translate({} 160) scale(.66)", x))
        room.add(mirrored(art, 960) if side else art)
    for i, (x, colour, kind) in enumerate(
        ((512, "#CD7F68", "a"), (600, "#C9A45E", "b"), (1320, "#8FA59B", "b"), (1408, "#CD7F68", "a"))
    ):
        room.prop(
            f"mask_{i + 1}",
            x,
            118,
            (-38, -48, 38, 52),
            opera_mask(colour, "#E6CBA6", "#8A6A54", kind),
            "wall",
            1.12,
        )


def _stage_floor(room: Room) -> None:
    floor_planks(room, "#A87A5A", "#9C6E4E")
    room.prop("drum", 196, 734, (-94, -96, 94, 78), drum(), "floor")
    room.prop("trunk", 1764, 738, (-124, -64, 124, 84), trunk(), "floor", 0.92)


def _stage_table(room: Room) -> None:
    table_of(room, "#5A2A20", "#8E4A36", "#D9B58A")
    apron_of(room, "#7A3A2C", "#E0B48A")
    room.prop("paint_box", 500, 634, (-80, -58, 120, 48), paint_box(), "table")
    room.prop("mug", 640, 684, (-36, -34, 44, 36), mug("#F3EAD6", DEEP_RED, RED), "table", 0.8)
    room.prop("fan", 1436, 622, (-96, -62, 96, 56), folding_fan(), "table", 0.92)
    room.prop("mask_table", 1326, 676, (-40, -50, 44, 56), shadow(2, 40, 30, 10) + opera_mask("#2F5FA0"), "table", 0.7)


MARKET = (
    _market_wall,
    _market_flags,
    _market_chillies,
    _market_floor,
    _market_table,
)

STAGE = (
    _stage_wall,
    _stage_curtain,
    _stage_costumes,
    _stage_floor,
    _stage_table,
)
