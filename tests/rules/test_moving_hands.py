"""RULES.md section 5 (Numbers that move hands) and the trade card."""

from __future__ import annotations

import pytest

from game.engine.events import HandsPassed, HandsSwapped
from tests.table import table


@pytest.mark.parametrize(("card", "rule"), [("r7", "seven_swap"), ("r5", "five_swap")])
def test_a_swap_only_with_its_switch(card, rule):
    line = f"top r1 | A: {card} b1 b2 | B: g2 g3 | C: y4 y5"
    assert table(line).refused(f"A play {card} to=B") == "no_seat_to_name"
    t = table(line, rules=f"+{rule}").play("A", f"{card} to=C")
    assert (t.hand("A"), t.hand("C"), t.turn) == ("y4 y5", "b1 b2", "B")


def test_the_seat_is_asked_for_even_if_there_is_only_one():
    t = table("top r1 | A: r7 b1 b2 | B: g2 g3", rules="+seven_swap").play("A", "r7")
    assert (t.asked, t.options("A")) == ("A to", ["to B"])
    assert t.refused("A to A") == "not_oneself"
    assert t.act("A to B").hand("B") == "b1 b2"


def test_a_seat_that_is_out_cannot_be_named():
    t = table("top r1 | A: r7 b1 b2 | B: g2 g3 | C: ", rules="+seven_swap +play_on")
    assert t.refused("A play r7 to=C") == "no_such_seat"


def test_a_zero_passes_every_hand_to_next():
    line = "top r1 | A: r0 b1 b2 | B: g2 g3 | C: y4 y5 y6"
    assert table(line).play("A", "r0").hand("A") == "b1 b2"
    t = table(line, rules="+zero_pass").play("A", "r0")
    assert (t.hand("A"), t.hand("B"), t.hand("C")) == ("y4 y5 y6", "b1 b2", "g2 g3")
    t = table(line + " | counter", rules="+zero_pass").play("A", "r0")
    assert (t.hand("A"), t.hand("B"), t.hand("C")) == ("g2 g3", "y4 y5 y6", "b1 b2")


def test_a_zero_passes_by_seats_that_are_out():
    t = table("top r1 | A: r0 b1 b2 | B:  | C: y4 y5 y6", rules="+zero_pass +play_on").play("A", "r0")
    assert (t.hand("A"), t.hand("C")) == ("y4 y5 y6", "b1 b2")


def test_a_blank_passes_no_hands():
    t = table("top r1 | A: r# b1 b2 | B: g2 g3", rules="+zero_pass dare_target=next").play("A", "r#")
    assert t.hand("A") == "b1 b2"


@pytest.mark.parametrize(("card", "rules"), [("r7", "+seven_swap"), ("r0", "+zero_pass"), ("rT", "attack")])
def test_a_last_card_simply_goes_out(card, rules):
    t = table(f"top r1 | A: {card} | B: g2 g3 | C: y4 y5", rules=rules).play("A", card)
    assert (t.winner, t.hand("B")) == ("A", "g2 g3")


@pytest.mark.parametrize(("card", "rules"), [("r7", "+seven_swap"), ("r0", "+zero_pass"), ("rT", "attack")])
def test_a_last_card_simply_goes_out_where_play_goes_on(card, rules):
    t = table(f"top r1 | A: {card} | B: g2 g3 | C: y4 y5", rules=f"{rules} +play_on").play("A", card)
    assert (t.out, t.hand("B"), t.asked) == ("A", "g2 g3", "B play")


def test_every_seat_whose_hand_moved_and_has_one_card_is_exposed():
    t = table("top r1 | A: r0 b1 | B: g2 | C: y4 y5 y6", rules="+zero_pass").play("A", "r0")
    assert t.exposed == "BC"


def test_a_seat_that_had_called_its_old_hand_must_call_the_new_one():
    t = table("top r1 | A: r7 b1 | B: g2 g3 | C: y4 y5 | turn B".replace("g2 g3", "r2 g3"), rules="+seven_swap")
    t.play("B", "r2 call")
    assert t.exposed == ""
    t.draw("C")
    t.state.turn, t.state.asks = 0, "play"
    t.play("A", "r7 to=B")
    assert t.exposed == "AB"


def test_a_call_with_the_play_covers_the_players_own_hand_as_it_is_afterwards():
    t = table("top r1 | A: r7 b1 b2 | B: g2 | C: y4 y5", rules="+seven_swap").play("A", "r7 to=B call")
    assert (t.hand("A"), t.exposed, t.counts) == ("g2", "", [1, 2, 2])


def test_a_call_with_the_play_is_due_also_when_the_hand_was_one_before_the_swap():
    t = table("top r1 | A: r7 b1 | B: g2 g3 | C: y4 y5", rules="+seven_swap").play("A", "r7 to=B call")
    assert (t.counts, t.exposed) == ([2, 1, 2], "B")


def test_a_call_made_ahead_covers_it_too():
    t = table("top r1 | A: r7 b1 | B: g2 | C: y4 y5", rules="+seven_swap").call("A").play("A", "r7 to=B")
    assert t.exposed == "B"


def test_a_call_with_a_pass_that_is_never_due_is_fined():
    t = table("top r1 | A: r0 b1 b2 | B: g2 g3 | draw y1 y2 y3", rules="+zero_pass").play("A", "r0 call")
    assert t.counts == [4, 2]


def test_the_drawn_card_may_swap():
    t = table("top r1 | A: b1 b2 | B: g2 g3 | draw r7", rules="+seven_swap").draw("A").play("A", "r7 to=B")
    assert t.hand("A") == "g2 g3"


def test_time_running_out_swaps_with_next_in_the_direction_of_play():
    t = table("top r1 | A: r7 b1 b2 | B: g2 g3 | C: y4 y5 | counter", rules="+seven_swap").play("A", "r7").timeout("A")
    assert t.hand("C") == "b1 b2"


def test_nobody_is_caught_while_the_seat_is_named_and_the_window_opens_then():
    t = table("top r1 | A: r7 b1 | B: g2 | C: y4 y5", rules="+seven_swap").play("A", "r7")
    assert (t.exposed, t.refused("C catch A")) == ("", "naming_first")
    assert t.act("A to C").exposed == "C"


def test_a_trade_always_swaps():
    t = table("top r1 | A: rT b1 b2 | B: g2 g3 | C: y4", rules="attack").play("A", "rT to=C")
    assert (t.hand("A"), t.hand("C"), t.exposed) == ("y4", "b1 b2", "A")


def test_where_hands_went_is_told():
    t = table("top r1 | A: r7 b1 b2 | B: g2 g3 | C: y4", rules="+seven_swap").play("A", "r7 to=C")
    (event,) = [e for e in t.events if isinstance(e, HandsSwapped)]
    assert (event.a, event.b, [hand[0] for hand in event.hands]) == (0, 2, [0, 2])
    assert [len(hand[1]) for hand in event.hands] == [1, 2]
    t = table("top r1 | A: r0 b1 b2 | B: g2 | C: y4 | counter", rules="+zero_pass").play("A", "r0")
    (event,) = [e for e in t.events if isinstance(e, HandsPassed)]
    assert (event.direction, [len(hand[1]) for hand in event.hands]) == (-1, [1, 1, 2])
