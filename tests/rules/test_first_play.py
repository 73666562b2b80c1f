"""RULES.md section 5 (`first_play`)."""

from __future__ import annotations

from tests.table import deal

RULES = "hand_size=2 first_play=number"


def opening(hand, first, *, rules=RULES, dealer="C", rest="y1 y2 y3 y4 y6 y7"):
    """Deal to three seats so that A holds `hand`, B ``b1 b2`` and C ``g1 g2``."""
    a, b = hand.split()
    pile = {"C": f"{a} b1 g1 {b} b2 g2", "A": f"b1 g1 {a} b2 g2 {b}", "B": f"g1 {a} b1 g2 {b} b2"}[dealer]
    return deal(f"{pile} {first} {rest}", 3, rules=rules, dealer=dealer)


def test_only_a_number_may_be_played_first():
    t = opening("r1 rS", "r5")
    assert (t.options("A"), t.refused("A play rS")) == (["draw", "r1"], "first_number")


def test_no_wild_either_but_a_blank_is_a_number():
    assert opening("W r#", "r5").options("A") == ["draw", "r#"]


def test_a_seat_without_one_draws_two_and_loses_the_turn():
    t = opening("rS W", "r5", rest="r1 r2 r3")
    assert t.options("A") == ["draw"]
    t.draw("A")
    assert (t.hand("A"), t.asked) == ("r1 r2 rS W", "B play")


def test_also_when_its_numbers_do_not_fit():
    assert opening("rS b9", "r5").draw("A").counts == [4, 2, 2]


def test_a_timeout_draws_the_two():
    assert opening("rS b9", "r5").timeout("A").counts == [4, 2, 2]


def test_with_a_number_it_draws_one_which_may_be_played_if_it_is_a_number():
    t = opening("r1 b9", "r5", rest="r2 y1").draw("A")
    assert t.options("A") == ["keep", "r2"]
    t = opening("r1 b9", "r5", rest="rS y1").draw("A")
    assert (t.asked, t.counts) == ("B play", [3, 2, 2])


def test_only_in_the_first_turn():
    t = opening("rS b9", "r5").draw("A")
    assert t.state.opening is False


def test_after_a_first_skip_it_is_the_one_that_really_acts_first():
    t = opening("rS r1", "rS", dealer="B")  # C would open, A does
    assert (t.asked, t.options("A")) == ("A play", ["draw", "r1"])


def test_after_a_first_plus_two_too():
    t = opening("rS r1", "r+2", dealer="B")
    assert (t.asked, t.options("A")) == ("A play", ["draw", "r1"])


def test_after_a_first_wild_too():
    t = opening("rS r1", "W").act("A colour r")
    assert t.options("A") == ["draw", "r1"]


def test_after_a_first_wild_named_by_the_dealer_too():
    t = opening("rS r1", "W", rules=RULES + " start_wild=dealer").act("C colour r")
    assert (t.asked, t.options("A")) == ("A play", ["draw", "r1"])


def test_after_a_first_flip_and_the_naming_of_its_wild():
    t = deal("r1|p1 g1|t1 r2|pR g2|t2 bF|W y1|o1 y2|o2", 2, rules="flip hand_size=2 first_play=number", dealer="B")
    t.act("A colour p")
    assert t.options("A") == ["draw", "r1|p1"]


def test_drawing_until_stops_at_a_number():
    t = opening("r1 b9", "r5", rules=RULES + " draw=until", rest="rS W r3 r4").draw("A")
    assert t.options("A") == ["keep", "r3"]
    assert opening("rS b9", "r5", rules=RULES + " draw=until", rest="y1 y2 r3 r4").draw("A").counts == [4, 2, 2]


def test_must_play_does_not_forbid_the_draw_of_two():
    assert opening("rS W", "r5", rules=RULES + " +must_play").options("A") == ["draw"]
    assert opening("rS r1", "r5", rules=RULES + " +must_play").options("A") == ["r1"]


def test_in_attack_the_two_are_presses():
    t = deal("rS b1 rR b2 r5 y1 y2 y3", 2, rules="attack hand_size=2 first_play=number", dealer="B", fires=[1, 2])
    assert t.draw("A").counts == [5, 2]


def test_a_misplay_in_the_first_turn_uses_it_up():
    t = opening("rS r1", "r5", rules=RULES + " misplay=1").play("A", "rS")
    assert (t.counts, t.asked, t.state.opening) == ([3, 2, 2], "B play", False)


def test_a_call_ahead_needs_a_number_to_be_due():
    assert opening("rS rR", "r5").call("A").counts == [4, 2, 2]
    assert opening("rS r1", "r5").call("A").counts == [2, 2, 2]
