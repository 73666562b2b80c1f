"""A draw card that ends the round still makes the next seat draw."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.game import Game
from game.engine.switch import PENALTIES, Switch, Value, yes_no

SWITCHES: tuple[Switch, ...] = (yes_no("final_draw", PENALTIES, official=True),)


def contribute(game: Game, values: Mapping[str, Value]) -> None:
    """Say whether next still draws for a draw card that ends the round."""
    game.final_draw = bool(values["final_draw"])
