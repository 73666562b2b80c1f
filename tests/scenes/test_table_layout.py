"""Every state of the table at every shape of window: nothing is cut, covered or off the screen.

Each state is looked at in the narrowest window and in one other; ``python -m tests.legible`` looks at it in all.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

import pygame
import pytest

from game import text
from game.scenes.gallery import staged
from game.settings import Settings
from game.ui.canvas import Canvas
from game.ui.node import paint_tree
from tests.scenes.states import TABLES, states_of
from tests.scenes.walk import hard_to_hit, meant, outside, overlapping

Case = tuple[str, tuple[int, int], str]
NARROWEST = (1024, 768)
OTHERS = [((3440, 1440), "en"), ((1280, 720), "zh_CN"), ((1920, 1080), "en"), ((2560, 1600), "zh_CN")]


def _cases() -> Iterator[Case]:
    for name, (size, language) in zip(states_of(TABLES), cycle(OTHERS), strict=False):
        yield name, NARROWEST, "zh_CN" if language == "en" else "en"
        yield name, size, language


@pytest.fixture
def _clear_drawings(no_pictures: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rooms and cards, which are rasterised outside of the pictures' store, are clear too."""
    monkeypatch.setattr(pygame.image, "load_sized_svg", lambda _file, size: pygame.Surface(size, pygame.SRCALPHA))


@pytest.mark.usefixtures("_clear_drawings")
@pytest.mark.parametrize(("name", "size", "language"), [*_cases()])
def test_nothing_is_cut_covered_or_off_the_screen(
    monkeypatch: pytest.MonkeyPatch, name: str, size: tuple[int, int], language: str
) -> None:
    cut: list[str] = []
    monkeypatch.setattr(Canvas, "complain", lambda _canvas, what: cut.append(what))
    text.set_language(language)
    scene = staged(name, size, Settings(language=language)).top
    root, screen = scene.tree.root, scene.canvas.box
    paint_tree(root, scene.canvas)
    assert not cut, cut
    assert [pair for pair in overlapping(root, screen) if not meant(pair)] == []
    assert outside(root, screen) == []
    assert hard_to_hit(root, scene.canvas.k) == []
