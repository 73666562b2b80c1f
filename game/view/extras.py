"""What a table shows beside cards, piles and seats: gathered cards, jumping in, aiming, launcher, places."""

from __future__ import annotations

from collections.abc import Callable

from game.text import _
from game.ui.geometry import Box
from game.view.aim import AimPicture
from game.view.gathered import GatheredPicture
from game.view.hand import Hand
from game.view.jumping import JumpPicture
from game.view.launcher import Toad
from game.view.places import Places
from game.view.stage import Stage

TimeLeft = Callable[[], float]
"""Seconds left; 0 where nobody is hurried."""


def _no_hurry() -> float:
    return 0.0


class Extras:
    """The pictures of special situations on one stage."""

    def __init__(self, stage: Stage, hand: Hand) -> None:
        self.stage = stage
        self.gathered = GatheredPicture(stage)
        self.jump = JumpPicture(stage, hand)
        self.aim = AimPicture(stage)
        self.toad = Toad(stage)
        self.places = Places(stage)
        self.time_left: TimeLeft = _no_hurry
        self._whole = 0.0
        self.clock_over: Box = stage.layout.context
        """The button above which the time for jumping in is shown."""

    def sync(self) -> None:
        """Show what depends on the mirror alone."""
        self.toad.sync()
        self.places.sync()

    def update(self) -> None:
        """Let the time for jumping in run."""
        if self.jump.card < 0:
            self.jump.clock(-1.0, "", self.clock_over)
            return
        left = self.time_left()
        if left <= 0:
            self._whole = 0.0
            self.jump.clock(-1.0, "", self.clock_over)
            return
        whole = self._whole = max(self._whole, left)
        tenths = int(left * 10 + 0.999) / 10
        self.jump.clock(left / whole, _("{n} s left").format(n=f"{tenths:.1f}"), self.clock_over)
