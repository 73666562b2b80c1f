"""RULES.md section 5 (`stack`, `stack_forced`), sections 6 and 9 (Stacking)."""

from __future__ import annotations

import pytest

from tests.table import table


def answers(stack, last, *, forced="-", hand="b+1 b+2 b+5 W+2 W+4 W+c W rS b1"):
    line = f"top {last} | colour r | pending 2 | A: {hand} y1 | B: g1 g2"
    return set(table(line, rules=f"stack={stack} {forced}stack_forced").options("A")) - {"take"}


LADDER = ("b+1", "b+2", "W+2", "W+4", "b+5", "W+c")


@pytest.mark.parametrize(("rank", "last"), list(enumerate(("r+1", "r+2", "W+2", "W+4", "r+5"))))
def test_up_takes_the_same_and_stronger_cards(rank, last):
    assert answers("up", last) == set(LADDER[rank:])


@pytest.mark.parametrize(("rank", "last"), list(enumerate(("r+1", "r+2", "W+2", "W+4", "r+5"))))
def test_same_takes_the_same_card_whatever_its_colour(rank, last):
    assert answers("same", last) == {LADDER[rank]}


@pytest.mark.parametrize("last", ["r+1", "r+2", "W+2", "W+4", "r+5"])
def test_any_takes_any_and_plus2_only_a_plus_two_on_a_plus_two(last):
    assert answers("any", last) == set(LADDER)
    assert answers("plus2", last) == ({"b+2"} if last == "r+2" else set())
    assert answers("off", last) == set()


@pytest.mark.parametrize("stack", ["off", "plus2", "same", "up", "any"])
def test_a_wild_draw_colour_cannot_be_added_to(stack):
    t = table(
        "top r1|W+c | dark | colour p | A: r2|W+c r3|p3 r4|p4 | B: g1|W+c g2|t+5 g3|p3", rules=f"flip stack={stack}"
    )
    assert t.play("A", "r2|W+c colour=t").options("B") == ["challenge", "take"]


def test_the_sum_falls_on_next():
    t = table("top r5 | A: r+2 b1 b2 | B: g+2 g2 g3 | C: b+2 b3 b4 | D: y1 y2 | draw " + "y5 " * 9, rules="stack=same")
    t.play("A", "r+2").play("B", "g+2").play("C", "b+2")
    assert (t.asked, t.pending, t.options("D")) == ("D answer", 6, ["take"])
    t.take("D")
    assert (t.counts[3], t.asked, t.pending, t.colour) == (8, "A play", 0, "b")


def test_what_counts_is_the_last_draw_card_added_also_after_a_deflection():
    rules = "stack=up +deflect_skip deflect_reverse=any bounce=4"
    t = table("top r5 | A: r+2 b1 | B: rS g+2 | C: r+2 W+4 W | D: y1 y2", rules=rules)
    t.play("A", "r+2").play("B", "rS")
    assert t.options("C") == ["W+4", "r+2", "take"]


def test_a_plain_wild_and_a_plain_card_are_no_answer():
    assert table("top r+2 | pending 2 | A: W r1 rS | B: g1 g2", rules="stack=any").options("A") == ["take"]


def test_forced_to_add_when_one_can():
    t = table("top r+2 | pending 2 | A: g+2 r1 y1 | B: g1 g2 | draw " + "b1 " * 6, rules="stack=same +stack_forced")
    assert (t.options("A"), t.refused("A take")) == (["g+2"], "must_add")
    t.timeout("A")
    assert (t.counts, t.asked) == ([5, 2], "B play")


def test_forced_leaves_challenging_deflecting_and_bouncing():
    t = table(
        "top r5 | A: W+4 r2 y1 | B: W+4 gR WB y2 | C: y5 y6",
        rules="stack=same +stack_forced deflect_reverse=any bounce=4",
    ).play("A", "W+4 colour=g")
    assert t.options("B") == ["W+4", "WB", "challenge", "gR"]


def test_a_card_that_only_deflects_does_not_force():
    t = table("top r+2 | pending 2 | A: rS WB y1 | B: g1 g2", rules="stack=same +stack_forced +deflect_skip bounce=4")
    assert t.options("A") == ["WB", "rS", "take"]


def test_a_card_that_may_not_be_the_last_does_not_force():
    t = table("top r+2 | pending 2 | A: g+2 | B: g1 g2", rules="stack=same +stack_forced finish=numbers")
    assert t.options("A") == ["take"]


def test_a_penalty_laid_out_belongs_to_the_topmost_draw_card():
    t = table("top b+5 r+2 r5 | pending 4 | A: g+2 W+4 y1 | B: g1 g2", rules="stack=same")
    assert t.options("A") == ["g+2", "take"]


def test_a_counted_penalty_with_a_wild_draw_colour_on_it_is_drawn_first():
    t = table(
        "top r1|t+5 | dark | pending 5 | A: r2|W+c r3|p3 | B: g1|t1 g2|t2 | "
        "draw r1|v1 r2|v2 r3|v3 r4|v4 r5|p5 r6|v6 r7|p7 r8|v8",
        rules="flip stack=up",
    ).play("A", "r2|W+c colour=p")
    assert (t.pending, t.options("B")) == (5, ["take"])
    t.take("B")
    assert (t.counts, t.asked) == ([1, 9], "A play")


def test_must_play_never_forces_an_answer():
    t = table("top r+2 | pending 2 | A: g+2 r1 y1 | B: g1 g2", rules="stack=same +must_play")
    assert t.options("A") == ["g+2", "take"]


def test_exhausted_a_taker_draws_what_there_is():
    t = table("top b1 r+2 | pending 6 | A: y1 | B: g1 g2 | draw b1 b2").take("A")
    assert (t.counts, t.asked, t.pending) == ([4, 2], "B play", 0)
