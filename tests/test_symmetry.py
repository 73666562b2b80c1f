"""A table does not care where its seats are counted from, nor from which side one looks at it.

The same cards are laid out again with every seat moved on by some places, or with the seats counted the other way
round and the direction turned; the same acts, so translated, must lead to the same table, so translated.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from game.engine import IllegalAction, RuleError, State, apply, new_match
from game.engine.cards import HIDDEN
from game.engine.laying import lay_out
from game.engine.notation import action_text, parse_action
from game.rules import compile_game
from tests.fuzzing import playing, random_rules, wholly_random

ACTS = 60


def dealt(rng: random.Random, seed: int):
    """Return a game and a table dealt by random rules, as the cards to lay out."""
    while True:
        rules, seats = random_rules(rng), rng.randint(2, 8)
        if rules.values["teams"]:
            continue  # which seats are partners depends on where one counts from
        try:
            game = compile_game(rules, seats)
        except RuleError:
            continue
        s, _ = new_match(game, seats, seed, listen=False)
        if s.asks == "play":
            return game, s


def laid(game, s: State, seat_of: Callable[[int], int], *, turned: bool, fires: list[int]) -> State:
    def specs(cards):
        light, dark = (s.backs, s.faces) if s.dark else (s.faces, s.backs)
        return [(light[card], dark[card] if s.backs else HIDDEN) for card in cards]

    hands: list[list[tuple[int, int]]] = [[] for _ in s.hands]
    for seat, hand in enumerate(s.hands):
        hands[seat_of(seat)] = specs(hand)
    return lay_out(
        game,
        hands=hands,
        discard=specs(s.discard),
        draw=specs(reversed(s.draw)),
        colour=s.colour,
        turn=seat_of(s.turn),
        direction=-s.direction if turned else s.direction,
        dark=s.dark,
        fires=fires,
        dealer=seat_of(s.dealer),
        seed=5,
    )


def translated(line: str, seat_of: Callable[[int], int]) -> str:
    seat, verb, *rest = line.split()
    if verb in ("catch", "fine", "to"):
        rest = [str(seat_of(int(rest[0])))]
    rest = [f"to={seat_of(int(word[3:]))}" if word.startswith("to=") else word for word in rest]
    return " ".join([str(seat_of(int(seat))), verb, *rest])


def picture(s: State, seat_of: Callable[[int], int], *, turned: bool = False) -> dict[str, object]:
    """Return what can be seen of a table by somebody who counts its seats by `seat_of`."""

    def by_seat(values):
        moved = [None] * len(values)
        for seat, value in enumerate(values):
            moved[seat_of(seat)] = value
        return moved

    return {
        "hands": by_seat([sorted(s.faces[card] for card in hand) for hand in s.hands]),
        "piles": ([s.faces[card] for card in s.draw], [s.faces[card] for card in s.discard]),
        "turn": (seat_of(s.turn), s.asks, s.pending, s.until, s.colour),
        "direction": -s.direction if turned else s.direction,
        "exposed": sorted(map(seat_of, s.exposed)),
        "out": list(map(seat_of, s.out)),
        "winner": seat_of(s.winner) if s.winner >= 0 else None,
        "scores": by_seat(s.round_scores) if s.round_scores else None,
        "pigs": by_seat(s.pigs),
    }


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("seed", range(20))
def test_seats_counted_otherwise(seed, turned):
    rng = random.Random(seed)
    game, s = dealt(rng, seed)
    seats, moved_by = s.seats, rng.randrange(1, s.seats)
    fires = [rng.choice((0, 0, 1, 2, 4)) for _ in range(200)]

    def same(seat: int) -> int:
        return seat

    def other(seat: int) -> int:
        return (moved_by - seat if turned else moved_by + seat) % seats

    here = laid(game, s, same, turned=False, fires=fires)
    there = laid(game, s, other, turned=turned, fires=fires)
    for _ in range(ACTS):
        if here.asks == "nothing":
            break
        line = action_text(here, (playing if rng.random() < 0.6 else wholly_random)(rng, here))
        try:
            apply(here, parse_action(here, line))
        except IllegalAction:
            continue
        apply(there, parse_action(there, translated(line, other)))
        assert picture(here, other, turned=turned) == picture(there, same), line
