"""Room: the dormitory."""

from __future__ import annotations

from assets.make.cuts import burst
from assets.make.furniture import apron_of, floor_slabs, table_of
from assets.make.papercut import mirrored, path, rect, stroke, trace
from assets.make.props_dorm import basin, noodles, slippers, soda, thermos
from assets.make.props_indoor import mug
from assets.make.props_tea import seeds
from assets.make.room import SKY_WINDOW, Room
from assets.make.scenery import words


def _dorm_wall(room: Room) -> None:
    room.on("wall").add(
        rect(0, 0, 1920, 262, 0, "#D5DCE0"), rect(0, 190, 1920, 72, 0, "#BCCBD0"), stroke("M0 190H1920", "#A5B7BE", 4)
    )


def _dorm_window(room: Room) -> None:
    """A window between curtains, a clothes line before it."""
    room.add(
        rect(690, 0, 540, 182, 3, "#AEBBC0"),
        rect(704, 0, 512, 170, 0, SKY_WINDOW),
        path("M704 170V132C780 96 850 112 900 128C980 92 1080 96 1216 134V170Z", "#CBDCCB"),
        rect(954, 0, 12, 170, 0, "#AEBBC0"),
        rect(680, 176, 560, 12, 3, "#A2B0B6"),
    )
    for side in (-1, 1):
        room.add(
            path(
                trace(
                    "M{} 0H{}C{} 60 {} 120 {} 182H{}Z",
                    960 + side * 282,
                    960 + side * 190,
                    960 + side * 206,
                    960 + side * 238,
                    960 + side * 272,
                    960 + side * 282,
                ),
                "#BFD0D6",
            ),
            stroke(
                "".join(
                    trace(
                        "M{} 0C{} 60 {} 120 {} 176",
                        960 + side * (270 - j * 26),
                        960 + side * (270 - j * 22),
                        960 + side * (276 - j * 9),
                        960 + side * (278 - j * 2),
                    )
                    for j in range(3)
                ),
                "#AAC0C8",
                3,
            ),
        )
    room.add(stroke("M560 34Q960 74 1360 34", "#9AA8AE", 3))


def _dorm_washing(room: Room) -> None:
    """Washing on the line."""

    def garment(colour: str, stripes: str | None) -> str:
        return (
            path("M-34 -30L-14 -38Q0 -28 14 -38L34 -30L42 -4L26 2V44H-26V2L-42 -4Z", colour)
            + stroke("M-26 12H26M-26 24H26", stripes, 5)
            if stripes
            else path("M-24 -36H24L28 44H6L0 -6L-6 44H-28Z", colour)
        )

    for name, x, y, colour, stripes in (
        ("shirt_l", 640, 84, "#9FB9CC", "#C9DAE4"),
        ("trousers", 1280, 84, "#A9B6BF", None),
    ):
        room.prop(
            name, x, y, (-44, -40, 44, 46), garment(colour, stripes), "wall", 1, {"kind": "sway", "deg": 3, "ms": 2600}
        )


def _dorm_bunks(room: Room) -> None:
    """Bunks left and right: posts, rails, quilts, ladder."""
    for flipped in (0, 1):
        art = rect(30, 70, 14, 192, 2, "#8FA0AA")
        art += rect(440, 70, 14, 192, 2, "#8FA0AA")
        art += rect(30, 118, 424, 12, 2, "#9FAFB8")
        art += rect(30, 222, 424, 12, 2, "#9FAFB8")
        for y, colour, flowers in ((118, "#9DB8D2", "#8AA8C6"), (222, "#D9A79A", "#CC9486")):
            art += rect(48, y - 26, 388, 28, 10, colour)
            art += "".join(path(burst(110 + i * 52, y - 12, 3.4, 9, 6), flowers) for i in range(6))
            art += rect(56, y - 44, 74, 26, 9, "#EEF0EA")
            art += stroke(trace("M66 {}H120", y - 24), "#C9D2D2", 3)
        art += stroke("M404 84V262M434 84V262M404 150H434M404 180H434M404 210H434", "#8FA0AA", 6)
        room.add(mirrored(art, 960) if flipped else art)
    room.add(
        words("六〇四", 530, 96, 25, "#8C9BA2", gap=1.2),
        words("熄灯前", 1390, 96, 25, "#8C9BA2", gap=1.2),
        rect(508, 74, 44, 116, 4, "none", stroke="#A5B3B9", stroke_width=2.0),
        rect(1368, 74, 44, 116, 4, "none", stroke="#A5B3B9", stroke_width=2.0),
    )


def _dorm_floor(room: Room) -> None:
    floor_slabs(room, "#B9B2A2", "#AFA897", spread=1.15)
    room.prop("thermos_red", 96, 716, (-54, -86, 54, 88), thermos(), "floor")
    room.prop("thermos_blue", 186, 736, (-54, -86, 54, 88), thermos("#3F6F9F"), "floor")
    room.prop("basin", 1786, 744, (-90, -50, 90, 50), basin(), "floor")
    room.prop("slippers", 1648, 772, (-66, -60, 66, 60), slippers(), "floor", 0.8)


def _dorm_table(room: Room) -> None:
    table_of(room, "#4E5A66", "#7A8792", "#D5D0BF")
    apron_of(room, "#5A6672", "#C9D4DA")
    room.prop("noodles", 506, 632, (-56, -92, 56, 54), noodles(), "table")
    room.prop("mug", 608, 676, (-36, -34, 44, 36), mug("#F3EAD6", "#3D7F6B", "#3D7F6B"), "table", 0.86)
    room.prop("soda", 1330, 640, (-28, -76, 28, 70), soda(), "table", 0.86)
    room.prop("seeds", 1438, 668, (-74, -24, 74, 34), seeds(0, 0, 1), "table")


DORM = (
    _dorm_wall,
    _dorm_window,
    _dorm_washing,
    _dorm_bunks,
    _dorm_floor,
    _dorm_table,
)
