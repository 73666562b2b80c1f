"""RULES.md sections 2 (`#`), 5 (blank cards) and 9."""

from __future__ import annotations

from tests.table import table


def test_a_blank_matches_as_a_zero():
    t = table("top g0 | A: r# b1 b2 | B: r0 g3 | C: y4 y5", rules="blanks=4").play("A", "r# to=B")
    assert t.options("B") == ["draw", "r0"]


def test_the_dare_is_for_a_chosen_seat():
    t = table("top r1 | A: r# b1 b2 | B: g2 g3 | C: y4 y5", rules="blanks=4").play("A", "r#")
    assert (t.asked, t.options("A")) == ("A to", ["to B", "to C"])
    assert t.act("A to C").dares == [("C", 1)]
    assert t.turn == "B"


def test_or_for_next():
    t = table("top r1 | A: r# b1 b2 | B: g2 g3 | C: y4 y5 | counter", rules="blanks=4 dare_target=next")
    assert t.refused("A play r# to=B") == "no_seat_to_name"
    assert t.play("A", "r#").dares == [("C", 1)]


def test_a_blank_as_last_card_raises_none():
    t = table("top r1 | A: r# | B: g2 g3", rules="blanks=4").play("A", "r#")
    assert (t.winner, t.dares) == ("A", [])


def test_a_blank_as_last_card_raises_none_where_play_goes_on_and_none_is_stacked_on_it():
    t = table("top r1 | A: r# | B: b# g3 | C: y4 y5", rules="blanks=4 +play_on +dare_stack dare_target=next")
    assert t.play("A", "r#").dares == []
    assert t.play("B", "b#").dares == [("C", 1)]


def test_a_blank_on_a_blank_adds_one_more_and_passes_it_on():
    line = "top r1 | A: r# b1 b2 | B: b# g3 g4 | C: y# y5 y6"
    t = table(line, rules="blanks=4 +dare_stack dare_target=next").play("A", "r#")
    assert t.play("B", "b#").dares == [("C", 2)]
    assert t.play("C", "y#").dares == [("A", 3)]
    t = table(line, rules="blanks=4 dare_target=next").play("A", "r#")
    assert t.play("B", "b#").dares == [("C", 1)]


def test_only_straight_on_it():
    t = table("top r1 | A: r# b1 b2 | B: r0 g3 g4 | C: y# y5 y6", rules="blanks=4 +dare_stack dare_target=next")
    assert t.play("A", "r#").play("B", "r0").play("C", "y#").dares == [("A", 1)]


def test_after_a_draw_it_is_still_straight_on_it():
    t = table("top r1 | A: r# b1 b2 | B: g3 g4 | C: y# y5 y6 | draw y9", rules="blanks=4 +dare_stack dare_target=next")
    assert t.play("A", "r#").draw("B").play("C", "y#").dares == [("A", 2)]


def test_not_on_a_blank_that_raised_no_dare():
    t = table("top r1 r# | A: b# b1 b2 | B: g3 g4", rules="blanks=4 +dare_stack dare_target=next")
    assert t.play("A", "b#").dares == [("B", 1)]


def test_two_on_one_add_two():
    t = table(
        "top r1 | A: r# b1 b2 | B: b# b# g4 | C: y5 y6", rules="blanks=4 +dare_stack dare_target=next multi=identical"
    )
    assert t.play("A", "r#").play("B", "b# b#").dares == [("C", 3)]


def test_also_when_only_the_blank_is_left_of_the_discard_pile():
    t = table("top r1 | A: r# b1 b2 | B: g3 g4 | C: y# y5 y6", rules="blanks=4 +dare_stack dare_target=next")
    t.play("A", "r#").draw("B")
    if t.asked == "B drawn":
        t.keep("B")
    assert len(t.state.discard) == 1
    assert t.play("C", "y#").dares == [("A", 2)]


def test_two_of_which_one_counts_are_one():
    t = table("top r1 | A: r# r# b1 b2 | B: g3 g4", rules="blanks=4 multi=identical multi_effect=once dare_target=next")
    assert t.play("A", "r# r#").dares == [("B", 1)]
