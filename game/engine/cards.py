"""Card faces as data: every face of every deck has one small integer.

A *face* is what is printed on one side of a card (``r5``, ``W+4``); a *card* is a piece of cardboard at the table,
again a small integer, whose faces the round's state knows (``State.faces`` for the side in play). Two cards may show
the same face. Notation and kinds are those of RULES.md section 2.
"""

from __future__ import annotations

COLOURS = "rygbptov"
"""Colour letters by colour number; the first four are the light side's, the last four the dark side's."""

NO_COLOUR = -1
HIDDEN = -1
"""Stands for a card or a face that the reader may not know."""

NUMBER, ACTION, WILD = 0, 1, 2

COLOURED_SYMBOLS = (
    *("0", "1", "2", "3", "4", "5", "6", "7", "8", "9"),
    *("S", "R", "+2", "D", "#", "+1", "+5", "X", "F", "H", "T"),
)
WILD_SYMBOLS = ("W", "W+4", "WB", "W+2", "W+c", "WA", "WH")
SYMBOLS = COLOURED_SYMBOLS + WILD_SYMBOLS

_SYMBOL_NUMBER = {symbol: number for number, symbol in enumerate(SYMBOLS)}

FACE_NAMES = tuple(c + s for c in COLOURS for s in COLOURED_SYMBOLS) + WILD_SYMBOLS
"""The written form of every face, by face number."""

FACES = {name: face for face, name in enumerate(FACE_NAMES)}
"""Face number by written form."""

COLOUR_OF = tuple([c for c in range(8) for _ in COLOURED_SYMBOLS] + [NO_COLOUR] * len(WILD_SYMBOLS))
SYMBOL_OF = tuple(
    [_SYMBOL_NUMBER[s] for _ in COLOURS for s in COLOURED_SYMBOLS] + [_SYMBOL_NUMBER[s] for s in WILD_SYMBOLS]
)


def _kind(symbol_number: int) -> int:
    if symbol_number >= len(COLOURED_SYMBOLS):
        return WILD
    return NUMBER if symbol_number < 10 or SYMBOLS[symbol_number] == "#" else ACTION


KIND_OF = tuple(_kind(symbol_number) for symbol_number in SYMBOL_OF)
"""Kind of each face. A blank counts as a number: it is a spare zero (RULES.md section 2)."""


def symbol(name: str) -> int:
    """Return the number of the symbol written `name` (``"S"``, ``"W+4"``); KeyError if there is none."""
    return _SYMBOL_NUMBER[name]


def face(name: str) -> int:
    """Return the face written `name`; KeyError if no deck has it."""
    return FACES[name]
