"""RULES.md sections 2 (`F`) and 6 (`flip`): what turns, who names, what nobody may jump on."""

from __future__ import annotations

from game.engine import observation
from game.engine.cards import FACES, HIDDEN
from game.engine.events import DeckTurned
from tests.table import deal, table


def test_a_flip_turns_hands_piles_and_the_bottom_card_is_the_new_top():
    t = table("top r1|p1 g5|t5 r2|v2 | A: rF|p2 r3|p4 | B: g1|t1 | draw y1|o1", rules="flip").play("A", "rF|p2")
    assert (t.top, t.colour, t.state.dark, t.asked) == ("r1|p1", "p", True, "B play")
    assert t.hand("B") == "g1|t1"
    assert t.options("B") == ["draw", "g1|t1"]  # one matches one


def test_turned_back_it_shows_the_other_end():
    t = table("top r1|p1 r2|v2 | A: rF|p2 r3|p4 r4|t4 | B: g1|pF g2|t2 g3|t3 | draw b1|o1 b2|o2", rules="flip").play(
        "A", "rF|p2"
    )
    t.play("B", "g1|pF")
    assert (t.top, t.state.dark) == ("rF|p2", False)


def test_with_a_wild_up_next_names_its_colour_first():
    t = table("top r1|W r2|v2 | A: rF|p2 r3|p4 | B: g1|t1 g2|t2 | C: b1|v1 b2|v2", rules="flip").play("A", "rF|p2")
    assert (t.asked, t.options("B")) == ("B colour", ["colour o", "colour p", "colour t", "colour v"])
    assert t.refused("B colour r") == "wrong_side_colour"
    assert t.refused("B play g1|t1") == "naming_first"
    t.act("B colour t")
    assert (t.asked, t.colour, t.options("B")) == ("B play", "t", ["draw", "g1|t1", "g2|t2"])


def test_the_naming_does_not_close_the_window():
    t = table("top r1|W r2|v2 | A: rF|p2 r3|p4 | B: g1|t1 g2|t2 | draw b1|v1 b2|v2 b3|v3", rules="flip")
    t.play("A", "rF|p2")
    assert (t.exposed, t.refused("B catch A")) == ("", "naming_first")
    t.timeout("B")
    assert (t.asked, t.exposed) == ("B play", "A")
    assert t.catch("B", "A").counts == [3, 2]


def test_a_timeout_there_names_what_the_seat_holds_most_for_the_colour_before_is_gone():
    t = table("top r1|W r2|v2 | A: rF|p2 r3|p4 | B: g1|t1 g2|t2 g4|p9", rules="flip").play("A", "rF|p2").timeout("B")
    assert (t.asked, t.colour) == ("B play", "t")


def test_whatever_wild_comes_up_has_no_effect():
    t = table("top r1|W+c r2|v2 | A: rF|p2 r3|p4 r5|p5 | B: g1|t1 g2|t2", rules="flip").play("A", "rF|p2")
    assert t.act("B colour t").asked == "B play"
    t = table("top r1|pX r2|v2 | A: rF|p2 r3|p4 r5|p5 | B: g1|t1 g2|t2 | C: b1|v1 b2|v2", rules="flip")
    assert t.play("A", "rF|p2").asked == "B play"


def test_nobody_jumps_after_a_flip():
    line = "top {0} r2|v2 | A: rF|p2 r3|p4 r5|p5 | B: g1|t1 g2|t2 | C: rF|p1 b2|p1 b4|v4"
    t = table(line.format("r1|p1"), rules="flip jump_in=all").play("A", "rF|p2")
    assert t.refused("C jump b2|p1") == "jump_too_late"


def test_nobody_jumps_on_two_flips_that_turned_nothing():
    t = table(
        "top r2|v2 | A: rF|p2 rF|p4 r5|p5 r6|p6 | B: g1|t1 g2|t2 | C: rF|p1 b2|p1 b4|v4",
        rules="flip jump_in=all multi=identical",
    ).play("A", "rF|p2 rF|p4")
    assert t.refused("C jump rF|p1") == "jump_too_late"


def test_a_flip_that_ends_the_round_turns_nothing():
    t = table("top r1|p1 | A: rF|p2 | B: g1|t9 g2|t9", rules="flip").play("A", "rF|p2")
    assert (t.winner, t.state.dark, t.scores) == ("A", False, [3, 0])


def test_a_flip_as_a_last_card_where_play_goes_on_turns():
    t = table("top r1|p1 | A: rF|p2 | B: g1|t9 g2|t9 | C: b1|v1 b2|v2", rules="flip +play_on").play("A", "rF|p2")
    assert (t.out, t.state.dark, t.asked) == ("A", True, "B play")


def test_the_card_of_numbers_or_draw_is_drawn_from_the_turned_pile():
    t = table("top r1|p1 | A: rF|p2 | B: g1|t9 g2|t9 | draw b1|v1", rules="flip finish=numbers-or-draw")
    t.play("A", "rF|p2")
    assert (t.hand("A"), t.state.dark, t.asked, t.exposed) == ("b1|v1", True, "B play", "A")


def test_a_hand_counts_by_the_side_in_play():
    t = table("top r1|p1 | A: r5|p1 | B: g1|W+c g2|tX g3|t+5 | dark", rules="flip").play("A", "r5|p1")
    assert t.scores == [110, 0]


def test_the_new_top_is_matched_by_its_symbol():
    t = table("top r1|pR r2|v2 | A: rF|p2 r3|p4 r5|p5 | B: g1|tR g2|t2", rules="flip").play("A", "rF|p2")
    assert t.options("B") == ["draw", "g1|tR"]


def test_after_penalty_colour_is_over_when_the_deck_turned():
    t = table(
        "top r2|p5 r+1|p1 | pending 1 | A: r3|p4 r5|p5 | B: rF|t5 b2|t2 | C: b1|v5 b2|v2 | draw b4|v4",
        rules="flip after_penalty=colour",
    )
    t.take("A").play("B", "rF|t5")
    assert (t.top, t.options("C")) == ("r2|p5", ["b1|v5", "draw"])


def test_a_seat_sees_the_backs_of_all_but_its_own():
    t = table("top r1|p1 | A: r3|p4 r5|p5 | B: g1|t1 g2|t2 | draw y1|o1 y2|o2", rules="flip")
    seen = observation(t.state, 0)
    assert seen.backs == ((), (FACES["t1"], FACES["t2"]))
    assert seen.draw_back == FACES["o1"]


def test_after_a_flip_what_lies_below_has_a_face_nobody_has_seen():
    t = table("top r1|p1 g5|t5 r2|v2 | A: rF|p2 r3|p4 | B: g1|t1", rules="flip").play("A", "rF|p2")
    assert observation(t.state, 1).discard == (-1, -1, -1, FACES["p1"])


def test_a_first_flip_turns_at_once_and_the_wild_up_is_named_by_the_opener():
    t = deal("r1|p1 g1|t1 bF|W y1|o1 y2|o2", 2, rules="flip hand_size=1 start_wild=dealer")
    assert (t.asked, t.state.dark) == ("B colour", True)


def test_a_first_flip_shows_a_face_without_effect():
    t = deal("r1|p1 g1|t1 bF|p+5 y1|o1 y2|o2", 2, rules="flip hand_size=1")
    assert (t.asked, t.top, t.colour, t.counts) == ("B play", "bF|p+5", "p", [1, 1])


def test_an_f_of_a_one_faced_deck_is_a_plain_card_nobody_jumps_on():
    t = table("top r1 | A: rF r2 r3 | B: b1 b2 | C: rF b3", rules="jump_in=all").play("A", "rF")
    assert (t.top, t.asked) == ("rF", "B play")
    assert t.refused("C jump rF") == "jump_too_late"


def test_a_flip_with_two_faces_up_keeps_the_round_going_back_and_forth():
    t = table("top r1|pF | A: rF|p2 r3|p4 | B: g1|pF g2|t2 g3|t3 | draw b1|o1", rules="flip").play("A", "rF|p2")
    t.play("B", "g1|pF")
    assert (t.top, t.state.dark) == ("rF|p2", False)


def test_what_turned_up_is_told():
    t = table("top r1|p1 | A: rF|p2 r3|p4 | B: g1|t1 | draw y1|o1", rules="flip").play("A", "rF|p2")
    (event,) = [e for e in t.events if isinstance(e, DeckTurned)]
    assert (event.dark, event.top, event.draw_back) == (True, FACES["p1"], FACES["y1"])
    assert [hand[0] for hand in event.hands] == [0, 1]
    t = table("top r1|p1 | A: rF|p2 r3|p4 | B: g1|t1", rules="flip").play("A", "rF|p2")
    (event,) = [e for e in t.events if isinstance(e, DeckTurned)]
    assert event.draw_back == HIDDEN


def test_two_flips_turn_back_and_three_turn_once():
    line = "top r1|p1 | A: rF|p2 rF|p3 rF|p4 r3|p4 | B: g1|t1 g2|t2"
    assert table(line, rules="flip multi=identical").play("A", "rF|p2 rF|p3").state.dark is False
    assert table(line, rules="flip multi=identical").play("A", "rF|p2 rF|p3 rF|p4").state.dark is True
