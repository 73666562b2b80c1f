"""A pending penalty is answered with another draw card, and the sum moves on."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.cards import SYMBOL_OF, symbol
from game.engine.game import Game
from game.engine.legal import answer_manner
from game.engine.state import NORMAL, State
from game.engine.switch import PENALTIES, Switch, Value, choice, yes_no

SWITCHES: tuple[Switch, ...] = (
    choice("stack", PENALTIES, "off", "plus2", "same", "up", "any"),
    yes_no("stack_forced", PENALTIES),
)


STRENGTH = {symbol(w): rank for rank, w in enumerate(("+1", "+2", "W+2", "W+4", "+5", "W+c"))}
"""Draw cards from the weakest to the strongest (RULES.md section 5, `stack`)."""

_PLUS_TWO, _DRAW_COLOUR = symbol("+2"), symbol("W+c")


def contribute(game: Game, values: Mapping[str, Value]) -> None:
    """Let a draw card be added to a penalty."""
    fits = _MODES.get(str(values["stack"]))
    if fits is None:
        return

    def manner(s: State, face: int) -> int | None:
        added, last = SYMBOL_OF[face], SYMBOL_OF[s.last_draw]
        if added not in STRENGTH or last not in STRENGTH or last == _DRAW_COLOUR:
            return None
        return NORMAL if fits(added, last) else None

    game.answer(manner)
    if values["stack_forced"]:
        game.may_take = _cannot_add


def _cannot_add(s: State, answers: list[int]) -> bool:
    return all(answer_manner(s, s.faces[card]) != NORMAL for card in answers)


def _both_plus_two(added: int, last: int) -> bool:
    return added == last == _PLUS_TWO


def _same(added: int, last: int) -> bool:
    return added == last


def _not_weaker(added: int, last: int) -> bool:
    return STRENGTH[added] >= STRENGTH[last]


def _whatever(added: int, last: int) -> bool:
    return True


_MODES = {"plus2": _both_plus_two, "same": _same, "up": _not_weaker, "any": _whatever}
