"""Who deals, how many cards, and who opens in which direction."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.game import Game
from game.engine.switch import SETUP, Switch, Value, choice, number

SWITCHES: tuple[Switch, ...] = (
    number("hand_size", SETUP, 7, range(1, 21)),
    choice("first_dealer", SETUP, "draw-high", "highest-value", "random", "chosen"),
    choice("next_dealer", SETUP, "left", "winner"),
    choice("opener", SETUP, "left", "dealer"),
    choice("direction", SETUP, "clockwise", "counter"),
)


def contribute(game: Game, values: Mapping[str, Value]) -> None:
    """Set the fields of the deal."""
    game.hand_size = int(values["hand_size"])
    game.first_dealer = str(values["first_dealer"])
    game.dealer_is_winner = values["next_dealer"] == "winner"
    game.opener_is_dealer = values["opener"] == "dealer"
    game.start_direction = -1 if values["direction"] == "counter" else 1
