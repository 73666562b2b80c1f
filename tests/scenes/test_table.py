"""The table driven as a player drives it: by posted mouse and key events, with a clock of the test's own."""

from __future__ import annotations

import pygame
import pytest

from game.engine.actions import CALL, CATCH, CHALLENGE, DRAW, KEEP, PLAY, TAKE
from game.engine.cards import FACES
from game.match.session import Session
from game.match.table import AT_ONCE, COMPUTER, HUMAN, SeatSetup, Table
from game.scenes.context import Context
from game.scenes.pause import Pause
from game.scenes.round_result import RoundResult
from game.scenes.stack import Stack
from game.scenes.table import TableScene
from game.scenes.table_laid import laid, table_of
from game.settings import Settings

KEYS = {
    **{name: getattr(pygame, f"K_{name}") for name in ("u", "c", "d", "k", "s", "l", "h", "p", "j", "r")},
    **{"enter": pygame.K_RETURN, "esc": pygame.K_ESCAPE, "space": pygame.K_SPACE},
    **{"left": pygame.K_LEFT, "right": pygame.K_RIGHT, "up": pygame.K_UP, "down": pygame.K_DOWN, "tab": pygame.K_TAB},
    **{str(n): getattr(pygame, f"K_{n}") for n in range(10)},
}


class Player:
    """A scene on a stack, and the hands of somebody who plays at it."""

    def __init__(self, hand, size=(1280, 720), settings=None, **table):
        pygame.display.set_mode((64, 64))
        settings = settings or Settings(animation_speed=4.0)
        self.context = Context(settings, keep=False)
        self.stack = Stack(self.context, pygame.Surface(size))
        self.session, self.state = laid(hand, **table)
        self.scene = table_of(self.context, (self.session, self.state))
        self.acts = []
        real = self.session.submit

        def submit(action):
            real(action)
            self.acts.append(action)

        self.session.submit = submit
        self.stack.push(self.scene)
        self.computers_sit_still()
        self.wait()

    def computers_sit_still(self):
        """No computer player acts by itself."""
        self.session.step = lambda now, busy=False: False

    def wait(self, seconds=1.0):
        """Let time pass and draw every frame."""
        for _frame in range(round(seconds * 60)):
            self.stack.update(1 / 60)
            self.stack.draw()

    def post(self, kind, **values):
        """Post an event and have it translated as the game does."""
        for intent in self.context.translator.translate(pygame.event.Event(kind, **values)):
            self.stack.handle(intent)

    def press(self, *names):
        """Press keys one after the other."""
        for name in names:
            self.post(pygame.KEYDOWN, key=KEYS[name], mod=0, unicode="")
            self.post(pygame.KEYUP, key=KEYS[name], mod=0)
            self.wait(0.05)

    def at(self, x, y):
        """Return pixels of a place in units."""
        k = self.scene.canvas.k
        return round(x * k), round(y * k)

    def click(self, x, y, times=1):
        """Click at a place in units."""
        pos = self.at(x, y)
        self.post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        for _time in range(times):
            self.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
            self.post(pygame.MOUSEBUTTONUP, pos=pos, button=1)
            self.wait(0.1)

    def click_on(self, node_id):
        """Click on a node."""
        node = self.scene.tree.find(node_id)
        assert node is not None, self.scene.tree.dump()
        self.click(*node.bounds.centre)

    def card(self, face):
        """Return the card of a face in the hand."""
        held = self.scene.view.hand.faces()
        return next(card for card in held if held[card] == FACES[face])

    def strip(self, face):
        """Return a place on a card that no other card covers."""
        hand = self.scene.view.hand
        slot = hand.fan.slots[hand.order.index(self.card(face))]
        return slot.x - slot.width * 0.36, slot.y

    def drag(self, face, to):
        """Drag a card to a place in units."""
        x, y = self.strip(face)
        self.post(pygame.MOUSEMOTION, pos=self.at(x, y), rel=(0, 0), buttons=(0, 0, 0))
        self.post(pygame.MOUSEBUTTONDOWN, pos=self.at(x, y), button=1)
        for share in (0.3, 0.7, 1.0):
            pos = self.at(x + (to[0] - x) * share, y + (to[1] - y) * share)
            self.post(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(1, 0, 0))
            self.wait(0.05)
        self.post(pygame.MOUSEBUTTONUP, pos=self.at(*to), button=1)
        self.wait(0.1)

    @property
    def last(self):
        """The last act and the face of its first card."""
        action = self.acts[-1]
        return action.verb, self.state.faces[action.cards[0]] if action.cards else None

    def words(self, name):
        """Return what a picture of words says, by asking the ribbon's prompt."""
        return self.scene.tree.find(name).name


NINE = "r3 r8 y+2 y9 gS g6 b+2 b0 W+4"


# Playing a card ----------------------------------------------------------------------------------------------------
def test_two_clicks_play_a_card():
    me = Player(NINE)
    me.click(*me.strip("r8"))
    assert not me.acts
    assert me.scene.armed == me.card("r8")
    me.click(*me.strip("r8"))
    assert me.last == (PLAY, FACES["r8"])


def test_a_click_on_another_card_chooses_that_one_instead():
    me = Player(NINE)
    me.click(*me.strip("r8"))
    me.click(*me.strip("r3"))
    me.click(*me.strip("r3"))
    assert me.last == (PLAY, FACES["r3"])


def test_one_drag_plays_a_card():
    me = Player(NINE)
    me.drag("r3", (960, 480))
    assert me.last == (PLAY, FACES["r3"])


def test_a_drag_within_the_hand_only_puts_it_elsewhere():
    me = Player(NINE)
    me.drag("r3", (1400, 940))
    assert not me.acts
    assert me.scene.view.hand.order.index(me.card("r3")) > 4


def test_a_number_key_twice_plays_that_card():
    me = Player(NINE)
    me.press("2")
    assert not me.acts
    me.press("2")
    assert me.last == (PLAY, FACES["r8"])


def test_arrows_and_enter_play_a_card():
    me = Player(NINE)
    me.press("right", "enter")
    assert me.last == (PLAY, FACES["r8"])


def test_keys_alone_reach_every_card_and_button():
    me = Player(NINE)
    met = set()
    for _step in range(40):
        me.press("tab")
        met.add(me.scene.tree.focus_id)
    assert met >= {f"card.{card}" for card in me.scene.view.hand.order} | {"draw", "sort", "menu", "settings"}


# What cannot be played ---------------------------------------------------------------------------------------------
def test_an_illegal_card_is_not_played_and_says_why():
    me = Player(NINE)
    me.click(*me.strip("g6"))
    me.click(*me.strip("g6"))
    assert not me.acts
    comp = me.scene.view.stage.comp
    assert comp.rect("notice") is not None
    assert comp.rect("reason") is not None
    assert comp.rect("ribbon") is None, "its words would shine through the notice"
    me.scene.say("")
    assert comp.rect("ribbon") is not None


def test_every_illegal_card_gives_a_reason():
    me = Player(NINE)
    hand = me.scene.view.hand
    for card in hand.order:
        assert (me.scene.choice.why_not(card) is None) == (card in hand.legal)


# Naming ------------------------------------------------------------------------------------------------------------
def test_a_wild_and_its_colour_are_one_act():
    me = Player(NINE)
    me.click(*me.strip("W+4"))
    me.click(*me.strip("W+4"))
    assert not me.acts
    assert me.scene.tree.find("picker") is not None
    me.click_on("colour.g")
    assert len(me.acts) == 1
    assert me.acts[0].verb == PLAY
    assert me.acts[0].colour == 2


@pytest.mark.parametrize(("keys", "colour"), [(("4",), 3), (("enter",), None), (("up", "enter"), None)])
def test_a_colour_is_named_with_keys(keys, colour):
    me = Player(NINE)
    me.press("9", "9")
    me.press(*keys)
    assert len(me.acts) == 1
    assert me.acts[0].colour >= 0
    assert colour is None or me.acts[0].colour == colour


def test_the_picker_covers_neither_hand_nor_call_nor_catch():
    me = Player("r3 W", others=("r2 g9", "b2 g2"), top="g5 y5 r7")
    me.press("2", "2")
    tree = me.scene.tree
    lobes = [node for node in tree.root.walk() if node.id.startswith("colour.")]
    assert len(lobes) == 4
    for lobe in lobes:
        for other in (me.scene.view.stage.layout.hand, tree.find("call").bounds):
            common = lobe.bounds.overlap(other)
            assert not common.w * common.h
    me.click_on("call")
    me.click_on("colour.b")
    assert me.acts[-1].call
    assert me.acts[-1].colour == 3


def test_escape_takes_a_choice_back_before_it_pauses():
    me = Player(NINE)
    me.press("9", "9")
    me.press("esc")
    assert not me.acts
    assert me.scene.tree.find("picker") is None
    assert me.stack.top is me.scene
    me.press("esc")
    assert isinstance(me.stack.top, Pause)


def test_a_seat_is_chosen_by_digit_and_by_click():
    for choose in (lambda me: me.press("2"), lambda me: me.click_on("seat.2")):
        me = Player("r7 r4 y9", rules="official seven_swap=true")
        me.click(*me.strip("r7"), times=2)
        assert not me.acts
        assert set(me.scene.view.seats.targets) == {1, 2, 3}
        choose(me)
        assert len(me.acts) == 1
        assert me.acts[0].to == 2


# Drawing and answering ---------------------------------------------------------------------------------------------
def test_d_draws_and_k_keeps_and_enter_plays_what_was_drawn():
    me = Player("y9 g6 b0", draw="r5 b6 y4 g3 b1 b2")
    me.press("d")
    assert me.last[0] == DRAW
    me.wait()
    me.press("k")
    assert me.last[0] == KEEP
    other = Player("y9 g6 b0", draw="r5 b6 y4 g3 b1 b2")
    other.click_on("pile.draw")
    other.wait()
    other.press("enter")
    assert other.last == (PLAY, FACES["r5"])


def test_a_penalty_is_taken_or_challenged():
    def facing():
        me = Player(NINE, others=("r1 b1", "b2 g2", "W+4 y7 g8 b9"), turn=3, top="g5 r2")
        me.session._do(me.session.legal(3)[0]._replace(verb=PLAY, cards=(me.state.hands[3][0],), colour=2))
        me.wait()
        return me

    me = facing()
    me.press("d")
    assert me.last[0] == TAKE
    me = facing()
    me.click_on("challenge")
    assert me.last[0] == CHALLENGE
    me.wait(3)
    assert me.scene.shown_hand is not None
    me.press("enter")
    assert me.scene.shown_hand is None


# Calls and catches -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("key", ["u", "space"])
def test_a_call_pressed_before_playing_belongs_to_the_play(key):
    me = Player("r8 y9")
    me.press(key)
    assert not me.acts
    assert me.scene.choice.call
    me.press("1", "1")
    assert me.acts == [me.acts[0]]
    assert me.acts[0].call


def test_a_call_pressed_again_is_taken_back():
    me = Player("r8 y9")
    me.press("u", "u")
    me.press("1", "1")
    assert not me.acts[0].call


def test_a_call_after_the_play_is_an_act_of_its_own():
    me = Player("r8 y9")
    me.click(*me.strip("r8"), times=2)
    me.wait(0.5)
    me.click_on("call")
    assert [action.verb for action in me.acts] == [PLAY, CALL]


def test_a_call_that_is_not_due_is_not_made():
    me = Player(NINE)
    me.press("u")
    assert not me.acts
    assert me.scene.view.stage.comp.rect("notice") is not None


@pytest.mark.parametrize("how", ["key", "mouse"])
def test_an_exposed_seat_is_caught(how):
    me = Player(NINE, others=("r2 g9", "b2 g2", "r4"), turn=1, top="g5 y5 r7")
    me.session._do(me.session.legal(1)[0]._replace(verb=PLAY, cards=(me.state.hands[1][0],)))
    me.wait()
    if how == "key":
        me.press("c")
    else:
        me.click_on("catch.1")
    assert me.acts[-1].verb == CATCH
    assert me.acts[-1].to == 1


# Several cards -----------------------------------------------------------------------------------------------------
def test_several_cards_go_together_in_the_order_they_were_chosen():
    me = Player("r8 r3 y8 g5 b8", top="b1 g1 g8", rules="official multi=numbers")
    for face in ("y8", "r8", "b8"):
        me.click(*me.strip(face))
    assert not me.acts
    me.click_on("together")
    assert [me.state.faces[card] for card in me.acts[0].cards] == [FACES["y8"], FACES["r8"], FACES["b8"]]


def test_either_of_two_equal_cards_can_be_played():
    me = Player("r8 r8 y3", top="r1")
    twins = [card for card in me.scene.mirror.hand if me.state.faces[card] == FACES["r8"]]
    assert me.scene.choice.playable == frozenset(twins)
    for card in twins:
        assert me.scene.tree.find(f"card.{card}").value.endswith("can be played")


def test_the_second_of_two_wilds_is_asked_for_its_colour():
    me = Player("W W y3", top="r1")
    card = me.scene.mirror.hand[1]
    me.scene.enter_card(card)
    assert me.scene.tree.find("picker") is not None
    me.press("1")
    assert me.acts[-1].cards == (card,)


def test_a_card_that_fits_goes_before_those_that_only_go_along():
    me = Player("r8 y8 b3 g1", top="r1", rules="official multi=numbers")
    me.click(*me.strip("y8"))
    me.click(*me.strip("r8"))
    me.click_on("together")
    assert [me.state.faces[card] for card in me.acts[0].cards] == [FACES["r8"], FACES["y8"]]


def test_cards_chosen_are_let_go_when_they_can_no_longer_be_played_together():
    me = Player("r8 y8 b3 g1", top="r1", rules="official multi=numbers")
    choice = me.scene.choice
    choice.toggle(me.scene.mirror.hand[0])
    choice.toggle(me.scene.mirror.hand[1])
    choice.refresh()
    assert len(choice.cards) == 2
    me.scene.mirror.turn = 1
    choice.refresh()
    assert choice.cards == []


# Around the table --------------------------------------------------------------------------------------------------
def test_what_was_not_offered_while_things_moved_is_not_taken_for_meant():
    me = Player(NINE, settings=Settings(animation_speed=0.5), others=("r1 b1", "b2", "r4 y7 g8"), turn=3)
    me.session._do(me.session.legal(3)[0]._replace(verb=PLAY, cards=(me.state.hands[3][0],)))
    me.wait(0.1)
    assert me.scene.director.busy
    me.click(*me.scene.view.stage.layout.draw_pile)
    assert not me.acts
    assert me.scene.caught_up
    me.press("d")
    assert me.last[0] == DRAW


def test_an_input_ends_what_is_moving_within_one_frame():
    me = Player(NINE, settings=Settings(animation_speed=0.5), others=("r1 b1", "b2", "r4 y7 g8"), turn=3)
    me.session._do(me.session.legal(3)[0]._replace(verb=PLAY, cards=(me.state.hands[3][0],)))
    me.wait(0.1)
    me.press("s")
    assert not me.scene.director.busy
    assert me.scene.choice.my_turn


def test_the_log_opens_and_closes():
    me = Player(NINE)
    me.press("l")
    assert me.scene.tree.find("log") is not None
    me.press("l")
    assert me.scene.tree.find("log") is None


def test_sorting_never_moves_the_focused_card():
    me = Player(NINE)
    me.press("right", "right", "right")
    card, hand = me.scene.view.hand.focus, me.scene.view.hand
    place = hand.order.index(card)
    for _time in range(3):
        me.press("s")
        assert hand.order.index(card) == place


def test_a_pause_turns_the_hand_face_down_and_stops_the_clock():
    me = Player(NINE)
    me.press("p")
    assert me.session.paused
    assert me.scene.view.hand.face_down
    me.press("esc")
    assert not me.session.paused
    assert not me.scene.view.hand.face_down


def test_the_round_ends_in_the_result():
    me = Player("r8", others=("r1 b1", "b2 g2"))
    me.click(*me.strip("r8"), times=2)
    me.wait(4)
    assert isinstance(me.stack.top, RoundResult)


def test_a_frame_that_shows_nothing_new_draws_nothing():
    me = Player(NINE)
    me.wait(1)
    assert not me.stack.draw()
    assert not me.scene.needs_draw


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_another_size_language_or_look_keeps_the_table(language):
    me = Player(NINE)
    me.context.change(language=language, high_contrast=True)
    me.stack.resize(pygame.Surface((1920, 1080)))
    me.wait(0.2)
    assert me.scene.view.hand.order
    assert me.scene.canvas.surface.get_size() == (1920, 1080)
    me.click(*me.strip("r8"), times=2)
    assert me.last == (PLAY, FACES["r8"])


def test_settings_changed_over_the_table_are_seen_when_it_is_seen_again():
    me = Player(NINE)
    before = me.scene.view
    me.press("p")
    me.context.change(colour_set="contrast", animation_speed=2.0)
    me.stack.draw()
    me.press("esc")
    me.wait(0.2)
    assert me.scene.view is not before
    assert me.scene.view.stage.art.colour_set == "contrast"
    assert me.scene.director.speed == 2.0
    me.click(*me.strip("r8"), times=2)
    assert me.last == (PLAY, FACES["r8"])


def test_a_match_that_was_left_is_shown_as_it_was():
    seats = tuple(SeatSetup("", HUMAN if i == 0 else COMPUTER, name) for i, name in enumerate(("rabbit", "ox", "pig")))
    session = Session.new(Table("official", seats), 3, pace=AT_ONCE)
    for step in range(40):
        session.step(step * 0.2)
        if session.asked().human:
            session.submit(session.legal(0)[-1])
    me = Player(NINE)
    again = TableScene(me.context, session)
    me.stack.push(again)
    truth, _feed = session.watch(0)
    assert again.mirror.observation() == truth.observation()
    assert sorted(again.view.hand.order) == sorted(truth.hand)
    assert again.log
    assert not again.director.busy


def test_a_right_click_takes_a_choice_back():
    me = Player(NINE)
    me.click(*me.strip("r8"))
    me.post(pygame.MOUSEBUTTONDOWN, pos=me.at(960, 300), button=3)
    assert me.scene.armed < 0
    assert me.stack.top is me.scene


def test_nothing_is_offered_while_the_computer_minds_the_seat():
    me = Player(NINE)
    me.session.hand_over(0, "computer")
    me.wait(0.2)
    assert me.scene.view.hand.legal is None
    assert me.words("prompt")
    me.press("d")
    assert not me.acts
