"""An unlawful play may be tried, and costs cards."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine import events
from game.engine.actions import CALL, JUMP, Action
from game.engine.draw import give, take_pending
from game.engine.errors import IllegalAction
from game.engine.game import Game
from game.engine.legal import split_cards
from game.engine.state import State
from game.engine.switch import PLAYING, Switch, Value, number
from game.engine.turns import pass_turn
from game.engine.verbs import tell

SWITCHES: tuple[Switch, ...] = (number("misplay", PLAYING, 0, (0, 1, 2)),)


def contribute(game: Game, values: Mapping[str, Value]) -> None:
    """Let an unlawful play be tried, at a price."""
    cards = int(values["misplay"])
    if cards:
        game.on_illegal = _may_be_tried
        game.try_illegal = lambda s, a: _misplay(s, a, cards)


def _may_be_tried(s: State, a: Action) -> bool:
    """Only held cards that are well formed as a play can be tried; the seat in turn does not jump at all."""
    if a.call and CALL not in s.game.verbs:
        return False
    if a.verb == JUMP and a.seat == s.turn:
        return False
    try:
        split_cards(s, a)
    except IllegalAction:
        return False
    return True


def _misplay(s: State, a: Action, cards: int) -> None:
    tell(s, events.Misplayed(a.seat, tuple(s.faces[card] for card in a.cards)))
    came = give(s, a.seat, cards, "misplay")
    if a.seat != s.turn:
        return
    if s.pending or s.until:
        came += take_pending(s, a.seat)
    pass_turn(s, a.seat, came)
