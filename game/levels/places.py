"""The things standing in a map: the right ones, each once, inside the picture and not on top of each other.

Works on the looked-through tree, in the 1920 × 1080 space a map of any size is laid out to.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.levels.guard import Tree, kind_of
from game.levels.problems import Place
from game.levels.schema import OBJECT_PROPERTIES
from game.levels.venue import HEIGHT, WIDTH, Box
from game.levels.vocabulary import PILES, levels_of_players

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

MAX_PLAYERS = 10
HEAD = 45
"""Half the smallest head at a table (ART section 6): no seat may be nearer to the edge."""
SEATS_APART = 160
"""Nearest two heads may stand: the closest the standard layouts come is 205 (ten players, upper left corner)."""
SEAT_FROM_CARDS = 60
"""From the middle of a head to a pile or the hand's zone: the head itself and a finger's breadth."""
PILE_LEAST, PILE_MOST = (60, 90), (240, 360)
MAX_LIGHTS, MAX_PROPS = 32, 200


@dataclass(frozen=True, slots=True)
class Thing:
    """An object of the map, laid into the 1920 × 1080 space."""

    element: Element
    kind: str
    box: Box
    place: Place


def scale_of(tree: Tree) -> float:
    """Return what a pixel of the map measures in the 1920 × 1080 space; 0 after noting that the shape is another."""
    root = tree.root
    sides = [tree.number(root, key) for key in ("width", "tilewidth", "height", "tileheight")]
    if None in sides:
        return 0.0
    across, down = (sides[0] or 0) * (sides[1] or 0), (sides[2] or 0) * (sides[3] or 0)
    if across * HEIGHT != down * WIDTH or across > 4 * WIDTH:
        tree.findings.add("map_shape", Place(), width=across, height=down)
        return 0.0
    return WIDTH / across


def check_places(tree: Tree) -> None:
    """Note everything that is wrong with the seats, the piles and the other things of the map."""
    scale = scale_of(tree)
    things = list(_things(tree, scale))
    for thing in things:
        if scale and thing.kind != "light" and thing.kind in OBJECT_PROPERTIES:
            _check_inside(tree, thing)
    seats = [thing for thing in things if thing.kind == "seat"]
    _check_seats(tree, seats)
    _check_piles(tree, [thing for thing in things if thing.kind == "pile"])
    for kind in ("ring", "table", "hand"):
        for thing in [thing for thing in things if thing.kind == kind][1:]:
            tree.findings.add("thing_twice", thing.place, what=kind)
    for kind, limit in (("light", MAX_LIGHTS), ("prop", MAX_PROPS)):
        count = sum(1 for thing in things if thing.kind == kind)
        if count > limit:
            tree.findings.add("too_many", Place(), what=f"{kind}s", count=count, limit=limit)
    if scale:
        _check_apart(tree, things)


def _things(tree: Tree, scale: float) -> Iterator[Thing]:
    for element in tree.root.iter("object"):
        kind, place = kind_of(element), tree.places[element]
        said = element.get("type") or element.get("class") or ""
        if not kind:
            tree.findings.add("object_untyped", place, known=" ".join(OBJECT_PROPERTIES))
            continue
        picture = "gid" in element.attrib
        if kind not in OBJECT_PROPERTIES or picture != (kind == "prop") or (picture and said not in ("", "prop")):
            tree.findings.add("object_type", place, found=said[:40], known=" ".join(OBJECT_PROPERTIES))
            continue
        x, y, w, h = (tree.length(element, key) * scale for key in ("x", "y", "width", "height"))
        if kind == "prop":
            y -= h
            if not (w > 0 and h > 0):
                tree.findings.add("attribute_missing", place.at("width"))
        yield Thing(element, kind, Box(x, y, w, h), place)


def _check_inside(tree: Tree, thing: Thing) -> None:
    box = thing.box
    margin = HEAD if thing.kind == "seat" else 0
    x, y = box.centre
    if thing.kind == "seat":
        box = Box(x - margin, y - margin, 2 * margin, 2 * margin)
    elif thing.kind == "prop":
        # A prop may hang over the edge, as a lantern's glow does, so long as some of it is seen.
        if box.x + box.w <= 0 or box.y + box.h <= 0 or box.x >= WIDTH or box.y >= HEIGHT:
            tree.findings.add("outside_map", thing.place, what=thing.kind)
        return
    elif box.w < 1 or box.h < 1:
        tree.findings.add("thing_size", thing.place, what=thing.kind)
        return
    if box.x < 0 or box.y < 0 or box.x + box.w > WIDTH or box.y + box.h > HEIGHT:
        tree.findings.add("outside_map", thing.place, what=thing.kind)


def _check_seats(tree: Tree, seats: list[Thing]) -> None:
    if not 1 <= len(seats) < MAX_PLAYERS:
        tree.findings.add("seat_count", Place(), count=len(seats), limit=MAX_PLAYERS - 1)
    numbers = [tree.properties[seat.element].get("seat") for seat in seats]
    for place, number in enumerate(numbers):
        here = seats[place].place
        if isinstance(number, int) and (number in numbers[:place] or number > len(seats)):
            tree.findings.add("seat_number", here.at("seat"), number=number, last=len(seats))
    levels = levels_of_players() if seats else ()
    characters: set[object] = set()
    for seat in seats:
        properties = tree.properties[seat.element]
        given = {item.get("name") for item in seat.element.findall("properties/property")}
        for key in ("seat", "character", "level"):
            if key not in given:
                tree.findings.add("property_missing", seat.place.at(key))
        level, character = properties.get("level"), properties.get("character")
        if level is not None and level not in levels:
            tree.findings.add("property_value", seat.place.at("level"), value=level, wanted=" | ".join(levels))
        if character in characters:
            tree.findings.add("character_twice", seat.place.at("character"), character=character)
        if character is not None:
            characters.add(character)


def _check_piles(tree: Tree, piles: list[Thing]) -> None:
    names = [pile.element.get("name") for pile in piles]
    for wanted in PILES:
        if names.count(wanted) != 1:
            tree.findings.add("pile_count", Place(), name=wanted, count=names.count(wanted))
    for pile, name in zip(piles, names, strict=True):
        if name not in PILES:
            tree.findings.add("pile_name", pile.place.at("name"), known=" | ".join(PILES))
        fits = all(
            low <= side <= high for low, side, high in zip(PILE_LEAST, (pile.box.w, pile.box.h), PILE_MOST, strict=True)
        )
        if not fits and pile.box.w >= 1 and pile.box.h >= 1:
            tree.findings.add("thing_size", pile.place, what="pile")


def _check_apart(tree: Tree, things: list[Thing]) -> None:
    seats = [thing for thing in things if thing.kind == "seat"]
    cards = [thing for thing in things if thing.kind in ("pile", "hand")]
    for number, one in enumerate(seats):
        for other in seats[:number]:
            if math.dist(one.box.centre, other.box.centre) < SEATS_APART:
                tree.findings.add("on_top", one.place, other=other.place.object)
        for other in cards:
            if _distance(one.box.centre, other.box) < SEAT_FROM_CARDS:
                tree.findings.add("on_top", one.place, other=other.place.object)
    for number, one in enumerate(cards):
        for other in cards[:number]:
            if _overlap(one.box, other.box):
                tree.findings.add("on_top", one.place, other=other.place.object)


def _distance(point: tuple[float, float], box: Box) -> float:
    x = max(box.x - point[0], 0.0, point[0] - box.x - box.w)
    y = max(box.y - point[1], 0.0, point[1] - box.y - box.h)
    return math.hypot(x, y)


def _overlap(one: Box, other: Box) -> bool:
    across = one.x < other.x + other.w and other.x < one.x + one.w
    return across and one.y < other.y + other.h and other.y < one.y + one.h
