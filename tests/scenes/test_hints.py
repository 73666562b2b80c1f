"""Hints in words: every reason has its sentence, in both languages; at the table the lamp says what could be done."""

from __future__ import annotations

import pygame
import pytest

from game import text
from game.ai.hint import REASONS
from game.engine.actions import PLAY, Action
from game.engine.cards import FACES
from game.input.intents import Intent, Kind
from game.narrate.hints import hint_words
from game.scenes.context import Context
from game.scenes.stack import Stack
from game.scenes.table_laid import laid, table_of
from game.settings import Settings

pytestmark = pytest.mark.usefixtures("no_pictures")

NAMES = ["You", "Ox", "Pig"]
VALUES = {"seat": 1, "count": 2, "colour": 1, "points": 20, "pending": 4}


@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("code", REASONS)
def test_every_reason_is_a_sentence(code: str, language: str) -> None:
    text.set_language(language)
    values = {name: VALUES[name] for name in REASONS[code]}
    words = hint_words(Action(0, PLAY, (5,), colour=1), code, values, {5: FACES["W"]}, NAMES)
    assert "{" not in words
    assert words.endswith("。" if language == "zh_CN" else ".")


@pytest.mark.parametrize("wanted", [True, False])
def test_the_lamp_gives_focus_and_says_why(wanted: bool) -> None:
    context = Context(Settings(language="en", animation_speed=0.0, hints=wanted), keep=False)
    stack = Stack(context, pygame.Surface((1280, 720)))
    scene = table_of(context, laid("r3 b8 b9", top="y5 r2"))
    stack.push(scene)
    scene.session.step = lambda now, busy=False: False  # type: ignore[method-assign,assignment]
    for _frame in range(10):
        stack.update(1 / 60)
    said: list[str] = []
    scene.say = said.append  # type: ignore[method-assign,assignment]
    assert (scene.tree.find("hint") is not None) is wanted
    acts = scene.session.acts
    stack.handle(Intent(Kind.HINT))
    assert scene.session.acts == acts
    if wanted:
        assert said
        assert scene.tree.focus_id in {f"card.{card}" for card in scene.mirror.hand} | {"draw"}
    else:
        assert not said
