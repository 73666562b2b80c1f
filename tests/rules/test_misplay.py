"""RULES.md section 5 (`misplay`) and section 9 (Misplay)."""

from __future__ import annotations

import pytest

from game.engine.cards import FACES
from game.engine.events import Misplayed
from tests.table import table

LINE = "top r5 | A: r1 b1 b2 | B: g1 g2 | C: y5 y6 | draw " + "b3 " * 12


def test_zero_refuses_an_illegal_card():
    assert table(LINE).refused("A play b1") == "does_not_fit"


@pytest.mark.parametrize("cards", [1, 2])
def test_else_it_comes_back_and_costs_and_the_turn_passes(cards):
    t = table(LINE, rules=f"misplay={cards}").play("A", "b1")
    assert (t.counts, t.top, t.asked) == ([3 + cards, 2, 2], "r5", "B play")


def test_out_of_turn_it_costs_and_nothing_else_changes():
    t = table(LINE, rules="misplay=2").play("C", "y5")
    assert (t.counts, t.asked) == ([3, 2, 4], "A play")


def test_with_a_penalty_pending_it_is_taken_too_after_the_misplays_cards():
    t = table("top r+2 | pending 2 | A: r1 b1 | B: g1 g2 | draw y1 y2 y3 y4 y5", rules="misplay=1").play("A", "r1")
    assert (t.hand("A"), t.pending, t.asked) == ("r1 y1 y2 y3 b1", 0, "B play")


def test_another_card_than_the_drawn_one_is_a_misplay():
    t = table("top r5 | A: r1 b1 | B: g1 g2 | draw r2 y1 y2", rules="misplay=1").draw("A").play("A", "r1")
    assert (t.hand("A"), t.asked) == ("r1 r2 y1 b1", "B play")


def test_a_call_spoken_with_it_is_lost():
    t = table("top r5 | A: b1 b2 | B: g1 g2 | draw y1 y2", rules="misplay=1").play("A", "b1 call")
    assert (t.counts, t.state.called) == ([3, 2], 0)


@pytest.mark.parametrize(
    "line",
    [
        "A play r9",  # not held
        "A play b1 b2",  # not together
        "A play b1 colour=g",  # no colour to name
        "A play b1 to=B",  # no seat to name
        "A play W colour=p",  # no such colour
        "D play b1",
    ],
)
def test_what_is_not_well_formed_is_refused(line):
    t = table(LINE.replace("b2", "b2 W"), rules="misplay=2")
    assert t.refused(line)


def test_draw_keep_take_and_challenge_are_no_misplays():
    t = table(LINE, rules="misplay=2")
    assert [t.refused(f"A {verb}") for verb in ("keep", "take", "challenge")] == [
        "not_asked",
        "not_asked",
        "nothing_to_challenge",
    ]
    assert t.refused("B draw") == "not_your_turn"


def test_several_that_go_together_can_be_tried():
    t = table("top r5 | A: b1 g1 y2 | B: g1 g2 | draw y1 y2", rules="misplay=1 multi=symbol").play("A", "b1 g1")
    assert (t.counts, t.asked) == ([4, 2], "B play")


@pytest.mark.parametrize(
    ("rules", "card"),
    [
        ("wd4=strict", "W+4 colour=g"),
        ("first_play=number", "rS"),
    ],
)
def test_what_a_switch_forbids_is_a_misplay(rules, card):
    t = table("top r5 | A: r1 rS W+4 | B: g1 g2 | draw y1 y2", rules=f"misplay=1 {rules}")
    t.state.opening = True
    assert t.play("A", card).counts == [4, 2]


def test_a_last_card_that_may_not_be_is_a_misplay():
    t = table("top r5 | A: rS | B: g1 g2 | draw y1 y2", rules="misplay=1 finish=numbers").play("A", "rS")
    assert (t.counts, t.asked) == ([2, 2], "B play")


def test_a_misplay_ends_ones_own_exposure():
    t = (
        table("top r5 | A: r1 b1 | B: g1 g2 | C: y1 y2 | draw y7 y8 y9", rules="misplay=1")
        .play("A", "r1")
        .play("A", "b1")
    )
    assert (t.exposed, t.counts, t.asked) == ("", [2, 2, 2], "B play")


def test_while_somebody_names_nothing_can_be_tried():
    t = table("top r5 | A: W b1 b2 | B: g1 g2", rules="misplay=2").play("A", "W")
    assert t.refused("B play g1") == "naming_first"
    assert t.refused("A play b1") == "naming_first"


def test_after_the_round_nothing_can_be_tried():
    assert table("top r5 | A: r1 | B: g1", rules="misplay=2").play("A", "r1").refused("B play g1") == "round_over"


def test_in_attack_it_presses():
    t = table("top r5 | A: b1 b2 | B: g1 g2 | draw y1 y2 y3 | fires 2 0", rules="attack misplay=2").play("A", "b1")
    assert t.counts == [4, 2]


def test_a_call_at_a_table_without_calls_and_a_jump_in_ones_own_turn_are_refused():
    assert table(LINE, rules="misplay=2 uno=off").refused("A play b1 call") == "no_calling"
    assert table(LINE, rules="misplay=2 jump_in=all").refused("A jump r1") == "in_turn_no_jump"


def test_what_was_tried_is_told():
    t = table(LINE, rules="misplay=2").play("A", "b1")
    assert [(e.seat, e.faces) for e in t.events if isinstance(e, Misplayed)] == [(0, (FACES["b1"],))]
