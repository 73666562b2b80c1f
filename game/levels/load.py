"""From a Tiled map to the description of a venue. The only file that knows the readers of XML and of Tiled maps.

`read_level` first has the map looked through (`guard`, `tilesets`, `places`, `game_check`). Only a map without any
problem is handed to pytmx, and then as the tree that was looked at: pytmx opens nothing, neither map nor tileset nor
picture.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.levels.build import build
from game.levels.files import Files
from game.levels.game_check import check_game
from game.levels.guard import LAYERS, Tree, kind_of
from game.levels.laid import check_laid
from game.levels.places import check_places
from game.levels.problems import Findings, Place, Refusal
from game.levels.tilesets import check_pictures
from game.levels.venue import Venue

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

Z_STEP = 10
ATTRIBUTES_EACH = 8
"""Attributes allowed for every element allowed: pictures have six, maps four."""


def parse_xml(data: bytes, max_elements: int, max_depth: int) -> Element:
    """Return the root of XML that nobody vouches for: UTF-8, no DTD, no more and no deeper than allowed.

    Raises Refusal ``encoding``, ``dtd``, ``xml``, ``too_many`` or ``too_deep``.
    """
    from xml.etree.ElementTree import ParseError, TreeBuilder

    from defusedxml.common import DefusedXmlException
    from defusedxml.ElementTree import DefusedXMLParser

    class Shallow(TreeBuilder):
        depth = 0

        def start(self, tag: str, attributes: Any, /) -> Element:
            self.depth += 1
            if self.depth > max_depth:
                raise Refusal("too_deep", limit=max_depth)
            return super().start(tag, attributes)

        def end(self, tag: str, /) -> Element:
            self.depth -= 1
            return super().end(tag)

    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("encoding") from None
    head = text[:200].lower()
    if "\0" in text or (head.startswith("<?xml") and "encoding" in head.partition("?>")[0] and "utf-8" not in head):
        raise Refusal("encoding")
    # Counted before parsing: building the elements is what takes the time.
    elements = text.count("<") - text.count("</") - text.count("<!") - text.count("<?")
    if elements > max_elements:
        raise Refusal("too_many", what="elements", count=elements, limit=max_elements)
    attributes = text.count("=")
    if attributes > ATTRIBUTES_EACH * max_elements:
        raise Refusal("too_many", what="attributes", count=attributes, limit=ATTRIBUTES_EACH * max_elements)
    parser = DefusedXMLParser(target=Shallow(), forbid_dtd=True)
    try:
        parser.feed(text)
        root: Element = parser.close()
    except DefusedXmlException:
        raise Refusal("dtd") from None
    except (ParseError, ValueError, AssertionError) as error:
        line, column = getattr(error, "position", (0, 0))
        raise Refusal("xml", line=line, column=column) from None
    return root


def look_through(path: Path, files: Files) -> Tree:
    """Return the tree of a map that can be played; raises LevelError with everything that is wrong with it."""
    findings = Findings()
    try:
        whole = files.find(path.parent, path.name, ".tmx")
    except Refusal as refusal:
        raise findings.stop(refusal.code, Place(), **refusal.values) from None
    tree = Tree(whole, files, parse_xml, findings)
    check_pictures(tree)
    check_places(tree)
    seats = sum(1 for thing in tree.root.iter("object") if kind_of(thing) == "seat")
    check_game(tree.properties[tree.root], seats + 1, findings)
    findings.stop_if_any()
    check_laid(tree)
    findings.stop_if_any()
    return tree


def read_level(path: Path, name: str, files: Files, *, shipped: bool = False) -> Venue:
    """Return the venue in the Tiled map `path`, called `name`; `files` are what it may read.

    Raises LevelError with everything that is wrong with it.
    """
    tree = look_through(path, files)
    _settle(tree)
    try:
        return build(tree, _tiled(tree), name, shipped=shipped)
    except Exception as error:  # whatever the reader trips over after all must not take the game with it
        raise tree.findings.stop("reader", Place(), reason=f"{type(error).__name__}: {error}"[:200]) from None


def _settle(tree: Tree) -> None:
    """Say in the tree what pytmx would lose: how high each layer is drawn, and what type each object has.

    pytmx gives layers sorted by kind, so the editor's order is kept as heights; layers are told apart by number.
    """
    for order, layer in enumerate([child for child in tree.root if child.tag in LAYERS], start=1):
        tree.properties[layer].setdefault("z", order * Z_STEP)
        layer.set("id", str(order))
    for thing in tree.root.iter("object"):
        thing.set("type", kind_of(thing))


def _tiled(tree: Tree) -> Any:
    # Importing pytmx imports pygame, which would greet on the standard output of `levels check --json`.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from pytmx import TiledMap

    tiled = TiledMap(image_loader=_no_loader, load_all=False)
    tiled.filename = str(tree.path)
    tiled.parse_xml(tree.root)
    return tiled


def _no_loader(filename: str, _flags: object, **_more: object) -> Any:
    """Stand in for pytmx's image loader: name the file and the part of it, decode nothing."""

    def load(rect: tuple[int, int, int, int] | None = None, _flags: object = None) -> Any:
        return Path(filename), rect

    return load
