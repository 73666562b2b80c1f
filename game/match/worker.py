"""Thinking in a process of its own, so that no frame waits for it.

One process is spawned for a session. Questions and answers travel as bytes over a pipe. Every question has a deadline;
a player that raises, is late, dies or answers nonsense is replaced by the simplest one for that act, and a process
that hangs or has died is ended and another started. Where none can be started, thinking goes on in this process.

This module imports neither pygame nor anything else the child does not need: it is what the child loads.
"""

from __future__ import annotations

import contextlib
from multiprocessing.connection import Connection

import msgspec

from game.ai.levels import player
from game.match import beside
from game.match.beside import Beside
from game.match.question import Answer, Question, read_answer, read_question, to_bytes
from game.match.thinker import Inline, MakePlayer, simplest_answer, think

SECONDS_PER_ACT = 2.0
"""What an act may cost (the design's "never over 2 s")."""

SECONDS_TO_START = 20.0
"""What starting the process may cost; ready in 0.05 s as a rule, but a virus scanner may look at it first."""

MOST_STARTS_FAILED = 3
"""So many starts in a row that come to nothing, and the thinking stays in this process."""

READY = b"ready"


def serve(pipe: Connection, make_player: MakePlayer) -> None:
    """Answer questions until the pipe ends; the child's whole life."""
    beside.stand_back()
    with contextlib.suppress(EOFError, OSError):
        pipe.send_bytes(READY)
        while True:
            question = read_question(pipe.recv_bytes())
            pipe.send_bytes(to_bytes(think(question, make_player)))


class Worker:
    """A `Thinker` whose players think in one spawned process."""

    def __init__(self, make_player: MakePlayer = player, seconds_per_act: float = SECONDS_PER_ACT) -> None:
        """Start the process; it gets ready while the game goes on. `make_player` is a function of a module."""
        self._make_player, self._seconds = make_player, seconds_per_act
        self._queue: list[Question] = []
        self._current: Question | None = None
        self._deadline = 0.0
        self._answers: list[Answer] = []
        self._child: Beside | None = None
        self._ready = False
        self._failed_starts = 0
        self._inline: Inline | None = None
        self._start()

    @property
    def process_id(self) -> int | None:
        """The child's number at the system; None when the thinking is done in this process."""
        return self._child.process.pid if self._child is not None else None

    @property
    def busy(self) -> bool:
        """Whether the child is thinking about something, as far as is known here."""
        return self._current is not None and self._ready

    def ask(self, question: Question, now: float) -> None:
        """Have the child think about `question`; those about an older table that have not been begun are dropped."""
        self._queue = [waiting for waiting in self._queue if waiting.epoch == question.epoch]
        self._queue.append(question)
        self._send_next(now)

    def poll(self, now: float) -> list[Answer]:
        """Return what has been decided; sees to deadlines and to a process that has died."""
        self._receive(now)
        if self._current is not None and self._deadline <= now:
            self._start_again("late", f"no answer in {self._seconds} s", now)
        self._send_next(now)
        if self._inline is not None:
            self._answers += self._inline.poll(now)
        answers, self._answers = self._answers, []
        return answers

    def close(self) -> None:
        """End the process."""
        self._end()
        self._queue.clear()

    def _start(self) -> None:
        self._ready = False
        self._child = beside.start(serve, self._make_player, name="thinking")
        if self._child is None:
            self._think_here()

    def _think_here(self) -> None:
        """Give up processes: from now on the players think in this one, the quick ones of them."""
        self._end()
        self._inline = Inline()

    def _send_next(self, now: float) -> None:
        """Give the child its next question, one at a time: nothing ever waits for room in the pipe."""
        while self._queue and self._inline is not None:
            self._inline.ask(self._queue.pop(0), now)
        if self._current is not None or not self._queue or self._child is None:
            return
        self._current = self._queue.pop(0)
        self._deadline = now + self._seconds + (0.0 if self._ready else SECONDS_TO_START)
        with contextlib.suppress(OSError):  # it has died: the next poll finds out
            self._child.pipe.send_bytes(to_bytes(self._current))

    def _receive(self, now: float) -> None:
        try:
            while self._child is not None and self._child.pipe.poll():
                self._take(self._child.pipe.recv_bytes(), now)
        except msgspec.MsgspecError as error:
            self._start_again("nonsense", str(error), now)
        except (EOFError, OSError):
            self._start_again("died", "the process ended", now)

    def _take(self, data: bytes, now: float) -> None:
        if data == READY:
            self._ready, self._failed_starts = True, 0
            self._deadline = now + self._seconds  # of a question that was sent before
            return
        answer, asked = read_answer(data), self._current
        self._current = None
        if asked is None or answer.ticket != asked.ticket:
            raise msgspec.ValidationError("an answer that nobody asked for")
        if answer.fault:
            answer = simplest_answer(asked, answer.fault, answer.detail)
        self._answers.append(answer)

    def _start_again(self, fault: str, detail: str, now: float) -> None:
        """End the process, act simply for the player it was busy with, and go on with another process."""
        busy_with, was_ready = self._current, self._ready
        self._end()
        self._failed_starts += not was_ready
        if busy_with is not None and was_ready:
            self._answers.append(simplest_answer(busy_with, fault, detail))
        elif busy_with is not None:
            self._queue.insert(0, busy_with)
        if self._failed_starts >= MOST_STARTS_FAILED:
            self._think_here()
        else:
            self._start()
        self._send_next(now)

    def _end(self) -> None:
        if self._child is not None:
            self._child.end()
            self._child = None
        self._current, self._ready = None, False


def start_thinking() -> Worker:
    """Return the thinker of a match that somebody watches."""
    return Worker()
