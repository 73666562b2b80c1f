"""Whole matches through a session, and what its parts promise."""

from __future__ import annotations

import pytest

from game.ai.levels import LEVELS
from game.engine.actions import DEAL, DRAW, NOBODY, PLAY, Action
from game.engine.errors import IllegalAction
from game.match.session import Session
from game.match.table import Pace, SeatSetup, Table
from game.rules import PRESETS
from game.settings import Settings
from tests.match.tables import AT_ONCE, FRAME, act, computers, first_play, laid, people, run


@pytest.mark.parametrize("rules", ["official target=60", "encyclopedia target=60", "children target=20"])
@pytest.mark.parametrize("seats", range(2, 11))
def test_computer_players_finish_a_match(rules, seats):
    session = Session.new(computers(seats, rules), 11 + seats, pace=AT_ONCE)
    run(session)
    assert session.over


@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 5])
def test_under_every_preset_players_play_without_a_fault(rules, level, seats):
    faults = []
    session = Session.new(computers(seats, rules, level), 5, pace=AT_ONCE, on_fault=faults.append)
    run(session, most_acts=1200)
    assert not faults
    assert session.over or session._state.round_number > 1


def test_a_level_or_character_nobody_knows_is_played_simply():
    faults = []
    seats = (SeatSetup("", "computer", "cat", "genius"), SeatSetup("", "computer", "rat", "steady"))
    session = Session.new(Table("official scoring=single", seats), 5, pace=AT_ONCE, on_fault=faults.append)
    run(session)
    assert session.over
    assert {fault.kind for fault in faults} == {"raised"}


def test_a_person_plays_a_match_against_three():
    session = Session.new(people([0], 4, "official target=80"), 2)
    run(session)
    assert session.over


def test_without_races_everybody_is_asked_and_the_match_ends():
    session = Session.new(people([1], 4, "official target=80", "beginner"), 2, pace=Pace(races=False))
    run(session)
    assert session.over


def test_the_same_seed_gives_the_same_match():
    ends = set()
    for _ in range(2):
        session = Session.new(computers(4, "official scoring=single"), 77, pace=AT_ONCE)
        run(session)
        ends.add((session.acts, str(session.feed(0).take())))
    assert len(ends) == 1


def test_an_act_for_a_computer_players_seat_is_refused():
    session = Session.new(people([0], 2), 1)
    with pytest.raises(IllegalAction) as refused:
        session.submit(Action(1, DRAW))
    assert refused.value.code == "not_yours"


def test_computer_players_take_their_time_and_none_while_paused_or_busy():
    session = Session.new(computers(3), 4)
    now = 0.0
    session.step(now)
    session.pause()
    for _ in range(600):
        now += FRAME
        assert not session.step(now)
    session.resume()
    for _ in range(240):
        now += FRAME
        assert not session.step(now, busy=True)
    waited = 0.0
    while not session.step(now):
        now, waited = now + FRAME, waited + FRAME
    assert 0.4 < waited < 1.5


def test_a_stall_of_the_machine_is_nobodys_thinking_time():
    session = Session.new(computers(3), 4)
    session.step(0.0)
    assert not session.step(3600.0)


def turn_of_a_person(session, now=0.0):
    while not session.asked().human:
        session.step(now)
        now += FRAME
    return now


def test_nobody_is_hurried_unless_the_table_has_a_clock():
    session = Session.new(people([0], 2), 3)
    now = turn_of_a_person(session)
    assert session.asked().left is None
    for _ in range(1200):
        now += 0.2
        assert not session.step(now)


def test_with_a_clock_time_runs_out_and_the_least_is_done():
    session = Session.new(people([0], 2), 3, pace=Pace(turn_seconds=5.0))
    now = turn_of_a_person(session)
    acts = session.acts
    assert 4.5 < session.asked().left <= 5.0
    while session.acts == acts:
        now += FRAME
        session.step(now)
    assert [event for event in session.feed(0).take() if type(event).__name__ == "TimedOut"]


def test_every_turn_has_the_whole_time():
    state = laid(["rS r1 g2 g3", "b1 y2 y3"])
    session = Session(people([0, 1], 2), state, [], 0, pace=Pace(turn_seconds=5.0))
    for frame in range(120):
        session.step(frame * FRAME)
    assert session.asked().left < 3.5
    session.submit(act(state, "0 play rS"))
    assert session.asked()[:2] == (0, "play")
    assert session.asked().left == 5.0


def test_the_pace_can_change_while_a_match_is_played():
    session = Session.new(computers(3), 4)
    session.step(0.0)
    session.set_pace(AT_ONCE)
    session.step(FRAME)
    assert session.acts == 1


def test_a_seat_can_be_handed_to_the_computer_and_taken_back():
    session = Session.new(people([0, 1], 2), 3)
    seat = session.asked().seat
    session.hand_over(seat, "computer", "beginner")
    now, acts = 0.0, session.acts
    while session.acts == acts:
        session.step(now)
        now += FRAME
    session.hand_over(seat, "human")
    assert session.seats[seat].kind == "human"


def test_the_watcher_who_comes_late_sees_the_same_table():
    session = Session.new(computers(3, "official scoring=single"), 9, pace=AT_ONCE)
    early, feed = session.watch(1)
    for number in range(40):
        session.step(number * FRAME)
    for event in feed.take():
        early.fold(event)
    late, _ = session.watch(1)
    assert late.observation() == early.observation()


def test_a_refusal_can_be_asked_for_without_doing_anything():
    session = Session.new(people([0, 1], 2), 3)
    seat = session.asked().seat
    assert session.refusal(first_play(session.legal(seat))) is None
    assert session.refusal(Action(1 - seat, DRAW)) is not None
    assert session.acts == 0


def test_the_card_that_a_person_means_is_the_one_that_is_played():
    state = laid(["b1 r1 r1 g2", "b3 y2 y3"])
    session = Session(people([0, 1], 2), state, [], 0)
    meant = state.hands[0][2]
    session.submit(Action(0, PLAY, (meant,)))
    assert state.discard[-1] == meant


def test_a_call_is_made_for_people_whom_others_left_with_one_card():
    state = laid(["r0 g2", "b1", "g1 g3 g4"], rules="official zero_pass=true")
    session = Session(people([0, 1, 2], 3), state, [], 0, pace=Pace(auto_call=True))
    session.submit(act(state, "0 play r0"))
    assert not state.exposed


@pytest.mark.parametrize(
    ("settings", "pace"),
    [
        (Settings(), Pace()),
        (Settings(thinking_time=0.0, auto_call=True), Pace(thinking=0.0, auto_call=True)),
        (Settings(races=False, turn_timer="normal"), Pace(races=False, auto_call=True)),
        (Settings(turn_timer="normal"), Pace(turn_seconds=20.0)),
        (Settings(turn_timer="double"), Pace(turn_seconds=40.0)),
    ],
)
def test_the_pace_follows_the_settings(settings, pace):
    assert Pace.of(settings) == pace


def test_only_a_round_that_is_over_is_followed_by_a_deal():
    session = Session.new(computers(2), 1, pace=AT_ONCE)
    assert not session.round_over
    with pytest.raises(IllegalAction):
        session.deal()
    while not session.round_over:
        session.step(session.acts * FRAME)
    assert session.asked().asks == "nothing"
    session.submit(Action(NOBODY, DEAL))
    assert not session.round_over
