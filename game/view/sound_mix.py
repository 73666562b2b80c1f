"""How loud things are: the sliders, slow changes of a level, and where a sound stands between left and right."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal, TypeAlias

from game.settings import Settings

Slider: TypeAlias = Literal["effects", "voices", "music", "rooms"]

WIDEST_TURN = 0.7
"""Nothing is heard in one ear alone: how far a pan of 1 turns towards one side."""


@dataclass(frozen=True)
class Volumes:
    """The sliders, each from 0 to 1."""

    master: float = 0.8
    effects: float = 1.0
    voices: float = 1.0
    music: float = 0.6
    rooms: float = 0.4
    muted: bool = False

    @classmethod
    def of_settings(cls, settings: Settings) -> Volumes:
        """Return the sliders as the user has set them."""
        return cls(
            master=settings.master_volume,
            effects=settings.effects_volume,
            voices=settings.voices_volume,
            music=settings.music_volume,
            rooms=settings.rooms_volume,
            muted=settings.muted,
        )

    def level(self, slider: Slider) -> float:
        """Return how loud that kind of sound is played."""
        if self.muted:
            return 0.0
        own = {"effects": self.effects, "voices": self.voices, "music": self.music, "rooms": self.rooms}
        return min(1.0, max(0.0, self.master * own[slider]))


class Fade:
    """A level on its way to another one, at so many seconds from 0 to 1."""

    def __init__(self, level: float) -> None:
        self.level = level
        self.target = level
        self._per_second = 0.0

    def to(self, target: float, seconds: float) -> None:
        """Go to `target`; at once when there is no time for it."""
        self.target = target
        self._per_second = 1 / seconds if seconds > 0 else math.inf

    def step(self, seconds: float) -> float:
        """Let time pass; returns the level."""
        gap = self.target - self.level
        most = self._per_second * seconds
        self.level = self.target if abs(gap) <= most else self.level + math.copysign(most, gap)
        return self.level

    @property
    def moving(self) -> bool:
        """Whether it has not arrived."""
        return self.level != self.target


def pan_at(x: float, width: float) -> float:
    """Return the pan of something at `x` on a screen of that width."""
    return max(-1.0, min(1.0, 2 * x / width - 1)) if width > 0 else 0.0


def sides(level: float, pan: float) -> tuple[float, float]:
    """Return the loudness left and right: full on both sides in the middle, then the far side falls away."""
    angle = (max(-1.0, min(1.0, pan)) * WIDEST_TURN + 1) * math.pi / 4
    return level * min(1.0, math.sqrt(2) * math.cos(angle)), level * min(1.0, math.sqrt(2) * math.sin(angle))
