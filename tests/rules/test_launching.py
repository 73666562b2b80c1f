"""RULES.md sections 2, 3 (attack) and 9 (Drawing)."""

from __future__ import annotations

from game.engine import Action, apply, new_match
from game.engine.events import Launched
from game.rules import compile_game, rule_set
from tests.table import deal, table

LINE = "top r5 | A: {} b1 b2 | B: g1 g2 | C: y5 y6 | draw " + "b3 " * 30 + "| fires "


def test_drawing_presses_once_and_ends_the_turn_whatever_it_gave():
    t = table(LINE.format("r1") + "2 0", rules="attack").draw("A")
    assert (t.counts, t.asked) == ([5, 2, 2], "B play")
    t.draw("B")
    assert (t.counts, t.asked) == ([5, 2, 2], "C play")


def test_draw_and_play_drawn_are_without_effect():
    t = table(LINE.format("r1").replace("b3", "r3") + "1", rules="attack draw=until play_drawn=must").draw("A")
    assert (t.counts, t.asked) == ([4, 2, 2], "B play")


def test_must_play_still_forbids_it():
    assert table(LINE.format("r1") + "1", rules="attack +must_play").refused("A draw") == "must_play"


def test_a_hit_presses_twice_at_once_and_costs_the_turn():
    t = table(LINE.format("rH") + "1 2", rules="attack").play("A", "rH")
    assert (t.counts, t.asked) == ([2, 5, 2], "C play")


def test_an_all_hit_presses_once_for_everybody_else_from_next_on():
    t = table(LINE.format("WA") + "1 3", rules="attack").play("A", "WA colour=g")
    assert (t.counts, t.asked, t.colour) == ([2, 3, 5], "B play", "g")
    t = table(LINE.format("WA") + "1 3 | counter", rules="attack").play("A", "WA colour=g")
    assert t.counts == [2, 5, 3]


def test_a_hit_fire_presses_until_it_fires():
    t = table(LINE.format("WH") + "0 0 0 4 5", rules="attack").play("A", "WH colour=g")
    assert (t.counts, t.asked) == ([2, 6, 2], "C play")


def test_a_launcher_with_nothing_more_to_give_stops():
    t = table(LINE.format("WH") + "0 0", rules="attack").play("A", "WH colour=g")
    assert (t.counts, t.asked) == ([2, 2, 2], "C play")
    t = table("top r5 | A: WH b1 b2 | B: g1 g2 | C: y1", rules="attack").play("A", "WH colour=g")
    assert t.asked == "C play"


def test_a_hit_fire_with_an_empty_pile_takes_what_lies_under_the_top():
    t = table("top r5 | A: WH b1 b2 | B: g1 g2 | C: y1 | fires 0 5", rules="attack").play("A", "WH colour=g")
    assert t.hand("B") == "r5 g1 g2"


def test_hits_nobody_can_answer_and_after_penalty_does_not_bind():
    t = table(LINE.format("rH").replace("y5", "bH") + "1", rules="attack after_penalty=colour").play("A", "rH")
    assert t.options("C") == ["bH", "draw"]


def test_every_card_to_be_drawn_is_a_press():
    t = table(LINE.format("r1") + "3 1", rules="attack").call("B")
    assert t.counts == [3, 6, 2]
    t = table("top r5 | A: r1 b1 | B: g1 g2 | draw " + "b3 " * 9 + "| fires 0 2", rules="attack").play("A", "r1")
    assert t.catch("B", "A").counts == [3, 2]
    t = table("top r+2 | pending 2 | A: r1 b1 | B: g1 g2 | draw " + "b3 " * 9 + "| fires 1 2", rules="attack").take("A")
    assert (t.counts, t.asked) == ([5, 2], "B play")
    t = table(LINE.format("r1") + "1 1 1 1", rules="attack advice_fine=4").act("A fine B")
    assert t.counts == [3, 6, 2]


def test_a_press_that_gives_nothing_is_no_blocked_turn_while_there_are_cards():
    t = table(LINE.format("r1") + "0 0 0 0 0 0 0", rules="attack")
    for seat in "ABCABC":
        t.draw(seat)
    assert t.asks == "play"


def test_with_no_cards_left_it_is():
    t = table("top r5 | A: b1 b2 | B: g1 y1 | fires 1 1 1", rules="attack").draw("A").draw("B")
    assert (t.asks, t.winner) == ("nothing", "B")


def test_a_wild_draw_colour_presses_until_the_colour_comes():
    line = "top r5 | A: W+c b1 b2 | B: g1 g2 | C: y5 y6 | draw y1 g3 r2 r3 r4 r6 | fires {}"
    t = table(line.format("0 1 0 2 1 1"), rules="attack wd4=free").play("A", "W+c colour=g").take("B")
    assert (t.hand("B"), t.asked) == ("r2 y1 g1 g2 g3", "C play")


def test_a_first_hit_presses_twice_and_the_next_one_opens():
    t = deal("r1 g1 b1 rH y1 y2 y3", 3, rules="attack hand_size=1", dealer="A", fires=[1, 1])
    assert (t.counts, t.asked) == ([1, 3, 1], "C play")


def test_other_first_cards_do_nothing():
    for card in ("rD", "rT", "r#", "r3"):
        t = deal(f"r1 g1 b1 {card} y1 y2 y3", 3, rules="attack hand_size=1", dealer="A", fires=[1, 1])
        assert (t.counts, t.asked) == ([1, 1, 1], "B play")


def test_first_wilds_but_the_plain_one_go_back():
    for card in ("WA", "WH", "WB"):
        t = deal(f"r1 g1 b1 {card} y1 y2 y3", 3, rules="attack hand_size=1", dealer="A", fires=[1, 1])
        assert t.top == "y1"
        assert card in t.pile().split()


def test_trade_as_a_symbol():
    t = table("top bT | A: rT b1 b2 | B: g1 g2", rules="attack")
    assert t.options("A") == ["b1", "b2", "draw", "rT"]


def test_hit_cards_of_a_laid_out_classic_table_press_too():
    t = table("top r5 | A: rH b1 b2 | B: g1 g2 | C: y1 y2 | draw b3 b4 b5 | fires 1 1").play("A", "rH")
    assert (t.counts, t.asked) == ([2, 4, 2], "C play")


def test_a_hit_fire_stops_at_the_first_press_that_fires():
    assert table(LINE.format("WH") + "4 5", rules="attack").play("A", "WH colour=g").counts == [2, 6, 2]


def test_every_press_is_told():
    t = table(LINE.format("rH") + "0 2", rules="attack").play("A", "rH")
    assert [(e.seat, e.count) for e in t.events if isinstance(e, Launched)] == [(1, 0), (1, 2)]


def test_at_a_dealt_table_the_launcher_gives_what_the_seed_says():
    state, _ = new_match(compile_game(rule_set("attack"), 3), 3, 4)
    given = []
    for _ in range(60):
        if state.asks != "play":
            break
        given += [e.count for e in apply(state, Action(state.turn, "draw")) if isinstance(e, Launched)]
    assert 0 in given
    assert max(given) > 0


def test_an_all_hit_as_last_card_where_play_goes_on_hits_those_still_in():
    t = table(
        "top r5 | A: WA | B:  | C: g1 g2 | D: y5 y6 | draw b1 b2 b3 b4 b5 | fires 1 2", rules="attack +play_on"
    ).play("A", "WA colour=g")
    assert (t.counts, t.asked) == ([0, 0, 3, 4], "C play")
