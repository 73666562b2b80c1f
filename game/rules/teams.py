"""Players who win and lose together, for a match or for some rounds of it (RULES.md section 8)."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.game import Game
from game.engine.switch import DECK, Switch, Value, number, yes_no

SWITCHES: tuple[Switch, ...] = (
    number("teams", DECK, 0, (0, 2, 3, 4, 5)),
    yes_no("rotation", DECK),
)


def contribute(game: Game, values: Mapping[str, Value]) -> None:
    """Set how many teams there are, and whether partners change."""
    game.teams = int(values["teams"])
    game.rotation = bool(values["rotation"])
