"""The log of a match: what is written is what was played, and what is damaged says where."""

from __future__ import annotations

import time

import pytest

from game import paths
from game.engine.actions import PLAY, Action
from game.match import log, recorder, saves
from game.match.log import LogError
from game.match.recorder import Recorder
from game.match.table import SeatSetup, Table
from game.match.writing import act_line, read_act
from game.rules import PRESETS
from tests.match.tables import AT_ONCE, computers, laid, people, run


@pytest.fixture
def written():
    """The bytes of a match in progress, and the table they lead to."""
    session = saves.new_session(computers(3, "official"), 42, pace=AT_ONCE)
    run(session, most_acts=130)
    session.close()
    return saves.running_path().read_bytes(), session._state.digest()


def test_played_again_it_leads_to_the_same_table(written):
    data, digest = written
    played = log.play(log.read(data))
    assert played.acts == 130
    assert played.state.digest() == digest


@pytest.mark.parametrize("rules", PRESETS)
def test_every_preset_is_played_again_to_the_same_table(rules):
    session = saves.new_session(computers(4, rules, "beginner"), 6, pace=AT_ONCE)
    run(session, most_acts=300)
    session.close()
    (path,) = [*saves.folder().glob("*.match"), *saves.replays().glob("*.match")]
    assert log.play(log.read_file(path)).state.digest() == session._state.digest()


def test_at_every_act_the_file_leads_to_the_table():
    session = saves.new_session(people([0], 3, "official"), 5)
    digests = []
    for acts in range(1, 60):
        run(session, most_acts=acts, now=float(acts))
        digests.append(session._state.digest())
    at_act = []
    log.play(log.read_file(saves.running_path()), lambda state, action, events: at_act.append(state.digest()))
    assert at_act == digests
    session.close()


def test_an_act_is_one_line_and_every_twenty_have_a_digest(written):
    lines = written[0].decode("utf-8").splitlines()
    assert lines[0] == "house-rules match 1"
    assert len([line for line in lines if line.startswith("= ")]) == 6
    assert len(lines) == 2 + 130 + 6


def test_a_torn_last_line_does_not_count(written):
    data = written[0] + b"2 pla"
    assert log.play(log.read(data)).acts == 130


def error_of(data: bytes) -> LogError:
    with pytest.raises(LogError) as caught:
        log.play(log.read(data))
    return caught.value


@pytest.mark.parametrize(
    ("change", "code", "line"),
    [
        (lambda lines: ["some other file", *lines[1:]], "not_a_match", 1),
        (lambda lines: ["house-rules match 2", *lines[1:]], "newer", 1),
        (lambda lines: [lines[0], "{}", *lines[2:]], "header", 2),
        (lambda lines: [lines[0], lines[1].replace("official", "offical"), *lines[2:]], "rules", 2),
        (lambda lines: [*lines[:9], "0 dance", *lines[10:]], "act", 10),
        (lambda lines: [*lines[:9], "9 draw", *lines[9:]], "", 10),
        (lambda lines: [*lines[:22], "= 20 0123456789abcdef", *lines[23:]], "digest", 23),
        (lambda lines: [*lines[:9], "0 play " + "r5 " * 2000, *lines[9:]], "act", 10),
    ],
)
def test_a_damaged_log_names_the_line(written, change, code, line):
    lines = written[0].decode("utf-8").splitlines()
    error = error_of(("\n".join(change(lines)) + "\n").encode("utf-8"))
    assert error.line == line
    assert not code or error.code == code


def test_bytes_that_are_no_text_are_damage(written):
    assert error_of(written[0][:300] + b"\xff\xfe\n").code == "act"
    assert error_of(b"").code == "not_a_match"
    assert error_of(b"\n" * 5_000_000).code == "too_large"


def test_a_damaged_save_is_kept_aside(written):
    path = saves.running_path()
    path.write_bytes(written[0] + b"7 dance\n")
    with pytest.raises(LogError) as caught:
        saves.load_running()
    assert caught.value.kept_as is not None
    assert caught.value.kept_as.read_bytes() == written[0] + b"7 dance\n"
    assert saves.load_running() is None


def test_continue_goes_on_in_the_same_file(written):
    path = saves.running_path()
    path.write_bytes(path.read_bytes() + b"1 dr")
    saved = saves.load_running()
    assert saved is not None
    session = saved.session(pace=AT_ONCE)
    assert session._state.digest() == written[1]
    run(session)
    session.close()
    assert not saves.has_running()
    (replay,) = saves.replays().iterdir()
    assert log.play(log.read_file(replay)).state.match_over


def test_a_match_given_up_for_another_is_not_lost(written):
    saves.new_session(computers(2), 1).close()
    (given_up,) = saves.replays().iterdir()
    assert given_up.read_bytes() == written[0]


def test_a_disk_that_cannot_be_written_stops_nothing(tmp_path):
    session = saves.new_session(computers(2), 1, pace=AT_ONCE)
    folder = tmp_path / "gone" / "further"
    assert isinstance(session.record, Recorder)
    session.record.close(finished=False)
    session.record = Recorder(folder / "x.match", lambda path: None, waiting=b"head\n")
    assert session.record.problem
    run(session, most_acts=50)
    folder.mkdir(parents=True)
    run(session, most_acts=51)
    assert not session.record.problem
    assert len((folder / "x.match").read_bytes().splitlines()) >= 52
    session.close()


def test_the_title_may_look_at_what_is_in_progress(written):
    header = saves.running_header()
    assert header is not None
    assert header.seed == 42
    assert len(header.table.seats) == 3
    saves.running_path().write_bytes(b"\n")
    assert saves.running_header() is None
    saves.running_path().unlink()
    assert saves.running_header() is None
    assert saves.load_running() is None


def test_a_folder_in_the_place_of_the_file_is_left_alone(written):
    path = saves.running_path()
    path.unlink()
    path.mkdir()
    with pytest.raises(LogError) as caught:
        saves.load_running()
    assert caught.value.code == "unreadable"
    assert path.is_dir()


def test_a_match_that_was_over_when_the_game_was_killed_goes_to_the_replays():
    session = saves.new_session(computers(2, "official scoring=single"), 4, pace=AT_ONCE)
    run(session)
    session.record.close(finished=False)
    assert saves.has_running()
    assert saves.load_running() is None
    assert len(list(saves.replays().iterdir())) == 1


def test_replays_of_the_same_second_do_not_replace_each_other():
    for seed in range(3):
        session = saves.new_session(computers(2, "official scoring=single"), seed, pace=AT_ONCE)
        run(session)
        session.close()
    assert len(list(saves.replays().iterdir())) == 3


def test_a_disk_that_is_full_from_the_first_line_on_is_said(monkeypatch):
    def full(path, data, keep=0):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(paths, "write_atomically", full)
    saves.folder().write_bytes(b"a file where the folder should be")
    session = saves.new_session(computers(2), 1, pace=AT_ONCE)
    assert session.save_problem
    run(session, most_acts=20)
    session.close()


def test_names_are_kept_exactly_as_typed():
    name = "  \u202e王\u0301 “x”\t\n #=1 "
    table = Table("official", (SeatSetup(name, "human", "rat"), SeatSetup("", "computer", "ox")))
    saves.new_session(table, 1).close()
    assert saves.load_running().header.table.seats[0].name == name


def test_a_line_means_the_very_card():
    state = laid(["b1 r1 r1 g2", "b3 y2 y3"], rules="official multi=identical")
    hand = state.hands[0]
    for cards, line in [((1,), "0 play r1"), ((2,), "0 play r1 @3"), ((2, 1), "0 play r1 r1 @3,2")]:
        action = Action(0, PLAY, tuple(hand[place] for place in cards))
        assert act_line(state, action) == line
        assert read_act(state, line) == action
    for line in ("0 play r1 @1", "0 play r1 @9", "0 play r1 @x", "0 play r1 @2,3", "0 draw @1", "0 play r1 @"):
        with pytest.raises((ValueError, LookupError)):
            read_act(state, line)


def test_the_disk_is_written_seldom_and_in_the_end(monkeypatch):
    synced = []
    monkeypatch.setattr(recorder.os, "fsync", lambda number: synced.append(number))
    session = saves.new_session(computers(3), 1, pace=AT_ONCE)
    synced.clear()  # the beginning of the file
    begun = time.monotonic()
    run(session, most_acts=40)
    session.close()
    assert 1 <= len(synced) <= 3 + (time.monotonic() - begun) / recorder.SYNC_SECONDS + session._state.round_number
