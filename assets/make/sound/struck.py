"""Things that are struck: wood, paper, skin, metal, firecrackers."""

from __future__ import annotations

import numpy as np

from assets.make.sound.signal import RATE, Signal, clock, dice, ended, modes, noise, strike, sweep

GONG_RATIOS = (
    1, 1.47, 1.93, 2.32, 2.76, 3.19, 3.77, 4.23, 4.91, 5.62, 6.41, 7.33, 8.46, 9.71, 11.1,
    12.7, 14.2, 16.1, 17.9, 20.3, 22.7, 25.6,
)  # fmt: skip
GONG_LIMIT_HZ, BELL_LIMIT_HZ = 9000, 12000
BELL_PARTIALS = ((1, 1, 1), (1.0021, 0.6, 1), (2.71, 0.42, 0.55), (5.15, 0.20, 0.3), (8.1, 0.08, 0.18))
"""Ratio, level, share of the fundamental's life. The second one beats with the first."""


def woodblock(freq: float, t20: float = 0.032, seconds: float = 0.16) -> Signal:
    """Two inharmonic partials and the click of the stick."""
    click = noise(seconds, 2500, 7000, ("block", freq)) * strike(seconds, 0.0006, 0.006)
    body = modes(seconds, [(freq, 1, t20), (freq * 2.57, 0.45, t20 * 0.55)])
    return body * strike(seconds, 0.0012, 9) + 0.10 * click


def clapper(freq: float, seconds: float = 0.14) -> Signal:
    """Two slats of hard wood."""
    clack = noise(seconds, 900, 5200, ("clap", freq)) * strike(seconds, 0.0008, 0.018)
    return 0.5 * clack + modes(seconds, [(freq, 0.8, 0.03), (freq * 1.58, 0.5, 0.024), (freq * 2.41, 0.3, 0.018)])


def knuckle(freq: float, seconds: float = 0.13) -> Signal:
    """A knock on a table top."""
    body = modes(seconds, [(freq, 1, 0.045), (freq * 1.83, 0.5, 0.03), (freq * 3.1, 0.25, 0.015)])
    skin = noise(seconds, 700, 3500, ("knuckle", freq)) * strike(seconds, 0.001, 0.012)
    return body * strike(seconds, 0.0015, 9) + 0.12 * skin


def card_slap(tune: float, seed: object, seconds: float = 0.15) -> Signal:
    """A card put down on a mat: a quick rustle over a soft thud; `tune` makes it larger or smaller."""
    paper = noise(seconds, 1000 * tune, 5600 * tune, ("slap", seed)) * strike(seconds, 0.004, 0.055)
    t = clock(seconds)
    thud = np.sin(sweep(tune * (150 + 90 * np.exp(-t / 0.012)))) * strike(seconds, 0.004, 0.045)
    return 0.46 * paper + 0.30 * thud + 0.12 * modes(seconds, [(430 * tune, 1, 0.04), (910 * tune, 0.6, 0.03)])


def paper_tick(seed: object, tune: float = 1.0, seconds: float = 0.02) -> Signal:
    """One card of a riffle."""
    return noise(seconds, 1400 * tune, 6500 * tune, ("tick", seed)) * strike(seconds, 0.001, 0.012)


def drum(freq: float, seconds: float = 0.35, t20: float = 0.12, skin: float = 0.25) -> Signal:
    """A small drum: a tone that falls into its pitch, the next two modes of a membrane, the stick."""
    t = clock(seconds)
    bend = 1 + 0.35 * np.exp(-t / 0.018)
    body = (
        np.sin(sweep(freq * bend))
        + 0.35 * np.sin(sweep(1.594 * freq * bend)) * 10 ** (-t / (t20 * 0.8))
        + 0.18 * np.sin(sweep(2.136 * freq * bend)) * 10 ** (-t / (t20 * 0.6))
    )
    stick = noise(seconds, 300, 2400, ("skin", freq)) * strike(seconds, 0.002, 0.02)
    return body * strike(seconds, 0.003, t20) + skin * stick


def gong(
    freq: float,
    seconds: float,
    bloom: float,
    t60: float,
    glide: float = 0.0,
    tilt: float = 0.8,
    thump: float = 0.5,
    spread: float = 0.3,
) -> Signal:
    """Inharmonic partials in beating pairs; the higher, the later they bloom and the sooner they die.

    `glide` is the bend in cents that the first tenth of a second makes: opera gongs rise.
    """
    t = clock(seconds)
    turn = dice("gong").uniform(0, 2 * np.pi, len(GONG_RATIOS))  # one metal at every pitch
    bend = np.cumsum(2 ** (glide * (1 - np.exp(-t / 0.09)) / 1200)) / RATE
    out = np.zeros_like(t)
    for i, ratio in enumerate(GONG_RATIOS):
        if freq * ratio > GONG_LIMIT_HZ:
            break
        rise = 0.004 + bloom * (0.15 + (ratio - 1) / 8)
        envelope = (1 - np.exp(-t / rise)) ** 1.5 * 10 ** (-3 * t * (1 + spread * (ratio - 1)) / t60)
        pair = np.sin(2 * np.pi * freq * ratio * bend + turn[i]) + 0.7 * np.sin(
            2 * np.pi * (freq * ratio + 0.9 + 0.35 * i) * bend + turn[i]
        )
        out += ratio**-tilt * envelope * pair
    mallet = noise(seconds, 60, 420, ("mallet", freq)) * strike(seconds, 0.004, 0.05)
    return (out / 3 + thump * mallet) * strike(seconds, 0.003, 99)


def bell(freq: float, seconds: float, t60: float, soft: float = 1.0) -> Signal:
    """A bowl or a hand bell; `soft` over 1 is a padded mallet."""
    t = clock(seconds)
    out = np.zeros_like(t)
    for ratio, level, life in BELL_PARTIALS:
        if freq * ratio < BELL_LIMIT_HZ:
            ring = 10 ** (-3 * t / (t60 * life))
            out += level * ratio ** -(soft - 1) * np.sin(2 * np.pi * freq * ratio * t) * ring
    return out * strike(seconds, 0.002 * soft, 99)


def pop(seed: object, seconds: float = 0.13) -> Signal:
    """One firecracker, far enough not to startle."""
    bang = noise(seconds, 350, 6500, ("pop", seed), 1) * strike(seconds, 0.0008, 0.032)
    t = clock(seconds)
    return np.tanh(1.2 * bang) * 0.7 + 0.6 * np.sin(sweep(85 + 160 * np.exp(-t / 0.01))) * strike(seconds, 0.002, 0.05)


def spring(seconds: float = 0.42) -> Signal:
    """A bamboo strip plucked on the edge of a table: its free end shortens, so the twang rises."""
    t = clock(seconds)
    phase = sweep(150 + 260 * (t / seconds) ** 1.4)
    flap = 0.55 + 0.45 * np.cos(sweep(17 + 26 * t / seconds))
    buzz = np.zeros_like(t)
    for k, level in ((1, 1), (2, 0.55), (3, 0.35), (5, 0.18), (8, 0.08)):
        buzz += level * np.sin(k * phase)
    return ended(buzz * flap * strike(seconds, 0.004, 0.38), 0.06)
