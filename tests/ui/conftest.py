from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.settings import Settings
from game.ui.canvas import Canvas
from game.ui.pictures import Pictures
from game.ui.theme import theme_for
from game.ui.typeset import Typesetter
from tests.display import fresh_window


@pytest.fixture(autouse=True)
def _display() -> None:
    fresh_window()


@pytest.fixture
def canvas() -> Callable[..., Canvas]:
    """Makes canvases of a size in pixels, `k` of them to a design pixel."""

    def make(width: int = 800, height: int = 600, k: float = 1.0, **settings: object) -> Canvas:
        theme = theme_for(Settings(**settings))
        return Canvas(pygame.Surface((width, height)), k, theme, Typesetter(), Pictures())

    return make
