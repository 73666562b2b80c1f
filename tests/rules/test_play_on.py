"""RULES.md section 5 (`play_on`), sections 6, 8 (`places`) and 9 (Going out)."""

from __future__ import annotations

from tests.table import deal, table


def test_without_it_the_first_out_ends_the_round():
    assert table("top r1 | A: r2 | B: g2 g3 | C: b1 b2").play("A", "r2").asks == "nothing"


def test_a_seat_that_goes_out_leaves_and_the_others_play_on():
    t = table("top r1 | A: r2 | B: r3 g3 | C: b1 b2 | draw y1 y2", rules="+play_on").play("A", "r2")
    assert (t.out, t.asked) == ("A", "B play")
    t.play("B", "r3")
    assert t.asked == "C play"
    t.draw("C")
    assert t.asked == "B play"


def test_the_one_left_has_lost_and_the_first_out_won():
    t = table("top r1 | A: r2 | B: r3 | C: b1 b2", rules="last-standing").play("A", "r2").play("B", "r3")
    assert (t.asks, t.winner, t.out, t.scores) == ("nothing", "A", "AB", [2, 1, 0])


def test_without_effect_with_teams():
    t = table("top r1 | A: r2 | B: r3 g3 | C: b1 b2 | D: y1", rules="+play_on teams=2").play("A", "r2")
    assert (t.asks, t.winner) == ("nothing", "A")


def test_skip_everyone_as_last_card_is_nexts_turn():
    t = table("top r1|p1 | dark | A: r2|pX | B: g1|t1 | C: b1|v1", rules="flip +play_on").play("A", "r2|pX")
    assert t.asked == "B play"


def test_a_skip_as_last_card_skips_next():
    assert table("top r1 | A: rS | B: g2 | C: b1 | D: y1", rules="+play_on").play("A", "rS").asked == "C play"
    assert table("top r1 | A: rS | B: g2 | C: b1", rules="+play_on").play("A", "rS").asked == "C play"


def test_a_reverse_that_leaves_two_is_judged_after_it_has_left():
    t = table("top r1 | A: rR | B: g2 | C: b1", rules="+play_on").play("A", "rR")
    assert (t.asked, t.direction) == ("C play", 1)
    t = table("top r1 | A: rR | B: g2 | C: b1", rules="+play_on two_player_reverse=plain").play("A", "rR")
    assert (t.asked, t.direction) == ("C play", -1)


def test_a_reverse_that_leaves_three_turns_the_direction():
    t = table("top r1 | A: rR | B: g2 | C: b1 | D: y1", rules="+play_on").play("A", "rR")
    assert (t.asked, t.direction) == ("D play", -1)


def test_with_two_left_a_reverse_is_a_skip():
    t = table("top r1 | A: rR r2 | B:  | C: b1 b2", rules="+play_on").play("A", "rR")
    assert (t.asked, t.direction) == ("A play", 1)


def test_a_seat_gone_out_still_names_the_colour_of_its_wild():
    t = table("top r1 | A: W | B: g2 | C: b1", rules="+play_on").play("A", "W")
    assert t.asked == "A colour"
    assert t.act("A colour b").asked == "B play"


def test_seats_out_neither_act_nor_are_acted_on():
    t = table("top r1 | A: r2 r3 | B:  | C: r3 b2", rules="+play_on jump_in=all advice_fine=2 misplay=1")
    for act in ("B draw", "B call", "B catch A", "B fine A", "A fine B", "A catch B", "B play r2", "B timeout"):
        assert not t.may(act)


def test_draw_cards_of_a_seat_gone_out_are_answered_by_next_still_in():
    t = table("top r1 | A: r+2 | B:  | C: b1 b2 | D: y1 | draw g1 g2", rules="+play_on").play("A", "r+2")
    assert t.asked == "C answer"


def test_jumping_on_the_last_card_of_a_seat_gone_out():
    t = table("top r1 | A: r+2 | B: g1 g2 | C: r+2 b1 b2 | D: y1 y2", rules="+play_on jump_in=all").play("A", "r+2")
    t.jump("C", "r+2")
    assert (t.asked, t.pending) == ("D answer", 2)


def test_no_jump_when_one_is_left():
    t = table("top r1 | A: r2 | B: r2 g1", rules="+play_on jump_in=all").play("A", "r2")
    assert (t.asks, t.may("B jump r2")) == ("nothing", False)


def test_a_jump_as_last_card_leaves_too():
    t = (
        table("top r1 | A: r2 b1 | B: g1 g2 | C: r2 | D: y1 y2", rules="+play_on jump_in=all")
        .play("A", "r2")
        .jump("C", "r2")
    )
    assert (t.out, t.asked, t.exposed) == ("C", "D play", "A")


def test_blocked_it_was_won_by_whoever_went_out_first():
    t = table("top r1 | A: r2 | B: g1 | C: g3 | D: b1", rules="last-standing").play("A", "r2")
    while t.asks in ("play", "drawn"):
        t.timeout(t.turn)
    assert (t.winner, t.scores, t.state.blocked) == ("A", [3, 0, 0, 0], True)


def test_the_next_round_is_dealt_to_everybody():
    t = deal("r2 r3 b5 r1 g1", 3, rules="last-standing hand_size=1", dealer="C")
    t.play("A", "r2").play("B", "r3")
    assert t.asks == "nothing"
    assert t.next_dealer == "A"


def test_the_next_dealer_is_the_first_out():
    t = table("top r1 | A: r2 | B: r3 | C: b1 b2 | dealer B", rules="last-standing next_dealer=winner")
    assert t.play("A", "r2").play("B", "r3").next_dealer == "A"


def test_hands_left_count_for_the_winner_under_winner():
    t = table("top r1 | A: r2 | B: r3 | C: b1 b2", rules="+play_on").play("A", "r2").play("B", "r3")
    assert t.scores == [3, 0, 0]
