"""Giving advice costs cards."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine import events
from game.engine.actions import FINE, Action
from game.engine.draw import give
from game.engine.game import Game, Verb
from game.engine.legal import check_other_seat
from game.engine.state import State
from game.engine.switch import PLAYING, Switch, Value, number
from game.engine.verbs import tell

SWITCHES: tuple[Switch, ...] = (number("advice_fine", PLAYING, 0, (0, 2, 4)),)


def contribute(game: Game, values: Mapping[str, Value]) -> None:
    """Let any seat have another fined. It is never listed: computer players do not start one."""
    cards = int(values["advice_fine"])
    if cards:
        game.verbs[FINE] = Verb(_check, lambda s, a: _fine(s, a, cards), lambda s, seat: [])


def _check(s: State, a: Action) -> None:
    check_other_seat(s, a.seat, a.to)


def _fine(s: State, a: Action, cards: int) -> None:
    tell(s, events.Fined(a.to, a.seat))
    give(s, a.to, cards, "fine")
