"""Killed at any moment, the match goes on where it was."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from game import paths
from game.match import log, saves

ROOT = Path(__file__).resolve().parents[2]

PLAYER = """
import sys
from pathlib import Path
from game import paths
from game.match import saves
from tests.match.tables import AT_ONCE, computers, run
paths.set_data_dir(Path(sys.argv[1]))
session = saves.new_session(computers(4, "official target=100000"), int(sys.argv[2]), pace=AT_ONCE)
while True:
    run(session, most_acts=session.acts + 1)
    print(session.acts, session._state.digest(), flush=True)
"""


@pytest.mark.parametrize("seed", range(3))
def test_killed_in_the_middle_it_is_continued_where_it_was(tmp_path, seed):
    command = [sys.executable, "-c", PLAYER, str(tmp_path), str(seed)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, encoding="utf-8") as child:
        assert child.stdout is not None
        first = child.stdout.readline()
        time.sleep(0.05 + 0.11 * seed)
        child.kill()  # SIGKILL, TerminateProcess on Windows
        said = (first + child.stdout.read()).splitlines()
    paths.set_data_dir(tmp_path)
    saved = saves.load_running()
    assert saved is not None
    whole = [line.split() for line in said if len(line.split()) == 2]
    acts, digest = int(whole[-1][0]), whole[-1][1]
    assert saved.played.acts in (acts, acts + 1)
    at_that_act = log.play(log.Log(saved.header, tuple(_first_acts(acts)), 0))
    assert at_that_act.state.digest() == digest


def _first_acts(acts: int) -> list[str]:
    lines = log.read_file(saves.running_path()).lines
    return [line for line in lines if not line.startswith("= ")][:acts]
