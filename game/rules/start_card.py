"""The first card turned up: which may stay, and what it does."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.game import Game
from game.engine.switch import SETUP, Switch, Value, choice

SWITCHES: tuple[Switch, ...] = (
    choice("start", SETUP, "official", "coloured", "number", "colour"),
    choice("start_wild", SETUP, "opener", "dealer"),
    choice("start_reverse", SETUP, "dealer", "right"),
)


def contribute(game: Game, values: Mapping[str, Value]) -> None:
    """Set the fields of the first card."""
    game.start = str(values["start"])
    game.start_wild_by_dealer = values["start_wild"] == "dealer"
    game.start_reverse_right = values["start_reverse"] == "right"
