"""Tables for the tests of this room: who sits there, and whole matches in a time that runs by itself."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine import State
from game.engine.actions import Action
from game.engine.laying import lay_out
from game.engine.notation import parse_action, parse_card
from game.match.session import WINDOW, Session
from game.match.table import AT_ONCE, COMPUTER, HUMAN, Pace, SeatSetup, Table
from game.rules import compile_game, rule_set

DRAW_PILE = "b1 b2 b3 b4 b6 b8 b9 g1 g2 g3 g4 g6 g8 g9 y1 y2 y3 y4 y6 y8"

ZODIAC = ("rat", "ox", "tiger", "rabbit", "dragon", "snake", "horse", "goat", "monkey", "rooster", "dog", "pig")
FRAME = 1.0 / 60.0


def computers(count: int, rules: str = "official", level: str = "steady") -> Table:
    """A table of computer players."""
    seats = tuple(SeatSetup("", COMPUTER, ZODIAC[seat], level) for seat in range(count))
    return Table(rules, seats)


def people(humans: Sequence[int], count: int, rules: str = "official", level: str = "steady") -> Table:
    """A table with people at the seats `humans`."""
    kinds = [HUMAN if seat in humans else COMPUTER for seat in range(count)]
    return Table(rules, tuple(SeatSetup("", kind, ZODIAC[seat], level) for seat, kind in enumerate(kinds)))


def laid(hands: Sequence[str], top: str = "r7", rules: str = "official", **facts: int) -> State:
    """A table laid out card by card, as scenario files write them; seat 0 is in turn unless `turn` says otherwise."""
    game = compile_game(rule_set(rules), len(hands))
    cards = [[parse_card(word) for word in hand.split()] for hand in hands]
    draw = [parse_card(word) for word in DRAW_PILE.split()]
    state = lay_out(game, hands=cards, discard=[parse_card(top)], draw=draw, **facts)
    state.log = []
    return state


def act(state: State, line: str) -> Action:
    """The act written in `line`."""
    return parse_action(state, line)


def first_play(legal: Sequence[Action]) -> Action:
    """What a person in a hurry does: the first play there is, else the first act."""
    return next((act for act in legal if act.verb == "play"), legal[0])


def run(session: Session, most_acts: int = 20_000, now: float = 0.0) -> float:
    """Play `session` to its end: time runs by itself, people do what is first in the list. Returns the time."""
    while not session.over and session.acts < most_acts:
        asked = session.asked()
        if session.round_over:
            session.deal()
        elif asked.human and asked.asks == WINDOW:
            session.let_be(asked.seat)
        elif asked.human:
            session.submit(first_play([act for act in session.legal(asked.seat) if act.verb not in ("call", "catch")]))
        else:
            session.step(now)
            now += FRAME
    return now


__all__ = ["AT_ONCE", "FRAME", "Pace", "act", "computers", "first_play", "laid", "people", "run"]
