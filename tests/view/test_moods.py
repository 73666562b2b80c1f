"""Moods follow what happened, each temper in its own way."""

from __future__ import annotations

import pytest

from game.ai.characters import CHARACTERS
from game.match.mirror import Held, Mirror
from game.view.moods import CALM, HAPPY, THINKING, UPSET, Moods
from tests.view.table import view_of

SEATS = {0: "pig", 1: "tiger", 2: "rat", 3: "rooster"}


@pytest.fixture
def moods():
    mirror = Mirror(0, 4)
    mirror.hands = [[Held(seat * 10 + i, -1, -1) for i in range(7)] for seat in range(4)]
    mirror.turn, mirror.asks, mirror.playing = 2, "play", (0, 1, 2, 3)
    view = view_of(mirror)
    people = view.stage.people
    view.stage.people = [people[seat]._replace(vengeful=CHARACTERS[animal].vengeful) for seat, animal in SEATS.items()]
    return Moods(view)


def turn(moods, seat):
    """Somebody's turn begins."""
    moods.view.shown.turn = seat
    moods.turn_of(seat)


def turns_upset(moods, seat):
    """For how many of its own turns a seat that has been hit is still upset after them."""
    moods.hit(seat, 2)
    for number in range(10):
        if moods.of(seat) != UPSET:
            return number
        turn(moods, seat)
        turn(moods, (seat + 1) % 4)
    return 10


def test_the_vengeful_stay_upset_longer(moods):
    pig, tiger, rooster = (turns_upset(moods, seat) for seat in (0, 1, 3))
    assert pig == 1
    assert tiger == 3
    assert pig < rooster <= tiger


def test_who_hits_is_glad_and_who_is_hit_upset_until_its_turn(moods):
    moods.hit(0, 3)
    assert (moods.of(0), moods.of(3)) == (UPSET, HAPPY)
    turn(moods, 0)
    assert moods.of(0) == THINKING
    turn(moods, 1)
    assert moods.of(0) == CALM


def test_whoever_thinks_is_seen_to_think_however_upset(moods):
    moods.hit(1, 3)
    turn(moods, 1)
    assert moods.of(1) == THINKING
    turn(moods, 2)
    assert moods.of(1) == UPSET


def test_what_happens_in_ones_own_turn_is_seen_at_once(moods):
    turn(moods, 1)
    moods.hit(1, 3)
    assert moods.of(1) == UPSET


def test_a_grudge_ends_when_it_is_paid_back(moods):
    moods.hit(1, 3)
    moods.hit(3, 1)
    assert (moods.of(1), moods.of(3)) == (HAPPY, UPSET)
    assert moods.grudges == {3: 1}


def test_only_the_vengeful_are_glad_when_another_hits_their_enemy(moods):
    moods.hit(1, 3)
    moods.hit(0, 3)
    moods.hit(3, 2)
    assert moods.of(1) == HAPPY
    assert moods.of(0) == UPSET


def test_nobody_in_particular_can_hit_too_and_a_round_forgets(moods):
    moods.hit(1, -1)
    assert moods.of(1) == UPSET
    assert moods.grudges == {}
    moods.hit(1, 3)
    moods.clear()
    assert moods.of(1) == CALM
    assert moods.grudges == {}
