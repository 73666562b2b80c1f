"""RULES.md sections 1 (window, exposed), 4.4, 5 (The call) and 9 (Calling)."""

from __future__ import annotations

import pytest

from game.engine import legal_actions
from game.engine.events import Called, CallSpent, Caught
from tests.table import table

LINE = "top r5 | A: r1 b1 | B: g1 g2 | C: y5 y6 | draw b2 b3 b4 b6 b7 b8 b9"


def test_coming_down_to_one_card_without_a_call_is_exposed():
    assert table(LINE).play("A", "r1").exposed == "A"


@pytest.mark.parametrize("acts", [("A play r1 call",), ("A call", "A play r1"), ("A play r1", "A call")])
def test_a_call_with_the_play_before_it_or_after_it_saves(acts):
    t = table(LINE).act(*acts)
    assert t.exposed == ""
    assert t.catch("B", "A").counts == [1, 4, 2]


def test_caught_it_draws_once_and_the_turn_does_not_change():
    t = table(LINE).play("A", "r1").catch("C", "A")
    assert (t.counts, t.asked, t.exposed) == ([3, 2, 2], "B play", "")
    assert t.catch("C", "A").counts == [3, 2, 4]


@pytest.mark.parametrize("cards", range(5))
def test_what_it_costs(cards):
    assert table(LINE, rules=f"uno_penalty={cards}").play("A", "r1").catch("C", "A").counts[0] == 1 + cards


def test_when_the_window_closes_uncaught_nothing_happens():
    t = table(LINE).play("A", "r1").draw("B")
    assert (t.exposed, t.counts) == ("", [1, 3, 2])


@pytest.mark.parametrize("act", ["B draw", "B play g1", "B timeout"])
def test_the_first_act_of_the_seat_in_turn_closes_it(act):
    assert "A" not in table(LINE).play("A", "r1").act(act).exposed


def test_its_call_catch_or_fine_does_not():
    t = table(LINE, rules="advice_fine=2 false_call=0 false_catch=0").play("A", "r1")
    assert t.act("B catch C", "B call", "B fine C").exposed == "A"


def test_a_misplay_of_the_seat_in_turn_closes_it_and_one_out_of_turn_does_not():
    t = table(LINE.replace("g1 g2", "g3 g2"), rules="misplay=1").play("A", "r1")
    t.act("C play y5")
    assert t.exposed == "A"
    t.act("B play g3")
    assert t.exposed == ""


def test_taking_and_challenging_close_it():
    line = "top r5 | A: W+4 b1 | B: g1 g2 | draw b2 b3 b4 b6 b7 b8 b9"
    assert table(line).play("A", "W+4 colour=g").take("B").exposed == ""
    assert table(line).play("A", "W+4 colour=g").challenge("B").exposed == ""


def test_a_seat_that_draws_after_calling_must_call_again():
    t = table("top r5 | A: r1 b1 | B: g8 r2 g9 | draw r8 b3 b4 b6").play("A", "r1 call").play("B", "r2")
    t.draw("A").play("A", "r8")
    assert t.exposed == "A"


# when a call is due


@pytest.mark.parametrize(
    ("hand", "due"),
    [("r1 b1", True), ("b1 b2", False), ("r1 b1 b2", False), ("r1", True), ("b1", True)],
)
def test_a_call_ahead_of_the_play(hand, due):
    t = table(f"top r5 | A: {hand} | B: g1 g2 | draw y1 y2 y3").call("A")
    assert (t.counts[0] == len(hand.split())) is due


def test_out_of_turn_two_cards_are_no_reason_to_call():
    assert table(LINE).call("B").counts == [2, 4, 2]


def test_with_a_penalty_pending_only_an_answer_is_legal():
    line = "top r+2 | pending 2 | A: {} b1 | B: g1 g2 | draw y1 y2 y3"
    assert table(line.format("g+2"), rules="stack=same").call("A").counts == [2, 2]
    assert table(line.format("r1"), rules="stack=same").call("A").counts == [4, 2]


def test_asked_about_the_drawn_card_with_two_in_hand_a_call_is_due():
    t = table("top r5 | A: b1 | B: g1 g2 | draw r2 y1 y2 y3").draw("A").call("A")
    assert t.counts == [2, 2]
    assert t.play("A", "r2").exposed == ""


def test_a_call_ahead_is_spent_by_a_draw_and_by_keeping():
    t = table("top r5 | A: r1 b1 | B: g1 r9 r8 | draw r3 y1 y2 y3").call("A").draw("A")
    assert (t.asked, t.state.called) == ("A drawn", 0)
    assert t.keep("A").state.called == 0


def test_a_call_ahead_is_spent_when_the_turn_passes():
    t = table("top r5 | A: r1 b1 | B: g1 r9 r8").call("A").draw("A")
    assert (t.asked, t.state.called) == ("B play", 0)


def test_a_call_ahead_is_spent_when_a_jump_takes_the_turn_away():
    t = table("top r1 | turn B | A: r5 g2 g3 | B: r5 b5 b6 | C: r8 g8 | D: y1 y2 y3", rules="jump_in=all")
    t.play("B", "r5").call("C")
    assert t.state.called == 0b100
    t.jump("A", "r5")
    assert (t.asked, t.state.called) == ("B play", 0)


def test_a_false_call_with_the_play_is_fined_after_it():
    t = table("top r5 | A: r+2 b1 b3 | B: g1 g2 | draw y1 y2 y3 y4").play("A", "r+2 call")
    assert (t.counts, t.asked) == ([4, 2], "B answer")


def test_a_call_with_the_play_that_goes_out_is_idle():
    assert table("top r5 | A: r2 | B: g1 g2 | draw y1").play("A", "r2 call").winner == "A"
    t = table("top r5 | A: r2 | B: g1 g2 | C: y5 y6 | draw y1 y2", rules="+play_on").play("A", "r2 call")
    assert (t.out, t.counts, t.state.called) == ("A", [0, 2, 2], 0)


@pytest.mark.parametrize("cards", range(5))
def test_what_false_calls_and_catches_cost(cards):
    rules = f"false_call={cards} false_catch={cards}"
    assert table(LINE, rules=rules).call("B").counts[1] == 2 + cards
    assert table(LINE, rules=rules).catch("B", "A").counts[1] == 2 + cards


def test_two_calls_are_as_good_as_one():
    t = table(LINE).play("A", "r1 call").call("A")
    assert t.counts[0] == 1


# call_late


def test_without_late_calls_a_call_after_the_play_is_refused_while_exposed():
    t = table(LINE, rules="-call_late").play("A", "r1")
    assert t.refused("A call") == "call_too_late"
    t.draw("B")
    assert t.may("A call")  # no longer exposed: idle, but it is no false call


def test_without_late_calls_it_comes_with_the_play_or_before():
    assert table(LINE, rules="-call_late").call("A").play("A", "r1").exposed == ""
    assert table(LINE, rules="-call_late").play("A", "r1 call").exposed == ""


def test_a_hand_of_one_that_came_by_a_swap_may_be_called_late():
    t = table("top r1 | A: r7 b1 | B: g2 | C: y4 y5", rules="+seven_swap -call_late").play("A", "r7 to=B")
    assert t.exposed == "AB"
    assert t.act("A call", "B call").exposed == ""


def test_a_hand_of_one_that_came_by_a_pass_may_be_called_late():
    t = table("top r1 | A: r0 b1 | B: g2 | C: y4 y5", rules="+zero_pass -call_late").play("A", "r0")
    assert t.exposed == "BC"
    assert t.act("B call", "C call").exposed == ""


def test_the_card_of_numbers_or_draw_may_not():
    t = table("top r1 | A: rS | B: g2 g3 | C: y4 y5 | draw b1", rules="finish=numbers-or-draw -call_late").play(
        "A", "rS"
    )
    assert (t.exposed, t.refused("A call")) == ("A", "call_too_late")


def test_a_hand_exposed_by_its_play_then_swapped_away_is_judged_anew():
    t = table("top r1 | A: r7 b1 | B: r7 g2 g3 | C: y4 y5 | D: b4 b5", rules="+seven_swap jump_in=all -call_late")
    t.play("A", "r7 to=C")  # C holds b1, A y4 y5
    t.state.turn = 3
    t.jump("B", "r7 to=C")
    assert (t.hand("B"), t.hand("C"), t.exposed) == ("b1", "g2 g3", "B")
    assert t.may("B call")


# auto


def test_in_auto_who_has_not_called_draws_when_the_window_closes_before_the_act_takes_effect():
    t = table(LINE, rules="uno=auto").play("A", "r1").draw("B")
    assert (t.counts, t.hand("A"), t.hand("B")) == ([3, 3, 2], "b1 b2 b3", "g1 g2 b4")


def test_in_auto_catching_works_too_but_once():
    t = table(LINE, rules="uno=auto").play("A", "r1").catch("C", "A").draw("B")
    assert t.counts == [3, 3, 2]


def test_in_auto_a_call_in_time_saves():
    assert table(LINE, rules="uno=auto").play("A", "r1").call("A").draw("B").counts == [1, 3, 2]


def test_in_auto_it_goes_from_the_seat_in_turn_on():
    t = table("top r1 | A: r0 b1 | B: g2 | C: y4 y5 y6 | draw b2 b3 b4 b5 b6 b7", rules="+zero_pass uno=auto").play(
        "A", "r0"
    )
    assert t.exposed == "BC"
    t.draw("B")
    assert (t.hand("B"), t.hand("C")) == ("b1 b2 b3 b6", "g2 b4 b5")


def test_in_auto_it_goes_in_the_direction_of_play():
    t = table(
        "top r1 | counter | A: r0 b1 | B: g2 | C: y4 y5 y6 | D: y7 | turn A | draw b2 b3 b4 b5 b6 b7 b8",
        rules="+zero_pass uno=auto",
    ).play("A", "r0")
    assert t.exposed == "ACD"
    t.draw("D")
    assert (t.hand("D"), t.hand("C"), t.hand("A")) == ("b1 b2 b3 b8", "y7 b4 b5", "g2 b6 b7")


def test_in_auto_with_two_players_one_may_expose_oneself_to_ones_own_next_act():
    t = table("top r5 | A: rS b1 | B: g1 g2 | draw b2 b3 b4", rules="uno=auto").play("A", "rS")
    assert (t.asked, t.exposed) == ("A play", "A")
    t.draw("A")
    assert t.counts == [4, 2]


# off


def test_off_refuses_every_word_of_it():
    t = table(LINE, rules="uno=off misplay=2")
    assert t.refused("A call") == "no_calling"
    assert t.refused("A play r1 call") == "no_calling"
    assert t.refused("A play b1 call")
    assert t.play("A", "r1").refused("B catch A") == "no_calling"


# not all can be caught


def test_nobody_catches_oneself_or_a_seat_that_is_out():
    t = table("top r5 | A: r1 b1 | B: g1 g2 | C: ", rules="+play_on").play("A", "r1")
    assert t.refused("A catch A") == "not_oneself"
    assert t.refused("A catch C") == "no_such_seat"
    assert t.refused("C catch A") == "no_such_seat"


def test_a_seat_fined_meanwhile_is_no_longer_exposed():
    t = table(LINE, rules="advice_fine=2").play("A", "r1").act("B fine A")
    assert (t.exposed, t.catch("C", "A").counts) == ("", [3, 2, 4])


def test_what_is_offered_beside_the_turn():
    def offered(t, seat):
        return {a.verb for a in legal_actions(t.state, seat)} & {"call", "catch"}

    t = table(LINE)
    assert offered(t, 0) == {"call"}
    t.play("A", "r1")
    assert offered(t, 0) == {"call"}
    assert offered(t, 1) == {"catch", "call"}
    assert offered(t, 2) == {"catch"}
    t = table(LINE, rules="-call_late").play("A", "r1")
    assert offered(t, 0) == set()
    t = table(LINE).play("A", "r1 call")
    assert offered(t, 0) == set()


def test_exposed_by_a_swap_one_may_still_call_late_after_a_jump():
    t = table("top r1 | A: r7 b1 | B: y1 y2 | C: g4 g5 | D: r7 b4 b5", rules="+seven_swap jump_in=all -call_late")
    t.play("A", "r7 to=C").jump("D", "r7 to=B")
    assert (t.exposed, t.may("C call")) == ("C", True)


def test_a_jump_leaves_the_seat_after_the_jumper_exposed():
    t = table("top r1 | turn C | A: y1 y2 | B: r5 b4 b5 | C: r5 b1 | D: g1 g2", rules="jump_in=all")
    t.play("C", "r5").jump("B", "r5")
    assert t.exposed == "C"


def test_caught_for_nothing_one_is_caught_all_the_same():
    t = table(LINE, rules="uno_penalty=0").play("A", "r1").catch("B", "A")
    assert (t.exposed, t.counts) == ("", [1, 2, 2])


def test_one_that_is_caught_does_not_keep_another_from_calling():
    t = table("top r1 | A: r0 b1 | B: g2 | C: y4 y5 y6 | draw b5 b6", rules="+zero_pass -call_late").play("A", "r0")
    assert t.catch("A", "B").exposed == "C"
    assert t.may("C call")


def test_calls_and_catches_are_told():
    def told(t):
        return [tuple(e) for e in t.events if isinstance(e, Called | Caught)]

    t = table(LINE).play("A", "r1")
    assert told(t.catch("B", "A")) == [(0, 1, True)]
    assert told(t.catch("B", "A")) == [(0, 1, False)]
    assert told(t.call("C")) == [(2, False)]
    assert told(table(LINE).play("A", "r1 call")) == [(0, True)]
    assert told(table(LINE).call("A")) == [(0, True)]
    assert told(table("top r5 | A: r1 b1 b2 | B: g1").play("A", "r1 call")) == [(0, False)]


def test_a_call_of_a_hand_that_moved_is_told_to_be_spent():
    t = table("top r1 | turn B | A: r7 b1 b3 | B: r2 g3 | C: y4 y5 | draw y9", rules="+seven_swap")
    t.play("B", "r2 call").draw("C").play("A", "r7 to=B")
    assert [e.seat for e in t.events if isinstance(e, CallSpent)] == [1]
    assert t.exposed == "A"


def test_what_is_called_or_cannot_be_caught_is_not_offered_again():
    t = table(LINE).call("A")
    assert not any(a.verb == "call" for a in legal_actions(t.state, 0))
    t = table(LINE).play("A", "r1").draw("B")
    assert not any(a.verb == "call" for a in legal_actions(t.state, 0))


def test_nothing_is_spent_of_seats_that_had_not_called():
    t = table("top r1 | A: r0 b1 b2 | B: g2 | C: y4 y5 y6", rules="+zero_pass").play("A", "r0")
    assert not any(isinstance(e, CallSpent) for e in t.events)
