"""The compiled rules of a table, made once in a process."""

from __future__ import annotations

from functools import lru_cache

from game.engine import Game
from game.rules import compile_game, rule_set


@lru_cache(maxsize=16)
def game_of(rules: str, seats: int) -> Game:
    """Return the compiled game of a rule set's text for so many seats."""
    return compile_game(rule_set(rules), seats)
