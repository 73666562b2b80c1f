"""The round goes on until one seat is left."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.game import Game
from game.engine.switch import GOING_OUT, Switch, Value, yes_no

SWITCHES: tuple[Switch, ...] = (yes_no("play_on", GOING_OUT),)


def contribute(game: Game, values: Mapping[str, Value]) -> None:
    """Let the round go on when a seat goes out; without effect with teams."""
    game.play_on = bool(values["play_on"]) and not values["teams"] and not values["rotation"]
