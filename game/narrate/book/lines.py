"""What a page of the rule book is made of, and the pen that writes it for one rule set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from game.engine.cards import SYMBOL_OF, SYMBOLS
from game.engine.switch import Value
from game.rules import RuleSet, compile_game
from game.text import _


class Line(NamedTuple):
    """A sentence or two of the rules, in the language spoken.

    `switches` are those it is made from; `house` says that one of them is not as in the official rules.
    """

    words: str
    switches: tuple[str, ...] = ()
    house: bool = False


class CardEntry(NamedTuple):
    """A card of the deck: which faces to draw, what it is called, how many there are, and what it does here."""

    id: str
    faces: tuple[str, ...]
    dark: bool
    name: str
    copies: int
    lines: tuple[Line, ...]
    house: bool = False


class Question(NamedTuple):
    """What people always ask, answered for this table."""

    id: str
    words: str
    answer: tuple[Line, ...]


class Shown(NamedTuple):
    """A card as written (empty for its back), what is said of it, and whether it fits (None: that is not asked)."""

    face: str
    words: str
    fits: bool | None = None


class Chapter(NamedTuple):
    """A chapter: cards that show what it says, sentences, the catalogue, questions; whichever it has."""

    id: str
    title: str
    lines: tuple[Line, ...] = ()
    cards: tuple[CardEntry, ...] = ()
    questions: tuple[Question, ...] = ()
    pictures: tuple[Shown, ...] = ()


_FLIP_LIGHT = (*"123456789", "+1", "R", "S", "F")
_FLIP_DARK = (*"123456789", "+5", "R", "X", "F")
_FLIP_COLOURED, _FLIP_WILD = 8, 4
"""Cards of each symbol on a side of one flip pack (RULES.md section 3)."""

DRAW_CARDS = ("+1", "+2", "W+2", "W+4", "+5", "W+c")
"""By strength, weakest first (RULES.md section 5, `stack`)."""


class Pen:
    """Writes lines about one rule set and knows which cards its deck has."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.values: Mapping[str, Value] = rules.values
        self._house = {switch.id for switch in rules.differences_from_official()}

    def line(self, words: str, *switches: str) -> Line:
        """Return a line made from `switches`."""
        return Line(words, switches, any(switch in self._house for switch in switches))

    def pick(self, switch: str, table: Mapping[Value, str], **values: object) -> Line:
        """Return the line that `table` has for the value of a switch, its placeholders filled with `values`."""
        return self.line(_(table[self.values[switch]]).format(**values), switch)

    def is_house(self, switch: str) -> bool:
        """Say whether a switch is not at its official value."""
        return switch in self._house

    @cached_property
    def light(self) -> Mapping[str, int]:
        """How many cards of each symbol there are, on the light side where there are two."""
        packs = int(self.values["decks"])
        if self.values["deck"] == "flip":
            return _flip_side(_FLIP_LIGHT, ("W", "W+2"), packs)
        return Counter(SYMBOLS[SYMBOL_OF[face]] for face in compile_game(self.rules).cards)

    @cached_property
    def dark(self) -> Mapping[str, int]:
        """How many cards of each symbol there are on the dark side; none in other decks."""
        if self.values["deck"] != "flip":
            return {}
        return _flip_side(_FLIP_DARK, ("W", "W+c"), int(self.values["decks"]))

    @property
    def flip(self) -> bool:
        """Whether the cards have two sides."""
        return self.values["deck"] == "flip"

    @property
    def attack(self) -> bool:
        """Whether there is a launcher instead of a draw pile."""
        return self.values["deck"] == "attack"

    def has(self, *symbols: str) -> bool:
        """Say whether any of these symbols is in the deck, on either side."""
        return any(self.light.get(symbol, 0) or self.dark.get(symbol, 0) for symbol in symbols)

    @property
    def numbers_only(self) -> bool:
        """Whether there is nothing but numbers (and blanks, which are zeros)."""
        return all(symbol.isdigit() or symbol == "#" for symbol in (*self.light, *self.dark))

    @property
    def wilds(self) -> bool:
        """Whether there are wilds."""
        return any(symbol.startswith("W") for symbol in (*self.light, *self.dark))

    @property
    def actions(self) -> bool:
        """Whether there are coloured cards that do something."""
        return any(not symbol.isdigit() and symbol != "#" and symbol[0] != "W" for symbol in (*self.light, *self.dark))

    @property
    def draw_cards(self) -> Sequence[str]:
        """The draw cards of the deck, weakest first."""
        return [symbol for symbol in DRAW_CARDS if self.has(symbol)]

    @property
    def wild_draws(self) -> bool:
        """Whether there is a wild that makes somebody draw."""
        return self.has("W+4", "W+2", "W+c")


def _flip_side(coloured: Sequence[str], wild: Sequence[str], packs: int) -> dict[str, int]:
    return {**dict.fromkeys(coloured, _FLIP_COLOURED * packs), **dict.fromkeys(wild, _FLIP_WILD * packs)}
