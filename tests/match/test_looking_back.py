"""The turning points of a round, looked for in a process: found, ended at any time, and never waited for."""

from __future__ import annotations

import time

import pytest

from game.engine.actions import DRAW, PLAY
from game.match.looking_back import MOST, Job, LookingBack, Point, search
from game.scenes.records_gallery import replay_of

FEW_TRIES = 16


@pytest.fixture(scope="module")
def replay():
    return replay_of("official", 3, 2)


def job(replay, seats=(0,), number=1):
    return Job(replay.text_until(replay.acts), number, seats, tries=FEW_TRIES)


def wait_for(looking, seconds=300.0):
    end = time.monotonic() + seconds
    while not looking.over:
        assert time.monotonic() < end, "it never came to an end"
        looking.poll()
        time.sleep(0.005)


def test_every_turn_with_a_choice_is_looked_at(replay):
    news = list(search(job(replay, (0, 1, 2))))
    one = replay.rounds[0]
    assert [each.done for each in news] == list(range(len(news)))
    assert all(each.of == len(news) - 1 for each in news)
    assert 10 < len(news) <= one.last - one.first + 1
    assert not any(each.problem for each in news)


def test_a_point_is_an_act_of_the_seat_in_that_round_and_another_would_have_been_lawful(replay):
    points = [each.point for each in search(job(replay, (0, 1, 2), 2)) if each.point]
    one = replay.rounds[1]
    for point in points:
        assert one.first < point.act <= one.last
        assert replay.action(point.act) == point.done
        assert point.done.seat == point.seat == point.better.seat
        assert point.better != point.done
        assert set(point.better.cards) <= set(point.faces)
        assert 0 < point.cost <= 1


def test_the_process_finds_what_is_found_here(replay):
    asked = job(replay, (0, 1))
    here = [each.point for each in search(asked) if each.point]
    looking = LookingBack(asked)
    wait_for(looking)
    assert not looking.problem
    assert looking.done == looking.of > 0
    for seat in (0, 1):
        expected = sorted((point for point in here if point.seat == seat), key=lambda point: -point.cost)[:MOST]
        assert looking.points(seat) == expected


def test_without_a_process_it_is_done_on_a_thread(replay):
    looking = LookingBack(job(replay), process=False)
    wait_for(looking)
    assert looking.done == looking.of > 0


def test_it_can_be_ended_at_any_time_and_keeps_what_it_has(replay):
    looking = LookingBack(Job(replay.text_until(replay.acts), 1, (0, 1, 2), 60.0))
    looking.poll()
    looking.stop()
    assert looking.over
    assert not looking.poll()
    looking.stop()


def test_a_process_that_dies_is_said_and_ends_it(replay):
    looking = LookingBack(Job(replay.text_until(replay.acts), 1, (0, 1, 2), 60.0))
    looking._child.process.kill()
    wait_for(looking)
    assert looking.problem == "died"


@pytest.mark.parametrize(("log", "number"), [(b"nonsense\n", 1), (None, 9)])
def test_what_cannot_be_looked_at_is_said(replay, log, number):
    news = list(search(Job(log or replay.text_until(replay.acts), number, (0,))))
    assert len(news) == 1
    assert news[0].problem


def test_what_cost_most_comes_first_and_no_more_than_a_few(replay):
    looking = LookingBack(job(replay), process=False)
    looking.stop()
    act = next(replay.action(act) for act in range(1, replay.acts) if replay.action(act).verb in (DRAW, PLAY))
    for cost in (0.02, 0.3, 0.1, 0.05, 0.07, 0.2, 0.04):
        looking._points.append(Point(0, 1, act, act, "ends_best", {}, cost, {}))
    assert [point.cost for point in looking.points(0)] == [0.3, 0.2, 0.1, 0.07, 0.05]
    assert looking.points(1) == []
