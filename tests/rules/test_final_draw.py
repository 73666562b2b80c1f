"""RULES.md section 5 (`final_draw`) and section 6: what the last card still does."""

from __future__ import annotations

import pytest

from tests.table import table

PILE = " | draw " + "y1 " * 12


@pytest.mark.parametrize(("card", "drawn"), [("r+2", 2), ("W+4", 4), ("r+1", 1), ("r+5", 5), ("W+2", 2), ("W", 0)])
def test_next_still_draws_before_the_count(card, drawn):
    t = table(f"top r1 | A: {card} | B: g+2 W+4 | C: b1 b2{PILE}", rules="stack=any").play("A", card)
    assert (t.asks, t.winner, t.counts) == ("nothing", "A", [0, 2 + drawn, 2])
    assert t.scores == [20 + 50 + drawn + 3, 0, 0]


def test_off_nobody_draws():
    t = table(f"top r1 | A: r+2 | B: g2 g3 | C: b1 b2{PILE}", rules="-final_draw").play("A", "r+2")
    assert (t.counts, t.pending) == ([0, 2, 2], 0)


def test_added_as_last_card_the_whole_pile_is_drawn():
    t = table(f"top r+2 | pending 4 | A: g+2 | B: g2 g3 | C: b1 b2{PILE}", rules="stack=same").play("A", "g+2")
    assert t.counts == [0, 8, 2]
    t = table(f"top r+2 | pending 4 | A: g+2 | B: g2 g3 | C: b1 b2{PILE}", rules="stack=same -final_draw")
    assert t.play("A", "g+2").counts == [0, 2, 2]


def test_two_at_once_are_four():
    t = table(f"top r1 | A: r+2 g+2 | B: g2 g3{PILE}", rules="multi=symbol").play("A", "r+2 g+2")
    assert t.counts == [0, 6]


def test_in_the_direction_of_play():
    t = table(f"top r1 | counter | A: r+2 | B: g2 g3 | C: b1 b2{PILE}").play("A", "r+2")
    assert t.counts == [0, 2, 4]


def test_a_colour_is_named_only_for_a_wild_draw_colour():
    assert table(f"top r1 | A: W+4 | B: g2 g3{PILE}").play("A", "W+4").asks == "nothing"
    line = "top r1|p1 | dark | A: r2|W+c | B: g1|t1 | draw b1|v1 b2|p2 b3|v3"
    t = table(line, rules="flip").play("A", "r2|W+c")
    assert t.asked == "A colour"
    t.act("A colour p")
    assert (t.asks, t.counts) == ("nothing", [0, 3])
    t = table(line, rules="flip -final_draw").play("A", "r2|W+c")
    assert (t.asks, t.counts) == ("nothing", [0, 1])


def test_hits_count_too():
    line = "top r1 | A: {} | B: g2 g3 | C: b1 b2 | draw " + "y1 " * 9 + "| fires 2 0 3"
    assert table(line.format("rH"), rules="attack").play("A", "rH").counts == [0, 4, 2]
    assert table(line.format("WA"), rules="attack").play("A", "WA").counts == [0, 4, 2]
    assert table(line.format("WH"), rules="attack").play("A", "WH").counts == [0, 4, 2]
    for card in ("rH", "WA", "WH"):
        assert table(line.format(card), rules="attack -final_draw").play("A", card).counts == [0, 2, 2]


def test_two_hit_fires_fire_twice():
    t = table("top r1 | A: WH WH | B: g2 g3 | draw " + "y1 " * 9 + "| fires 0 2 0 3", rules="attack multi=identical")
    assert t.play("A", "WH WH").counts == [0, 7]


def test_where_play_goes_on_it_is_a_penalty_like_any_other():
    t = table(f"top r1 | A: r+2 | B: g+2 g3 | C: b1 b2{PILE}", rules="+play_on -final_draw stack=same").play("A", "r+2")
    assert (t.asked, t.options("B")) == ("B answer", ["g+2", "take"])


def test_where_play_goes_on_the_card_that_ends_the_round_is_not():
    line = f"top r1 | A: r+2 | B: g+2 g3{PILE}"
    assert table(line, rules="+play_on stack=same").play("A", "r+2").counts == [0, 4]
    assert table(line, rules="+play_on stack=same -final_draw").play("A", "r+2").counts == [0, 2]


def test_hits_press_where_play_goes_on_whatever_the_switch_says():
    t = table(
        "top r1 | A: rH | B: g2 g3 | C: b1 b2 | draw y1 y2 y3 | fires 2 0 3", rules="attack +play_on -final_draw"
    ).play("A", "rH")
    assert (t.counts, t.asked) == ([0, 4, 2], "C play")


def test_it_binds_nobody_afterwards_and_leaves_nothing_pending():
    t = table(f"top r1 | A: r+2 | B: g2 g3{PILE}").play("A", "r+2")
    assert (t.pending, t.exposed, t.options("B")) == (0, "", [])
