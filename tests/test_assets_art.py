"""Pictures and palette: what nanosvg can draw, what the game asks for, and that the makers still make them."""

from __future__ import annotations

import io
import json
import re
import struct
from functools import cache
from itertools import combinations
from xml.etree.ElementTree import fromstring

import pygame
import pytest

from assets.make import (
    animals,
    cards,
    icons,
    place_icons,
    signs,
    table_pieces,
    venues,
)
from assets.make import palette as colours
from assets.make.colour import contrast, distance, seen
from game import paths
from game.engine.cards import COLOURS, FACE_NAMES, WILD_SYMBOLS
from game.engine.decks import FLIP_PAIRS, printed_counts
from game.view import card_art

ASSETS = paths.ASSETS
FOLDERS = ("cards", "cards_big", "animals", "table", "venues", "ui", "icons", "suits", "places", "icon")
SVG = "{http://www.w3.org/2000/svg}"
DRAWN = {SVG + name for name in ("svg", "g", "path", "rect", "circle", "ellipse")}
ATTRIBUTES = {
    *("width", "height", "viewBox", "transform", "d", "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width"),
    *("stroke-opacity", "stroke-linecap", "stroke-linejoin", "x", "y", "rx", "ry", "cx", "cy", "r"),
}
PAINT = re.compile(r"none|#[0-9A-Fa-f]{6}|#[0-9A-Fa-f]{3}")


@cache
def pictures():
    """Every picture of ours, by path below assets/."""
    files = (file for folder in FOLDERS for file in sorted((ASSETS / folder).rglob("*.svg")))
    return {file.relative_to(ASSETS).as_posix(): file.read_text(encoding="utf-8") for file in files}


def size(text):
    found = re.match(r'<svg xmlns="http://www.w3.org/2000/svg" width="(\d+)" height="(\d+)" viewBox="0 0 \1 \2">', text)
    return (int(found[1]), int(found[2])) if found else None


def read_json(name):
    return json.loads((ASSETS / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("folder", FOLDERS)
def test_only_what_nanosvg_draws(folder):
    for name, text in pictures().items():
        if name.split("/")[0] != folder:
            continue
        for element in fromstring(text).iter():
            assert element.tag in DRAWN, f"{name}: {element.tag}"
            assert set(element.attrib) <= ATTRIBUTES, f"{name}: {set(element.attrib) - ATTRIBUTES}"
            for paint in ("fill", "stroke"):
                assert PAINT.fullmatch(element.get(paint, "none")), f"{name}: {element.get(paint)}"
        assert "nan" not in text.lower(), name


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_picture_draws_something(folder):
    mine = {name: text for name, text in pictures().items() if name.split("/")[0] == folder}
    assert mine
    for name, text in mine.items():
        width, height = size(text)
        scale = min(1.0, 96 / max(width, height))
        fit = (max(1, round(width * scale)), max(1, round(height * scale)))
        surface = pygame.image.load_sized_svg(io.BytesIO(text.encode()), fit)
        assert abs(surface.get_width() - fit[0]) <= 2, name
        assert abs(surface.get_height() - fit[1]) <= 2, name
        assert surface.get_bounding_rect().width > 0 or name.endswith("floor.svg"), name


@pytest.mark.parametrize(
    ("folder", "expected", "count"),
    [
        *(("cards", (240, 360), 138), ("cards_big", (240, 360), 138), ("animals", (200, 200), 48)),
        *(("icons", (48, 48), 64), ("suits", (100, 100), 16), ("places", (120, 120), 12), ("icon", (256, 256), 1)),
    ],
)
def test_sizes(folder, expected, count):
    sizes = [size(text) for name, text in pictures().items() if name.split("/")[0] == folder]
    assert sizes == [expected] * count


@pytest.mark.parametrize("folder", ["cards", "cards_big"])
def test_every_face_of_every_deck_has_its_picture(folder):
    index = read_json(f"{folder}/index.json")
    for deck in ("classic", "attack"):
        for written in printed_counts(deck):
            assert (ASSETS / folder / index[written]).is_file(), written
    for light, dark in FLIP_PAIRS:
        assert (ASSETS / folder / index[FACE_NAMES[light]]).is_file(), FACE_NAMES[light]
        assert (ASSETS / folder / index[FACE_NAMES[dark]]).is_file(), FACE_NAMES[dark]
    # Switches print these beyond what a deck holds by itself.
    wanted = [colour + symbol for colour in COLOURS[:4] for symbol in ("#", "D", "0")] + ["WB", "back", "W/dark"]
    for written in [*wanted, *WILD_SYMBOLS]:
        assert (ASSETS / folder / index[written]).is_file(), written


def test_the_index_and_the_table_name_the_same_pictures():
    index = read_json("cards/index.json")
    shown = {card_art.file_of(face, dark) + ".svg" for face in range(len(FACE_NAMES)) for dark in (False, True)}
    assert set(index.values()) - {"back.svg"} <= shown
    for face, written in enumerate(FACE_NAMES):
        if written in index:
            assert card_art.file_of(face) + ".svg" == index[written], written


def test_every_head_has_every_mood():
    names = {f"animals/{animal}_{mood}.svg" for animal in animals.HEADS for mood in animals.MOODS}
    assert names <= set(pictures())
    assert len(names) == 48


@pytest.mark.parametrize("venue", list(venues.ROOMS))
def test_venues_are_whole_by_day_and_by_night(venue):
    described = read_json(f"venues/{venue}/venue.json")
    pieces = described["images"] + described["props"]
    assert [image["layer"] for image in described["images"]] == list(venues.SHEETS)
    assert len({piece["z"] for piece in pieces}) == len(pieces)
    for piece in pieces:
        assert size(pictures()[f"venues/{venue}/{piece['file']}"]) == (piece["w"], piece["h"])
        night = piece.get("night")
        if venue == "night":
            assert night is None
        elif isinstance(night, str):
            assert size(pictures()[f"venues/{venue}/{night}"]) == (1920, 1080)
        else:
            assert size(pictures()[f"venues/{venue}/{night['file']}"]) == (night["w"], night["h"])
    on_disk = {name for name in pictures() if name.startswith(f"venues/{venue}/")}
    assert len(on_disk) == len(pieces) * (1 if venue == "night" else 2)


@pytest.mark.parametrize(
    ("folder", "made"),
    [
        ("cards", cards.pictures),
        ("cards_big", lambda: cards.pictures(large=True)),
        ("animals", animals.pictures),
        ("table", table_pieces.pictures),
        ("ui", signs.pictures),
        ("icons", icons.pictures),
        ("suits", icons.suit_pictures),
        ("places", place_icons.pictures),
    ],
)
def test_the_makers_make_these_very_files(folder, made):
    made = {f"{folder}/{name}.svg": text for name, text in made()}
    assert made == {name: text for name, text in pictures().items() if name.split("/")[0] == folder}


@pytest.mark.parametrize("venue", list(venues.ROOMS))
def test_the_maker_makes_these_very_venues(venue):
    described, files = venues.describe(venue)
    assert described == read_json(f"venues/{venue}/venue.json")
    assert {f"venues/{venue}/{name}.svg": text for name, text in files.items()} == {
        name: text for name, text in pictures().items() if name.startswith(f"venues/{venue}/")
    }


def test_the_palette_file_is_what_the_module_says():
    assert read_json("palette.json") == json.loads(json.dumps(colours.document()))


@pytest.mark.parametrize("name", list(colours.colour_sets()))
def test_digits_stand_out_on_their_ground(name):
    for letter, suit in colours.colour_sets()[name].items():
        assert contrast(suit["cut"], suit["deep"]) >= 7.0, letter
        assert contrast(suit["lite"], suit["deep"]) >= 4.5, letter


@pytest.mark.parametrize(
    ("name", "eye", "least"),
    [
        *(
            ("standard", "normal", 30),
            ("standard", "protan", 20),
            ("standard", "deutan", 20),
            ("standard", "tritan", 19),
        ),
        *(
            ("redgreen", "protan", 29),
            ("redgreen", "deutan", 29),
            ("blueyellow", "tritan", 33),
            ("contrast", "grey", 18),
        ),
    ],
)
def test_suits_of_one_side_differ_for_every_eye(name, eye, least):
    suits = colours.colour_sets()[name]
    for side in (colours.LIGHT_SUITS, colours.DARK_SUITS):
        for first, second in combinations(side, 2):
            between = distance(seen(suits[first]["main"], eye), seen(suits[second]["main"], eye))
            assert between >= least, (first, second, between)


@pytest.mark.parametrize("name", list(colours.ALTERNATIVES))
def test_a_recoloured_card_is_the_card_of_that_set(name):
    changes = read_json("palette.json")["recolour"][name]
    suits = colours.colour_sets()[name]
    for letter in COLOURS:
        standard = pictures()[f"cards/{letter}_5.svg"]
        text = colours.recolour(standard, changes)
        assert suits[letter]["main"] in text
        assert suits[letter]["deep"] in text
        assert text.count("#") == standard.count("#")
        assert colours.recolour(standard, {}) == standard


def test_the_icon_files_hold_pictures():
    windows = (ASSETS / "icon" / "house-rules.ico").read_bytes()
    kind, count = struct.unpack("<HH", windows[2:6])
    assert (kind, count) == (1, 7)
    for entry in range(count):
        length, start = struct.unpack("<II", windows[14 + 16 * entry : 22 + 16 * entry])
        picture = pygame.image.load(io.BytesIO(windows[start : start + length]), "icon.png")
        assert picture.get_width() % 256 == windows[6 + 16 * entry]
    apple = (ASSETS / "icon" / "house-rules.icns").read_bytes()
    assert apple[:8] == b"icns" + struct.pack(">I", len(apple))
