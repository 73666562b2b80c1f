"""Plays whole imagined rounds: hundreds to thousands of them for an act, and does what ended best.

The acts that tuned rules of thumb like best are tried on the same imagined tables, each played out to the end of the
round and valued by the scoring in force. It thinks until its time is up and then answers the best it knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.ai.beliefs import Memory
from game.ai.characters import Character
from game.ai.naming import naming_choice
from game.ai.player import Choice
from game.ai.search import Budget, Candidate, compare
from game.ai.sharp import hesitation, obvious_reaction
from game.ai.thinking import Thinking
from game.engine.actions import CALL, CATCH, Action
from game.engine.imagining import can_be_imagined
from game.engine.observation import Observation

TOP = 4
"""Acts that are played out: the prior's favourites (measured: without one, few play-outs are worse than none)."""

GLANCE = 0.2
"""The share of its time a master takes for whether to jump in: everybody at the table is asked that at once."""

FORGETS, MISSES = 0.0, 0.02


class Master:
    """The mind of a master; `choose` and `react` as `Player` says."""

    def __init__(self, who: Character, memory: Memory | None = None, budget: Budget | None = None) -> None:
        self.who, self.memory, self.budget = who, memory, budget or Budget()
        self._at_a_glance = Budget(self.budget.seconds * GLANCE, self.budget.tries)

    def recalling(self, memory: Memory) -> Master:
        """Return the same player with what the seat remembers."""
        return Master(self.who, memory, self.budget)

    def choose(self, observation: Observation, legal: Sequence[Action], rng: Random) -> Choice:
        """Return the act whose imagined rounds ended best; close calls take longer."""
        if not can_be_imagined(observation):
            return Choice(naming_choice(observation, legal, self.memory), 0.3)
        thinking = Thinking(self.who, observation, legal, self.memory, rng)
        ranked = self.ranked(thinking, thinking.candidates(legal), rng)
        return Choice(ranked[0].action, hesitation(ranked))

    def ranked(
        self, thinking: Thinking, candidates: list[Candidate], rng: Random, budget: Budget | None = None
    ) -> list[Candidate]:
        """Return the likeliest candidates best first, by whole rounds; a single one is not thought about."""
        if len(candidates) < 2:
            return candidates
        return compare(candidates[:TOP], thinking.deal, thinking.play_out, budget or self.budget, rng)

    def react(self, observation: Observation, legal: Sequence[Action], rng: Random) -> Choice:
        """Call, catch whoever forgot, or jump in where rounds with the jump end better than without."""
        obvious = obvious_reaction(self.who, legal, rng, FORGETS, MISSES)
        if obvious is not None:
            return Choice(obvious, 0.0)
        jumps = [act for act in legal if act.verb not in (CALL, CATCH)]
        if not jumps or not can_be_imagined(observation):
            return Choice(None, 0.0)
        thinking = Thinking(self.who, observation, legal, self.memory, rng)
        ranked = self.ranked(thinking, [*thinking.candidates(jumps), Candidate(None)], rng, self._at_a_glance)
        return Choice(ranked[0].action, 0.0)
