"""RULES.md section 5 (`deflect_skip`, `deflect_reverse`) and section 6 (Deflect, bounce)."""

from __future__ import annotations

import pytest

from game.engine.events import PendingSet
from tests.table import table

FOUR = "top r5 | A: {} a1 | B: {} g1 g2 | C: y1 y2 | D: b1 b2 | draw " + "b3 " * 9


def four(first, answer, rules):
    return table(FOUR.format(first, answer).replace("a1", "b5 b6"), rules=rules)


def test_off_a_skip_and_a_reverse_are_no_answers():
    assert four("r+2", "rS rR", "official").play("A", "r+2").options("B") == ["take"]


def test_a_skip_of_the_active_colour_sends_it_to_its_players_next():
    t = four("r+2", "rS", "+deflect_skip").play("A", "r+2").play("B", "rS")
    assert (t.asked, t.pending, t.direction) == ("C answer", 2, 1)
    assert t.take("C").turn == "D"


def test_a_skip_of_another_colour_does_not():
    assert four("r+2", "gS", "+deflect_skip").play("A", "r+2").options("B") == ["take"]


@pytest.mark.parametrize(("stack", "last"), [("up", "W+4"), ("any", "W+2")])
def test_a_skip_does_not_send_on_anything_but_a_plus_two(stack, last):
    t = four(last, "gS", f"+deflect_skip stack={stack} wd4=free").play("A", f"{last} colour=g")
    assert t.options("B") == ["take"]


def test_only_the_last_card_added_counts_for_it():
    rules = "+deflect_skip stack=any wd4=free deflect_reverse=plus2"
    t = table("top r5 | A: W+4 b5 b6 | B: g+2 g1 g2 | C: gS gR y1 | D: b1 b2", rules=rules)
    t.play("A", "W+4 colour=g").play("B", "g+2")
    assert t.options("C") == ["gR", "gS", "take"]
    t = table("top r5 | A: r+2 b5 b6 | B: W+4 g1 g2 | C: gS gR y1 | D: b1 b2", rules=rules)
    t.play("A", "r+2").play("B", "W+4 colour=g")
    assert t.options("C") == ["take"]


def test_the_colour_is_the_one_that_is_active():
    t = four("W+4", "rR gR", "deflect_reverse=any wd4=free").play("A", "W+4 colour=g")
    assert t.options("B") == ["gR", "take"]


@pytest.mark.parametrize(("mode", "answers"), [("off", ["take"]), ("plus2", ["take"]), ("any", ["gR", "take"])])
def test_a_reverse_on_a_wild_draw_four(mode, answers):
    assert four("W+4", "gR", f"deflect_reverse={mode} wd4=free").play("A", "W+4 colour=g").options("B") == answers


def test_a_reverse_turns_the_direction_and_sends_it_back():
    t = four("r+2", "rR", "deflect_reverse=plus2").play("A", "r+2").play("B", "rR")
    assert (t.asked, t.pending, t.direction) == ("A answer", 2, -1)
    assert t.take("A").turn == "D"


def test_it_goes_back_to_whoever_sent_it_even_from_further_away():
    t = table(
        "top r5 | A: r+2 b5 b6 | B: rS g1 g2 | C: rR y1 y2 | D: b1 b2", rules="+deflect_skip deflect_reverse=plus2"
    )
    t.play("A", "r+2").play("B", "rS").play("C", "rR")
    assert t.asked == "B answer"


def test_sent_back_and_forth_without_end():
    t = table("top r5 | A: r+2 rR rR b5 | B: rR rR rR g2 | C: y1", rules="deflect_reverse=any")
    t.play("A", "r+2")
    for seat, other in ("BA", "AB", "BA", "AB"):
        t.play(seat, "rR")
        assert (t.asked, t.pending) == (f"{other} answer", 2)


@pytest.mark.parametrize("rule", ["skip", "plain"])
def test_with_two_players_the_other_answers(rule):
    t = (
        table("top r5 | A: r+2 b5 b6 | B: rR g1 g2", rules=f"deflect_reverse=any two_player_reverse={rule}")
        .play("A", "r+2")
        .play("B", "rR")
    )
    assert (t.asked, t.direction) == ("A answer", -1)


def test_with_two_players_a_skip_sends_it_back_too():
    t = table("top r5 | A: r+2 b5 b6 | B: rS g1 g2", rules="+deflect_skip").play("A", "r+2").play("B", "rS")
    assert t.asked == "A answer"


def test_a_sender_that_has_gone_out_is_passed_by_in_the_new_direction():
    t = table("top r5 | A: r+2 | B: rR g1 g2 | C: y1 y2 | D: b1 b2", rules="deflect_reverse=any +play_on")
    t.play("A", "r+2").play("B", "rR")
    assert (t.asked, t.direction) == ("D answer", -1)


def test_a_deflecting_card_as_last_where_play_goes_on_is_answered():
    t = table("top r5 | A: r+2 b5 | B: rS | C: y1 y2 | D: b1 b2", rules="+deflect_skip +play_on")
    t.play("A", "r+2").play("B", "rS")
    assert (t.asked, t.out) == ("C answer", "B")


def test_a_deflecting_card_as_last_of_the_round_lets_it_lapse():
    t = table("top r5 | A: r+2 b5 | B: rS | C: y1 y2", rules="+deflect_skip").play("A", "r+2").play("B", "rS")
    assert (t.winner, t.counts, t.pending) == ("B", [1, 0, 2], 0)


def test_finish_holds_for_answers():
    t = table("top r+2 | pending 2 | A: rS | B: g1 g2", rules="+deflect_skip finish=numbers")
    assert (t.options("A"), t.refused("A play rS")) == (["take"], "finish_numbers")
    t = table("top r+2 | pending 2 | A: rS | B: g1 g2 | draw y5", rules="+deflect_skip finish=numbers-or-draw")
    t.play("A", "rS")
    assert (t.hand("A"), t.asked, t.pending) == ("y5", "B answer", 2)


def test_a_penalty_laid_out_came_from_the_seat_before():
    t = table("top r+2 | pending 2 | A: rR y1 | B: g1 g2 | C: y2 y3", rules="deflect_reverse=any").play("A", "rR")
    assert t.asked == "C answer"
    t = table("top r+2 | pending 2 | counter | A: rR y1 | B: g1 g2 | C: y2 y3", rules="deflect_reverse=any")
    assert t.play("A", "rR").asked == "B answer"


def test_with_no_penalty_they_are_what_they_are():
    t = four("rS", "rR", "+deflect_skip deflect_reverse=any").play("A", "rS")
    assert t.asked == "C play"


def test_a_wild_draw_colour_is_sent_back_whole():
    t = table(
        "top r1|t1 | dark | A: r2|W+c r3|p3 r4|p9 | B: g1|pR g2|t2 | draw r4|v4 r5|p5 r6|v6",
        rules="flip deflect_reverse=any",
    )
    t.play("A", "r2|W+c colour=p").play("B", "g1|pR").take("A")
    assert (t.counts, t.asked) == ([4, 1], "B play")


def test_who_faces_it_now_is_told():
    t = four("r+2", "rS", "+deflect_skip").play("A", "r+2").play("B", "rS")
    assert [tuple(e) for e in t.events if isinstance(e, PendingSet)] == [(2, 2, 0)]
