"""Easings and the small clockwork of moving values: pure functions of time."""

from __future__ import annotations

import math
from collections.abc import Callable

Easing = Callable[[float], float]


def linear(t: float) -> float:
    """Even speed."""
    return t


def out_quad(t: float) -> float:
    """Quick, then slower."""
    return 1 - (1 - t) ** 2


def out_cubic(t: float) -> float:
    """Quick, then much slower."""
    return 1 - (1 - t) ** 3


def in_out_cubic(t: float) -> float:
    """Slow at both ends."""
    return 4 * t**3 if t < 0.5 else 1 - (-2 * t + 2) ** 3 / 2


def in_out_sine(t: float) -> float:
    """Gently slow at both ends."""
    return 0.5 - math.cos(math.pi * t) / 2


def out_back(overshoot: float) -> Easing:
    """Return an easing that goes past its end by a part and comes back."""

    def ease(t: float) -> float:
        return 1 + (overshoot + 1) * (t - 1) ** 3 + overshoot * (t - 1) ** 2

    return ease


def mix(a: float, b: float, t: float) -> float:
    """Return the value at part `t` of the way from `a` to `b`."""
    return a + (b - a) * t


def part(elapsed: float, start: float, length: float) -> float:
    """Return how much of a stretch of time has gone, from 0 to 1."""
    if length <= 0:
        return 1.0 if elapsed >= start else 0.0
    return max(0.0, min(1.0, (elapsed - start) / length))


def shorter_turn(a: float, b: float) -> float:
    """Return the angle equal to `b` (degrees) that is nearest to `a`."""
    return a + (b - a + 180) % 360 - 180


def bulge(t: float) -> float:
    """Return 0 at both ends and 1 in the middle: how far an arc leaves its straight line."""
    return math.sin(math.pi * max(0.0, min(1.0, t)))
