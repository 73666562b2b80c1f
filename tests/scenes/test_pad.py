"""A pad alone: a round from the title to its result by d-pad and two buttons; pulled out, everything waits."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.app import App
from game.match.thinker import Inline
from game.options import GameOptions
from game.scenes import start
from game.scenes.pad_lost import PadLost
from game.scenes.round_result import RoundResult
from game.scenes.table import TableScene
from game.scenes.title import Title
from game.settings import Settings

pytestmark = pytest.mark.usefixtures("no_pictures")
BUTTONS = {"a": 0, "b": 1, "up": 11, "down": 12, "left": 13, "right": 14}
PAD = 4


class PadPlayer:
    """Somebody with a pad of six keys."""

    def __init__(self) -> None:
        self.now = 0.0
        settings = Settings(language="en", animation_speed=0.0, thinking_time=0.0, reduced_motion=True)
        self.app = App(GameOptions(size=(1280, 720), seed=5), settings, clock=lambda: self.now, keep=False)
        self.app.stack.reset(Title(self.app.context))
        self.frame()

    @property
    def top(self):
        return self.app.stack.top

    def frame(self, *events: pygame.event.Event, times: int = 1) -> None:
        for _frame in range(times):
            self.now += 0.1
            self.app.frame(list(events))
            events = ()

    def press(self, name: str) -> None:
        both = (
            pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=BUTTONS[name], instance_id=PAD),
            pygame.event.Event(pygame.JOYBUTTONDOWN, button=BUTTONS[name], instance_id=PAD),
        )
        self.frame(*both, times=2)

    def reach(self, node_id: str) -> bool:
        """Go right along the hand to the buttons, then down among them."""
        for name in (*["right"] * 12, *["down"] * 4):
            if self.top.tree.focus_id == node_id:
                break
            self.press(name)
        return self.top.tree.focus_id == node_id


@pytest.fixture
def player(monkeypatch: pytest.MonkeyPatch) -> Iterator[PadPlayer]:
    monkeypatch.setattr(start, "start_thinking", Inline)
    made = PadPlayer()
    yield made
    made.app.close()


def test_a_round_from_title_to_result(player: PadPlayer) -> None:
    start.begin(player.app.context, start.usual_table(player.app.context, seats=3))
    player.frame(times=5)
    table = player.top
    assert isinstance(table, TableScene)
    called = acted = rounds = 0
    for _turn in range(2500):
        if isinstance(player.top, RoundResult):
            rounds += 1
            if called:
                break
            player.press("a")
            player.frame(times=5)
            assert player.top is table, "the next round"
        if table.choice.call_can_wait and not table.choice.call:
            assert player.reach("call")
            player.press("a")
            called += 1
            table.focus_first()
        before = table.session.acts
        player.press("a")
        acted += table.session.acts > before
        player.frame(times=3)
    assert rounds
    assert acted > 3
    assert called
    player.press("a")
    player.frame(times=5)
    player.press("b")
    player.press("b")
    assert player.top.name in ("table", "pause")


def test_pulled_out_while_used_everything_waits(player: PadPlayer) -> None:
    start.begin(player.app.context, start.usual_table(player.app.context, seats=3))
    player.frame(times=5)
    table = player.top
    removed = pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=PAD)
    player.frame(removed)
    assert player.top is table, "nobody plays with it"
    player.press("right")
    player.frame(removed)
    assert isinstance(player.top, PadLost)
    assert table.session.paused
    player.top.pad_added()
    assert "back" in player.top.tree.dump()
    player.press("a")
    assert player.top is table
    assert not table.session.paused


def test_it_is_no_matter_to_whoever_plays_by_keys(player: PadPlayer) -> None:
    player.press("down")
    player.frame(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_UP, mod=0, unicode="", scancode=0))
    player.frame(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=PAD))
    assert isinstance(player.top, Title)
