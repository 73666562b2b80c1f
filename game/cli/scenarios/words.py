"""The words of a scenario: cards and acts as written, checked for their form before anything is played."""

from __future__ import annotations

from functools import lru_cache

from game.cli.scenarios.model import NO_FACE, CardSpec, InvalidScenario
from game.engine.actions import CALL, CATCH, CHALLENGE, COLOUR, DRAW, FINE, JUMP, KEEP, PLAY, TAKE, TIMEOUT, TO
from game.engine.cards import COLOUR_OF, COLOURS, FACE_NAMES, FACES, KIND_OF, WILD
from game.engine.state import State

_BARE = frozenset((DRAW, KEEP, TAKE, CHALLENGE, CALL, TIMEOUT))
_OF_A_SEAT = frozenset((CATCH, FINE, TO))
_OF_THE_TURN = frozenset((PLAY, DRAW, KEEP, TAKE, CHALLENGE, COLOUR, TO))
_DARK_FROM = 4
_ANY_SEAT = 10
"""An act may name a seat that is not at the table: it is refused there."""


@lru_cache(maxsize=8192)
def card(word: str, flip: bool) -> CardSpec | None:
    """Return the card written `word`, or None; a flip deck has two-faced cards only, the others none."""
    light, bar, dark = word.partition("|")
    if bool(bar) != flip or light not in FACES or (flip and dark not in FACES):
        return None
    if not flip:
        return CardSpec(FACES[light], NO_FACE)
    spec = CardSpec(FACES[light], FACES[dark])
    return spec if _fits(spec.light, dark_side=False) and _fits(spec.dark, dark_side=True) else None


def cards(line: object, flip: bool, where: str) -> list[CardSpec]:
    """Return the cards of a line; InvalidScenario names the first that is none."""
    if not isinstance(line, str):
        raise InvalidScenario(where, "must be a text of cards")
    found = []
    for word in line.split():
        spec = card(word, flip)
        if spec is None:
            raise InvalidScenario(where, _no_card(word, flip))
        found.append(spec)
    return found


def spec_name(spec: CardSpec) -> str:
    """Return the written form of a card."""
    light = FACE_NAMES[spec.light]
    return light if spec.dark == NO_FACE else f"{light}|{FACE_NAMES[spec.dark]}"


def card_name(state: State, number: int) -> str:
    """Return the written form of a card at the table, always whole."""
    face = state.faces[number]
    if not state.backs:
        return FACE_NAMES[face]
    light, dark = (state.backs[number], face) if state.dark else (face, state.backs[number])
    return f"{FACE_NAMES[light]}|{FACE_NAMES[dark]}"


def act(line: object, flip: bool, where: str) -> str:
    """Return the act of `line`, which names its seat first, as written; InvalidScenario if it is no act."""
    if not isinstance(line, str) or not line.split():
        raise InvalidScenario(where, "must be an act such as “0 draw”")
    seat, *rest = line.split()
    seat_number(seat, _ANY_SEAT, where)
    return f"{seat} {verb(' '.join(rest), flip, where)}"


def verb(line: object, flip: bool, where: str, *, turn_only: bool = False) -> str:
    """Return the act of `line` without a seat; with `turn_only` as `legal` lists it, its cards in order."""
    words = line.split() if isinstance(line, str) else []
    name, rest = (words[0], words[1:]) if words else ("", [])
    if turn_only and name not in _OF_THE_TURN:
        raise InvalidScenario(where, f"“{line}” is no act of a turn or an answer")
    if name in (PLAY, JUMP):
        _check_play(rest, flip, where, cards_only=turn_only)
        return f"{name} {' '.join(sorted(rest) if turn_only else rest)}"
    if name in _OF_A_SEAT and len(rest) == 1:
        seat_number(rest[0], _ANY_SEAT, where)
    elif not (name == COLOUR and len(rest) == 1 and _is_colour(rest[0])) and not (name in _BARE and not rest):
        raise InvalidScenario(where, f"“{line}” is no act")
    return " ".join(words)


def seat_number(word: str, seats: int, where: str) -> int:
    """Return the seat written `word`."""
    if len(word) != 1 or word not in "0123456789" or int(word) >= seats:
        raise InvalidScenario(where, f"“{word}” is no seat of {seats}")
    return int(word)


def colour(word: object, where: str) -> int:
    """Return the number of a colour letter."""
    if not isinstance(word, str) or not _is_colour(word):
        raise InvalidScenario(where, f"must be a colour letter, one of {' '.join(COLOURS)}")
    return COLOURS.index(word)


def _check_play(words: list[str], flip: bool, where: str, *, cards_only: bool) -> None:
    said: set[str] = set()
    for place, word in enumerate(words):
        key, equals, value = word.partition("=")
        if card(word, flip) is not None and not said:
            continue
        if cards_only or place == 0 or key in said:
            raise InvalidScenario(where, _no_card(word, flip))
        said.add(key)
        if key == "colour" and equals:
            colour(value, where)
        elif key == "to" and equals:
            seat_number(value, _ANY_SEAT, where)
        elif word != "call":
            raise InvalidScenario(where, _no_card(word, flip))
    if not words:
        raise InvalidScenario(where, "a play names its cards")


def _is_colour(word: str) -> bool:
    return len(word) == 1 and word in COLOURS


def _fits(face: int, *, dark_side: bool) -> bool:
    return KIND_OF[face] == WILD or (COLOUR_OF[face] >= _DARK_FROM) == dark_side


def _no_card(word: str, flip: bool) -> str:
    if flip and word in FACES:
        return f"“{word}” has one face; in a flip deck a card is written whole, as r5|p3"
    if not flip and "|" in word:
        return f'“{word}” has two faces; that needs deck = "flip"'
    return f"“{word}” is no card"
