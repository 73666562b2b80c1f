"""Every scenario file of the contract, played by the runner of ``check``."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.cli.scenarios import read_file, run

FILES = sorted((Path(__file__).parent / "scenarios").rglob("*.toml"))


def test_there_are_scenarios():
    assert len(FILES) >= 300


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario(path):
    assert run(read_file(path)) is None
