"""Which faces fit on which top: tables worked out once (RULES.md section 4, point 1)."""

from __future__ import annotations

from game.engine.cards import COLOUR_OF, FACE_NAMES, KIND_OF, NUMBER, SYMBOL_OF, SYMBOLS, WILD, symbol

NO_SYMBOL = len(SYMBOLS)
"""Stands for a top that is matched by its colour alone."""


def _match_symbol(face: int) -> int:
    if KIND_OF[face] == WILD:
        return NO_SYMBOL
    return symbol("0") if SYMBOLS[SYMBOL_OF[face]] == "#" else SYMBOL_OF[face]


MATCH_SYMBOL = tuple(_match_symbol(face) for face in range(len(FACE_NAMES)))
"""The symbol each face is matched by: its own, ``0`` for a blank, none for a wild."""

SAME_NUMBER = tuple(MATCH_SYMBOL[f] if KIND_OF[f] == NUMBER else -1 - f for f in range(len(FACE_NAMES)))
"""Equal for two faces that are the same number, different for any others."""


def _fitting(colour: int, symbol_number: int) -> bytes:
    return bytes(
        KIND_OF[f] == WILD
        or COLOUR_OF[f] == colour
        or (symbol_number != NO_SYMBOL and MATCH_SYMBOL[f] == symbol_number)
        for f in range(len(FACE_NAMES))
    )


FITS = tuple(tuple(_fitting(colour, s) for s in range(NO_SYMBOL + 1)) for colour in (*range(8), -1))
"""``FITS[colour][symbol][face]`` is 1 when the face is legal on that top. The last row (index -1) is no colour."""
