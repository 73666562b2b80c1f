"""The measure of frames while somebody thinks: it plays at the game's own table with the game's own worker."""

from __future__ import annotations

import json

import pytest

from game.cli import main
from game.cli.measuring import smooth
from game.match.worker import Worker


@pytest.fixture
def short(monkeypatch):
    monkeypatch.setattr(smooth, "WARM_UP", 0.0)
    monkeypatch.setattr(smooth, "SIZE", (1280, 720))


def test_frames_with_and_without_the_top_level_thinking(short, capsys, monkeypatch):
    ended = []
    close = Worker.close
    monkeypatch.setattr(Worker, "close", lambda worker: (ended.append(worker), close(worker))[1])
    assert main(["bench", "--only", "smooth", "--seconds", "2.5", "--json", "--lang", "en"]) == 0
    figures = json.loads(capsys.readouterr().out)
    what = [figure["what"] for figure in figures]
    assert "frame at a table of four, nobody thinking long" in what
    assert "frame at the same table while the top level thinks" in what
    assert "99 of 100 within" in figures[0]["value"]
    assert len(ended) == 2, "each run has a worker of its own, and ends it"
    assert all(worker.process_id is None for worker in ended)


@pytest.mark.parametrize("seconds", ["0", "-1", "99999"])
def test_how_long_is_checked(seconds, capsys):
    assert main(["bench", "--only", "smooth", "--seconds", seconds]) == 2
    assert "seconds" in capsys.readouterr().err
