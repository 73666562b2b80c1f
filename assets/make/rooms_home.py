"""Rooms: the family hall and the schoolroom."""

from __future__ import annotations

from assets.make.cuts import burst, crescent, leaf, teeth
from assets.make.furniture import apron_of, beam, floor_diag, floor_planks, table_of
from assets.make.papercut import circle, group, path, polar, rect, stroke, trace
from assets.make.props_hall import walnuts
from assets.make.props_indoor import (
    abacus,
    altar_fruit,
    book,
    candle,
    cat,
    chalk,
    desk,
    fruit,
    globe,
    magpie,
    mug,
    stool,
)
from assets.make.room import LIT, SKY_WINDOW, Room
from assets.make.scenery import couplet, lattice, shadow, words


def _hall_wall(room: Room) -> None:
    room.on("wall").add(rect(0, 0, 1920, 262, 0, "#EAD7AE"))
    beam(room, "#CBA76C", 20)
    # carved brackets where the beam meets the posts
    for x in (470, 1450):
        room.add(
            rect(x - 15, 20, 30, 242, 0, "#D0AC72"),
            path(
                trace(
                    "M{} 20h150C{} 34 {} 50 {} 92ZM{} 20h-150C{} 34 {} 50 {} 92Z",
                    x + 15,
                    x + 96,
                    x + 44,
                    x + 15,
                    x - 15,
                    x - 96,
                    x - 44,
                    x - 15,
                ),
                "#D9BC86",
            ),
            *[circle(x + side * (34 + i * 24), 34, 4.4, "#EAD7AE") for side in (-1, 1) for i in range(4)],
        )
    room.add(rect(0, 232, 1920, 30, 0, "#D2B27C"), path(teeth(0, 232, 1920, 96, 9, -1), "#D2B27C"))
    for x in (70, 1610):
        room.add(lattice(x, 92, 240, 128, "#CDA970", LIT, 5, 5, 3))


def _hall_signs(room: Room) -> None:
    """Happiness on the point, left and right."""
    for x in (392, 1528):
        room.add(
            path(trace("M{} 88L{} 140L{} 192L{} 140Z", x, x + 52, x, x - 52), "#D0694F"),
            path(
                trace("M{} 98L{} 140L{} 182L{} 140Z", x, x + 42, x, x - 42), "none", stroke="#EBC98A", stroke_width=2.0
            ),
            words("福", x, 140, 44, "#F8E7BE", "serif"),
        )


def _hall_picture(room: Room) -> None:
    """Sunrise, two mountains, two magpies, and the couplet beside them."""
    room.add(
        rect(742, 0, 436, 190, 0, "#DDBF88"),
        rect(752, 0, 416, 184, 0, "#F3E6C8"),
        rect(764, 8, 392, 168, 0, "none", stroke="#DDBF88", stroke_width=2.0),
        circle(960, 92, 96, "#EFC98E"),
        path(burst(960, 92, 98, 112, 40, 0), "#EFC98E"),
    )
    room.add(
        path(
            "M764 176C800 120 840 108 872 138C892 120 912 124 930 150C950 134 970 134 990 150"
            "C1008 124 1028 120 1048 138C1080 108 1120 120 1156 176Z",
            "#D6CBA0",
        ),
        rect(734, 0, 452, 12, 3, "#B98F58"),
        rect(734, 178, 452, 14, 5, "#B98F58"),
    )
    room.prop(
        "magpies",
        960,
        96,
        (-175, -40, 175, 40),
        group(magpie(), "translate(-112 0)") + group(magpie(), "translate(112 0) scale(-1 1)"),
        "wall",
    )
    for x, text in ((690, "忠厚传家久"), (1230, "诗书继世长")):
        room.add(couplet(x, 20, 50, 146, text))


def _hall_altar(room: Room) -> None:
    """The altar table with scrolled ends."""
    room.add(
        rect(500, 208, 920, 20, 0, "#B98A54"),
        stroke("M500 208C470 208 468 236 490 234M1420 208C1450 208 1452 236 1430 234", "#B98A54", 11),
        rect(528, 228, 24, 34, 0, "#A97C46"),
        rect(1368, 228, 24, 34, 0, "#A97C46"),
    )
    for side, x in (("l", 556), ("r", 1364)):
        room.prop("candle_" + side, x, 170, (-18, -80, 18, 32), candle(), "wall", 1, {"kind": "flicker"})
    for side, x in (("l", 628), ("r", 1292)):
        room.prop("altar_fruit_" + side, x, 168, (-46, -46, 46, 26), altar_fruit(), "wall")


def _hall_floor(room: Room) -> None:
    floor_diag(room, "#BF9560", "#B4894F")
    room.prop("cat", 212, 742, (-106, -60, 106, 54), cat(), "floor", 1, {"kind": "breathe", "ms": 3200})
    room.prop("stool", 1745, 724, (-86, -46, 86, 74), stool(), "floor")


def _hall_table(room: Room) -> None:
    table_of(room, "#5C3A24", "#8A5A36", "#DDBD86")
    apron_of(room, "#7A4A2A", "#D9A566")
    room.prop("tangerines", 520, 628, (-76, -66, 76, 44), fruit(), "table")
    room.prop("mug", 640, 672, (-36, -34, 44, 36), mug(), "table", 0.9)
    room.prop("walnuts", 1310, 690, (-52, -22, 52, 30), walnuts(), "table", 0.8)
    room.prop("book", 1424, 636, (-64, -32, 64, 32), book(), "table")


def _school_wall(room: Room) -> None:
    room.on("wall").add(
        rect(0, 0, 1920, 262, 0, "#DDE3C8"),
        rect(0, 0, 1920, 14, 0, "#C3CCAB"),
        rect(0, 178, 1920, 84, 0, "#BFCBA6"),
        stroke("M0 178H1920", "#A5B48E", 4),
        path(teeth(0, 14, 1920, 120, 8, 1), "#C3CCAB"),
    )
    for x in (60, 1600):
        room.add(
            rect(x, 84, 260, 128, 4, "#B99F70"),
            rect(x + 9, 93, 242, 110, 0, SKY_WINDOW),
            path(
                trace(
                    "M{} 203V168Q{} 128 {} 160Q{} 120 {} 158Q{} 140 {} 166V203Z",
                    x + 9,
                    x + 50,
                    x + 92,
                    x + 138,
                    x + 176,
                    x + 220,
                    x + 251,
                ),
                "#C9D6A4",
            ),
            rect(x + 124, 93, 12, 110, 0, "#B99F70"),
            rect(x + 9, 140, 242, 8, 0, "#B99F70"),
            rect(x - 8, 212, 276, 10, 2, "#A98D5C"),
        )


def _school_board(room: Room) -> None:
    """The blackboard, tonal, with slogan squares above it."""
    room.add(
        rect(512, 52, 896, 140, 5, "#B08F5C"),
        rect(524, 62, 872, 130, 2, "#9DB297"),
        rect(500, 186, 920, 12, 2, "#B08F5C"),
    )
    for i, character in enumerate("好好学习天天向上"):
        x = 556 + i * 62 if i < 4 else 1178 + (i - 4) * 62
        room.add(path(trace("M{} 7l22 22l-22 22l-22 -22z", x), "#D0694F"), words(character, x, 29, 24, "#F8E7BE"))
    room.add(
        words("先讲规矩", 598, 96, 30, "#E9EFD9", gap=1.3, upright=False),
        words("再开牌", 1322, 96, 30, "#E9EFD9", gap=1.3, upright=False),
        stroke("M544 132h130M544 160h96M1262 132h124M1290 160h96", "#C4D1BA", 4, stroke_dasharray="26 9"),
        path(burst(700, 150, 5, 15, 8), "#C4D1BA"),
        path(burst(1222, 150, 5, 15, 8), "#C4D1BA"),
    )


def _school_notices(room: Room) -> None:
    """Paper flowers of the notice corners."""
    for x in (392, 1528):
        room.add(
            rect(x - 46, 84, 92, 86, 3, "#E9E2C0"),
            rect(x - 40, 90, 80, 74, 2, "none", stroke="#C9B98A", stroke_width=2.0),
            *[circle(*polar(x, 118, 15, i * 60), 9, "#E0A08A") for i in range(6)],
            circle(x, 118, 9, "#F3DFA6"),
            stroke(trace("M{} 140V160M{} 152q10 -10 18 -8M{} 152q-10 -10 -18 -8", x, x, x), "#9DB288", 4),
        )


def _school_floor(room: Room) -> None:
    floor_planks(room, "#C2A878", "#B69A68")
    room.prop(
        "desk_l",
        196,
        704,
        (-152, -56, 152, 112),
        group(desk()) + group(book("#3F7F6B"), "translate(-40 -26) scale(.8)"),
        "floor",
        0.92,
    )
    room.prop(
        "desk_r",
        1734,
        694,
        (-152, -72, 152, 112),
        group(desk()) + group(globe(), "translate(46 -84) scale(.8)"),
        "floor",
        0.92,
    )


def _school_table(room: Room) -> None:
    table_of(room, "#6B5030", "#A07A48", "#E3D3A4")
    apron_of(room, "#7F6238", "#E3CF98")
    room.prop("abacus", 506, 626, (-112, -56, 122, 72), abacus(), "table", 0.94)
    room.prop("chalk", 648, 690, (-56, -28, 106, 34), chalk(), "table", 0.8)
    room.prop("book_open", 1412, 640, (-64, -32, 64, 32), book("#2F5FA0"), "table", 1.1)
    room.prop(
        "apple",
        1540,
        606,
        (-40, -50, 40, 36),
        shadow(0, 26, 34, 8)
        + path("M0 -18C22 -32 38 -10 30 10C24 28 10 30 0 25C-10 30 -24 28 -30 10C-38 -10 -22 -32 0 -18Z", "#C9402C")
        + stroke("M0 -18Q2 -30 8 -36", "#6E4A2C", 4)
        + path(leaf(4, -26, 26, -34, 6), "#5F9A55")
        + path(crescent(0, 4, 20, -50, 0.5, 60), "#F3B6A0"),
        "table",
    )


HALL = (
    _hall_wall,
    _hall_signs,
    _hall_picture,
    _hall_altar,
    _hall_floor,
    _hall_table,
)

SCHOOL = (
    _school_wall,
    _school_board,
    _school_notices,
    _school_floor,
    _school_table,
)
