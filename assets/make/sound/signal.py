"""Signals and what everything else is built of: notes, noise, envelopes, filters, mixing. Mono, 44.1 kHz, floats.

Random numbers come from numpy's frozen legacy generator, seeded by a name, so the same name gives the same noise with
every version of numpy.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

Signal: TypeAlias = npt.NDArray[np.float64]
Response: TypeAlias = Callable[[Signal], Signal]
Part: TypeAlias = tuple[float, float, Signal]
"""Start in seconds, gain, signal."""

RATE = 44_100
FADE_S = 0.004
LONGEST_FADE_S = 0.2
MIDDLE_C = 261.6256
DEGREES = {1: 0, 2: 2, 3: 4, 5: 7, 6: 9}
"""Numbered notation of the five-note scale: semitones above its first note."""


def frames(seconds: float) -> int:
    """How many samples that is."""
    return round(seconds * RATE)


def clock(seconds: float) -> Signal:
    """The time of every sample."""
    return np.arange(frames(seconds)) / RATE


def silence(seconds: float) -> Signal:
    """Zeros, to mix into."""
    return np.zeros(frames(seconds))


def spelled(key: object) -> str:
    """A seed's name as text that no version of a library can spell otherwise."""
    if isinstance(key, tuple):
        return "(" + " ".join(map(spelled, key)) + ")"
    return f"{key:.3f}" if isinstance(key, float) else str(key)


def dice(*key: object) -> np.random.RandomState:
    """A generator of its own for this name."""
    return np.random.RandomState(zlib.crc32(spelled(key).encode()))


def pitch(note: str) -> float:
    """Frequency of a note in numbered notation over C: "5" is G4, "1'" is C5, "6," is A3."""
    octave = note.count("'") - note.count(",")
    return float(MIDDLE_C * 2 ** (DEGREES[int(note.strip("',"))] / 12 + octave))


def gain(decibels: float) -> float:
    """Decibels as a factor."""
    return float(10 ** (decibels / 20))


def spectral_lines(samples: int) -> Signal:
    """The frequencies of the spectrum of so many samples."""
    return np.asarray(np.fft.rfftfreq(samples, 1 / RATE), dtype=np.float64)


def shaped(signal: Signal, response: Response) -> Signal:
    """The spectrum of the signal times response(frequency): zero phase, circular."""
    spectrum = np.fft.rfft(signal) * response(spectral_lines(len(signal)))
    return np.fft.irfft(spectrum, len(signal))


def band(low: float, high: float, steep: int = 2) -> Response:
    """A band pass for `shaped`."""

    def response(frequency: Signal) -> Signal:
        f = np.maximum(frequency, 1.0)
        passed: Signal = 1 / np.sqrt((1 + (low / f) ** (2 * steep)) * (1 + (f / high) ** (2 * steep)))
        return passed

    return response


def noise(seconds: float, low: float, high: float, seed: object, steep: int = 2) -> Signal:
    """Band noise of unit power; circular, so it also loops."""
    out = shaped(dice("noise", seed).standard_normal(frames(seconds)), band(low, high, steep))
    return out / float(np.sqrt(np.mean(out**2)))


def bell_curve(x: Signal) -> Signal:
    """A smooth step from 0 to 1 for x from 0 to 1."""
    step: Signal = 0.5 - 0.5 * np.cos(np.pi * np.clip(x, 0, 1))
    return step


def fall(x: Signal) -> Signal:
    """A smooth step from 1 to 0 for x from 0 to 1."""
    step: Signal = 0.5 + 0.5 * np.cos(np.pi * np.clip(x, 0, 1))
    return step


def strike(seconds: float, attack: float, t20: float, hold: float = 0.0) -> Signal:
    """Envelope: smooth attack, then an exponential fall by 20 dB in every `t20` seconds."""
    t = clock(seconds)
    decay: Signal = 10 ** (-np.maximum(t - attack - hold, 0) / t20)
    return bell_curve(t / attack) * decay


def hump(seconds: float, at: float, power: float = 1.0) -> Signal:
    """Envelope of a stroke: zero at both ends, one at the share `at` of its length."""
    x = np.linspace(0, 1, frames(seconds))
    x = np.where(x < at, 0.5 * x / at, 0.5 + 0.5 * (x - at) / (1 - at))
    out: Signal = np.sin(np.pi * x) ** power
    return out


def swish(
    seconds: float,
    start: tuple[float, float],
    end: tuple[float, float],
    at: float,
    seed: object,
    power: float = 1.0,
) -> Signal:
    """Noise under a hump whose band moves from `start` to `end`, each (low, high) in hertz."""
    x = np.linspace(0, 1, frames(seconds))
    first, last = noise(seconds, *start, (seed, 1)), noise(seconds, *end, (seed, 2))
    return (first * np.cos(x * np.pi / 2) + last * np.sin(x * np.pi / 2)) * hump(seconds, at, power)


def ended(signal: Signal, fade: float = FADE_S) -> Signal:
    """The signal with a smooth fade at its end."""
    n = min(frames(fade), len(signal))
    out = np.array(signal, float)
    ramp = 0.5 + 0.5 * np.cos(np.pi * np.arange(1, n + 1) / n)
    out[-n:] = (out[-n:].T * ramp).T
    return out


def placed(seconds: float, *parts: Part) -> Signal:
    """The parts mixed on a time line of that length."""
    out = silence(seconds)
    for start, level, signal in parts:
        i = frames(start)
        n = min(len(signal), len(out) - i)
        out[i : i + n] += level * ended(signal)[:n]
    return ended(out, min(0.15 * seconds, LONGEST_FADE_S))


def modes(seconds: float, partials: Iterable[tuple[float, float, float]]) -> Signal:
    """A struck solid: damped sines (frequency, level, t20), all starting at phase zero."""
    t = clock(seconds)
    total: Any = sum(level * np.sin(2 * np.pi * f * t) * 10 ** (-t / t20) for f, level, t20 in partials)
    return np.asarray(total, dtype=float)


def sweep(frequency: Signal) -> Signal:
    """The phase, in radians, of a tone with that frequency at every sample."""
    return 2 * np.pi * np.cumsum(frequency) / RATE
