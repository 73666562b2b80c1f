"""What cannot be done says why, and which rule it is; what costs cards says so first and is done when it is meant."""

from __future__ import annotations

import pygame
import pytest

from game.engine.actions import CALL, CATCH, CHALLENGE, DRAW, KEEP, PLAY, Action
from game.engine.cards import FACES
from game.narrate import refusal
from game.rules import rule_set
from tests.scenes.test_table import KEYS, NINE, Player

KEYS.setdefault("x", pygame.K_x)


class Listener(Player):
    """Keeps every sentence that the table says."""

    def __init__(self, hand, **more):
        super().__init__(hand, **more)
        self.said = []
        real = self.scene.say

        def say(words):
            self.said.append(words)
            real(words)

        self.scene.say = say


def plays(me, seat, face, **more):
    card = next(card for card in me.state.hands[seat] if me.state.faces[card] == FACES[face])
    me.session._do(Action(seat, PLAY, (card,), **more))
    me.wait()


@pytest.mark.parametrize(("key", "verb", "switch"), [("u", CALL, "false_call"), ("c", CATCH, "false_catch")])
def test_what_is_not_due_says_what_it_costs_and_is_done_when_pressed_again(key, verb, switch):
    me = Listener(NINE, rules=f"official {switch}=3")
    me.press(key)
    assert not me.acts
    assert "3 cards" in me.said[-1]
    me.wait(1)
    me.press(key)
    assert [act.verb for act in me.acts] == [verb]
    assert len(me.state.hands[0]) == len(NINE.split()) + 3


@pytest.mark.parametrize("key", ["u", "c"])
def test_a_key_pressed_twice_in_a_hurry_costs_nothing(key):
    me = Listener(NINE)
    me.press(key, key)
    assert not me.acts


def test_a_second_press_long_after_the_first_only_says_it_again():
    me = Listener(NINE)
    me.press("u")
    me.wait(5)
    me.press("u")
    assert not me.acts
    assert len([words for words in me.said if words]) == 2


def test_where_nobody_calls_there_is_no_button_and_the_key_says_so():
    me = Listener(NINE, rules="official uno=off")
    assert me.scene.tree.find("call") is None
    me.press("u")
    me.wait(1)
    me.press("u")
    assert not me.acts
    assert set(me.said) == {refusal("no_calling", {})}


def test_a_draw_that_is_forbidden_names_the_rule():
    me = Listener(NINE, rules="official must_play=true")
    me.press("d")
    assert not me.acts
    assert me.said == [refusal("must_play", {})]


def test_a_wild_four_that_nobody_can_challenge_says_so():
    me = Listener("r3 y9 gS g6", others=("r1 b1", "b2 g2 y2", "W+4 y7 g8 b9"), turn=3, rules="official wd4=free")
    plays(me, 3, "W+4", colour=2)
    me.press("x")
    assert not me.acts
    assert me.said == [refusal("no_challenging", {})]


def test_after_a_penalty_the_reason_is_the_colour():
    me = Listener(
        "y+2 r3 b1",
        others=("b2 g2 y2", "r+2 g8 b9", "r1 b4 g4"),
        turn=2,
        rules="official after_penalty=colour",
        top="b3 r5",
    )
    plays(me, 2, "r+2")
    me.session._do(Action(3, "take"))
    me.wait()
    refused = me.scene.choice.why_not(me.card("y+2"))
    assert refused.code == "colour_only"
    assert "only red or a wild" in refusal(refused.code, refused.values)


@pytest.mark.parametrize(
    ("rules", "drawn", "told"),
    [
        ("play_drawn=never", "r9", True),
        ("play_drawn=never", "y9", False),
        ("play_drawn=numbers", "rS", True),
        ("play_drawn=numbers", "yS", False),
    ],
)
def test_a_drawn_card_that_fits_and_has_to_stay_says_why(rules, drawn, told):
    me = Listener("b1 g2 b4", top="y2 r5", draw=f"{drawn} g1 b6 y8", rules=f"official {rules}")
    me.press("d")
    me.wait(2)
    assert [act.verb for act in me.acts] == [DRAW]
    assert bool(me.said) is told


def test_officially_a_drawn_card_that_fits_is_offered_without_a_word():
    me = Listener("b1 g2 b4", top="y2 r5", draw="r9 g1 b6 y8")
    me.press("d")
    me.wait(2)
    me.press("k")
    me.wait(1)
    assert [act.verb for act in me.acts] == [DRAW, KEEP]
    assert not me.said


def test_what_the_strict_rule_means_stands_in_the_reason():
    me = Listener("W+4 r3 r8", rules="official wd4=strict wd4_rule=match")
    refused = me.scene.choice.why_not(me.card("W+4"))
    words = refusal(refused.code, refused.values, rules=rule_set("official wd4=strict wd4_rule=match").values)
    me.scene.refuse(refused)
    assert me.said == [words]
    assert CHALLENGE not in me.said
