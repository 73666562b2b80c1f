"""How much picture a sound map asks to be drawn: small maps are laid out large, a large tile may stand everywhere."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from game.levels.guard import Tree
from game.levels.places import scale_of
from game.levels.problems import Place
from game.levels.tilesets import FLIP_X, FLIP_Y
from game.levels.venue import HEIGHT, WIDTH

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

MAX_SIDE = 2 * WIDTH
"""Longest side of one picture as laid into the 1920 × 1080 space."""
MAX_SHEETS = 20
"""Everything drawn, in times the space: all sixteen layers full, and as much again as four for props."""


def check_laid(tree: Tree) -> None:
    """Note what would be too large or too much to draw. Expects a tree without any problem so far."""
    scale = scale_of(tree)
    sizes = _tile_sizes(tree)
    area = 0.0
    for layer in tree.root.findall("imagelayer"):
        for image in layer.findall("image"):
            area += _check(tree, layer, tree.length(image, "width") * scale, tree.length(image, "height") * scale)
    for thing in tree.root.iter("object"):
        if "gid" in thing.attrib:
            area += _check(tree, thing, tree.length(thing, "width") * scale, tree.length(thing, "height") * scale)
    for layer in tree.root.findall("layer"):
        cells = Counter(part.strip() for data in layer.findall("data") for part in (data.text or "").split(","))
        for token, count in cells.items():
            number = int(token) & ~(FLIP_X | FLIP_Y)
            if number:
                width, height = sizes[number]
                area += count * _check(tree, layer, width * scale, height * scale)
    if area > MAX_SHEETS * WIDTH * HEIGHT:
        tree.findings.add("drawn_much", Place(), sheets=round(area / WIDTH / HEIGHT), limit=MAX_SHEETS)


def _check(tree: Tree, element: Element, width: float, height: float) -> float:
    if max(width, height) > MAX_SIDE:
        tree.findings.add("drawn_large", tree.places[element], width=round(width), height=round(height), limit=MAX_SIDE)
    return width * height


def _tile_sizes(tree: Tree) -> dict[int, tuple[float, float]]:
    """Return width and height of every tile, by its number on the map."""
    sizes: dict[int, tuple[float, float]] = {}
    for tileset in tree.root.findall("tileset"):
        first = tree.number(tileset, "firstgid") or 1
        grid = tileset.find("image")
        if grid is not None:
            size = (tree.length(tileset, "tilewidth"), tree.length(tileset, "tileheight"))
            across, down = tree.length(grid, "width") / size[0], tree.length(grid, "height") / size[1]
            sizes.update(dict.fromkeys(range(first, first + int(across) * int(down)), size))
        for tile in tileset.findall("tile"):
            for image in tile.findall("image"):
                number = first + (tree.number(tile, "id") or 0)
                sizes[number] = (tree.length(image, "width"), tree.length(image, "height"))
    return sizes
