"""Whoever can play has to."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.game import Game
from game.engine.state import State
from game.engine.switch import PLAYING, Switch, Value, yes_no

SWITCHES: tuple[Switch, ...] = (yes_no("must_play", PLAYING),)


def contribute(game: Game, values: Mapping[str, Value]) -> None:
    """Forbid drawing while a card is legal. That a drawn card must be played too is for `drawing` to see to."""
    if values["must_play"]:
        game.may_draw = _holds_nothing


def _holds_nothing(s: State, legal: list[int]) -> bool:
    return not legal
