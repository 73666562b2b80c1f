"""A pending penalty is sent on with a skip or back with a reverse."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.cards import COLOUR_OF, SYMBOL_OF, symbol
from game.engine.game import Game
from game.engine.state import SENT_ON, State
from game.engine.switch import PENALTIES, Switch, Value, choice, yes_no
from game.engine.turns import seat_after
from game.engine.verbs import set_direction, set_pending

SWITCHES: tuple[Switch, ...] = (
    yes_no("deflect_skip", PENALTIES),
    choice("deflect_reverse", PENALTIES, "off", "plus2", "any"),
)


_SKIP, _REVERSE, _PLUS_TWO = symbol("S"), symbol("R"), symbol("+2")


def contribute(game: Game, values: Mapping[str, Value]) -> None:
    """Let a skip send a penalty on and a reverse send it back."""
    skip, reverse = bool(values["deflect_skip"]), str(values["deflect_reverse"])
    if skip:
        game.answer(lambda s, face: _when(s, face, _SKIP, plus_two_only=True))
        game.send_on("S", _pass_on)
    if reverse != "off":
        game.answer(lambda s, face: _when(s, face, _REVERSE, plus_two_only=reverse == "plus2"))
        game.send_on("R", send_back)


def _when(s: State, face: int, symbol_number: int, *, plus_two_only: bool) -> int | None:
    if SYMBOL_OF[face] != symbol_number or COLOUR_OF[face] != s.colour:
        return None
    return SENT_ON if not plus_two_only or SYMBOL_OF[s.last_draw] == _PLUS_TWO else None


def _pass_on(s: State) -> None:
    _face_it(s, seat_after(s, s.player))


def send_back(s: State) -> None:
    """Turn the direction round and send the pending penalty back to who sent it.

    If that seat has gone out, or the card was jumped in with, the next seat in the new direction faces it.
    """
    set_direction(s, -s.direction)
    back = s.sender if not s.jumping and s.sender >= 0 and s.inside[s.sender] else seat_after(s, s.player)
    _face_it(s, back)


def _face_it(s: State, seat: int) -> None:
    s.sender = s.player
    s.turn_to = seat
    set_pending(s, seat, s.pending, s.until)
