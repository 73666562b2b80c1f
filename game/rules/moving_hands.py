"""Numbers that make hands change their holder."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine import events
from game.engine.cards import symbol
from game.engine.game import MOVE_HANDS, NAME, Game
from game.engine.play import name_seat
from game.engine.state import State
from game.engine.switch import MOVING, Switch, Value, yes_no
from game.engine.turns import seat_after
from game.engine.verbs import hand_facts, tell

SWITCHES: tuple[Switch, ...] = (
    yes_no("seven_swap", MOVING),
    yes_no("zero_pass", MOVING),
    yes_no("five_swap", MOVING),
)


def contribute(game: Game, values: Mapping[str, Value]) -> None:
    """Let the numbers that move hands move them; a trade card always does."""
    swapping = {"T": True, "7": values["seven_swap"], "5": values["five_swap"]}
    for written, on in swapping.items():
        if on:
            game.effect(NAME, written, name_seat)
            game.effect(MOVE_HANDS, written, _swap)
            game.asks_seat.add(symbol(written))
    if values["zero_pass"]:
        game.effect(MOVE_HANDS, "0", _pass_hands)


def _swap(s: State) -> None:
    """Swap hands with the seat named; a last card simply goes out."""
    a, b = s.player, s.named_to
    if not s.hands[a]:
        return
    s.hands[a], s.hands[b] = s.hands[b], s.hands[a]
    s.moved = 1 << a | 1 << b
    if s.log is not None:
        tell(s, events.HandsSwapped(a, b, (hand_facts(s, a), hand_facts(s, b))))


def _pass_hands(s: State) -> None:
    """Pass every hand to next; a last card simply goes out."""
    if not s.hands[s.player]:
        return
    seats = [seat for seat in range(s.seats) if s.inside[seat]]
    hands = {seat_after(s, seat): s.hands[seat] for seat in seats}
    for seat in seats:
        s.hands[seat] = hands[seat]
        s.moved |= 1 << seat
    if s.log is not None:
        tell(s, events.HandsPassed(s.direction, tuple(hand_facts(s, seat) for seat in seats)))
