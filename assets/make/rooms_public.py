"""Rooms: the ancestral hall and the rules assembly."""

from __future__ import annotations

import math

from assets.make.cuts import burst, teeth
from assets.make.furniture import apron_of, floor_planks, floor_slabs, table_of
from assets.make.palette import DEEP_RED, GOLD
from assets.make.papercut import circle, path, rect, stroke, trace
from assets.make.props_hall import (
    ballot_box,
    big_seal,
    censer,
    drum_stone,
    ink_pad,
    ink_set,
    microphone,
    rule_book,
    walnuts,
)
from assets.make.props_market import drum
from assets.make.room import LIT, Room
from assets.make.scenery import couplet, horn, lantern, tiles, words


def _ancestral_wall(room: Room) -> None:
    room.on("wall").add(
        rect(0, 0, 1920, 262, 0, "#D9CDB8"),
        rect(0, 0, 1920, 24, 0, "#B7A98E"),
        tiles(0, 24, 1920, "#B7A98E", "#C6B99F", 64),
        rect(0, 228, 1920, 34, 0, "#C2B59C"),
    )


def _ancestral_tablets(room: Room) -> None:
    """A stepped shelf of tablets under its plaque."""
    for y, count, width in ((196, 15, 40), (150, 11, 40)):
        room.add(rect(960 - count * width / 2 - 16, y, count * width + 32, 10, 2, "#B3A283"))
        for i in range(count):
            x = 960 + (i - (count - 1) / 2) * width
            room.add(
                path(trace("M{} {}V{}A13 13 0 0 1 {} {}V{}Z", x - 13, y, y - 30, x + 13, y - 30, y), "#C3AE88"),
                stroke(trace("M{} {}v20", x, y - 30), "#D9C69E", 3.4),
            )
    room.add(
        rect(668, 44, 584, 62, 6, "#A89470"), rect(676, 52, 568, 46, 3, "none", stroke="#D9C69E", stroke_width=2.4)
    )
    for character, x in zip("光前裕后", (728, 806, 1114, 1192), strict=True):
        room.add(words(character, x, 75, 40, "#E6D7B4", "serif"))


def _ancestral_pillars(room: Room) -> None:
    """Pillars with couplets and drum bases."""
    for x, text in ((548, "祖训传千载"), (1372, "家风继百年")):
        room.add(
            rect(x - 34, 24, 68, 238, 0, "#C4AD8C"),
            rect(x - 34, 24, 8, 238, 0, "#B79F7D"),
            rect(x - 46, 232, 92, 30, 6, "#A89C86"),
            path(teeth(x - 44, 232, 88, 8, 8, -1), "#A89C86"),
            couplet(x, 36, 48, 142, text, "#A8705C", "#D9B88A", "#F0DFBC"),
        )


def _ancestral_windows(room: Room) -> None:
    """Openwork stone windows and lanterns."""
    for x in (70, 1610):
        room.add(rect(x, 88, 240, 130, 6, "#B8AB94"), rect(x + 12, 100, 216, 106, 2, LIT))
        room.add(
            stroke(
                "".join(
                    trace(
                        "M{} {}L{} {}L{} {}L{} {}Z",
                        x + 12 + i * 54,
                        153,
                        x + 39 + i * 54,
                        100,
                        x + 66 + i * 54,
                        153,
                        x + 39 + i * 54,
                        206,
                    )
                    for i in range(4)
                ),
                "#B8AB94",
                8,
            ),
            *[circle(x + 39 + i * 54, 153, 15, "#B8AB94") for i in range(4)],
            *[path(burst(x + 39 + i * 54, 153, 4, 11, 8), LIT) for i in range(4)],
        )
    for side, x in (("l", 430), ("r", 1490)):
        room.prop(
            "lantern_" + side,
            x,
            132,
            (-48, -74, 48, 74),
            lantern(0, 0, 1, "#C9573F", "#8A5A1E", "#B0402A"),
            "wall",
            0.94,
            {"kind": "sway", "deg": 2, "ms": 3200},
        )


def _ancestral_floor(room: Room) -> None:
    floor_slabs(room, "#A99C86", "#9E917B", spread=1.5)
    room.prop("drum_stone_l", 168, 718, (-74, -92, 74, 100), drum_stone(), "floor")
    room.prop("drum_stone_r", 1752, 718, (-74, -92, 74, 100), drum_stone(), "floor")


def _ancestral_table(room: Room) -> None:
    table_of(room, "#33302C", "#55504A", "#CDBE9A")
    apron_of(room, "#45413B", "#CDBE9A")
    room.prop("censer", 510, 620, (-86, -86, 86, 86), censer(), "table", 0.82, {"kind": "smoke"})
    room.prop("walnuts", 634, 688, (-52, -22, 52, 30), walnuts(), "table", 0.82)
    room.prop("ink", 1432, 640, (-88, -66, 118, 42), ink_set(), "table", 0.92)


def _assembly_wall(room: Room) -> None:
    room.on("wall").add(
        rect(0, 0, 1920, 262, 0, "#F0DDB0"),
        rect(0, 0, 1920, 14, 0, "#D3AE70"),
        rect(0, 226, 1920, 36, 0, "#E0C48C"),
        path(teeth(0, 226, 1920, 96, 9, -1), "#E0C48C"),
    )


def _assembly_banner(room: Room) -> None:
    """The banner over the platform, with a fringe of knife teeth."""
    room.add(
        path("M512 14H1408V132Q960 166 512 132Z", "#CF6A54"),
        path("M524 14H1396V120Q960 153 524 120Z", "none", stroke="#EFC98E", stroke_width=2.4),
        path(
            "".join(
                trace("M{} {}l9 22l9 -22z", 516 + i * 19.8, 132 + 17 * math.sin(math.pi * (i + 0.5) / 45) - 3)
                for i in range(45)
            ),
            "#DFA65C",
        ),
    )
    for character, x in zip("村规大会", (596, 712, 1208, 1324), strict=True):
        room.add(circle(x, 74, 46, "#E9B878"), words(character, x, 74, 58, "#8E2A1C", "serif"))
    for side in (-1, 1):
        room.add(
            path(burst(960 + side * 470, 74, 26, 40, 16), "#E0A868"),
            circle(960 + side * 470, 74, 24, "#CF6A54"),
            path(burst(960 + side * 470, 74, 7, 18, 8), "#F3DFB0"),
        )


def _assembly_boards(room: Room) -> None:
    """Rule sheets pinned on boards, loudspeakers on poles."""
    for x0 in (60, 1584):
        room.add(rect(x0, 84, 276, 134, 4, "#C9A468"), rect(x0 + 9, 93, 258, 116, 2, "#E3CC98"))
        for j in range(4):
            x = x0 + 22 + j * 62
            room.add(
                rect(x, 101, 50, 98, 1, "#F8ECD0"),
                circle(x + 25, 106, 4.4, "#C9573F"),
                stroke(trace("M{} 122h32M{} 136h32M{} 150h24M{} 164h32", *(x + 9,) * 4), "#CDB78A", 3),
                path(burst(x + 36, 184, 4, 10, 10), "#D0694F"),
            )
    room.add(
        stroke("M430 262V76", "#B7A67C", 9),
        horn(442, 84, 0.95),
        horn(418, 84, 0.95, -1),
        stroke("M1490 262V76", "#B7A67C", 9),
        horn(1502, 84, 0.95),
        horn(1478, 84, 0.95, -1),
    )


def _assembly_floor(room: Room) -> None:
    floor_planks(room, "#B98A58", "#AE7F4D")
    room.prop("ballot_box", 176, 716, (-100, -128, 100, 90), ballot_box(), "floor")
    room.prop("drum", 1752, 736, (-94, -96, 94, 78), drum("#A92012"), "floor")


def _assembly_table(room: Room) -> None:
    table_of(room, DEEP_RED, "#A92012", "#E6CC98")
    apron_of(room, "#8E1B10", GOLD)
    room.prop("seal", 486, 622, (-70, -84, 70, 74), big_seal(), "table", 0.82)
    room.prop("ink_pad", 606, 678, (-64, -16, 64, 36), ink_pad(), "table", 0.9)
    room.prop("rule_book", 1370, 664, (-74, -36, 74, 46), rule_book(), "table", 1.0)
    room.prop("mic", 1536, 634, (-46, -82, 46, 84), microphone(), "table", 0.8)


ANCESTRAL = (
    _ancestral_wall,
    _ancestral_tablets,
    _ancestral_pillars,
    _ancestral_windows,
    _ancestral_floor,
    _ancestral_table,
)

ASSEMBLY = (
    _assembly_wall,
    _assembly_banner,
    _assembly_boards,
    _assembly_floor,
    _assembly_table,
)
