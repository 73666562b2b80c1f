"""Pipes and reeds: bamboo flute, xiao, suona, and a reed that speaks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from assets.make.sound.signal import Signal, bell_curve, clock, ended, fall, noise, strike, sweep

FLUTE_HARMONICS = (1, 0.32, 0.20, 0.07, 0.035, 0.015)
XIAO_HARMONICS = (1, 0.16, 0.10, 0.02)
SUONA_FORMANTS = ((950, 420, 1.0), (2100, 700, 0.60), (3600, 900, 0.20))
"""Centre, width, level."""

FLUTE_LIMIT_HZ, SUONA_LIMIT_HZ, REED_LIMIT_HZ = 9000, 8500, 5000


def flute(
    freq: float,
    seconds: float,
    force: float = 1.0,
    breath: float = 0.10,
    scoop: float = 60.0,
    upper: tuple[float, ...] = FLUTE_HARMONICS,
    attack: float = 0.09,
    release: float = 0.16,
    seed: int = 0,
) -> Signal:
    """A bamboo flute: a few harmonics, a scoop into the note, late vibrato, breath round the tone and a chiff."""
    total = seconds + release
    t = clock(total)
    envelope = bell_curve(t / attack) * fall((t - seconds) / release)
    late = np.clip((t - 0.35) / 0.6, 0, 1)
    wave = np.sin(2 * np.pi * 4.7 * t + seed)
    envelope = envelope * (1 + 0.10 * late * wave)
    envelope = envelope * (0.86 + 0.14 * np.sin(np.pi * np.clip(t / total, 0, 1)))
    phase = sweep(freq * 2 ** ((-scoop * np.exp(-t / 0.05) + 11 * late * wave) / 1200))
    tone = np.zeros_like(t)
    for k, level in enumerate(upper):
        if freq * (k + 1) < FLUTE_LIMIT_HZ:
            tone += level * envelope ** (1 + 0.35 * k) * np.sin((k + 1) * phase)
    air = noise(total, 0.8 * freq, 3.5 * freq, ("air", freq, seed)) * envelope * breath
    chiff = noise(total, 1.5 * freq, 5 * freq, ("chiff", freq, seed)) * strike(total, 0.02, 0.07) * breath * 0.9
    return ended((tone + air + chiff) * force, 0.02)


def xiao(freq: float, seconds: float, force: float = 1.0, seed: int = 0) -> Signal:
    """The end-blown flute: darker, airier, slower to speak."""
    return flute(freq, seconds, force, 0.16, 45, XIAO_HARMONICS, 0.16, 0.30, seed)


def formants(frequency: Any, peaks: Iterable[tuple[Any, float, float]]) -> Any:
    """The level at that frequency under resonances of (centre, width, level)."""
    return sum(level / (1 + ((frequency - centre) / width) ** 2) for centre, width, level in peaks)


def suona(freq: float, seconds: float, scoop: float = 120.0, shake: float = 18.0, release: float = 0.05) -> Signal:
    """A double reed with a brass bell: many harmonics under broad formants, a scoop into each note."""
    t = clock(seconds + release)
    late = np.clip((t - 0.12) / 0.2, 0, 1)
    phase = sweep(freq * 2 ** ((-scoop * np.exp(-t / 0.028) + shake * late * np.sin(2 * np.pi * 5.8 * t)) / 1200))
    rise = np.clip(t / 0.022, 0, 1) ** 0.8
    envelope = rise * fall((t - seconds) / release) * (0.85 + 0.15 * np.exp(-t / 0.1))
    out = np.zeros_like(t)
    for k in range(1, int(SUONA_LIMIT_HZ / freq)):
        level = formants(np.float64(k * freq), SUONA_FORMANTS) * k**-0.35
        out += level * envelope ** (1 + 0.12 * (k - 1)) * np.sin(k * phase + 0.3 * k * k)
    air = noise(seconds + release, 1200, 5000, ("suona", freq)) * envelope * 0.03
    return ended(out + air, 0.01)


def vocal_reed(f_start: float, f_end: float, seconds: float) -> Signal:
    """A reed that says "ai": its formants move from an open a to an i while the pitch falls."""
    t = clock(seconds)
    x = t / seconds
    f = f_start * (f_end / f_start) ** (x**1.3) * 2 ** (-140 * np.exp(-t / 0.03) / 1200)
    phase = sweep(f)
    move = bell_curve((x - 0.25) / 0.55)
    peaks = [(850 - 480 * move, 130.0, 1.0), (1250 + 800 * move, 190.0, 0.6), (2700.0, 300.0, 0.25)]
    out = np.zeros_like(t)
    for k in range(1, int(REED_LIMIT_HZ / f_start)):
        out += formants(k * f, peaks) * k**-0.5 * np.sin(k * phase)
    envelope = np.clip(t / 0.03, 0, 1) * np.clip((seconds - t) / (0.35 * seconds), 0, 1) ** 0.7
    return ended(out * envelope, 0.02)
