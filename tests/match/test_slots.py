"""Matches kept by hand: at the exact spot, never touched by the running match, safe with damaged files."""

from __future__ import annotations

import pytest

from game import paths
from game.match import log, saves, slots
from game.match.log import LogError
from game.match.replay import Replay
from game.match.session import Session
from game.match.slots import NotKept
from tests.match.tables import AT_ONCE, people, run


def begun(acts=40, seed=1, rules="official"):
    """A match in progress, still open."""
    session = saves.new_session(people([0], 3, rules, "beginner"), seed, pace=AT_ONCE)
    run(session, most_acts=acts)
    return session


def test_a_kept_match_is_loaded_at_the_exact_spot():
    session = begun()
    digest, acts = session._state.digest(), session.acts
    slots.keep(2, session)
    run(session, most_acts=90)
    session.close()
    saved = slots.load(2)
    again = saved.session(pace=AT_ONCE)
    assert (again._state.digest(), again.acts) == (digest, acts)
    assert again.asked() == again.asked()
    run(again, most_acts=60)
    again.close()
    assert saves.load_running().played.state.digest() == again._state.digest()


def test_the_running_match_never_touches_what_is_kept():
    session = begun()
    slots.keep(1, session)
    before = slots.path_of(1).read_bytes()
    run(session, most_acts=120)
    session.close()
    slots.load(1).session(pace=AT_ONCE).close()
    again = saves.load_running().session(pace=AT_ONCE)
    run(again, most_acts=200)
    again.close()
    other = saves.new_session(people([0], 2), 9, pace=AT_ONCE)
    other.close()
    assert slots.path_of(1).read_bytes() == before


def test_what_was_running_goes_to_the_replays_when_another_is_loaded():
    session = begun()
    slots.keep(1, session)
    run(session, most_acts=90)
    session.close()
    running = saves.running_path().read_bytes()
    slots.load(1)
    (put_by,) = saves.replays().glob("*-unfinished*")
    assert put_by.read_bytes() == running


def test_a_match_that_goes_on_in_the_loaded_one_is_not_kept_twice():
    session = begun()
    slots.keep(1, session)
    session.close()
    slots.load(1)
    assert not list(saves.replays().glob("*")) if saves.replays().exists() else True


def test_a_place_says_what_lies_in_it():
    assert [slots.look(place) for place in slots.PLACES] == [None, None, None]
    assert not slots.any_kept()
    session = begun(60)
    slots.keep(3, session)
    kept = slots.look(3)
    assert (kept.place, kept.acts, kept.round_number, kept.problem) == (3, 60, session._state.round_number, "")
    assert kept.header.table.rules == "official"
    assert slots.any_kept()
    session.close()


def test_keeping_again_replaces_and_emptying_empties():
    session = begun(30)
    slots.keep(1, session)
    run(session, most_acts=50)
    slots.keep(1, session)
    assert slots.look(1).acts == 50
    slots.empty(1)
    slots.empty(1)
    assert slots.look(1) is None
    session.close()


def test_a_damaged_place_is_said_and_left_alone():
    session = begun()
    slots.keep(1, session)
    session.close()
    path = slots.path_of(1)
    path.write_bytes(path.read_bytes() + b"7 dance\n")
    damaged, running = path.read_bytes(), saves.running_path().read_bytes()
    kept = slots.look(1)
    assert kept.problem == "act"
    assert kept.header is not None
    with pytest.raises(LogError) as caught:
        slots.load(1)
    assert (caught.value.code, caught.value.path) == ("act", path)
    assert path.read_bytes() == damaged
    assert saves.running_path().read_bytes() == running
    path.write_bytes(b"\x00" * 100)
    assert slots.look(1).problem == "not_a_match"
    with pytest.raises(LogError):
        slots.load(2)


def test_what_cannot_be_written_is_said(monkeypatch):
    session = begun()

    def full(path, data, keep=0):
        raise OSError(28, "No space left on device")

    slots.keep(1, session)
    before = slots.path_of(1).read_bytes()
    run(session, most_acts=60)
    with monkeypatch.context() as patched:
        patched.setattr(paths, "write_atomically", full)
        with pytest.raises(NotKept, match="No space"):
            slots.keep(1, session)
    assert slots.path_of(1).read_bytes() == before
    session.record.problem = "Input/output error"
    with pytest.raises(NotKept, match="Input"):
        slots.keep(1, session)
    with pytest.raises(NotKept):
        slots.keep(1, Session.new(people([0], 2), 1))
    session.close()
    running = saves.running_path().read_bytes()
    monkeypatch.setattr(paths, "write_atomically", full)
    with pytest.raises(OSError, match="No space"):
        slots.load(1)
    assert saves.running_path().read_bytes() == running


def test_a_branch_of_a_replay_is_played_on_and_the_replay_stays():
    session = saves.new_session(people([0], 3, "official target=60", "beginner"), 4, pace=AT_ONCE)
    run(session)
    session.close()
    (path,) = saves.replays().glob("*.match")
    before = path.read_bytes()
    replay = Replay.open(path)
    replay.go(25)
    saved = saves.begin_from(replay.text_until(25))
    again = saved.session(pace=AT_ONCE)
    assert again._state.digest() == replay.facts().digest
    run(again, most_acts=40)
    again.close()
    assert log.play(log.read_file(saves.running_path())).acts == 40
    assert path.read_bytes() == before
    with pytest.raises(LogError) as caught:
        saves.begin_from(before)
    assert caught.value.code == "over"
