"""A display without a screen, and pictures that cost nothing where only the layout is looked at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game import text
from game.app import App
from game.scenes import start
from game.ui.pictures import Pictures
from tests.display import fresh_window


@pytest.fixture(autouse=True)
def _display() -> Iterator[None]:
    fresh_window()
    before = text.language()
    yield
    text.set_language(before)


@pytest.fixture(autouse=True)
def _nothing_goes_on(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Close every game that a test has opened, however the test ended; who thinks is as it was."""
    opened: list[App] = []
    begin, close, thinking = App.__init__, App.close, start.start_thinking

    def begun(app: App, *args: Any, **kwargs: Any) -> None:
        begin(app, *args, **kwargs)
        opened.append(app)

    def closed(app: App) -> None:
        opened.remove(app)
        close(app)

    monkeypatch.setattr(App, "__init__", begun)
    monkeypatch.setattr(App, "close", closed)
    yield
    for app in tuple(opened):
        app.close()
    start.start_thinking = thinking


@pytest.fixture
def no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is rasterised: every shape is the same clear pixel. Words are measured as ever."""
    pixel = pygame.Surface((1, 1), pygame.SRCALPHA)
    monkeypatch.setattr(Pictures, "get", lambda self, key, make: pixel)
