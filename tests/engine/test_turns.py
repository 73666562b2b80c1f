"""RULES.md sections 2 and 4: what a plain turn is, card by card."""

from __future__ import annotations

import pytest

from game.engine import Action, refusal
from game.engine.events import Kept, PendingSet
from tests.table import table


def test_a_card_is_legal_by_colour_by_symbol_or_as_a_wild():
    t = table("top r5 | A: r1 b5 rS W W+4 b1 gS | B: g1")
    assert t.options("A") == ["W", "W+4", "b5", "draw", "r1", "rS"]


def test_actions_match_by_their_symbol():
    t = table("top r+2 | A: b+2 bS b1 r# W | B: g1")
    assert t.options("A") == ["W", "b+2", "draw", "r#"]


def test_a_wild_is_matched_by_the_colour_named_and_by_no_symbol():
    t = table("top W | colour g | A: g1 r1 W b5 | B: g1")
    assert t.options("A") == ["W", "draw", "g1"]


def test_a_named_colour_replaces_the_top_ones():
    t = table("top r5 | A: W b1 b2 | B: r1 g2 b5").play("A", "W colour=g")
    assert t.options("B") == ["draw", "g2"]


@pytest.mark.parametrize("colour", "rygb")
def test_any_of_the_four_colours_may_be_named(colour):
    assert table("top r5 | A: W b1 b2 | B: r1").play("A", f"W colour={colour}").colour == colour


@pytest.mark.parametrize("colour", "ptov")
def test_but_none_of_the_other_side(colour):
    assert table("top r5 | A: W b1 b2 | B: r1").refused(f"A play W colour={colour}") == "wrong_side_colour"


def test_a_colour_not_named_with_the_card_is_asked_for():
    t = table("top r5 | A: W b1 | B: r1 g1 | C: y1 y2").play("A", "W")
    assert (t.asked, t.top, t.options("A")) == ("A colour", "W", ["colour b", "colour g", "colour r", "colour y"])
    assert (t.options("B"), t.exposed, t.counts) == ([], "", [1, 2, 2])
    for act in ("A draw", "A play b1", "A call", "B catch A", "B call", "C colour g", "A to B"):
        assert t.refused(act) == "naming_first"
    t.act("A colour y")
    assert (t.asked, t.colour, t.exposed) == ("B play", "y", "A")


def test_no_colour_is_asked_for_the_last_card():
    assert table("top r5 | A: W | B: r1").play("A", "W").asks == "nothing"


def test_a_coloured_card_names_no_colour_and_no_seat():
    t = table("top r5 | A: r1 b1 | B: r1")
    assert t.refused("A play r1 colour=g") == "no_colour_to_name"
    assert t.refused("A play r1 to=B") == "no_seat_to_name"


@pytest.mark.parametrize(
    ("card", "turn", "direction"),
    [("r1", "B", 1), ("rS", "C", 1), ("rR", "D", -1), ("W colour=g", "B", 1)],
)
def test_whose_turn_it_is_next(card, turn, direction):
    t = table("top r5 | A: r1 rS rR W b1 | B: g1 | C: g2 | D: g3").play("A", card)
    assert (t.turn, t.direction) == (turn, direction)


@pytest.mark.parametrize(
    ("card", "pending"), [("r+1", 1), ("r+2", 2), ("r+5", 5), ("W+2 colour=r", 2), ("W+4 colour=r", 4)]
)
def test_draw_cards_make_next_draw_and_lose_the_turn(card, pending):
    t = table(f"top r5 | A: {card.split()[0]} b1 b2 | B: r1 g1 | C: g2 | draw " + "y1 " * 6, rules="wd4=free")
    t.play("A", card)
    assert (t.asked, t.pending, t.options("B")) == ("B answer", pending, ["take"])
    assert t.refused("B play r1") == "no_answer"
    assert t.refused("B draw") == "not_asked"
    t.take("B")
    assert (t.counts, t.asked, t.pending) == ([2, 2 + pending, 1], "C play", 0)


def test_skip_everyone_goes_again():
    t = table("top r1|p1 | dark | A: r2|pX r3|p3 | B: g1|t1 | C: g2|t2", rules="flip").play("A", "r2|pX")
    assert (t.asked, t.direction) == ("A play", 1)


def test_a_wild_draw_colour_draws_until_it_comes():
    t = table(
        "top r1|p1 | dark | A: r2|W+c r3|p3 r4|p4 | B: g1|t1 | C: g2|t2 | draw b1|v1 b2|W b3|o3 b4|o4",
        rules="flip wd4=free",
    ).play("A", "r2|W+c colour=o")
    assert (t.asked, t.pending, t.options("B")) == ("B answer", 0, ["take"])
    t.take("B")
    assert (t.counts, t.asked, t.colour) == ([2, 4, 1], "C play", "o")


def test_a_wild_draw_colour_that_never_comes_takes_all_there_is():
    t = table(
        "top r1|p1 | dark | A: r2|W+c r3|p3 r4|p4 | B: g1|t1 | C: g2|t2 | draw b1|v1 b2|W", rules="flip wd4=free"
    ).play("A", "r2|W+c colour=o")
    assert t.take("B").counts == [2, 4, 1]  # and the old top, shuffled
    assert (t.asked, t.state.draw) == ("C play", [])


def test_nobody_acts_out_of_turn():
    t = table("top r5 | A: r1 b1 | B: r2 g1")
    for act in ("B play r2", "B draw", "B keep", "B take", "B timeout", "B challenge"):
        assert t.refused(act) == "not_your_turn"
    assert t.refused("C draw") == "no_such_seat"
    assert t.refused("A keep") == "not_asked"
    assert t.refused("A take") == "not_asked"
    assert t.refused("A colour g") == "not_asked"
    assert t.refused("A to B") == "not_asked"


def test_after_the_round_nothing_is_accepted():
    t = table("top r5 | A: r1 | B: r2 g1").play("A", "r1")
    for act in ("B play r2", "B draw", "B call", "B catch A", "A timeout"):
        assert t.refused(act) == "round_over"


def test_a_play_names_cards_that_are_held():
    t = table("top r5 | A: r1 b1 | B: r2 g1")
    for cards, code in (
        ((), "no_cards"),
        ((2,), "not_held"),
        ((99,), "not_held"),
        ((-1,), "not_held"),
        ((0, 0), "card_twice"),
    ):
        refused = refusal(t.state, Action(0, "play", cards))
        assert refused is not None
        assert refused.code == code


def test_nonsense_is_refused():
    t = table("top r5 | A: r1 W b1 | B: r2 g1")
    for a in (
        Action(0, "sing"),
        Action(-1, "draw"),
        Action(7, "play", (0,)),
        Action(0, "play", (1,), colour=9),
        Action(0, "catch", to=0),
        Action(0, "catch", to=-1),
        Action(0, "catch", to=12),
        Action(0, "deal"),
    ):
        assert refusal(t.state, a) is not None, a


def test_the_winner_scores_what_the_others_hold():
    t = table("top r5 | A: r1 | B: r2 gS | C: W r#").play("A", "r1")
    assert (t.winner, t.scores) == ("A", [72, 0, 0])


def test_keeping_and_having_taken_are_told():
    t = table("top r5 | A: r1 b1 | B: r2 g1 | draw r3").draw("A").keep("A")
    assert [e.seat for e in t.events if isinstance(e, Kept)] == [0]
    t = table("top r+2 | pending 2 | A: b1 | B: r2 g1 | draw r3 r4").take("A")
    assert [tuple(e) for e in t.events if isinstance(e, PendingSet)] == [(-1, 0, 0)]


def test_numbers_just_beyond_the_last_are_refused():
    t = table("top r1|p1 | dark | A: r1|W r3|p3 | B: g1|t1", rules="flip")
    beyond = len(t.state.faces)
    for a in (Action(0, "play", (beyond,)), Action(0, "play", (0,), colour=8), Action(0, "play", (0,), colour=-2)):
        assert refusal(t.state, a) is not None
    assert refusal(t.state, Action(0, "play", (0,), colour=7)) is None
