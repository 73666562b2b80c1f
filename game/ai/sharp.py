"""Counts cards: remembers who could not follow and what was shown, and plays by tuned rules of thumb that use it.

Where rules of thumb see too little (a penalty is to be answered, hands may change their holders, one could jump in) it
imagines what the others may hold and plays a hundred rounds to their end: so it swaps with whom it pays, doubts a wild
draw card by the hands it can have been played from, and stacks or takes by what comes of either.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.ai.beliefs import Memory
from game.ai.characters import Character
from game.ai.naming import naming_choice
from game.ai.player import Choice
from game.ai.search import Budget, Candidate, compare
from game.ai.thinking import Thinking
from game.engine.actions import CALL, CATCH, Action
from game.engine.imagining import can_be_imagined
from game.engine.observation import Observation

TRIES = 100
"""Imagined rounds where rules of thumb see too little, all candidates together: some hundredths of a second."""

TOP = 4
"""Acts that are looked at more closely than by rules of thumb."""

BY_THUMB = 0.35
"""How hard a choice was that needed no imagining."""

FORGETS, MISSES = 0.01, 0.05
"""How often the average character forgets to call by itself, and does not see that another did."""


class Sharp:
    """The mind of a sharp player; `choose` and `react` as `Player` says."""

    def __init__(self, who: Character, memory: Memory | None = None, budget: Budget | None = None) -> None:
        """A budget of fewer tries than TRIES is kept to; time is none of a sharp player's concerns."""
        self.who, self.memory = who, memory
        few = budget is not None and budget.tries
        self.budget = Budget(tries=min(TRIES, budget.tries) if budget is not None and few else TRIES)

    def recalling(self, memory: Memory) -> Sharp:
        """Return the same player with what the seat remembers."""
        return Sharp(self.who, memory, self.budget)

    def choose(self, observation: Observation, legal: Sequence[Action], rng: Random) -> Choice:
        """Return the act that leads to the best tables; close calls take longer."""
        if not can_be_imagined(observation):
            return Choice(naming_choice(observation, legal, self.memory), 0.3)
        thinking = Thinking(self.who, observation, legal, self.memory, rng)
        ranked = self.ranked(thinking, thinking.candidates(legal), rng)
        return Choice(ranked[0].action, hesitation(ranked))

    def ranked(self, thinking: Thinking, candidates: list[Candidate], rng: Random) -> list[Candidate]:
        """Return the candidates best first; a single one is not thought about."""
        likely, others = candidates[:TOP], candidates[TOP:]
        if len(candidates) < 2 or not thinking.is_out_of_the_ordinary(likely):
            return candidates
        return compare(likely, thinking.deal, thinking.play_out, self.budget, rng) + others

    def react(self, observation: Observation, legal: Sequence[Action], rng: Random) -> Choice:
        """Call, catch whoever forgot, or jump in where that leads to better tables than letting it be."""
        obvious = obvious_reaction(self.who, legal, rng, FORGETS, MISSES)
        if obvious is not None:
            return Choice(obvious, 0.0)
        jumps = [act for act in legal if act.verb not in (CALL, CATCH)]
        if not jumps or not can_be_imagined(observation):
            return Choice(None, 0.0)
        thinking = Thinking(self.who, observation, legal, self.memory, rng)
        ranked = self.ranked(thinking, [*thinking.candidates(jumps), Candidate(None)], rng)
        return Choice(ranked[0].action, 0.0)


def obvious_reaction(
    who: Character, legal: Sequence[Action], rng: Random, forgets: float, misses: float
) -> Action | None:
    """Return the call that is due or the catch that offers itself, unless it is overlooked."""
    for act in legal:
        if act.verb == CALL and rng.random() >= forgets * 2.0 * who.forgetful:
            return act
        if act.verb == CATCH and rng.random() >= misses:
            return act
    return None


def hesitation(ranked: Sequence[Candidate]) -> float:
    """Return how hard a choice was: 0 with a single act, near 1 when two are worth the same."""
    if len(ranked) < 2:
        return 0.0
    if not ranked[0].values:
        return BY_THUMB
    return 1.0 / (1.0 + 40.0 * abs(ranked[0].mean - ranked[1].mean))
