"""Each level beats the one below it, and the arena counts right."""

from __future__ import annotations

from game.match.arena import Contest, Share, duel
from game.rules import compile_game, rule_set


def test_the_steady_beat_the_beginners():
    two = duel("steady", "beginner", compile_game(rule_set("official"), 2), 2, 60)
    four = duel("steady", "beginner", compile_game(rule_set("official"), 4), 4, 25)
    assert two.interval[0] > 0.5
    assert four.interval[0] > 0.25


def test_a_whole_match_has_a_winner():
    game = compile_game(rule_set("official target=150"), 3)
    state = Contest(["steady", "beginner", "beginner"], 4).play(game, 4, whole_match=True)
    assert state.match_over
    assert max(state.totals) >= 150


def test_the_interval_is_wilsons():
    low, high = Share(55, 100).interval
    assert (round(low, 3), round(high, 3)) == (0.452, 0.644)
    assert Share(0, 0).interval == (0.0, 1.0)
    assert str(Share(1, 2)) == "50.0 % (9.5 to 90.5, 2 played)"
