"""What is read can be read: a walk through some of the states, and that the walk notices what is wrong.

``python -m tests.legible`` walks through all of them, at every size and in every look.
"""

from __future__ import annotations

import pytest

from game.scenes import gallery as states
from game.scenes.menu import MenuScene
from game.settings import Settings
from game.ui.buttons import IconButton
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.node import Node
from game.ui.widgets import Chip, Text
from tests.legible_faults import faults, foreign, least_px
from tests.legible_sight import look

SMALL, FULL, OLD = (1280, 720), (1920, 1080), (1024, 768)


@pytest.mark.parametrize(
    ("name", "size", "scale", "language", "looks"),
    [
        ("table_play", SMALL, 2.0, "en", {}),
        ("table_ten", SMALL, 1.0, "zh_CN", {}),
        ("table_night", SMALL, 1.0, "en", {"high_contrast": True}),
        ("table_plus_four", OLD, 1.0, "zh_CN", {"colour_set": "own:3A3A44:FFF0A0:8FBF3F:2F7FD0"}),
        ("settings_display", SMALL, 2.0, "zh_CN", {}),
    ],
)
def test_everything_is_read(name: str, size: tuple[int, int], scale: float, language: str, looks: dict) -> None:
    seen = look(name, size, Settings(language=language, text_scale=scale, **looks), language)
    assert list(faults(seen, language)) == []


class _Sheet(MenuScene):
    """A screen with the nodes a test wants to be found fault with."""

    name = "sheet"
    nodes: tuple[Node, ...] = ()

    def build(self, canvas) -> Node:
        return Node("sheet", canvas.box, role="screen").add(*self.nodes)


def _found(monkeypatch: pytest.MonkeyPatch, *nodes: Node, language: str = "en") -> set[str]:
    def build(context):
        scene = _Sheet(context)
        scene.nodes = nodes
        return [scene]

    monkeypatch.setitem(states.GALLERY, "sheet", build)
    seen = look("sheet", SMALL, Settings(language=language), language)
    return {kind for kind, _what in faults(seen, language)}


ON_PAPER = Box(100, 200, 400, 40)


def test_words_in_order_are_let_be(monkeypatch: pytest.MonkeyPatch) -> None:
    assert _found(monkeypatch, Text("good", ON_PAPER, "Some good words")) == set()


def test_words_too_long_for_their_box_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "cut" in _found(monkeypatch, Text("long", ON_PAPER, "Some good words " * 6))


def test_words_under_something_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    words, cover = Text("under", ON_PAPER, "Some good words"), Chip("over", Box(160, 205, 60, 30), "!", "gold")
    assert {"covered", "overlapping"} <= _found(monkeypatch, words, cover)


def test_words_beyond_the_edge_of_the_window_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert {"covered", "outside"} <= _found(monkeypatch, Text("gone", Box(-60, 200, 400, 40), "Some good words"))


def test_what_is_too_small_to_be_hit_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def button(high: float) -> IconButton:
        return IconButton("tiny", Box(100, 200, 60, high), "cross", "Close", lambda: None)

    assert _found(monkeypatch, button(30)) == {"hard to hit"}
    assert _found(monkeypatch, button(36)) == set()


def test_faint_words_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "faint" in _found(monkeypatch, Text("faint", ON_PAPER, "Some good words", colour="#B9A27C"))


def test_small_words_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Canvas, "grown", lambda _canvas, size: size)
    assert "small" in _found(monkeypatch, Text("small", ON_PAPER, "Some good words", size=12))


def test_words_in_another_language_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "untranslated" in _found(monkeypatch, Text("strange", ON_PAPER, "Some good words"), language="zh_CN")
    assert foreign("先出", "en")
    assert not foreign("先喊 UNO！", "zh_CN")


@pytest.mark.parametrize(
    ("size", "scale", "least"), [(FULL, 1.0, 18), (SMALL, 1.0, 12), (FULL, 2.0, 38), (SMALL, 2.0, 25), (OLD, 1.0, 12)]
)
def test_the_promised_sizes(size: tuple[int, int], scale: float, least: int) -> None:
    assert least_px(size, scale) == least
