"""Statistics: counted at the end of every round, the same when counted again from the replays, never in the way."""

from __future__ import annotations

import sqlite3

import pytest

from game import paths
from game.engine import events as ev
from game.match import ledger, saves, statistics
from game.match.arena import Share
from game.match.found import PEOPLE
from game.match.ledger import Ledger
from game.match.tally import tally
from tests.match.tables import AT_ONCE, computers, people, run


def play(rules="official", humans=(0,), seats=3, seed=1, most_acts=20_000, level="beginner"):
    """Play a match that is written down and counted; return its session."""
    session = saves.new_session(people(humans, seats, rules, level), seed, pace=AT_ONCE)
    run(session, most_acts=most_acts)
    session.close()
    return session


def all_rows(stats):
    """Everything that was counted."""
    return {
        table: sorted(stats.ledger.rows(f"SELECT * FROM {table}")) for table in ("rounds", "round_seats", "match_seats")
    }


def counted(check=False):
    """What is in the database now, with every file read."""
    with statistics.opened(check=check) as stats:
        for path in stats.unread():
            stats.take_in(path)
        return all_rows(stats)


# Filling -----------------------------------------------------------------------------------------------------------
def test_rounds_are_counted_as_they_end():
    session = play(most_acts=400)
    rounds = sum(isinstance(event, ev.RoundEnded) for event in session._events)
    assert rounds > 1
    with statistics.opened() as stats:
        assert stats.overall().played == rounds
        assert stats.sums().rounds == rounds


def test_counted_again_from_the_replays_they_are_the_same():
    for seed in (1, 2):
        play("official target=100", seed=seed)
    play("console target=100", seed=3)
    play("official teams=2 target=100", humans=(0, 2), seats=4, seed=4)
    with statistics.opened() as stats:
        noted = all_rows(stats)
    with statistics.opened() as stats:
        stats.clear()
        assert stats.overall().played == 0
    assert counted() == noted
    (paths.user_data() / ledger.FILE).unlink()
    assert counted() == noted


def test_a_match_read_again_counts_once():
    play(most_acts=300)
    first = counted()
    data = saves.running_path().read_bytes()
    saves.replays().mkdir(exist_ok=True)
    (saves.replays() / "copy.match").write_bytes(data)
    assert counted() == first


def test_a_continued_match_counts_on():
    session = play(most_acts=120)
    acts = session.acts
    again = saves.load_running().session(pace=AT_ONCE)
    run(again, most_acts=acts + 200)
    again.close()
    noted = sum(isinstance(event, ev.RoundEnded) for event in again._events)
    with statistics.opened() as stats:
        assert stats.overall().played == noted


def test_a_seat_the_computer_minded_for_a_while_is_still_the_persons():
    session = saves.new_session(people((0,), 3, "official target=60"), 5, pace=AT_ONCE)
    session.hand_over(0, "computer")
    run(session)
    session.close()
    with statistics.opened() as stats:
        assert stats.overall().played > 0
        noted = all_rows(stats)
        stats.clear()
    assert counted() == noted


def test_what_one_round_was_like():
    session = play("official target=100", seed=9)
    end = max(i for i, event in enumerate(session._events) if isinstance(event, ev.RoundEnded))
    events = session._events[: end + 1]
    start = max(i for i, event in enumerate(events) if isinstance(event, ev.RoundStarted))
    of_round = events[start:]
    with statistics.opened() as stats:
        rows = stats.ledger.rows("SELECT number FROM rounds ORDER BY number DESC LIMIT 1")
    number = rows[0][0]
    assert number == of_round[0].number
    found = tally(session.table, session._state, events)
    for seat in range(3):
        moves = [event for event in of_round if isinstance(event, ev.Moved)]
        drawn = sum(len(m.cards) for m in moves if m.dst == seat and m.src == ev.DRAW_PILE and m.why != "deal")
        plays = sum(1 for m in moves if m.src == seat and m.dst == ev.DISCARD_PILE)
        assert (found.seats[seat].drawn, found.seats[seat].plays) == (drawn, plays)
    assert sorted(one.place for one in found.seats) == [1, 2, 3]
    assert [one.seat for one in found.seats if one.won] == [of_round[-1].winner] or found.winner == of_round[-1].winner


# Asking ------------------------------------------------------------------------------------------------------------
def test_groups_sum_up_to_the_whole():
    play("official target=100", seed=1)
    play("console target=60", seed=2, level="steady")
    play("official target=60", humans=(0, 1), seats=2, seed=3)
    with statistics.opened() as stats:
        whole = stats.overall()
        for groups in (stats.by_rules(), stats.by_level(), stats.by_place(), stats.by_table()):
            assert sum(one.share.won for one in groups) == whole.won
            assert sum(one.share.played for one in groups) == whole.played
        assert [one.key for one in stats.by_level()] == ["beginner", "steady", PEOPLE]
        assert [one.key for one in stats.by_table()] == ["2", "3"]
        assert len(stats.lengths()) == len(set(map(tuple, stats.ledger.rows("SELECT key FROM rounds"))))
        assert len(stats.drawn()) == whole.played == stats.sums().rounds
        assert sum(stats.drawn()) == stats.sums().drawn
        assert 1 / 3 < stats.chance() < 1 / 2
        assert stats.matches_won().played == 4
        low, high = whole.interval
        assert 0 <= low <= whole.share <= high <= 1


def test_streaks_and_the_curve(monkeypatch):
    monkeypatch.setattr(statistics, "NEWEST", 4)
    with statistics.opened() as stats:
        assert stats.curve() == []
        monkeypatch.setattr(stats, "history", lambda who=None: [bool(int(c)) for c in "0111010001"])
        assert stats.streaks() == statistics.Streaks(now=1, best=3, worst=3)
        assert [share.won for share in stats.curve()] == [3, 3, 3, 2, 1, 1, 1]
        assert stats.curve()[0] == Share(3, 4)


def test_the_seats_of_one_name_alone():
    play(most_acts=200)
    with statistics.opened() as stats:
        assert stats.people() == [""]
        assert stats.overall("") == stats.overall()
        assert stats.overall("nobody").played == 0
        assert stats.sums("nobody").rounds == 0
        assert stats.chance("nobody") == 0.0


def test_the_list_of_matches():
    play("official target=100", seed=1)
    play(seed=2, most_acts=50)
    (saves.replays() / "broken.match").write_bytes(b"house-rules match 1\nnonsense\n")
    with statistics.opened() as stats:
        for path in stats.unread():
            stats.take_in(path)
        assert stats.unread() == []
        rows = {row.path.name: row for row in stats.matches()}
        assert rows.pop("broken.match").problem == "header"
        running = rows.pop(saves.RUNNING)
        assert (running.over, running.acts, running.winners, running.problem) == (False, 50, (), "")
        (finished,) = rows.values()
        assert finished.over
        assert len(finished.winners) == 1
        assert max(finished.totals) >= 100
        assert [kind for _name, kind, _who, _level in finished.seats] == ["human", "computer", "computer"]
        finished.path.unlink()
        assert stats.unread() == []
        assert finished.path.name not in {row.path.name for row in stats.matches()}


# When things go wrong ----------------------------------------------------------------------------------------------
def database():
    return paths.user_data() / ledger.FILE


@pytest.mark.parametrize("damage", ["no database at all", "cut", "other tables", "bytes inside"])
def test_a_damaged_database_is_set_aside_and_made_again(damage):
    play(seed=1)
    before = counted()
    data = bytearray(database().read_bytes())
    if damage == "no database at all":
        database().write_text("dear diary " * 500, encoding="utf-8")
    elif damage == "cut":
        database().write_bytes(data[: len(data) // 2 + 100])
    elif damage == "bytes inside":
        data[4096:12000] = b"\x07" * (12000 - 4096)
        database().write_bytes(data)
    else:
        with sqlite3.connect(database()) as connection:
            connection.execute("DROP TABLE rounds")
        connection.close()
    damaged = database().read_bytes()
    with statistics.opened(check=True) as stats:
        assert stats.ledger.problem == ledger.DAMAGED
        assert stats.ledger.kept_as.read_bytes() == damaged
        for path in stats.unread():
            stats.take_in(path)
        assert all_rows(stats) == before
    with statistics.opened(check=True) as stats:
        assert stats.ledger.problem == ""
        assert all_rows(stats) == before


def test_a_match_goes_on_when_the_database_is_damaged():
    database().parent.mkdir(parents=True, exist_ok=True)
    database().write_bytes(b"nonsense" * 1000)
    session = play(most_acts=200)
    assert session.acts == 200


def test_where_nothing_can_be_written_it_is_kept_in_memory():
    database().mkdir(parents=True)
    play(seed=1)
    with statistics.opened() as stats:
        assert stats.ledger.problem == ledger.UNWRITABLE
        assert stats.ledger.detail
        for path in stats.unread():
            stats.take_in(path)
        assert stats.overall().played > 0


def test_a_full_disk_is_said_and_counted_on_in_memory():
    play(seed=1)
    before = counted()
    play(seed=2, most_acts=20_000)
    with statistics.opened() as stats:
        stats.clear()
        stats.ledger._connection.executescript("PRAGMA page_size = 512; VACUUM;")
        stats.ledger._connection.execute("PRAGMA max_page_count = 1")
        for path in stats.unread():
            stats.take_in(path)
        assert stats.ledger.problem == ledger.UNWRITABLE
        assert "full" in stats.ledger.detail
        assert len(all_rows(stats)["rounds"]) > len(before["rounds"])
        assert len(stats.matches()) == 2


def test_a_newer_database_is_left_alone():
    counted()
    with sqlite3.connect(database()) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    before = database().read_bytes()
    play(seed=1, most_acts=200)
    with statistics.opened() as stats:
        assert stats.ledger.problem == ledger.NEWER
        for path in stats.unread():
            stats.take_in(path)
        assert stats.overall().played > 0
    assert database().read_bytes() == before


def test_an_older_database_is_brought_up_to_date():
    play(seed=1)
    before = counted()
    database().unlink()
    connection = sqlite3.connect(database(), isolation_level=None)
    connection.executescript(ledger.STEPS[0] + "PRAGMA user_version = 1;")
    connection.executemany(f"INSERT INTO rounds VALUES ({', '.join('?' * 8)})", before["rounds"])
    connection.close()
    with statistics.opened() as stats:
        assert stats.ledger.problem == ""
        assert stats.ledger.rows("PRAGMA user_version") == [(ledger.VERSION,)]
        assert all_rows(stats)["rounds"] == before["rounds"]


def test_two_games_at_once_do_not_wait_long(monkeypatch):
    monkeypatch.setattr(ledger, "PATIENCE", 0.05)
    first = Ledger()
    first._connection.execute("BEGIN EXCLUSIVE")
    session = play(most_acts=150)
    assert session.acts == 150
    first._connection.execute("ROLLBACK")
    first.close()


def test_computers_among_themselves_count_for_nobody():
    session = saves.new_session(computers(3, "official target=60"), 4, pace=AT_ONCE)
    run(session)
    session.close()
    with statistics.opened() as stats:
        assert stats.overall().played == 0
        assert stats.lengths() == []
