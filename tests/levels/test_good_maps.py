"""What a map says is what the venue is."""

from __future__ import annotations

import re

import pytest

from game import paths
from game.levels import catalogue
from game.levels.files import Files
from game.levels.load import read_level
from game.levels.venue import Beat, Bob, Box, Goal, Opponent, Picture, Scroll, Still, Sway
from game.levels.vocabulary import GOALS, MOMENTS
from tests.levels.maps import GOOD, spoilt, write_good


def read(folder, text=GOOD):
    path = write_good(folder, text)
    return read_level(path, "user/yard", Files(path.parent))


@pytest.fixture
def yard(tmp_path):
    return read(tmp_path)


def test_words_and_match(yard):
    assert yard.name.say("zh_CN", str) == "我家院子"
    assert yard.name.say("en", str.upper) == "My yard"
    assert yard.name.say("fr", str.upper) == "MY YARD"
    assert yard.story.say("en", str) == "Two lines\nof story"
    assert not yard.lesson
    assert (yard.rules, yard.target, yard.players) == ("official stack=up target=200", 200, 3)
    assert yard.opponents == (Opponent(1, "goat", "steady"), Opponent(2, "pig", "beginner"))
    assert yard.goals == (Goal("win"), Goal("win_within", 3))
    assert (yard.host, yard.order, yard.unlocks, yard.shipped) == ("goat", 7, ("schoolroom",), False)


def test_places(yard):
    assert [(seat.seat, seat.x, seat.y) for seat in yard.seats] == [(1, 384, 216), (2, 1536, 216.5)]
    assert yard.pile("draw").box == Box(810, 382, 128, 192)
    assert yard.pile("discard").box.x == 982
    assert yard.ring.centre == (960, 478)
    assert yard.ground(night=False) == "#cfa96c"
    assert yard.ground(night=True) == "#2c2562"


def test_everything_is_drawn_in_the_editor_s_order(yard):
    assert [piece.name for piece in yard.drawn(3)] == ["wall", "floor", "lamp", "apron", "hen"]
    assert [piece.z for piece in yard.drawn(3)] == [10, 20, 30, 40, 500]
    assert "lamp" not in [piece.name for piece in yard.drawn(7)]


def test_pictures_by_day_and_night(yard, tmp_path):
    wall, apron = yard.images
    assert [picture.file.name for picture in wall.pictures(night=True)] == ["wall_night.svg"]
    assert wall.at(night=False) == Picture((tmp_path / "art/wall.svg").resolve(), Box(0, 0, 1920, 1080))
    assert apron.at(night=True).box == Box(0, 980, 1920, 100)


def test_props(yard):
    lamp, hen = yard.props
    assert lamp.day.box == Box(100, 540, 200, 160)
    assert lamp.at(night=True).box == Box(80, 540, 240, 160)
    assert (lamp.pivot, lamp.motion, lamp.on) == ((100, 0), Sway(2.5, 2400), "floor")
    assert (hen.day.flip_x, hen.day.flip_y, hen.on, hen.motion) == (True, False, "wall", Beat("peck", 4200))
    assert hen.at(night=True) == hen.day


def test_tiles(yard):
    (floor,) = yard.tiles
    pictures = list(floor.pictures(night=False))
    assert [picture.part for picture in pictures] == [
        Box(0, 0, 40, 40),
        Box(120, 40, 40, 40),
        Box(40, 0, 40, 40),
        Box(80, 0, 40, 40),
    ]
    assert [picture.box for picture in pictures] == [Box(x, 0, 40, 40) for x in (0, 40, 80, 120)]
    assert [(picture.flip_x, picture.flip_y) for picture in pictures] == [(False, False)] * 2 + [
        (True, False),
        (False, True),
    ]


def test_lights(yard):
    (moon,) = yard.lights
    assert (moon.x, moon.y, moon.radius, moon.strength, moon.flicker) == (950, 70, 50, 0.2, True)
    assert moon.shines(night=True)
    assert moon.shines(night=False)


@pytest.mark.parametrize(
    ("lines", "motion"),
    [
        ('"bob"/><property name="px" type="int" value="4"/><property name="ms" type="int" value="900"', Bob(4, 900)),
        ('"scroll"/><property name="px_per_s" type="float" value="-12.5"', Scroll(-12.5)),
        (
            '"scroll"/><property name="clip" value="1 2 30 40; 5 6 7 8"',
            Scroll(-60, (Box(1, 2, 30, 40), Box(5, 6, 7, 8))),
        ),
        ('"still"', Still()),
        ('"smoke"', Beat("smoke", 4000)),
    ],
)
def test_motions(tmp_path, lines, motion):
    assert read(tmp_path, spoilt('"peck"', lines)).props[1].motion == motion


def _half(match):
    return f'{match[1]}="{float(match[2]) / 2:g}"'


def test_a_smaller_map_is_scaled_up(tmp_path):
    text = spoilt('tilewidth="40" tileheight="40" infinite', 'tilewidth="20" tileheight="20" infinite')
    text = re.sub(r"<object [^>]*>", lambda tag: re.sub(r'(x|y|width|height)="([^"]*)"', _half, tag[0]), text)
    text = re.sub(r'<object id="6"[^>]*/>', "", text)
    yard = read(tmp_path, text)
    assert yard.pile("draw").box == Box(810, 382, 128, 192)
    assert yard.seats[1].x == 1536
    assert yard.tiles[0].cell_w == 40
    assert yard.hand == Box(410, 813, 1150, 250)


def test_hidden_layers_are_not_drawn(tmp_path):
    yard = read(
        tmp_path,
        spoilt('name="wall">', 'name="wall" visible="0">').replace('name="floor" ', 'name="floor" visible="0" '),
    )
    assert [piece.name for piece in yard.drawn(3)] == ["lamp", "apron", "hen"]


ROAD = "hall yard teahouse school dorm market night stage boat train ancestral assembly".split()


def test_the_shipped_levels():
    entries = catalogue.shipped_levels()
    assert [(entry.id, entry.problems) for entry in entries] == [(place, ()) for place in ROAD]
    assert [entry.venue.unlocks for entry in entries] == [*((place,) for place in ROAD[1:]), ()]
    for entry in entries:
        venue = entry.venue
        for words in (venue.name, venue.story, venue.lesson, venue.remark):
            assert words.by_language["en"]
        assert len(venue.goals) == 3
        assert venue.goals[0] == Goal("win")
        assert venue.remark_at in MOMENTS
        if venue.room_sound:
            assert (paths.ASSETS / "sounds" / f"room_{venue.room_sound}.ogg").is_file()
        assert (paths.ASSETS / "music" / f"{venue.music}.ogg").is_file()
        assert (paths.ASSETS / "music" / f"{venue.music_night}.ogg").is_file()
        assert all(piece.at(night=True).file.is_file() for piece in (*venue.images, *venue.props))


def test_every_goal_is_a_star_somewhere():
    assert {goal.kind for entry in catalogue.shipped_levels() for goal in entry.venue.goals} == set(GOALS)


def test_the_art_of_shipped_levels_would_pass_as_a_stranger_s():
    for path in catalogue.maps_in(paths.LEVELS):
        assert read_level(path, path.stem, Files(paths.LEVELS, paths.ASSETS)).players >= 2


def test_the_teahouse_is_the_kit_s():
    teahouse = catalogue.find("teahouse").venue
    assert teahouse.rules == "official stack=plus2 target=200"
    assert len(teahouse.opponents) == 3
    assert [piece.name for piece in teahouse.drawn(4)][:3] == ["wall", "floor", "table"]
    assert teahouse.drawn(4)[-1].name == "apron"
    assert [(round(seat.x / 1920, 3), round(seat.y / 1080, 3)) for seat in teahouse.seats] == [
        (0.098, 0.4),
        (0.5, 0.125),
        (0.902, 0.4),
    ]
