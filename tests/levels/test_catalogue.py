"""The list of levels: the game's own, the user's, and what cannot be played with its reason."""

from __future__ import annotations

import os

import pytest

from game import paths
from game.levels import catalogue
from tests.levels.maps import GOOD, write_good


@pytest.fixture
def user():
    return paths.user_levels()


def test_user_levels_lie_in_the_folder_or_in_folders_of_their_own(user):
    write_good(user)
    write_good(user / "yard by the river")
    entries = catalogue.user_levels()
    assert [entry.id for entry in entries] == ["user/yard by the river/yard", "user/yard"]
    assert all(entry.venue and not entry.shipped for entry in entries)
    assert [entry.venue.id for entry in entries] == [entry.id for entry in entries]


def test_a_broken_level_is_listed_with_its_reason(user):
    write_good(user, GOOD.replace("official stack=up", "official stack=sideways"))
    (user / "worse.tmx").write_bytes(b"\0")
    worse, yard = catalogue.user_levels()
    assert (worse.venue, [problem.code for problem in worse.problems]) == (None, ["encoding"])
    assert (yard.venue, [problem.code for problem in yard.problems]) == (None, ["rules"])
    assert yard.problems[0].values["refused"] == "value_unknown"


def test_a_mended_level_is_read_again(user):
    path = write_good(user, "<map/>")
    assert catalogue.read(path).venue is None
    write_good(user)
    assert catalogue.read(path).venue


def test_a_user_level_has_no_business_in_the_game_s_folder(user):
    inside = os.path.relpath(paths.ASSETS / "venues" / "teahouse" / "wall.svg", user).replace(os.sep, "/")
    entry = catalogue.read(write_good(user, GOOD.replace("art/wall.svg", inside)))
    assert [problem.code for problem in entry.problems] == ["path_outside"]


def test_find(user):
    path = write_good(user / "mine")
    assert catalogue.find("teahouse").shipped
    assert catalogue.find("user/mine/yard").path == path
    assert catalogue.find(str(path)).venue
    for nobody in ("user/teahouse", "nowhere", "nowhere.tmx", "../levels/teahouse", ""):
        with pytest.raises(KeyError):
            catalogue.find(nobody)


def test_a_folder_that_is_not_there_holds_nothing(tmp_path):
    assert catalogue.maps_in(tmp_path / "none") == ()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_pipe_among_the_levels_is_not_waited_for(user):
    os.mkfifo(user / "pipe.tmx")
    (entry,) = catalogue.user_levels()
    assert [problem.code for problem in entry.problems] == ["file_special"]


@pytest.mark.skipif(os.name == "nt", reason="links need a privilege there")
def test_links_among_the_levels_that_lead_nowhere_or_out(user, tmp_path):
    write_good(tmp_path / "elsewhere")
    (user / "folder").symlink_to(tmp_path / "elsewhere")
    (user / "loop.tmx").symlink_to(user / "loop.tmx")
    (user / "none.tmx").symlink_to(user / "nowhere")
    (user / "out.tmx").symlink_to(tmp_path / "elsewhere" / "yard.tmx")
    entries = {entry.path.name: [problem.code for problem in entry.problems] for entry in catalogue.user_levels()}
    assert entries.pop("none.tmx") == ["file_missing"]
    assert entries == {name: ["path_outside"] for name in ("yard.tmx", "loop.tmx", "out.tmx")}


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="everything can be read here")
def test_a_map_that_may_not_be_read(user):
    write_good(user).chmod(0)
    (entry,) = catalogue.user_levels()
    assert [problem.code for problem in entry.problems] == ["file_unreadable"]


def test_a_disk_that_fails_in_the_middle_is_a_reason(user, monkeypatch):
    path = write_good(user)
    monkeypatch.setattr("game.levels.gallery.png_size", _fail)
    (entry,) = catalogue.user_levels()
    assert {problem.code for problem in entry.problems} == {"file_unreadable"}
    assert path.exists()


def _fail(*_args):
    raise OSError(5, "Input/output error")
