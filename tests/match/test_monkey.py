"""People who press anything at any moment: nothing breaks, nobody sees too much, the log leads to the same table."""

from __future__ import annotations

import contextlib
from random import Random

import pytest

from game.engine import legal_actions, observation
from game.engine.actions import VERBS, Action
from game.engine.errors import IllegalAction
from game.match import log, saves
from game.match.table import COMPUTER, HUMAN, Pace
from tests.match.tables import FRAME, people

PACES = [Pace(), Pace(races=False), Pace(races=False, auto_call=True), Pace(turn_seconds=3.0), Pace(thinking=0.0)]


def anything(rng, seats):
    cards = tuple(rng.randrange(-2, 130) for _ in range(rng.randrange(3)))
    seat, to = rng.randrange(-2, seats + 2), rng.randrange(-2, seats + 2)
    return Action(seat, rng.choice(VERBS), cards, rng.randrange(-1, 9), to, rng.random() < 0.3)


def press(session, rng):
    """Do one thing a person could do, sensible or not."""
    state, seats = session._state, len(session.seats)
    what = rng.random()
    if what < 0.25:
        session.submit(anything(rng, seats))
    elif what < 0.8:
        options = [act for seat in range(seats) for act in legal_actions(state, seat)]
        if options:
            session.submit(rng.choice(options))
    elif what < 0.85:
        session.hand_over(rng.randrange(seats), rng.choice([HUMAN, COMPUTER]), rng.choice(["", "beginner"]))
    elif what < 0.9:
        session.set_pace(rng.choice(PACES))
    elif what < 0.95:
        session.let_be(rng.randrange(-1, seats + 1))
    elif rng.random() < 0.2:
        session.pause()
    else:
        session.resume()
    if state.round_over and not state.match_over:
        session.deal()


@pytest.mark.parametrize("rules", ["official", "wildest", "pairs", "gang", "flip", "attack", "last-standing"])
@pytest.mark.parametrize("seed", range(2))
def test_whatever_people_press(rules, seed):
    rng = Random(seed)
    session = saves.new_session(people([0, 2], 4, rules, "beginner"), seed, pace=PACES[seed])
    watching = [session.watch(seat) for seat in range(4)]
    now = 0.0
    for _ in range(1500):
        now += rng.choice([0.0, FRAME, 0.2, 5.0])
        session.step(now, busy=rng.random() < 0.1)
        with contextlib.suppress(IllegalAction):
            press(session, rng)
        if session.over:
            break
    assert session.acts > 100
    for seat, (mirror, feed) in enumerate(watching):
        for event in feed.take():
            mirror.fold(event)
        assert mirror.observation() == observation(session._state, seat)
    session.close()
    (path,) = [*saves.folder().glob("*.match"), *saves.replays().glob("*.match")]
    assert log.play(log.read_file(path)).state.digest() == session._state.digest()
