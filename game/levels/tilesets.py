"""Tilesets and pictures of a map under inspection: brought inside, counted, looked at, and every tile's number proved.

After `check_pictures` no element of the map names another tileset, and every picture is named by its whole path.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from game.levels.gallery import Gallery
from game.levels.guard import Tree
from game.levels.problems import Place, Refusal
from game.levels.schema import MAX_TILES_IN_SET, MAX_TILESETS

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

FLIP_X, FLIP_Y, TURNED = 1 << 31, 1 << 30, 1 << 29


def check_pictures(tree: Tree) -> None:
    """Bring the tilesets inside, look at every picture, and see that every tile used exists."""
    gallery = Gallery(tree)
    tilesets = tree.root.findall("tileset")
    if len(tilesets) > MAX_TILESETS:
        raise tree.findings.stop("too_many", Place(), what="tilesets", count=len(tilesets), limit=MAX_TILESETS)
    known: list[range | frozenset[int]] = []
    for tileset in tilesets:
        if _brought_inside(tree, tileset):
            _check_images(tree, tileset, gallery)
            known.append(_numbers(tree, tileset))
    for layer in tree.root.findall("imagelayer"):
        if layer.find("image") is None:
            tree.findings.add("image_missing", tree.places[layer])
        _check_images(tree, layer, gallery)
    for prop in tree.root.iter("object"):
        _check_night(tree, prop, gallery)
    if len(known) == len(tilesets):
        _check_overlap(tree, tilesets, known)
        _check_numbers(tree, known)


def _brought_inside(tree: Tree, tileset: Element) -> bool:
    source = tileset.get("source")
    place = tree.places[tileset]
    if "firstgid" not in tileset.attrib:
        tree.findings.add("attribute_missing", place.at("firstgid"))
    if source is None:
        return True
    try:
        path = tree.files.find(tree.folders[tileset], source, ".tsx")
    except Refusal as refusal:
        tree.findings.add(refusal.code, place.at("source"), **refusal.values)
        return False
    place = Place(file=source)
    outside = tree.load(path, place)
    if outside is None:
        return False
    if outside.tag != "tileset" or "source" in outside.attrib or list(tileset):
        tree.findings.add("not_a_tileset", place, found=outside.tag[:40])
        return False
    tree.check(outside, place, path.parent)
    first = tree.attributes[tileset].get("firstgid")
    tileset.attrib = {**outside.attrib, "firstgid": tileset.get("firstgid", "1")}
    tileset.extend(outside)
    tree.attributes[tileset] = tree.attributes[outside] | ({} if first is None else {"firstgid": first})
    tree.places[tileset] = tree.places[outside]
    tree.folders[tileset] = path.parent
    return True


def _check_images(tree: Tree, owner: Element, gallery: Gallery) -> None:
    for image in owner.iter("image"):
        width, height = tree.number(image, "width"), tree.number(image, "height")
        source = image.get("source")
        if source is None or width is None or height is None:
            continue
        path = gallery.check(source, tree.folders[image], tree.places[image], (width, height))
        if path:
            image.set("source", str(path))
    for element in (owner, *owner.iter("tile")):
        _check_night(tree, element, gallery)


def _check_night(tree: Tree, element: Element, gallery: Gallery) -> None:
    source = tree.properties[element].get("night")
    if isinstance(source, str):
        path = gallery.check(source, tree.folders[element], tree.places[element].at("night"))
        for item in element.findall("properties/property"):
            if path and item.get("name") == "night":
                item.set("value", str(path))


def _numbers(tree: Tree, tileset: Element) -> range | frozenset[int]:
    """Return the numbers of a tileset's tiles on the map."""
    place = tree.places[tileset]
    first = tree.number(tileset, "firstgid")
    width, height = tree.number(tileset, "tilewidth"), tree.number(tileset, "tileheight")
    if first is None or not width or not height:
        for key in ("tilewidth", "tileheight"):
            if key not in tileset.attrib:
                tree.findings.add("attribute_missing", place.at(key))
        return frozenset()
    ids = [number for tile in tileset.findall("tile") if (number := tree.number(tile, "id")) is not None]
    if len(set(ids)) != len(ids):
        tree.findings.add("tile_twice", place)
    image = tileset.find("image")
    if image is not None:
        if str(image.get("source", "")).lower().endswith(".svg"):
            tree.findings.add("file_kind", place, file=Path(str(image.get("source"))).name, kinds=".png")
        count = _grid_count(tree, tileset, image, width, height)
        if ids and max(ids) >= count:
            tree.findings.add("tile_number", place, number=max(ids))
        if any(tile.find("image") is not None for tile in tileset.findall("tile")) or len(tileset.findall("image")) > 1:
            tree.findings.add("not_a_tileset", place, found="image + tile/image")
        return range(first, first + count)
    if any(len(tile.findall("image")) != 1 for tile in tileset.findall("tile")):
        tree.findings.add("image_missing", place)
    if len(ids) > MAX_TILES_IN_SET:
        tree.findings.add("too_many", place, what="tiles", count=len(ids), limit=MAX_TILES_IN_SET)
    return frozenset(first + number for number in ids)


def _grid_count(tree: Tree, tileset: Element, image: Element, width: int, height: int) -> int:
    place = tree.places[tileset]
    margin, spacing = tree.number(tileset, "margin", 0), tree.number(tileset, "spacing", 0)
    across, down = tree.number(image, "width"), tree.number(image, "height")
    if margin is None or spacing is None or across is None or down is None:
        return 0
    columns = max(0, (across - margin + spacing) // (width + spacing))
    rows = max(0, (down - margin + spacing) // (height + spacing))
    # The reader counts its columns in its own way; where a margin makes the two differ, tiles would be mixed up.
    read_columns = len(range(margin, across + margin - width + 1, width + spacing))
    read_rows = len(range(margin, down + margin - height + 1, height + spacing))
    count = columns * rows
    if count == 0 or (columns, rows) != (read_columns, read_rows):
        tree.findings.add("tile_grid", place)
        return 0
    if count > MAX_TILES_IN_SET:
        tree.findings.add("too_many", place, what="tiles", count=count, limit=MAX_TILES_IN_SET)
    for key, right in (("columns", columns), ("tilecount", count)):
        if tree.number(tileset, key, right) not in (right, 0, None):
            tree.findings.add("attribute_value", place.at(key), value=tileset.get(key, ""), wanted=str(right))
    return count


def _check_overlap(tree: Tree, tilesets: list[Element], known: list[range | frozenset[int]]) -> None:
    spans = sorted((min(numbers), max(numbers), i) for i, numbers in enumerate(known) if numbers)
    for before, after in itertools.pairwise(spans):
        if after[0] <= before[1]:
            tree.findings.add(
                "attribute_value",
                tree.places[tilesets[after[2]]].at("firstgid"),
                value=str(after[0]),
                wanted=f"> {before[1]}",
            )


def _check_numbers(tree: Tree, known: list[range | frozenset[int]]) -> None:
    for layer in tree.root.findall("layer"):
        place = tree.places[layer]
        for number in _cells(tree, layer, place):
            if number and not _check_number(tree, number, known, place):
                break
    for thing in tree.root.iter("object"):
        if gid := tree.number(thing, "gid", 0):
            _check_number(tree, gid, known, tree.places[thing])


def _check_number(tree: Tree, number: int, known: list[range | frozenset[int]], place: Place) -> bool:
    bare = number & ~(FLIP_X | FLIP_Y)
    if bare & TURNED and bare < 2 * TURNED:
        tree.findings.add("turned", place)
        return False
    if not any(bare in numbers for numbers in known):
        tree.findings.add("tile_number", place, number=number)
        return False
    return True


def _cells(tree: Tree, layer: Element, place: Place) -> Iterator[int]:
    """Yield the different numbers of a tile layer, after seeing that there are exactly as many as the map has cells."""
    size = [tree.number(element, key) for element in (layer, tree.root) for key in ("width", "height")]
    blocks = layer.findall("data")
    if len(blocks) != 1:
        tree.findings.add("data_form", place)
        return
    if None in size:
        return
    if size[:2] != size[2:]:
        tree.findings.add("layer_size", place)
        return
    text = blocks[0].text or ""
    cells = (size[0] or 0) * (size[1] or 0)
    if text.count(",") != cells - 1:
        tree.findings.add("data_length", place, count=text.count(",") + 1, wanted=cells)
        return
    for token in {part.strip() for part in text.split(",")}:
        if not (token.isascii() and token.isdigit() and len(token) <= 10 and int(token) < 1 << 32):
            tree.findings.add("data_form", place)
            return
        yield int(token)
