"""One readable round of every preset, as it was recorded: a change of it is a change of the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.rules import PRESETS
from tests.golden.record import record

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("preset", PRESETS)
def test_the_round_is_as_recorded(preset, request):
    path = FOLDER / f"{preset}.txt"
    played = record(preset)
    if request.config.getoption("--regen", default=False):
        path.write_text(played, encoding="utf-8", newline="\n")
    assert played == path.read_text(encoding="utf-8")


def test_no_record_of_a_preset_that_is_gone():
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(PRESETS)
