"""RULES.md section 4 (2, 6, 7), section 5 (`draw`, `play_drawn`, `must_play`)."""

from __future__ import annotations

import pytest

from tests.table import table

LINE = "top r5 | A: b1 b2 | B: g1 g2 | draw {}"


def test_one_card_is_drawn_and_passes_the_turn_when_it_is_not_legal():
    t = table(LINE.format("y1 r1")).draw("A")
    assert (t.hand("A"), t.asked) == ("y1 b1 b2", "B play")


def test_a_legal_one_may_be_played_or_kept_and_no_other():
    t = table(LINE.format("r1").replace("b1 b2", "b1 r2")).draw("A")
    assert (t.asked, t.options("A"), t.refused("A play r2")) == ("A drawn", ["keep", "r1"], "only_drawn")
    assert t.keep("A").asked == "B play"


def test_a_seat_may_draw_although_it_could_play():
    assert table(LINE.format("y1").replace("b1 b2", "r1 r2")).options("A") == ["draw", "r1", "r2"]


def test_a_drawn_card_equal_to_one_in_hand_is_the_one_drawn():
    t = table("top r5 | A: r1 b2 | B: g1 g2 | draw r1").draw("A")
    assert t.options("A") == ["keep", "r1"]
    assert t.play("A", "r1").hand("A") == "r1 b2"


@pytest.mark.parametrize(
    ("after", "number", "action"),
    [
        ("may", ["keep", "r1"], ["keep", "rS"]),
        ("must", ["r1"], ["rS"]),
        ("numbers", ["keep", "r1"], []),
        ("never", [], []),
    ],
)
def test_whether_the_drawn_card_may_be_played(after, number, action):
    for card, options in (("r1", number), ("rS", action)):
        t = table(LINE.format(f"{card} y1"), rules=f"play_drawn={after}").draw("A")
        assert t.options("A") == options


def test_a_drawn_blank_is_a_number():
    assert table(LINE.format("r#"), rules="play_drawn=numbers").draw("A").options("A") == ["keep", "r#"]


@pytest.mark.parametrize(
    ("after", "hand", "options"),
    [
        ("may", "y1 b1 b2 W", ["W", "keep"]),
        ("must", "y1 b1 b2 W", ["W"]),
        ("numbers", "r3 y1 b1 b2 W", ["keep", "r3"]),
        ("never", "y1 b1 b2 W", []),
    ],
)
def test_drawing_until_stops_by_what_may_be_played(after, hand, options):
    t = table(LINE.format("y1 W r3 r4"), rules=f"draw=until play_drawn={after}").draw("A")
    assert (t.hand("A"), t.options("A")) == (hand, options)


def test_drawing_until_the_pile_is_empty_passes_the_turn():
    t = table(LINE.format("y1 y2"), rules="draw=until").draw("A")
    assert (t.hand("A"), t.asked) == ("y1 y2 b1 b2", "B play")


def test_drawing_until_goes_on_after_a_reshuffle():
    t = table("top r9 r8 r5 | A: b1 b2 | B: g1 g2 | draw y1", rules="draw=until").draw("A")
    assert t.asked == "A drawn"
    assert t.counts == [4, 2]
    assert t.state.discard == t.state.discard[-1:]


def test_must_play_forbids_drawing_with_a_legal_card():
    t = table(LINE.format("y1").replace("b1 b2", "r1 b2"), rules="+must_play")
    assert (t.options("A"), t.refused("A draw")) == (["r1"], "must_play")


def test_must_play_makes_the_drawn_card_be_played_where_it_may():
    assert table(LINE.format("r1"), rules="+must_play").draw("A").options("A") == ["r1"]
    assert table(LINE.format("r1"), rules="+must_play").draw("A").refused("A keep") == "must_play"
    assert table(LINE.format("rS"), rules="+must_play play_drawn=numbers").draw("A").asked == "B play"


def test_must_play_counts_wilds():
    assert table(LINE.format("y1").replace("b1", "W"), rules="+must_play").options("A") == ["W"]


def test_a_timeout_draws_and_keeps_whatever_has_to_be_played():
    t = table(LINE.format("r1").replace("b1", "r2"), rules="+must_play play_drawn=must").timeout("A")
    assert (t.hand("A"), t.asked) == ("r1 r2 b2", "B play")
    t = table(LINE.format("y1 r1 r3"), rules="draw=until play_drawn=must").timeout("A")
    assert (t.hand("A"), t.asked) == ("r1 y1 b1 b2", "B play")


def test_a_timeout_keeps_a_drawn_card():
    t = table(LINE.format("r1"), rules="play_drawn=must").draw("A").timeout("A")
    assert (t.counts, t.asked) == ([3, 2], "B play")


def test_a_timeout_takes_a_penalty():
    t = table("top r+2 | pending 2 | A: b1 g+2 | B: g1 g2 | draw y1 y2", rules="stack=same +stack_forced").timeout("A")
    assert (t.counts, t.asked) == ([4, 2], "B play")


def test_only_the_seat_in_turn_times_out():
    assert table(LINE.format("r1")).refused("B timeout") == "not_your_turn"


def test_a_colour_not_named_in_time_stays_the_one_before():
    t = table("top r5 | A: W b2 b3 | B: g1 g2").play("A", "W").timeout("A")
    assert (t.colour, t.asked) == ("r", "B play")


def test_a_reshuffle_keeps_the_top_and_wilds_forget_their_colour():
    t = table("top W r9 y8 r5 | A: b1 b2 | B: g1 g2 | draw y1").draw("A").draw("B")
    assert (t.top, t.colour, t.counts) == ("r5", "r", [3, 3])
    assert len(t.state.draw) == 2


def test_nothing_is_shuffled_before_a_card_is_needed():
    t = table("top r9 r5 | A: b1 b2 | B: g1 g2 | draw y1").draw("A")
    assert (t.pile(), len(t.state.discard)) == ("", 2)


def test_with_nothing_to_draw_the_turn_passes():
    t = table("top r5 | A: b1 b2 | B: g1 r2").draw("A")
    assert (t.counts, t.asked) == ([2, 2], "B play")


def test_as_many_such_turns_as_seats_block_the_round_and_the_lowest_hand_wins():
    t = table("top r5 | A: b1 b2 | B: g1 g1 | C: y1 y9").draw("A").draw("B")
    assert t.asks == "play"
    t.draw("C")
    assert (t.asks, t.winner, t.state.blocked, t.scores) == ("nothing", "B", True, [0, 13, 0])


def test_a_lowest_hand_that_is_shared_wins_for_nobody():
    t = table("top r5 | A: b1 b2 | B: g1 g2").draw("A").draw("B")
    assert (t.winner, t.scores) == ("none", [0, 0])


def test_a_play_between_begins_the_count_again():
    t = table("top r5 | A: b1 b2 | B: r1 g1 g2 | C: y1 y2").draw("A").play("B", "r1")
    assert t.draw("C").asks == "drawn"  # the r5 that lay under r1
    t.keep("C").draw("A")
    assert (t.asks, t.turn) == ("play", "B")


def test_blocked_is_counted_by_seats_in_the_round():
    t = table("top r5 | A: b1 b2 | B:  | C: y1 y9", rules="+play_on").draw("A").draw("C")
    assert (t.asks, t.winner) == ("nothing", "B")


def test_timeouts_and_misplays_and_takes_without_a_card_count():
    t = table("top r5 | A: b1 b2 | B: g3 g1", rules="misplay=1").timeout("A").play("B", "g3")
    assert (t.asks, t.winner) == ("nothing", "A")
    t = table("top r+2 | pending 2 | A: b1 b2 | B: g3 g1").take("A").draw("B")
    assert t.asks == "nothing"


def test_a_call_or_a_catch_does_not_count_nor_break_the_row():
    t = table("top r5 | A: b1 b2 | B: g3 g1").draw("A").catch("A", "B").draw("B")
    assert t.asks == "nothing"


def test_drawing_until_draws_one_at_a_time():
    t = table(LINE.format("r1 r2 r3"), rules="draw=until").draw("A")
    assert (t.counts, t.options("A")) == ([3, 2], ["keep", "r1"])


def test_drawing_until_with_nothing_to_draw_blocks_the_round():
    t = table("top r5 | A: b1 b2 | B: g1 g9", rules="draw=until").draw("A").draw("B")
    assert (t.asks, t.winner) == ("nothing", "A")
