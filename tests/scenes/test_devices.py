"""A round with every rule on by one device alone, from the title to the title; long ones are in tests.devices."""

from __future__ import annotations

import pytest

from game.match.thinker import Inline
from game.scenes import start
from tests.devices.__main__ import HANDS, by_ear, play

pytestmark = pytest.mark.usefixtures("no_pictures")


@pytest.fixture(autouse=True)
def _thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "start_thinking", Inline)


@pytest.mark.parametrize("device", HANDS)
def test_a_match_by_one_device_alone(device: str) -> None:
    guest = play(device, "wildest scoring=single", 2)
    assert guest.met["result of the match"] == 1
    assert guest.done["card"] > 2


def test_a_match_by_what_is_read_aloud_alone() -> None:
    ear = by_ear("wildest scoring=single", 2)
    assert ear.over
    assert ear.done["card"] > 2
    assert not ear.doubts
