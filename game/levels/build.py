"""Puts a venue together from a map that was looked through and from what pytmx made of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from game.levels.game_check import goals_of, rules_of
from game.levels.guard import Tree
from game.levels.places import scale_of
from game.levels.schema import rectangles
from game.levels.venue import (
    Beat,
    Bob,
    Box,
    ImagePiece,
    Light,
    Motion,
    Opponent,
    Picture,
    PileSpot,
    Prop,
    Scroll,
    SeatSpot,
    Still,
    Sway,
    TileSheet,
    Venue,
    Words,
)

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

RING = Box(754, 272, 412, 412)
TABLE = Box(190, 168, 1540, 636)
HAND = Box(410, 813, 1150, 250)
"""Where the ring, the table and the hand's zone are unless a map says otherwise (ART section 6)."""
RING_GROUND, RING_GROUND_NIGHT = "#cfa96c", "#2c2562"
LIGHT_Z = 95
"""How high a light shines that does not say: above the pictures of a room made of nine layers."""
_BEAT_MS = {"flicker": 900, "breathe": 3200, "peck": 4200, "smoke": 4000}
"""Periods of motions that a map names without one."""


@dataclass(frozen=True, slots=True)
class _Thing:
    """An object as pytmx read it, with what it takes from its layer."""

    tiled: Any
    box: Box
    z: int
    on: str
    seen: bool


def build(tree: Tree, tiled: Any, name: str, *, shipped: bool) -> Venue:
    """Return the venue of a map; `tiled` is pytmx's reading of `tree`."""
    return _Builder(tree, tiled).venue(name, shipped)


class _Builder:
    """Puts a venue together from what pytmx made of a map."""

    def __init__(self, tree: Tree, tiled: Any) -> None:
        self.tree = tree
        self.tiled = tiled
        self.scale = scale_of(tree)
        self.flags = {pair[0]: pair[1] for pair in tiled.imagemap.values() if isinstance(pair, tuple)}
        self.layers = {layer.id: layer for layer in tiled.layers}
        self.things = list(self._things())

    def venue(self, name: str, shipped: bool) -> Venue:
        """Return the whole of it."""
        properties: Mapping[str, Any] = self.tree.properties[self.tree.root]
        seats = sorted(self._seats(), key=lambda pair: pair[0].seat)
        return Venue(
            id=name,
            source=self.tree.path,
            shipped=shipped,
            order=int(properties.get("order", 0)),
            name=_words(properties, "name"),
            story=_words(properties, "story"),
            lesson=_words(properties, "lesson"),
            remark=_words(properties, "remark"),
            remark_at=str(properties.get("remark_at", "")),
            host=str(properties.get("host") or seats[0][1].character),
            images=tuple(self._images()),
            tiles=tuple(self._tiles()),
            props=tuple(self._props()),
            lights=tuple(self._lights()),
            seats=tuple(seat for seat, _who in seats),
            piles=tuple(PileSpot(thing.tiled.name, thing.box) for thing in self._of("pile")),
            ring=self._one("ring", RING),
            hand=self._one("hand", HAND),
            table=self._one("table", TABLE),
            ring_ground=str(properties.get("ring_ground", RING_GROUND)),
            ring_ground_night=str(properties.get("ring_ground_night", RING_GROUND_NIGHT)),
            night=bool(properties.get("night", False)),
            room_sound=str(properties.get("room_sound", "")),
            music=str(properties.get("music", "music_day")),
            music_night=str(properties.get("music_night", "music_night")),
            rules=rules_of(properties),
            players=len(seats) + 1,
            opponents=tuple(who for _seat, who in seats),
            target=int(properties.get("target", 0)),
            goals=goals_of(str(properties.get("goals", "win"))),
            unlocks=tuple(str(properties.get("unlocks", "")).split()),
        )

    def _elements(self, kind: str) -> Iterator[tuple[Element, Any, int]]:
        """Yield the layers of a kind as looked through and as pytmx read them, with their heights."""
        for element in self.tree.root:
            if element.tag == kind:
                height = self.tree.properties[element]["z"]
                yield element, self.layers[int(element.get("id", 0))], int(str(height))

    def _things(self) -> Iterator[_Thing]:
        for element, group, z in self._elements("objectgroup"):
            things = list(group)
            if element.get("draworder", "topdown") == "topdown":
                things.sort(key=lambda thing: float(thing.y + thing.height))
            for thing in things:
                more = thing.properties
                yield _Thing(
                    thing,
                    self._scaled(thing.x, thing.y, thing.width, thing.height),
                    z=int(more.get("z", z)),
                    on=str(more.get("on") or group.properties.get("on") or "table"),
                    seen=bool(thing.visible and group.visible),
                )

    def _of(self, kind: str) -> Iterator[_Thing]:
        return (thing for thing in self.things if thing.tiled.type == kind)

    def _scaled(self, x: float, y: float, w: float, h: float) -> Box:
        return Box(x * self.scale, y * self.scale, w * self.scale, h * self.scale)

    def _one(self, kind: str, usual: Box) -> Box:
        return next((thing.box for thing in self._of(kind)), usual)

    def _seats(self) -> Iterator[tuple[SeatSpot, Opponent]]:
        for thing in self._of("seat"):
            more = thing.tiled.properties
            number = int(more["seat"])
            yield SeatSpot(number, *thing.box.centre), Opponent(number, str(more["character"]), str(more["level"]))

    def _lights(self) -> Iterator[Light]:
        for thing in self._of("light"):
            more = thing.tiled.properties
            x, y = thing.box.centre
            if thing.seen:
                yield Light(
                    name=thing.tiled.name or "",
                    x=x,
                    y=y,
                    radius=max(thing.box.w, thing.box.h) / 2 or 120.0,
                    colour=str(more.get("colour", "#f2b65a")),
                    strength=float(more.get("strength", 0.13)),
                    z=int(more.get("z", LIGHT_Z)),
                    hour=str(more.get("hour", "night")),
                    flicker=bool(more.get("flicker", False)),
                )

    def _images(self) -> Iterator[ImagePiece]:
        for element, layer, z in self._elements("imagelayer"):
            image = element.find("image")
            if image is None or element.get("visible") == "0":
                continue
            x, y = int(element.get("offsetx", 0)), int(element.get("offsety", 0))
            box = self._scaled(x, y, int(image.get("width", 0)), int(image.get("height", 0)))
            night = layer.properties.get("night")
            yield ImagePiece(
                name=layer.name or f"#{layer.id}",
                z=z,
                day=Picture(layer.image[0], box),
                night=Picture(Path(night), box) if night else None,
            )

    def _tiles(self) -> Iterator[TileSheet]:
        for _element, layer, z in self._elements("layer"):
            if not layer.visible:
                continue
            kinds: dict[int, int] = {0: 0}
            pictures: list[Picture] = []
            cells = []
            for row in layer.data:
                for gid in row:
                    if gid not in kinds:
                        pictures.append(self._tile(gid))
                        kinds[gid] = len(pictures)
                    cells.append(kinds[gid])
            cell_w, cell_h = self.tiled.tilewidth * self.scale, self.tiled.tileheight * self.scale
            name, columns = layer.name or f"#{layer.id}", self.tiled.width
            yield TileSheet(name, z, columns, cell_w, cell_h, tuple(pictures), tuple(cells))

    def _tile(self, gid: int) -> Picture:
        file, part = self.tiled.images[gid]
        more = self.tiled.get_tile_properties_by_gid(gid) or {}
        width, height = part[2:] if part else (int(more["width"]), int(more["height"]))
        return self._picture(gid, file, part, self._scaled(0, 0, width, height))

    def _picture(self, gid: int, file: Path, part: tuple[int, int, int, int] | None, box: Box) -> Picture:
        flags = self.flags.get(gid)
        across, over = (bool(flags[0]), bool(flags[1])) if flags else (False, False)
        return Picture(file, box, Box(*map(float, part)) if part else None, across, over)

    def _props(self) -> Iterator[Prop]:
        for thing in self._of("prop"):
            if not thing.seen:
                continue
            file, part = thing.tiled.image
            box, more = thing.box, thing.tiled.properties
            natural_w, natural_h = part[2:] if part else (int(more["width"]), int(more["height"]))
            across, down = box.w / natural_w, box.h / natural_h
            day = self._picture(thing.tiled.gid, file, part, box)
            night = None
            if more.get("night"):
                laid = Box(
                    box.x + more.get("night_x", 0) * across,
                    box.y + more.get("night_y", 0) * down,
                    more.get("night_w", natural_w) * across,
                    more.get("night_h", natural_h) * down,
                )
                night = Picture(Path(more["night"]), laid, None, day.flip_x, day.flip_y)
            pivot = (more.get("pivot_x", natural_w / 2) * across, more.get("pivot_y", natural_h / 2) * down)
            name = thing.tiled.name or f"#{thing.tiled.id}"
            yield Prop(name, thing.on, thing.z, day, night, pivot, self._motion(more))

    def _motion(self, more: Mapping[str, Any]) -> Motion:
        kind = str(more.get("motion", "still"))
        if kind == "sway":
            return Sway(float(more.get("degrees", 2)), int(more.get("ms", 3000)))
        if kind == "bob":
            return Bob(float(more.get("px", 3)) * self.scale, int(more.get("ms", 3000)))
        if kind == "scroll":
            clip = tuple(self._scaled(*sides) for sides in rectangles(str(more.get("clip", ""))))
            return Scroll(float(more.get("px_per_s", -60)) * self.scale, clip)
        return Beat(kind, int(more.get("ms", _BEAT_MS[kind]))) if kind in _BEAT_MS else Still()


def _words(properties: Mapping[str, Any], kind: str) -> Words:
    start = f"{kind}_"
    texts = {key.removeprefix(start): str(text) for key, text in properties.items() if key.startswith(start) and text}
    return Words(MappingProxyType(texts))
