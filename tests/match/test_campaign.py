"""How far the village road has been walked, and where that is kept."""

from __future__ import annotations

import pytest

from game.levels import catalogue
from game.levels.venue import Goal
from game.match import campaign
from game.match.campaign import Progress, Walked, next_level, open_levels, openers, where


@pytest.fixture(scope="module")
def road():
    return [entry.venue for entry in catalogue.shipped_levels()]


def won(*levels: str) -> Progress:
    return Progress({level: Walked(True, ("win",)) for level in levels})


def test_at_first_only_the_first_level_is_open(road):
    assert open_levels(road, Progress()) == {"hall"}
    assert where(road, Progress(), {"hall"}) == 0


def test_a_win_opens_the_next(road):
    assert open_levels(road, won("hall")) == {"hall", "yard"}
    assert open_levels(road, won("hall", "yard")) == {"hall", "yard", "teahouse"}
    assert where(road, won("hall"), {"hall", "yard"}) == 1


def test_stars_without_a_win_open_nothing(road):
    progress = Progress().after("hall", [Goal("points_at_most", 12)], won=False)
    assert open_levels(road, progress) == {"hall"}
    assert progress.stars(road[0]) == (False, False, True)


def test_the_whole_road_can_be_opened(road):
    assert open_levels(road, Progress(), all_open=True) == {venue.id for venue in road}


def test_stars_are_kept_from_match_to_match(road):
    yard = road[1]
    progress = Progress().after("yard", yard.goals[:1], won=True).after("yard", yard.goals[2:], won=False)
    assert progress.stars(yard) == (True, False, True)
    assert progress.at("yard").won


def test_a_match_that_brings_nothing_changes_nothing():
    progress = won("hall")
    assert progress.after("yard", [], won=False) is progress


def test_neighbours_on_the_road(road):
    hall, yard, *_more, assembly = road
    assert openers(road, "yard") == [hall]
    assert next_level(road, hall, {"hall", "yard"}) == yard
    assert next_level(road, hall, {"hall"}) is None
    assert next_level(road, assembly, {"assembly"}) is None
    assert where(road, won(*(venue.id for venue in road)), {venue.id for venue in road}) == 11


def test_what_was_reached_is_there_the_next_time():
    progress = Progress().after("hall", [Goal("win"), Goal("win_within", 2)], won=True)
    assert campaign.save(progress) is None
    assert campaign.load() == (progress, None)


def test_nothing_kept_yet_is_no_problem():
    assert campaign.load() == (Progress(), None)


@pytest.mark.parametrize(
    "content", [b"", b"nonsense", b"[]", b'{"levels": {"hall": 3}}', b"\xff\xfe", b"[" * 100_000, b"0" * 300_000]
)
def test_a_damaged_file_is_set_aside_and_said(content):
    campaign.path().write_bytes(content)
    assert campaign.load() == (Progress(), "road_damaged")
    assert campaign.path().with_name("road.json.damaged").read_bytes() == content
    assert campaign.load() == (Progress(), None)


def test_what_a_newer_game_added_is_no_damage():
    campaign.path().write_text('{"levels": {"hall": {"won": true, "gold": 3}}, "hats": []}', encoding="utf-8")
    assert campaign.load() == (Progress({"hall": Walked(True)}), None)


def test_a_place_that_cannot_be_written_is_said(monkeypatch):
    def full(*_args, **_more):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.paths.write_atomically", full)
    assert campaign.save(won("hall")) == "road_unsaved"


def test_a_file_that_cannot_be_read_is_said_and_left():
    campaign.path().mkdir()
    progress, problem = campaign.load()
    assert (progress, problem) == (Progress(), "road_unreadable")
    assert campaign.path().is_dir()
