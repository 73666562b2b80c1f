"""Plays like a small child: by what catches the eye, and not always by the book.

Random legal play is nearly as good as bad play can be, so what makes this level weak is procedure: it draws although a
card would fit, keeps cards it could lay, forgets to call and hardly ever catches or challenges.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.ai.calling import calls_at
from game.ai.characters import Character
from game.ai.player import Choice
from game.ai.reading import Reading, needs_colour
from game.engine.actions import CALL, CATCH, CHALLENGE, DRAW, KEEP, PLAY, TAKE, Action
from game.engine.cards import KIND_OF, NUMBER
from game.engine.observation import Observation

DRAWS_ANYWAY = 0.08
"""How often it draws, keeps or takes although it could play."""

CHALLENGES = 0.06
CALLS_WITH_CARD = 0.6
CALLS_LATER = 0.35
CATCHES = 0.15
JUMPS = 0.3
PICTURES = 2.5
"""How much likelier it is to pick a card with a picture on it than a number."""


class Beginner:
    """The mind of a beginner; `choose` and `react` as `Player` says."""

    def __init__(self, who: Character) -> None:
        self.who = who

    def choose(self, observation: Observation, legal: Sequence[Action], rng: Random) -> Choice:
        """Return a play that catches the eye, or one of the others."""
        plays = [act for act in legal if act.verb == PLAY]
        others = [act for act in legal if act.verb in (DRAW, KEEP, TAKE)]
        challenges = [act for act in legal if act.verb == CHALLENGE]
        if challenges and rng.random() < CHALLENGES:
            return Choice(challenges[0], 1.0)
        if plays and not (others and rng.random() < DRAWS_ANYWAY):
            return Choice(self._laid(observation, plays, rng), rng.random())
        if others:
            return Choice(others[0], rng.random())
        return Choice(legal[int(rng.random() * len(legal))], rng.random())

    def react(self, observation: Observation, legal: Sequence[Action], rng: Random) -> Choice:
        """Call late, catch or jump in once in a while."""
        chances = {CALL: CALLS_LATER, CATCH: CATCHES}
        for act in legal:
            if rng.random() < chances.get(act.verb, JUMPS * self.who.quick):
                return Choice(act, rng.random())
        return Choice(None, 0.0)

    def _laid(self, observation: Observation, plays: Sequence[Action], rng: Random) -> Action:
        reading = Reading(observation)
        weights = [1.0 if KIND_OF[reading.top_of(act)] == NUMBER else PICTURES for act in plays]
        act = rng.choices(plays, weights)[0]
        if needs_colour(reading.top_of(act)):
            colours = range(4, 8) if observation.dark else range(4)
            act = act._replace(colour=colours[int(rng.random() * 4)])
        left = len(observation.hand) - len(act.cards)
        calls = CALLS_WITH_CARD * (1.4 - 0.8 * self.who.forgetful)
        if left in calls_at(observation.rules) and rng.random() < calls:
            act = act._replace(call=True)
        return act
