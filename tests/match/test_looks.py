"""A look goes on from the last one: it shows the table as if everything had been folded from the first deal on."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from game.engine.actions import DEAL, NOBODY, Action
from game.match.privacy import BlindMirror, OnlookerFeed
from game.match.session import Session
from tests.match.tables import AT_ONCE, FRAME, computers

TABLES = {
    "wildest": computers(4, "wildest target=500"),
    "flip": computers(3, "flip target=300"),
    "open": replace(computers(3, "official target=300"), open_table=True),
    "teams": replace(computers(4, "official teams=2 target=100"), partners_see=True),
    "rotation": replace(computers(4, "official rotation=true"), partners_see=True),
}


def _known(mirror):
    """Everything a mirror holds; its partners by what they say."""
    facts = {name: value for name, value in vars(mirror).items() if name not in ("_table", "_partners")}
    partners = vars(mirror).get("_partners")
    return facts, partners and partners.of_seat


def _folded(session, seat, until, *, blind=False):
    """The table after `until` events, folded from the first deal on."""
    mirror, feed = session.mirror(seat), session.feed(seat)
    if blind:
        mirror = BlindMirror(seat, len(session.seats), session._state.game.text)
        feed = OnlookerFeed(session._events, seat, 0)
    for event in feed.until(until):
        mirror.fold(event)
    return mirror, feed


@pytest.mark.parametrize(("name", "often"), [(name, 0.04 if name == "rotation" else 0.2) for name in TABLES])
def test_looks_at_any_moment_show_the_whole_table(name, often):
    session, chance, rounds, looks = Session.new(TABLES[name], 8, pace=AT_ONCE), Random(3), 1, 0
    for number in range(4000):
        session.step(number * FRAME)
        if session.round_over and not session.over:
            rounds += 1
            session.submit(Action(NOBODY, DEAL))
        if session.over or rounds > 3:
            break
        if chance.random() > often:
            continue
        looks += 1
        seat, end = chance.randrange(len(session.seats)), len(session._events)
        until = None if chance.random() < 0.7 else chance.randrange(end // 2, end + 1)
        for blind in (False, True):
            mirror, feed = (session.watch_blind if blind else session.watch)(seat, until)
            full, whole = _folded(session, seat, end if until is None else until, blind=blind)
            assert _known(mirror) == _known(full)
            assert feed.taken == whole.taken
            assert feed.take() == whole.take()
    assert rounds > 1
    assert looks > 5


def test_what_is_done_with_a_look_leaves_the_next_as_it_is():
    session = Session.new(TABLES["teams"], 8, pace=AT_ONCE)
    first, feed = session.watch(1)
    for number in range(60):
        session.step(number * FRAME)
    for event in feed.take():
        first.fold(event)
    first.pile.clear()
    first.hands[1].clear()
    second, _feed = session.watch(1)
    assert _known(second) == _known(_folded(session, 1, len(session._events))[0])


def test_a_look_folds_only_what_came_since_the_last(monkeypatch):
    session = Session.new(TABLES["wildest"], 8, pace=AT_ONCE)
    for number in range(120):
        session.step(number * FRAME)
    session.watch(2)
    folded = []
    monkeypatch.setattr(type(session.mirror(2)), "fold", lambda _self, event: folded.append(event))
    session.watch(2)
    assert not folded
