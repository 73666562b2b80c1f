"""Plucked strings: one model (Karplus and Strong's), and the zheng and the pipa made from it."""

from __future__ import annotations

import numpy as np

from assets.make.sound.signal import RATE, Signal, clock, dice, ended, frames, noise, strike

STROKE_S = 0.09
"""Time between two strokes of a tremolo."""


def warped(signal: Signal, cents: Signal) -> Signal:
    """The signal read at a varying speed: bends and vibrato."""
    at = np.cumsum(2 ** (cents / 1200)) - 1
    out: Signal = np.interp(at, np.arange(len(signal)), signal, right=0.0)
    return out


def plucked_shape(freq: float, pick: float, bright: float, seed: object) -> Signal:
    """One period of a string let go at the share `pick` of its length, at unit power, beginning near zero.

    A period must join itself when it goes round the loop, hence the beginning near zero.
    """
    size = round(RATE / freq)
    k = np.arange(1, int(RATE / freq / 2))
    spectrum = np.zeros(len(k) + 1, complex)
    level = np.abs(np.sin(np.pi * k * pick)) / k**0.75 / (1 + (k * freq / bright) ** 2)
    spectrum[1:] = level * np.exp(1j * dice("string", round(freq), seed).uniform(-1.2, 1.2, len(k)))
    shape = np.fft.irfft(spectrum, size)
    shape /= np.sqrt(np.mean(shape**2))
    return np.roll(shape, -int(np.argmin(np.abs(shape))))


def loop_filter(freq: float, t60: float, damp: float) -> tuple[int, Signal]:
    """The lag of the string's loop in samples, and its filter: low pass, cubic fractional delay and loss in one."""
    period = RATE / freq
    lag = int(period - 2)
    d = 1 + (period - 2 - lag)
    lagrange = [
        -(d - 1) * (d - 2) * (d - 3) / 6,
        d * (d - 2) * (d - 3) / 2,
        -d * (d - 1) * (d - 3) / 2,
        d * (d - 1) * (d - 2) / 6,
    ]
    return lag, np.convolve([damp / 2, 1 - damp, damp / 2], lagrange) * 10 ** (-3 * period / RATE / t60)


def string(
    freq: float,
    seconds: float,
    t60: float,
    damp: float = 0.12,
    pick: float = 0.13,
    bright: float = 2600.0,
    nail: float = 0.06,
    body: float = 0.10,
    seed: object = 0,
) -> Signal:
    """A plucked string: a period goes round a loop of delay, loss and a soft low pass; nail and body are added.

    The loop's filter has no feedback of its own, so a whole period is done at once.
    """
    n = frames(seconds)
    lag, loop = loop_filter(freq, t60, damp)
    start = plucked_shape(freq, pick, bright, seed)
    pad = lag + 6
    y = np.zeros(pad + n + lag)
    y[pad : pad + len(start)] = start
    for i in range(pad, pad + n, lag):
        y[i : i + lag] += np.convolve(y[i - lag - 5 : i], loop, "valid")[:lag]
    out = y[pad : pad + n]
    short = min(seconds, 0.12)
    m = frames(short)
    out[:m] += nail * noise(short, 2500, 7500, ("nail", freq)) * strike(short, 0.001, 0.008)
    out[:m] += body * noise(short, 140, 700, ("body", freq)) * strike(short, 0.002, 0.03) * 2
    return ended(out * strike(seconds, 0.0015, 99), min(0.08, seconds / 4))


def zheng(
    freq: float, seconds: float = 3.2, force: float = 1.0, slide: float = 0.0, shake: float = 0.0, seed: object = 0
) -> Signal:
    """The zither: long and clear. It starts `slide` cents below and is bent up; `shake` is its vibrato in cents."""
    t60 = 4.6 * (220 / freq) ** 0.42
    damp = min(0.45, 0.11 * (440 / freq) ** 0.75)  # low strings go round less often
    bright = 2600 * (0.5 + 0.6 * force) + freq
    tone = string(freq, seconds + 0.1, t60, damp, pick=0.12, bright=bright, seed=seed)
    t = clock(seconds + 0.1)
    bend = slide * -(np.clip(1 - t / 0.11, 0, 1) ** 1.5)
    tremble = shake * np.sin(2 * np.pi * 5.1 * t) * np.clip((t - 0.3) / 0.4, 0, 1)
    return ended(warped(tone, bend + tremble)[: frames(seconds)], 0.08)


def pipa(freq: float, seconds: float = 1.1, force: float = 1.0, seed: object = 0) -> Signal:
    """The lute: shorter, drier and more nasal than the zheng."""
    t60 = 1.5 * (330 / freq) ** 0.35
    bright = 2600 * (0.6 + 0.5 * force) + freq
    return string(freq, seconds, t60, damp=0.16, pick=0.22, bright=bright, nail=0.10, body=0.16, seed=seed)


def rolled(freq: float, seconds: float, force: float = 1.0) -> Signal:
    """A pipa's tremolo, swelling and fading."""
    out = np.zeros(frames(seconds + 0.8))
    starts = np.arange(0, seconds - 0.05, STROKE_S)
    for j, start in enumerate(starts):
        one = pipa(freq, 0.75, force, j % 3)
        i = frames(start)
        out[i : i + len(one)] += one * (0.25 + 0.55 * np.sin(np.pi * (j + 0.6) / (len(starts) + 0.4)))
    return out
