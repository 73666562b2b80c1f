"""What a computer player is: a function from what it may know to what it does."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, Protocol, runtime_checkable

from game.ai.beliefs import Memory
from game.engine.actions import CALL, CATCH, JUMP, Action
from game.engine.observation import Observation

SIDE_VERBS = (CALL, CATCH, JUMP)
"""What a seat can do on somebody else's turn."""


class Choice(NamedTuple):
    """What a player does, and how hard that was: `think` runs from 0 (obvious) to 1 (a long look at the hand).

    `action` None lets it be, which only answers the question whether to act out of turn.
    """

    action: Action | None
    think: float


class Player(Protocol):
    """One mind at the table. It keeps nothing between two questions; the same question has the same answer."""

    def choose(self, observation: Observation, legal: Sequence[Action], rng: Random) -> Choice:
        """Return one of `legal` (its seat is in turn), with colour, seat and call added where it likes."""

    def react(self, observation: Observation, legal: Sequence[Action], rng: Random) -> Choice:
        """Return one of `legal` (calls, catches, jumps out of turn), or None to let it be."""


@runtime_checkable
class Recalling(Protocol):
    """A mind that makes use of what its seat remembers of the round (`beliefs.Beliefs`)."""

    def recalling(self, memory: Memory) -> Player:
        """Return the same player with what the seat remembers."""


def reminded(mind: Player, memory: Memory | None) -> Player:
    """Return the mind with the memory, if it makes use of one."""
    return mind.recalling(memory) if memory is not None and isinstance(mind, Recalling) else mind
