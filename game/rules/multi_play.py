"""Several cards in one play, and what they do together."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.cards import KIND_OF, NUMBER, SYMBOL_OF, WILD
from game.engine.game import Game
from game.engine.matching import MATCH_SYMBOL, SAME_NUMBER
from game.engine.switch import PLAYING, Switch, Value, choice

SWITCHES: tuple[Switch, ...] = (
    choice("multi", PLAYING, "off", "identical", "numbers", "symbol"),
    choice("multi_effect", PLAYING, "each", "once"),
)


def contribute(game: Game, values: Mapping[str, Value]) -> None:
    """Say which faces may be laid together, and whether each of them takes effect."""
    game.same_group = _GROUPS.get(str(values["multi"]))
    game.effects_add = values["multi_effect"] == "each"


def _identical(first: int, other: int) -> bool:
    return first == other


def _same_number(first: int, other: int) -> bool:
    return KIND_OF[first] == NUMBER and SAME_NUMBER[first] == SAME_NUMBER[other]


def _same_symbol(first: int, other: int) -> bool:
    if KIND_OF[first] == WILD or KIND_OF[other] == WILD:
        return SYMBOL_OF[first] == SYMBOL_OF[other]
    return MATCH_SYMBOL[first] == MATCH_SYMBOL[other]


_GROUPS = {"identical": _identical, "numbers": _same_number, "symbol": _same_symbol}
