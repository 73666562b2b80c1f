"""What the guide for makers of levels says is so."""

from __future__ import annotations

import json
import re

import pytest

from game import paths, text
from game.ai import characters
from game.levels import catalogue
from game.levels.build import LIGHT_Z
from game.levels.files import Files
from game.levels.load import read_level
from game.levels.schema import LAYER_PROPERTIES, OBJECT_PROPERTIES, map_property
from game.levels.vocabulary import CHARACTERS, GOALS, MOMENTS, MOTIONS, MUSIC, ROOM_SOUNDS, levels_of_players
from tests.levels.maps import SVG

GUIDE = (paths.LEVELS / "README.md").read_text(encoding="utf-8")
PROJECT = json.loads((paths.LEVELS / "house-rules.tiled-project").read_text(encoding="utf-8"))
TYPES = {kind["name"]: kind for kind in PROJECT["propertyTypes"]}


@pytest.fixture
def example():
    folder = paths.user_levels() / "my-yard"
    folder.mkdir()
    (folder / "room.svg").write_text(SVG, encoding="utf-8")
    (folder / "my-yard.tmx").write_text(re.search(r"```xml\n(.*?)```", GUIDE, re.DOTALL)[1], encoding="utf-8")
    return folder / "my-yard.tmx"


def test_the_smallest_level_can_be_played(example):
    (entry,) = catalogue.user_levels()
    assert entry.problems == ()
    assert (entry.id, entry.venue.players, entry.venue.rules) == ("user/my-yard/my-yard", 2, "official stack=up")
    assert entry.venue.opponents[0].character == "monkey"


def test_the_guide_names_everything_there_is():
    properties = {*LAYER_PROPERTIES, *(key for known in OBJECT_PROPERTIES.values() for key in known)}
    from game.levels.schema import MAP_PROPERTIES

    words = (*OBJECT_PROPERTIES, *GOALS, *MOMENTS, *MOTIONS[1:], *ROOM_SOUNDS, *MUSIC)
    for word in (*properties, *MAP_PROPERTIES, *words):
        assert re.search(rf"\b{word}\b", GUIDE), word


def test_the_object_types_are_those_the_loader_knows():
    classes = {name: kind for name, kind in TYPES.items() if kind["type"] == "class"}
    assert set(classes) == {"level", *OBJECT_PROPERTIES}
    for name, kind in classes.items():
        for member in kind["members"]:
            known = map_property(member["name"]) if name == "level" else OBJECT_PROPERTIES[name].get(member["name"])
            assert known, member
            assert member["type"] in known.types, member
    assert TYPES["Character"]["values"] == list(CHARACTERS)
    assert TYPES["PlayerLevel"]["values"] == list(levels_of_players())
    assert TYPES["Motion"]["values"] == list(MOTIONS)
    assert TYPES["Moment"]["values"] == ["", *MOMENTS]


def test_what_the_editor_leaves_out_is_what_it_shows(example):
    """Tiled does not save a property that is as its class has it: the loader has to take the same."""
    venue = read_level(example, "x", Files(example.parent))
    shown = {member["name"]: member["value"] for member in TYPES["level"]["members"]}
    assert (venue.music, venue.music_night, venue.night) == (shown["music"], shown["music_night"], shown["night"])
    assert (venue.ring_ground, venue.ring_ground_night) == tuple(
        f"#{shown[key][3:]}" for key in ("ring_ground", "ring_ground_night")
    )
    assert [goal.kind for goal in venue.goals] == [shown["goals"]]
    assert shown["rules"] == "official"
    bare = '<object id="9" type="light" x="10" y="10" width="20" height="20"/><object id="1"'
    example.write_text(example.read_text(encoding="utf-8").replace('<object id="1"', bare), encoding="utf-8")
    (light,) = read_level(example, "x", Files(example.parent)).lights
    shown = {member["name"]: member["value"] for member in TYPES["light"]["members"]}
    assert (light.strength, light.hour, light.flicker) == (shown["strength"], shown["hour"], shown["flicker"])
    assert (light.colour, light.z) == (f"#{shown['colour'][3:]}", LIGHT_Z)


def test_shipped_levels_speak_chinese():
    text.set_language("zh_CN")
    for entry in catalogue.shipped_levels():
        for words in (entry.venue.name, entry.venue.story, entry.venue.lesson, entry.venue.remark):
            said = words.say("zh_CN", text._)
            assert said
            assert said != words.by_language["en"]


def test_the_animals_are_those_of_the_computer_players():
    assert set(CHARACTERS) == set(characters.CHARACTERS)
