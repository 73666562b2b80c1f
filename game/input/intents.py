"""What a player can want."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Kind(StrEnum):
    """The kinds of intent. Those up to ACT2 can be bound to keys and buttons; the others come from devices as such."""

    CONFIRM = "confirm"
    CANCEL = "cancel"
    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    NEXT = "next"
    PREVIOUS = "previous"
    FIRST = "first"
    LAST = "last"
    PAGE_UP = "page_up"
    PAGE_DOWN = "page_down"
    DRAW = "draw"
    CALL = "call"
    CATCH = "catch"
    JUMP = "jump"
    CHALLENGE = "challenge"
    LET = "let"
    SORT = "sort"
    START = "start"
    PAUSE = "pause"
    HELP = "help"
    RULES = "rules"
    LOG = "log"
    HINT = "hint"
    EXPLAIN = "explain"
    TELL = "tell"
    FULLSCREEN = "fullscreen"
    ACT = "act"
    ACT2 = "act2"
    DIGIT = "digit"
    POINT = "point"
    PRESS = "press"
    RELEASE = "release"
    SECOND = "second"
    WHEEL = "wheel"
    TEXT = "text"
    COMPOSE = "compose"
    ERASE = "erase"
    ERASE_NEXT = "erase_next"
    COPY = "copy"
    CUT = "cut"
    PASTE = "paste"
    ANY = "any"
    LOOK = "look"
    JOIN = "join"
    PAD_CAME = "pad_came"
    PAD_GONE = "pad_gone"


BINDABLE = tuple(kind for kind in Kind if list(Kind).index(kind) <= list(Kind).index(Kind.ACT2))
"""The kinds a player may give keys and buttons to."""

DIRECTIONS = {Kind.UP: (0, -1), Kind.DOWN: (0, 1), Kind.LEFT: (-1, 0), Kind.RIGHT: (1, 0)}
"""The step each direction means."""


class Intent(NamedTuple):
    """One thing a player wants.

    `player` is the number of the person at the device (0 is whoever has keyboard and mouse). `number` is the digit of
    DIGIT (1–9, and 10 for the key 0), the notches of WHEEL (up is positive), the caret of COMPOSE. `x`, `y` are window
    pixels of POINT, PRESS, RELEASE, SECOND and WHEEL. `text` is what was typed or is being composed. `device` says
    where it came from: keys, mouse, touch or pad. `repeat` marks what a held key sends again.

    At a shared screen LOOK, ACT and ACT2 are a seat's own keys, `player` its number. JOIN is any key or button while
    people choose theirs: `text` is its name. `number` is the pad of whatever comes from a pad's button, and of PAD_CAME
    and PAD_GONE.
    """

    kind: Kind
    player: int = 0
    number: float = 0
    x: float = 0
    y: float = 0
    text: str = ""
    device: str = "keys"
    repeat: bool = False
