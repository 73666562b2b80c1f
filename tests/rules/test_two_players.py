"""RULES.md section 5 (`two_player_reverse`)."""

from __future__ import annotations

import pytest

from tests.table import table


@pytest.mark.parametrize(("rule", "turn", "direction"), [("skip", "A", 1), ("plain", "B", -1)])
def test_a_reverse_with_two(rule, turn, direction):
    t = table("top r5 | A: rR b1 b2 | B: g1 g2", rules=f"two_player_reverse={rule}").play("A", "rR")
    assert (t.turn, t.direction) == (turn, direction)


@pytest.mark.parametrize(("effect", "turn"), [("each", "B"), ("once", "A")])
def test_two_reverses_with_two(effect, turn):
    t = table("top r5 | A: rR gR b2 | B: g1 g2", rules=f"multi=symbol multi_effect={effect}").play("A", "rR gR")
    assert (t.turn, t.direction) == (turn, 1)


def test_with_three_it_has_no_effect():
    t = table("top r5 | A: rR b1 b2 | B: g1 g2 | C: y1", rules="two_player_reverse=skip").play("A", "rR")
    assert (t.turn, t.direction) == ("C", -1)


def test_with_two_left_in_the_match_it_is_a_skip():
    t = table("top r5 | A: rR b1 b2 | B:  | C: y1 | knocked_out B", rules="scoring=knockout").play("A", "rR")
    assert (t.turn, t.direction) == ("A", 1)
