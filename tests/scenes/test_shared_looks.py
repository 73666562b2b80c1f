"""Every state of the shared screen: nothing cut, covered or off the screen."""

from __future__ import annotations

import pytest

from game import text
from game.scenes.gallery import gallery, staged
from game.settings import Settings
from tests.scenes.states import states_of
from tests.scenes.walk import assert_all_is_seen

SCREENS = sorted(name for name in gallery() if name.startswith("shared_"))
MENUS = states_of("shared")


@pytest.mark.parametrize("language", ["en", "zh_CN", text.PSEUDO])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (3440, 1440)])
@pytest.mark.parametrize("name", MENUS)
def test_nothing_is_cut_covered_or_off_the_screen(no_pictures, name, size, language):
    text.set_language(language)
    assert_all_is_seen(staged(name, size, Settings(language="en" if language == text.PSEUDO else language)).top)


@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("scale", [1.5, 2.0])
@pytest.mark.parametrize("name", MENUS)
def test_larger_text_loses_nothing(no_pictures, name, scale, language):
    text.set_language(language)
    assert_all_is_seen(staged(name, (1280, 720), Settings(language=language, text_scale=scale)).top)


@pytest.mark.parametrize("name", SCREENS)
def test_every_state_of_the_shared_screen_opens(no_pictures, name):
    staged(name, (640, 360))
