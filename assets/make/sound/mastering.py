"""Loudness as an ear has it, and every sound brought to the loudness it is meant to have."""

from __future__ import annotations

import numpy as np

from assets.make.sound.catalogue import Sound
from assets.make.sound.signal import RATE, Signal, ended, frames, gain, shaped
from assets.make.sound.tape import Tape

EAR_S = 0.2
"""The ear adds up about this long."""

PEAK_CEILING_DB = -4.5
"""Aimed at before encoding, as Vorbis overshoots a little."""

LEAD_S = 0.0015
"""Silence before a one-shot, so that the encoder starts from nothing."""

RISE_S = 0.0008
KNEE = 0.6
FULL_SCALE = 32767


def k_weight(frequency: Signal) -> Signal:
    """Magnitude of the K weighting of ITU-R BS.1770: a high shelf of 4 dB at 1.7 kHz over a high pass at 38 Hz."""
    z = np.exp(-2j * np.pi * frequency / RATE)

    def section(b: tuple[float, float, float], a: tuple[float, float, float]) -> Signal:
        ratio: Signal = (b[0] + b[1] * z + b[2] * z * z) / (a[0] + a[1] * z + a[2] * z * z)
        return ratio

    k, vh, q = float(np.tan(np.pi * 1681.974450955533 / RATE)), 10 ** (3.999843853973347 / 20), 0.7071752369554196
    vb = vh**0.4996667741545416
    shelf = section(
        (vh + vb * k / q + k * k, 2 * (k * k - vh), vh - vb * k / q + k * k),
        (1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k),
    )
    k, q = float(np.tan(np.pi * 38.13547087602444 / RATE)), 0.5003270373238773
    high_pass = section((1, -2, 1), (1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k))
    return np.abs(shelf * high_pass)


def loudness(signal: Signal, loop: bool) -> float:
    """K-weighted dB below full scale: the mean of a loop, the loudest 200 ms of a one-shot."""
    x = signal if signal.ndim == 2 else signal[:, None]
    pad = 0 if loop else frames(EAR_S)
    power = np.zeros(len(x) + pad)
    for channel in range(x.shape[1]):
        power += shaped(np.concatenate([x[:, channel], np.zeros(pad)]), k_weight) ** 2
    if loop:
        mean = float(power.mean())
    else:
        total = np.concatenate([[0], np.cumsum(power)])
        mean = float((total[pad:] - total[:-pad]).max() / pad)
    return float(-0.691 + 10 * np.log10(mean + 1e-12))


def mastered(raw: Signal, target: float, loop: bool) -> Signal:
    """The signal without its mean, at the target loudness, its peaks bent softly under the ceiling."""
    x = raw - raw.mean(0)
    if not loop:
        n = frames(RISE_S)
        x[:n] = (x[:n].T * (0.5 - 0.5 * np.cos(np.pi * np.arange(n) / n))).T
        x = np.concatenate([np.zeros_like(x[: frames(LEAD_S)]), ended(x)])
    ceiling = gain(PEAK_CEILING_DB)
    for _ in range(6):  # bending costs loudness, so the gain is found step by step
        x = x * gain(target - loudness(x, loop))
        if np.abs(x).max() <= ceiling:
            break
        knee = KNEE * ceiling
        over = np.maximum(np.abs(x) - knee, 0)
        bent = knee + (ceiling - knee) * np.tanh(over / (ceiling - knee))
        x = np.sign(x) * np.where(over > 0, bent, np.abs(x))
    whole: Signal = np.round(x * FULL_SCALE) / FULL_SCALE
    return whole


def rendered(sound: Sound) -> Signal:
    """The finished signal of a sound."""
    made = sound.make()
    return mastered(made.cut_at_quietest() if isinstance(made, Tape) else made, sound.loudness, sound.loop)
