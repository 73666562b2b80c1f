"""RULES.md section 8 (`rotation`): partners change, every pair plays four rounds."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from game.engine import Action, apply, new_match
from game.engine.actions import DEAL, NOBODY
from game.engine.rotation import deals_in_match, seating
from game.engine.turns import seat_after
from game.rules import compile_game, rule_set
from tests.fuzzing import playing
from tests.table import table


def pairs_of(seats):
    """Count how often each pair are partners over a whole match."""
    met: Counter[tuple[int, ...]] = Counter()
    for deal in range(deals_in_match(seats)):
        for team in (0, 1):
            met[tuple(s for s, t in enumerate(seating(seats, deal).partners) if t == team)] += 1
    return met


def test_four_players_twelve_rounds():
    assert deals_in_match(4) == 12
    assert set(pairs_of(4).values()) == {4}
    assert len(pairs_of(4)) == 6


def test_eight_players_at_two_tables_twenty_eight_rounds():
    assert deals_in_match(8) == 2 * 28
    assert set(pairs_of(8).values()) == {4}
    assert len(pairs_of(8)) == 28


@pytest.mark.parametrize("seats", [4, 8])
def test_partners_sit_apart(seats):
    for deal in range(deals_in_match(seats)):
        ring, partners = seating(seats, deal)
        assert [partners[seat] for seat in ring] == [0, 1, 0, 1]


def play_match(seats, seed=1, rules="official +rotation hand_size=2"):
    rng = random.Random(seed)
    state, _ = new_match(compile_game(rule_set(rules), seats), seats, seed)
    dealt, dealers = [], []
    while True:
        dealt.append((state.ring, state.partners))
        dealers.append(state.dealer)
        while state.asks != "nothing":
            apply(state, playing(rng, state))
        winner, worth = state.winner, max(state.round_scores)
        assert all(
            score == (worth if winner != NOBODY and state.partners[seat] == state.partners[winner] else 0)
            for seat, score in enumerate(state.round_scores)
        )
        if state.match_over:
            return state, dealt, dealers
        apply(state, Action(NOBODY, DEAL))


@pytest.mark.parametrize("seats", [4, 8])
def test_a_whole_match(seats):
    state, dealt, _ = play_match(seats)
    assert dealt == [seating(seats, deal) for deal in range(deals_in_match(seats))]
    best = max(state.totals)
    assert state.match_winner == (state.totals.index(best) if state.totals.count(best) == 1 else NOBODY)


def test_the_order_of_play_is_that_of_the_table():
    state, _ = new_match(compile_game(rule_set("official +rotation"), 4), 4, 1)
    state.round_number = 4
    apply_deal(state)
    assert state.ring == (0, 2, 1, 3)
    assert [seat_after(state, seat) for seat in (0, 2, 1, 3)] == [2, 1, 3, 0]
    assert seat_after(state, 0, 3) == 3


def apply_deal(state):
    state.asks = "nothing"
    apply(state, Action(NOBODY, DEAL))


def test_who_has_not_called_draws_in_the_order_of_the_table():
    state, _ = new_match(compile_game(rule_set("official +rotation uno=auto start=number"), 4), 4, 1)
    state.round_number = 4
    apply_deal(state)
    for seat in range(4):
        state.hands[seat] = state.hands[seat][:2]
    state.window, state.exposed_mask, state.turn, state.asks = True, 0b1111, 2, "play"
    events = apply(state, Action(2, "draw"))
    assert [e.dst for e in events if type(e).__name__ == "Moved" and e.why == "auto_call"] == [2, 1, 3, 0]


@pytest.mark.parametrize("who", ["draw-high", "highest-value", "random", "chosen"])
def test_the_dealer_sits_at_the_table_that_is_dealt_to(who):
    game = compile_game(rule_set(f"official +rotation first_dealer={who}"), 8)
    for seed in range(12):
        state, _ = new_match(game, 8, seed)
        assert state.dealer in state.ring


def test_a_dealer_named_from_the_other_table_does_not_deal():
    state, _ = new_match(compile_game(rule_set("official +rotation first_dealer=chosen"), 8), 8, 1, dealer=3)
    assert state.dealer in state.ring


def test_at_two_tables_the_others_hold_nothing_and_do_nothing():
    state, _ = new_match(compile_game(rule_set("official +rotation"), 8), 8, 1)
    others = set(range(8)) - set(state.ring)
    assert [seat for seat in range(8) if not state.hands[seat]] == sorted(others)
    assert all(not state.inside[seat] for seat in others)


def test_each_member_gets_what_the_team_scored_and_nobody_when_nobody_won():
    t = table("top r5 | A: r1 | B: g5 | C: bS | D: y9", rules="+rotation").play("A", "r1")
    assert (t.scores, t.winner, t.next_dealer) == ([14, 0, 14, 0], "A", "B")
    t = table("top r5 | A: b1 | B: g1 | C: bS | D: y9", rules="+rotation")
    for seat in "ABCD":
        t.draw(seat)
    assert (t.scores, t.winner) == ([0, 0, 0, 0], "none")


def test_at_two_tables_everybody_deals_in_turn():
    _, dealt, dealers = play_match(8)
    for turn in range(8, len(dealers), 8):  # but for the first pairs, whose first dealer was drawn for
        assert sorted(dealers[turn : turn + 8]) == list(range(8))
    assert all(dealer in ring for dealer, (ring, _) in zip(dealers, dealt, strict=True))
