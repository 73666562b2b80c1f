"""A ring of stereo tape: whatever runs over its end continues at its start, so a loop has no seam."""

from __future__ import annotations

import numpy as np

from assets.make.sound.signal import RATE, Signal, band, dice, frames, spectral_lines

QUIET_WINDOW_S = 0.04


class Tape:
    """The ring, and the notes put on it: (start, length, frequency), for the harmony check."""

    def __init__(self, seconds: float) -> None:
        self.n = frames(seconds)
        self.seconds = self.n / RATE
        self.mix: Signal = np.zeros((self.n, 2))
        self.notes: list[tuple[float, float, float]] = []

    def add(self, start: float, signal: Signal, gain: float = 1.0, pan: float = 0.0) -> None:
        """Mix a mono signal in, from -1 (left) to 1 (right) at equal power."""
        at = (frames(start) + np.arange(len(signal))) % self.n
        angle = (pan + 1) * np.pi / 4
        for side, share in enumerate((np.cos(angle), np.sin(angle))):
            np.add.at(self.mix[:, side], at, signal * (gain * share))

    def note(
        self, start: float, length: float, freq: float, signal: Signal, gain: float = 1.0, pan: float = 0.0
    ) -> None:
        """Mix a note in and remember it."""
        self.notes.append((start % self.seconds, length, freq))
        self.add(start, signal, gain, pan)

    def room(self, wet: float, t60: float, high: float) -> None:
        """Add a small wooden room: decaying noise, another on each side, convolved round the ring."""
        t = np.arange(self.n) / RATE
        for side in (0, 1):
            tail = dice("room", side).standard_normal(self.n) * 10 ** (-3 * t / t60)
            tail *= np.clip((t - 0.008) / 0.01, 0, 1)
            tone = band(180, high, 1)(spectral_lines(self.n))
            spectrum = np.fft.rfft(tail) * tone
            spectrum /= np.sqrt(np.sum(np.abs(spectrum) ** 2) / np.sum(tone**2))  # unit gain inside the band
            self.mix[:, side] += wet * np.fft.irfft(np.fft.rfft(self.mix.mean(1)) * spectrum, self.n)

    def cut_at_quietest(self) -> Signal:
        """The ring as a file that begins where it is quietest; music just before its first bar."""
        power = np.sum(self.mix**2, 1)
        width = frames(QUIET_WINDOW_S)
        total = np.cumsum(np.concatenate([power, power[:width]]))
        quiet = total[width:] - total[:-width]
        first = self.n - frames(0.5) if self.notes else 0
        searched = quiet[first : self.n - width] if self.notes else quiet
        start = first + int(np.argmin(searched)) + width // 2
        return np.roll(self.mix, -start, axis=0)
