"""The screens about rules at every size, in every language and at every text size."""

from __future__ import annotations

import re

import pytest

from game import text
from game.scenes.gallery import staged
from game.settings import Settings
from tests.scenes.states import states_of
from tests.scenes.walk import assert_all_is_seen

SIZES = [(1280, 720), (1920, 1080), (1024, 768), (3440, 1440)]
STATES = states_of("rules")


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize("language", ["en", "zh_CN", text.PSEUDO])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", STATES)
def test_nothing_is_cut_covered_or_off_the_screen(name, size, language):
    text.set_language(language)
    stack = staged(name, size, Settings(language="en" if language == text.PSEUDO else language))
    assert_all_is_seen(stack.top)


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("scale", [1.25, 1.5, 2.0])
@pytest.mark.parametrize("name", STATES)
def test_larger_text_loses_nothing(name, scale, language):
    text.set_language(language)
    assert_all_is_seen(staged(name, (1280, 720), Settings(language=language, text_scale=scale)).top)


TYPED = re.compile(r"UNO|Friday night|sing the first line( of a song you like)?|xyzzy|ACDO EF|Enter|Esc|Ming")
"""Latin words that belong on a Chinese screen: names, what was typed, keys."""


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize("name", STATES)
def test_a_chinese_screen_holds_no_english(name):
    text.set_language("zh_CN")
    stack = staged(name, (1920, 1080), Settings(language="zh_CN"))
    for node in stack.top.tree.root.walk():
        if node.id in ("whole.code", "code.field", "code.told") or node.role == "image":
            continue
        for words in (node.name, node.value, node.hint, getattr(node, "note", "")):
            assert not re.search(r"[A-Za-z]{3,}", TYPED.sub("", words)), node.line()
