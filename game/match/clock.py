"""The table's own time, and how long players take: nothing here knows the engine's generator or the real clock.

The engine sees an order of acts and no time. Time comes in from outside with every step; it stands still while the
table is paused and while a picture is still moving, so that nobody is late for what they could not see.
"""

from __future__ import annotations

import math
from random import Random

from game.ai.characters import Character
from game.ai.levels import Level
from game.match.table import Pace

LONGEST_STEP = 0.25
"""Seconds one step may add: a stall of the machine is not anybody's thinking time."""

SHORTEST_THOUGHT, LONGEST_THOUGHT = 0.5, 1.4
"""Seconds a computer player seems to think (the motion table of the art guide)."""

FASTEST_REACTION = 0.45
"""Seconds: quicker than any person who has to read the table first; computer players never beat it."""

SLOWEST_REACTION = 3.5
"""Seconds after which nobody notices any more: the next player is not kept waiting longer for a catch."""

QUICK_TEMPER = 0.35
"""How much of its reaction time the quickest character saves, and the slowest adds."""


class Clock:
    """Seconds of table time since the match was opened."""

    def __init__(self) -> None:
        self.time = 0.0
        self.paused = False
        self._last: float | None = None

    def advance(self, now: float, *, busy: bool = False) -> None:
        """Take in the real time `now` (seconds of any clock that only goes forward)."""
        passed = 0.0 if self._last is None else min(max(now - self._last, 0.0), LONGEST_STEP)
        self._last = now
        if not self.paused and not busy:
            self.time += passed


class Delays:
    """How long computer players take, from a generator of its own that decides nothing but that."""

    def __init__(self, pace: Pace, seed: int) -> None:
        self.pace = pace
        self._random = Random(seed ^ 0x7461626C65)

    def thought(self, think: float) -> float:
        """Return the seconds before an act in turn; `think` runs from 0 (obvious) to 1 (hard)."""
        share = 0.5 * min(max(think, 0.0), 1.0) + 0.5 * self._random.random()
        return self.pace.thinking * (SHORTEST_THOUGHT + share * (LONGEST_THOUGHT - SHORTEST_THOUGHT))

    def reaction(self, level: Level, character: Character) -> float:
        """Return the seconds before a call, a catch or a jump: long-tailed, as people's are."""
        temper = 1.0 - QUICK_TEMPER * (2.0 * character.quick - 1.0)
        seconds = level.reaction * temper * math.exp(self._random.gauss(0.0, level.reaction_spread))
        return self.pace.reaction * min(max(FASTEST_REACTION, seconds), SLOWEST_REACTION)
