"""Replays: any act of a match, forwards and backwards, is the table as it was; a damaged file says where."""

from __future__ import annotations

import json
import random

import pytest

from game.cli import main
from game.engine import observation
from game.match import log, saves
from game.match.log import LogError
from game.match.replay import ACTS_PER_COPY, Replay
from tests.match.tables import AT_ONCE, computers, run


def written(rules="official", seats=3, most_acts=140, seed=42):
    """A match in progress as a file, and the digest after every act."""
    session = saves.new_session(computers(seats, rules), seed, pace=AT_ONCE)
    run(session, most_acts=most_acts)
    session.close()
    (path,) = [*saves.folder().glob("*.match"), *saves.replays().glob("*.match")]
    digests = []
    log.play(log.read_file(path), lambda state, action, events: digests.append(state.digest()))
    return path, digests


@pytest.fixture
def match():
    return written()


def test_every_act_forwards_and_backwards_is_the_table_as_it_was(match):
    path, digests = match
    replay = Replay.open(path)
    assert replay.acts == len(digests) == 140
    for act in [*range(1, 141), *range(139, 0, -1), *random.Random(5).choices(range(1, 141), k=60)]:
        replay.go(act)
        assert replay.facts().digest == digests[act - 1]


def test_beyond_either_end_is_that_end(match):
    replay = Replay.open(match[0])
    replay.step(-1)
    assert replay.at == 0
    replay.go(10_000)
    assert replay.at == 140
    replay.step()
    assert replay.at == 140


def test_going_back_does_few_acts_again(match, monkeypatch):
    import game.match.replay as module

    replay = Replay.open(match[0])
    replay.go(140)
    done = []
    real = module.apply
    monkeypatch.setattr(module, "apply", lambda state, action: done.append(action) or real(state, action))
    replay.step(-1)
    assert len(done) < ACTS_PER_COPY


def test_rounds_begin_where_they_were_dealt(match):
    replay = Replay.open(match[0])
    assert len(replay.rounds) > 1
    assert all(one.over for one in replay.rounds[:-1])
    for one in replay.rounds:
        replay.go_to_round(one.number)
        facts = replay.facts()
        assert (facts.round_number, facts.act) == (one.number, one.first)
        assert all(len(hand) >= 7 for hand in facts.hands)
        assert replay.round_at(one.last) == one


@pytest.mark.parametrize("rules", ["official", "flip", "wildest", "gang"])
def test_the_picture_is_what_each_seat_saw(rules):
    path, _digests = written(rules, 4, 160)
    replay = Replay.open(path)
    for act in range(0, replay.acts + 1, 3):
        replay.go(act)
        for seat in range(4):
            assert replay.mirror(seat).observation() == observation(replay.state, seat)


@pytest.mark.parametrize("rules", ["official", "flip", "wildest"])
def test_with_all_hands_open_every_hand_is_the_true_one(rules):
    path, _digests = written(rules, 4, 160)
    replay = Replay.open(path)
    for act in range(replay.acts + 1):
        replay.go(act)
        mirror, hands = replay.mirror(1, all_open=True), replay.facts().hands
        assert {seat: sorted(hand) for seat, hand in enumerate(hands) if seat != 1} == {
            seat: sorted(faces) for seat, faces in mirror.open_hands.items()
        }
        assert sorted(mirror.faces) == sorted(hands[1])


def test_events_taken_one_act_at_a_time_lead_to_the_same_picture(match):
    replay = Replay.open(match[0])
    mirror = replay.mirror(2)
    for act in range(1, replay.acts + 1):
        for event in replay.shown(act, 2):
            mirror.fold(event)
    replay.go(replay.acts)
    assert mirror.observation() == replay.mirror(2).observation() == observation(replay.state, 2)


def test_one_seats_view_hides_what_it_did_not_know(match):
    replay = Replay.open(match[0])
    replay.go(30)
    assert {held.face for held in replay.mirror(0).hands[1]} == {-1}


def test_the_text_up_to_an_act_is_a_match_that_ends_there(match):
    path, digests = match
    replay = Replay.open(path)
    for act in (0, 1, 20, 37, 140):
        played = log.play(log.read(replay.text_until(act)))
        assert played.acts == act
        if act:
            assert played.state.digest() == digests[act - 1]


def test_a_file_damaged_further_down_is_shown_as_far_as_it_goes_and_left_alone(match):
    path, digests = match
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[60] = "0 dance"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    before = path.read_bytes()
    replay = Replay.open(path)
    assert replay.problem is not None
    assert (replay.problem.code, replay.problem.line) == ("act", 61)
    assert 50 < replay.acts < 60
    replay.go(replay.acts)
    assert replay.facts().digest == digests[replay.acts - 1]
    assert log.play(log.read(replay.text_until(replay.acts))).acts == replay.acts
    assert path.read_bytes() == before


def test_a_wrong_digest_names_its_line(match):
    path, _digests = match
    lines = path.read_text(encoding="utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("= 40"))
    lines[at] = "= 40 0123456789abcdef"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    replay = Replay.open(path)
    assert (replay.problem.code, replay.problem.line) == ("digest", at + 1)
    assert (replay.acts, replay.digests) == (40, 1)
    assert log.play(log.read(replay.text_until(40))).acts == 40


@pytest.mark.parametrize(
    ("data", "code"), [(b"", "not_a_match"), (b"\n" * 5_000_000, "too_large"), (b"house-rules match 9\n{}\n", "newer")]
)
def test_what_is_no_match_is_refused_and_left_alone(tmp_path, data, code):
    path = tmp_path / "x.match"
    path.write_bytes(data)
    with pytest.raises(LogError) as caught:
        Replay.open(path)
    assert (caught.value.code, caught.value.path) == (code, path)
    assert path.read_bytes() == data


def test_a_dealer_who_has_no_seat_is_refused(match):
    path = match[0]
    for dealer in (b"99", b"-1"):
        path.write_bytes(path.read_bytes().replace(b'"dealer":null', b'"dealer":' + dealer))
        with pytest.raises(LogError) as caught:
            Replay.open(path)
        assert (caught.value.code, caught.value.line) == ("header", 2)


def test_a_finished_match_ends_with_a_digest():
    session = saves.new_session(computers(2, "official target=50"), 3, pace=AT_ONCE)
    run(session)
    session.close()
    (path,) = saves.replays().glob("*.match")
    last = path.read_text(encoding="utf-8").splitlines()[-1]
    assert last == f"= {session.acts} {session._state.digest()}"
    replay = Replay.open(path)
    assert replay.problem is None
    replay.go(replay.acts)
    assert replay.facts().match_over


# The command -----------------------------------------------------------------------------------------------------
def test_check_compares_the_digests(match, capsys):
    assert main(["replay", "--check", str(match[0])]) == 0
    assert "all digests agree" in capsys.readouterr().out
    assert main(["replay", "--check", "--json", str(match[0])]) == 0
    (row,) = json.loads(capsys.readouterr().out)
    assert (row["acts"], row["digests"], row["digest"]) == (140, 7, match[1][-1])


def test_check_says_where_a_match_does_not_lead_where_it_says(match, capsys):
    path = match[0]
    path.write_bytes(path.read_bytes().replace(b"= 60 ", b"= 61 "))
    assert main(["replay", "--check", str(path)]) == 1
    out = capsys.readouterr().out
    assert "line 65" in out
    assert "the digest differs" in out


def test_check_of_what_is_no_match_is_the_users_mistake(tmp_path, capsys):
    path = tmp_path / "notes.txt"
    path.write_text("dear diary\n", encoding="utf-8")
    assert main(["replay", "--check", str(path)]) == 2
    assert "no match of this game" in capsys.readouterr().err
    assert main(["replay", "--check", str(tmp_path / "nothing.match")]) == 2
    (tmp_path / "empty").mkdir()
    assert main(["replay", "--check", str(tmp_path / "empty")]) == 2


def test_the_replays_of_simulate_can_be_checked(tmp_path, capsys):
    folder = tmp_path / "logs"
    assert main(["simulate", "--seats", "steady,beginner", "--rounds", "5", "--log", str(folder)]) == 0
    capsys.readouterr()
    assert main(["replay", "--check", str(folder)]) == 0
