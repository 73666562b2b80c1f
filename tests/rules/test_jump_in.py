"""RULES.md sections 5 (`jump_in`, `jump_effect`, `self_jump`), 6 and 9."""

from __future__ import annotations

import pytest

from game.engine import legal_actions
from game.engine.cards import FACES
from game.engine.events import PlayUndone
from tests.table import table


def test_without_the_switch_nobody_jumps():
    t = table("top r5 | A: r5 b1 y1 | B: g2 g3 | C: r5 g4").play("A", "r5")
    assert t.refused("C jump r5") == "no_jumping"


@pytest.mark.parametrize(
    ("which", "number", "action", "wild"),
    [("numbers", True, False, False), ("coloured", True, True, False), ("all", True, True, True)],
)
def test_which_tops_can_be_jumped_on(which, number, action, wild):
    rules = f"jump_in={which}"
    line = "top r1 | A: {0} b1 y1 | B: g2 g3 | C: {0} g4 | D: b8 b9"
    assert table(line.format("r5"), rules=rules).play("A", "r5").may("C jump r5") is number
    assert table(line.format("rR"), rules=rules).play("A", "rR").may("C jump rR") is action
    assert table(line.format("W"), rules=rules).play("A", "W colour=g").may("C jump W colour=b") is wild


def test_a_jump_needs_the_identical_card_and_play_goes_on_from_it():
    t = table("top r1 | A: r5 b1 y1 | B: g2 g3 | C: r5 b5 g4 | D: g1 g6", rules="jump_in=numbers").play("A", "r5")
    assert t.refused("C jump b5") == "jump_not_identical"
    assert t.jump("C", "r5").turn == "D"


def test_a_blank_is_identical_only_to_a_blank_of_its_colour():
    line = "top r1 | A: {} b1 y1 | B: g2 g3 | C: r0 r# b# g4 | D: g1 g6"
    rules = "jump_in=all dare_target=next"
    t = table(line.format("r#"), rules=rules).play("A", "r#")
    assert t.may("C jump r#")
    assert not t.may("C jump r0")
    assert not t.may("C jump b#")
    assert not table(line.format("r0"), rules=rules).play("A", "r0").may("C jump r#")


def test_the_window_closes_with_the_first_act_of_the_seat_in_turn_but_not_its_call_or_catch():
    t = table("top r1 | A: r5 b1 | B: r2 g3 | C: y4 y5 | D: r5 g4 g6 | draw y1 y2 y3 y4", rules="jump_in=numbers").play(
        "A", "r5"
    )
    t.call("B").catch("B", "A")
    assert t.may("D jump r5")
    t.draw("B")
    assert t.refused("D jump r5") == "jump_too_late"


def test_a_seat_may_jump_on_its_own_card_only_with_self_jump():
    line = "top r1 | A: r5 r5 y1 | B: g2 g3 | C: g4 g5"
    assert table(line, rules="jump_in=all").play("A", "r5").refused("A jump r5") == "no_self_jump"
    t = table(line, rules="jump_in=all +self_jump").play("A", "r5").jump("A", "r5")
    assert t.asked == "B play"
    assert t.hand("A") == "y1"


def test_the_seat_in_turn_cannot_jump_even_with_misplay():
    t = table("top r1 | A: r5 b1 y1 | B: r5 g3 | C: g4 g5", rules="jump_in=all misplay=2").play("A", "r5")
    assert t.refused("B jump r5") == "in_turn_no_jump"


def test_nobody_jumps_with_several_cards_even_with_misplay():
    t = table("top r1 | A: r5 b1 y1 | B: g2 g3 | C: r5 r5 g5", rules="jump_in=all multi=identical misplay=2").play(
        "A", "r5"
    )
    assert t.refused("C jump r5 r5") == "one_card"


def test_a_discard_all_jumped_with_takes_others_along():
    t = table("top r1 | A: rD b1 y1 | B: g2 g3 | C: rD r7 r8 g5 g6", rules="jump_in=coloured").play("A", "rD")
    t.jump("C", "rD r7 r8")
    assert (t.hand("C"), t.top, t.turn) == ("g5 g6", "rD", "A")


def test_a_discard_all_jumped_with_takes_all_along_where_it_must():
    t = table("top r1 | A: rD b1 y1 | B: g2 g3 | C: rD r7 r8 g5 g6", rules="jump_in=coloured discard_all=all").play(
        "A", "rD"
    )
    assert t.refused("C jump rD r7") == "along_all"
    assert t.jump("C", "rD").hand("C") == "g5 g6"


# replace and add, card by card


def test_replace_on_a_skip_lets_the_skip_count_from_the_jumper():
    t = table("top r1 | A: rS b1 y1 | B: g2 g3 | C: g4 g5 | D: rS g6 g7", rules="jump_in=all").play("A", "rS")
    assert t.turn == "C"
    assert t.jump("D", "rS").turn == "B"


def test_replace_on_a_reverse_turns_the_direction_once():
    t = table("top r1 | A: rR b1 y1 | B: g2 g3 | C: rR g5 g6 | D: g6 g7", rules="jump_in=all").play("A", "rR")
    assert (t.turn, t.direction) == ("D", -1)
    t.jump("C", "rR")
    assert (t.turn, t.direction) == ("B", -1)


def test_add_on_a_reverse_turns_the_direction_twice():
    t = table("top r1 | A: rR b1 y1 | B: g2 g3 | C: rR g5 g6 | D: g6 g7", rules="jump_in=all jump_effect=add")
    t.play("A", "rR").jump("C", "rR")
    assert (t.turn, t.direction) == ("D", 1)


def test_add_on_a_skip_skips_two_from_the_jumper_on():
    t = table(
        "top r1 | A: rS b1 y1 | B: rS g2 g3 | C: g5 g6 | D: g6 g7 | E: g8 g9", rules="jump_in=all jump_effect=add"
    )
    t.play("A", "rS").jump("B", "rS")
    assert t.turn == "E"


def test_replace_on_plus_two_leaves_two_for_the_jumpers_next():
    t = table("top r1 | A: r+2 b1 y1 | B: g2 g3 | C: r+2 g5 g6 | D: g6 g7", rules="jump_in=all")
    t.play("A", "r+2").jump("C", "r+2")
    assert (t.asked, t.pending) == ("D answer", 2)


def test_add_on_plus_two_sums_them():
    t = table("top r1 | A: r+2 b1 y1 | B: g2 g3 | C: r+2 g5 g6 | D: g6 g7", rules="jump_in=all jump_effect=add")
    t.play("A", "r+2").jump("C", "r+2")
    assert (t.asked, t.pending) == ("D answer", 4)


def test_replace_on_a_pile_takes_off_only_the_share_jumped_on():
    t = table(
        "top b1 | A: b+2 b1 y1 | B: r+2 g2 g3 | C: g5 g6 | D: r+2 g6 g7 | E: g7 g8", rules="jump_in=all stack=same"
    )
    t.play("A", "b+2").play("B", "r+2")
    assert t.pending == 4
    t.jump("D", "r+2")
    assert (t.asked, t.pending) == ("E answer", 4)


def test_add_on_a_pile_keeps_the_whole_pile():
    t = table(
        "top b1 | A: b+2 b1 y1 | B: r+2 g2 g3 | C: g5 g6 | D: r+2 g6 g7 | E: g7 g8",
        rules="jump_in=all jump_effect=add stack=same",
    )
    t.play("A", "b+2").play("B", "r+2").jump("D", "r+2")
    assert (t.asked, t.pending) == ("E answer", 6)


def test_replace_twice_leaves_only_the_last_share():
    t = table("top r1 | A: r+2 b1 y1 | B: r+2 g2 g3 | C: g5 g6 | D: r+2 g6 g7 | E: g7 g8", rules="jump_in=all decks=2")
    t.play("A", "r+2").jump("D", "r+2")
    assert (t.asked, t.pending) == ("E answer", 2)
    t.jump("B", "r+2")
    assert (t.asked, t.pending) == ("C answer", 2)


def test_a_jump_with_a_wild_draw_four_cannot_be_challenged_and_replaces_it():
    t = table("top r1 | A: W+4 b1 y1 | B: g2 g3 | C: W+4 r5 g6 | D: g6 g7", rules="jump_in=all")
    t.play("A", "W+4 colour=g").jump("C", "W+4 colour=r")
    assert (t.asked, t.pending, t.colour) == ("D answer", 4, "r")
    assert t.options("D") == ["take"]


def test_after_a_jump_nothing_of_the_pile_can_be_challenged_even_the_first():
    t = table(
        "top r1 | A: W+4 r2 y1 | B: r+2 g2 g3 | C: g5 g6 | D: r+2 g6 g7 | E: g7 g8",
        rules="jump_in=all stack=any challenge_stack=first",
    )
    t.play("A", "W+4 colour=g").play("B", "r+2")
    assert "challenge" in t.options("C")
    t.jump("D", "r+2")
    assert t.options("E") == ["take"]
    assert t.pending == 6


def test_the_last_colour_named_holds_when_both_wilds_count():
    t = table("top r1 | A: W b1 y1 | B: g2 g3 | C: W g5 g6 | D: g6 g7", rules="jump_in=all jump_effect=add")
    t.play("A", "W colour=g").jump("C", "W colour=b")
    assert (t.turn, t.colour) == ("D", "b")


def test_a_wild_jumped_with_asks_for_its_colour():
    t = table("top r1 | A: W b1 y1 | B: g2 g3 | C: W g5 g6 | D: W g7 g8", rules="jump_in=all")
    t.play("A", "W colour=g").jump("C", "W")
    assert t.asked == "C colour"
    assert t.refused("D jump W") == "naming_first"
    t.timeout("C")
    assert (t.asked, t.colour) == ("D play", "g")


# deflections


DEFLECT = "stack=same deflect_skip=true deflect_reverse=any jump_in=all bounce=4"


@pytest.mark.parametrize("effect", ["replace", "add"])
def test_a_skip_that_sent_a_penalty_on_is_jumped_on(effect):
    t = table(
        "top r1 | A: r+2 b1 y1 | B: rS g2 g3 | C: g5 g6 | D: rS g6 g7 | E: g7 g8",
        rules=f"{DEFLECT} jump_effect={effect}",
    )
    t.play("A", "r+2").play("B", "rS")
    assert (t.asked, t.pending) == ("C answer", 2)
    t.jump("D", "rS")
    assert (t.asked, t.pending, t.direction) == ("E answer", 2, 1)


def test_replace_on_a_reverse_that_sent_a_penalty_back_deflects_anew():
    t = table("top r1 | A: r+2 b1 y1 | B: rR g2 g3 | C: g5 g6 | D: rR g6 g7 | E: g7 g8", rules=DEFLECT)
    t.play("A", "r+2").play("B", "rR")
    assert (t.asked, t.direction) == ("A answer", -1)
    t.jump("D", "rR")
    assert (t.asked, t.pending, t.direction) == ("C answer", 2, -1)


def test_add_on_a_reverse_that_sent_a_penalty_back_turns_twice():
    t = table(
        "top r1 | A: r+2 b1 y1 | B: rR g2 g3 | C: g5 g6 | D: rR g6 g7 | E: g7 g8", rules=f"{DEFLECT} jump_effect=add"
    )
    t.play("A", "r+2").play("B", "rR").jump("D", "rR")
    assert (t.asked, t.pending, t.direction) == ("E answer", 2, 1)


def test_a_bounce_is_jumped_on_and_the_seat_after_the_jumper_answers():
    t = table("top r1 | A: r+2 b1 y1 | B: WB g2 g3 | C: g5 g6 | D: WB g6 g7 | E: g7 g8", rules=DEFLECT)
    t.play("A", "r+2").play("B", "WB colour=g").jump("D", "WB colour=b")
    assert (t.asked, t.pending, t.direction, t.colour) == ("C answer", 2, -1, "b")


def test_a_plain_bounce_jumped_on_is_a_wild():
    t = table("top r1 | A: WB b1 y1 | B: g2 g3 | C: WB g5 g6 | D: g6 g7", rules=DEFLECT)
    t.play("A", "WB colour=g").jump("C", "WB colour=b")
    assert (t.asked, t.pending, t.direction, t.colour) == ("D play", 0, 1, "b")


# what stays


def test_hits_stay_launched_and_only_the_lost_turn_is_undone():
    t = table(
        "top r1 | A: rH b1 y1 | B: g2 g3 | C: rH g5 g6 | D: g6 g7 | draw b1 b2 b3 b4 b5 b6 | fires 1 0 2 0",
        rules="attack jump_in=all",
    )
    t.play("A", "rH")
    assert (t.turn, t.counts) == ("C", [2, 3, 3, 2])
    t.state.turn = 3  # so that C may jump
    t.jump("C", "rH")
    assert (t.turn, t.counts) == ("A", [2, 3, 2, 4])


def test_a_swap_stays_and_the_jumper_swaps_too():
    t = table("top r1 | A: r7 b1 b2 | B: g2 g3 | C: r7 g5 g6 | D: y6 y7 y8", rules="jump_in=all +seven_swap")
    t.play("A", "r7 to=B")
    assert (t.hand("A"), t.hand("B")) == ("g2 g3", "b1 b2")
    t.jump("C", "r7 to=D")
    assert (t.hand("A"), t.hand("B"), t.hand("C"), t.turn) == ("g2 g3", "b1 b2", "y6 y7 y8", "D")


def test_the_hand_to_jump_from_is_the_one_held_now():
    t = table("top r1 | A: r7 r7 b2 | B: g2 g3 | C: g5 g6 | D: y6 y7 y8", rules="jump_in=all +seven_swap")
    t.play("A", "r7 to=C")
    assert t.may("C jump r7 to=A")


def test_a_dare_raised_stays():
    t = table("top r1 | A: r# b1 b2 | B: g2 g3 | C: r# g5 g6 | D: y6 y7 y8", rules="jump_in=all dare_target=next")
    t.play("A", "r#")
    assert t.dares == [("B", 1)]
    assert t.jump("C", "r#").dares == [("D", 1)]


# not on everything


def test_no_jump_on_the_card_that_was_laid_out():
    t = table("top r5 | A: r5 b1 y1 | B: r5 g3 | C: r5 g4", rules="jump_in=all")
    assert t.refused("B jump r5") == "jump_too_late"


def test_finish_numbers_holds_for_a_jump():
    t = table("top r1 | A: rR b1 y1 | B: g2 g3 | C: rR | D: g6 g7", rules="jump_in=all finish=numbers").play("A", "rR")
    assert t.refused("C jump rR") == "finish_numbers"


def test_numbers_or_draw_holds_for_a_jump():
    t = table(
        "top r1 | A: rR b1 y1 | B: g2 g3 | C: rR | D: g6 g7 | draw y5", rules="jump_in=all finish=numbers-or-draw"
    )
    t.play("A", "rR").jump("C", "rR")
    assert (t.hand("C"), t.exposed, t.turn) == ("y5", "C", "B")


def test_a_jump_may_end_the_round():
    t = table("top r1 | A: r+2 b1 y1 | B: g2 g3 | C: r+2 | D: g6 g7 | draw y1 y2 y3 y4", rules="jump_in=all")
    t.play("A", "r+2").jump("C", "r+2")
    assert (t.asks, t.winner, t.counts) == ("nothing", "C", [2, 2, 0, 4])


def test_a_jump_with_both_counting_ends_the_round_with_the_sum():
    t = table(
        "top r1 | A: r+2 b1 y1 | B: g2 g3 | C: r+2 | D: g6 g7 | draw y1 y2 y3 y4", rules="jump_in=all jump_effect=add"
    )
    assert t.play("A", "r+2").jump("C", "r+2").counts == [2, 2, 0, 6]


def test_a_deflection_jumped_with_as_last_card_lets_the_penalty_lapse():
    t = table("top r1 | A: r+2 b1 y1 | B: rS g2 g3 | C: g5 g6 | D: rS | draw y1 y2 y3", rules=DEFLECT)
    t.play("A", "r+2").play("B", "rS").jump("D", "rS")
    assert (t.asks, t.counts) == ("nothing", [2, 2, 2, 0])


def test_a_seat_that_was_skipped_may_be_next_after_a_jump():
    t = table("top r1 | A: rS b1 y1 | B: g2 g3 | C: g4 g5 | D: rS g6 g7", rules="jump_in=all").play("A", "rS")
    assert t.jump("D", "rS").turn == "B"


def test_jumping_on_skip_everyone_lets_the_jumper_go_again():
    t = table(
        "top r8|p9 | A: r1|p1 r2|p2 | B: r3|pX r4|p4 r5|p5 | C: r6|pX r7|p7 r9|p9 | dark",
        rules="flip jump_in=all",
    )
    t.state.turn = 1
    t.play("B", "r3|pX")
    assert t.turn == "B"
    assert t.jump("C", "r6|pX").asked == "C play"


def test_the_card_in_play_decides_what_is_identical_in_a_flip_deck():
    t = table("top r8|p9 | A: r5|p2 r2|p2 | B: r3|pX r4|p4 | C: r5|t5 b7|p7 r9|p9", rules="flip jump_in=numbers")
    assert t.play("A", "r5|p2").may("C jump r5|t5")


def test_a_jump_out_of_turn_that_is_not_allowed_costs_with_misplay():
    t = table("top r1 | A: r5 b1 y1 | B: g2 g3 | C: b5 g5 | draw y1 y2 y3", rules="jump_in=all misplay=2").play(
        "A", "r5"
    )
    t.jump("C", "b5")
    assert (t.turn, t.counts, t.top) == ("B", [2, 2, 4], "r5")


def test_a_false_jump_is_fined_even_at_a_table_without_jumps():
    t = table("top r1 | A: r5 b1 y1 | B: g2 g3 | C: r5 g5 | draw y1 y2 y3", rules="misplay=1").play("A", "r5")
    assert t.jump("C", "r5").counts == [2, 2, 3]


# the windows


def test_exposed_by_the_play_jumped_on_stays_exposed():
    t = table("top r1 | A: r5 b1 | B: g2 g3 | C: r5 g5 | D: g6 g7", rules="jump_in=all").play("A", "r5")
    assert t.jump("C", "r5").exposed == "AC"


def test_a_seat_exposed_that_jumps_out_can_no_longer_be_caught():
    t = table("top r1 | A: r5 r5 | B: g2 g3 | C: g4 g5 | draw y1 y2 y3 y4", rules="jump_in=all +self_jump +play_on")
    t.play("A", "r5").jump("A", "r5")
    assert (t.out, t.exposed) == ("A", "")


def test_a_seat_that_jumped_out_draws_nothing_when_the_window_closes():
    t = table(
        "top r1 | A: r5 r5 | B: g2 g3 | C: g4 g5 | draw y1 y2 y3 y4", rules="jump_in=all +self_jump +play_on uno=auto"
    )
    t.play("A", "r5").jump("A", "r5").draw("B")
    assert t.counts == [0, 3, 2]


def test_a_seat_exposed_that_jumps_and_calls_is_safe():
    t = table(
        "top r1 | A: rS rS | B: g2 g3 | C: g4 g5 | draw y1 y2 y3 y4",
        rules="jump_in=all +self_jump finish=numbers-or-draw",
    )
    t.play("A", "rS").jump("A", "rS call")
    assert (t.hand("A"), t.exposed) == ("y1", "")


def test_a_call_with_a_jump_needs_calling():
    t = table("top r1 | A: r5 b1 y1 | B: g2 g3 | C: r5 g5", rules="jump_in=all uno=off").play("A", "r5")
    assert t.refused("C jump r5 call") == "no_calling"


def test_a_call_with_a_jump_that_is_not_due_is_fined():
    t = table("top r1 | A: r5 b1 y1 | B: g2 g3 | C: r5 g5 g6 g7 | draw y1 y2 y3", rules="jump_in=all").play("A", "r5")
    assert t.jump("C", "r5 call").counts == [2, 2, 5]


def test_with_two_players_only_oneself_can_jump():
    t = table("top r1 | A: r5 r5 y1 | B: r5 g3", rules="jump_in=all +self_jump").play("A", "r5")
    assert t.jump("A", "r5").turn == "B"
    assert t.refused("B jump r5") == "in_turn_no_jump"


def test_a_reverse_with_two_jumped_on_by_its_player_is_undone_first():
    t = table("top r1 | A: rR rR y1 | B: g2 g3", rules="jump_in=all +self_jump two_player_reverse=plain")
    t.play("A", "rR").jump("A", "rR")
    assert (t.turn, t.direction) == ("B", -1)


def test_two_skips_with_two_players_count_round_the_table_when_both_count():
    t = table("top r1 | A: rS b1 y1 | B: rS g3 g4 | C: g5 g6 g7", rules="jump_in=all jump_effect=add").play("A", "rS")
    assert t.turn == "C"
    assert t.jump("B", "rS").turn == "B"


def test_a_jump_that_may_be_done_is_offered_to_the_seat_and_no_other():
    t = table("top r1 | A: rR b1 y1 | B: g2 g3 | C: rR | D: rR g7", rules="jump_in=all finish=numbers").play("A", "rR")
    offered = {seat: [a.verb for a in legal_actions(t.state, seat) if a.verb == "jump"] for seat in range(4)}
    assert offered == {0: [], 1: [], 2: [], 3: []}  # D is in turn, C's may not be its last
    t = table("top r1 | A: rS b1 y1 | B: rS g3 | C: rS g1 | D: g7", rules="jump_in=all").play("A", "rS")
    offered = {seat: [a.verb for a in legal_actions(t.state, seat) if a.verb == "jump"] for seat in range(4)}
    assert offered == {0: [], 1: ["jump"], 2: [], 3: []}


def test_finish_numbers_counts_what_a_discard_all_takes_along_in_a_jump():
    line = "top r1 | A: rD b1 y1 | B: g2 g3 | C: rD r7 | D: g6 g7"
    t = table(line, rules="jump_in=all finish=numbers discard_all=all").play("A", "rD")
    assert t.refused("C jump rD") == "finish_numbers"
    assert not any(a.verb == "jump" for a in legal_actions(t.state, 2))
    t = table(line, rules="jump_in=all finish=numbers").play("A", "rD")
    assert t.refused("C jump rD r7") == "finish_numbers"
    assert t.may("C jump rD")


def test_that_a_play_was_undone_is_told():
    line = "top r1 | A: rS b1 y1 | B: g2 g3 | C: g4 g5 | D: rS g6 g7"
    t = table(line, rules="jump_in=all").play("A", "rS").jump("D", "rS")
    assert [e.seat for e in t.events if isinstance(e, PlayUndone)] == [0]
    t = table(line, rules="jump_in=all jump_effect=add").play("A", "rS").jump("D", "rS")
    assert not any(isinstance(e, PlayUndone) for e in t.events)


def test_what_lies_below_the_top_does_not_matter():
    t = table("top rS W y8 r1 | A: r5 b1 y1 | B: g2 g3 | C: r5 W g5 | D: g6 g7", rules="jump_in=numbers").play(
        "A", "r5"
    )
    assert t.refused("C jump W") == "jump_not_identical"
    assert [t.state.faces[a.cards[0]] for a in legal_actions(t.state, 2)] == [FACES["r5"]]
    assert t.may("C jump r5")
