"""RULES.md section 5 (Wild draw four), sections 6 and 9."""

from __future__ import annotations

import pytest

from game.engine.events import Challenged
from tests.table import table

DRAW = "draw b1 b2 b3 b4 b5 b6 b7 b8 b9 b1"


def bluff(rules="official", hand="W+4 r2 y1", top="r5"):
    t = table(f"top {top} | A: {hand} | B: g1 g2 | C: y5 y6 | {DRAW}", rules=rules)
    return t.play("A", "W+4 colour=g")


def test_challenge_right_its_player_draws_all_and_the_challenger_has_a_normal_turn_on_the_named_colour():
    t = bluff()
    assert t.options("B") == ["challenge", "take"]
    t.challenge("B")
    assert (t.counts, t.asked, t.options("B")) == ([6, 2, 2], "B play", ["draw", "g1", "g2"])


def test_challenge_wrong_the_challenger_draws_two_more_and_loses_the_turn():
    t = bluff(hand="W+4 b2 y1").challenge("B")
    assert (t.counts, t.asked) == ([2, 8, 2], "C play")


def test_it_is_judged_by_the_colour_that_was_active_not_the_one_named():
    t = bluff(hand="W+4 g2 y1").challenge("B")
    assert t.counts == [2, 8, 2]


def test_wilds_do_not_count():
    assert bluff(hand="W+4 W W+4").challenge("B").counts == [2, 8, 2]


@pytest.mark.parametrize(("rule", "right"), [("colour", False), ("match", True)])
def test_a_card_of_the_same_symbol_counts_under_match(rule, right):
    t = bluff(f"wd4_rule={rule}", hand="W+4 b5 y1").challenge("B")
    assert (t.counts[0] == 6) is right


def test_under_match_a_symbol_that_does_not_count_after_a_penalty_does_not_count_here():
    t = table(
        f"top r+2 | pending 2 | A: y1 y2 | B: W+4 g+2 y3 | C: g1 g2 | {DRAW}",
        rules="wd4_rule=match after_penalty=colour",
    )
    t.take("A").play("B", "W+4 colour=g").challenge("C")
    assert t.counts == [4, 2, 8]


def test_strict_refuses_it_when_against_the_rule():
    t = table("top r5 | A: W+4 r2 y1 | B: g1 g2", rules="wd4=strict")
    assert t.options("A") == ["draw", "r2"]
    assert t.refused("A play W+4 colour=g") == "wd4_strict"
    t = table("top r5 | A: W+4 b5 y1 | B: g1 g2", rules="wd4=strict")
    assert t.play("A", "W+4 colour=g").options("B") == ["take"]
    t = table("top r5 | A: W+4 b5 y1 | B: g1 g2", rules="wd4=strict wd4_rule=match")
    assert t.refused("A play W+4 colour=g") == "wd4_strict"


def test_strict_holds_for_a_drawn_one_too():
    t = table("top r5 | A: y1 r2 | B: g1 g2 | draw W+4", rules="wd4=strict").draw("A")
    assert t.asked == "B play"
    t = table("top r5 | A: y1 b2 | B: g1 g2 | draw W+4", rules="wd4=strict").draw("A")
    assert t.asked == "A drawn"


def test_against_the_rule_it_is_legal_under_challenge_so_it_must_be_played_and_ends_a_draw_until():
    t = table("top r5 | A: y1 r2 | B: g1 g2 | draw y2 W+4 y3", rules="draw=until play_drawn=must").draw("A")
    assert (t.asked, t.options("A")) == ("A drawn", ["W+4"])
    t = table("top r5 | A: y1 r2 | B: g1 g2 | draw y2 W+4 r3", rules="draw=until wd4=strict").draw("A")
    assert t.options("A") == ["keep", "r3"]


def test_strict_with_must_play_does_not_force_it():
    t = table("top r5 | A: W+4 y1 y2 | B: g1 g2 | draw y3", rules="wd4=strict +must_play")
    assert t.options("A") == ["W+4"]
    t = table("top r5 | A: W+4 r1 y2 | B: g1 g2 | draw y3", rules="wd4=strict +must_play")
    assert t.options("A") == ["r1"]


def test_free_has_no_rule_and_no_challenge():
    t = bluff("wd4=free")
    assert (t.options("B"), t.refused("B challenge")) == (["take"], "no_challenging")


def test_added_it_is_never_against_the_rule_and_cannot_be_challenged():
    for wd4 in ("strict", "challenge"):
        t = table("top r+2 | pending 2 | A: W+4 r2 y1 | B: g1 g2", rules=f"stack=up wd4={wd4}")
        assert t.options("A") == ["W+4", "take"]
        assert t.play("A", "W+4 colour=g").options("B") == ["take"]
        assert t.pending == 6


def test_once_added_to_nobody_challenges():
    t = table(f"top r5 | A: W+4 r2 y1 | B: W+4 g2 g3 | C: y5 y6 | {DRAW}", rules="stack=same")
    t.play("A", "W+4 colour=g")
    assert t.options("B") == ["W+4", "challenge", "take"]
    assert t.play("B", "W+4 colour=g").options("C") == ["take"]


def test_once_deflected_nobody_challenges():
    t = table(f"top r5 | A: W+4 r2 y1 | B: gR g2 g3 | C: y5 y6 | {DRAW}", rules="deflect_reverse=any")
    assert t.play("A", "W+4 colour=g").play("B", "gR").options("A") == ["take"]


def test_under_first_whoever_faces_the_pile_challenges_the_first_against_the_hand_held_then():
    t = table(
        f"top r5 | A: W+4 r2 y1 | B: W+4 g2 g3 | C: W+4 y6 y7 | {DRAW} r1 r1 r1 r3",
        rules="stack=same challenge_stack=first",
    )
    t.play("A", "W+4 colour=g").play("B", "W+4 colour=b").play("C", "W+4 colour=y")
    assert t.options("A") == ["take"]
    t = table(
        f"top r5 | A: W+4 r2 y1 | B: W+4 g2 g3 | C: y6 y7 | {DRAW} r1 r1 r1 r3",
        rules="stack=same challenge_stack=first",
    )
    t.play("A", "W+4 colour=g").play("B", "W+4 colour=b").challenge("C")
    assert (t.counts, t.asked, t.colour) == ([10, 2, 2], "C play", "b")


def test_under_first_a_pile_that_began_with_a_plus_two_cannot_be_challenged():
    t = table(f"top r5 | A: r+2 r2 y1 | B: W+4 r2 g3 | C: y6 y7 | {DRAW}", rules="stack=up challenge_stack=first")
    assert t.play("A", "r+2").play("B", "W+4 colour=b").options("C") == ["take"]


def test_under_first_it_may_be_challenged_after_a_plus_two_and_after_a_bounce():
    rules = "stack=any challenge_stack=first bounce=4"
    t = table(f"top r5 | A: W+4 r2 y1 | B: r+2 g2 g3 | C: WB y6 y7 | {DRAW}", rules=rules)
    t.play("A", "W+4 colour=g").play("B", "r+2").play("C", "WB colour=y")
    assert (t.asked, t.options("B")) == ("B answer", ["challenge", "take"])
    t.challenge("B")
    assert (t.counts, t.asked) == ([8, 2, 2], "B play")


def test_under_first_its_own_player_never_challenges_it():
    rules = "stack=any challenge_stack=first bounce=4"
    t = table(f"top r5 | A: W+4 r2 y1 | B: WB g2 g3 | C: y6 y7 | {DRAW}", rules=rules)
    assert t.play("A", "W+4 colour=g").play("B", "WB colour=y").options("A") == ["take"]


def test_as_last_card_it_is_not_challenged_and_next_just_draws():
    t = table(f"top r5 | A: W+4 | B: g1 g2 | C: y5 y6 | {DRAW}").play("A", "W+4")
    assert (t.asks, t.winner, t.counts) == ("nothing", "A", [0, 6, 2])


def test_as_last_card_where_play_goes_on_it_is_a_penalty_without_a_challenge():
    t = table(f"top r5 | A: W+4 | B: g1 W+4 | C: y5 y6 | {DRAW}", rules="+play_on stack=same").play("A", "W+4 colour=g")
    assert (t.asked, t.options("B")) == ("B answer", ["W+4", "take"])


def test_as_a_last_card_that_draws_one_it_cannot_be_challenged():
    t = table(f"top r5 | A: W+4 | B: g1 g3 | C: y5 y6 | {DRAW}", rules="finish=numbers-or-draw")
    t.play("A", "W+4 colour=g")
    assert (t.counts, t.options("B")) == ([1, 2, 2], ["take"])


@pytest.mark.parametrize(("show", "shown"), [("challenger", [("A", "B")]), ("nobody", [])])
def test_at_most_the_challenger_sees_the_hand(show, shown):
    assert bluff(f"challenge_show={show}").challenge("B").shown == shown


def test_a_colour_is_asked_before_the_penalty_is_faced():
    t = table(f"top r5 | A: W+4 r2 y1 | B: g1 g2 | {DRAW}").play("A", "W+4")
    assert (t.asked, t.refused("B take"), t.pending) == ("A colour", "naming_first", 0)
    assert t.act("A colour b").pending == 4


def test_only_the_seat_that_faces_it_challenges():
    t = bluff()
    assert t.refused("C challenge") == "not_your_turn"
    assert table("top r5 | A: r1 r2 | B: g1 g2").refused("A challenge") == "nothing_to_challenge"


def test_challenging_with_two_players():
    t = table(f"top r5 | A: W+4 r2 y1 | B: g1 g2 | {DRAW}").play("A", "W+4 colour=b").challenge("B")
    assert (t.counts, t.asked) == ([6, 2], "B play")
    t = table(f"top r5 | A: W+4 g2 y1 | B: g1 g2 | {DRAW}").play("A", "W+4 colour=b").challenge("B")
    assert (t.counts, t.asked) == ([2, 8], "A play")


def test_a_wild_draw_two_follows_the_same_rules():
    line = "top r5|p5 | A: W+2|o4 {} y1|p3 | B: g1|t1 g2|t2 | draw b1|v1 b2|v2 b3|v3 b4|v4 b5|v5"
    t = table(line.format("r2|p2"), rules="flip").play("A", "W+2|o4 colour=g").challenge("B")
    assert (t.counts, t.asked) == ([4, 2], "B play")
    t = table(line.format("b2|p2"), rules="flip").play("A", "W+2|o4 colour=g").challenge("B")
    assert t.counts == [2, 6]
    assert table(line.format("r2|p2"), rules="flip wd4=strict").refused("A play W+2|o4") == "wd4_strict"
    assert table(line.format("r2|p2"), rules="flip wd4=free").play("A", "W+2|o4 colour=g").options("B") == ["take"]


def test_a_wild_draw_colour_right_and_wrong():
    line = "top r5|p5 | dark | A: r1|W+c {} y1|t3 | B: g1|t1 g2|t2 | draw b1|v1 b2|v2 b3|o3 b4|o4 b5|v5 b6|v6"
    t = table(line.format("r2|p2"), rules="flip").play("A", "r1|W+c colour=o").challenge("B")
    assert (t.counts, t.asked, t.colour) == ([5, 2], "B play", "o")
    t = table(line.format("r2|v2"), rules="flip").play("A", "r1|W+c colour=o").challenge("B")
    assert (t.counts, t.asked) == ([2, 7], "A play")


def test_after_a_right_challenge_only_the_colour_counts_if_so_ruled():
    t = table(f"top r5 | A: W+4 r2 y1 | B: g1 g2 W | {DRAW}", rules="after_penalty=colour")
    assert t.play("A", "W+4 colour=g").challenge("B").options("B") == ["W", "draw", "g1", "g2"]


def test_a_challenge_closes_the_window_on_its_player():
    t = table(f"top r5 | A: W+4 r2 | B: g1 g2 | {DRAW}").play("A", "W+4 colour=g")
    assert t.exposed == "A"
    assert t.challenge("B").exposed == ""


@pytest.mark.parametrize(("hand", "right"), [("W+4 r2 y1", True), ("W+4 b2 y1", False)])
def test_who_was_right_is_told_to_all(hand, right):
    t = bluff(hand=hand).challenge("B")
    assert [tuple(e) for e in t.events if isinstance(e, Challenged)] == [(0, 1, right)]
