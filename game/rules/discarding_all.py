"""The discard-all card: other cards of its colour go with it."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.game import Game
from game.engine.switch import SPECIAL, Switch, Value, choice, number

SWITCHES: tuple[Switch, ...] = (
    number("discard_alls", SPECIAL, 0, (0, 8)),
    choice("discard_all", SPECIAL, "choose", "all"),
)


def contribute(game: Game, values: Mapping[str, Value]) -> None:
    """Print the cards into the deck, and say whether they must take every card of their colour."""
    game.along_all = values["discard_all"] == "all"
    if values["deck"] in ("classic", "numbers"):
        game.print_coloured("D", int(values["discard_alls"]) // 4)
