"""What computer players say at the table of a match: shown, read aloud on request, and without effect."""

from __future__ import annotations

import pygame
import pytest

from game import text
from game.engine import events as ev
from game.narrate.chatter import Remark
from game.scenes.context import Context
from game.scenes.narration import Reader
from game.scenes.records_gallery import replay_of
from game.scenes.replay import ReplayScene
from game.scenes.stack import Stack
from game.scenes.table_laid import laid, table_of
from game.scenes.table_talk import LONG_THOUGHT
from game.scenes.tutorial import Tutorial
from game.settings import Settings

pytestmark = pytest.mark.usefixtures("no_pictures")


def at_a_table(turn=0, **settings):
    context = Context(Settings(language="en", **settings), keep=False)
    stack = Stack(context, pygame.Surface((1280, 720)))
    scene = table_of(context, laid("r3 r8 gS", turn=turn))
    stack.push(scene)
    for _frame in range(3):
        stack.update(1 / 60)
    return stack, scene


def shown(scene):
    view = (scene.table if hasattr(scene, "table") else scene).view
    return [name for name, _rect in view.stage.comp.places() if name.startswith("remark:")]


def always(monkeypatch, scene, seat=2, words="Never mind."):
    """Let the same be said about everything."""
    monkeypatch.setattr(scene.talk._chatter, "hear", lambda event: Remark(seat, "hit", words))
    monkeypatch.setattr(scene.talk._chatter, "musing", lambda seat: Remark(seat, "thinks", words))


@pytest.mark.parametrize(("chatter", "said"), [("off", 0), ("some", 1), ("lively", 1)])
def test_the_setting_decides_whether_anything_is_said(monkeypatch, chatter, said):
    _stack, scene = at_a_table(chatter=chatter)
    always(monkeypatch, scene)
    scene._seen(ev.Kept(2))
    assert len(shown(scene)) == len(scene.talk.said) == said


def test_it_is_read_aloud_only_when_asked_for(monkeypatch):
    for aloud in (False, True):
        stack, scene = at_a_table(chatter_aloud=aloud)
        always(monkeypatch, scene)
        reader = Reader()
        reader.look(stack)
        scene._seen(ev.Kept(2))
        reader.look(stack)
        assert (f"{scene.names[2]}: Never mind." in reader.spoken.lines) is aloud
        reader.look(stack)
        assert reader.spoken.lines.count(f"{scene.names[2]}: Never mind.") == aloud


def test_a_remark_is_neither_in_the_log_nor_in_the_ribbon(monkeypatch):
    _stack, scene = at_a_table()
    always(monkeypatch, scene)
    scene._seen(ev.Kept(2))
    assert not any("Never mind" in words for words, _strong in scene.log)
    assert "Never mind" not in scene.prompt_words


def test_long_thinking_is_remarked_on_once_a_turn(monkeypatch):
    _stack, scene = at_a_table(turn=1, thinking_time=3.0)
    always(monkeypatch, scene)
    for _frame in range(round(LONG_THOUGHT * 60) - 10):
        scene._talk(1 / 60)
    assert scene.talk.said == []
    for _frame in range(300):
        scene._talk(1 / 60)
    assert scene.talk.said == [(1, "Never mind.")]


def test_people_are_not_hurried(monkeypatch):
    _stack, scene = at_a_table(turn=0)
    always(monkeypatch, scene)
    for _frame in range(3000):
        scene._talk(1 / 60)
    assert scene.talk.said == []


def test_a_replay_says_what_was_said_at_the_table():
    context = Context(Settings(language="en", chatter="lively"), keep=False)
    stack = Stack(context, pygame.Surface((1280, 720)))
    scene = ReplayScene(context, replay_of("console", 4, 1))
    stack.push(scene)
    chatter, remarks = scene.table.talk._chatter, []
    hear = chatter.hear

    def listen(event):
        remarks.append(hear(event))
        return remarks[-1]

    def from_act(start):
        scene.go(start)
        remarks.clear()
        for _act in range(start, scene.replay.acts):
            scene.step(1)
            scene.table.director.finish()
        return [one for one in remarks if one]

    chatter.hear = listen
    whole, half = from_act(0), from_act(scene.replay.acts // 2)
    assert len(whole) > 3
    assert half == whole[-len(half) :]


@pytest.mark.parametrize(("language", "words"), [("en", "Old Ox is thinking…"), ("zh_CN", "老牛")])
def test_the_table_says_who_is_thinking(language, words):
    text.set_language(language)
    stack, scene = at_a_table(turn=1, thinking_time=3.0)
    reader = Reader()
    reader.look(stack)
    status = next(node.name for node in scene.tree.root.walk() if node.role == "status" and node.name)
    assert words in status
    assert status == scene.prompt_words
    assert "ribbon" in [name for name, _rect in scene.view.stage.comp.places()]
    assert status in reader.spoken.lines
    assert scene.view.seats.states[1].mood == "thinking"


@pytest.mark.parametrize(("moment", "busy"), [("wins", True), ("loses", True), ("hit", False)])
def test_last_words_are_waited_for_until_a_key_is_pressed(monkeypatch, moment, busy):
    _stack, scene = at_a_table()
    monkeypatch.setattr(scene.talk._chatter, "hear", lambda event: Remark(2, moment, "Next!"))
    scene._seen(ev.Kept(2))
    assert scene.director.busy is busy
    scene.director.finish()
    assert not scene.director.busy


def test_in_a_lesson_only_the_teacher_talks():
    context = Context(Settings(language="en", chatter="lively"), keep=False)
    stack = Stack(context, pygame.Surface((1280, 720)))
    scene = Tutorial(context)
    stack.push(scene)
    for seat in range(1, len(scene.session.seats)):
        for _time in range(20):
            scene.talk.hear(ev.Caught(seat, 0, True), scene.director)
    assert scene.talk.said == []
