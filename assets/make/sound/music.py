"""Three pieces for a handful of instruments, each in a mode of the five-note scale, each a ring without a seam."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from assets.make.sound.catalogue import MUSIC, sound, tune
from assets.make.sound.signal import dice, pitch
from assets.make.sound.strings import pipa, rolled, zheng
from assets.make.sound.struck import bell, drum, woodblock
from assets.make.sound.tape import Tape
from assets.make.sound.winds import flute, xiao

Shape = Sequence[tuple[float, int, float]]
"""Rhythm of the left hand: beat, index of the note in the bar's chord, level."""

TITLE_BARS = (
    "1, 5, 1 3 5", "6,, 3, 6, 1 3", "1, 5, 1 3 5", "5,, 2, 5, 1 2", "1, 5, 1 3 5", "2, 6, 2 3 6", "5,, 2, 5, 6, 2",
    "1, 5, 1 3 5", "6,, 3, 6, 1 3", "1, 5, 1 3 5", "2, 6, 2 3 6", "5,, 2, 5, 1 2", "6,, 3, 6, 1 3", "1, 5, 1 3 5",
    "5,, 2, 5, 6, 2", "1, 5, 1 3 5", "1, 5, 1 3 5", "6,, 3, 6, 1 3", "5,, 2, 5, 6, 2", "1, 5, 1 3 5",
)  # fmt: skip
TITLE_FULL: Shape = ((0, 0, 1), (1, 1, 0.7), (2, 2, 0.7), (2.5, 3, 0.55), (3, 4, 0.6))
TITLE_THIN: Shape = ((0, 0, 1), (1.5, 1, 0.6), (2, 2, 0.65), (3, 3, 0.5))
TITLE_THIN_BARS = (3, 7, 11, 15, 17, 18, 19)
TITLE_PHRASES = (
    (0, "3:1.5 5:.5 6 5 | 1':2 6 5 | 3 5:.5 3:.5 2 1 | 2:3 0", "zheng"),
    (4, "3:1.5 5:.5 6 1' | 2':2 1' 6 | 5 6:.5 5:.5 3 2 | 1:3 0", "flute"),
    (8, "6:1.5 1':.5 2' 1' | 3':2 2' 1' | 2' 1':.5 6:.5 5 6 | 5:3 0", "flute"),
    (12, "6 5:.5 6:.5 1' 6 | 5:2 3 5 | 2 3:.5 5:.5 3 2 | 1:3 0", "both"),
    (16, "0:2 5' 6' | 0 3':2 0 | 0 2' 3':.5 2':.5 0 | 1':2 0:2", "zheng"),
)
DAY_BARS = (
    *("5,, 2, 5, 1 2", "1, 5, 1 3 5", "2, 6, 2 3 6", "5,, 2, 5, 6, 2") * 5,
    "5,, 2, 5, 1 2",
    "5,, 2, 5, 6, 2",
)
DAY_SHAPE: Shape = ((0, 0, 1), (1.5, 1, 0.55), (2, 2, 0.6), (3, 3, 0.5))
DAY_PHRASES = (
    (0, "0 5 6 1' | 2':1.5 1':.5 6 5 | 6:2 0:2 | 0:4", "pipa"),
    (4, "0:2 2' 3' | 5':1.5 3':.5 2' 1' | 2':2 0:2 | 0 5:.5 6:.5 5:2", "zheng"),
    (8, "0 1' 2' 3' | 2':.5 1':.5 6 5:2 | 6 1':.5 6:.5 5 3 | 5:3 0", "flute"),
    (12, "2:1.5 3:.5 5 6 | 5:2 0:2 | 3:1.5 2:.5 3 5 | 2:3 0", "flute"),
    (16, "0 5:.5 6:.5 1' 2' | 3':2 2':.5 1':.5 6 | 2' 1' 6:.5 5:.5 6 | 5:3 0", "pipa"),
    (20, "0:2 5' 2' | 0 6:.5 1':.5 5:2", "zheng"),
)
NIGHT_BARS = (
    *("6,, 3, 6, 1 3", "6,, 3, 6, 1 3", "2, 6, 2 3", "3, 6, 1 3") * 4,
    "6,, 3, 6, 1",
    "6,, 3, 6, 3",
)
NIGHT_FULL: Shape = ((0, 0, 1), (1, 1, 0.6), (2, 2, 0.6), (3, 3, 0.45))
NIGHT_THIN: Shape = ((0, 0, 1), (2, 1, 0.5), (2.5, 2, 0.5))
NIGHT_PHRASES = (
    (0, "0:2 3:1 5:1 | 6:3 0", "xiao"),
    (2, "0:2 6:.5 5:.5 3 | 2:1 3:2 0", "xiao"),
    (4, "0 6' 5' 3' | 0 2' 3':2 | 0:2 1' 6 | 0:4", "zheng"),
    (8, "6:1.5 1':.5 2':2 | 3':3 2' | 1':.5 2':.5 1' 6:2 | 5:1 6:2 0", "xiao"),
    (12, "0:2 3' 2' | 1':2 6:2 | 0 5 6 1' | 3:3 0", "xiao"),
    (16, "0 3'' 0 1'' | 0 6':2 0", "zheng"),
)
BAR = 4
"""Beats."""

HUMAN_S = 0.009
WHOLE_TONE = 200


def human(*seed: object) -> Callable[..., float]:
    """How many seconds a player is early or late, anew at every call."""
    chance = dice("human", seed[0] if len(seed) == 1 else seed)
    return lambda spread=HUMAN_S: float(chance.uniform(-spread, spread))


def left_hand(
    tape: Tape, beat: float, bar: int, chord: str, shape: Shape, level: float, seed: str, force: float = 0.7
) -> None:
    """The zheng's left hand in one bar: the notes of the chord in the rhythm of `shape`."""
    late = human(seed, bar)
    notes = chord.split()
    for at, index, share in shape:
        freq = pitch(notes[index % len(notes)])
        start = BAR * bar * beat + at * beat + late()
        tape.note(start, 1.6, freq, zheng(freq, 3.4, force, seed=index), level * share, -0.25)


@sound("music_title", MUSIC, "music")
def music_title() -> Tape:
    """Title: zheng and bamboo flute, C gong mode."""
    beat = 60 / 68
    tape, late = Tape(len(TITLE_BARS) * BAR * beat), human("title")
    for bar, chord in enumerate(TITLE_BARS):
        left_hand(tape, beat, bar, chord, TITLE_THIN if bar in TITLE_THIN_BARS else TITLE_FULL, 0.42, "title")
    for bar, line, voice in TITLE_PHRASES:
        for s, d, note in tune(line, beat):
            freq, start = pitch(note), BAR * bar * beat + s + late()
            if voice in ("zheng", "both"):
                high, level = (2 * freq, 0.30) if voice == "both" else (freq, 0.74)
                bent = WHOLE_TONE if d > 1.6 * beat and note[0] in "26" else 0  # from 1 or 5, both in the mode
                pluck = zheng(high, 2.8, 0.9, slide=bent, shake=14 if d > 1.4 * beat else 0)
                tape.note(start, d, high, pluck, level, 0.15)
            if voice in ("flute", "both"):
                tape.note(start, d, freq, flute(freq, 0.94 * d, seed=int(s)), 0.34, 0.3)
    for bar in range(4, 16, 2):
        tape.add(BAR * bar * beat, drum(98, 0.6, 0.22, 0.08), 0.22)
    for bar in (3, 7, 11, 15, 19):
        tape.add((BAR * bar + 3) * beat, woodblock(pitch("5'"), 0.03), 0.07, 0.4)
    tape.room(0.26, 1.3, 4200)
    return tape


@sound("music_day", MUSIC, "music")
def music_day() -> Tape:
    """Table by day: pipa and zheng in question and answer, G zhi mode."""
    beat = 60 / 72
    tape, late = Tape(len(DAY_BARS) * BAR * beat), human("day")
    for bar, chord in enumerate(DAY_BARS):
        left_hand(tape, beat, bar, chord, DAY_SHAPE if bar % 4 != 3 else DAY_SHAPE[:3], 0.40, "day")
    for bar, line, voice in DAY_PHRASES:
        for s, d, note in tune(line, beat):
            _day_note(tape, beat, BAR * bar * beat + s + late(), s, d, note, voice)
    for bar in range(len(DAY_BARS)):
        if bar % 2:
            tape.add((BAR * bar + 2) * beat, woodblock(pitch("1''"), 0.02), 0.05, 0.45)
        if bar % 4 == 0:
            tape.add(BAR * bar * beat, drum(98, 0.6, 0.2, 0.08), 0.17, -0.1)
    tape.room(0.24, 1.1, 4500)
    return tape


def _day_note(tape: Tape, beat: float, start: float, s: float, d: float, note: str, voice: str) -> None:
    freq = pitch(note)
    if voice == "pipa":
        long = d > 1.6 * beat
        tape.note(start, d, freq, rolled(freq, 0.85 * d) if long else pipa(freq, 1.2), 0.62 if long else 0.85, 0.3)
    elif voice == "zheng":
        held = d > 1.4 * beat
        bent = WHOLE_TONE if note[0] in "36" and held else 0
        tape.note(start, d, freq, zheng(freq, 2.6, 0.9, slide=bent, shake=12 if held else 0), 0.80, 0.1)
    else:
        tape.note(start, d, freq, flute(freq, 0.93 * d, 0.9, seed=int(s)), 0.30, 0.35)


@sound("music_night", MUSIC - 0.5, "music")
def music_night() -> Tape:
    """Table by night: xiao over low zheng and a bowl, A yu mode."""
    beat = 60 / 54
    tape, late = Tape(len(NIGHT_BARS) * BAR * beat), human("night")
    for bar, chord in enumerate(NIGHT_BARS):
        left_hand(tape, beat, bar, chord, NIGHT_FULL if bar % 4 < 2 else NIGHT_THIN, 0.46, "night", 0.55)
    for bar, line, voice in NIGHT_PHRASES:
        for s, d, note in tune(line, beat):
            freq, start = pitch(note), BAR * bar * beat + s + late(0.015)
            if voice == "xiao":
                tape.note(start, d, freq, xiao(freq, 0.95 * d, seed=int(s)), 0.32, 0.2)
            else:
                tape.note(start, d, freq, zheng(freq, 3.0, 0.6, shake=10), 0.72, 0.3)
    for bar in range(0, len(NIGHT_BARS), 4):
        tape.add(BAR * bar * beat + 0.02, bell(pitch("6,"), 6.0, 6.5, 1.8), 0.17, -0.35)
    for bar in (7, 15):
        tape.add((BAR * bar + 3) * beat, drum(82.4, 0.7, 0.25, 0.05), 0.16)
    tape.room(0.34, 1.8, 3400)
    return tape
