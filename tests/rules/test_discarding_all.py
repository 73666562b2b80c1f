"""RULES.md sections 2 (`D`), 5 (`discard_all`) and 9."""

from __future__ import annotations

from tests.table import table

LINE = "top r5 | A: rD r1 r2 b1 b2 | B: g1 g2 | C: y5 y6 | draw b3 b4"


def test_any_number_of_the_colour_goes_along_and_the_top_is_the_card_itself():
    t = table(LINE).play("A", "rD r2")
    assert (t.hand("A"), t.top, t.colour, t.turn) == ("r1 b1 b2", "rD", "r", "B")
    assert table(LINE).play("A", "rD").hand("A") == "r1 r2 b1 b2"
    assert table(LINE).play("A", "rD r1 r2").hand("A") == "b1 b2"


def test_not_another_colour_or_a_wild():
    assert table(LINE).refused("A play rD b1") == "along_colour"
    assert table(LINE.replace("b2", "W")).refused("A play rD W") == "along_colour"


def test_all_alone_means_all_and_a_part_is_refused():
    t = table(LINE, rules="discard_all=all")
    assert t.refused("A play rD r1") == "along_all"
    assert t.may("A play rD r1 r2")
    assert t.play("A", "rD").hand("A") == "b1 b2"


def test_the_cards_laid_along_have_no_effect():
    t = table("top r5 | A: rD rS r+2 r7 r0 r# b1 b2 | B: g1 g2 | C: y5 y6", rules="+seven_swap +zero_pass")
    t.play("A", "rD rS r+2 r7 r0 r#")
    assert (t.turn, t.pending, t.hand("A"), t.dares, t.asks) == ("B", 0, "b1 b2", [], "play")


def test_it_matches_by_its_symbol_and_never_goes_with_several():
    t = table("top bD | A: rD gD b1 b2 | B: g1 g2", rules="multi=symbol")
    assert t.options("A") == ["b1", "b2", "draw", "gD", "rD"]
    assert t.refused("A play rD gD") == "along_colour"


def test_a_drawn_one_takes_others_along():
    t = table("top r5 | A: r1 b2 b3 | B: g1 g2 | draw rD").draw("A")
    assert t.options("A") == ["keep", "rD", "rD r1"]
    assert t.play("A", "rD r1").hand("A") == "b2 b3"


def test_coming_down_to_one_is_to_be_called_and_to_none_goes_out():
    assert table("top r5 | A: rD r1 b2 | B: g1 g2").play("A", "rD r1").exposed == "A"
    assert table("top r5 | A: rD r1 b2 | B: g1 g2").play("A", "rD r1 call").exposed == ""
    assert table("top r5 | A: rD r1 r2 | B: g1 g2").play("A", "rD r1 r2").winner == "A"


def test_it_is_no_answer():
    assert table("top r+2 | pending 2 | A: rD r1 | B: g1 g2", rules="stack=any").options("A") == ["take"]


def test_in_the_first_turn_it_is_no_number():
    t = table("top r5 | A: rD r1 b2 | B: g1 g2", rules="first_play=number")
    t.state.opening = True
    assert t.options("A") == ["draw", "r1"]


def test_another_of_its_kind_goes_along():
    t = table("top r5 | A: rD rD r1 b2 | B: g1 g2").play("A", "rD rD r1")
    assert (t.hand("A"), t.turn) == ("b2", "B")
