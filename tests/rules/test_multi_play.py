"""RULES.md section 5 (`multi`, `multi_effect`), sections 6 and 9 (Several cards)."""

from __future__ import annotations

import pytest

from tests.table import table

HAND = "top r5 | A: {} | B: g1 g2 g3 | C: b1 b2 b3 | D: y1 y2 y3"


@pytest.mark.parametrize(
    ("multi", "cards", "allowed"),
    [
        ("off", "r7 r7", False),
        ("identical", "r7 r7", True),
        ("identical", "r7 g7", False),
        ("identical", "rS rS", True),
        ("identical", "W W", True),
        ("identical", "W W+4", False),
        ("numbers", "r7 r7", True),
        ("numbers", "r7 g7", True),
        ("numbers", "rS gS", False),
        ("numbers", "rS rS", False),
        ("numbers", "W W", False),
        ("symbol", "r7 g7", True),
        ("symbol", "rS gS", True),
        ("symbol", "r+2 g+2", True),
        ("symbol", "W W", True),
        ("symbol", "W+4 W+4", True),
        ("symbol", "W W+4", False),
        ("symbol", "r0 g#", True),
        ("symbol", "r# g0", True),
        ("symbol", "r7 r8", False),
        ("identical", "r0 r#", False),
        ("identical", "r# r#", True),
        ("symbol", "rD rD", True),  # one takes the other along, being of its colour
        ("symbol", "rD gD", False),
    ],
)
def test_what_goes_together(multi, cards, allowed):
    t = table(HAND.format(f"{cards} b8 b9"), rules=f"multi={multi} dare_target=next")
    assert t.may(f"A play {cards}") is allowed


def test_the_first_must_be_legal_and_the_last_becomes_the_top():
    t = table(HAND.format("r7 g7 b7 y2"), rules="multi=numbers")
    assert t.refused("A play g7 r7") == "does_not_fit"
    t.play("A", "r7 b7 g7")
    assert (t.top, t.colour, t.hand("A")) == ("g7", "g", "y2")


def test_a_card_is_laid_once():
    t = table(HAND.format("r7 g7 b7 y2"), rules="multi=numbers")
    assert t.refused("A play r7 r7") == "not_held"


@pytest.mark.parametrize(("effect", "turn"), [("each", "D"), ("once", "C")])
def test_two_skips(effect, turn):
    t = table(HAND.format("rS gS y2 y3"), rules=f"multi=symbol multi_effect={effect}")
    assert t.play("A", "rS gS").turn == turn


@pytest.mark.parametrize(("effect", "turn"), [("each", "B"), ("once", "D")])
def test_two_reverses(effect, turn):
    t = table(HAND.format("rR gR y2 y3"), rules=f"multi=symbol multi_effect={effect}")
    assert t.play("A", "rR gR").turn == turn


def test_three_reverses_turn_the_direction():
    t = table(HAND.format("rR gR bR y2 y3"), rules="multi=symbol")
    assert t.play("A", "rR gR bR").direction == -1


@pytest.mark.parametrize(("effect", "pending"), [("each", 4), ("once", 2)])
def test_two_plus_two(effect, pending):
    t = table(HAND.format("r+2 g+2 y2 y3"), rules=f"multi=symbol multi_effect={effect}")
    assert t.play("A", "r+2 g+2").pending == pending


@pytest.mark.parametrize(("effect", "pending"), [("each", 8), ("once", 4)])
def test_two_wild_draw_fours_name_one_colour(effect, pending):
    t = table(HAND.format("W+4 W+4 y2 y3"), rules=f"multi=identical multi_effect={effect}")
    t.play("A", "W+4 W+4 colour=g")
    assert (t.pending, t.colour) == (pending, "g")


def test_what_is_against_the_rule_for_two_is_judged_by_what_is_left_beside_both():
    t = table(HAND.format("W+4 W+4 y2 y3") + " | draw b1 b2 b3 b4 b5 b6 b7 b8 b9 r1", rules="multi=identical")
    t.play("A", "W+4 W+4 colour=g").challenge("B")
    assert t.counts == [2, 13, 3, 3]
    t = table(HAND.format("W+4 W+4 r2 y3") + " | draw b1 b2 b3 b4 b5 b6 b7 b8 b9 r1", rules="multi=identical")
    t.play("A", "W+4 W+4 colour=g").challenge("B")
    assert (t.counts, t.asked) == ([10, 3, 3, 3], "B play")


def test_two_as_an_answer_add_up():
    t = table("top r+2 | pending 2 | A: g+2 b+2 y1 | B: g1 g2", rules="multi=symbol stack=same")
    assert t.play("A", "g+2 b+2").pending == 6


def test_two_as_an_answer_count_once_where_one_counts():
    t = table("top r+2 | pending 2 | A: g+2 b+2 y1 | B: g1 g2", rules="multi=symbol multi_effect=once stack=same")
    assert t.play("A", "g+2 b+2").pending == 4


def test_several_deflecting_skips_count_as_one():
    t = table(
        "top r+2 | pending 2 | A: rS gS y1 | B: g1 g2 | C: b1 b2 | D: b3 b4",
        rules="multi=symbol stack=same +deflect_skip",
    )
    t.play("A", "rS gS")
    assert (t.asked, t.pending, t.colour) == ("B answer", 2, "g")


def test_the_first_of_several_deflecting_cards_must_be_of_the_active_colour():
    t = table("top r+2 | pending 2 | A: rS gS y1 | B: g1 g2", rules="multi=symbol stack=same +deflect_skip")
    assert t.refused("A play gS rS") == "no_answer"


def test_a_swap_happens_once():
    t = table(HAND.format("r7 g7 y4 y5"), rules="multi=symbol +seven_swap").play("A", "r7 g7 to=B")
    assert (t.hand("A"), t.hand("B")) == ("g1 g2 g3", "y4 y5")


def test_a_pass_happens_once():
    t = table(HAND.format("r0 g0 y4 y5"), rules="multi=numbers +zero_pass").play("A", "r0 g0")
    assert t.hand("B") == "y4 y5"


def test_a_zero_and_a_blank_together_do_both():
    t = table(HAND.format("r0 g# y4 y5"), rules="multi=symbol +zero_pass").play("A", "r0 g# to=C")
    assert (t.hand("B"), t.dares, t.top) == ("y4 y5", [("C", 1)], "g#")


def test_a_blank_and_a_zero_together_ask_for_the_dared_seat():
    t = table(HAND.format("r# g0 y4 y5"), rules="multi=symbol +zero_pass").play("A", "r# g0")
    assert t.asked == "A to"
    t.act("A to D")
    assert (t.hand("B"), t.dares) == ("y4 y5", [("D", 1)])


@pytest.mark.parametrize(("effect", "dares"), [("each", 2), ("once", 1)])
def test_two_blanks_are_one_dare_of_two(effect, dares):
    t = table(HAND.format("r# r# y4 y5"), rules=f"multi=identical multi_effect={effect}").play("A", "r# r# to=B")
    assert t.dares == [("B", dares)]


def test_skips_are_counted_round_the_table_with_the_player():
    t = table("top r5 | A: rS gS bS y1 y2 | B: g1 g2 | C: b1 b2", rules="multi=symbol")
    assert t.play("A", "rS gS bS").turn == "B"


def test_two_hits_press_four_times():
    t = table(HAND.format("rH rH y1 y2") + " | draw r1 r2 r3 r4 r6 | fires 1 1 1 1", rules="attack multi=identical")
    t.play("A", "rH rH")
    assert t.counts == [2, 7, 3, 3]


def test_two_hits_that_count_once_press_twice_and_cost_one_turn():
    t = table(
        HAND.format("rH rH y1 y2") + " | draw r1 r2 r3 r4 r6 | fires 1 1 1 1",
        rules="attack multi=identical multi_effect=once",
    ).play("A", "rH rH")
    assert (t.counts, t.turn) == ([2, 5, 3, 3], "C")


def test_two_hit_fires_press_until_each_has_fired():
    t = table(HAND.format("WH WH y1 y2") + " | draw r1 r2 r3 r4 r6 | fires 0 1 0 0 2 1", rules="attack multi=identical")
    t.play("A", "WH WH colour=g")
    assert t.counts == [2, 6, 3, 3]


def test_two_all_hits_press_twice_each_and_nobody_loses_a_turn():
    t = table(
        HAND.format("WA WA y1 y2") + " | draw r1 r2 r3 r4 r6 r7 | fires 1 0 0 1 2 0", rules="attack multi=identical"
    )
    t.play("A", "WA WA colour=g")
    assert (t.counts, t.turn) == ([2, 4, 4, 5], "B")


def test_two_trades_are_one():
    t = table(HAND.format("rT rT y1 y2"), rules="attack multi=identical").play("A", "rT rT to=C")
    assert (t.hand("A"), t.hand("C")) == ("b1 b2 b3", "y1 y2")


def test_two_skip_everyone_are_one_more_turn():
    t = table("top r1|p1 | A: r2|pX r2|pX r3|p3 r4|p4 | B: g1|t1 g2|t2 | dark", rules="flip multi=identical")
    assert t.play("A", "r2|pX r2|pX").asked == "A play"


def test_two_flips_that_add_up_turn_the_deck_back():
    t = table("top r1|p1 | A: rF|p2 rF|p3 r3|p4 | B: g1|t1 g2|t2", rules="flip multi=identical")
    t.play("A", "rF|p2 rF|p3")
    assert (t.state.dark, t.top, t.colour, t.turn) == (False, "rF|p3", "r", "B")


def test_two_flips_of_which_one_counts_turn_the_deck():
    t = table("top r1|p1 | A: rF|p2 rF|p3 r3|p4 | B: g1|t1 g2|t2", rules="flip multi=identical multi_effect=once")
    t.play("A", "rF|p2 rF|p3")
    assert (t.state.dark, t.top) == (True, "r1|p1")


def test_two_wild_draw_colours_are_two_cards_of_the_colour():
    t = table(
        "top r1|p1 | A: r2|W+c r2|W+c r3|p3 r4|p4 | B: g1|t1 g2|t2 | draw r5|t5 r6|p6 r7|p7 r8|p8 | dark",
        rules="flip multi=identical wd4=free",
    )
    t.play("A", "r2|W+c r2|W+c colour=p").take("B")
    assert (t.counts, t.turn) == ([2, 5], "A")


def test_multi_never_applies_to_a_drawn_card():
    t = table("top r5 | A: r7 y1 | B: g1 g2 | draw r7", rules="multi=identical").draw("A")
    assert t.options("A") == ["keep", "r7"]
    assert t.refused("A play r7 r7") == "only_drawn"


def test_going_out_with_several_at_once():
    t = table("top r5 | A: r7 g7 | B: g1 g2", rules="multi=numbers").play("A", "r7 g7")
    assert t.winner == "A"


def test_finish_numbers_judges_all_that_leave():
    t = table("top r5 | A: rS gS | B: g1 g2", rules="multi=symbol finish=numbers")
    assert t.options("A") == ["draw", "rS"]
    assert t.refused("A play rS gS") == "finish_numbers"


def test_the_first_play_may_be_several_numbers():
    t = table(HAND.format("r7 g7 rS gS b9"), rules="multi=symbol first_play=number")
    t.state.opening = True
    assert t.may("A play r7 g7")
    assert t.refused("A play rS gS") == "first_number"
