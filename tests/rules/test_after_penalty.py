"""RULES.md section 5 (`after_penalty`)."""

from __future__ import annotations

import pytest

from game.engine.matching import NO_SYMBOL
from tests.table import deal, table

TAKEN = "top r+2 | pending 2 | A: b1 b3 | B: g+2 r1 W g2 | C: y+2 y6 | draw " + "b4 " * 9
COLOUR = "after_penalty=colour"


def test_normally_the_symbol_matches():
    assert table(TAKEN).take("A").options("B") == ["W", "draw", "g+2", "r1"]


def test_only_the_colour_or_a_wild():
    t = table(TAKEN, rules=COLOUR).take("A")
    assert t.options("B") == ["W", "draw", "r1"]
    assert t.refused("B play g+2") == "colour_only"


def test_whenever_the_next_play_comes():
    t = table(TAKEN, rules=COLOUR).take("A").draw("B")
    assert t.options("C") == ["draw"]


def test_a_drawn_card_is_bound_too():
    t = table(TAKEN.replace("b4 " * 9, "b4 b4 b+2 b4"), rules=COLOUR).take("A").draw("B")
    assert t.asked == "C play"


def test_after_that_play_symbols_match_again():
    t = table(TAKEN.replace("y6", "y1"), rules=COLOUR).take("A").play("B", "r1")
    assert t.options("C") == ["draw", "y1"]


@pytest.mark.parametrize("hand", ["r2 y1", "b2 y1"])
def test_after_a_challenge_either_way(hand):
    t = table(f"top r5 | A: W+4 {hand} | B: W g2 | C: W b3 | draw " + "b4 " * 9, rules=COLOUR)
    t.play("A", "W+4 colour=g").challenge("B")
    assert t.state.symbol == NO_SYMBOL


def test_after_a_first_plus_two():
    t = deal("r1 g1 b+2 r+2 y1 y2 y3", 3, rules=f"hand_size=1 {COLOUR}", dealer="C")
    assert (t.asked, t.options("B")) == ("B play", ["draw"])
    t = deal("r1 r3 b+2 r+2 y1 y2 y3", 3, rules=f"hand_size=1 {COLOUR}", dealer="C")
    assert t.options("B") == ["draw", "r3"]


def test_not_after_fines():
    t = table("top r+2 | A: b+2 b3 | B: g1 g2 | draw " + "b4 " * 9, rules=f"{COLOUR} advice_fine=2")
    t.act("B fine A", "B call")
    assert "b+2" in t.options("A")


def test_a_penalty_taken_after_a_misplay_binds():
    t = table(TAKEN, rules=f"{COLOUR} misplay=1").play("A", "b1")
    assert t.options("B") == ["W", "draw", "r1"]


def test_a_wild_laid_on_it_frees_the_symbols_after_it():
    t = table(TAKEN.replace("y+2 y6", "W g9"), rules=COLOUR).take("A").play("B", "W colour=g")
    assert t.options("C") == ["W", "draw", "g9"]
