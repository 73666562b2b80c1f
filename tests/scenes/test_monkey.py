"""A short run of the monkey at the real window; long ones are made by hand (``python -m tests.monkey``)."""

from __future__ import annotations

import pytest

import game.scenes.table
from tests import monkey


@pytest.mark.parametrize("seed", [11, 12])
def test_nothing_is_raised_and_every_screen_can_be_left(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("game.ui.pictures", "game.view.brush", "game.view.card_art", "game.view.venue"):
        monkeypatch.setattr(f"{name}.rasterise", monkey.clear)
    monkeypatch.setattr("game.scenes.start.start_thinking", game.scenes.start.start_thinking)
    seen = monkey.run(seed, 300)
    assert len(seen) >= 4
