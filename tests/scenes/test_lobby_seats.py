"""The lobby's table: who sits where, by mouse, keys and pad; free chairs, computer players, plaques that glide."""

from __future__ import annotations

import pygame
import pytest

from game.input.intents import Intent, Kind
from game.match.table import COMPUTER, HUMAN, MOST_SEATS
from game.rules import rule_set
from game.scenes.context import Context
from game.scenes.lobby import Lobby
from game.scenes.lobby_parts import Plaque
from game.scenes.new_table import NewTable
from game.scenes.stack import Stack
from game.settings import Settings


class Door:
    """A lobby with hands on keyboard, mouse and pads."""

    def __init__(self, size=(1280, 720), **settings):
        self.context = Context(Settings(name="Ann", language="en", **settings), keep=False)
        self.stack = Stack(self.context, pygame.Surface(size))
        self.table = NewTable(self.context)
        self.stack.push(self.table)
        self.table.open_lobby()
        self.lobby = self.stack.top
        assert isinstance(self.lobby, Lobby)

    def post(self, kind, **values):
        for intent in self.context.translator.translate(pygame.event.Event(kind, **values)):
            self.stack.handle(intent)

    def press(self, *names):
        for name in names:
            self.post(pygame.KEYDOWN, key=pygame.key.key_code(name), mod=0, unicode="")

    def button(self, pad, number):
        self.post(pygame.CONTROLLERBUTTONDOWN, instance_id=pad, button=number)

    def plaque(self, seat):
        node = self.lobby.tree.find(f"lobby.{self.lobby.seats.seats[seat].character}")
        assert isinstance(node, Plaque)
        return node

    def mouse(self, kind, place):
        k = self.lobby.canvas.k
        self.stack.handle(Intent(kind, x=place[0] * k, y=place[1] * k, device="mouse"))

    def wait(self, seconds):
        for _frame in range(round(seconds * 60)):
            self.stack.update(1 / 60)

    @property
    def round(self):
        """The characters in play order, beginning with whoever owns this machine."""
        return [one.character for one in self.lobby.seats.seats]


def test_a_seat_dragged_onto_another_changes_places_with_it(no_pictures):
    door = Door()
    door.press("q", "p")
    door.wait(1)
    before, keys = door.round, [door.lobby.keys.at(seat) for seat in range(5)]
    here, there = door.plaque(1).bounds.centre, door.plaque(4).bounds.centre
    door.mouse(Kind.PRESS, here)
    door.mouse(Kind.POINT, ((here[0] + there[0]) / 2, there[1]))
    assert door.plaque(1).held
    door.mouse(Kind.POINT, there)
    door.mouse(Kind.RELEASE, there)
    assert door.round == [before[0], before[4], *before[2:4], before[1]]
    assert door.lobby.keys.at(1) == keys[4]
    assert not door.lobby.keys.at(4).given
    door.wait(1)
    assert door.plaque(1).bounds.centre == pytest.approx(here)


def test_a_seat_let_go_beside_the_others_glides_back_and_a_click_opens_its_sheet(no_pictures):
    door = Door()
    before, here = door.round, door.plaque(2).bounds.centre
    door.mouse(Kind.PRESS, here)
    door.mouse(Kind.POINT, (here[0], here[1] + 150))
    door.mouse(Kind.RELEASE, (here[0], here[1] + 150))
    assert door.round == before
    assert door.plaque(2).bounds.centre != pytest.approx(here)
    door.wait(1)
    assert door.plaque(2).bounds.centre == pytest.approx(here)
    assert door.lobby.chosen == ""
    door.mouse(Kind.PRESS, here)
    door.mouse(Kind.RELEASE, here)
    assert door.lobby.chosen == before[2]


def test_the_owner_may_be_dragged_too_and_stays_first(no_pictures):
    door = Door()
    owner, places = door.round[0], [door.plaque(seat).bounds for seat in range(4)]
    door.lobby.swap(0, 2)
    door.wait(1)
    assert door.round[0] == owner
    assert door.plaque(0).bounds == pytest.approx(places[2])
    before = door.round
    door.lobby.swap(0, 2)
    assert door.round == [before[0], before[3], before[2], before[1]] or door.lobby.turned == 0


def test_reduced_motion_has_everything_in_its_place_at_once(no_pictures):
    for reduced in (False, True):
        door = Door(reduced_motion=reduced)
        places = [door.plaque(seat).bounds for seat in range(4)]
        door.lobby.swap(1, 2)
        moved = door.plaque(1).bounds == pytest.approx(places[1])
        assert moved is reduced
        assert door.lobby.glides.moving is not reduced


def test_ones_own_third_key_and_the_pads_cross_move_one_on(no_pictures):
    door = Door()
    door.press("q", "p")
    door.button(7, 0)
    first, second = door.round[4], door.round[5]
    door.press("/")
    assert door.round.index(first) == 5
    assert door.round.index(second) == 4
    assert door.lobby.keys.at(5).keys == ("p", ";", "/")
    door.button(7, 14)  # right: one place back
    assert door.round.index(second) == 3
    door.button(7, 13)  # left: one place on
    assert door.round.index(second) == 4
    assert door.lobby.keys.at(4).pad == 7
    door.button(7, 11)
    assert second not in door.round
    door.button(7, 1)
    assert door.lobby.keys.holder(7) < 0


def test_a_free_chair_is_filled_by_a_computer_and_kept_for_a_person(no_pictures):
    door = Door()
    door.lobby.tree.find("lobby.add").act("press")
    assert [one.kind for one in door.lobby.seats.seats] == [HUMAN, *[COMPUTER] * 4]
    door.press("q")  # the owner
    door.lobby.open_sheet(2)
    door.lobby.tree.find("seat.person").act("press")
    assert door.lobby.people == [0, 2]
    door.press("p")
    assert door.lobby.keys.at(2).look == "p"
    door.lobby.open_sheet(2)
    door.lobby.tree.find("seat.computer").act("press")
    assert door.lobby.people == [0]
    assert door.lobby.keys.owner("p") < 0
    while door.lobby.tree.find("lobby.add") is not None:
        door.lobby.tree.find("lobby.add").act("press")
    assert len(door.round) == MOST_SEATS
    stepper = door.lobby.tree.find("lobby.computers")
    assert stepper.value == "9"
    stepper.act("decrease")
    assert len(door.round) == MOST_SEATS - 1


def test_two_seats_with_the_same_key_are_refused_and_said_whose_it_is(no_pictures):
    door = Door()
    door.press("q", "p")
    bo = door.lobby.people[1]
    door.lobby.choose_keys(bo)
    door.press("z")
    assert "Ann" in door.lobby.toast
    assert "Z" in door.lobby.toast
    assert door.lobby.choosing[1] == []
    door.press("k", "k")
    assert "K" in door.lobby.toast
    assert door.lobby.choosing[1] == ["k"]
    door.press("escape")
    assert door.lobby.choosing is None
    assert door.lobby.keys.at(bo).keys == ("p", ";", "/")
    owners = [door.lobby.keys.at(seat).keys for seat in door.lobby.people]
    assert len({key for keys in owners for key in keys}) == 6


def test_everybody_ready_is_said(no_pictures):
    door = Door()
    door.press("q", "p", "q")
    assert not door.lobby.everybody_ready
    door.press("p")
    assert door.lobby.everybody_ready
    assert door.lobby.tree.focus_id == "done"
    door.press("return")
    assert door.stack.top is door.table


def test_a_pad_alone_leads_through_the_lobby_and_on(no_pictures):
    door = Door()
    door.button(7, 0)
    door.button(7, 0)
    assert door.lobby.everybody_ready
    assert "Start" in door.lobby.toast
    door.button(7, 6)
    assert door.stack.top is door.table


def test_partners_are_linked_as_the_match_will_seat_them(no_pictures):
    door = Door()
    assert set(door.lobby.teams()) == {-1}
    door.table.take(rule_set("official teams=2"))
    assert door.lobby.teams() == [0, 1, 0, 1]
    door.table.take(rule_set("official rotation=true"))
    assert door.lobby.teams() == [0, 1, 0, 1]
    door.lobby.add_computer()
    assert len(door.lobby.teams()) == 5
