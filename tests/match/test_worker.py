"""Thinking in a process of its own: it works, and nothing a player does wrong stops the match."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from game.engine.actions import Action
from game.match.faults import read_faults
from game.match.question import Answer, Question, read_answer, read_question, to_bytes
from game.match.session import Session
from game.match.table import SeatSetup, Table
from game.match.thinker import Inline
from game.match.worker import Worker
from tests.match import faults
from tests.match.bad_players import bad_player
from tests.match.tables import AT_ONCE, computers

ROOT = Path(__file__).resolve().parents[2]


def play_in_real_time(session, acts, seconds=300.0):
    """Play until so many acts are done; time is real. Rounds are dealt as they end."""
    end = time.monotonic() + seconds
    while session.acts < acts and not session.over:
        assert time.monotonic() < end, f"stalled after {session.acts} acts"
        if session.round_over:
            session.deal()
        elif not session.step(time.monotonic()):
            time.sleep(0.0005)


def question_of(session):
    """The first question a session asks."""
    asked = []

    class Noting(Inline):
        def ask(self, question, now):
            asked.append(question)
            super().ask(question, now)

    Session.new(session.table, 5, thinker=Noting()).step(0.0)
    return asked[0]


def test_messages_are_bytes_and_come_back_the_same():
    question = question_of(Session.new(computers(3), 5))
    assert isinstance(question, Question)
    assert read_question(to_bytes(question)) == question
    answer = Answer(3, Action(1, "play", (4, 5), 2, 0, True), 0.5, "late", "…")
    assert read_answer(to_bytes(answer)) == answer
    assert len(to_bytes(question)) < 1500


def test_a_match_in_the_process_is_the_match_in_this_one():
    ends = set()
    for thinker in (Worker(), Inline()):
        session = Session.new(computers(4, "official scoring=single"), 31, pace=AT_ONCE, thinker=thinker)
        play_in_real_time(session, 10_000)
        ends.add((session.acts, session._state.digest()))
        session.close()
    assert len(ends) == 1


def bad_table(characters):
    return Table("official", tuple(SeatSetup("", "computer", character, "steady") for character in characters))


@pytest.mark.parametrize(
    ("character", "kinds", "acts"),
    [("rat", {"raised"}, 60), ("ox", {"late"}, 6), ("tiger", {"died"}, 10), ("rabbit", {"nonsense", "refused"}, 60)],
)
def test_a_player_that_does_wrong_is_replaced_for_that_act(character, kinds, acts):
    faults = Counter()
    thinker = Worker(bad_player, seconds_per_act=0.25)
    table = bad_table([character, "pig"])
    session = Session.new(table, 8, pace=AT_ONCE, thinker=thinker, on_fault=lambda fault: faults.update([fault.kind]))
    play_in_real_time(session, acts)
    session.close()
    assert session.acts >= acts
    assert faults
    assert set(faults) <= kinds


def test_a_fault_is_kept_with_what_is_needed_to_repeat_it():
    session = Session.new(bad_table(["rat", "pig"]), 8, pace=AT_ONCE, thinker=Inline(bad_player))
    play_in_real_time(session, 6)
    fault = read_faults()[0]
    assert fault.kind == "raised"
    assert "no idea" in fault.detail
    assert fault.question.observation.rules == "official"
    assert fault.question.legal


def test_where_no_process_can_be_started_the_players_think_here(monkeypatch):
    class NoProcess:
        def Pipe(self):
            raise OSError("no")

    monkeypatch.setattr(multiprocessing, "get_context", lambda kind: NoProcess())
    thinker = Worker()
    assert thinker.process_id is None
    session = Session.new(computers(2), 8, pace=AT_ONCE, thinker=thinker)
    play_in_real_time(session, 30)
    session.close()


def test_a_process_that_is_killed_is_replaced():
    thinker = Worker()
    session = Session.new(computers(2), 8, pace=AT_ONCE, thinker=thinker)
    play_in_real_time(session, 5)
    first = thinker._child.process
    assert first is not None
    number = thinker.process_id
    first.kill()
    play_in_real_time(session, 15)
    assert thinker.process_id not in (None, number)
    session.close()
    assert thinker.process_id is None


def test_questions_about_an_older_table_are_dropped():
    question = question_of(Session.new(computers(2), 1))
    thinker = Worker()
    for ticket, epoch in ((1, 0), (2, 0), (3, 1)):
        thinker.ask(msgspec.structs.replace(question, ticket=ticket, epoch=epoch), 0.0)
    got, end = [], time.monotonic() + 300
    while 3 not in got and time.monotonic() < end:
        got += [answer.ticket for answer in thinker.poll(0.0)]
    thinker.close()
    assert got == [1, 3]


def test_the_process_loads_nothing_that_draws():
    code = "import sys, game.match.worker; print({'pygame', 'gettext', 'sqlite3'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


PARENT = """
import sys, time
from game.match.worker import Worker
if __name__ == "__main__":
    worker = Worker()
    while not worker._ready:
        worker.poll(0.0)
        time.sleep(0.01)
    print(worker.process_id, flush=True)
    time.sleep(60)
"""


def is_alive(number):
    if sys.platform == "win32":
        listed = subprocess.run(["tasklist", "/FI", f"PID eq {number}"], capture_output=True, text=True, check=True)
        return str(number) in listed.stdout
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    try:  # nobody may collect what an orphan leaves
        return Path(f"/proc/{number}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return True
    except ProcessLookupError:
        return False


def test_the_process_ends_with_the_game_however_that_ended(tmp_path):
    script = tmp_path / "parent.py"
    script.write_text(PARENT, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True, env=environment) as parent:
        number = int(parent.stdout.readline())
        parent.kill()
    end = time.monotonic() + 300
    while is_alive(number):
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.parametrize("kind", list(faults.KINDS))
def test_rounds_with_players_that_do_wrong_end_by_the_rules(kind, tmp_path):
    found = faults.play_rounds(kind, 4, folder=tmp_path)
    assert sum(found[fault] for fault in faults.FAULTS[kind]) >= 1
    assert set(found) <= faults.FAULTS[kind] | {faults.SLOW}
