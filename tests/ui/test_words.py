"""Fonts, runs, wrapping, fitting, the cache of rendered words."""

from __future__ import annotations

import pytest

from game import text
from game.ui import typeset
from game.ui.fonts import MARK, Fonts
from game.ui.typeset import Typesetter


def test_chinese_and_latin_in_one_line_are_drawn_by_faces_that_have_them():
    fonts = Fonts()
    for face in ("ui", "bold", "serif", "latin", "brush", "display"):
        for name, part in fonts.runs("House Rules 村规 Ω ж 龘", face):
            assert all(fonts.has(name, char) for char in part)


def test_a_title_is_set_in_the_face_of_the_language():
    assert Fonts().runs("Abc", "display")[0][0] == "latin"
    text.set_language("zh_CN")
    assert Fonts().runs("Abc", "display")[0][0] == "serif"


def test_quotation_marks_are_narrow_but_in_chinese():
    text.set_language("en")
    assert Fonts().runs("a“b”", "ui") == [("ui", "a"), ("extra", "“"), ("ui", "b"), ("extra", "”")]
    text.set_language("zh_CN")
    assert Fonts().runs("a“b”", "ui") == [("ui", "a“b”")]
    text.set_language("en")


def test_what_no_font_has_is_one_neutral_mark():
    drawn = "".join(part for _name, part in Fonts().runs("a🀄b\U000e0001c", "ui"))
    assert drawn == f"a{MARK}bc"


def test_emoji_joiners_draw_nothing():
    assert "".join(part for _name, part in Fonts().runs("a\u200d\ufe0fb", "ui")) == "ab"


def test_wrapping_keeps_words_whole_and_closing_marks_off_the_next_line():
    setter = Typesetter()
    for words in (
        "The quick brown fox jumps over the lazy dog again and again",
        "一桌一规矩，规矩你来定。牌扣下，时间停住，谁也别急。",
    ):
        lines = setter.wrap(words, "ui", 20, 180)
        assert len(lines) > 1
        assert all(line[0] not in "，。、）” ," for line in lines)
        assert "".join(lines).replace(" ", "") == words.replace(" ", "")


def test_every_line_fits_its_width_but_for_a_closing_mark():
    setter = Typesetter()
    lines = setter.wrap("Counts every card twice and trusts nobody at all, ever" * 3, "ui", 20, 200)
    assert all(setter.width(line, "ui", 20) <= 200 for line in lines)


def test_a_word_longer_than_the_line_is_broken():
    setter = Typesetter()
    lines = setter.wrap("x" * 100, "ui", 20, 200)
    assert all(setter.width(line, "ui", 20) <= 200 for line in lines)
    assert "".join(lines) == "x" * 100


def test_words_shrink_to_85_percent_and_are_then_cut():
    setter = Typesetter()
    assert setter.fit("Some words", "ui", 40, 10_000) == 40
    assert setter.fit("Some words", "ui", 40, 10) == 34
    cut = setter.cut("Some words that are too long", "ui", 20, 100)
    assert cut.endswith("…")
    assert setter.width(cut, "ui", 20) <= 100


def test_the_cache_of_words_stays_below_its_cap(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(typeset, "ROOM_MB", 50_000 / 2**20)
    setter = Typesetter()
    for i in range(200):
        setter.render(f"line {i}", "ui", 24, "#000000")
    assert setter.held <= 50_000


def test_words_rendered_before_are_the_same_picture():
    setter = Typesetter()
    assert setter.render("again", "ui", 24, "#000000") is setter.render("again", "ui", 24, "#000000")


def test_english_gets_its_own_ellipsis_and_both_a_narrow_middle_dot():
    setter = Typesetter()
    assert setter.tidy("wait… a · b") == "wait... a·b"
    text.set_language("zh_CN")
    assert setter.tidy("等等… 甲 · 乙") == "等等… 甲·乙"


def test_every_character_of_both_catalogues_can_be_drawn():
    fonts = Fonts()
    text.set_language("zh_CN")
    words = {char for entry in text._catalogue._catalog.values() for char in entry if char.isprintable()}
    missing = [char for char in sorted(words) if not any(fonts.has(name, char) for name in fonts.chain("ui"))]
    assert missing == []


@pytest.mark.parametrize("words", ["\u2066", "\u202e\u2066", "a\u2066 村\u202e"])
def test_marks_without_width_are_no_fault(words):
    assert Typesetter().render(words, "bold", 18, "#000000").get_height() > 0
