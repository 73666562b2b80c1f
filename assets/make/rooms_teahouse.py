"""Room: the teahouse, drawn first; its lanterns and couplets hang in front of the floor sheet."""

from __future__ import annotations

from assets.make.cuts import teeth
from assets.make.furniture import apron, wood_table
from assets.make.outlines import glyph
from assets.make.papercut import circle, path, rect, stroke, trace
from assets.make.props_tea import cup, seeds, teapot
from assets.make.room import Room
from assets.make.scenery import lantern, lattice


def _teahouse_wall(room: Room) -> None:
    room.on("wall")
    room.add(rect(0, 0, 1920, 262, 0, "#E6CC98"))
    # far view through a moon window behind the top seat
    room.add(circle(960, 128, 214, "#D0AF77"), circle(960, 128, 200, "#F4E7C6"))
    room.add(circle(1040, 66, 30, "#EFC884"))
    room.add(
        path(
            "M762 156C800 110 850 100 880 128C910 84 970 76 1000 124C1040 90 1110 104 1158 160A200 200 0 0 1 762 156Z",
            "#D9CFA6",
        )
        + path("M772 196C830 150 890 160 930 186C990 150 1080 150 1148 196A200 200 0 0 1 772 196Z", "#C3C191")
    )
    for x in (330, 1330):
        room.add(lattice(x, 34, 260, 190, "#D3B37C", "#EFDDB4", 5, 5, 4))
    # beam and bracket, tonal
    room.add(
        rect(0, 0, 1920, 18, 0, "#B98F58"),
        path(teeth(0, 18, 1920, 80, 12, 1), "#B98F58"),
        rect(0, 246, 1920, 22, 0, "#C69A60"),
        rect(0, 262, 1920, 6, 0, "#A97C46"),
    )


def _teahouse_floor(room: Room) -> None:
    room.on("floor")
    room.add(rect(0, 268, 1920, 812, 0, "#C99C63"))
    lines = ""
    for level in (330, 404, 490, 590, 706, 838, 988):
        lines += trace("M0 {}H1920", level)
    for i in range(-9, 10):
        lines += trace("M{} 268L{} 1080", 960 + i * 118, 960 + i * 250)
    room.add(stroke(lines, "#BD8E54", 2.6))
    for x in (60, 1860):
        room.add(lantern(x, 128, 0.9, "#C9573F", "#8A5A1E", "#B0402A"))
    for x in (668, 1252):
        room.add(
            rect(x - 26, 26, 52, 146, 3, "#D0694F"),
            rect(x - 21, 31, 42, 136, 2, "none", stroke="#EBC98A", stroke_width=1.8),
        )
    for x, text in ((668, "清茶待客"), (1252, "牌友同桌")):
        for i, character in enumerate(text):
            room.add(glyph(character, x, 50 + i * 32, 25, "#F8E7BE", font="hand", em=1000))


def _teahouse_table(room: Room) -> None:
    room.on("table")
    wood_table(room)
    room.prop("teapot_0", 520, 618, (-86, -46, 72, 60), teapot(0, 0, 1), "table", 1.0)
    room.prop("cup_1", 618, 664, (-36, -20, 36, 32), cup(0, 0, 1), "table", 1.0)
    room.prop("cup_2", 440, 676, (-36, -20, 36, 32), cup(0, 0, 1), "table", 0.9)
    room.prop("seeds_3", 1408, 650, (-72, -24, 72, 34), seeds(0, 0, 1), "table", 1.0)
    room.prop("cup_4", 1516, 610, (-36, -20, 36, 32), cup(0, 0, 1), "table", 0.95)
    room.on("apron")
    apron(room)


TEAHOUSE = (
    _teahouse_wall,
    _teahouse_floor,
    _teahouse_table,
)
