"""Several copies of the game in one folder: none writes over another's match, and none of the matches is lost."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game import paths
from game.match import copies, log, saves
from game.match.session import Session
from game.match.table import AT_ONCE
from tests.match.tables import computers

ROOT = Path(__file__).resolve().parents[2]
HOLD = """
import sys
from pathlib import Path
from game.match import copies
print(copies.number(Path(sys.argv[1])), flush=True)
sys.stdin.readline()
"""


class Copy:
    """Another process that has the folder open, until it is killed."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", HOLD, str(saves.folder())],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.number = int(self.process.stdout.readline())

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()


@pytest.fixture
def other():
    """Return another copy that was there before."""
    copy = Copy()
    yield copy
    copy.kill()


def begun(seed: int = 1, acts: int = 5) -> Session:
    session = saves.new_session(computers(3), seed, pace=AT_ONCE)
    for step in range(acts):
        session.step(float(step))
    return session


def test_alone_it_is_the_first_and_stays_that():
    assert [saves.second_copy() for _again in range(3)] == [False] * 3
    assert saves.running_path().name == "running.match"


def test_a_second_copy_keeps_a_match_of_its_own(other):
    (saves.folder() / "running.match").write_bytes(b"the first copy's")
    assert other.number == 1
    assert saves.second_copy()
    assert not saves.has_running(), "the first copy's match is not to be continued here"
    begun().close()
    assert (saves.folder() / "running.match").read_bytes() == b"the first copy's"
    assert saves.load_running().played.acts >= 5
    assert log.read_file(saves.folder() / "running-2.match").header.seed == 1


def test_a_copy_that_was_killed_leaves_its_number_and_its_match(other):
    assert saves.second_copy()
    begun().close()
    copies.release()
    other.kill()
    assert not saves.second_copy()
    saves.take_over()
    assert saves.load_running().header.seed == 1
    assert not (saves.folder() / "running-2.match").exists()


def test_with_a_match_in_progress_the_second_copys_becomes_a_replay(other):
    begun(seed=2).close()
    copies.release()
    other.kill()
    begun(seed=1).close()
    saves.take_over()
    assert saves.load_running().header.seed == 1
    (kept,) = saves.replays().glob("*-unfinished.match")
    assert log.read_file(kept).header.seed == 2


def test_nothing_is_taken_from_a_copy_that_is_open():
    copies.number(saves.folder())
    second = Copy()
    try:
        assert second.number == 2
        theirs = saves.folder() / "running-2.match"
        theirs.write_bytes(b"theirs")
        saves.take_over()
        assert theirs.read_bytes() == b"theirs"
        assert not saves.has_running()
    finally:
        second.kill()


def test_the_second_copy_takes_nothing_over(other):
    left = saves.folder() / "running-3.match"
    left.write_bytes(b"left")
    saves.take_over()
    assert left.read_bytes() == b"left"


def test_where_nothing_can_be_locked_it_is_the_first(monkeypatch: pytest.MonkeyPatch, other):
    def refuse(handle: int) -> None:
        raise OSError(38, "no locks here")

    monkeypatch.setattr(copies, "_lock_file", refuse)
    assert not saves.second_copy()
    monkeypatch.undo()
    copies.release()
    assert saves.second_copy()


def test_where_nothing_can_be_written_it_is_the_first(tmp_path):
    (tmp_path / "file").write_text("no folder")
    paths.set_data_dir(tmp_path / "file")
    assert not saves.second_copy()


def test_another_folder_is_another_number(tmp_path, other):
    assert saves.second_copy()
    paths.set_data_dir(tmp_path / "elsewhere")
    assert not saves.second_copy()
