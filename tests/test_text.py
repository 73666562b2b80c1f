"""Words in two languages, and catalogues that are whole."""

from __future__ import annotations

import pytest

from game import paths, text
from game.text import _, ngettext
from game.trouble import sentence

TITLE = "fill the whole screen"


def test_english_needs_no_catalogue(monkeypatch, tmp_path):
    monkeypatch.setattr(paths, "ASSETS", tmp_path)
    assert text.set_language("en") is None
    assert _(TITLE) == TITLE


def test_chinese_is_spoken_after_a_change_and_english_again():
    assert text.set_language("zh_CN") is None
    assert text.language() == "zh_CN"
    assert _(TITLE) == "全屏显示"
    text.set_language("en")
    assert _(TITLE) == TITLE


def test_plurals_follow_the_language():
    assert ngettext("{n} card", "{n} cards", 1) == "{n} card"
    assert ngettext("{n} card", "{n} cards", 2) == "{n} cards"


def test_nothing_translates_to_nothing():
    text.set_language("zh_CN")
    assert _("") == ""


def test_a_missing_catalogue_is_said_and_english_spoken(monkeypatch, tmp_path):
    monkeypatch.setattr(paths, "ASSETS", tmp_path)
    problem = text.set_language("zh_CN")
    assert text.language() == "en"
    assert "zh_CN" in sentence(problem)


@pytest.mark.parametrize("cut", [0, 3, 30, 200, -1])
def test_a_damaged_catalogue_is_said_and_english_spoken(monkeypatch, tmp_path, cut):
    whole = (paths.ASSETS / "text" / "zh_CN" / "messages.mo").read_bytes()
    folder = tmp_path / "text" / "zh_CN"
    folder.mkdir(parents=True)
    (folder / "messages.mo").write_bytes(whole[:cut] if cut >= 0 else b"\xff" * len(whole))
    monkeypatch.setattr(paths, "ASSETS", tmp_path)
    assert "zh_CN" in sentence(text.set_language("zh_CN"))
    assert _(TITLE) == TITLE


def test_a_language_nobody_speaks_is_refused():
    with pytest.raises(ValueError, match="tlh"):
        text.set_language("tlh")


@pytest.mark.parametrize(
    ("system", "language"),
    [
        ("zh_CN.UTF-8", "zh_CN"),
        ("zh_TW", "zh_CN"),
        ("zh-Hans-CN", "zh_CN"),
        ("Chinese (Simplified)_China.936", "en"),
        ("en_GB.UTF-8", "en"),
        ("de_DE", "en"),
        ("C.UTF-8", "en"),
        ("", "en"),
    ],
)
def test_the_first_language_is_guessed_from_the_system(monkeypatch, system, language):
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", system)
    assert text.guess_language() == language


def test_what_the_window_system_prefers_comes_before_the_environment(monkeypatch):
    monkeypatch.setenv("LANG", "zh_CN.UTF-8")
    assert text.guess_language(["fr", "zh"]) == "en"
    assert text.guess_language(["zh_HK"]) == "zh_CN"


def test_the_made_up_language_is_longer_and_keeps_placeholders():
    text.set_language(text.PSEUDO)
    long = _("Draw {count} cards from the pile")
    assert len(long) >= 1.4 * len("Draw {count} cards from the pile") - 1
    assert "{count}" in long


def test_the_chinese_catalogue_is_whole():
    catalogues = pytest.importorskip("assets.make.catalogues", reason="needs Babel")
    assert catalogues.faults() == []


def test_the_font_of_the_screens_has_every_character_of_the_catalogue():
    catalogues = pytest.importorskip("assets.make.catalogues", reason="needs Babel")
    fonts = pytest.importorskip("fontTools.ttLib")
    known = set()
    for name in ("ui-medium.otf", "ui-bold.otf"):
        with fonts.TTFont(paths.ASSETS / "fonts" / name, lazy=True) as font:
            known |= {chr(code) for code in font.getBestCmap()}
    assert catalogues.characters() - known == set()
