"""Rooms: the yard under the locust tree and the night market."""

from __future__ import annotations

from assets.make.cuts import teeth
from assets.make.furniture import apron, night_table, wood_table
from assets.make.nightfall import nightfall
from assets.make.papercut import circle, path, rect, stroke, trace
from assets.make.props_dorm import soda
from assets.make.props_indoor import mug
from assets.make.props_market import basket, drum, hen, melon, palm_fan, tanghulu
from assets.make.props_tea import seeds
from assets.make.room import Room
from assets.make.scenery import lantern, stars
from assets.make.village import house, tree


def _moonlit(body: str, glow: float = 0.44) -> str:
    """Return a day prop as the night market lights it."""
    return nightfall(body, "prop", "#E9C7A0", glow)


def _yard_wall(room: Room) -> None:
    room.on("wall")
    room.add(rect(0, 0, 1920, 262, 0, "#D6E2CF"), circle(1500, 86, 46, "#F0B98A"))
    room.add(
        path("M0 150C240 60 420 80 640 150C840 70 1040 60 1260 150C1460 70 1720 60 1920 140V300H0Z", "#B9CDB0")
        + path("M0 200C300 130 520 150 760 196C1010 130 1260 140 1480 196C1640 160 1800 160 1920 190V300H0Z", "#A5BE9C")
    )
    for x, width in ((40, 330), (480, 300), (1120, 300), (1540, 340)):
        room.add(house(x, 262, width, 186, "#E7DCC0", "#7F8A86", "#6F7A76", "#5F6A66", "#B0503A", "#EBD9A6", "#8A6A46"))
    for x, size in ((420, 1.5), (1490, 1.4), (850, 1.1), (1070, 1.0)):
        room.add(tree(x, 262, size, "#8FB184", "#7DA273"))


def _yard_floor(room: Room) -> None:
    room.on("floor")
    room.add(rect(0, 256, 1920, 824, 0, "#CDB68A"), rect(0, 252, 1920, 10, 0, "#AD9A72"))
    lines = ""
    for i, level in enumerate((300, 348, 404, 470, 548, 640, 748, 876, 1030)):
        lines += trace("M0 {}H1920", level)
        step = 120 + level * 0.12
        for j in range(-9, 10):
            edge = 960 + (j + i % 2 * 0.5) * step * 1.3
            lines += trace("M{} {}V{}", edge, level, (300, 348, 404, 470, 548, 640, 748, 876, 1030, 1200)[i + 1])
    room.add(stroke(lines, "#BFA678", 2.4))


def _yard_table(room: Room) -> None:
    room.on("table")
    wood_table(
        room,
        x=960,
        y=490,
        half_width=760,
        half_height=300,
        rim="#6B7370",
        top="#8E9691",
        mat="#C9CDB9",
        weave="#BCC1AB",
        edge="#7C8580",
        line="#98A08F",
        base="#474F4C",
        ring_ground="#B9BFA8",
    )
    room.on("apron")
    apron(room, 884, "#6B7A6E", "#5C6B5F", "#D6DEC6")
    room.prop("palm_fan", 510, 628, (-92, -74, 92, 92), palm_fan(), "table", 0.86)
    room.prop("mug", 634, 676, (-36, -34, 44, 36), mug("#F3EAD6", "#2F5FA0", "#3D7F6B"), "table", 0.86)
    room.prop("seeds_y", 1400, 664, (-74, -24, 74, 34), seeds(0, 0, 1), "table")
    room.prop("melon", 1500, 616, (-92, -26, 92, 60), melon(), "table", 0.7)
    room.prop("basket_veg", 150, 744, (-102, -84, 102, 66), basket(), "floor", 0.9)
    room.prop("hen", 1752, 748, (-86, -98, 70, 64), hen(), "floor", 0.9, {"kind": "peck", "ms": 4200})


def _night_wall(room: Room) -> None:
    room.on("wall")
    room.add(rect(0, 0, 1920, 270, 0, "#1A1740"), stars(60, 4, 190, "#C9BEF2"))
    room.add(
        circle(640, 104, 74, "#F2DFA6", fill_opacity=0.08),
        circle(640, 104, 52, "#F2DFA6"),
        circle(622, 92, 9, "#E2C983"),
        circle(658, 118, 13, "#E2C983"),
        circle(652, 82, 5, "#E2C983"),
    )
    room.add(
        path(
            "M0 214C160 150 320 160 470 208C640 130 800 140 960 200C1120 136 1290 150 1440 206"
            "C1600 150 1780 160 1920 210V300H0Z",
            "#241F52",
        )
    )
    # market stalls, tonal with warm windows
    for x, width in ((40, 250), (330, 210), (1340, 230), (1620, 260)):
        room.add(
            path(trace("M{} 196L{} 150H{}L{} 196Z", x - 16, x + 24, x + width - 24, x + width + 16), "#3A2F70"),
            rect(x, 196, width, 74, 0, "#2A2458"),
            path(teeth(x - 16, 196, width + 32, 9, 14, 1), "#4A3D8A"),
        )
        for i in range(3):
            room.add(
                rect(x + 16 + i * (width - 32) / 3, 224, (width - 32) / 3 - 12, 34, 3, "#F2B65A", fill_opacity=0.55)
            )
    room.add(stroke("M0 40Q480 118 960 60T1920 40", "#4A3D8A", 3))
    for i, (x, y) in enumerate(((96, 104), (262, 130), (438, 122), (1482, 122), (1656, 130), (1824, 104))):
        room.add(
            lantern(
                x,
                y,
                0.62,
                "#F08A3C" if i % 2 else "#E4558A",
                "#7A4A1E",
                "#C9602A" if i % 2 else "#B8386C",
                glow="#FFB65A",
            )
        )


def _night_floor(room: Room) -> None:
    room.on("floor")
    room.add(rect(0, 264, 1920, 816, 0, "#1C1842"))
    lines = ""
    for level in (330, 404, 490, 590, 706, 838, 988):
        lines += trace("M0 {}H1920", level)
    for i in range(-9, 10):
        lines += trace("M{} 264L{} 1080", 960 + i * 118, 960 + i * 250)
    room.add(stroke(lines, "#252052", 2.6))


def _night_table(room: Room) -> None:
    night_table(room)
    room.prop("tanghulu", 520, 640, (-84, -88, 84, 92), _moonlit(tanghulu()), "table", 0.7)
    room.prop("soda", 1352, 640, (-28, -76, 28, 70), _moonlit(soda()), "table", 0.84)
    room.prop("melon", 1462, 662, (-92, -26, 92, 60), _moonlit(melon()), "table", 0.86)
    room.prop("basket_chilli", 160, 744, (-102, -64, 102, 66), _moonlit(basket("chilli"), 0.34), "floor", 0.9)
    room.prop("drum", 1756, 740, (-94, -96, 94, 78), _moonlit(drum(), 0.34), "floor", 0.9)


YARD = (
    _yard_wall,
    _yard_floor,
    _yard_table,
)

NIGHT = (
    _night_wall,
    _night_floor,
    _night_table,
)
