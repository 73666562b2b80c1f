"""How much memory an hour of play takes, and whether it still grows in the second half of it."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from game.cli import BadInput
from game.cli.measuring.evening import Evening
from game.cli.measuring.figure import Figure
from game.cli.measuring.process import MEGABYTE, memory, memory_of
from game.cli.measuring.screen import prepare
from game.cli.progress import Progress
from game.text import _

LIMIT, GROWTH_LIMIT = 250.0, 5.0
"""Megabytes at most in an hour, and how many more after it than after half of it (design, section 6)."""

THINKING_SECONDS = 20.0
"""How long the strongest players think at most, to see what their process takes."""


def figures(minutes: float) -> list[Figure]:
    """Play so many minutes of table time at 1920 × 1080; return what is taken at half time, at the end and at most.

    The second half plays again what the first did, with other cards; both end at the title.
    """
    prepare()
    if memory() is None:
        raise BadInput(_("this system does not say how much memory a program takes"))
    from game import paths

    with (
        tempfile.TemporaryDirectory(prefix="house-rules-") as folder,
        Progress(round(60 * minutes), _("seconds of play")) as progress,
    ):
        paths.set_data_dir(Path(folder))
        try:
            return _measured(minutes, progress)
        finally:
            paths.set_data_dir(None)


def _measured(minutes: float, progress: Progress) -> list[Figure]:
    evening = Evening(progress.step)
    begun = time.monotonic()
    try:
        start = _megabytes()
        evening.spend(minutes * 30)
        half = _megabytes()
        evening.spend(minutes * 30)
        end, most = _megabytes(), _most()
        thinking = thinking_process()
    finally:
        evening.close()
    growth = end - half
    long = _("memory at the start, after half of {n} minutes of play and at the end").format(n=f"{minutes:g}")
    found = [
        Figure(long, f"{start:.0f}, {half:.1f}, {end:.1f} MB", "", None),
        Figure(_("growth in the second half"), f"{growth:.1f} MB", f"< {GROWTH_LIMIT:.0f} MB", growth < GROWTH_LIMIT),
        Figure(_("most at any moment"), f"{most:.0f} MB", f"< {LIMIT:.0f} MB", most < LIMIT),
    ]
    if thinking is not None:
        found.append(Figure(_("beside it, the process that thinks"), f"{thinking:.0f} MB", "", None))
    found.append(Figure(_("played in"), f"{time.monotonic() - begun:.0f} s", "", None))
    return found


def _megabytes() -> float:
    found = memory()
    return found.now / MEGABYTE if found is not None else 0.0


def _most() -> float:
    found = memory()
    return found.most / MEGABYTE if found is not None else 0.0


def thinking_process() -> float | None:
    """Return the megabytes of the process that thinks, after a round of the strongest players; None if unknown."""
    from game.match.session import Session
    from game.match.table import COMPUTER, Pace, SeatSetup, Table
    from game.match.worker import start_thinking

    seats = tuple(SeatSetup("", COMPUTER, animal, "master") for animal in ("ox", "tiger", "snake", "dragon"))
    worker = start_thinking()
    session = Session.new(Table("official", seats), 1, pace=Pace(thinking=0.0, reaction=0.0, grace=0.0), thinker=worker)
    begun = time.monotonic()
    while not session.round_over and time.monotonic() - begun < THINKING_SECONDS:
        session.step(time.monotonic() - begun)
        time.sleep(0.002)
    found = memory_of(worker.process_id) if worker.process_id is not None else None
    session.close()
    return found.most / MEGABYTE if found is not None else None
