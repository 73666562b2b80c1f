"""Matches that nobody watches come out the same, however they are spread."""

from __future__ import annotations

from itertools import islice

from game.ai.levels import LEVELS
from game.match.simulation import matches, play_match
from game.match.table import SeatSetup, Table

TABLE = Table(
    "official target=100", (SeatSetup("", "computer", "rat", "steady"), SeatSetup("", "computer", "ox", "casual"))
)


def test_it_makes_no_difference_over_how_many_processes():
    alone, spread = matches(TABLE, 3, 50, 4000), matches(TABLE, 3, 50, 4000, processes=2)
    assert list(islice(alone, 4)) == list(islice(spread, 4))
    alone.close()
    spread.close()


def test_no_more_rounds_are_played_than_wanted():
    done = play_match(TABLE, 3, 1, 4000)
    assert len(done.rounds) == 1
    assert not done.over


def test_a_whole_match_has_winners_and_a_log_if_wanted():
    done = play_match(TABLE, 4, 50, 4000, keep=True)
    assert done.over
    assert len(done.winners) == 1
    assert sum(one.acts for one in done.rounds) <= len(done.lines)


def test_levels_that_think_ahead_do_so_here_too(monkeypatch):
    asked = []

    class Mind:
        def choose(self, observation, legal, rng):
            asked.append(observation.seat)
            return LEVELS["steady"].mind(self.who, None).choose(observation, legal, rng)

        def react(self, observation, legal, rng):
            return LEVELS["steady"].mind(self.who, None).react(observation, legal, rng)

    def make(level, character):
        from game.ai.characters import CHARACTERS

        mind = Mind()
        mind.who = CHARACTERS[character]
        return mind

    monkeypatch.setattr("game.match.simulation.player", make)
    table = Table(TABLE.rules, (SeatSetup("", "computer", "rat", "master"), SeatSetup("", "computer", "ox", "sharp")))
    play_match(table, 1, 1, 50)
    assert set(asked) == {0, 1}
