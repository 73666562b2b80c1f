"""RULES.md section 5 (Setup: hands, dealer, opener, direction)."""

from __future__ import annotations

import pytest

from game.engine import new_match
from game.rules import compile_game, rule_set
from tests.table import SEATS, deal, table


def test_hands_are_dealt_card_by_card_from_the_dealers_next():
    t = deal("r1 r2 r3 g1 g2 g3 r5 b9", 3, rules="hand_size=2", dealer="A")
    assert [t.hand(seat) for seat in "ABC"] == ["r3 g3", "r1 g1", "r2 g2"]
    assert (t.top, t.pile(), t.turn) == ("r5", "b9", "B")


def test_counter_is_dealt_the_other_way_and_the_opener_is_there():
    t = deal("r1 r2 r3 g1 g2 g3 r5 b9", 3, rules="hand_size=2 direction=counter", dealer="A")
    assert [t.hand(seat) for seat in "ABC"] == ["r3 g3", "r2 g2", "r1 g1"]
    assert (t.turn, t.direction) == ("C", -1)


@pytest.mark.parametrize("size", [1, 7, 20])
def test_hand_size(size):
    state, _ = new_match(compile_game(rule_set(f"official hand_size={size}"), 3), 3, 1)
    assert all(len(hand) >= size for hand in state.hands)
    assert sum(map(len, state.hands)) + len(state.draw) + len(state.discard) == 108


def test_the_dealer_may_open():
    assert deal("r1 r2 r3 r5", 3, rules="hand_size=1 opener=dealer", dealer="C").turn == "C"


# who deals


def test_draw_high_seats_draw_in_order_and_the_highest_deals():
    t = deal("r3 g9 b5 r1 r2 r4 b1 y1", 3, rules="hand_size=1", dealer=None)
    assert SEATS[t.state.dealer] == "B"
    assert [t.hand(seat) for seat in "ABC"] == ["r2", "r4", "r1"]
    assert (t.top, t.pile()) == ("b1", "y1 r3 g9 b5")


def test_whoever_draws_anything_but_a_number_draws_again_at_once():
    t = deal("rS W g7 g9 b5 r1 r2 r4 b1 y1", 3, rules="hand_size=1", dealer=None)
    assert (SEATS[t.state.dealer], t.pile()) == ("B", "y1 rS W g7 g9 b5")


def test_those_who_tie_draw_again_the_same_way():
    t = deal("r9 g9 b5 rS g2 g3 r1 r2 r4 b1 y1", 3, rules="hand_size=1", dealer=None)
    assert (SEATS[t.state.dealer], t.pile()) == ("B", "y1 r9 g9 b5 rS g2 g3")


def test_a_tie_again_is_drawn_again():
    t = deal("r9 g9 b5 g2 y2 g4 g3 r1 r2 r4 b1 y1", 3, rules="hand_size=1", dealer=None)
    assert SEATS[t.state.dealer] == "A"


def test_a_blank_is_nought():
    assert SEATS[deal("r# g1 r1 r2 r4 b1 y1", 2, rules="hand_size=1", dealer=None).state.dealer] == "B"
    assert SEATS[deal("r# g0 r1 r2 r4 b1 y1", 2, rules="hand_size=1", dealer=None).state.dealer] == "B"


def test_drawing_for_the_deal_until_no_card_is_left_goes_to_the_first_of_those_tied():
    t = deal("r9 g9 b9", 2, rules="hand_size=1", dealer=None)
    assert t.state.dealer == 0


def test_highest_value_counts_every_card():
    t = deal("r9 gS W b1 b2 b3 r5", 3, rules="hand_size=1 first_dealer=highest-value", dealer=None)
    assert SEATS[t.state.dealer] == "C"
    t = deal("r9 g# y1 b1 b2 b3 r5", 3, rules="hand_size=1 first_dealer=highest-value", dealer=None)
    assert SEATS[t.state.dealer] == "A"


def test_highest_value_ties_draw_again():
    t = deal("gS rS y1 W W+4 b1 b2 b3 r5 r5 r5 r5", 3, rules="hand_size=1 first_dealer=highest-value", dealer=None)
    assert t.state.dealer in (0, 1)
    t = deal("gS rS y1 r3 r4 b1 b2 b3 r5 r5 r5 r5", 3, rules="hand_size=1 first_dealer=highest-value", dealer=None)
    assert SEATS[t.state.dealer] == "B"


def test_nobody_presses_a_launcher_for_it():
    t = deal("r3 g9 b5 r1 r2 r4 b1 y1", 3, rules="attack hand_size=1", dealer=None, fires=[3, 3])
    assert SEATS[t.state.dealer] == "B"
    assert t.counts == [1, 1, 1]


def test_a_dealer_is_chosen_by_the_table_or_at_random():
    chosen = compile_game(rule_set("official first_dealer=chosen"), 4)
    assert new_match(chosen, 4, 1, dealer=2)[0].dealer == 2
    assert new_match(chosen, 4, 1)[0].dealer == 0
    drawn = compile_game(rule_set("official first_dealer=random"), 4)
    assert {new_match(drawn, 4, seed)[0].dealer for seed in range(40)} == {0, 1, 2, 3}


# who deals next


def test_left_is_the_next_seat_clockwise_whatever_the_direction():
    t = table("top r5 | dealer C | A: r1 | B: g1 g2 | C: b1 b2 | counter").play("A", "r1")
    assert t.next_dealer == "A"


def test_the_winner_deals():
    t = table("top r5 | dealer C | A: r1 r2 | B: r4 | C: b1 b2", rules="next_dealer=winner").play("A", "r1")
    assert t.play("B", "r4").next_dealer == "B"


def test_with_no_winner_it_is_left():
    t = table("top r5 | dealer B | A: b1 | B: g1", rules="next_dealer=winner").draw("A").draw("B")
    assert (t.winner, t.next_dealer) == ("none", "A")


def test_a_blocked_round_that_is_won_counts():
    t = table("top r5 | dealer A | A: b1 | B: g2", rules="next_dealer=winner").draw("A").draw("B")
    assert t.next_dealer == "A"


def test_left_passes_by_seats_out_of_the_match():
    t = table(
        "top r5 | dealer A | A: r1 | B: W W g9 | C: g1 | D: y1 | scores 0 400 0 0", rules="scoring=knockout"
    ).play("A", "r1")
    assert (t.state.knocked_out, t.next_dealer) == ((1,), "C")


def test_when_the_match_is_over_nobody_deals():
    t = table("top r5 | A: r1 | B: g1 g2 | scores 499 0").play("A", "r1")
    assert (t.state.match_over, t.next_dealer) == (True, "none")


def test_the_next_round_begins_anew():
    t = deal("r2 b3 r5 r1 g1", 2, rules="hand_size=1", dealer="B").play("A", "r2")
    t.deal()
    assert (t.state.round_number, SEATS[t.state.dealer], t.out, t.direction) == (2, "A", "", 1)
