"""The twelve venues cut into pieces a map can lay: ``python -m assets.make.venues`` writes assets/venues.

Every venue is four full sheets (wall, floor, table, apron; 1920 × 1080, empty where nothing stands) and props, small
pictures with a place; all of it by day and, but for the night market, by night. `venue.json` says where each piece
lies. Draw by `z`.
"""

from __future__ import annotations

import io
import math
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import pygame

from assets.make.furniture import NIGHT_GROUND, night_table
from assets.make.nightfall import nightfall
from assets.make.palette import ASSETS, write_json, write_pictures
from assets.make.papercut import circle, group, picture, trace
from assets.make.room import SHEETS, Box, Prop, Room
from assets.make.rooms import FLOOR_BASES, NAMES, ROOMS, WALL_BASES
from assets.make.scenery import lantern, stars

WIDTH, HEIGHT = 1920, 1080
SEARCH = 90
"""How far beyond the box a room gives for a prop its ink is looked for."""

EDGE = 2
"""Empty units kept round the ink of a prop."""

GLOW = 60
"""More room round a lantern at night, for its two discs of light."""

ALWAYS_NIGHT = "night"
SKIES = {"boat": 150, "market": 120, "yard": 110}
"""Venues with an open sky, and how low the stars may stand in it."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One picture of a venue: a sheet (no prop), or a prop on a sheet."""

    sheet: str
    prop: Prop | None
    body: str


def _ink(prop: Prop) -> Box:
    """Return the box that really holds ink, found by drawing the prop once."""
    left, top = prop.box[0] - SEARCH, prop.box[1] - SEARCH
    width, height = prop.box[2] + SEARCH - left, prop.box[3] + SEARCH - top
    text = picture(width, height, group(prop.body, trace("translate({} {})", -left, -top)))
    ink = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (width, height)).get_bounding_rect()
    return left + ink.left - EDGE, top + ink.top - EDGE, left + ink.right + EDGE, top + ink.bottom + EDGE


@cache
def drawn(name: str) -> Room:
    """Return the venue by day, every prop with its exact box."""
    room = Room(name)
    for part in ROOMS[name]:
        part(room)
    room.props = [replace(prop, box=_ink(prop)) for prop in room.props]
    return room


def _night_furniture(name: str) -> Room:
    """Return a room with table and apron only, in the colours every table has at night."""
    room = Room(name)
    night_table(room, **({"y": 490.0, "half_width": 760.0, "half_height": 300.0} if name == "yard" else {}))
    return room


def _night_sheet(name: str, sheet: str, body: str) -> str:
    base = WALL_BASES[name] if sheet == "wall" else FLOOR_BASES[name]
    body = nightfall(body, sheet, base)
    if sheet == "wall" and name in SKIES:
        sky = stars(44, 7, SKIES[name], "#C9BEF2")
        body = re.sub(r"(<rect[^>]*/>)", lambda found: found.group(1) + sky, body, count=1)
    return body


def _night_prop(name: str, prop: Prop) -> str:
    if prop.name.startswith("lantern"):
        light = circle(0, 0, 74, "#FFB65A", fill_opacity=0.13) + circle(0, 0, 104, "#FFB65A", fill_opacity=0.07)
        return light + lantern(0, 0, 1, "#F08A3C", "#7A4A1E", "#C9602A")
    kind = "wall" if prop.sheet == "wall" else "prop"
    return nightfall(prop.body, kind, WALL_BASES[name], 0.29 if prop.sheet == "floor" else 0.38)


def pieces(name: str, night: bool = False) -> Iterator[Piece]:
    """Yield the pieces of a venue in drawing order."""
    room = drawn(name)
    night = night and name != ALWAYS_NIGHT
    furniture = _night_furniture(name) if night else room
    for sheet in SHEETS:
        body = "".join((furniture if sheet in ("table", "apron") else room).sheets[sheet])
        if night and sheet in ("wall", "floor"):
            body = _night_sheet(name, sheet, body)
        yield Piece(sheet, None, body)
        for prop in room.props:
            if prop.sheet == sheet:
                yield Piece(sheet, prop, _night_prop(name, prop) if night else prop.body)


def _placed(piece: Piece, night: bool) -> tuple[str, dict[str, object], list[int]]:
    """Return a prop's SVG text, its place in venue.json and its pivot."""
    prop = piece.prop
    assert prop is not None
    margin = GLOW if night and prop.name.startswith("lantern") else 0
    left, top, right, bottom = (side + way * margin for side, way in zip(prop.box, (-1, -1, 1, 1), strict=True))
    scale = prop.scale
    width, height = math.ceil((right - left) * scale), math.ceil((bottom - top) * scale)
    text = picture(width, height, group(piece.body, trace("scale({}) translate({} {})", scale, -left, -top)))
    place: dict[str, object] = {
        "file": f"props/{prop.name}{'_night' if night else ''}.svg",
        "x": round(prop.x + left * scale),
        "y": round(prop.y + top * scale),
        "w": width,
        "h": height,
    }
    return text, place, [round(-left * scale), round(-top * scale)]


def _sheet_entry(name: str, sheet: str, z: int) -> dict[str, object]:
    night = {} if name == ALWAYS_NIGHT else {"night": f"{sheet}_night.svg"}
    return {"layer": sheet, "file": f"{sheet}.svg", **night, "x": 0, "y": 0, "w": WIDTH, "h": HEIGHT, "z": z}


def describe(name: str) -> tuple[dict[str, object], dict[str, str]]:
    """Return what venue.json holds, and the SVG text of every file (without ending) beside it."""
    room = drawn(name)
    files: dict[str, str] = {}
    images: list[dict[str, object]] = []
    props: dict[str, dict[str, object]] = {}
    for night in (False, True) if name != ALWAYS_NIGHT else (False,):
        for z, piece in enumerate(pieces(name, night), 1):
            if piece.prop is None:
                files[piece.sheet + ("_night" if night else "")] = picture(WIDTH, HEIGHT, piece.body)
                if not night:
                    images.append(_sheet_entry(name, piece.sheet, z * 10))
                continue
            text, place, pivot = _placed(piece, night)
            files[str(place["file"]).removesuffix(".svg")] = text
            if night:
                props[piece.prop.name]["night"] = place
                continue
            head: dict[str, object] = {"name": piece.prop.name, "on": piece.sheet, "z": z * 10, "pivot": pivot}
            motion = {"motion": dict(piece.prop.motion)} if piece.prop.motion else {}
            props[piece.prop.name] = {**head, **place, **motion}
    content: dict[str, object] = {
        "id": name,
        "name": dict(zip(("zh", "en"), NAMES[name], strict=True)),
        "size": [WIDTH, HEIGHT],
        "images": images,
        "props": list(props.values()),
        "ring_ground": room.ring_ground,
        "ring_ground_night": NIGHT_GROUND,
    }
    return content, files


def write(folder: Path) -> int:
    """Write every venue into `folder`; return the number of pictures."""
    count = 0
    for name in ROOMS:
        content, files = describe(name)
        (folder / name / "props").mkdir(parents=True, exist_ok=True)
        count += write_pictures(folder / name, files.items())
        write_json(folder / name / "venue.json", content)
    return count


def main() -> None:
    """Write assets/venues."""
    print(write(ASSETS / "venues"), "pictures of venues")


if __name__ == "__main__":
    main()
