"""Calling, catching and jumping in: as a race, and asked in turn where nothing may depend on being quick."""

from __future__ import annotations

from random import Random

import pytest

from game.ai.characters import CHARACTERS
from game.ai.levels import LEVELS
from game.ai.player import Choice
from game.engine.errors import IllegalAction
from game.match.clock import FASTEST_REACTION, Delays
from game.match.session import WINDOW, Session
from game.match.table import Pace
from game.match.thinker import Inline
from tests.match.tables import FRAME, act, laid, people

ALWAYS, NEVER = True, False


class Reacting:
    """Plays and draws as it comes, and reacts always or never."""

    def __init__(self, does: bool):
        self.does = does

    def choose(self, observation, legal, rng):
        return Choice(legal[0], 0.0)

    def react(self, observation, legal, rng):
        return Choice(legal[0] if self.does else None, 0.0)


def session_at(state, humans, reacts, pace=None):
    table = people(humans, state.seats)
    thinker = Inline(lambda level, character: Reacting(reacts))
    return Session(table, state, [], 0, pace=pace or Pace(), thinker=thinker)


def names(session, seat=0):
    return [type(event).__name__ for event in session.feed(seat).take()]


def run_until(session, done, seconds, now=0.0):
    """Let time run until `done()`; returns when that was."""
    end = now + seconds
    session.step(now)
    while not done():
        now += FRAME
        assert now < end, "it did not happen"
        session.step(now)
    return now


def test_whoever_forgets_to_call_is_caught_after_a_while_a_person_needs():
    session = session_at(laid(["r1 g2", "b1 y2 y3", "g1 g3 g4"]), [0], ALWAYS)
    session.submit(act(session._state, "0 play r1"))
    when = run_until(session, lambda: "Caught" in names(session), 10.0)
    assert when >= FASTEST_REACTION * 0.95
    assert session.acts == 2


def test_a_late_call_saves_whoever_is_quicker():
    session = session_at(laid(["r1 g2", "b1 y2 y3", "g1 g3 g4"]), [0], ALWAYS)
    session.submit(act(session._state, "0 play r1"))
    session.step(0.2)
    session.submit(act(session._state, "0 call"))
    for frame in range(300):
        session.step(0.2 + frame * FRAME)
    assert "Caught" not in names(session)


def test_the_next_computer_player_waits_so_that_a_person_can_catch():
    session = session_at(laid(["b1 y2 y3", "r1 g2", "r2 g3 g4"], turn=1), [0], NEVER)
    played = run_until(session, lambda: session.acts == 1, 5.0)
    assert session._state.exposed == (1,)
    when = run_until(session, lambda: session.acts == 2, 10.0, now=played)
    assert when - played >= session.pace.grace - 2 * FRAME


def test_a_person_who_is_quick_catches():
    session = session_at(laid(["b1 y2 y3", "r1 g2", "r2 g3 g4"], turn=1), [0], NEVER)
    run_until(session, lambda: session.acts == 1, 5.0)
    session.submit(act(session._state, "0 catch 1"))
    assert len(session._state.hands[1]) == 3


def test_nobody_waits_where_there_is_nothing_to_do_for_a_person():
    session = session_at(laid(["b1 y2 y3", "r1 g2 g5", "r2 g3 g4"], turn=1), [0], NEVER, Pace(thinking=0.0))
    run_until(session, lambda: session.acts == 2, 1.0)


def test_free_catches_in_the_dark_do_not_keep_the_others_from_theirs():
    session = session_at(laid(["r1 g2", "b1 y2 y3", "g1 g3 g4"], rules="official false_catch=0"), [0], ALWAYS)
    session.submit(act(session._state, "0 play r1"))
    now = 0.0
    while len(session._state.hands[0]) == 1:
        now += FRAME
        assert now < 6.0
        session.step(now)
        if session._state.exposed:
            session.submit(act(session._state, "0 catch 2"))


def test_jumps_come_as_a_race_too():
    state = laid(["r1 g2 g5 y1", "b1 y2 y3", "r1 g3 g4"], rules="official jump_in=all")
    session = session_at(state, [0], ALWAYS)
    session.submit(act(state, "0 play r1"))
    run_until(session, lambda: len(state.hands[2]) == 2, 5.0)


def test_without_races_a_person_is_asked_before_the_turn_goes_on():
    state = laid(["r1 g2 g5 y1", "b1 y2 y3", "r1 g3 g4"], rules="official jump_in=all")
    session = session_at(state, [0, 2], NEVER, Pace(races=False))
    session.submit(act(state, "0 play r1"))
    for frame in range(600):
        session.step(frame * FRAME)
    assert session.asked()[:3] == (2, WINDOW, True)
    assert session.acts == 1
    session.let_be(2)
    assert session.asked().seat == 1
    run_until(session, lambda: session.acts == 2, 5.0, now=100.0)


def test_without_races_the_turn_waits_for_whoever_is_asked():
    state = laid(["r1 g2 g5 y1", "b1 y2 y3", "r1 g3 g4"], rules="official jump_in=all")
    session = session_at(state, [0, 1, 2], NEVER, Pace(races=False))
    session.submit(act(state, "0 play r1"))
    with pytest.raises(IllegalAction) as refused:
        session.submit(act(state, "1 draw"))
    assert refused.value.code == "wait"
    session.submit(act(state, "2 jump r1"))
    assert len(state.hands[2]) == 2


def test_without_races_computer_players_answer_before_the_turn_goes_on():
    state = laid(["r1 g2", "b1 y2 y3", "g1 g3 g4"])
    session = session_at(state, [0, 1], ALWAYS, Pace(races=False))
    session.submit(act(state, "0 play r1"))
    with pytest.raises(IllegalAction):
        session.submit(act(state, "1 draw"))
    session.step(0.0)
    session.step(FRAME)
    assert "Caught" in names(session)


def test_without_races_a_person_exposed_by_others_is_asked_first():
    state = laid(["r0 g2", "b1", "g1 g3 g4"], rules="official zero_pass=true")
    session = session_at(state, [0, 1, 2], NEVER, Pace(races=False))
    session.submit(act(state, "0 play r0 call"))
    assert state.exposed == (1, 2)
    for seat in (1, 2):
        assert session.asked().seat == seat
        session.submit(act(state, f"{seat} call"))
    assert not state.exposed


def test_with_the_call_made_for_them_people_are_never_exposed():
    state = laid(["r1 g2", "b1 y2 y3", "g1 g3 g4"])
    session = session_at(state, [0], ALWAYS, Pace(auto_call=True))
    session.submit(act(state, "0 play r1"))
    assert not state.exposed
    assert state.called == 1


def test_the_call_made_for_them_is_never_a_false_one():
    state = laid(["r1 g2 g5", "b1 y2 y3", "g1 g3 g4"])
    session = session_at(state, [0], ALWAYS, Pace(auto_call=True))
    session.submit(act(state, "0 play r1"))
    assert "Called" not in names(session)


@pytest.mark.parametrize("level", LEVELS.values(), ids=lambda level: level.id)
def test_reactions_are_a_persons(level):
    delays = Delays(Pace(), 3)
    times = sorted(delays.reaction(level, CHARACTERS["ox"]) for _ in range(500))
    assert times[0] >= FASTEST_REACTION
    assert 0.8 * level.reaction < times[250] < 1.6 * level.reaction
    assert times[250] > sorted(delays.reaction(level, CHARACTERS["rabbit"]) for _ in range(500))[250]


def test_thinking_takes_as_long_as_the_art_guide_says_and_scales():
    delays = Delays(Pace(thinking=1.0), 3)
    rng = Random(1)
    assert all(0.5 <= delays.thought(rng.random()) <= 1.4 for _ in range(200))
    assert Delays(Pace(thinking=0.0), 3).thought(1.0) == 0.0
