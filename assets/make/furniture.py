"""The table, your edge of it, and the floors: the sheets every room has."""

from __future__ import annotations

from assets.make.colour import mix
from assets.make.cuts import teeth
from assets.make.papercut import path, polygon, rect, stroke, trace
from assets.make.room import Room
from assets.make.scenery import superellipse

ROUNDNESS = 2.6
"""Power of the superellipse that is every table and its mat."""


NIGHT_GROUND = "#2C2562"
"""What the ring lies on by night."""


def _weave(x: float, y: float, width: float, height: float) -> str:
    """Return the straws of a mat, row by row, as far as its rounded shape allows."""
    lines = ""
    for row, level in enumerate(range(int(-height) + 12, int(height) - 6, 13)):
        reach = width * max(0, 1 - abs(level / height) ** ROUNDNESS) ** (1 / ROUNDNESS) - 10
        left = -int(reach / 52) * 52 - 52 + row % 2 * 26
        while left < reach:
            start, end = max(left, -reach), min(left + 30, reach)
            if end - start > 8:
                lines += trace("M{} {}H{}", x + start, y + level, x + end)
            left += 52
    return lines


def wood_table(
    room: Room,
    x: float = 960,
    y: float = 486,
    half_width: float = 770,
    half_height: float = 318,
    rim: str = "#6E3D20",
    top: str = "#9C5F34",
    mat: str = "#DDBD86",
    weave: str = "#CFA96C",
    edge: str = "#8A512B",
    line: str = "#B98A4E",
    base: str = "#4E2A14",
    ring_ground: str = "#CFA96C",
) -> None:
    """Lay the table sheet: a superellipse with a rim, a top and a woven mat."""
    room.ring_ground = ring_ground
    room.add(
        polygon(superellipse(x, y + 18, half_width, half_height), "#2A140A", fill_opacity=0.3),
        polygon(superellipse(x, y + 9, half_width, half_height), base),
        polygon(superellipse(x, y, half_width, half_height), rim),
        polygon(superellipse(x, y - 2, half_width - 14, half_height - 14), top),
    )
    mat_width, mat_height = half_width - 70, half_height - 58
    room.add(
        polygon(superellipse(x, y, mat_width + 8, mat_height + 8), edge),
        polygon(superellipse(x, y, mat_width, mat_height), mat),
    )
    room.add(stroke(_weave(x, y, mat_width, mat_height), weave, 3.4))
    room.add(
        polygon(
            superellipse(x, y, mat_width - 9, mat_height - 9),
            "none",
            stroke=line,
            stroke_width=2.4,
            stroke_dasharray="3 8",
            stroke_linecap="round",
        )
    )


def apron(
    room: Room, y: int = 884, top: str = "#8C4F2C", mid: str = "#7A4223", stitch: str = "#D9A566", cut: str = "#A86A3C"
) -> None:
    """Lay your edge of the table: it grounds the hand and the buttons."""
    room.add(path(trace("M0 {}H1920V1080H0Z", y + 7), "#2A140A", fill_opacity=0.22))
    count = 48
    width = 1920 / count
    room.add(
        path(
            trace("M0 1080V{}", y)
            + "".join(trace("A{} {} 0 0 1 {} {}", width / 2, width / 2.6, (i + 1) * width, y) for i in range(count))
            + "V1080Z",
            top,
        )
    )
    room.add(
        stroke(trace("M0 {}H1920", y + 14), stitch, 2.4, stroke_dasharray="1 9"),
        path(
            "".join(
                trace("M{} {}l{} 12l{} -12z", i * width + 8, y + 24, width / 2 - 8, width / 2 - 8) for i in range(count)
            ),
            mid,
        ),
    )


def table_of(room: Room, rim: str, top: str, mat: str, y: float = 486, half_height: float = 318) -> None:
    """Lay a table whose other tones follow from three."""
    room.on("table")
    wood_table(
        room,
        y=y,
        half_height=half_height,
        rim=rim,
        top=top,
        mat=mat,
        weave=mix(mat, "#6A4A20", 0.13),
        edge=mix(top, rim, 0.45),
        line=mix(mat, rim, 0.42),
        base=mix(rim, "#120A06", 0.42),
        ring_ground=mix(mat, "#6A4A20", 0.13),
    )


def apron_of(room: Room, top: str, cut: str) -> None:
    """Lay an apron whose other tones follow from one."""
    room.on("apron")
    apron(room, 884, top, mix(top, "#120A06", 0.16), cut)


def floor_planks(room: Room, colour: str, line: str, y: int = 262, edge: str | None = None) -> None:
    """Lay planks that run toward the viewer."""
    room.on("floor").add(
        rect(0, y, 1920, 1080 - y, 0, colour), rect(0, y - 6, 1920, 10, 0, edge or mix(colour, "#2A1608", 0.22))
    )
    lines = ""
    for level in (330, 404, 490, 590, 706, 838, 988):
        lines += trace("M0 {}H1920", level)
    for i in range(-9, 10):
        lines += trace("M{} {}L{} 1080", 960 + i * 118, y + 4, 960 + i * 250)
    room.add(stroke(lines, line, 2.6))


def floor_slabs(room: Room, colour: str, line: str, y: int = 262, edge: str | None = None, spread: float = 1.3) -> None:
    """Lay staggered stone slabs."""
    room.on("floor").add(
        rect(0, y, 1920, 1080 - y, 0, colour), rect(0, y - 6, 1920, 10, 0, edge or mix(colour, "#2A1608", 0.22))
    )
    lines = ""
    rows = (300, 348, 404, 470, 548, 640, 748, 876, 1030, 1200)
    for i, level in enumerate(rows[:-1]):
        lines += trace("M0 {}H1920", level)
        step = 120 + level * 0.12
        for j in range(-9, 10):
            lines += trace("M{} {}V{}", 960 + (j + i % 2 * 0.5) * step * spread, level, rows[i + 1])
    room.add(stroke(lines, line, 2.4))


def floor_diag(room: Room, colour: str, line: str, y: int = 262, edge: str | None = None) -> None:
    """Lay square bricks on the point; rows open toward the viewer."""
    room.on("floor").add(
        rect(0, y, 1920, 1080 - y, 0, colour), rect(0, y - 6, 1920, 10, 0, edge or mix(colour, "#2A1608", 0.22))
    )
    rows = [y + 4.0]
    height = 30.0
    while rows[-1] < 1080:
        rows.append(rows[-1] + height)
        height *= 1.22
    lines = ""
    for i in range(len(rows) - 1):
        near = 64 + (rows[i] - y) * 0.2
        far = 64 + (rows[i + 1] - y) * 0.2
        for j in range(-16, 17):
            shift = j + i % 2 * 0.5
            lines += trace(
                "M{} {}L{} {}M{} {}L{} {}",
                960 + shift * near * 2,
                rows[i],
                960 + (shift + 0.5) * far * 2,
                rows[i + 1],
                960 + shift * near * 2,
                rows[i],
                960 + (shift - 0.5) * far * 2,
                rows[i + 1],
            )
    room.add(stroke(lines, line, 2.4))


def beam(room: Room, colour: str, height: float = 18, count: int = 80, tooth: float = 12) -> None:
    """Lay a beam with saw-teeth along the top of the wall."""
    room.add(rect(0, 0, 1920, height, 0, colour), path(teeth(0, height, 1920, count, tooth, 1), colour))


def night_table(room: Room, **shape: float) -> None:
    """Draw table and apron in the colours that every table has by night; `shape` as for `wood_table`."""
    room.on("table")
    wood_table(
        room,
        rim="#0E0B26",
        top="#2C2560",
        mat="#3B3378",
        weave="#463D8A",
        edge="#5A4FA8",
        line="#7A6FC8",
        base="#07051A",
        ring_ground=NIGHT_GROUND,
        **shape,
    )
    room.on("apron")
    apron(room, 884, "#241E4E", "#1B163E", "#8F82C8")
