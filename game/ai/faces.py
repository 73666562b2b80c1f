"""What the faces of cards do to others, as far as their symbols say: the one place where players read symbols.

It only orders play-outs and shades tempers; what an act really does is asked of the engine.
"""

from __future__ import annotations

from game.engine.cards import SYMBOLS

_TURN_LOST = {"S": 1.0, "X": 1.0, "H": 1.0, "WH": 1.0, "W+c": 1.0}
_LAUNCHED = {"H": 2.0, "WA": 1.0, "WH": 3.0, "W+c": 4.0}


def _cards_given(written: str) -> float:
    digits = written.partition("+")[2]
    return float(digits) if digits.isdecimal() else _LAUNCHED.get(written, 0.0)


REVERSE = SYMBOLS.index("R")

GIVES = tuple(_cards_given(written) for written in SYMBOLS)
"""About how many cards each symbol makes others draw."""

STOPS = tuple(max(_TURN_LOST.get(written, 0.0), float("+" in written)) for written in SYMBOLS)
"""Whether each symbol costs somebody else a turn."""
