"""The turning points of a finished round, looked for in a process beside the picture.

The process gets the log of the match, thinks about each turn again and sends what it finds as it finds it. It can be
ended at any time. Where none can be started the same is done on a thread, which is slower but stops nothing either.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator
from multiprocessing.connection import Connection
from random import Random

import msgspec

from game.ai.hint import turning_points
from game.ai.search import Budget
from game.engine.actions import Action
from game.match import beside, log
from game.match.beside import Beside
from game.match.log import LogError
from game.match.replay import Replay
from game.match.review import SECONDS_PER_MOMENT, Decision, decisions

MOST = 5
"""So many turning points are kept for each seat: those that cost most."""


class Job(msgspec.Struct, frozen=True, array_like=True):
    """What is looked for: the log of the match, the round (from 1), the seats, and how long a turn is thought about
    (`tries` in place of seconds where the outcome must not depend on the machine).
    """

    log: bytes
    round: int
    seats: tuple[int, ...]
    seconds: float = SECONDS_PER_MOMENT
    tries: int = 0


class Point(msgspec.Struct, frozen=True, array_like=True):
    """A turn at which another act was clearly better. `act` is its number in the replay, `faces` the hand then by
    card, `reason` and `values` say why, `cost` is what the difference was worth: a share of the match.
    """

    seat: int
    act: int
    done: Action
    better: Action
    reason: str
    values: dict[str, int]
    cost: float
    faces: dict[int, int]


class News(msgspec.Struct, frozen=True, array_like=True):
    """How far it has come: `done` of `of` turns, and what was found at the last. `problem` ends it."""

    done: int
    of: int
    point: Point | None = None
    problem: str = ""


_job_reader = msgspec.msgpack.Decoder(Job)
_news_reader = msgspec.msgpack.Decoder(News)
_writer = msgspec.msgpack.Encoder()


def search(job: Job) -> Iterator[News]:
    """Think about every turn again and yield what comes of it; the first news says how many turns there are."""
    try:
        replay = Replay(log.read(job.log))
        turns = _turns(replay, job)
    except (LogError, IndexError) as error:
        yield News(0, 0, None, str(error) or "round")
        return
    yield News(0, len(turns))
    first = replay.rounds[job.round - 1].first
    rng, budget = Random(replay.header.seed), Budget(job.seconds, job.tries)
    for number, (seat, turn) in enumerate(turns, 1):
        yield News(number, len(turns), _point(seat, first, turn, budget, rng))


def _turns(replay: Replay, job: Job) -> list[tuple[int, Decision]]:
    """Return the turns of the seats in the order they were played; those without a choice are left out."""
    one = replay.rounds[job.round - 1]
    replay.go(one.first)
    acts = [replay.action(number) for number in range(one.first + 1, one.last + 1)]
    found = [(seat, turn) for seat in job.seats for turn in decisions(replay.state, replay.came(one.first), acts, seat)]
    return sorted(((seat, turn) for seat, turn in found if len(turn.moment.legal) > 1), key=lambda each: each[1].act)


def _point(seat: int, first: int, turn: Decision, budget: Budget, rng: Random) -> Point | None:
    for found in turning_points([turn.moment], budget, rng):
        seen = turn.moment.observation
        faces = dict(zip(seen.hand, seen.faces, strict=True))
        better = found.better
        return Point(
            *(seat, first + turn.act, found.done, better.action, better.reason, dict(better.values), found.cost),
            faces,
        )
    return None


def serve(pipe: Connection) -> None:
    """Take one job from the pipe and send the news of it; the child's whole life."""
    beside.stand_back()
    with contextlib.suppress(EOFError, OSError):
        for news in search(_job_reader.decode(pipe.recv_bytes())):
            pipe.send_bytes(_writer.encode(news))


class LookingBack:
    """One search. Call `poll` once a frame; it never waits."""

    def __init__(self, job: Job, *, process: bool = True) -> None:
        self.job = job
        self.done, self.of, self.problem = 0, 0, ""
        self.over = False
        self._points: list[Point] = []
        self._news: list[News] = []
        self._stopped = threading.Event()
        self._child: Beside | None = None
        if not (process and self._start()):
            threading.Thread(target=self._search_here, name="looking back", daemon=True).start()

    def points(self, seat: int) -> list[Point]:
        """Return what has been found for a seat, what cost most first."""
        return sorted((one for one in self._points if one.seat == seat), key=lambda one: -one.cost)[:MOST]

    def poll(self) -> bool:
        """Take in what has come; return whether there was anything."""
        if self.over:
            return False
        before = self.done, self.of
        try:
            while self._child is not None and self._child.pipe.poll():
                self._news.append(_news_reader.decode(self._child.pipe.recv_bytes()))
        except (EOFError, OSError, msgspec.MsgspecError):
            self._news.append(News(self.done, self.of, None, "died"))
        news, self._news = self._news, []
        for one in news:
            self._take(one)
        return self.over or before != (self.done, self.of)

    def stop(self) -> None:
        """End it; what has been found stays."""
        self.over = True
        self._stopped.set()
        if self._child is not None:
            self._child.end()
            self._child = None

    def _take(self, news: News) -> None:
        if self.over:
            return
        self.done, self.of, self.problem = news.done, news.of, news.problem
        if news.point is not None:
            self._points.append(news.point)
        if news.problem or news.done >= news.of:
            self.stop()

    def _start(self) -> bool:
        """Start the process; the job is sent on a thread, since a long log has to wait for room in the pipe."""
        self._child = beside.start(serve, name="looking back")
        if self._child is None:
            return False
        threading.Thread(target=self._send, args=(self._child.pipe,), name="looking back", daemon=True).start()
        return True

    def _send(self, pipe: Connection) -> None:
        with contextlib.suppress(OSError):
            pipe.send_bytes(_writer.encode(self.job))

    def _search_here(self) -> None:
        for news in search(self.job):
            if self._stopped.is_set():
                return
            self._news.append(news)


__all__ = ["MOST", "Job", "LookingBack", "News", "Point", "search"]
