"""Events to pictures: every event has a cue, the screen always catches up, and ends where the mirror is."""

from __future__ import annotations

import typing

import pytest

from game.engine import events as ev
from game.match.mirror import Mirror
from game.view.cues import CUES
from game.view.director import INSTANTLY, Director
from game.view.stage import Comfort
from tests.view.table import view_of, watched_match

RULES = [
    "official",
    "children",
    "official stack=any jump_in=all multi=numbers",
    "official seven_swap=true zero_pass=true",
    "official deck=flip",
    "official deck=attack",
    "official blanks=4 bounce=4 discard_alls=8",
]


class Sounds:
    """Remembers what was played."""

    def __init__(self):
        self.played = []

    def play(self, cue, pan=0.0, *, name="", count=None, colour=""):
        self.played.append(cue)


def test_every_type_of_event_has_a_cue():
    assert set(CUES) == set(typing.get_args(ev.Event))


def run_until_quiet(director, now, most=60_000):
    """Let time pass until the director has shown everything; returns the time."""
    start = now
    while director.moving:
        now += 16
        director.update(now)
        assert now - start < most, "the director never came to rest"
    return now


def facts(mirror):
    """What a seat can see of a mirror."""
    return mirror.observation(), [laid.card for laid in mirror.pile]


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("still", [False, True])
def test_what_is_shown_at_the_end_is_what_happened(rules, still):
    batches, truth = watched_match(rules, 4, seed=7, most=70)
    view = view_of(Mirror(0, 4, truth.rules), comfort=Comfort(reduced_motion=still))
    director, now = Director(view, Sounds(), 4.0), 0.0
    for batch in batches:
        director.push(batch)
        now = run_until_quiet(director, now)
        view.draw(view.stage.canvas.surface)
    assert facts(view.shown) == facts(truth)
    at_rest(view)


def at_rest(view):
    """Nothing is left in flight and everything is counted."""
    assert not view.hand.flying
    assert not view.piles.incoming
    assert not view.piles.draw_extra
    assert all(state.hidden_cards == 0 for state in view.seats.states)
    assert not [name for name in view.stage.comp._pictures if name.startswith("fly:")]
    assert sorted(view.hand.order) == sorted(view.shown.hand)


@pytest.mark.parametrize("rules", RULES)
def test_finishing_at_any_moment_shows_the_same(rules):
    batches, truth = watched_match(rules, 3, seed=11, most=60)
    view = view_of(Mirror(0, 3, truth.rules))
    director, now = Director(view, Sounds(), 1.0), 0.0
    for number, batch in enumerate(batches):
        director.push(batch)
        for _frame in range(number % 23):
            now += 16
            director.update(now)
        director.finish()
        assert not director.busy
        at_rest(view)
    assert facts(view.shown) == facts(truth)


@pytest.mark.parametrize("rules", RULES)
def test_instantly_there_is_nothing_to_wait_for(rules):
    batches, truth = watched_match(rules, 5, seed=3, most=80)
    view = view_of(Mirror(0, 5, truth.rules))
    director, now = Director(view, None, INSTANTLY), 0.0
    for batch in batches:
        director.push(batch)
        now += 16
        director.update(now)
        assert not director.busy
    assert facts(view.shown) == facts(truth)
    at_rest(view)


def test_a_faster_speed_takes_less_time():
    def length(speed):
        batches, truth = watched_match("official", 4, seed=5, most=12)
        director = Director(view_of(Mirror(0, 4, truth.rules)), None, speed)
        director.push([event for batch in batches for event in batch])
        return run_until_quiet(director, 0.0)

    slow, usual, quick = length(0.5), length(1.0), length(4.0)
    assert slow > 1.6 * usual > 2.5 * quick


def test_one_input_is_enough_to_have_nothing_moving():
    batches, truth = watched_match("official", 4, seed=5, most=30)
    director = Director(view_of(Mirror(0, 4, truth.rules)), None, 0.5)
    director.push([event for batch in batches for event in batch])
    director.update(0.0)
    director.update(16.0)
    assert director.busy
    director.finish()
    assert not director.busy


def test_sounds_that_are_asked_for_all_exist():
    from game.view.sound_cues import CUES as KNOWN

    sounds = Sounds()
    for rules in RULES:
        batches, truth = watched_match(rules, 4, seed=2, most=250)
        director = Director(view_of(Mirror(0, 4, truth.rules)), sounds, INSTANTLY)
        for number, batch in enumerate(batches):
            director.push(batch)
            director.update(number * 16.0)
    assert set(sounds.played) <= set(KNOWN)
    assert {"play", "draw", "shuffle", "your_turn"} <= set(sounds.played)
