"""RULES.md section 5 (`start`, `start_wild`, `start_reverse`) and section 9 (Start). B opens unless said otherwise."""

from __future__ import annotations

import pytest

from tests.table import deal


def first(card, rules="", players=3, *, dealer="A", rest="y1 y2 y3 y4 y5"):
    hands = ["r1", "g1", "b1", "v1"][:players]
    return deal(f"{' '.join(hands)} {card} {rest}", players, rules=f"hand_size=1 {rules}".strip(), dealer=dealer)


@pytest.mark.parametrize("card", ["r5", "r0", "r#", "rD", "rT", "rX"])
def test_a_card_without_an_effect_is_just_the_top(card):
    t = first(card)
    assert (t.asked, t.top, t.direction, t.pending, t.dares) == ("B play", card, 1, 0, [])
    assert t.counts == [1, 1, 1]


def test_a_skip_skips_the_opener():
    assert first("rS").turn == "C"
    assert first("rS", players=2).turn == "A"
    assert first("rS", "opener=dealer").turn == "B"
    assert first("rS", "direction=counter").turn == "B"


def test_a_plus_two_makes_the_opener_draw_and_lose_the_turn_without_an_answer():
    t = first("r+2", "stack=any bounce=4")
    assert (t.asked, t.counts, t.pending) == ("C play", [1, 3, 1], 0)
    assert first("r+2", "opener=dealer").counts == [3, 1, 1]


def test_a_plus_one_is_as_a_plus_two_with_one():
    assert first("r+1").counts == [1, 2, 1]


def test_a_reverse_turns_the_direction_and_the_dealer_opens_or_the_seat_on_its_other_side():
    t = first("rR")
    assert (t.turn, t.direction) == ("A", -1)
    t = first("rR", "start_reverse=right")
    assert (t.turn, t.direction) == ("C", -1)
    t = first("rR", "direction=counter start_reverse=right")
    assert (t.turn, t.direction) == ("B", 1)


def test_start_reverse_goes_before_opener():
    t = first("rR", "opener=dealer start_reverse=right")
    assert (t.turn, t.direction) == ("C", -1)


@pytest.mark.parametrize("rule", ["two_player_reverse=plain", "two_player_reverse=skip", "start_reverse=right"])
def test_with_two_players_a_reverse_skips_the_opener_and_the_direction_stays(rule):
    t = first("rR", rule, players=2)
    assert (t.turn, t.direction) == ("A", 1)
    assert first("rR", rule + " opener=dealer", players=2).turn == "B"


def test_a_wild_is_named_by_the_opener_or_the_dealer_and_the_opener_opens():
    t = first("W")
    assert t.asked == "B colour"
    assert (t.act("B colour g").asked, t.colour) == ("B play", "g")
    t = first("W", "start_wild=dealer")
    assert (t.asked, t.refused("B colour g")) == ("A colour", "naming_first")
    assert t.act("A colour g").asked == "B play"


def test_a_first_wild_not_named_in_time_is_what_the_namer_holds_most():
    t = deal("r1 g1 b1 r2 g2 b2 W y1", 3, rules="hand_size=2", dealer="A").timeout("B")
    assert (t.colour, t.asked) == ("r", "B play")
    t = deal("r1 g1 b1 r2 g2 b2 W y1", 3, rules="hand_size=2 start_wild=dealer", dealer="A").timeout("A")
    assert t.colour == "b"


@pytest.mark.parametrize("card", ["W+4", "WB", "WA", "WH", "W+2", "W+c"])
@pytest.mark.parametrize("start", ["official", "coloured", "number", "colour"])
def test_other_wilds_go_back_and_the_pile_is_shuffled(card, start):
    t = first(card, f"start={start}")
    assert (t.top, t.asked) == ("y1", "B play")
    assert sorted(t.pile().split()) == sorted([card, "y2", "y3", "y4", "y5"])


def test_coloured_puts_every_wild_back_and_is_else_official():
    assert first("W W+4", "start=coloured").top == "y1"
    assert first("r+2", "start=coloured").counts == [1, 3, 1]
    assert first("rS", "start=coloured").turn == "C"


def test_number_turns_until_a_number():
    t = first("rS W r+2 rR r7", "start=number")
    assert (t.top, t.asked, t.counts) == ("r7", "B play", [1, 1, 1])
    assert sorted(t.pile().split()) == sorted("rS W r+2 rR y1 y2 y3 y4 y5".split())
    assert first("rS r#", "start=number").top == "r#"


@pytest.mark.parametrize("card", ["rS", "r+2", "rR", "r7", "rH", "rF"])
def test_colour_counts_the_colour_alone(card):
    t = first(card, "start=colour")
    assert (t.top, t.asked, t.colour, t.direction, t.counts) == (card, "B play", "r", 1, [1, 1, 1])


def test_under_colour_the_first_card_has_no_symbol_until_a_card_is_laid_on_it():
    t = deal("r7 g7 b7 y7 r1 g1 b1 y1 r7 b9 b9 b9", 4, rules="hand_size=2 start=colour", dealer="A")
    assert t.options("B") == ["draw", "r1", "r7"]
    t.draw("B")
    assert t.options("C") == ["draw"]
    t = deal("r7 g7 b7 y7 r1 g1 b1 y1 r9 b9", 4, rules="hand_size=2 start=colour", dealer="A").play("B", "r7")
    assert t.options("C") == ["draw", "g7"]


def test_the_last_card_of_the_pile_stays_whatever_it_is():
    t = deal("r1 g1 rS", 2, rules="hand_size=1 start=number", dealer="A")
    assert (t.top, t.asks) == ("rS", "play")


def test_a_wild_that_has_to_stay_is_named():
    t = deal("r1 g1 W+4", 2, rules="hand_size=1", dealer="A")
    assert (t.top, t.asked) == ("W+4", "B colour")
    assert t.act("B colour g").asked == "B play"


def test_a_first_hit_is_two_presses_and_the_turn():
    t = deal("r1 g1 b1 rH y1 y2 y3", 3, rules="hand_size=1", dealer="A", fires=[1, 1])
    assert (t.counts, t.turn) == ([1, 3, 1], "C")


def test_no_window_is_open_on_the_first_card():
    t = deal("r1 r5 b1 r5 y1 y2 y3", 3, rules="hand_size=1 jump_in=all", dealer="A")
    assert (t.refused("C jump r5"), t.exposed) == ("jump_too_late", "")
    t = deal("r1 g1 b1 y1", 3, rules="hand_size=1", dealer="A")
    assert t.exposed == ""


def test_a_first_flip_turns_at_once():
    t = deal("r1|p1 g1|t1 bF|vR y1|o1 y2|o2", 2, rules="flip hand_size=1", dealer="A")
    assert (t.top, t.state.dark, t.asked, t.direction) == ("bF|vR", True, "B play", 1)


@pytest.mark.parametrize("start", ["coloured", "official"])
def test_a_first_flip_is_a_coloured_card(start):
    assert deal("r1|p1 g1|t1 bF|v1 y1|o1", 2, rules=f"flip hand_size=1 start={start}", dealer="A").state.dark


@pytest.mark.parametrize("start", ["number", "colour"])
def test_but_it_does_nothing_where_first_cards_do_nothing(start):
    t = deal("r1|p1 g1|t1 bF|v1 y1|o1", 2, rules=f"flip hand_size=1 start={start}", dealer="A")
    assert t.state.dark is False
