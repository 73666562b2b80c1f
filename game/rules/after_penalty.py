"""What may be laid on a card whose penalty has been drawn."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.game import Game
from game.engine.switch import PENALTIES, Switch, Value, choice
from game.engine.verbs import void_symbol

SWITCHES: tuple[Switch, ...] = (choice("after_penalty", PENALTIES, "normal", "colour"),)


def contribute(game: Game, values: Mapping[str, Value]) -> None:
    """Let only the colour count for the play after a penalty."""
    if values["after_penalty"] == "colour":
        game.on_penalty.append(void_symbol)
