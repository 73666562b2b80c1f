"""What is asked of a computer player's mind and what comes back: bytes, never pickles."""

from __future__ import annotations

from typing import Protocol

import msgspec

from game.ai.beliefs import Memory
from game.engine.actions import Action
from game.engine.observation import Observation


class Question(msgspec.Struct, frozen=True, array_like=True):
    """What should this player do? All that an answer depends on is in here, so a fault can be repeated from it.

    `epoch` counts the acts at the table: a question of an older epoch is stale. `side` asks whether to act out of
    turn; its answer may be to let it be. `memory` is what the seat remembers of the round, for a level that does: a
    slot for every card, so a few kilobytes however long the round.
    """

    ticket: int
    epoch: int
    seat: int
    level: str
    character: str
    rng: int
    side: bool
    observation: Observation
    legal: tuple[Action, ...]
    memory: Memory | None = None


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """What the player does (None: nothing, in a side question), how hard it was, or why there is no answer.

    `fault` is empty when all went well, else ``raised``, ``late``, ``died`` or ``nonsense``; `detail` says more.
    """

    ticket: int
    action: Action | None
    think: float = 0.0
    fault: str = ""
    detail: str = ""


class Thinker(Protocol):
    """Where computer players think. Times are real seconds of the clock the session is stepped with."""

    def ask(self, question: Question, now: float) -> None:
        """Begin to think about `question`."""

    def poll(self, now: float) -> list[Answer]:
        """Return what has been decided since; every question is answered once, by a fault in the worst case."""

    def close(self) -> None:
        """Stop thinking for good."""


_question_reader = msgspec.msgpack.Decoder(Question)
_answer_reader = msgspec.msgpack.Decoder(Answer)
_writer = msgspec.msgpack.Encoder()


def to_bytes(message: Question | Answer) -> bytes:
    """Return `message` as bytes."""
    return _writer.encode(message)


def read_question(data: bytes) -> Question:
    """Return the question in `data`. Raises msgspec.MsgspecError when it is none."""
    return _question_reader.decode(data)


def read_answer(data: bytes) -> Answer:
    """Return the answer in `data`. Raises msgspec.MsgspecError when it is none."""
    return _answer_reader.decode(data)
