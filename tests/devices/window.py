"""The real window with a clock of our own, for players who sit before it."""

from __future__ import annotations

import pygame

from game.app import App, first_scenes
from game.input.pads import Pads
from game.match.thinker import Inline
from game.options import GameOptions
from game.scenes import start
from game.scenes.scene import Scene
from game.settings import Settings
from game.ui.tree import Tree

BEAT = 0.2
"""Seconds from one press to the next: five a second is quick for a person."""

FRAME = 0.1


class Window:
    """The running game from its title on. Events go in by `send`, time passes by `wait`; nothing else is done to it."""

    def __init__(self, seed: int, size: tuple[int, int] = (1280, 720), **settings: object) -> None:
        self.now = 0.0
        start.start_thinking = Inline  # type: ignore[assignment]
        usual = Settings(language="en", animation_speed=0.0, thinking_time=0.3, started_before=True)
        self.app = App(GameOptions(size=size, seed=seed), usual.changed(**settings), clock=lambda: self.now, keep=False)
        self.app.pads = Pads()
        self.app.context.follow_narration()
        self.app.stack.reset(*first_scenes(self.app.context))
        self.events = 0
        """Events sent so far."""
        self.wait()

    @property
    def top(self) -> Scene:
        """The screen in front."""
        scene = self.app.stack.top
        assert scene is not None, "the game has ended"
        return scene

    @property
    def tree(self) -> Tree:
        """What is on it."""
        return self.top.tree

    def send(self, *events: pygame.event.Event, seconds: float = BEAT) -> None:
        """Let events come in, one frame each, and then time pass."""
        for event in events:
            self.events += 1
            self.now += 0.01
            self.app.frame([event])
        self.wait(seconds)

    def wait(self, seconds: float = BEAT) -> None:
        """Let time pass."""
        for _frame in range(max(1, round(seconds / FRAME))):
            self.now += FRAME
            self.app.frame([])

    def close(self) -> None:
        """Close the window."""
        self.app.close()
