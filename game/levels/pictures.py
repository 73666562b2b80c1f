"""Looking at a picture before anything decodes it: the header of a PNG, the whole of an SVG."""

from __future__ import annotations

import math
import re
import struct
import zlib
from typing import TYPE_CHECKING, BinaryIO

from game.levels.problems import Refusal

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

MAX_PNG = 16 << 20
"""Bytes: what 4096 × 4096 pixels of a busy painting come to."""
MAX_SVG = 512 << 10
MAX_SVG_DEPTH = 32
MAX_SIDE = 4096

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_DEPTHS = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}
_MAX_CHUNKS = 8192
_SVG = "{http://www.w3.org/2000/svg}"
_DRAWN = frozenset(
    (
        *("svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"),
        *("title", "desc", "metadata", "defs", "linearGradient", "radialGradient", "stop"),
    )
)
_SAFE_URL = re.compile(r"url\(\s*#[\w.-]+\s*\)")
_WILD_NUMBER = re.compile(r"(?<![\d.#\w])\d{7,}|\d[eE]\+?[0-9]*[2-9]|\d[eE]\+?\d{2,}|nan|inf", re.IGNORECASE)
_LENGTH = re.compile(r"\s*([0-9]+(\.[0-9]+)?)\s*(px|pt|mm|cm|in|%)?\s*")
_GEOMETRY = frozenset(
    (
        *("d", "points", "transform", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy"),
        *("width", "height", "stroke-width", "gradienttransform", "offset", "stroke-miterlimit", "style"),
    )
)
_DASHES = re.compile(r"stroke-dasharray\s*:\s*(?!none)")
"""Dashes on closed curves make the renderer shoot lines across the picture."""


def png_size(file: BinaryIO, length: int) -> tuple[int, int]:
    """Return width and height of a PNG after walking its chunks without decoding.

    Raises Refusal ``picture_damaged`` or ``picture_large``.
    """
    head = file.read(33)
    if len(head) < 33 or head[:8] != _SIGNATURE or head[8:16] != b"\x00\x00\x00\rIHDR":
        raise Refusal("picture_damaged")
    width, height, depth, kind, compression, filtering, interlace = struct.unpack(">IIBBBBB", head[16:29])
    sound = struct.unpack(">I", head[29:33])[0] == zlib.crc32(head[12:29])
    if not sound or depth not in _DEPTHS.get(kind, ()) or compression or filtering or interlace > 1:
        raise Refusal("picture_damaged")
    if not (1 <= width <= MAX_SIDE and 1 <= height <= MAX_SIDE):
        raise Refusal("picture_large", width=width, height=height, limit=MAX_SIDE)
    position = 33
    for _chunk in range(_MAX_CHUNKS):
        file.seek(position)
        head = file.read(8)
        if len(head) < 8:
            break
        size, name = struct.unpack(">I4s", head)
        position += size + 12
        if position > length or not name.isalpha():
            break
        if name == b"IEND":
            return width, height
    raise Refusal("picture_damaged")


def check_svg(root: Element) -> None:
    """Look through a parsed SVG; raises Refusal ``svg_root``, ``svg_size``, ``svg_part``, ``svg_link`` or
    ``svg_number``.

    What is allowed is what the game's own renderer draws; scripts, links, embedded data and text are not among it.
    """
    if root.tag != f"{_SVG}svg":
        raise Refusal("svg_root")
    _check_view_box(root)
    for element in root.iter():
        tag = element.tag
        if tag.startswith(_SVG) or not tag.startswith("{"):
            name = tag.removeprefix(_SVG)
            if name not in _DRAWN:
                raise Refusal("svg_part", part=name[:40])
        for attribute, value in element.items():
            _check_attribute(attribute, value)


def _check_attribute(attribute: str, value: str) -> None:
    name = attribute.rpartition("}")[2].lower()
    bare = _SAFE_URL.sub("", value).lower()
    if name.startswith("on") or (name in ("href", "src", "base") and not re.fullmatch(r"#[\w.-]+", value)):
        raise Refusal("svg_link", part=name[:40])
    if "url(" in bare or "data:" in bare or "script:" in bare or "@import" in bare or "expression(" in bare:
        raise Refusal("svg_link", part=name[:40])
    if _DASHES.search(bare) or (name == "stroke-dasharray" and bare != "none"):
        raise Refusal("svg_part", part="stroke-dasharray")
    if name in _GEOMETRY and _WILD_NUMBER.search(value):
        raise Refusal("svg_number", part=name[:40])


def _check_view_box(root: Element) -> None:
    box = root.get("viewBox")
    if box is not None:
        try:
            numbers = [float(part) for part in box.replace(",", " ").split()]
        except ValueError:
            raise Refusal("svg_size") from None
        sane = len(numbers) == 4 and all(math.isfinite(n) and abs(n) <= MAX_SIDE * 4 for n in numbers)
        if not sane or not (0 < numbers[2] <= MAX_SIDE and 0 < numbers[3] <= MAX_SIDE):
            raise Refusal("svg_size")
    for side in ("width", "height"):
        text = root.get(side)
        if text is None and box is not None:
            continue
        found = _LENGTH.fullmatch(text or "")
        if not found or not 0 < float(found[1]) <= MAX_SIDE:
            raise Refusal("svg_size")
