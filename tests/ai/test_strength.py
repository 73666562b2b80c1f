"""Who beats whom in a few rounds with fixed seeds, and what an act costs; for long runs see the README."""

from __future__ import annotations

import pytest

from game.ai.levels import LEVELS, player
from game.ai.search import Budget
from game.cli.measuring import thinking
from tests.ai.rule_agent import against


@pytest.mark.parametrize(("level", "deals"), [("steady", 100), ("sharp", 50)])
def test_the_middle_and_above_beat_the_rule_agent(level, deals):
    share = against(level, deals, seed=3000, budget=Budget(tries=8))
    assert share.played == 2 * deals
    assert share.share > 0.5


def test_the_beginner_does_not():
    assert against("beginner", 25, seed=3000).share < 0.5


@pytest.mark.parametrize("level", LEVELS)
def test_acts_of_every_level_are_timed(level, monkeypatch):
    monkeypatch.setattr(thinking, "player", lambda level, who: player(level, who, Budget(tries=6)))
    seconds = thinking.seconds_per_act(level, "wildest", 3, 5, 0)
    assert len(seconds) == 5
    assert seconds == sorted(seconds)
    assert seconds[0] > 0


@pytest.mark.parametrize(
    ("seconds", "reached"),
    [([0.1] * 20, True), ([0.1] * 90 + [1.5] * 10, False), ([0.1] * 99 + [1.5], True), ([0.1] * 99 + [2.5], False)],
)
def test_what_is_too_slow_is_said(seconds, reached):
    assert thinking._figure("master", "official", 2, seconds).reached is reached
