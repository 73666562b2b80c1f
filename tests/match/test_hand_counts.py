"""Cards counted along with the events are those a mirror folds."""

from __future__ import annotations

import pytest

from game.match.hand_counts import HandCounts
from game.scenes.context import Context
from game.scenes.gallery import played
from game.settings import Settings


@pytest.mark.parametrize("rules", ["official", "wildest", "flip", "gang", "attack", "pairs", "together"])
def test_they_are_what_a_mirror_holds_after_every_event(rules: str) -> None:
    session = played(Context(Settings(), keep=False), seats=4, rounds=2, rules=rules)
    mirror, counts, seen = session.mirror(0), HandCounts(4), 0
    for event in session.feed(0).take():
        mirror.fold(event)
        counts.fold(event)
        if counts.now:
            assert counts.now == mirror.counts, event
            seen += 1
    assert seen > 50


def test_nothing_is_told_of_a_table_that_was_not_dealt() -> None:
    assert HandCounts(4).now == ()
