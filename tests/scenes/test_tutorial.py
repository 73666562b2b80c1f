"""The tutorial played through: by keys alone, by mouse alone, by its own button, and with wrong acts."""

from __future__ import annotations

import pygame
import pytest

from game import text
from game.engine.actions import CATCH, CHALLENGE, DRAW, PLAY, TAKE
from game.engine.cards import COLOURS
from game.scenes.context import Context
from game.scenes.scene import Scene
from game.scenes.stack import Stack
from game.scenes.tutorial import Tutorial
from game.scenes.tutorial_ends import LessonPause, TutorialEnd
from game.scenes.tutorial_lessons import CHOOSE, LESSONS, READ, READY
from game.settings import Settings
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.node import Node
from tests.scenes.walk import outside, overlapping


@pytest.fixture(autouse=True)
def _no_drawings(monkeypatch: pytest.MonkeyPatch, no_pictures: None) -> None:
    """Shapes are not rasterised here: only what can be done is looked at."""

    def clear(svg: str, w: int, h: int, opaque: bool = False) -> pygame.Surface:
        return pygame.Surface((w, h), pygame.SRCALPHA)

    for module in ("game.ui.pictures", "game.view.brush", "game.view.card_art", "game.view.venue"):
        monkeypatch.setattr(f"{module}.rasterise", clear, raising=False)


class Learner:
    """Somebody at the tutorial, with a clock of the test's own."""

    def __init__(self, lesson: int = 0, settings: Settings | None = None, size: tuple[int, int] = (1280, 720)) -> None:
        self.context = Context(settings or Settings(animation_speed=0.0, language="en"), keep=False)
        self.stack = Stack(self.context, pygame.Surface(size))
        self.stack.push(Scene(self.context))
        self.stack.push(Tutorial(self.context, lesson))
        self.wait(0.2)

    @property
    def scene(self) -> Tutorial:
        assert isinstance(self.stack.top, Tutorial)
        return self.stack.top

    @property
    def learning(self) -> bool:
        return isinstance(self.stack.top, Tutorial)

    def wait(self, seconds: float) -> None:
        for _frame in range(round(seconds * 60)):
            self.stack.update(1 / 60)
        self.stack.draw()

    def until_waiting(self) -> bool:
        for _second in range(80):
            if not self.learning or self.scene.waiting:
                break
            if self.scene.shown_hand is not None:
                return True
            self.wait(0.25)
        return self.learning and self.scene.waiting

    def post(self, kind: int, **values: object) -> None:
        for intent in self.context.translator.translate(pygame.event.Event(kind, **values)):
            self.stack.handle(intent)

    def key(self, key: int) -> None:
        self.post(pygame.KEYDOWN, key=key, mod=0, unicode="")
        self.wait(0.1)

    def click(self, x: float, y: float) -> None:
        k = self.stack.top.canvas.k
        pos = (round(x * k), round(y * k))
        self.post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        self.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
        self.post(pygame.MOUSEBUTTONUP, pos=pos, button=1)
        self.wait(0.05)

    def click_node(self, name: str) -> None:
        node = self.stack.top.tree.find(name)
        assert node is not None, self.stack.top.tree.dump()
        self.click(*node.bounds.centre)


def play_through(learner: Learner, act) -> int:
    done = 0
    while True:
        ready = learner.until_waiting()
        if not learner.learning:
            return done
        assert ready, (learner.scene.lesson.id, learner.scene.at, learner.scene.tree.dump())
        act(learner)
        done += 1
        learner.wait(0.1)
        assert done < 60


def by_enter(learner: Learner) -> None:
    learner.key(pygame.K_RETURN)


def by_its_keys(learner: Learner) -> None:
    scene = learner.scene
    if scene.shown_hand is not None:
        learner.key(pygame.K_ESCAPE)
        return
    step = scene.step
    keys = {DRAW: pygame.K_d, TAKE: pygame.K_d, READY: pygame.K_u, CATCH: pygame.K_c}
    if step.act in keys:
        learner.key(keys[step.act])
    elif step.colour:
        learner.key(getattr(pygame, f"K_{scene.choice.colours.index(COLOURS.index(step.colour)) + 1}"))
    elif step.act in (PLAY, CHOOSE):
        place = scene.view.hand.order.index(scene.card_meant()) + 1
        learner.key(getattr(pygame, f"K_{place}"))
        if learner.learning and learner.scene.waiting and learner.scene.armed >= 0:
            learner.key(getattr(pygame, f"K_{place}"))
    else:
        assert step.act in (READ, CHALLENGE)
        learner.key(pygame.K_RETURN)


def by_mouse(learner: Learner) -> None:
    scene = learner.scene
    if scene.shown_hand is not None:
        learner.click_node("challenge.close")
        return
    step = scene.step
    if step.act == READ:
        learner.click_node("lesson.go")
    elif step.colour:
        learner.click_node(f"colour.{step.colour}")
    elif step.act in (PLAY, CHOOSE):
        x, y, _angle, _w = scene.view.hand.place(scene.card_meant())
        learner.click(x - 40, y)
        x, y, _angle, _w = scene.view.hand.place(scene.card_meant())
        learner.click(x - 40, y)
    elif step.act == DRAW:
        learner.click_node("draw")
    elif step.act == TAKE:
        learner.click_node("take")
    else:
        learner.click_node({READY: "call", CATCH: "catch.1", CHALLENGE: "challenge"}[step.act])


@pytest.mark.parametrize("act", [by_enter, by_its_keys, by_mouse])
def test_it_is_played_through(act) -> None:
    learner = Learner()
    steps = sum(len(lesson.steps) for lesson in LESSONS)
    assert steps <= play_through(learner, act) <= steps + 3
    assert isinstance(learner.stack.top, TutorialEnd)


def by_the_bubble(learner: Learner) -> None:
    """Press what the bubble offers; nothing of it may be cut, covered or off the screen."""
    scene = learner.scene
    space = scene.view.stage.space
    parts = [node for node in scene.tree.root.walk() if node.id.startswith("lesson")]
    root = Node("bubble", children=[node for node in parts if node.id in ("lesson", "lesson.tail")])
    assert not overlapping(root, Box(0, 0, space.w, space.h))
    assert not outside(root, Box(0, 0, space.w, space.h))
    learner.click_node("challenge.close" if learner.scene.shown_hand is not None else "lesson.go")


@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_its_own_button_does_every_step(scale: float, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cut: list[str] = []
    monkeypatch.setattr(Canvas, "complain", lambda self, what: cut.append(what))
    text.set_language(language)
    learner = Learner(settings=Settings(animation_speed=0.0, language=language, text_scale=scale))
    play_through(learner, by_the_bubble)
    assert not cut
    assert isinstance(learner.stack.top, TutorialEnd)


def test_other_acts_change_nothing_and_are_answered() -> None:
    learner = Learner(3)
    assert learner.until_waiting()
    scene = learner.scene
    acts, said = scene.session.acts, []
    scene.say = said.append  # type: ignore[method-assign]
    scene.play((scene.view.hand.order[0],))
    assert scene.session.acts == acts
    assert said == ["Call first: without it, being caught costs you two cards."]
    assert scene.at == 0
    learner.key(pygame.K_u)
    assert scene.at == 1
    learner.key(pygame.K_u)
    assert scene.at == 0, "a call taken back is asked for again"


def test_a_wild_put_back_is_chosen_again() -> None:
    learner = Learner(1)
    assert learner.until_waiting()
    learner.scene.do_step()
    learner.wait(0.1)
    assert learner.scene.at == 1
    learner.key(pygame.K_ESCAPE)
    learner.wait(0.1)
    assert learner.scene.at == 0
    assert learner.scene.waiting


def test_escape_asks_and_lessons_can_be_skipped() -> None:
    learner = Learner()
    learner.key(pygame.K_ESCAPE)
    assert isinstance(learner.stack.top, LessonPause)
    learner.key(pygame.K_ESCAPE)
    assert learner.scene.number == 0
    learner.key(pygame.K_ESCAPE)
    learner.key(pygame.K_RIGHT)
    learner.key(pygame.K_RETURN)
    assert learner.scene.number == 1
    learner.click_node("lesson.skip")
    assert learner.scene.number == 2
    learner.key(pygame.K_ESCAPE)
    learner.key(pygame.K_RIGHT)
    learner.key(pygame.K_RIGHT)
    learner.key(pygame.K_RETURN)
    assert not learner.learning


def test_any_size_and_settings_in_the_middle() -> None:
    learner = Learner()
    for size in ((1920, 1080), (1024, 768), (3440, 1440)):
        learner.stack.resize(pygame.Surface(size))
        learner.context.change(language="zh_CN" if size[0] == 1024 else "en", races=False, auto_call=True)
        learner.wait(0.1)
        assert learner.scene.waiting
    play_through(learner, by_enter)
    assert isinstance(learner.stack.top, TutorialEnd)
