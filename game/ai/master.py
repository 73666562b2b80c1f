"""Plays whole imagined rounds: hundreds to thousands of them for an act, and does what ended best.

The acts that tuned rules of thumb like best are tried on the same imagined tables, each played out to the end of the
round and valued by the scoring in force. It thinks until its time is up and then answers the best it knows.
"""

from __future__ import annotations

from random import Random

from game.ai.ahead import TOP, Ahead
from game.ai.search import Candidate, Meter, compare
from game.ai.thinking import Thinking


class Master(Ahead):
    """The mind of a master."""

    misses = 0.02
    glance = 0.2

    def ranked(self, thinking: Thinking, candidates: list[Candidate], meter: Meter, rng: Random) -> list[Candidate]:
        """Return the likeliest candidates best first, by whole rounds; a single one is not thought about."""
        if len(candidates) < 2:
            return candidates
        return compare(candidates[:TOP], thinking.deal, thinking.play_out, meter, rng)
