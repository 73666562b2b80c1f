"""Frame times at a real table in real time, with nobody thinking for long and while the top level thinks.

Both times it is the game's own loop at its own pace: four computer players with a worker process, every act shown. The
wall's clock says what somebody who looks would notice, also of everything else the machine does; the processor's own
says what the thread costs that draws.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from game.ai.levels import MASTER, STEADY
from game.cli.measuring.figure import Figure
from game.cli.measuring.screen import FRAME_LIMIT, prepare
from game.text import _

SIZE = (1920, 1080)
CHARACTERS = ("rabbit", "ox", "tiger", "monkey")
WARM_UP = 3.0
"""Seconds before anything counts: pictures are made, the worker starts."""


class Frame(NamedTuple):
    """Milliseconds of one frame by the wall's clock and the processor's, and whether a player was thinking."""

    wall: float
    work: float
    thinking: bool


def figures(seconds: float, seed: int) -> list[Figure]:
    """Return the frame times of so many seconds with quick players, and of as many with the strongest."""
    quick, slow = _frames(STEADY, seconds, seed), _frames(MASTER, seconds, seed)
    thought = [frame for frame in slow if frame.thinking]
    share = 100 * len(thought) / max(1, len(slow))
    found = [
        *_two(_("frame at a table of four, nobody thinking long"), quick),
        *_two(_("frame at the same table while the top level thinks"), thought),
        Figure(_("frames during which the top level was thinking"), f"{share:.0f} %", "", None),
    ]
    if hasattr(os, "getloadavg"):
        load = " ".join(f"{one:.1f}" for one in os.getloadavg())
        found.append(Figure(_("processes that wanted to run (1, 5, 15 minutes)"), load, "", None))
    return found


def _two(what: str, frames: list[Frame]) -> list[Figure]:
    """Return the figures of some frames by either clock."""
    own = _("the same, processor time alone")
    return [_figure(what, [frame.wall for frame in frames]), _figure(own, [frame.work for frame in frames])]


def _figure(what: str, times: list[float]) -> Figure:
    ordered = sorted(times) or [0.0]
    p99, middle, most = ordered[int(0.99 * (len(ordered) - 1))], ordered[len(ordered) // 2], ordered[-1]
    value = _("99 of 100 within {p99} ms, median {median} ms, most {most} ms, {n} frames").format(
        p99=f"{p99:.1f}", median=f"{middle:.1f}", most=f"{most:.1f}", n=len(times)
    )
    return Figure(what, value, f"< {FRAME_LIMIT:.0f} ms", p99 < FRAME_LIMIT)


def _frames(level: str, seconds: float, seed: int) -> list[Frame]:
    """Return the frames in which something was drawn during so many seconds of play."""
    from game.match.worker import Worker
    from game.scenes.round_result import RoundResult

    frames: list[Frame] = []
    worker = Worker()
    with _table(level, worker, seed) as game:
        begun = time.monotonic()
        while time.monotonic() < begun + WARM_UP + seconds:
            thinking = worker.busy
            wall, work, drawn = time.perf_counter(), time.thread_time(), game.frames
            game.frame([])
            took = time.perf_counter() - wall
            if game.frames > drawn and time.monotonic() > begun + WARM_UP:
                frames.append(Frame(1000 * took, 1000 * (time.thread_time() - work), thinking and worker.busy))
            time.sleep(max(0.0, 1 / 60 - took))
            if isinstance(game.stack.top, RoundResult):
                game.stack.top.next_round()
    return frames


@contextmanager
def _table(level: str, worker: object, seed: int) -> Iterator[Any]:
    """Open a window with a table at which four of a level play, as quickly as they can think."""
    prepare()
    from game import app, paths
    from game.match.session import Session
    from game.match.table import COMPUTER, Pace, SeatSetup, Table
    from game.options import GameOptions
    from game.scenes.table import TableScene
    from game.scenes.title import Title
    from game.settings import Settings

    with tempfile.TemporaryDirectory(prefix="house-rules-") as folder:
        paths.set_data_dir(Path(folder))
        settings = Settings(thinking_time=0.0, language="en", started_before=True)
        game = app.App(GameOptions(size=SIZE), settings, keep=False)
        table = Table("official", tuple(SeatSetup("", COMPUTER, one, level) for one in CHARACTERS), venue="teahouse")
        session = Session.new(table, seed, pace=Pace.of(settings), thinker=worker)  # type: ignore[arg-type]
        try:
            game.stack.reset(Title(game.context), TableScene(game.context, session))
            yield game
        finally:
            game.close()
