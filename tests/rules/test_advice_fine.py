"""RULES.md section 5 (`advice_fine`) and section 9 (Acts of the table)."""

from __future__ import annotations

import pytest

from game.engine import legal_actions
from game.engine.events import Fined
from tests.table import table

LINE = "top r5 | A: r1 b1 | B: g1 g2 | C: y5 y6 | draw " + "b3 " * 9


def test_off():
    assert table(LINE).refused("A fine B") == "no_fines"


@pytest.mark.parametrize("cards", [2, 4])
def test_any_seat_may_fine_any_other_and_the_turn_does_not_change(cards):
    t = table(LINE, rules=f"advice_fine={cards}").act("C fine B")
    assert (t.counts, t.asked) == ([2, 2 + cards, 2], "A play")
    assert t.act("B fine A").counts == [2 + cards, 2 + cards, 2]


def test_not_oneself_nor_a_seat_that_is_not_there():
    t = table(LINE, rules="advice_fine=2")
    assert t.refused("A fine A") == "not_oneself"
    assert t.refused("A fine D") == "no_such_seat"


def test_it_is_never_proposed():
    t = table(LINE, rules="advice_fine=2")
    assert all(a.verb != "fine" for seat in range(3) for a in legal_actions(t.state, seat))


def test_a_drawn_card_may_still_be_played_after_a_fine():
    t = table("top r5 | A: r1 b1 | B: g1 g2 | draw r2 " + "b3 " * 9, rules="advice_fine=2").draw("A").act("B fine A")
    assert t.options("A") == ["keep", "r2"]
    assert t.play("A", "r2").hand("A") == "r1 b1 b3 b3"


def test_who_fined_whom_is_told():
    t = table(LINE, rules="advice_fine=2").act("C fine B")
    assert [(e.seat, e.by) for e in t.events if isinstance(e, Fined)] == [(1, 2)]
