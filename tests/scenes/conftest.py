"""A display without a screen, and pictures that cost nothing where only the layout is looked at."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game import text
from game.ui.pictures import Pictures


@pytest.fixture(autouse=True)
def _display() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    before = text.language()
    yield
    text.set_language(before)


@pytest.fixture
def no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is rasterised: every shape is the same clear pixel. Words are measured as ever."""
    pixel = pygame.Surface((1, 1), pygame.SRCALPHA)
    monkeypatch.setattr(Pictures, "get", lambda self, key, make: pixel)
