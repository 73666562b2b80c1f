"""Effects for what happens at the table: turns, penalties, colours, calls, wins."""

from __future__ import annotations

from assets.make.sound.catalogue import (
    CARD,
    CUE,
    DARK_SUITS,
    FANFARE,
    LIGHT_SUITS,
    STRONG,
    SUIT_NOTES,
    family,
    sound,
    tune,
)
from assets.make.sound.signal import Part, Signal, band, bell_curve, clock, dice, pitch, placed, shaped, strike, swish
from assets.make.sound.strings import string, warped, zheng
from assets.make.sound.struck import bell, card_slap, clapper, drum, gong, knuckle, pop, spring, woodblock
from assets.make.sound.winds import suona, vocal_reed

CLAPS_AT = (0, 0.085, 0.160, 0.225, 0.280, 0.328)
SECONDS_LEFT = (5, 4, 3, 2, 1)
TICK_NOTES = ("5,", "6,", "1", "2", "3")
PENALTY_NOTES = ("1", "2", "3", "5", "6", "1'")
PENALTY_TOTALS = ("2-3", "4-5", "6-7", "8-9", "10-11", "12+")
RUN = "3'' 2'' 1'' 6' 5' 3' 2' 1'"
POPS = (3, 4, 5, 6, 7)
LEAVES = 14

WIN_LINE, WIN_BEAT = "5:.5 6:.5 1':.5 2':.5 3':1 2':.5 3':.5 5':2.2", 0.30
WIN_DRUM = (0, 0.6, 0.9, 1.2, 1.5)
FANFARE_LINE = (
    "5:.5 5:.25 6:.25 1':.5 2':.5 | 3':1 5':.5 3':.5 | 2':.5 1':.5 2':.5 3':.5 | 6:.5 1':.5 2':1 |"
    " 3':.5 5':.5 6':.5 5':.5 | 1'':2.6"
)
FANFARE_BEAT, FANFARE_LAST = 0.36, 10


@sound("your_turn", CUE)
def your_turn() -> Signal:
    """Two woodblock taps."""
    return placed(0.34, (0, 0.85, woodblock(pitch("5'"))), (0.13, 1, woodblock(pitch("1''"), 0.04, 0.2)))


@family([(f"tick_low_{s}", s) for s in SECONDS_LEFT], CUE - 1)
def tick_low(i: int) -> Signal:
    """Small drum, rising, for the seconds left."""
    return placed(0.30, (0, 1, drum(pitch(TICK_NOTES[i]), 0.3, 0.11)))


@sound("skip", CUE - 1)
def skip() -> Signal:
    """Clapper roll."""
    return placed(0.50, *[(at, 0.55 + 0.09 * j, clapper(1020 + 25 * (j % 2))) for j, at in enumerate(CLAPS_AT)])


@sound("reverse", CUE)
def reverse() -> Signal:
    """Zheng glissando down and up."""
    down = RUN.split()
    parts: list[Part] = []
    for j, note in enumerate(down):
        parts.append((0.030 * j, 0.75 - 0.03 * j, zheng(pitch(note), 0.5, 1.1, seed=j)))
    for j, note in enumerate(reversed(down)):
        parts.append((0.27 + 0.036 * j, 0.55 + 0.06 * j, zheng(pitch(note), 0.8, 1.1, seed=j)))
    return placed(1.25, *parts)


@family([(f"penalty_add_{i + 1}", total) for i, total in enumerate(PENALTY_TOTALS)], CUE)
def penalty_add(i: int) -> Signal:
    """Small opera gong, rising with the total."""
    metal = gong(pitch(PENALTY_NOTES[i]), 1.0, 0.003, 1.5, glide=90, tilt=0.95, thump=0.25)
    return placed(1.0, (0, 1, metal), (0, 0.12, woodblock(900, 0.012, 0.05)))


@sound("penalty_hit", STRONG)
def penalty_hit() -> Signal:
    """Big gong, paper falling."""
    chance = dice("fall")
    leaves: list[Part] = []
    for j in range(LEAVES):
        at = 0.35 + 0.095 * j + chance.uniform(0, 0.04)
        leaves.append((at, 0.20 * 0.86**j, swish(0.10, (900, 3200), (1600, 5200), 0.3, ("leaf", j))))
    return placed(3.2, (0, 1, gong(98.0, 3.2, 0.15, 5.0, tilt=-0.05, thump=0.35, spread=0.09)), *leaves)


@sound("wild", CUE)
def wild() -> Signal:
    """Four plucked notes, one per light suit."""
    plucks = [zheng(pitch(SUIT_NOTES[suit]), 1.1, seed=j) for j, suit in enumerate(LIGHT_SUITS)]
    return placed(1.35, *[(0.085 * j, 0.8 + 0.06 * j, pluck) for j, pluck in enumerate(plucks)])


@sound("wild_dark", CUE)
def wild_dark() -> Signal:
    """Four plucked notes, one per dark suit."""
    plucks = [zheng(pitch(SUIT_NOTES[suit]), 1.2, 0.8, seed=j) for j, suit in enumerate(DARK_SUITS)]
    return placed(1.45, *[(0.095 * j, 0.8 + 0.06 * j, pluck) for j, pluck in enumerate(plucks)])


@family([(f"suit_{suit}", suit) for suit in LIGHT_SUITS + DARK_SUITS], CUE - 1)
def suit_note(i: int) -> Signal:
    """One plucked note for a colour."""
    suit = (LIGHT_SUITS + DARK_SUITS)[i]
    return placed(1.0, (0, 1, zheng(pitch(SUIT_NOTES[suit]), 1.0, 1.0 if suit in LIGHT_SUITS else 0.85)))


@sound("uno_call", STRONG - 0.5)
def uno_call() -> Signal:
    """Suona, two notes up a fourth."""
    return placed(0.62, (0, 0.85, suona(pitch("2'"), 0.13)), (0.145, 1, suona(pitch("5'"), 0.36, release=0.09)))


@sound("caught", STRONG - 0.5)
def caught() -> Signal:
    """Clapper, then a reed that says ai."""
    return placed(0.72, (0, 1.1, clapper(880)), (0.055, 0.8, clapper(940)), (0.15, 0.55, vocal_reed(420, 250, 0.5)))


@sound("challenge", CUE)
def challenge() -> Signal:
    """One hard clap and a bent string: a question."""
    return placed(0.8, (0, 0.9, clapper(820)), (0.10, 0.9, zheng(pitch("5"), 0.7, 1.1, slide=200, shake=20)))


@sound("stamp", CUE)
def stamp() -> Signal:
    """A big seal set down on paper."""
    block = shaped(knuckle(150, 0.2), band(20, 900))
    return placed(0.3, (0, 1.0, block), (0, 0.5, card_slap(0.7, "stamp", 0.2)), (0.004, 0.25, drum(82.4, 0.25, 0.07)))


@sound("jump_in", CUE)
def jump_in() -> Signal:
    """Quick pair of knocks."""
    return placed(0.24, (0, 0.8, knuckle(360)), (0.078, 1, knuckle(430)), (0.078, 0.35, card_slap(1.1, "jump")))


@sound("bounce", CUE)
def bounce() -> Signal:
    """Bamboo spring, slap."""
    return placed(0.62, (0, 0.9, spring()), (0.40, 1.4, card_slap(1.05, "bounce", 0.2)))


@family([(f"firecracker_{n}", n) for n in POPS], STRONG)
def firecracker(i: int) -> Signal:
    """Firecracker pops."""
    chance, at = dice("fire", i), 0.0
    parts: list[Part] = []
    for j in range(POPS[i]):
        parts.append((at, chance.uniform(0.65, 1.0), pop((i, j))))
        at += chance.uniform(0.065, 0.125)
    parts.append((0, 0.05, swish(at + 0.1, (1500, 6000), (600, 2500), 0.3, ("fizz", i))))
    return placed(at + 0.16, *parts)


@sound("launcher_empty", CARD + 2)
def launcher_empty() -> Signal:
    """A latch and a dying fuse: nothing came out."""
    fizz = swish(0.42, (2200, 7000), (900, 2600), 0.15, "dud", 1.4) * strike(0.42, 0.004, 0.16)
    return placed(0.5, (0, 0.9, woodblock(620, 0.014, 0.07)), (0.05, 0.4, fizz))


@sound("win", FANFARE)
def win() -> Signal:
    """Suona phrase, drum and gong."""
    parts: list[Part] = [(s, 0.55, suona(pitch(n), 0.92 * d - 0.03)) for s, d, n in tune(WIN_LINE, WIN_BEAT)]
    parts += [(s, 0.7, drum(pitch("5,"), 0.3, 0.11)) for s in WIN_DRUM]
    parts.append((1.5, 0.22, gong(pitch("1"), 0.9, 0.02, 1.6, glide=60, thump=0)))
    parts.append((1.5, 0.35, zheng(pitch("1"), 0.9)))
    return placed(2.35, *parts)


@sound("fanfare", FANFARE)
def fanfare() -> Signal:
    """Longer suona fanfare for a match won."""
    beat, last = FANFARE_BEAT, FANFARE_LAST * FANFARE_BEAT
    parts: list[Part] = [(s, 0.52, suona(pitch(n), 0.92 * d - 0.03)) for s, d, n in tune(FANFARE_LINE, beat)]
    for j in range(FANFARE_LAST + 1):
        strong = j % 2 == 0
        parts.append((j * beat, 0.6 if strong else 0.35, drum(pitch("5," if strong else "1"), 0.3, 0.12)))
        if not strong:
            parts.append((j * beat, 0.16, woodblock(pitch("5'"))))
    for j, note in enumerate(["1,", "5,", "1", "3", "5", "1'"]):
        parts.append((last + 0.03 * j, 0.28, zheng(pitch(note), 1.3)))
    parts.append((last, 0.30, gong(130.8, 1.6, 0.06, 2.6, tilt=0.6, thump=0.4)))
    parts.append((last, 0.6, drum(98, 0.6, 0.25)))
    return placed(5.2, *parts)


@sound("lose", CUE)
def lose() -> Signal:
    """One low string, let down."""
    tone = string(pitch("6,,"), 2.0, 3.2, damp=0.16, pick=0.2, bright=1100)
    return placed(1.9, (0, 1, warped(tone, -200 * bell_curve((clock(2.0) - 0.25) / 0.35))))


@sound("star", CUE)
def star() -> Signal:
    """Small bell."""
    return placed(1.6, (0, 0.6, bell(pitch("5''"), 1.5, 1.9)), (0.11, 1, bell(pitch("1'''"), 1.45, 1.8)))
