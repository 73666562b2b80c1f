"""Settings survive wrong files, older and newer games, and disks that do not take them."""

from __future__ import annotations

import json

import msgspec
import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as effort
from hypothesis import strategies as st

from game import paths, settings, text
from game.settings import Settings
from game.trouble import sentence


def _write(content):
    settings.path().write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())


def test_without_a_file_everything_is_as_usual():
    assert settings.load() == (Settings(), None)


def test_what_is_saved_is_loaded():
    mine = Settings(language="zh_CN", text_scale=1.5, name="老王\u202e🐯", bindings={"draw": ["d"]}, muted=True)
    assert settings.save(mine) is None
    assert settings.load() == (mine, None)


def test_figures_are_brought_within_bounds():
    _write({"text_scale": 9, "master_volume": -1, "animation_speed": 100, "window_width": 3})
    loaded, problem = settings.load()
    assert problem is None
    assert (loaded.text_scale, loaded.master_volume, loaded.animation_speed, loaded.window_width) == (2, 0, 4, 1280)


def test_dares_that_were_done_are_few_short_and_each_there_once():
    written = [f"dare {n}" for n in range(300)]
    kept = Settings(dares_done=["", "x" * 500, *written, "dare 7"]).clamped().dares_done
    assert len(kept) == 200
    assert kept == written[100:]


def test_no_animation_at_all_is_within_bounds():
    assert Settings(animation_speed=settings.INSTANTLY).clamped().animation_speed == settings.INSTANTLY


def test_words_nobody_knows_become_the_usual_ones():
    _write({"language": "tlh", "colour_set": "plaid", "turn_timer": "hourglass"})
    assert settings.load() == (Settings(), None)


def test_fields_of_a_newer_game_are_left_out():
    _write({"muted": True, "smell": 3})
    assert settings.load() == (Settings(muted=True), None)


def test_a_field_of_the_wrong_type_is_named_and_the_others_stay():
    _write({"text_scale": "large", "muted": True})
    assert settings.load() == (Settings(muted=True), "wrong:text_scale")
    assert json.loads(settings.path().with_name("settings.json.damaged").read_bytes())["text_scale"] == "large"
    assert settings.load() == (Settings(muted=True), None)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b"null", b'{"a":' * 100_000, b" " * 300_000])
def test_a_damaged_file_is_set_aside(content):
    _write(content)
    assert settings.load() == (Settings(), "damaged")
    assert settings.path().with_name("settings.json.damaged").read_bytes() == content
    assert settings.load() == (Settings(), None)


def test_a_folder_in_the_place_of_the_file_is_not_fatal():
    settings.path().mkdir(parents=True)
    assert settings.load() == (Settings(), "unreadable")
    assert settings.save(Settings()) == "unsaved"


def test_a_home_that_cannot_be_written_is_said(tmp_path):
    (tmp_path / "file").write_bytes(b"")
    paths.set_data_dir(tmp_path / "file" / "folder")
    assert settings.load()[0] == Settings()
    assert settings.save(Settings()) == "unsaved"


def test_every_figure_has_bounds_and_its_usual_value_within():
    kinds = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    assert {name for name, kind in kinds.items() if kind in (int, float)} == set(settings.BOUNDS)
    assert Settings().clamped() == Settings()
    assert set(settings.CHOICES["language"]) == {"", *text.LANGUAGES}


@pytest.mark.parametrize("problem", ["unreadable", "damaged", "wrong:text_scale", "unsaved", "folder:x", "catalogue:x"])
def test_every_problem_has_a_sentence(problem):
    assert sentence(problem).endswith(".")


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(), lambda inner: st.lists(inner, max_size=3)
)


@effort(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=100, deadline=None)
@given(st.dictionaries(st.sampled_from(Settings.__struct_fields__), _JSON))
def test_whatever_the_fields_hold_loading_gives_settings_that_can_be_saved(values):
    _write(values)
    loaded, _problem = settings.load()
    assert loaded == loaded.clamped()
    assert settings.save(loaded) is None
