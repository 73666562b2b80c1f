"""``bench``: the figures of the design, measured on this machine."""

from __future__ import annotations

import json
from argparse import SUPPRESS, Namespace
from pathlib import Path
from typing import Any

from game.cli import BadInput
from game.cli.columns import table
from game.cli.measuring import engine, memory, screen, smooth, thinking
from game.cli.measuring.figure import Figure
from game.text import _

KINDS = ("engine", "frames", "idle", "start", "thinking", "smooth", "memory")
LONG = ("thinking", "smooth", "memory")
"""What takes so long that it is only measured when it is asked for."""

MOST_MINUTES, MOST_SECONDS = 600, 3600


def add_parser(subparsers: Any) -> None:
    """Add the parser of ``bench``."""
    parser = subparsers.add_parser("bench", help=_("measure how fast the game is"))
    kinds = ", ".join(KINDS)
    parser.add_argument("--only", metavar="KIND,…", help=_("measure only some: {kinds}").format(kinds=kinds))
    parser.add_argument("--minutes", type=float, default=60, metavar="N", help=_("minutes of play for memory (60)"))
    parser.add_argument("--rounds", type=int, default=500, metavar="N", help=_("rounds a run (500 if not given)"))
    parser.add_argument("--acts", type=int, default=50, metavar="N", help=_("acts of each kind for thinking (50)"))
    parser.add_argument("--seconds", type=float, default=30, metavar="N", help=_("seconds of each run for smooth (30)"))
    parser.add_argument("--rlcard", type=Path, metavar="PYTHON", help=_("a Python that has RLCard, to compare with"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=_("number of the first round"))
    parser.add_argument("--first-frame", type=float, help=SUPPRESS)  # what a measured start is asked for
    parser.add_argument("--json", action="store_true", help=_("print it as JSON"))


def run(args: Namespace) -> int:
    """Measure and print; returns the exit status."""
    if args.first_frame is not None:
        return screen.first_frame(args)
    if not 0 < args.minutes <= MOST_MINUTES:
        raise BadInput(_("between a moment and {n} minutes can be played").format(n=MOST_MINUTES))
    if min(args.rounds, args.acts) < 1 or args.seed < 0:
        raise BadInput(_("rounds and acts start at 1 and seeds at 0"))
    if not 0 < args.seconds <= MOST_SECONDS:
        raise BadInput(_("a run takes between a moment and {n} seconds").format(n=MOST_SECONDS))
    kinds = args.only.split(",") if args.only else [kind for kind in KINDS if kind not in LONG]
    if not set(kinds) <= set(KINDS):
        raise BadInput(_("measures are: {kinds}").format(kinds=", ".join(KINDS)))
    found: list[Figure] = []
    if "engine" in kinds:
        found += engine.figures(args.rounds, args.seed, args.rlcard)
    for kind, measure in (("frames", screen.frames), ("idle", screen.idle), ("start", screen.starts)):
        if kind in kinds:
            found += measure()
    if "thinking" in kinds:
        found += thinking.figures(args.acts, args.seed)
    if "smooth" in kinds:
        found += smooth.figures(args.seconds, args.seed)
    if "memory" in kinds:
        found += memory.figures(args.minutes)
    if args.json:
        print(json.dumps([figure._asdict() for figure in found], ensure_ascii=False, indent=1))
    else:
        print("\n".join(table([_row(figure) for figure in found])))
    return 0


def _row(figure: Figure) -> tuple[str, ...]:
    verdict = {True: _("reached"), False: _("missed"), None: ""}[figure.reached]
    return figure.what, figure.value, figure.aim, verdict
