"""What a place sounds like with nobody speaking up: four loops of about twenty seconds, far quieter than the cards."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from assets.make.sound.catalogue import ROOM, sound
from assets.make.sound.signal import (
    Signal,
    band,
    clock,
    dice,
    frames,
    hump,
    modes,
    noise,
    shaped,
    strike,
    sweep,
    swish,
)
from assets.make.sound.struck import clapper, knuckle
from assets.make.sound.tape import Tape
from assets.make.sound.winds import vocal_reed

ROOM_S = 20.0
RAIL_JOINTS, JOINT_S = 14, 1.5
AXLES = ((0, 1), (0.17, 0.8), (0.62, 0.45), (0.79, 0.38))
"""When each wheel passes a joint, and how loud."""

VOWELS_HZ = [380, 520, 700, 610]
HAWKERS = ((3.0, 262, 300), (10.4, 294, 350), (16.7, 247, 280))
"""When each cries, and from which pitch up to which."""


def slow(seconds: float, cycles: Sequence[int], seed: object) -> Signal:
    """A slow wander between 0 and 1 made of whole cycles, so that it loops."""
    t, chance = np.arange(frames(seconds)) / frames(seconds), dice("slow", seed)
    total = np.zeros_like(t)
    for cycle in cycles:
        total += np.sin(2 * np.pi * (cycle * t + chance.uniform()))
    out: Signal = 0.5 + 0.5 * np.tanh(total / len(cycles) ** 0.5)
    return out


def wash(tape: Tape, low: float, high: float, gain: float, cycles: Sequence[int], depth: float, seed: str) -> None:
    """Wide noise that swells a little, another on each side."""
    for side, pan in (("l", -0.6), ("r", 0.6)):
        swell = 1 - depth + depth * slow(tape.seconds, cycles, (seed, side))
        tape.add(0, noise(tape.seconds, low, high, (seed, side), 1) * swell, gain, pan)


def babble(tape: Tape, voices: int, gain: float, seed: str, tone: float = 0.35) -> None:
    """Far talk without words: noise through vowels, cut into syllables, with a hint of pitch."""
    chance = dice("babble", seed)
    for voice in range(voices):
        at, base = chance.uniform(0, 1), chance.uniform(105, 215)
        pan, level = chance.uniform(-0.8, 0.8), chance.uniform(0.5, 1.0)
        while at < tape.seconds:
            if chance.uniform() < 0.16:
                at += chance.uniform(0.6, 2.2)  # a breath
            length = chance.uniform(0.11, 0.26)
            vowel = float(chance.choice(VOWELS_HZ))
            t = clock(length)
            f = base * (1 + 0.12 * chance.uniform(-1, 1) - 0.08 * t / length)
            air = noise(length, vowel * 0.75, vowel * 1.7, (seed, voice, int(at * 10)), 1)
            syllable = (tone * _voiced(f, vowel, t) + 0.5 * air) * hump(length, 0.3, 1.2)
            tape.add(at, syllable, gain * level * chance.uniform(0.5, 1), pan)
            at += length * chance.uniform(0.9, 1.25)


def _voiced(f: Signal, vowel: float, t: Signal) -> Signal:
    out = np.zeros_like(t)
    for k in range(1, 9):
        out += np.sin(2 * np.pi * k * f * t + k * k) / (1 + ((k * f - vowel) / 170) ** 2)
    return out


@sound("room_teahouse", ROOM, "room")
def room_teahouse() -> Tape:
    """Teahouse: low talk, cups, a pour of tea."""
    tape, chance = Tape(ROOM_S), dice("teahouse")
    wash(tape, 120, 700, 0.035, (2, 5, 9), 0.4, "tea-air")
    babble(tape, 5, 0.26, "tea")
    for _ in range(7):
        f = chance.uniform(2300, 3300)
        cup = modes(0.35, [(f, 1, 0.09), (f * 1.62, 0.6, 0.07), (f * 2.4, 0.3, 0.05)]) * strike(0.35, 0.002, 9)
        tape.add(chance.uniform(0, tape.seconds), cup, 0.10 * chance.uniform(0.4, 1), chance.uniform(-0.7, 0.7))
    gurgle = 0.6 + 0.4 * np.abs(noise(2.2, 6, 20, "gurgle")) / 2
    tape.add(9.5, noise(2.2, 700, 2600, "pour") * hump(2.2, 0.3) * gurgle, 0.12, 0.4)
    tape.room(0.5, 0.8, 2500)
    return tape


@sound("room_river", ROOM, "room")
def room_river() -> Tape:
    """River boat: lapping water, bubbles, a creaking oar."""
    tape, chance = Tape(ROOM_S), dice("river")
    wash(tape, 150, 900, 0.12, (3, 7), 0.55, "flow")
    wash(tape, 900, 3200, 0.04, (5, 11, 13), 0.8, "ripple")
    for j in range(9):
        length, crest = chance.uniform(1.5, 2.4), chance.uniform(0.25, 0.45)
        lap = swish(length, (180, 700), (450, 1700), crest, ("lap", j), 1.5)
        at = j * ROOM_S / 9 + chance.uniform(-0.6, 0.6)
        tape.add(at, lap, 0.26 * chance.uniform(0.5, 1), chance.uniform(-0.6, 0.6))
    for _ in range(70):
        length, f = chance.uniform(0.03, 0.08), chance.uniform(480, 1500)
        bubble = np.sin(sweep(f * (1 + 0.5 * clock(length) / length))) * hump(length, 0.2)
        tape.add(chance.uniform(0, tape.seconds), bubble, 0.16 * chance.uniform(0.2, 1), chance.uniform(-0.8, 0.8))
    for at in (3.2, 10.1, 16.6):
        tape.add(at, _creak(), 0.09, 0.5)
    return tape


def _creak() -> Signal:
    t = clock(0.7)
    phase = sweep(190 + 50 * np.sin(np.pi * t / 0.7))
    rub = np.sin(phase) + 0.5 * np.sin(2.7 * phase)
    return shaped(rub * hump(0.7, 0.4) * (0.5 + 0.5 * np.sin(sweep(24 + 16 * t))), band(150, 900))


@sound("room_train", ROOM, "room")
def room_train() -> Tape:
    """Green train: rumble, rail joints, a loose fitting."""
    tape, chance = Tape(RAIL_JOINTS * JOINT_S), dice("train")
    wash(tape, 55, 190, 0.12, (2, 5, 7), 0.3, "rumble")
    wash(tape, 350, 1500, 0.03, (3, 8), 0.5, "air")
    for j in range(RAIL_JOINTS):
        for axle, (gap, level) in enumerate(AXLES):
            at = j * JOINT_S + gap + chance.uniform(-0.008, 0.008)
            tape.add(at, _wheel(level * chance.uniform(0.85, 1)), 0.55, -0.3 + 0.2 * axle)
    for _ in range(10):
        rattle = modes(0.12, [(1900, 1, 0.03), (3100, 0.5, 0.02)]) * strike(0.12, 0.002, 9)
        tape.add(chance.uniform(0, tape.seconds), rattle, 0.03 * chance.uniform(0.4, 1), 0.6)
    tape.room(0.3, 0.4, 1800)
    return tape


def _wheel(level: float) -> Signal:
    thump = np.sin(sweep(78 + 60 * np.exp(-clock(0.28) / 0.02))) * strike(0.28, 0.006, 0.12)
    return level * (thump + 0.45 * noise(0.28, 250, 1500, "rail") * strike(0.28, 0.004, 0.05))


@sound("room_market", ROOM, "room")
def room_market() -> Tape:
    """Market day: crowd, far hawkers, wood and baskets."""
    tape, chance = Tape(ROOM_S), dice("market")
    wash(tape, 180, 1100, 0.05, (2, 5, 9), 0.35, "crowd")
    babble(tape, 8, 0.20, "market")
    for at, low, high in HAWKERS:
        cry = shaped(vocal_reed(low, high, 0.9), band(300, 1500))
        tape.add(at, cry, 0.12, chance.uniform(-0.6, 0.6))
        tape.add(at + 0.95, cry * 0.7, 0.10, chance.uniform(-0.6, 0.6))
    for _ in range(14):
        at, wood = chance.uniform(0, tape.seconds), knuckle(chance.uniform(260, 420))
        tape.add(at, wood, 0.16 * chance.uniform(0.3, 1), chance.uniform(-0.8, 0.8))
    for at in (7.1, 7.5, 13.6, 14.0, 19.1):
        tape.add(at, shaped(clapper(900), band(300, 2500)), 0.12, -0.5)
    tape.room(0.6, 0.9, 2600)
    return tape
