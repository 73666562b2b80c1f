"""Which sounds there are, by what they tell: the files of each, its volume slider, and the words that stand for it.

Every sound has a caption, so that nothing is told by sound alone. A minor one (a card sliding, a menu's tick) is shown
only to people who ask for every sound.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from game.text import N_, _

Bus: TypeAlias = Literal["effects", "voices"]


@dataclass(frozen=True)
class Cue:
    """A sound by what it tells.

    With `steps`, file number i stands for counts from steps[i] on; without, several files are takes of the same sound.
    `caption` may hold {count} or {colour}; `bare` stands in where they are not given. `ducks` sounds are heard over
    lowered music.
    """

    files: tuple[str, ...]
    caption: str
    bare: str = ""
    steps: tuple[int, ...] = ()
    minor: bool = False
    ducks: bool = False
    bus: Bus = "effects"

    def file_for(self, count: int) -> str:
        """The file that stands for `count`."""
        at = bisect_right(self.steps, count) - 1
        return self.files[min(max(at, 0), len(self.files) - 1)]


class Caption(NamedTuple):
    """Words for a sound that is being played. `pan` runs from -1 (left) to 1 (right)."""

    cue: str
    words: str
    minor: bool
    pan: float


def _one(name: str, caption: str, *, minor: bool = False, ducks: bool = False, bus: Bus = "effects") -> Cue:
    return Cue((name,), caption, minor=minor, ducks=ducks, bus=bus)


def _family(name: str, ends: range) -> tuple[str, ...]:
    return tuple(f"{name}_{end}" for end in ends)


_TABLE = {
    "deal": _one("deal", N_("a card is dealt"), minor=True),
    "draw": _one("draw", N_("a card is drawn"), minor=True),
    "play": Cue(_family("play", range(1, 4)), N_("a card is played"), minor=True),
    "shuffle": _one("shuffle", N_("the cards are shuffled")),
    "flip_deck": _one("flip_deck", N_("the deck flips"), ducks=True),
    "swap_hands": _one("swap_hands", N_("hands are swapped")),
    "your_turn": _one("your_turn", N_("your turn")),
    "tick_low": Cue(
        _family("tick_low", range(1, 6)), N_("{count} s left"), N_("time is running out"), steps=tuple(range(1, 6))
    ),
    "skip": _one("skip", N_("skipped")),
    "reverse": _one("reverse", N_("the direction turns")),
    "penalty_add": Cue(
        _family("penalty_add", range(1, 7)),
        N_("the penalty is {count}"),
        N_("the penalty grows"),
        steps=(2, 4, 6, 8, 10, 12),
    ),
    "penalty_hit": Cue(("penalty_hit",), N_("draws {count}"), N_("draws the penalty"), ducks=True),
    "wild": Cue(("wild",), N_("the colour is now {colour}"), N_("the colour changes")),
    "wild_dark": Cue(("wild_dark",), N_("the colour is now {colour}"), N_("the colour changes")),
    "uno_call": _one("uno_call", N_("one card left"), ducks=True, bus="voices"),
    "caught": _one("caught", N_("caught"), ducks=True, bus="voices"),
    "challenge": _one("challenge", N_("a challenge")),
    "stamp": _one("stamp", N_("a seal comes down"), minor=True),
    "jump_in": _one("jump_in", N_("jumps in")),
    "bounce": _one("bounce", N_("bounced back")),
    "firecracker": Cue(
        _family("firecracker", range(3, 8)),
        N_("fires {count} cards"),
        N_("firecrackers"),
        steps=tuple(range(3, 8)),
        ducks=True,
    ),
    "launcher_empty": _one("launcher_empty", N_("a dud: nothing fires")),
    "win": _one("win", N_("the round is won"), ducks=True),
    "fanfare": _one("fanfare", N_("the match is won"), ducks=True),
    "lose": _one("lose", N_("lost"), ducks=True),
    "star": _one("star", N_("a star")),
    "refuse": _one("refuse", N_("that cannot be done"), minor=True),
    "ui_move": _one("ui_move", N_("move on"), minor=True),
    "ui_ok": _one("ui_ok", N_("chosen"), minor=True),
    "ui_back": _one("ui_back", N_("back again"), minor=True),
    "ui_toggle_on": _one("ui_toggle_on", N_("switched on"), minor=True),
    "ui_toggle_off": _one("ui_toggle_off", N_("switched off"), minor=True),
    "ui_toggle": Cue(("ui_toggle_off", "ui_toggle_on"), N_("switched over"), steps=(0, 1), minor=True),
}

_SUITS = {
    "r": N_("a note for red"),
    "y": N_("a note for yellow"),
    "g": N_("a note for green"),
    "b": N_("a note for blue"),
    "p": N_("a note for pink"),
    "t": N_("a note for teal"),
    "o": N_("a note for orange"),
    "v": N_("a note for violet"),
}

CUES: dict[str, Cue] = _TABLE | {f"suit_{suit}": _one(f"suit_{suit}", words) for suit, words in _SUITS.items()}
"""Every sound that is played once, by its id. `penalty_add`, `tick_low`, `firecracker` and `ui_toggle` take a count."""

MUSIC = {
    "music_title": N_("music: at the village gate"),
    "music_day": N_("music: in the sun"),
    "music_night": N_("music: under the moon"),
}
"""The pieces, with their captions."""

ROOMS = {
    "room_teahouse": N_("the murmur of a teahouse"),
    "room_river": N_("water laps at the boat"),
    "room_train": N_("a train on its rails"),
    "room_market": N_("the crowd of a market"),
}
"""What places sound like, with the captions."""


def words_for(cue: Cue, *, name: str = "", count: int | None = None, colour: str = "") -> str:
    """Return the caption in the player's language, in brackets, with who it is about where a name is given."""
    lacking = ("{count}" in cue.caption and count is None) or ("{colour}" in cue.caption and not colour)
    sound = _(cue.bare if lacking else cue.caption).format(count=count, colour=colour)
    return bracketed(sound, name)


def bracketed(sound: str, name: str = "") -> str:
    """Return the words for a sound as captions show them."""
    if name:
        return _("[{name}: {sound}]").format(name=name, sound=sound)
    return _("[{sound}]").format(sound=sound)
