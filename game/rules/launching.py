"""The attack deck: the launcher, and the cards that make seats press it (RULES.md sections 2 and 3)."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine import events
from game.engine.draw import gives_more
from game.engine.game import LAUNCH, Game
from game.engine.play import times
from game.engine.rng import launcher_press
from game.engine.state import State
from game.engine.switch import Switch, Value
from game.engine.turns import pass_turn, seat_after
from game.engine.verbs import draw_cards, tell

SWITCHES: tuple[Switch, ...] = ()

HIT_PRESSES = 2
"""Presses of a hit card."""


def contribute(game: Game, values: Mapping[str, Value]) -> None:
    """Let hit cards press; in attack, let a press take the place of every card drawn."""
    game.press = press
    game.effect(LAUNCH, "H", _hit)
    game.effect(LAUNCH, "WA", _all_hit)
    game.effect(LAUNCH, "WH", _hit_fire)
    if values["deck"] == "attack":
        game.give = lambda s, seat, count, why: press(s, seat, count)
        game.draw_turns.append(_press_in_turn)


def press(s: State, seat: int, presses: int) -> int:
    """Let a seat press the launcher so many times; return how many cards came."""
    came = 0
    for _ in range(presses):
        fired = _fire(s)
        tell(s, events.Launched(seat, fired))
        came += draw_cards(s, seat, fired, "launcher")
    return came


def _fire(s: State) -> int:
    if s.fires is None:
        return launcher_press(s)
    return s.fires.pop() if s.fires else 0


def _press_in_turn(s: State) -> bool:
    seat = s.turn
    pass_turn(s, seat, press(s, seat, 1))
    return True


def _hit(s: State) -> None:
    press(s, seat_after(s, s.player), HIT_PRESSES * times(s))
    s.skips += 1


def _all_hit(s: State) -> None:
    seat = s.player
    for _ in range(s.inside_count - s.inside[s.player]):
        seat = seat_after(s, seat)
        press(s, seat, times(s))


def _hit_fire(s: State) -> None:
    """Next presses until cards come, or the launcher has nothing more to give."""
    target = seat_after(s, s.player)
    for _ in range(times(s)):
        while gives_more(s) and not press(s, target, 1):
            pass
    s.skips += 1
