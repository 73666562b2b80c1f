"""Which card may be the last one."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.cards import KIND_OF, NUMBER
from game.engine.draw import give
from game.engine.game import KEEP_ONE, LAY, Game
from game.engine.state import State
from game.engine.switch import GOING_OUT, Switch, Value, choice
from game.engine.verbs import can_draw

SWITCHES: tuple[Switch, ...] = (choice("finish", GOING_OUT, "any", "numbers", "numbers-or-draw"),)


def contribute(game: Game, values: Mapping[str, Value]) -> None:
    """Forbid a last card that is no number, or let it be played and draw one more."""
    if values["finish"] == "numbers":
        game.verdict(_only_numbers)
    elif values["finish"] == "numbers-or-draw":
        game.effect(LAY, None, _notice)
        game.effect(KEEP_ONE, None, _draw_one)


def _only_numbers(s: State, seat: int, face: int, leaving: int) -> str | None:
    return "finish_numbers" if leaving == len(s.hands[seat]) and KIND_OF[face] != NUMBER else None


def _notice(s: State) -> None:
    """See before anything is named that the last card will draw one: then its naming matters."""
    s.saved = not s.hands[s.player] and KIND_OF[s.faces[s.played[-1]]] != NUMBER and can_draw(s)


def _draw_one(s: State) -> None:
    if s.saved:
        s.saved = give(s, s.player, 1, "finish") > 0
