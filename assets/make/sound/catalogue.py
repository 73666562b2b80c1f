"""What there is to hear: every sound registers itself here with its id, its loudness and the function that makes it.

Pitched sounds use C D E G A alone, and so do the three pieces of music: no cue can clash with the music.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from assets.make.sound.signal import Signal
from assets.make.sound.tape import Tape

UI, CARD, CUE, STRONG, FANFARE = -31.0, -25.0, -21.0, -18.5, -18.0
"""Loudness aimed at: the loudest 200 ms of a one-shot, K-weighted, in dB below full scale."""

MUSIC, ROOM = -25.0, -34.0
"""The same, for the whole of a loop."""

SUIT_NOTES = {"r": "1'", "y": "3'", "g": "5'", "b": "6'", "p": "1", "t": "3", "o": "5", "v": "6"}
"""One note for each colour; the dark side lies an octave below the light one."""

LIGHT_SUITS, DARK_SUITS = "rygb", "ptov"

Made: TypeAlias = Signal | Tape


@dataclass(frozen=True)
class Sound:
    """One file: `make` gives the raw signal, or the tape of a loop."""

    id: str
    group: str
    what: str
    loudness: float
    make: Callable[[], Made]

    @property
    def loop(self) -> bool:
        """Whether it is played round and round."""
        return self.group in ("music", "room")

    @property
    def file(self) -> str:
        """Where it lies below the assets folder."""
        return f"{'music' if self.group == 'music' else 'sounds'}/{self.id}.ogg"


SOUNDS: dict[str, Sound] = {}
"""Every sound by its id, once the modules that make them are imported."""


def sound(name: str, loudness: float, group: str = "effect") -> Callable[[Callable[[], Made]], Callable[[], Made]]:
    """Register the function under it as the maker of that sound; its docstring says what it is."""

    def register(make: Callable[[], Made]) -> Callable[[], Made]:
        SOUNDS[name] = Sound(name, group, described(make), loudness, make)
        return make

    return register


def family(
    members: Sequence[tuple[str, object]], loudness: float, group: str = "effect"
) -> Callable[[Callable[[int], Signal]], Callable[[int], Signal]]:
    """Register one maker for several sounds (id, what sets it apart); it is called with the index."""

    def register(make: Callable[[int], Signal]) -> Callable[[int], Signal]:
        for i, (name, value) in enumerate(members):
            SOUNDS[name] = Sound(name, group, f"{described(make)}: {value}", loudness, partial(make, i))
        return make

    return register


def tune(text: str, beat: float) -> Iterator[tuple[float, float, str]]:
    """(start, length, note) of a line in numbered notation such as "5:.5 6:.5 1':2 0 | 3"; 0 is a rest."""
    at = 0.0
    for token in text.replace("|", " ").split():
        note, _, beats = token.partition(":")
        length = float(beats or 1) * beat
        if not note.startswith("0"):
            yield at, length, note
        at += length


def described(make: Callable[..., object]) -> str:
    """What a maker's docstring says it makes."""
    return (make.__doc__ or "").strip().rstrip(".")


def chosen(ids: Iterable[str]) -> list[Sound]:
    """The sounds with these ids, all when there are none; raises KeyError for one there is not."""
    return [SOUNDS[name] for name in ids] or list(SOUNDS.values())
