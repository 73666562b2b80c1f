"""Effects made by cards and by the menus: paper and wood, dry and short."""

from __future__ import annotations

import numpy as np

from assets.make.sound.catalogue import CARD, CUE, UI, family, sound
from assets.make.sound.signal import (
    Part,
    Signal,
    band,
    clock,
    dice,
    ended,
    frames,
    modes,
    noise,
    pitch,
    placed,
    shaped,
    strike,
    sweep,
    swish,
)
from assets.make.sound.struck import bell, card_slap, knuckle, paper_tick, woodblock

RIFFLES = ((0.0, 22, 0.25), (0.28, 26, 0.25))
"""Start, cards, length of each riffle of the shuffle."""

SQUARED_AT = 0.575
SLAP_TUNES = (0.86, 1.0, 1.16)
LOW_BRUSH, HIGH_BRUSH = (500, 1800), (1500, 5000)


@sound("deal", CARD - 3)
def deal() -> Signal:
    """Paper slide."""
    return placed(0.11, (0, 1, swish(0.095, (900, 3000), (2200, 7000), 0.45, "deal")))


@sound("draw", CARD - 1.5)
def draw() -> Signal:
    """Slide and thumb flick."""
    return placed(
        0.14,
        (0, 0.45, swish(0.075, (800, 2600), (1800, 6000), 0.6, "draw", 1.5)),
        (0.066, 1.0, noise(0.07, 1600, 7000, "flick") * strike(0.07, 0.002, 0.028)),
        (0.066, 0.5, modes(0.05, [(620, 1, 0.02)])),
    )


@family([("play_1", "low"), ("play_2", "middle"), ("play_3", "high")], CARD)
def play(i: int) -> Signal:
    """Card slap on the mat."""
    return placed(0.16, (0, 1, card_slap(SLAP_TUNES[i], i)))


@sound("shuffle", CARD)
def shuffle() -> Signal:
    """Two riffles, then squared on the table."""
    chance = dice("shuffle")
    parts: list[Part] = []
    for start, count, span in RIFFLES:
        for j in range(count):
            x = j / (count - 1)
            at = start + span * x**0.85 + chance.uniform(0, 0.003)
            level = (0.35 + 0.65 * np.sin(np.pi * (0.15 + 0.7 * x))) * chance.uniform(0.7, 1)
            parts.append((at, level, paper_tick(("shuffle", j % 7), 0.8 + 0.35 * x)))
    parts.append((0.0, 0.10, swish(0.56, (600, 2200), (900, 3600), 0.5, "riffle-air")))
    parts.append((SQUARED_AT, 0.9, card_slap(0.82, "square", 0.11)))
    return placed(0.70, *parts)


@sound("flip_deck", CUE)
def flip_deck() -> Signal:
    """A big sheet turned, low bell."""
    t = clock(0.9)
    flutter = 0.65 + 0.35 * np.sin(sweep(9 + 16 * t)) * np.clip(1.2 - t, 0, 1)
    return placed(
        1.7,
        (0, 0.5, swish(0.9, (250, 1500), (700, 4200), 0.42, "sheet") * flutter),
        (0.02, 0.3, paper_tick("edge", 0.6, 0.05)),
        (0.45, 0.75, bell(pitch("5,"), 1.25, 2.2, 1.5)),
    )


@sound("swap_hands", CARD + 1)
def swap_hands() -> Signal:
    """Two brushes crossing, left to right and back."""
    x = np.linspace(0, 1, frames(0.70))
    one = swish(0.70, LOW_BRUSH, HIGH_BRUSH, 0.35, "brush-a", 1.6)
    two = swish(0.70, HIGH_BRUSH, LOW_BRUSH, 0.65, "brush-b", 1.6)
    left = one * np.cos(x * np.pi / 2) + two * np.sin(x * np.pi / 2)
    right = one * np.sin(x * np.pi / 2) + two * np.cos(x * np.pi / 2)
    return ended(np.stack([left, right], 1), 0.02)


@sound("ui_move", UI - 2, "menu")
def ui_move() -> Signal:
    """Tick."""
    return placed(0.045, (0, 1, woodblock(1568, 0.010, 0.04)))


@sound("ui_ok", UI + 2, "menu")
def ui_ok() -> Signal:
    """Tap."""
    return placed(0.12, (0, 1, woodblock(pitch("1''"), 0.026, 0.11)), (0, 0.25, knuckle(392, 0.1)))


@sound("ui_back", UI, "menu")
def ui_back() -> Signal:
    """Soft tap."""
    return placed(0.12, (0, 1, shaped(knuckle(330, 0.12), band(20, 1500))))


@family([("ui_toggle_on", "on"), ("ui_toggle_off", "off")], UI, "menu")
def ui_toggle(i: int) -> Signal:
    """Two-tone click."""
    first, second = ("5'", "1''") if i == 0 else ("1''", "5'")
    return placed(
        0.13, (0, 0.8, woodblock(pitch(first), 0.012, 0.05)), (0.055, 1, woodblock(pitch(second), 0.016, 0.07))
    )


@sound("refuse", UI + 4, "menu")
def refuse() -> Signal:
    """Two dull knocks: that cannot be done."""
    dull = shaped(knuckle(262, 0.13), band(20, 1100))
    return placed(0.22, (0, 0.8, dull), (0.085, 1, dull))
