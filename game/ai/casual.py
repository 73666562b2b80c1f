"""Plays by the same rules of thumb as the steady, but does not always look: a card that fits is good enough.

Now and then it plays what comes to hand, and it forgets to call, or misses that another did, more often.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.ai.characters import Character
from game.ai.player import Choice
from game.ai.steady import Steady
from game.engine.actions import CALL, CATCH, CHALLENGE, DRAW, KEEP, PLAY, TAKE, Action
from game.engine.observation import Observation

SLIPS = 0.5
"""How often it plays whatever fits (measured on a prototype: each tenth costs a good player about two wins in 100)."""

FORGETS, MISSES = 0.3, 0.5
"""How often the average character forgets to call, and does not see that another did."""

NEVER_BY_CHANCE = (DRAW, KEEP, TAKE, CHALLENGE)


class Casual:
    """The mind of a casual player; `choose` and `react` as `Player` says."""

    def __init__(self, who: Character) -> None:
        self.who = who
        self._careful = Steady(who)

    def choose(self, observation: Observation, legal: Sequence[Action], rng: Random) -> Choice:
        """Return the sound act, or whatever fits."""
        fitting = [act for act in legal if act.verb not in NEVER_BY_CHANCE]
        if fitting and rng.random() < SLIPS:
            act = fitting[int(rng.random() * len(fitting))]
            choice = self._careful.choose(observation, [act], rng)._replace(think=0.1)
        else:
            choice = self._careful.choose(observation, legal, rng)
        act_done = choice.action
        if act_done is not None and act_done.verb == PLAY and act_done.call and self._overlooks(FORGETS, rng):
            choice = choice._replace(action=act_done._replace(call=False))
        return choice

    def react(self, observation: Observation, legal: Sequence[Action], rng: Random) -> Choice:
        """Call, catch and jump in, when it has seen that it could."""
        chances = {CALL: FORGETS, CATCH: MISSES}
        noticed = [act for act in legal if not self._overlooks(chances.get(act.verb, 0.3), rng)]
        return self._careful.react(observation, noticed, rng) if noticed else Choice(None, 0.0)

    def _overlooks(self, chance: float, rng: Random) -> bool:
        return rng.random() < chance * 2.0 * self.who.forgetful
