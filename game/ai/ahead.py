"""What all players that think ahead do alike; how closely they look at their acts is what tells them apart."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Self

from game.ai.beliefs import Memory
from game.ai.characters import Character
from game.ai.naming import naming_choice
from game.ai.player import Choice
from game.ai.search import Budget, Candidate, Meter
from game.ai.thinking import Thinking
from game.engine.actions import CALL, CATCH, Action
from game.engine.imagining import can_be_imagined
from game.engine.observation import Observation

TOP = 4
"""Acts that are looked at more closely than by rules of thumb: the favourites of those (measured: without such a prior
few play-outs are worse than none).
"""

BY_THUMB = 0.35
"""How hard a choice was that needed no imagining."""


class Ahead:
    """A mind that thinks ahead; `choose` and `react` as `Player` says. Levels say how in `ranked`."""

    forgets: ClassVar[float] = 0.0
    """How often the average character forgets to call by itself."""

    misses: ClassVar[float] = 0.0
    """How often it does not see that another forgot."""

    glance: ClassVar[float] = 1.0
    """The share of its time it takes for whether to jump in: everybody at the table is asked that at once."""

    def __init__(self, who: Character, memory: Memory | None = None, budget: Budget | None = None) -> None:
        self.who, self.memory, self.budget = who, memory, budget or Budget()

    def recalling(self, memory: Memory) -> Self:
        """Return the same player with what the seat remembers."""
        return type(self)(self.who, memory, self.budget)

    def choose(self, observation: Observation, legal: Sequence[Action], rng: Random) -> Choice:
        """Return the act that promises most; close calls take longer."""
        if not can_be_imagined(observation):
            return Choice(naming_choice(observation, legal, self.memory), 0.3)
        meter = Meter(self.budget)
        thinking = Thinking(self.who, observation, legal, self.memory, rng)
        ranked = self.ranked(thinking, thinking.candidates(legal), meter, rng)
        return Choice(ranked[0].action, _hesitation(ranked))

    def ranked(self, thinking: Thinking, candidates: list[Candidate], meter: Meter, rng: Random) -> list[Candidate]:
        """Return the likeliest candidates best first. They come in the order of the rules of thumb."""
        raise NotImplementedError

    def react(self, observation: Observation, legal: Sequence[Action], rng: Random) -> Choice:
        """Call, catch whoever forgot, or jump in where that promises more than letting it be."""
        obvious = self._obvious(legal, rng)
        if obvious is not None:
            return Choice(obvious, 0.0)
        jumps = [act for act in legal if act.verb not in (CALL, CATCH)]
        if not jumps or not can_be_imagined(observation):
            return Choice(None, 0.0)
        meter = Meter(self.budget._replace(seconds=self.budget.seconds * self.glance))
        thinking = Thinking(self.who, observation, legal, self.memory, rng)
        ranked = self.ranked(thinking, [*thinking.candidates(jumps), Candidate(None)], meter, rng)
        return Choice(ranked[0].action, 0.0)

    def _obvious(self, legal: Sequence[Action], rng: Random) -> Action | None:
        """Return the call that is due or the catch that offers itself, unless it is overlooked."""
        for act in legal:
            if act.verb == CALL and rng.random() >= self.forgets * 2.0 * self.who.forgetful:
                return act
            if act.verb == CATCH and rng.random() >= self.misses:
                return act
        return None


def _hesitation(ranked: Sequence[Candidate]) -> float:
    """Return how hard a choice was: 0 with a single act, near 1 when two are worth the same."""
    if len(ranked) < 2:
        return 0.0
    if not ranked[0].values:
        return BY_THUMB
    return 1.0 / (1.0 + 40.0 * abs(ranked[0].mean - ranked[1].mean))
