"""How fast and how quiet the picture is: frames of a full table, a still table, the start to the first frame.

Without a screen SDL's dummy driver draws into memory; with one a window is really shown.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from statistics import median

from game import heap
from game.cli import BadInput
from game.cli.measuring.figure import Figure
from game.text import _

FRAME_LIMIT, IDLE_LIMIT, START_LIMIT, BUNDLE_START_LIMIT = 8.0, 3.0, 1.0, 1.5
"""Milliseconds of the slowest of a hundred frames; per cent of a core; seconds from source and bundled (design, 6)."""

_STARTS = 5
_STILL_SECONDS = 10.0


def prepare() -> None:
    """Draw into memory where there is no screen, and quickly where there is one; keep memory as the game does."""
    heap.begin()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")


def frames() -> list[Figure]:
    """Return the frame times of a full table, by the clock on the wall and by the processor's."""
    prepare()
    import pygame

    from game.levels import catalogue
    from game.view import measure

    pygame.display.init()
    pygame.font.init()
    try:
        window = pygame.display.set_mode(measure.SIZE)
        venue = catalogue.find("teahouse").venue
        wall = measure.frame_times(venue=venue, window=window)
        work = measure.frame_times(venue=venue, window=window, clock=time.process_time)
    except pygame.error as error:
        raise BadInput(str(error)) from error
    finally:
        pygame.display.quit()
    what = _("frame of a full table, 1920×1080, 99 of 100 within (median)")
    own = _("the same, processor time alone")
    return [
        Figure(what, f"{wall.p99:.1f} ms ({wall.median:.1f})", f"< {FRAME_LIMIT:.0f} ms", wall.p99 < FRAME_LIMIT),
        Figure(own, f"{work.p99:.1f} ms ({work.median:.1f})", f"< {FRAME_LIMIT:.0f} ms", work.p99 < FRAME_LIMIT),
    ]


def starts() -> list[Figure]:
    """Return the seconds from starting a process to its first frame, by the wall's clock and by the processor's."""
    bundled = getattr(sys, "frozen", False)
    command = [sys.executable] if bundled else [sys.executable, "-m", "game"]
    taken = [_one_start(command) for _number in range(_STARTS)]
    limit = BUNDLE_START_LIMIT if bundled else START_LIMIT
    wall, work = ([start[i] for start in taken] for i in (0, 1))
    return [
        _start(_("start to the first frame (least and most)"), wall, limit),
        _start(_("the same, processor time alone"), work, limit),
    ]


def _start(what: str, taken: list[float], limit: float) -> Figure:
    value = f"{median(taken):.2f} s ({min(taken):.2f}–{max(taken):.2f})"
    return Figure(what, value, f"< {limit:.1f} s", median(taken) < limit)


def _one_start(command: list[str]) -> tuple[float, float]:
    """Start the game once; return the seconds to its first frame, on the wall and of the processor."""
    began = time.time()
    try:
        done = subprocess.run(  # noqa: S603 - our own program
            [*command, "bench", "--first-frame", repr(began)],
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=True,
            timeout=300,
        )
        wall, work = done.stdout.split()[-2:]
        return float(wall), float(work)
    except (OSError, subprocess.SubprocessError, ValueError) as error:
        raise BadInput(_("the game could not be started to measure it")) from error


def first_frame(args: Namespace) -> int:
    """Draw the title once, as a start of the game does; print the seconds since the time given, and those of work."""
    prepare()
    from game import app, paths, text
    from game.options import GameOptions
    from game.settings import Settings

    with tempfile.TemporaryDirectory(prefix="house-rules-") as folder:
        paths.set_data_dir(Path(folder))
        game = app.App(GameOptions(size=(1920, 1080)), Settings(), keep=False)
        text.set_language("en")
        game.stack.reset(*app.first_scenes(game.context))
        game.frame([])
        print(time.time() - args.first_frame, time.process_time())
        game.close()
    return 0


def idle() -> list[Figure]:
    """Return which part of a core the title takes while nothing happens."""
    prepare()
    from game import app, paths
    from game.options import GameOptions
    from game.settings import Settings

    with tempfile.TemporaryDirectory(prefix="house-rules-") as folder:
        paths.set_data_dir(Path(folder))
        game = app.App(GameOptions(size=(1920, 1080)), Settings(), keep=False)
        game.stack.reset(*app.first_scenes(game.context))
        _run_for(game.turn, 2.0)
        work, wall = time.process_time(), time.monotonic()
        _run_for(game.turn, _STILL_SECONDS)
        share = 100 * (time.process_time() - work) / (time.monotonic() - wall)
        game.close()
    return [Figure(_("nothing moving, share of a core"), f"{share:.1f} %", f"< {IDLE_LIMIT:.0f} %", share < IDLE_LIMIT)]


def _run_for(turn: Callable[[], None], seconds: float) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        turn()
