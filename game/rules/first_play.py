"""Whether the first play of a round has to be a number."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.cards import KIND_OF, NUMBER
from game.engine.draw import give
from game.engine.game import Game
from game.engine.legal import playable
from game.engine.state import State
from game.engine.switch import SETUP, Switch, Value, choice
from game.engine.turns import pass_turn

SWITCHES: tuple[Switch, ...] = (choice("first_play", SETUP, "any", "number"),)


def contribute(game: Game, values: Mapping[str, Value]) -> None:
    """Let the first play of a round be a number, and a seat without one draw two."""
    if values["first_play"] == "number":
        game.verdict(_only_numbers)
        game.draw_turns.append(_draw_two)


def _only_numbers(s: State, seat: int, face: int, leaving: int) -> str | None:
    return "first_number" if s.opening and KIND_OF[face] != NUMBER else None


def _draw_two(s: State) -> bool:
    if not s.opening or playable(s):
        return False
    pass_turn(s, s.turn, give(s, s.turn, 2, "draw"))
    return True
