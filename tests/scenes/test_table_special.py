"""Special situations at the table, driven by mouse and keys: several cards, jumping in, seats, dares, challenges."""

from __future__ import annotations

import pygame
import pytest

from game import text
from game.engine.actions import CHALLENGE, JUMP, PLAY, Action
from game.engine.cards import FACES, HIDDEN
from game.engine.events import Dared
from game.match.session import WINDOW, Asked
from game.scenes.gallery import gallery, staged
from game.settings import Settings
from game.ui.canvas import Canvas
from game.ui.node import paint_tree
from tests.scenes.test_table import KEYS, Player
from tests.scenes.walk import outside

KEYS.setdefault("x", pygame.K_x)

YARD = "r1 r5 r8 rR rD y9 g4 b0"
DISCARD = {"top": "y3 g3 r3", "rules": "official discard_alls=8"}
OTHERS = ("r1 b8 y1", "b2 g2 y2 r0", "r4 y7 g8 b9")
JUMPING = {"others": OTHERS, "top": "y2 b5", "turn": 1, "rules": "official jump_in=all"}
SWAPPING = {"others": OTHERS, "top": "y2 r5", "rules": "official seven_swap=true"}


def faces(me, number=0):
    return [me.state.faces[card] for card in me.acts[number].cards]


def names(*written):
    return [FACES[name] for name in written]


def tree(me):
    return me.scene.tree


def pictures(me, prefix):
    return [name for name in me.scene.view.stage.comp._pictures if name.startswith(prefix)]


def computer_plays(me, seat, face, **more):
    card = next(card for card in me.state.hands[seat] if me.state.faces[card] == FACES[face])
    me.session._do(Action(seat, PLAY, (card,), **more))
    me.wait()


# Several cards -----------------------------------------------------------------------------------------------------
def test_cards_that_cannot_join_are_dim_and_the_others_lie_beside_the_pile():
    me = Player("r8 r3 y8 g5 b8", top="b1 g1 g8", rules="official multi=numbers")
    me.click(*me.strip("y8"))
    assert me.card("g5") not in me.scene.view.hand.legal
    assert not pictures(me, "gathered:")
    me.click(*me.strip("b8"))
    assert len(pictures(me, "gathered:n")) == 2
    assert tree(me).find("together").name == "Play 2 together"
    me.press("enter") if tree(me).focus_id == "together" else me.click_on("together")
    assert faces(me) == names("y8", "b8")
    assert not pictures(me, "gathered:")


def test_one_chosen_card_can_be_played_by_its_button():
    me = Player("r8 r3 y8 g5 b8", top="b1 g1 g8", rules="official multi=numbers")
    me.click(*me.strip("y8"))
    me.click_on("together")
    assert faces(me) == names("y8")


def test_another_card_lets_the_chosen_ones_go():
    me = Player("r8 r3 y8 g5 b8 g9", top="b1 g1 g8", rules="official multi=numbers")
    me.click(*me.strip("y8"))
    me.click(*me.strip("g9"))
    assert me.scene.choice.cards == []
    assert me.scene.armed == me.card("g9")


# Discard-all -------------------------------------------------------------------------------------------------------
def test_a_discard_all_takes_everything_of_its_colour_unless_it_is_kept_back():
    me = Player(YARD, **DISCARD)
    me.click(*me.strip("rD"))
    assert len(me.scene.choice.cards) == 5
    assert tree(me).find("together").name == "Play all 5"
    assert tree(me).find("call") is None
    me.click(*me.strip("r5"))
    assert me.card("r5") not in me.scene.choice.cards
    assert tree(me).find("together").name == "Play 4"
    me.click_on("together")
    assert sorted(faces(me)) == sorted(names("rD", "r1", "r8", "rR"))
    assert faces(me)[0] == FACES["rD"]


def test_a_card_kept_back_can_go_along_again():
    me = Player(YARD, **DISCARD)
    me.click(*me.strip("rD"))
    me.click(*me.strip("r5"))
    me.click(*me.strip("r5"))
    assert len(me.scene.choice.cards) == 5


def test_only_the_discard_all_itself_by_button_and_by_key():
    for act in (lambda me: me.click_on("alone"), lambda me: me.press("k")):
        me = Player(YARD, **DISCARD)
        me.click(*me.strip("rD"))
        act(me)
        assert faces(me) == names("rD")


def test_the_second_click_and_the_second_enter_play_the_discard_all():
    me = Player(YARD, **DISCARD)
    me.click(*me.strip("rD"), times=2)
    assert len(me.acts[0].cards) == 5
    me = Player(YARD, **DISCARD)
    me.press("right")
    tree(me).set_focus(f"card.{me.card('rD')}")
    me.press("enter")
    assert not me.acts
    me.press("enter")
    assert len(me.acts[0].cards) == 5


# Jumping in --------------------------------------------------------------------------------------------------------
def test_jump_in_takes_the_place_of_the_call_and_can_be_clicked():
    me = Player("r3 y9 g6 b8 b1 W", **JUMPING)
    computer_plays(me, 1, "b8")
    assert tree(me).find("call") is None
    assert tree(me).find("jump").bounds == me.scene.view.stage.layout.call
    assert "jump:rings" in pictures(me, "jump:")
    me.click_on("jump")
    assert (me.last[0], faces(me)) == (JUMP, names("b8"))


def test_the_whole_card_that_may_jump_in_can_be_clicked():
    me = Player("r3 y9 g6 b8 b1 W", **JUMPING)
    computer_plays(me, 1, "b8")
    x, y, _angle, width = me.scene.view.hand.place(me.card("b8"))
    me.click(x + width * 0.4, y)
    assert (me.last[0], faces(me)) == (JUMP, names("b8"))


def test_the_time_to_jump_in_is_shown_while_races_are_on():
    me = Player("r3 y9 g6 b8 b1 W", **JUMPING)
    computer_plays(me, 1, "b8")
    assert me.session.grace_left > 0
    assert "jump:time bar" in pictures(me, "jump:")
    me.scene.view.extras.time_left = lambda: 0.0
    me.wait(0.1)
    assert "jump:time bar" not in pictures(me, "jump:")


@pytest.mark.parametrize("act", [lambda me: me.click_on("pass"), lambda me: me.press("k")], ids=["mouse", "key"])
def test_a_chance_to_jump_in_can_be_let_go_by(act):
    me = Player("r3 y9 g6 b8 b1 W", **JUMPING)
    computer_plays(me, 1, "b8")
    act(me)
    assert tree(me).find("jump") is None
    assert not pictures(me, "jump:")
    assert tree(me).find("call") is not None


def test_asked_in_turn_there_is_no_bar():
    me = Player("r3 y9 g6 b8 b1 W", settings=Settings(animation_speed=4.0, races=False), **JUMPING)
    computer_plays(me, 1, "b8")
    me.session.asked = lambda: Asked(me.scene.me, WINDOW, True)
    me.scene.look_again()
    me.wait(0.2)
    assert tree(me).find("pass").name == "Let it pass"
    assert "jump:time bar" not in pictures(me, "jump:")


# Seats -------------------------------------------------------------------------------------------------------------
def test_the_seat_pointed_at_has_the_arrow_and_the_counts_after_the_swap():
    me = Player("r7 r4 y9 g0 W", **SWAPPING)
    me.click(*me.strip("r7"), times=2)
    seat = tree(me).find("seat.3")
    me.post(pygame.MOUSEMOTION, pos=me.at(*seat.bounds.centre), rel=(0, 0), buttons=(0, 0, 0))
    me.wait(0.1)
    aim = me.scene.view.extras.aim.shown
    assert aim.seat == 3
    assert [(one.before, one.after) for one in aim.changes] == [(4, 4), (4, 4)]
    assert {"aim:arrow", "aim:card"} <= set(pictures(me, "aim:"))
    me.click_on("take.seat")
    assert me.acts[0].to == 3
    assert not pictures(me, "aim:")


def test_a_digit_chooses_a_seat_and_a_seat_that_is_out_says_so():
    me = Player(
        "r7 r4 y9 g0 W", others=("r1 b8 y1", "", "r4 y7 g8"), top="y2 r5", rules="official seven_swap=true play_on=true"
    )
    me.click(*me.strip("r7"), times=2)
    assert me.scene.view.extras.aim.shown.closed == ((2, "Out"),)
    me.press("2")
    assert me.acts[0].to == 3


def test_a_zero_that_passes_hands_says_what_comes_of_it():
    me = Player("y0 y9 g3", others=OTHERS, top="r2 y5", rules="official zero_pass=true")
    me.click(*me.strip("y0"))
    changes = me.scene.view.extras.aim.shown.changes
    assert [(one.seat, one.before, one.after) for one in changes] == [(0, 2, 4), (1, 3, 2)]
    me.click(*me.strip("y9"))
    assert me.scene.view.extras.aim.shown is None


# Dares -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "act", [lambda me: me.click_on("dare.done"), lambda me: me.press("enter")], ids=["mouse", "key"]
)
def test_a_dare_stays_until_it_is_ticked_off(act):
    me = Player("r1 r5 y0", others=OTHERS, top="g3 y#", rules='official blanks=4 dare_text="sing"')
    me.scene._seen(Dared(0, 2, 1))
    me.wait(0.2)
    scroll = tree(me).find("dare")
    assert scroll.name == "sing"
    assert "You must do it" in scroll.value
    assert me.scene.reading
    act(me)
    assert tree(me).find("dare") is None
    assert not me.scene.reading
    assert not me.acts


def test_two_dares_are_read_one_after_the_other():
    me = Player("r1 r5 y0", others=OTHERS, top="g3 y#", rules='official blanks=4 dare_text="sing"')
    for seat in (1, 2):
        me.scene._seen(Dared(seat, 3, 1))
    me.wait(0.2)
    me.press("enter")
    assert tree(me).find("dare") is not None
    me.press("enter")
    assert tree(me).find("dare") is None


# Challenges --------------------------------------------------------------------------------------------------------
def test_x_challenges_and_its_key_stands_on_the_button():
    me = Player("r3 y9 gS g6", others=("r1 b1", "b2 g2 y2", "W+4 y7 g8 b9"), turn=3)
    computer_plays(me, 3, "W+4", colour=2)
    assert tree(me).find("challenge").key == "X"
    me.press("x")
    assert me.last[0] == CHALLENGE


def test_x_says_why_there_is_nothing_to_challenge():
    me = Player("r3 y9 gS g6")
    me.press("x")
    assert not me.acts


def test_the_panel_speaks_to_the_challenger():
    me = Player("r3 y9 gS g6", others=("r1 b1", "b2 g2 y2", "W+4 r7 y7 g8 b9"), top="g5 r5", turn=3)
    computer_plays(me, 3, "W+4", colour=2)
    me.press("x")
    me.wait()
    rows = [tree(me).find(f"challenge.{number}").name for number in (0, 1)]
    assert rows[1] == "You: draw nothing and play on"
    assert rows[0].endswith("draws 4 cards")
    assert me.scene.shown_hand.under == FACES["r5"]


def test_no_card_is_offered_to_jump_in_with_in_turn():
    me = Player("r3 y9 g6")
    assert me.scene.special.jump_card == HIDDEN


# Words -------------------------------------------------------------------------------------------------------------
STATES = sorted(name for name in gallery() if name.startswith("table_special_"))


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("en", 2.0), ("zh_CN", 2.0)])
@pytest.mark.parametrize("name", STATES)
def test_no_word_is_cut_and_nothing_leaves_the_screen(monkeypatch, name, language, scale):
    cut = []
    monkeypatch.setattr(Canvas, "complain", lambda _self, what: cut.append(what))
    text.set_language(language)
    scene = staged(name, (1280, 720), Settings(language=language, text_scale=scale)).top
    paint_tree(scene.tree.root, scene.view.stage.canvas)
    assert not cut
    assert not outside(scene.tree.root, scene.canvas.box)
