"""Bubbles with remarks: beside their heads, over nothing else, one for a seat, gone after a while."""

from __future__ import annotations

import math

import pytest

from game import text
from game.engine import events as ev
from game.match.mirror import Held, Mirror
from game.narrate.voices import VOICES
from game.text import _
from game.view.cues_table import SHOUT, say
from game.view.director import INSTANTLY, Director
from game.view.geometry import fan_places
from game.view.speech import place_for, remark
from game.view.stage import Comfort
from tests.view.table import view_of

SIZES = [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080)]


def table(seats, size=(1280, 720), held=9, **comfort):
    """A director at a table at which everybody holds cards and a round goes on."""
    mirror = Mirror(0, seats)
    mirror.fold(ev.RoundStarted(1, 0, 1, tuple(range(seats)), 80))
    mirror.hands = [[Held(seat * 20 + i, -1, -1) for i in range(held)] for seat in range(seats)]
    view = view_of(mirror, size, Comfort(**comfort))
    director = Director(view)
    director.settle()
    director.update(0.0)
    return director


def longest(count=8):
    """The longest lines there are, in the language spoken."""
    lines = [line for voice in VOICES.values() for moment in voice.values() for line in moment]
    return sorted(lines, key=lambda line: -len(_(line)))[:count]


def cards_of(stage, seat):
    """The corners of every card of a fan."""
    spot = stage.layout.spot(seat, stage.me)
    for x, y, angle in fan_places(spot, spot.fan_most):
        a = math.radians(angle)
        for dx, dy in ((-0.5, -0.75), (0.5, -0.75), (0.5, 0.75), (-0.5, 0.75), (0, 0)):
            u, v = dx * spot.fan_card, dy * spot.fan_card
            yield x + u * math.cos(a) - v * math.sin(a), y + u * math.sin(a) + v * math.cos(a)


@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("seats", range(2, 11))
def test_everybody_finds_a_place_that_covers_nothing(seats, language):
    text.set_language(language)
    for size in SIZES:
        director = table(seats, size)
        stage, seats_view = director.view.stage, director.view.seats
        for seat in range(1, seats):
            for line in longest(3):
                place = place_for(seats_view, seat, _(line))
                assert place is not None, (size, seat, _(line))
                box = place.box
                assert box.x >= 0
                assert box.y >= 0
                assert box.right <= stage.space.w
                assert box.bottom <= stage.layout.hand.y
                ring = stage.layout.ring
                near = min(max(ring[0], box.x), box.right), min(max(ring[1], box.y), box.bottom)
                assert math.dist(near, ring) > stage.layout.ring_radius
                for other in range(1, seats):
                    assert not any(box.contains(x, y) for x, y in cards_of(stage, other)), (size, seat, other)
                    x, y, d = stage.layout.head(other, 0)
                    near = min(max(x, box.x), box.right), min(max(y, box.y), box.bottom)
                    assert math.dist(near, (x, y)) > d / 2
                    spot = stage.layout.spot(other, 0)
                    assert not box.contains(spot.x, spot.plate_y)
                    assert not box.contains(*spot.badge[:2])


@pytest.mark.parametrize("scale", [1.25, 2.0])
def test_large_words_find_a_place_too(scale):
    director = table(4)
    director.view.stage.loud = scale
    for seat in range(1, 4):
        place = place_for(director.view.seats, seat, longest(1)[0])
        assert place is not None
        assert place.size > 20


def test_what_several_say_at_once_does_not_overlap():
    director = table(10)
    shown = [seat for seat in range(1, 10) if remark(director, seat, "No hurry at all.")]
    assert len(shown) >= 7
    boxes = [director.view.stage.comp.rect(f"remark:{seat}") for seat in shown]
    assert all(box is not None for box in boxes)
    inner = [box.inflate(-16, -16) for box in boxes]
    assert all(one.collidelist(inner[:i]) < 0 for i, one in enumerate(inner))


def run(director, now, seconds):
    while seconds > 0:
        now, seconds = now + 16, seconds - 0.016
        director.update(now)
    return now


def bubbles(director):
    return [name for name, _rect in director.view.stage.comp.places() if name.startswith(("bubble:", "remark:"))]


def test_it_keeps_nobody_waiting_and_goes_by_itself():
    director = table(4)
    assert remark(director, 2, "Never mind.")
    assert not director.busy
    assert bubbles(director) == ["remark:2"]
    now = run(director, 0.0, 1.0)
    assert bubbles(director) == ["remark:2"]
    run(director, now, 4.0)
    assert bubbles(director) == []


def test_a_faster_table_leaves_the_same_time_to_read():
    director = table(4)
    director.speed = 4.0
    remark(director, 2, "Never mind.")
    now = run(director, 0.0, 1.5)
    assert bubbles(director) == ["remark:2"]
    run(director, now, 4.0)
    assert bubbles(director) == []


def test_there_is_one_bubble_for_a_seat_the_call_first():
    director = table(4)
    say(director, 1, SHOUT)
    assert remark(director, 1, "Already said it!")
    assert bubbles(director) == ["bubble:1"]
    now = run(director, 0.0, 1.0)
    assert bubbles(director) == ["bubble:1"]
    now = run(director, now, 1.5)
    assert bubbles(director) == ["remark:1"]
    say(director, 1, SHOUT)
    assert bubbles(director) == ["bubble:1"]
    remark(director, 2, "First.")
    remark(director, 2, "Second.")
    run(director, now, 0.5)
    assert bubbles(director).count("remark:2") == 1
    assert director.view.seats.states[2].remark == "Second."


def test_a_new_round_and_a_player_in_a_hurry_hear_nothing():
    director = table(4)
    remark(director, 2, "Never mind.")
    director.push([ev.RoundStarted(2, 0, 1, (0, 1, 2, 3), 80)])
    run(director, 0.0, 0.1)
    assert bubbles(director) == []
    director.speed = INSTANTLY
    assert not remark(director, 2, "Never mind.")
    assert bubbles(director) == []


def test_reduced_motion_has_it_appear_at_once_and_stand_still():
    seen = set()
    director = table(4, reduced_motion=True)
    remark(director, 2, "Never mind.")
    for step in range(60):
        director.update(step * 16.0)
        place = director.view.stage.comp.rect("remark:2")
        seen.add(tuple(place))
    assert len(seen) == 1


def test_otherwise_it_grows():
    seen = set()
    director = table(4)
    remark(director, 2, "Never mind.")
    for step in range(60):
        director.update(step * 16.0)
        seen.add(director.view.stage.comp.rect("remark:2").w)
    assert len(seen) > 3
