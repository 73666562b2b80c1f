"""Every screen at every size, in every language and at every text size: nothing cut, nothing covered, nothing lost."""

from __future__ import annotations

import pytest

from game import text
from game.scenes.gallery import staged
from game.scenes.table import TableScene
from game.settings import Settings
from tests.scenes.states import MENUS, states_of
from tests.scenes.walk import assert_all_is_seen

SIZES = [(1280, 720), (1920, 1080), (1024, 768), (3440, 1440)]


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize("language", ["en", "zh_CN", text.PSEUDO])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", states_of(MENUS))
def test_nothing_is_cut_covered_or_off_the_screen(name: str, size: tuple[int, int], language: str) -> None:
    text.set_language(language)
    stack = staged(name, size, Settings(language="en" if language == text.PSEUDO else language))
    assert not isinstance(stack.top, TableScene), "a table belongs to tests.scenes.states.TABLES"
    assert_all_is_seen(stack.top)


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("scale", [1.25, 1.5, 2.0])
@pytest.mark.parametrize("name", states_of(MENUS))
def test_larger_text_loses_nothing(name: str, scale: float, language: str) -> None:
    text.set_language(language)
    assert_all_is_seen(staged(name, (1280, 720), Settings(language=language, text_scale=scale)).top)
