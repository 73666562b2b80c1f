"""The simplest player: always answers, at once, with something that is allowed."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.ai.player import Choice
from game.engine.actions import CHALLENGE, PLAY, TIMEOUT, Action
from game.engine.observation import Observation


def simplest_choice(observation: Observation, legal: Sequence[Action], rng: Random) -> Choice:
    """Return a play if there is one, else the first legal act that is no challenge; never raises.

    With nothing legal the seat lets its time run out, which every table accepts from the seat in turn.
    """
    plays = [act for act in legal if act.verb == PLAY]
    if plays:
        return Choice(plays[int(rng.random() * len(plays))], 0.3)
    quiet = [act for act in legal if act.verb != CHALLENGE] or list(legal)
    return Choice(quiet[0] if quiet else Action(observation.seat, TIMEOUT), 0.0)
