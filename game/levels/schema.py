"""What may stand in a map: every element, attribute and property that is understood, and the values each may have.

Anything else is refused. That is both the guard (a reader of maps sets whatever attribute it meets on its own objects)
and good manners (a maker hears that a group or a rotation would not be shown). Caps come from DESIGN section 5.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from game.levels.vocabulary import CHARACTERS, HOURS, MOMENTS, MOTIONS, MUSIC, PROP_PLACES, ROOM_SOUNDS

MAX_FILE = 1 << 20
MAX_SIDE_TILES = 256
MAX_LAYERS = 16
MAX_TILES_IN_SET = 4096
MAX_PICTURE_SIDE = 4096
MAX_TILESETS = 16
MAX_OBJECTS = 400
MAX_ELEMENTS = 5_000
"""Elements in a map and its tilesets together: all objects with every property, and as many again."""
MAX_DEPTH = 8
MAX_SHORT, MAX_LONG = 100, 2000
"""Characters in a name or rule set, and in a story."""

Check: TypeAlias = Callable[[str], object]
"""Turns the text of an attribute into a value; ValueError says what would have been right."""

_INTEGER = re.compile(r"-?[0-9]{1,10}")
_DECIMAL = re.compile(r"-?[0-9]{1,7}(\.[0-9]{1,17})?")
_COLOUR = re.compile(r"#([0-9a-fA-F]{2})?([0-9a-fA-F]{6})")
_WORD = re.compile(r"[A-Za-z0-9_.-]*")
_LANGUAGE = re.compile(r"(name|story|lesson|remark)_[a-z]{2,3}(_[A-Z]{2})?")


def whole(low: int, high: int) -> Check:
    """Return a check for a whole number from `low` to `high`."""

    def check(text: str) -> int:
        if not _INTEGER.fullmatch(text) or not low <= int(text) <= high:
            raise ValueError(f"{low}..{high}")
        return int(text)

    return check


def decimal(low: float, high: float) -> Check:
    """Return a check for a number from `low` to `high`; no exponents, no nan."""

    def check(text: str) -> float:
        if not _DECIMAL.fullmatch(text) or not low <= float(text) <= high:
            raise ValueError(f"{low:g}..{high:g}")
        return float(text)

    return check


def one_of(*words: str) -> Check:
    """Return a check for one of `words`."""

    def check(text: str) -> str:
        if text not in words:
            raise ValueError(" | ".join(words))
        return text

    return check


def words(limit: int, lines: bool = False) -> Check:
    """Return a check for text without control characters, in one line unless `lines`."""

    def check(text: str) -> str:
        if len(text) > limit:
            raise ValueError(f"≤ {limit}")
        if any(ord(letter) < 32 and not (lines and letter in "\n\r\t") for letter in text):
            raise ValueError("a-z")
        return text

    return check


def colour(text: str) -> str:
    """Return "#rrggbb" of a colour as Tiled writes it, with or without its alpha in front."""
    found = _COLOUR.fullmatch(text)
    if not found:
        raise ValueError("#rrggbb")
    return f"#{found[2].lower()}"


def word(text: str) -> str:
    """Return `text` if it is a plain word such as a version or a class name."""
    if len(text) > 64 or not _WORD.fullmatch(text):
        raise ValueError("a-z 0-9 _ . -")
    return text


def rectangles(text: str) -> tuple[tuple[float, float, float, float], ...]:
    """Return the rectangles of a text such as ``40 90 330 114; 430 90 330 114``."""
    found = []
    for piece in text.split(";"):
        numbers = piece.split()
        if numbers:
            if len(numbers) != 4 or not all(_DECIMAL.fullmatch(number) for number in numbers):
                raise ValueError("x y w h; x y w h")
            x, y, w, h = map(float, numbers)
            found.append((x, y, w, h))
    if len(found) > 16:
        raise ValueError("≤ 16")
    return tuple(found)


name = words(MAX_SHORT)
place = decimal(-8192, 8192)
zero = decimal(0, 0)
one = decimal(1, 1)
truth = one_of("true", "false")
bit = one_of("0", "1")
pixels = whole(1, MAX_PICTURE_SIDE)
number = whole(0, 1 << 30)
whole_number = whole(-(1 << 31), 1 << 31)


@dataclass(frozen=True, slots=True)
class Element:
    """One kind of element: attributes with their checks, those it must have, and what may stand inside.

    `dropped` are children of the editor's own that say nothing about the picture: taken out before reading.
    """

    attributes: Mapping[str, Check]
    needs: tuple[str, ...] = ()
    children: tuple[str, ...] = ()
    dropped: tuple[str, ...] = ()
    text: bool = False


_LAYER: dict[str, Check] = {
    "id": number,
    "name": name,
    "class": word,
    "opacity": one,
    "visible": bit,
    "locked": bit,
    "x": zero,
    "y": zero,
}
_ORDERS = ("right-down", "right-up", "left-down", "left-up")

ELEMENTS: Mapping[str, Element] = {
    "map": Element(
        {
            "version": word,
            "tiledversion": word,
            "class": word,
            "orientation": one_of("orthogonal"),
            "renderorder": one_of(*_ORDERS),
            "width": whole(1, MAX_SIDE_TILES),
            "height": whole(1, MAX_SIDE_TILES),
            "tilewidth": whole(1, 1920),
            "tileheight": whole(1, 1080),
            "infinite": one_of("0"),
            "compressionlevel": whole(-1, 9),
            "backgroundcolor": colour,
            "nextlayerid": number,
            "nextobjectid": number,
        },
        needs=("orientation", "width", "height", "tilewidth", "tileheight"),
        children=("properties", "tileset", "layer", "imagelayer", "objectgroup"),
        dropped=("editorsettings",),
    ),
    "tileset": Element(
        {
            "firstgid": whole(1, 1 << 24),
            "source": name,
            "name": name,
            "class": word,
            "version": word,
            "tiledversion": word,
            "tilewidth": pixels,
            "tileheight": pixels,
            "tilecount": whole(0, MAX_TILES_IN_SET),
            "columns": whole(0, MAX_TILES_IN_SET),
            "spacing": whole(0, 256),
            "margin": whole(0, 256),
            "objectalignment": one_of("unspecified", "bottomleft"),
            "tilerendersize": one_of("tile"),
            "fillmode": one_of("stretch"),
            "backgroundcolor": colour,
        },
        children=("image", "tile"),
        dropped=("editorsettings", "grid", "transformations", "wangsets", "terraintypes"),
    ),
    "tile": Element(
        {"id": whole(0, 65535), "type": word, "class": word, "probability": decimal(0, 100)},
        needs=("id",),
        children=("properties", "image"),
    ),
    "image": Element({"source": name, "width": pixels, "height": pixels}, needs=("source", "width", "height")),
    "layer": Element(
        {
            **_LAYER,
            "width": whole(1, MAX_SIDE_TILES),
            "height": whole(1, MAX_SIDE_TILES),
            "offsetx": zero,
            "offsety": zero,
        },
        needs=("width", "height"),
        children=("properties", "data"),
    ),
    "data": Element({"encoding": one_of("csv")}, needs=("encoding",), text=True),
    "imagelayer": Element(
        {**_LAYER, "offsetx": whole(-8192, 8192), "offsety": whole(-8192, 8192)}, children=("properties", "image")
    ),
    "objectgroup": Element(
        {**_LAYER, "color": colour, "draworder": one_of("topdown", "index"), "offsetx": zero, "offsety": zero},
        children=("properties", "object"),
    ),
    "object": Element(
        {
            "id": number,
            "name": name,
            "type": word,
            "class": word,
            "x": place,
            "y": place,
            "width": decimal(0, 8192),
            "height": decimal(0, 8192),
            "gid": whole(1, (1 << 32) - 1),
            "visible": bit,
            "rotation": zero,
        },
        needs=("x", "y"),
        children=("properties", "ellipse", "point"),
    ),
    "ellipse": Element({}),
    "point": Element({}),
    "properties": Element({}, children=("property",)),
    "property": Element({"name": word, "type": word, "propertytype": word, "value": str}, needs=("name",), text=True),
}


@dataclass(frozen=True, slots=True)
class Property:
    """One property: the types Tiled may give it ("string" is what it leaves unsaid) and the check of its value."""

    types: tuple[str, ...]
    check: Check


def _text(check: Check) -> Property:
    return Property(("string",), check)


_INT, _FLOAT = ("int",), ("float", "int")
_Z = Property(_INT, whole(-1000, 1000))
_FILE = Property(("file", "string"), name)
_LENGTH = Property(_FLOAT, decimal(-8192, 8192))
_SIZE = Property(_FLOAT, decimal(1, 8192))

MAP_PROPERTIES: Mapping[str, Property] = {
    "order": Property(_INT, whole(0, 999)),
    "host": _text(one_of("", *CHARACTERS)),
    "rules": _text(words(MAX_SHORT * 6)),
    "target": Property(_INT, whole(1, 100_000)),
    "goals": _text(name),
    "remark_at": _text(one_of("", *MOMENTS)),
    "unlocks": _text(words(MAX_SHORT * 2)),
    "night": Property(("bool",), truth),
    "room_sound": _text(one_of("", *ROOM_SOUNDS)),
    "music": _text(one_of("", *MUSIC)),
    "music_night": _text(one_of("", *MUSIC)),
    "ring_ground": Property(("color", "string"), colour),
    "ring_ground_night": Property(("color", "string"), colour),
}

LAYER_PROPERTIES: Mapping[str, Property] = {"z": _Z, "night": _FILE, "on": _text(one_of(*PROP_PLACES))}

PROP_PROPERTIES: Mapping[str, Property] = {
    "z": _Z,
    "on": _text(one_of(*PROP_PLACES)),
    "night": _FILE,
    "night_x": _LENGTH,
    "night_y": _LENGTH,
    "night_w": _SIZE,
    "night_h": _SIZE,
    "pivot_x": _LENGTH,
    "pivot_y": _LENGTH,
    "motion": _text(one_of(*MOTIONS)),
    "degrees": Property(_FLOAT, decimal(0, 45)),
    "ms": Property(_INT, whole(200, 60_000)),
    "px": Property(_FLOAT, decimal(0, 60)),
    "px_per_s": Property(_FLOAT, decimal(-600, 600)),
    "clip": _text(rectangles),
}

OBJECT_PROPERTIES: Mapping[str, Mapping[str, Property]] = {
    "prop": PROP_PROPERTIES,
    "seat": {
        "seat": Property(_INT, whole(1, 9)),
        "character": _text(one_of(*CHARACTERS)),
        "level": _text(word),
    },
    "pile": {},
    "ring": {},
    "table": {},
    "hand": {},
    "light": {
        "z": _Z,
        "colour": Property(("color", "string"), colour),
        "strength": Property(_FLOAT, decimal(0, 1)),
        "hour": _text(one_of(*HOURS)),
        "flicker": Property(("bool",), truth),
    },
}
"""Properties by the type of object. An object with a picture is a prop, whether it says so or not."""


def map_property(key: str) -> Property | None:
    """Return what the map's property `key` may be: those of the table, and name, story and lesson in any language."""
    if _LANGUAGE.fullmatch(key):
        kind = key.partition("_")[0]
        return _text(name if kind == "name" else words(MAX_LONG, lines=True))
    return MAP_PROPERTIES.get(key)
