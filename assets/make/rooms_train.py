"""Rooms: the green train."""

from __future__ import annotations

from assets.make.colour import mix
from assets.make.cuts import teeth
from assets.make.furniture import apron_of, table_of
from assets.make.papercut import circle, group, mirrored, path, rect, stroke, trace
from assets.make.props_dorm import bag, eggs, noodles, suitcase
from assets.make.props_indoor import mug
from assets.make.props_tea import seeds
from assets.make.room import LIT, SKY_WINDOW, Room
from assets.make.scenery import words

WINDOWS = ((40, 330), (430, 330), (1160, 330), (1550, 330))
"""Left edge and width of each window."""


def _train_wall(room: Room) -> None:
    room.on("wall").add(
        rect(0, 0, 1920, 262, 0, "#D7E0CC"),
        rect(0, 206, 1920, 56, 0, "#9DB89A"),
        stroke("M0 206H1920", "#7F9F82", 5),
        stroke("M0 236H1920", "#E3D08A", 5),
        rect(0, 0, 1920, 12, 0, "#B9C8AE"),
    )
    for x, width in WINDOWS:
        room.add(rect(x - 10, 82, width + 20, 130, 14, "#A9BDA2"), rect(x, 90, width, 114, 8, SKY_WINDOW))


def _train_door(room: Room) -> None:
    """The carriage door behind the top seat."""
    room.add(
        rect(800, 0, 320, 262, 0, "#C9D5BC"),
        rect(820, 10, 280, 192, 6, "#BECCB2"),
        rect(834, 22, 252, 180, 4, "#CBD7C0"),
        rect(900, 34, 120, 44, 6, LIT),
    )
    room.add(words("硬座", 960, 56, 26, "#7F9F82", "hand", 1.2, False))


FIELDS_LEFT, FIELDS, FIELD = -52, 6, 2024 / 6
"""Where the strip of fields begins, how many fields it has and how wide each is: it meets its own beginning."""


def _field(x: float, width: float) -> str:
    """Return one field with its trees; at both ends it is as high as its neighbour."""
    far = "M{} 204V156C{} 132 {} 136 {} 150C{} 128 {} 134 {} 156V204Z"
    art = path(trace(far, x, *(x + width * part for part in (0.2, 0.32, 0.5, 0.66, 0.84, 1))), "#D3DDAE")
    near = trace("M{} 204V174Q{} 162 {} 174T{} 174V204Z", x, x + width * 0.25, x + width * 0.5, x + width)
    art += path(near, "#C2D29C")
    for i in range(8):
        foot = i * width / 7 + 12
        art += stroke(trace("M{} 204L{} 178", x + foot, x + width / 2 + (foot - width / 2) * 0.62), "#B2C48A", 3)
    art += "".join(circle(x + px, 172, radius, "#B2C795") for px, radius in ((46, 14), (66, 11), (width - 52, 15)))
    return art + stroke(trace("M{} 172v14M{} 172v14", x + 52, x + width - 52), "#A08A5C", 4)


def _train_fields(room: Room) -> None:
    """The fields that pass outside."""
    strip = "".join(_field(FIELDS_LEFT + i * FIELD, FIELD) for i in range(-1, FIELDS + 1))
    room.prop(
        "fields",
        960,
        150,
        (-920, -26, 920, 55),
        group(strip, "translate(-960 -150)"),
        "wall",
        1,
        {
            "kind": "scroll",
            "px_per_s": -120,
            "clip": [[x, 90, width, 114] for x, width in WINDOWS],
        },
    )


def _train_curtains(room: Room) -> None:
    """Window bars and curtains."""
    for x, width in WINDOWS:
        room.add(stroke(trace("M{} 92V204", x + width / 2), "#A9BDA2", 8))
        for side in (0, 1):
            edge = x if side == 0 else x + width
            turn = 1 if side == 0 else -1
            room.add(
                path(
                    trace(
                        "M{} 84h{}C{} 130 {} 150 {} 206h{}Z",
                        edge - turn * 4,
                        turn * 58,
                        edge + turn * 46,
                        edge + turn * 20,
                        edge + turn * 16,
                        -turn * 20,
                    ),
                    "#B4C9C4",
                ),
                stroke(
                    trace(
                        "M{} 88C{} 130 {} 150 {} 200",
                        edge + turn * 18,
                        edge + turn * 16,
                        edge + turn * 8,
                        edge + turn * 4,
                    ),
                    "#9DB6B0",
                    3,
                ),
            )


def _train_rack(room: Room) -> None:
    """The luggage rack."""
    room.add(
        stroke("M0 66H790M1130 66H1920", "#A9B8A0", 7),
        stroke(
            "".join(trace("M{} 66l-10 -18", x) for x in list(range(30, 790, 76)) + list(range(1150, 1920, 76))),
            "#A9B8A0",
            4,
        ),
    )
    for name, x, colour in (
        ("rack_bag_1", 452, "#C9A892"),
        ("rack_bag_2", 640, "#A9B8C0"),
        ("rack_bag_3", 1250, "#C7BD90"),
        ("rack_bag_4", 1440, "#C9A892"),
    ):
        room.prop(
            name,
            x,
            38,
            (-64, -28, 64, 28),
            rect(-60, -20, 120, 46, 13, colour)
            + stroke("M-26 -18C-26 -32 26 -32 26 -18", mix(colour, "#4A3A2A", 0.25), 5)
            + path(teeth(-50, 4, 100, 10, 8, 1), mix(colour, "#FFFFFF", 0.25)),
            "wall",
        )


def _train_floor(room: Room) -> None:
    room.on("floor").add(rect(0, 262, 1920, 818, 0, "#8FA08A"), rect(0, 256, 1920, 10, 0, "#6F8468"))
    lines = ""
    for i in range(-12, 13):
        lines += trace("M{} 266L{} 1080", 960 + i * 92, 960 + i * 196)
    room.add(stroke(lines, "#869781", 3))
    art = ""
    for level, side in ((310, 0.6), (372, 0.75), (452, 0.9), (552, 1.1), (676, 1.3), (826, 1.6)):
        art += "".join(
            path(
                trace(
                    "M{} {}l{} {}l{} {}l{} {}z",
                    960 + (i + 0.5) * 150 * side,
                    level - 5 * side,
                    16 * side,
                    5 * side,
                    -16 * side,
                    5 * side,
                    -16 * side,
                    -5 * side,
                ),
                "#99AA94",
            )
            for i in range(int(-7 / side) - 1, int(7 / side) + 1)
        )
    room.add(art)


def _train_seats(room: Room) -> None:
    """Seat backs at the sides, luggage on the floor."""
    for side in (0, 1):
        art = path("M-20 300C40 292 96 300 104 340L120 610C122 640 90 650 -20 650Z", "#3F7A5C")
        art += path("M-20 316C36 308 80 316 88 350L102 604C80 622 20 626 -20 626Z", "#4B8868")
        art += stroke("M-20 396H92M-20 476H98M-20 556H100", "#3F7A5C", 4)
        art += rect(-20, 288, 104, 18, 8, "#E6E4CE")
        art += path(teeth(-20, 306, 104, 9, 11, 1), "#E6E4CE")
        room.add(mirrored(art, 960) if side else art)
    room.prop("woven_bag", 176, 752, (-102, -70, 102, 76), bag(), "floor")
    room.prop("suitcase", 1752, 748, (-92, -64, 92, 72), suitcase(), "floor")


def _train_table(room: Room) -> None:
    table_of(room, "#1F4A36", "#2F6B4E", "#D9CDA6")
    apron_of(room, "#28583F", "#D9CDA6")
    room.prop("eggs", 506, 640, (-74, -36, 74, 44), eggs(), "table")
    room.prop("mug", 630, 680, (-36, -34, 44, 36), mug("#F3EAD6", "#1F6B4E", "#1F6B4E"), "table", 0.86)
    room.prop("noodles", 1350, 628, (-56, -92, 56, 54), noodles(), "table", 0.84)
    room.prop("seeds", 1462, 664, (-74, -24, 74, 34), seeds(0, 0, 1), "table")


TRAIN = (
    _train_wall,
    _train_door,
    _train_fields,
    _train_curtains,
    _train_rack,
    _train_floor,
    _train_seats,
    _train_table,
)
