"""What a card left in a hand counts when a round is over (RULES.md section 3)."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.decks import card_values
from game.engine.game import Game
from game.engine.switch import DECK, Switch, Value, choice

SWITCHES: tuple[Switch, ...] = (choice("values", DECK, "standard", "gang"),)


def contribute(game: Game, values: Mapping[str, Value]) -> None:
    """Say what every face counts."""
    game.worth = card_values(str(values["values"]), str(values["deck"]))
