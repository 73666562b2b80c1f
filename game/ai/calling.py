"""With how many cards left one calls: tried out on a small table, whatever rule has it so."""

from __future__ import annotations

from functools import lru_cache

from game.engine import Game, perform
from game.engine.actions import NOBODY, PLAY, Action
from game.engine.cards import COLOUR_OF, HIDDEN, KIND_OF, NO_COLOUR, NUMBER, SYMBOL_OF, WILD
from game.engine.laying import lay_out
from game.rules import compile_game, rule_set

LAID_OUT = 12
"""Cards for others to hold and to draw: more than any play of one card takes."""


@lru_cache(maxsize=32)
def calls_at(rules: str) -> frozenset[int]:
    """Return with how many cards left one calls at a table with these rules: one; none where nobody calls.

    Where the last card may turn out not to be the last, the call goes with that one too.
    """
    game = compile_game(rule_set(rules))
    faces = [face for face in dict.fromkeys(game.cards) if 0 <= COLOUR_OF[face] < 4 or KIND_OF[face] != NUMBER]
    return frozenset(left for left in (0, 1) if any(_can_be_caught(game, face, left) for face in faces))


def _can_be_caught(game: Game, face: int, left: int) -> bool:
    """Say whether whoever plays this card without a word can be caught when so many are left beside it."""
    plain = next(other for other in game.cards if KIND_OF[other] == NUMBER)
    behind = game.backs[0] if game.backs else HIDDEN
    card, other = (face, behind), (plain, behind)
    seats = max(2, 2 * game.teams)
    hands = [[card] + [other] * left] + [[other] * LAID_OUT] * (seats - 1)
    s = lay_out(game, hands=hands, discard=[other], draw=[other] * LAID_OUT)
    s.log = None
    colour = COLOUR_OF[plain] if KIND_OF[face] == WILD else NO_COLOUR
    to = 1 if left and SYMBOL_OF[face] in game.asks_seat else NOBODY
    perform(s, Action(0, PLAY, (s.hands[0][0],), colour, to))
    return bool(s.exposed_mask & 1)
