"""The look at a map that nobody vouches for, before the reader of Tiled maps sees it.

Works on our own parse: structure here, tilesets and pictures in `tilesets`. What passes is a tree in which every
attribute and property is one that is understood and in range, every tileset stands inside the map, and every picture
is named by the whole path of a file that was looked at. Nothing else of the disk is touched.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from game.levels.files import Files
from game.levels.problems import Findings, Place, Refusal
from game.levels.schema import (
    ELEMENTS,
    LAYER_PROPERTIES,
    MAX_DEPTH,
    MAX_ELEMENTS,
    MAX_FILE,
    MAX_LAYERS,
    MAX_OBJECTS,
    OBJECT_PROPERTIES,
    PROP_PROPERTIES,
    Property,
    map_property,
    whole_number,
)

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

LAYERS = ("layer", "imagelayer", "objectgroup")

_PART_CODES = {
    "group": "group",
    "polygon": "object_shape",
    "polyline": "object_shape",
    "text": "object_shape",
    "capsule": "object_shape",
    "animation": "tile_animation",
    "chunk": "infinite",
    "template": "template",
}
_ATTRIBUTE_CODES = {"infinite": "infinite", "encoding": "data_form", "compression": "data_form", "rotation": "turned"}
"""Where a plain "unknown" would leave a maker puzzled, a sentence of its own."""


class Parse(Protocol):
    """Reads XML that nobody vouches for; raises Refusal."""

    def __call__(self, data: bytes, max_elements: int, max_depth: int) -> Element:
        """Return the root of `data`."""


class Tree:
    """A map as looked through so far: of every element the attributes and properties that are right, and its place."""

    def __init__(self, path: Path, files: Files, parse: Parse, findings: Findings) -> None:
        self.path = path
        self.files = files
        self.parse = parse
        self.findings = findings
        self.attributes: dict[Element, dict[str, object]] = {}
        self.properties: dict[Element, dict[str, object]] = {}
        self.places: dict[Element, Place] = {}
        self.folders: dict[Element, Path] = {}
        """Of tilesets and pictures: the folder their paths are seen from."""
        self._elements_left = MAX_ELEMENTS
        self.root = self._read()

    def number(self, element: Element, attribute: str, default: int | None = None) -> int | None:
        """Return a whole-number attribute; `default` when it is left out, None when it is wrong."""
        if attribute not in element.attrib:
            return default
        value = self.attributes[element].get(attribute)
        return value if isinstance(value, int) else None

    def length(self, element: Element, attribute: str) -> float:
        """Return a length or position, 0 when it is left out or wrong."""
        value = self.attributes[element].get(attribute)
        return float(value) if isinstance(value, int | float) else 0.0

    def load(self, path: Path, place: Place) -> Element | None:
        """Read and parse a file of the level; None after noting why not."""
        try:
            root = self.parse(self.files.read(path, MAX_FILE), self._elements_left, MAX_DEPTH)
        except Refusal as refusal:
            self.findings.add(refusal.code, place, **refusal.values)
            return None
        self._elements_left -= sum(1 for _ in root.iter())
        return root

    def check(self, element: Element, place: Place, folder: Path) -> None:
        """Look through an element and all it holds, noting what is wrong and keeping what is right."""
        place = _narrowed(element, place)
        self.places[element] = place
        self.folders[element] = folder
        self.attributes[element] = self._check_attributes(element, place)
        element[:] = [child for child in element if self._stays(child, element, place)]
        self.properties[element] = self._check_properties(element, place)

    def _stays(self, child: Element, parent: Element, place: Place) -> bool:
        """Look through a child; say whether it is kept. What is not understood is noted and taken out."""
        allowed = ELEMENTS[parent.tag]
        if child.tag in allowed.dropped:
            return False
        if child.tag not in allowed.children:
            code = "tile_shapes" if child.tag == "objectgroup" else _PART_CODES.get(child.tag, "part_unknown")
            if parent.tag == "data" and code == "part_unknown":
                code = "data_form"
            self.findings.add(code, place, part=child.tag[:40])
            return False
        if child.tag != "properties":
            self.check(child, place, self.folders[parent])
        return True

    def _read(self) -> Element:
        place = Place()
        root = self.load(self.path, place)
        self.findings.stop_if_any()
        if root is None or root.tag != "map":
            raise self.findings.stop("not_a_map", place, found="" if root is None else root.tag[:40])
        self.check(root, place, self.path.parent)
        layers = [child for child in root if child.tag in LAYERS]
        for what, count, limit in (
            ("layers", len(layers), MAX_LAYERS),
            ("objects", sum(1 for _ in root.iter("object")), MAX_OBJECTS),
        ):
            if count > limit:
                raise self.findings.stop("too_many", place, what=what, count=count, limit=limit)
        return root

    def _check_attributes(self, element: Element, place: Place) -> dict[str, object]:
        allowed = ELEMENTS[element.tag]
        right: dict[str, object] = {}
        for key, text in element.items():
            check = allowed.attributes.get(key)
            if check is None:
                code = {"template": "template", "compression": "data_form"}.get(key, "attribute_unknown")
                self.findings.add(code, place.at(key[:40]))
                continue
            try:
                right[key] = check(text)
            except ValueError as wanted:
                code = _ATTRIBUTE_CODES.get(key, "attribute_value")
                self.findings.add(code, place.at(key), value=text[:40], wanted=str(wanted))
        for key in allowed.needs:
            if key not in element.attrib:
                code = "data_form" if key == "encoding" else "attribute_missing"
                self.findings.add(code, place.at(key))
        return right

    def _check_properties(self, element: Element, place: Place) -> dict[str, object]:
        right: dict[str, object] = {}
        for block in element.findall("properties"):
            for item in block:
                if item.tag == "property":
                    self._check_property(item, element, place, right)
                else:
                    self.findings.add("part_unknown", place, part=item.tag[:40])
            block[:] = [item for item in block if item.tag == "property" and not len(item)]
        return right

    def _check_property(self, item: Element, owner: Element, place: Place, right: dict[str, object]) -> None:
        key, kind = item.get("name", ""), item.get("type", "string")
        where = place.at(key[:40])
        known = self._known(owner, key)
        if known is None:
            self.findings.add("property_unknown", where)
            return
        if key in right:
            self.findings.add("property_twice", where)
            return
        strange = set(item.attrib) - {"name", "type", "propertytype", "value"}
        if kind not in known.types or len(item) or strange:
            self.findings.add("property_type", where, wanted=" | ".join(known.types))
            return
        text = item.get("value", item.text or "").strip()
        try:
            value = known.check(text)
            if kind == "int":
                whole_number(text)
        except ValueError as wanted:
            self.findings.add("property_value", where, value=text[:40], wanted=str(wanted))
            return
        right[key] = value == "true" if kind == "bool" else value
        # One form for the reader: it takes a typed "string" for the word None, and colours come with alpha or without.
        item.attrib.pop("propertytype", None)
        if kind == "string":
            item.attrib.pop("type", None)
        item.set("value", value if isinstance(value, str) else text)
        item.text = None

    def _known(self, element: Element, key: str) -> Property | None:
        if element.tag == "map":
            return map_property(key)
        if element.tag == "tile":
            return PROP_PROPERTIES.get(key)
        if element.tag == "object":
            return OBJECT_PROPERTIES.get(kind_of(element), {}).get(key)
        return LAYER_PROPERTIES.get(key)


def kind_of(element: Element) -> str:
    """Return the type of an object: Tiled has called it `type`, then `class`, then `type`. A picture makes a prop."""
    if "gid" in element.attrib:
        return "prop"
    return element.get("type") or element.get("class") or ""


def _narrowed(element: Element, place: Place) -> Place:
    called = element.get("name") or ""
    number = element.get("id", "?")[:10]
    if element.tag in LAYERS:
        return Place(file=place.file, layer=called[:40] or f"#{number}")
    if element.tag == "object":
        return Place(file=place.file, layer=place.layer, object=called[:40] or f"#{number}")
    if element.tag == "tileset" and place.file:
        return place
    if element.tag == "tileset":
        return Place(file=place.file, layer=called[:40] or (element.get("source") or "tileset")[:40])
    if element.tag == "tile":
        return Place(file=place.file, layer=place.layer, object=f"#{number}")
    return place
