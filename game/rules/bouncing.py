"""The bounce card: a wild that sends a penalty back."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.cards import SYMBOL_OF, symbol
from game.engine.game import Game
from game.engine.state import SENT_ON, State
from game.engine.switch import SPECIAL, Switch, Value, number
from game.rules.deflecting import send_back

SWITCHES: tuple[Switch, ...] = (number("bounce", SPECIAL, 0, (0, 4)),)


_BOUNCE = symbol("WB")


def contribute(game: Game, values: Mapping[str, Value]) -> None:
    """Print the cards into the deck and let them answer any penalty."""
    if game.printed:
        game.printed["WB"] = int(values["bounce"])
    game.answer(_manner)
    game.send_on("WB", send_back)


def _manner(s: State, face: int) -> int | None:
    return SENT_ON if SYMBOL_OF[face] == _BOUNCE else None
