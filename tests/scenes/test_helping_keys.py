"""Keys that save a way: pages and ends of lists, the clipboard in fields, keys for one hand, a card explained."""

from __future__ import annotations

import pygame
import pytest

from game import text
from game.engine.actions import JUMP, Action
from game.input.bindings import Bindings
from game.input.intents import BINDABLE, Intent, Kind
from game.input.one_hand import LEFT, RIGHT, keys_of, layout_of
from game.input.translator import Translator
from game.scenes import clipboard
from game.scenes.controls import ACTS, Controls
from game.scenes.help import Help
from game.scenes.new_table import NewTable
from game.scenes.pause import Pause
from game.scenes.table_focus import HandFocus
from game.scenes.table_laid import laid, table_of
from game.ui.geometry import Box
from game.ui.node import Node
from game.ui.tree import Tree
from tests.scenes.hand import Hand

pytestmark = pytest.mark.usefixtures("no_pictures")
REACHED = {Kind.FIRST, Kind.LAST, Kind.PAGE_UP, Kind.PAGE_DOWN, Kind.EXPLAIN, Kind.TELL}


def chord(key: int, mod: int) -> list[Kind]:
    translator = Translator()
    translator.typing = True
    return [one.kind for one in translator.translate(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))]


def test_chords_of_every_system_reach_the_clipboard() -> None:
    assert chord(pygame.K_v, pygame.KMOD_LCTRL) == [Kind.PASTE]
    assert chord(pygame.K_v, pygame.KMOD_RMETA) == [Kind.PASTE]
    assert chord(pygame.K_INSERT, pygame.KMOD_LSHIFT) == [Kind.PASTE]
    assert chord(pygame.K_x, pygame.KMOD_LCTRL) == [Kind.CUT]
    assert chord(pygame.K_c, pygame.KMOD_LMETA) == [Kind.COPY]
    assert chord(pygame.K_v, 0) == []


def test_what_is_pasted_is_clean_and_no_longer_than_the_field() -> None:
    hand = Hand(language="en")
    scene = hand.open(NewTable(hand.context))
    scene.edit_name()
    hand.wipe()
    clipboard.put("Rosa\u202e \x07\nLuz " + "x" * 200)
    hand.key(Kind.PASTE)
    assert scene.entry.words.startswith("Rosa Luz xxx")
    assert len(scene.entry.words) == scene.entry.most
    hand.key(Kind.COPY)
    assert clipboard.get() == scene.entry.words
    hand.key(Kind.CUT)
    assert scene.entry.words == ""


def test_the_second_button_pastes_on_the_field_alone() -> None:
    hand = Hand(language="en")
    scene = hand.open(NewTable(hand.context))
    scene.edit_name()
    hand.wipe()
    clipboard.put("Tom")
    x, y = hand.spot("seat.0.name")
    hand.stack.handle(Intent(Kind.SECOND, x=5, y=700, device="mouse"))
    assert scene.entry.words == ""
    hand.stack.handle(Intent(Kind.SECOND, x=x, y=y, device="mouse"))
    assert scene.entry.words == "Tom"


def test_page_keys_and_ends_move_a_page_that_is_only_read() -> None:
    hand = Hand(language="en")
    scene = hand.open(Help(hand.context))
    hand.go("table.list")
    hand.key(Kind.PAGE_DOWN)
    assert scene._left.offset > 100
    hand.key(Kind.FIRST)
    assert scene._left.offset == 0
    hand.key(Kind.LAST)
    end = scene._left.offset
    hand.key(Kind.PAGE_DOWN)
    assert scene._left.offset == end > 100


def test_page_keys_go_along_a_list_of_buttons() -> None:
    hand = Hand(language="en")
    hand.open(Controls(hand.context))
    hand.go("key.draw")
    hand.key(Kind.PAGE_DOWN)
    far = hand.tree.focus_id
    assert far.startswith("key.")
    assert far not in ("key.draw", "key.call")
    hand.key(Kind.LAST)
    assert hand.tree.focus_id == "key.fullscreen"
    hand.key(Kind.FIRST)
    assert hand.tree.focus_id == "layout"


@pytest.mark.parametrize("layout", [LEFT, RIGHT])
def test_keys_for_one_hand_leave_no_act_without_a_key(layout: str) -> None:
    hand = Hand(language="en")
    hand.open(Controls(hand.context))
    hand.go("layout")
    hand.key(*[Kind.RIGHT] * (1 if layout == LEFT else 2))
    now = hand.context.bindings
    assert layout_of(now) == layout
    shown = {kind for _group, acts in ACTS for kind, _words in acts}
    assert not [kind for kind in BINDABLE if kind in shown and not keys_of(layout)[kind]]
    assert {kind: names for kind, names in now.buttons.items() if names} == Bindings().buttons


def test_every_new_key_can_be_given_another() -> None:
    shown = {kind for _group, acts in ACTS for kind, _words in acts}
    assert shown >= REACHED


class AtTheTable(Hand):
    """At a table where a seven swaps hands."""

    def __init__(self, device: str = "keys") -> None:
        text.set_language("en")
        super().__init__(language="en", animation_speed=0.0)
        self.device = device
        seats = ("r9 b1", "b2 g2 y2", "r4 y7 g8")
        table = laid("r3 r7 r8 gS y1 y2 y3", others=seats, top="b5 r2", rules="wildest")
        self.scene = self.open(table_of(self.context, table))
        self.wait(0.2)

    def wait(self, seconds: float) -> None:
        for _frame in range(round(seconds * 30)):
            self.stack.update(1 / 30)

    def key(self, *kinds: Kind) -> None:
        for kind in kinds:
            self.stack.handle(Intent(kind, device=self.device))


def test_a_key_explains_the_card_by_the_rules_of_this_table() -> None:
    hand = AtTheTable()
    hand.key(Kind.FIRST, Kind.RIGHT, Kind.EXPLAIN)
    assert hand.scene.toast == "red 7. Whoever plays a 7 swaps hands with a player of their choice."
    hand.key(Kind.LAST)
    assert hand.scene.toast == ""
    assert hand.tree.focused().name == "green skip"
    hand.key(Kind.PAGE_UP)
    assert hand.tree.focused().name != "green skip"


def test_pointing_for_a_while_explains_too() -> None:
    hand = AtTheTable()
    x, y = hand.spot("pile.top")
    hand.stack.handle(Intent(Kind.POINT, x=x, y=y, device="mouse"))
    hand.wait(0.5)
    assert not hand.scene.help.open
    hand.wait(1.2)
    assert hand.scene.help.open
    hand.stack.handle(Intent(Kind.POINT, x=x + 400, y=y, device="mouse"))
    assert not hand.scene.help.open


def test_focus_that_came_by_itself_explains_nothing() -> None:
    hand = AtTheTable()
    hand.wait(4.0)
    assert not hand.scene.help.open


def test_the_way_back_of_a_pad_pauses_where_there_is_nothing_to_take_back() -> None:
    hand = AtTheTable(device="pad")
    hand.key(Kind.CANCEL)
    assert isinstance(hand.top, Pause)


@pytest.mark.parametrize("moved", [False, True])
def test_focus_comes_back_to_the_hand_when_its_cards_do(moved: bool) -> None:
    def root(*ids: str) -> Node:
        nodes = (Node(one, Box(i * 100, 0, 50, 50), actions={"press": print}) for i, one in enumerate(ids))
        return Node("table", Box(0, 0, 900, 100)).add(*nodes)

    tree, focus = Tree(), HandFocus()
    tree.replace(root("chip", "card.1", "sort"))
    tree.set_focus("card.1")
    tree.replace(root("chip", "sort"))
    focus.settle(tree, "card.1", "", elsewhere=False)
    before = tree.focus_id
    assert not before.startswith("card.")
    if moved:
        tree.set_focus("sort" if before == "chip" else "chip")
    chosen = tree.focus_id
    tree.replace(root("chip", "sort", "card.2"))
    focus.settle(tree, chosen, "card.2", elsewhere=False)
    assert tree.focus_id == (chosen if moved else "card.2")


@pytest.mark.parametrize("pad", [True, False])
def test_a_pad_stands_at_a_chance_out_of_turn_at_once(pad: bool) -> None:
    hand = AtTheTable(device="pad" if pad else "keys")
    hand.context.translator.last_pad = 3 if pad else -1
    scene = hand.scene
    scene.mirror.turn = 1
    scene.choice.legal = [Action(scene.me, JUMP, (scene.mirror.hand[0],))]
    scene.choice.refresh = lambda: None
    scene.look_again()
    scene.follow()
    assert scene.tree.find("jump") is not None
    assert (scene.tree.focus_id == "jump") is pad
