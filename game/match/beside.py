"""A process beside the game: started anew, joined to it by a pipe, and never in its way."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

NICE = 10
"""How far below the game's own process it stands, where the system knows such a thing."""


class Beside:
    """A running process and the game's end of the pipe to it."""

    def __init__(self, process: BaseProcess, pipe: Connection) -> None:
        self.process, self.pipe = process, pipe

    def end(self) -> None:
        """End the process and close the pipe."""
        self.pipe.close()
        self.process.kill()
        self.process.join()
        self.process.close()


def start(serve: Callable[..., None], *args: Any, name: str) -> Beside | None:
    """Start a process that runs `serve(pipe, *args)`, a function of a module; None where the system starts none."""
    ours: Connection | None = None
    try:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs, *args), name=name, daemon=True)
        process.start()
        theirs.close()
    except (OSError, RuntimeError, ValueError):
        if ours is not None:
            ours.close()
        return None
    return Beside(process, ours)


def stand_back() -> None:
    """Leave Ctrl-C and the processor to the game: the first thing such a process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the game hears it, and ends the pipe
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(NICE)
