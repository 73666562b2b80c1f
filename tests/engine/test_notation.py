"""Acts in writing: what is written is read back, and what is no act is refused."""

from __future__ import annotations

import pytest

from game.engine.actions import NOBODY, Action
from game.engine.cards import FACES
from game.engine.errors import IllegalAction
from game.engine.legal import playable
from game.engine.notation import action_text, parse_action, parse_card
from tests.table import table

LINE = "top r5 | A: r1 W rD r2 r7 r# b5 | B: g1 g2"


@pytest.mark.parametrize(
    "line",
    [
        *(
            "0 play r1",
            "0 play W colour=g",
            "0 play rD r1 r2",
            "0 play r7 to=1",
            "0 play r1 call",
            "0 jump r# to=1 call",
        ),
        *("0 draw", "0 keep", "0 take", "0 challenge", "0 call", "0 timeout", "1 catch 0", "0 fine 1", "0 to 1"),
        *("0 colour g", "deal"),
    ],
)
def test_what_is_written_is_read_back(line):
    s = table(LINE, rules="+seven_swap").state
    assert action_text(s, parse_action(s, line)) == line


def test_deal_is_nobodys_act():
    assert parse_action(table(LINE).state, "deal") == Action(NOBODY, "deal")


@pytest.mark.parametrize(
    "line",
    [
        *("", "0", "draw 0", "0 sing", "0 draw r1", "0 play", "0 play call", "0 play r10", "0 play r1|", "0 catch"),
        *("0 catch x", "0 catch 0 1", "0 colour", "0 colour q", "0 colour rg", "0 play W colour=", "0 play r7 to=x"),
        *("-1 draw", "100 draw", "² draw", "0 deal", "0 play r1|q2"),
    ],
)
def test_what_is_no_act_is_refused(line):
    with pytest.raises(ValueError, match=r"act|seat|card|colour"):
        parse_action(table(LINE).state, line)


@pytest.mark.parametrize(
    ("line", "code"), [("0 play g9", "not_held"), ("0 play r1 r1", "not_held"), ("5 play r1", "no_such_seat")]
)
def test_an_act_of_cards_not_held_is_an_act_that_is_refused(line, code):
    s = table(LINE).state
    with pytest.raises(IllegalAction) as refused:
        parse_action(s, line)
    assert refused.value.code == code


def test_two_faced_cards_are_written_whole_or_by_the_face_in_play():
    s = table("top r1|p1 | A: r3|p4 r3|p5 | B: g1|t1", rules="flip").state
    assert action_text(s, parse_action(s, "0 play r3|p5")) == "0 play r3|p5"
    assert action_text(s, parse_action(s, "0 play r3")) == "0 play r3|p4"
    with pytest.raises(IllegalAction, match="not_held face=r3"):
        parse_action(s, "0 play r3|p6")
    dark = table("top r1|p1 | dark | A: r3|p4 r3|p5 | B: g1|t1", rules="flip").state
    assert action_text(dark, parse_action(dark, "0 play r3|p5")) == "0 play r3|p5"
    assert action_text(dark, parse_action(dark, "0 play p4")) == "0 play r3|p4"
    with pytest.raises(IllegalAction, match="not_held face=p6"):
        parse_action(dark, "0 play r3|p6")


def test_a_one_faced_card_is_never_written_with_two():
    with pytest.raises(IllegalAction, match="not_held"):
        parse_action(table(LINE).state, "0 play r1|p1")


def test_cards():
    assert parse_card("W+4") == (FACES["W+4"], -1)
    assert parse_card("r5|pX") == (FACES["r5"], FACES["pX"])
    for word in ("", "r", "5r", "pX|", "|pX", "r5|pX|r5", "w"):
        with pytest.raises(ValueError, match="not a card"):
            parse_card(word)


def test_refusals_read_as_their_code_and_what_they_are_about():
    assert str(IllegalAction("does_not_fit", face="r1")) == "does_not_fit face=r1"


def test_nothing_is_playable_while_something_is_named():
    t = table(LINE).play("A", "W")
    assert playable(t.state) == []
    assert t.act("A colour g").asked == "B play"


def test_a_penalty_laid_out_without_a_draw_card_can_only_be_taken():
    t = table("top r5 | pending 2 | A: r+2 W | B: g1 g2 | draw y1 y2", rules="stack=any")
    assert t.options("A") == ["take"]
    assert t.take("A").counts == [4, 2]
