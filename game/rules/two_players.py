"""What a reverse means when two are left."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.game import Game
from game.engine.switch import SPECIAL, Switch, Value, choice

SWITCHES: tuple[Switch, ...] = (choice("two_player_reverse", SPECIAL, "skip", "plain"),)


def contribute(game: Game, values: Mapping[str, Value]) -> None:
    """Say what a reverse is with two in the round."""
    game.reverse_skips_two = values["two_player_reverse"] == "skip"
