"""What an act costs a computer player: every level, every number of seats, the official rules and the richest.

The rounds are played by the steady, who are quick; now and then the level that is measured is asked the same question,
and its answer is thrown away: so it is asked at all stages of a round. Only questions with a choice are counted.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import median

from game.ai.beliefs import Memory
from game.ai.levels import LEVELS, STEADY, player
from game.ai.player import Choice, Player, reminded
from game.cli.measuring.engine import RICHEST
from game.cli.measuring.figure import Figure
from game.cli.progress import Progress
from game.engine.actions import CALL, CATCH, Action
from game.engine.observation import Observation
from game.match.arena import Contest
from game.match.table import LEAST_SEATS, MOST_SEATS
from game.rules import compile_game, rule_set
from game.text import _

USUAL_LIMIT, LIMIT = 1.0, 2.0
"""Seconds within which 95 of 100 acts are done, and all of them (design, section 6)."""

ASKED_EVERY = 5
"""One question of so many is put to the level that is measured."""


@dataclass
class Clock:
    """Times questions; `wanted` of them are enough."""

    wanted: int
    seconds: list[float] = field(default_factory=list)
    asked: int = 0

    def time(self, ask: Callable[[], object]) -> None:
        """Time one question of `ASKED_EVERY`, until there are enough."""
        self.asked += 1
        if self.asked % ASKED_EVERY == 0 and len(self.seconds) < self.wanted:
            begun = time.perf_counter()
            ask()
            self.seconds.append(time.perf_counter() - begun)


class Sampled:
    """A steady player beside whom another one is asked now and then."""

    def __init__(self, measured: Player, clock: Clock, who: str) -> None:
        self._measured, self._clock, self._who = measured, clock, who
        self._plays = player(STEADY, who)

    def recalling(self, memory: Memory) -> Player:
        """Return the same two players with what the seat remembers."""
        return Sampled(reminded(self._measured, memory), self._clock, self._who)

    def choose(self, observation: Observation, legal: Sequence[Action], rng: Random) -> Choice:
        """Return what the steady player does."""
        if len(legal) > 1:
            self._clock.time(lambda: self._measured.choose(observation, legal, Random(len(legal))))
        return self._plays.choose(observation, legal, rng)

    def react(self, observation: Observation, legal: Sequence[Action], rng: Random) -> Choice:
        """Return what the steady player does out of turn; only whether to jump in is a question worth timing."""
        if any(act.verb not in (CALL, CATCH) for act in legal):
            self._clock.time(lambda: self._measured.react(observation, legal, Random(len(legal))))
        return self._plays.react(observation, legal, rng)


def seconds_per_act(level: str, rules: str, seats: int, acts: int, seed: int) -> list[float]:
    """Return what so many acts of the level took, in order of length."""
    game, clock = compile_game(rule_set(rules), seats), Clock(acts)
    while len(clock.seconds) < acts:
        contest = Contest([level] * seats, seed, make_player=lambda level, who: Sampled(player(level, who), clock, who))
        contest.play(game, seed)
        seed += 1
    return sorted(clock.seconds)


def figures(acts: int, seed: int) -> list[Figure]:
    """Return the time of an act for each level, rule set and number of seats, so many acts of each."""
    found = []
    numbers = range(LEAST_SEATS, MOST_SEATS + 1)
    with Progress(len(LEVELS) * 2 * len(numbers), _("tables")) as progress:
        for level in LEVELS:
            for rules in ("official", RICHEST):
                for seats in numbers:
                    found.append(_figure(level, rules, seats, seconds_per_act(level, rules, seats, acts, seed)))
                    progress.step()
    return found


def _figure(level: str, rules: str, seats: int, seconds: Sequence[float]) -> Figure:
    usual, most = seconds[int(0.95 * (len(seconds) - 1))], seconds[-1]
    what = _("an act of {level}, {rules}, {seats} seats").format(level=level, rules=rules, seats=seats)
    value = _("median {median} ms, 95 % {usual} ms, most {most} ms").format(
        median=f"{1000 * median(seconds):.1f}", usual=f"{1000 * usual:.1f}", most=f"{1000 * most:.1f}"
    )
    aim = _("95 % < {usual} s, all < {most} s").format(usual=f"{USUAL_LIMIT:g}", most=f"{LIMIT:g}")
    return Figure(what, value, aim, usual < USUAL_LIMIT and most < LIMIT)
