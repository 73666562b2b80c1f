"""What each deck is made of, as data (RULES.md section 3): how many of which face, and which dark face backs which."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.cards import COLOURS, FACE_NAMES, KIND_OF, NUMBER, SYMBOL_OF, SYMBOLS, WILD, face

LIGHT, DARK = COLOURS[:4], COLOURS[4:]
DIGITS = tuple("123456789")

_COLOURED = {
    "classic": {"0": 1, **dict.fromkeys(DIGITS, 2), "S": 2, "R": 2, "+2": 2},
    "numbers": {"0": 1, **dict.fromkeys(DIGITS, 2)},
    "attack": {**dict.fromkeys(DIGITS, 2), "H": 2, "R": 2, "S": 2, "D": 1, "T": 1},
}
_WILDS = {"classic": {"W": 4, "W+4": 4}, "numbers": {}, "attack": {"W": 4, "WA": 2, "WH": 2}}

_FLIP_PAIRS = """
r1 p3 v2 · r2 oR v+5 · r3 p7 W+c · r4 oF v+5 · r5 p2 t5 · r6 o9 pX · r7 o1 v5 · r8 vR t7 · r9 v5 tR · r+1 p3 p4
rS o+5 W · rR v3 t7 · rF p8 v3
y1 pX W · y2 t1 t8 · y3 p+5 v1 · y4 p+5 vF · y5 v9 t8 · y6 oX W+c · y7 o2 v6 · y8 o2 p1 · y9 v4 t5 · y+1 p1 v8
yS o3 tF · yR tF W · yF o8 p4
g1 o5 oF · g2 t+5 tX · g3 pF v2 · g4 p8 t9 · g5 o7 t4 · g6 p5 W+c · g7 o6 t2 · g8 pR t9 · g9 o+5 pR · g+1 o6 t6
gS o9 v4 · gR o1 p7 · gF t3 W+c
b1 vX vX · b2 o8 p6 · b3 v8 t2 · b4 v1 t+5 · b5 oR p9 · b6 vR tX · b7 o3 oX · b8 t4 tR · b9 o5 vF · b+1 p6 t6
bS p9 t1 · bR o4 W · bF v6 v7
W p5 pF v7 t3 · W+2 o4 o7 p2 v9
"""


def _flip_pairs() -> tuple[tuple[int, int], ...]:
    pairs = []
    for entry in _FLIP_PAIRS.replace("\n", " · ").split(" · "):
        light, *backs = entry.split() or [""]
        pairs += [(face(light), face(back)) for back in backs]
    return tuple(pairs)


FLIP_PAIRS = _flip_pairs()
"""The 112 two-faced cards as printed: (light face, dark face)."""


def printed_counts(deck: str) -> dict[str, int]:
    """Return how many of each face one pack of a one-faced deck holds, by written form."""
    return {c + s: n for c in LIGHT for s, n in _COLOURED[deck].items()} | _WILDS[deck]


def listed_cards(counts: Mapping[str, int], *, actions: bool, wilds: bool, packs: int) -> tuple[int, ...]:
    """Return the faces of `packs` packs, leaving out action or wild cards if so told."""
    faces = [face(written) for written, count in counts.items() for _ in range(count)]
    return tuple([f for f in faces if KIND_OF[f] == NUMBER or (wilds if KIND_OF[f] == WILD else actions)] * packs)


_GANG_WILDS = {"W": 20, "WB": 20, "W+4": 40}
_FLIP_VALUES = {"+1": 10, "X": 30, "W": 40, "W+2": 50, "W+c": 60}
_ATTACK_VALUES = {"D": 30, "T": 30}


def card_values(values: str, deck: str) -> tuple[int, ...]:
    """Return what each face counts in a hand, by face number, under the switch `values` (RULES.md section 3)."""
    own = _FLIP_VALUES if deck == "flip" else _ATTACK_VALUES if deck == "attack" else {}
    gang = values == "gang" and deck in ("classic", "numbers")
    return tuple(_value(f, gang, own) for f in range(len(FACE_NAMES)))


def _value(face_number: int, gang: bool, own: dict[str, int]) -> int:
    symbol = SYMBOLS[SYMBOL_OF[face_number]]
    if symbol == "#":
        return 0
    if symbol.isdigit():
        return int(symbol)
    if symbol in own:
        return own[symbol]
    if KIND_OF[face_number] == WILD:
        return _GANG_WILDS.get(symbol, 20) if gang else 50
    return 10 if gang else 20
