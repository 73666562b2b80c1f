"""RULES.md section 5 (`finish`) and what sections 6 and 9 say of the last card."""

from __future__ import annotations

import pytest

from tests.table import table


@pytest.mark.parametrize("card", ["r5", "rS", "W", "W+4", "rD", "r#"])
def test_any_card_may_be_the_last(card):
    t = table(f"top r1 | A: {card} | B: g2 g3 | draw " + "y1 " * 5).play("A", card)
    assert t.winner == "A"


@pytest.mark.parametrize(
    ("card", "allowed"), [("r5", True), ("r#", True), ("rS", False), ("W", False), ("rD", False), ("W+4", False)]
)
def test_only_a_number_may_be_the_last(card, allowed):
    t = table(f"top r1 | A: {card} | B: g2 g3", rules="finish=numbers")
    assert t.may(f"A play {card}") is allowed
    assert t.options("A") == sorted(["draw", *([card] if allowed else [])])


def test_a_seat_that_may_not_play_its_last_card_draws_even_when_it_must_play():
    t = table("top r1 | A: rS | B: g2 g3 | draw y5", rules="finish=numbers +must_play").draw("A")
    assert (t.hand("A"), t.asked) == ("rS y5", "B play")


def test_a_drawn_card_is_legal_beside_it():
    t = table("top r1 | A: rS | B: g2 g3 | draw rR", rules="finish=numbers +must_play").draw("A")
    assert t.options("A") == ["rR"]


def test_a_discard_all_that_would_take_the_rest_along_is_not_legal():
    t = table("top r1 | A: rD r2 | B: g2 g3", rules="finish=numbers discard_all=all")
    assert t.options("A") == ["draw", "r2"]
    t = table("top r1 | A: rD r2 r3 | B: g2 g3", rules="finish=numbers discard_all=choose")
    assert t.options("A") == ["draw", "r2", "r3", "rD"]
    assert t.refused("A play rD r2 r3") == "finish_numbers"
    assert t.may("A play rD r2")


def test_a_penalty_cannot_be_answered_with_a_last_card_that_is_no_number():
    t = table("top r+2 | pending 2 | A: g+2 | B: g2 g3", rules="finish=numbers stack=same")
    assert (t.options("A"), t.refused("A play g+2")) == (["take"], "finish_numbers")


# numbers or draw


OR_DRAW = "finish=numbers-or-draw"


def test_a_last_card_that_is_no_number_draws_one_and_goes_on():
    t = table("top r1 | A: rS | B: g2 g3 | C: y1 y2 | draw b1", rules=OR_DRAW).play("A", "rS")
    assert (t.hand("A"), t.exposed, t.asked) == ("b1", "A", "C play")


def test_a_number_goes_out():
    assert table("top r1 | A: r2 | B: g2 g3 | draw b1", rules=OR_DRAW).play("A", "r2").winner == "A"
    assert table("top r1 | A: r# | B: g2 g3 | draw b1", rules=OR_DRAW).play("A", "r#").winner == "A"


def test_the_call_with_the_play_covers_the_card_drawn():
    t = table("top r1 | A: rS | B: g2 g3 | C: y1 y2 | draw b1", rules=OR_DRAW).play("A", "rS call")
    assert (t.counts, t.exposed) == ([1, 2, 2], "")


def test_the_wild_names_its_colour_before_the_card_is_drawn():
    t = table("top r1 | A: W | B: g2 g3 | draw b1", rules=OR_DRAW).play("A", "W")
    assert (t.asked, t.counts) == ("A colour", [0, 2])
    t.act("A colour b")
    assert (t.asked, t.counts, t.colour) == ("B play", [1, 2], "b")


def test_the_penalty_is_answered_as_any_other():
    t = table("top r1 | A: r+2 | B: g+2 g3 | draw b1", rules=f"{OR_DRAW} stack=same").play("A", "r+2")
    assert (t.asked, t.pending, t.counts) == ("B answer", 2, [1, 2])


def test_the_old_top_is_the_card_when_nothing_else_is_left():
    t = table("top r1 | A: W+4 | B: g2 g3", rules=OR_DRAW).play("A", "W+4 colour=g")
    assert (t.hand("A"), t.asked, t.pending) == ("r1", "B answer", 4)


def test_a_discard_all_with_the_whole_hand_along_draws_one():
    t = table("top r1 | A: rD r5 r6 | B: g2 g3 | draw b1", rules=OR_DRAW).play("A", "rD r5 r6")
    assert t.hand("A") == "b1"


def test_several_at_once_draw_one():
    t = table("top r1 | A: rS gS | B: g2 g3 | C: y1 y2 | draw b1 b2", rules=f"{OR_DRAW} multi=symbol").play(
        "A", "rS gS"
    )
    assert (t.hand("A"), t.asked) == ("b1", "A play")


def test_in_attack_it_presses_once():
    t = table("top r1 | A: rS | B: g2 g3 | C: y1 y2 | draw b1 b2 b3 | fires 2", rules=f"attack {OR_DRAW}").play(
        "A", "rS"
    )
    assert (t.hand("A"), t.asked, t.exposed) == ("b1 b2", "C play", "")
    t = table("top r1 | A: rS | B: g2 g3 | C: y1 y2 | draw b1 b2 b3 | fires 0 2", rules=f"attack {OR_DRAW}").play(
        "A", "rS"
    )
    assert t.winner == "A"


def test_in_attack_a_wild_that_names_and_then_gets_nothing_goes_out():
    t = table("top r1 | A: W | B: g2 g3 | draw b1 b2 b3 | fires 0 2", rules=f"attack {OR_DRAW}").play("A", "W")
    assert t.asked == "A colour"
    assert t.act("A colour g").winner == "A"


def test_in_attack_a_trade_that_gets_nothing_trades_nothing():
    t = table(
        "top r1 | A: rT | B: g2 g3 | C: y1 y2 | draw b1 b2 b3 | fires 0 2", rules=f"attack {OR_DRAW} +play_on"
    ).play("A", "rT to=B")
    assert (t.out, t.hand("B"), t.asked) == ("A", "g2 g3", "B play")


def test_a_trade_with_the_card_drawn():
    t = table("top r1 | A: rT | B: g2 g3 | C: y1 y2 | draw b1 | fires 1", rules=f"attack {OR_DRAW}").play(
        "A", "rT to=B"
    )
    assert (t.hand("A"), t.hand("B"), t.exposed) == ("g2 g3", "b1", "B")


def test_in_teams_it_is_the_same():
    t = table("top r1 | A: rS | B: g2 g3 | C: y1 y2 | D: b5 b6 | draw b1", rules=f"{OR_DRAW} teams=2").play("A", "rS")
    assert (t.hand("A"), t.asks) == ("b1", "play")


def test_skip_everyone_as_last_card_plays_again():
    t = table("top r1|p1 | dark | A: r2|pX | B: g1|t1 g2|t2 | draw b1|v1", rules=f"flip {OR_DRAW}").play("A", "r2|pX")
    assert (t.asked, t.hand("A"), t.exposed) == ("A play", "b1|v1", "A")
