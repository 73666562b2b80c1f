"""Motions: stretches of time in which something on the table changes, and cards in flight."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from game.view.card_art import Look
from game.view.stage import Z_FLY, Stage
from game.view.tween import Easing, bulge, linear, mix, out_cubic, part, shorter_turn

Step = Callable[[float], None]
Done = Callable[[], None]

FLY_FADE_OUT, FLY_FADE_IN = 60.0, 120.0
"""Without travel (reduced motion) a card is gone after the one and there after the other."""

SLIPS_AT = 0.6
"""From this part of its way on a card for somebody's hand is below what stands round that seat."""


def nothing() -> None:
    """Do nothing: the end of a motion that leaves nothing behind."""


@dataclass(slots=True)
class Motion:
    """`step` is called with 0 to 1 while it lasts, `done` once at its end, also when it is cut short.

    A motion with `holds` keeps the table waiting; one without (a bubble that stays for a while) does not.
    """

    length: float
    step: Step
    done: Done = nothing
    delay: float = 0.0
    easing: Easing = linear
    holds: bool = True
    started: float = 0.0

    def advance(self, now: float) -> bool:
        """Move on to `now`; return whether it is over."""
        if now < self.started + self.delay:
            return False
        share = part(now, self.started + self.delay, self.length)
        self.step(self.easing(share) if share < 1 else 1.0)
        return share >= 1


@dataclass(frozen=True, slots=True)
class Pose:
    """A card somewhere: its middle, how it is turned and how wide it is."""

    x: float
    y: float
    angle: float = 0.0
    width: float = 128.0


@dataclass(slots=True)
class Flight:
    """A card on its way. It shows `front` until the turning point and `back` after it, if they differ."""

    stage: Stage
    name: str
    start: Pose
    goal: Pose
    front: str
    after: str = ""
    rise: float = 0.0
    spin: float = 0.0
    turns_at: float = 0.55
    look: Look = field(default_factory=Look)
    z: float = Z_FLY
    lands_at: float = 0.0
    """Into which layer it slips on the last part of its way, so that it passes below plates and counts; 0: none."""

    def step(self, t: float) -> None:
        """Show the card at part `t` of its way."""
        a, b = self.start, self.goal
        squeeze, name = 1.0, self.front
        if self.after and self.after != self.front:
            squeeze, name = turning(t, self.turns_at, self.front, self.after)
        angle = mix(a.angle, shorter_turn(a.angle, b.angle), t) + self.spin * bulge(t)
        width = mix(a.width, b.width, t)
        picture = self.stage.art.card(name, self._step_width(width), angle, self.look, squeeze, resting=False)
        y = mix(a.y, b.y, t) - self.rise * bulge(t)
        self.stage.centre(self.name, picture, mix(a.x, b.x, t), y, self.layer(t))

    def layer(self, t: float) -> float:
        """Return in which layer it is at part `t` of its way."""
        return self.lands_at if self.lands_at and t > SLIPS_AT else self.z

    def fade(self, t: float) -> None:
        """Show the card without travel: it leaves one place and appears at the other."""
        split = FLY_FADE_OUT / (FLY_FADE_OUT + FLY_FADE_IN)
        pose = self.start if t < split else self.goal
        share = 1 - t / split if t < split else (t - split) / (1 - split)
        name = self.front if t < split else (self.after or self.front)
        picture = self.stage.art.card(name, pose.width, pose.angle, self.look, resting=False).copy()
        picture.set_alpha(round(255 * share))
        self.stage.centre(self.name, picture, pose.x, pose.y, self.layer(t))

    def land(self) -> None:
        """Take the flying picture away."""
        self.stage.comp.remove(self.name)

    def motion(self, length: float, delay: float, landed: Done, easing: Easing = out_cubic) -> Motion:
        """Return the motion that carries the card and calls `landed` at its end."""

        def done() -> None:
            self.land()
            landed()

        if self.stage.comfort.reduced_motion:
            return Motion(FLY_FADE_OUT + FLY_FADE_IN, self.fade, done, min(delay, 200.0))
        return Motion(length, self.step, done, delay, easing)

    def _step_width(self, width: float) -> float:
        """Round widths in flight, so that few sizes are rasterised."""
        wide = max(self.start.width, self.goal.width)
        narrow = min(self.start.width, self.goal.width)
        if wide - narrow < 6:
            return wide
        steps = 4
        return narrow + round((width - narrow) / (wide - narrow) * steps) / steps * (wide - narrow)


def turning(t: float, at: float, front: str, after: str) -> tuple[float, str]:
    """Return how much of the width is seen and which side, of a card that turns over at part `at` of the way."""
    reach = 0.28
    if abs(t - at) >= reach:
        return 1.0, front if t < at else after
    return max(0.06, abs(t - at) / reach), front if t < at else after
