"""Several people at one screen: whose key is whose, and how they join."""

from __future__ import annotations

import pygame

from game.input.seat_keys import COLUMNS, RESERVED, SeatKeys
from game.match.table import HUMAN
from game.scenes.context import Context
from game.scenes.lobby import Lobby
from game.scenes.new_table import NewTable
from game.scenes.stack import Stack
from game.settings import Settings


def test_ten_columns_share_no_key_and_none_that_plays_a_hand():
    keys = [key for column in COLUMNS for key in column]
    assert len(keys) == len(set(keys)) == 30
    assert not set(keys) & set(RESERVED)


def test_whoever_has_somebody_elses_key_gets_a_column_of_their_own():
    keys = SeatKeys.kept([["q", "a", "z"], ["q", "w", "e"], [], ["pad"]], [True, True, False, True])
    assert keys.at(0).keys == ("q", "a", "z")
    assert not set(keys.at(1).keys) & {"q", "a", "z"}
    assert not keys.at(2).given
    assert keys.at(3).on_pad
    assert keys.without_pad() == (3,)


def lobby():
    context = Context(Settings(name="Ann", language="en"), keep=False)
    stack = Stack(context, pygame.Surface((640, 360)))
    table = NewTable(context)
    stack.push(table)
    table.open_lobby()
    assert isinstance(stack.top, Lobby)

    def press(name):
        event = pygame.event.Event(pygame.KEYDOWN, key=pygame.key.key_code(name), mod=0, unicode="")
        for intent in context.translator.translate(event):
            stack.handle(intent)

    def button(pad, number):
        event = pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=pad, button=number)
        for intent in context.translator.translate(event):
            stack.handle(intent)

    return context, stack, table, press, button


def test_people_join_with_their_keys_and_buttons_and_are_ready(no_pictures):
    context, stack, table, press, button = lobby()
    screen = stack.top
    press("a")
    press("l")
    button(7, 0)
    assert [screen.keys.at(seat).keys for seat in screen.people[:2]] == [("q", "a", "z"), ("o", "l", ".")]
    assert screen.keys.at(screen.people[2]).pad == 7
    press("q")
    button(7, 9)
    assert len(screen.ready) == 2
    before = screen.seats.seats[screen.people[1]].character
    press("l")
    assert screen.seats.seats[screen.people[1]].character != before
    press("escape")
    assert stack.top is table
    assert sum(one.kind == HUMAN for one in table.seats.seats) == 3
    assert len(context.controls) == 3
    assert len(context.settings.seat_keys) == 3


def test_a_key_somebody_has_is_refused_and_said(no_pictures):
    _context, stack, _table, press, _button = lobby()
    screen = stack.top
    press("q")
    press("p")
    screen.choose_keys(screen.people[1])
    for name in ("a", "1", "h", "h", "y", "b"):
        press(name)
        if name == "a":
            assert "Ann" in screen.toast
            assert screen.keys.at(screen.people[1]).keys == ("p", ";", "/")
    assert screen.keys.at(screen.people[1]).keys == ("h", "y", "b")
    press("g")
    assert "B" in screen.toast
    assert len(screen.people) == 2
