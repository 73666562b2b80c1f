"""RULES.md sections 2 (`WB`) and 6."""

from __future__ import annotations

import pytest

from tests.table import table


def test_with_no_penalty_it_is_a_wild():
    t = table("top r5 | A: WB b5 b6 | B: g1 g2", rules="bounce=4").play("A", "WB")
    assert t.asked == "A colour"
    assert t.act("A colour g").asked == "B play"


@pytest.mark.parametrize("card", ["r+2", "W+4", "r+1", "W+2", "r+5"])
def test_it_answers_any_penalty_and_sends_it_back(card):
    named = " colour=g" if card[0] == "W" else ""
    t = table(f"top r5 | A: {card} b5 b6 | B: WB g1 g2 | C: y1 y2", rules="bounce=4").play("A", f"{card}{named}")
    owed = t.pending
    t.play("B", "WB colour=b")
    assert (t.asked, t.pending, t.direction, t.colour) == ("A answer", owed, -1, "b")


def test_its_colour_is_asked_for():
    t = table("top r+2 | pending 2 | A: WB b5 b6 | B: g1 g2", rules="bounce=4").play("A", "WB")
    assert (t.asked, t.pending) == ("A colour", 2)
    t.timeout("A")
    assert (t.asked, t.colour) == ("B answer", "r")


def test_it_answers_where_nothing_else_does():
    assert table("top r+2 | pending 2 | A: WB b5 | B: g1 g2").options("A") == ["WB", "take"]


def test_several_bounces_count_as_one():
    t = table("top r+2 | pending 2 | A: WB WB b5 | B: g1 g2 | C: y1 y2", rules="bounce=4 multi=identical")
    t.play("A", "WB WB colour=g")
    assert (t.asked, t.direction, t.pending) == ("C answer", -1, 2)


def test_as_a_last_card_it_goes_out_and_the_penalty_lapses():
    t = table("top r+2 | pending 2 | A: WB | B: g1 g2", rules="bounce=4").play("A", "WB")
    assert (t.winner, t.counts) == ("A", [0, 2])


def test_as_a_last_card_where_play_goes_on_it_names_its_colour_and_sends_back():
    t = table("top r+2 | pending 2 | A: WB | B: g1 g2 | C: y1 y2", rules="bounce=4 +play_on").play("A", "WB")
    assert t.asked == "A colour"
    t.act("A colour b")
    assert (t.asked, t.out, t.direction) == ("C answer", "A", -1)


def test_finish_numbers_forbids_it_as_last_answer():
    assert table("top r+2 | pending 2 | A: WB | B: g1 g2", rules="finish=numbers").options("A") == ["take"]


def test_a_bounce_is_bounced():
    t = table("top r5 | A: r+2 WB b6 | B: WB g1 g2 | C: y1 y2", rules="bounce=4").play("A", "r+2")
    t.play("B", "WB colour=b").play("A", "WB colour=g")
    assert (t.asked, t.direction) == ("B answer", 1)
