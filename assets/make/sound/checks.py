"""Measurements of the finished files: loudness, peaks, clicks, seams, and harmony in the music."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import soundfile

from assets.make.sound.catalogue import Sound
from assets.make.sound.mastering import loudness
from assets.make.sound.signal import RATE
from assets.make.sound.tape import Tape

PEAK_LIMIT_DB = -3.0
DC_LIMIT = 0.002
LOUDNESS_TOLERANCE_DB = 1.5
END_LIMIT = 0.02
LONGEST_S = {"music": 92, "room": 26, "effect": 6, "menu": 6}
TOTAL_LIMIT = 3_000_000
HARSH = (1, 6, 11)
"""Semitone, tritone, major seventh."""

BASS_HZ = 140


@dataclass(frozen=True)
class Measure:
    """What a file is. `seam` is the step from its last frame to its first, `step` the largest ordinary step."""

    seconds: float
    rate: int
    channels: int
    loudness: float
    peak_db: float
    dc: float
    ends: float
    seam: float
    step: float
    size: int


def measured(path: Path, loop: bool) -> Measure:
    """Measure an audio file; raises what soundfile raises for one that is none."""
    x, rate = soundfile.read(path)
    frames = x if x.ndim == 2 else x[:, None]
    return Measure(
        seconds=len(x) / rate,
        rate=rate,
        channels=frames.shape[1],
        loudness=loudness(x, loop),
        peak_db=float(20 * np.log10(np.abs(x).max() + 1e-9)),
        dc=float(np.abs(frames.mean(0)).max()),
        ends=float(max(np.abs(frames[:4]).max(), np.abs(frames[-4:]).max())),
        seam=float(np.abs(frames[0] - frames[-1]).max()),
        step=float(np.percentile(np.abs(np.diff(frames, axis=0)), 99.9)),
        size=path.stat().st_size,
    )


def faults(sound: Sound, m: Measure) -> list[str]:
    """What is wrong with a measured file, in words."""
    clean = m.seam <= m.step if sound.loop else m.ends < END_LIMIT
    checks = (
        (m.rate == RATE, f"rate {m.rate}"),
        (m.peak_db <= PEAK_LIMIT_DB, f"peak {m.peak_db:.1f} dB"),
        (m.dc < DC_LIMIT, f"mean {m.dc:.4f}"),
        (abs(m.loudness - sound.loudness) < LOUDNESS_TOLERANCE_DB, f"loudness {m.loudness:.1f}, not {sound.loudness}"),
        (m.seconds <= LONGEST_S[sound.group], f"{m.seconds:.1f} s long"),
        (clean, f"click: ends {m.ends:.4f}, seam {m.seam:.4f}, step {m.step:.4f}"),
    )
    return [f"{sound.id}: {text}" for fine, text in checks if not fine]


def clashes(sound: Sound) -> list[str]:
    """Notes of a piece that sound together a harsh interval apart, or a whole tone apart in the bass."""
    tape = sound.make()
    if not isinstance(tape, Tape):
        return []
    bad = []
    notes = sorted(tape.notes)
    for i, (start, length, freq) in enumerate(notes):
        for later, _length, other in notes[i + 1 :]:
            gap = round(abs(12 * np.log2(other / freq)))
            if later < start + length and (gap % 12 in HARSH or (gap == 2 and max(freq, other) < BASS_HZ)):
                bad.append(f"{sound.id}: {freq:.0f} Hz and {other:.0f} Hz clash at {later:.2f} s")
    return bad


def check(sounds: Iterable[Sound], folder: Path) -> list[str]:
    """Every fault of the files of these sounds below `folder`; prints a line for each file."""
    bad, total = [], 0
    for sound in sounds:
        m = measured(folder / sound.file, sound.loop)
        total += m.size
        print(f"{sound.id:16} {m.seconds:6.2f} s {m.loudness:6.1f} dB {m.peak_db:6.1f} dB {m.size:8,} B  {sound.what}")
        bad += faults(sound, m)
        if sound.group == "music":
            bad += clashes(sound)
    if total > TOTAL_LIMIT:
        bad.append(f"all files: {total:,} bytes")
    return bad
