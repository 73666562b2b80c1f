"""``simulate``: computer players play rounds without a window, and the result is counted.

Many rounds are spread over the cores. Stopped with Ctrl-C it counts what has been played, and says with which number
to go on.
"""

from __future__ import annotations

import json
import os
import sys
import time
from argparse import Namespace
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from game import __version__, paths
from game.ai.characters import CHARACTERS
from game.ai.levels import LEVELS
from game.cli import INTERRUPTED, BadInput
from game.cli.columns import table
from game.cli.progress import Progress
from game.engine.actions import NOBODY
from game.match.log import Header, header_text
from game.match.simulation import MatchDone, RoundDone, matches
from game.match.table import COMPUTER, LEAST_SEATS, MOST_SEATS, SeatSetup, Table, game_of
from game.narrate import refusal
from game.rules import RuleError, rule_set
from game.text import _

MOST_ACTS = 4000
"""A round that is longer is given up: players who play when they can finish within this (the design's figure)."""

MOST_ROUNDS = 10_000_000

ROUNDS_WORTH_SPREADING = 400
"""Fewer rounds are played before other processes have started."""


def add_parser(subparsers: Any) -> None:
    """Add the parser of ``simulate``."""
    parser = subparsers.add_parser("simulate", help=_("let computer players play, and count"))
    levels = ", ".join(LEVELS)
    parser.add_argument(
        "--seats", required=True, metavar="LEVEL,…", help=_("who plays: {levels}").format(levels=levels)
    )
    parser.add_argument("--rules", default="official", metavar="TEXT", help=_("the rule set (official if not given)"))
    parser.add_argument("--rounds", type=int, default=100, metavar="N", help=_("how many rounds (100 if not given)"))
    parser.add_argument(
        "--seed", type=int, default=0, metavar="N", help=_("number of the first match (0 if not given)")
    )
    parser.add_argument("--log", type=Path, metavar="FOLDER", help=_("keep every match as a replay in this folder"))
    parser.add_argument(
        "--processes", type=int, default=0, metavar="N", help=_("spread over so many processes (all cores)")
    )
    parser.add_argument("--json", action="store_true", help=_("print it as JSON"))


def run(args: Namespace) -> int:
    """Play the rounds and print what came of them; returns the exit status."""
    levels = args.seats.split(",")
    _check(args, levels)
    who = tuple(CHARACTERS)[: len(levels)]
    seats = tuple(SeatSetup("", COMPUTER, name, level) for name, level in zip(who, levels, strict=True))
    count = Count(levels)
    begun = time.perf_counter()
    try:
        table_ = Table(rule_set(args.rules).text, seats)
        game_of(table_)
    except RuleError as error:
        raise BadInput(refusal(error.code, error.values)) from error
    stopped = False
    try:
        _play(table_, args, count)
    except KeyboardInterrupt:
        stopped = True
    if not count.rounds:
        return INTERRUPTED
    count.seconds = time.perf_counter() - begun
    print(
        json.dumps(count.as_json(table_.rules), ensure_ascii=False, indent=2) if args.json else _report(count, table_)
    )
    if stopped:
        print(_("go on with --seed {seed}").format(seed=count.next_seed), file=sys.stderr)
    return INTERRUPTED if stopped else 0


def _play(table_: Table, args: Namespace, count: Count) -> None:
    """Play matches until there are rounds enough, and count them."""
    spread = args.processes or (os.cpu_count() or 1 if args.rounds >= ROUNDS_WORTH_SPREADING else 1)
    played = matches(table_, args.seed, args.rounds, MOST_ACTS, keep=args.log is not None, processes=spread)
    with Progress(args.rounds, _("rounds")) as progress, closing(played):
        for done in played:
            progress.step(count.add(done, args.rounds))
            if args.log is not None:
                _write_log(args.log / f"{done.seed}.match", Header(__version__, done.seed, table_), done.lines)
            if count.rounds >= args.rounds:
                return


@dataclass
class Count:
    """What has been counted. Lists run by seat; `lengths` are acts by round."""

    levels: list[str]
    rounds: int = 0
    matches: int = 0
    blocked: int = 0
    given_up: int = 0
    seconds: float = 0.0
    next_seed: int = 0
    lengths: list[int] = field(default_factory=list)
    won: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    matches_won: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.won, self.points, self.matches_won = ([0] * len(self.levels) for _ in range(3))

    def add(self, done: MatchDone, most: int) -> int:
        """Count a match as far as no more than `most` rounds come together; return how many rounds of it counted."""
        self.next_seed = done.seed + 1
        counted = done.rounds[: most - self.rounds]
        for one in counted:
            self._add_round(one)
        if done.over and len(counted) == len(done.rounds):
            self.matches += 1
            for seat in done.winners:
                self.matches_won[seat] += 1
        return len(counted)

    def _add_round(self, done: RoundDone) -> None:
        self.rounds += 1
        self.lengths.append(done.acts)
        self.given_up += not done.over
        self.blocked += done.blocked
        if done.winner != NOBODY:
            self.won[done.winner] += 1
        for seat, points in enumerate(done.points):
            self.points[seat] += points

    def as_json(self, rules: str) -> dict[str, object]:
        """Return everything counted."""
        return {
            "rules": rules,
            "rounds": self.rounds,
            "matches": self.matches,
            "blocked": self.blocked,
            "given_up": self.given_up,
            "acts": {"all": sum(self.lengths), "median": median(self.lengths), "most": max(self.lengths)},
            "seconds": round(self.seconds, 3),
            "seats": [
                {"level": level, "rounds_won": won, "points": points, "matches_won": matches}
                for level, won, points, matches in zip(
                    self.levels, self.won, self.points, self.matches_won, strict=True
                )
            ],
        }


def _write_log(path: Path, header: Header, lines: Sequence[str]) -> None:
    try:
        paths.write_atomically(path, (header_text(header) + "".join(f"{line}\n" for line in lines)).encode("utf-8"))
    except OSError as error:
        raise BadInput(_("{path} cannot be written: {reason}").format(path=path, reason=error.strerror)) from error


def _check(args: Namespace, levels: list[str]) -> None:
    known = ", ".join(LEVELS)
    for level in levels:
        if level not in LEVELS:
            raise BadInput(_("there is no level “{word}”, only {levels}").format(word=level, levels=known))
    if not LEAST_SEATS <= len(levels) <= MOST_SEATS:
        raise BadInput(refusal("seats_out_of_range", {"seats": len(levels), "fewest": LEAST_SEATS, "most": MOST_SEATS}))
    if not 1 <= args.rounds <= MOST_ROUNDS:
        raise BadInput(_("--rounds is a number from 1 to {most}").format(most=MOST_ROUNDS))
    if args.seed < 0:
        raise BadInput(_("--seed is not negative"))
    if args.processes < 0:
        raise BadInput(_("numbers are not negative"))


def _report(count: Count, table_: Table) -> str:
    head = (_("seat"), _("level"), _("rounds won"), "%", _("points"), _("matches won"))
    rows = [head]
    for seat, level in enumerate(count.levels):
        name = f"{seat} {_(CHARACTERS[table_.seats[seat].character].name)}"
        share = f"{100 * count.won[seat] / count.rounds:.1f}"
        rows.append(
            (
                name,
                _(LEVELS[level].name),
                str(count.won[seat]),
                share,
                str(count.points[seat]),
                str(count.matches_won[seat]),
            )
        )
    acts = sum(count.lengths)
    lines = [
        _("Rules: {text}").format(text=table_.rules),
        "",
        *table(rows, numbers_from=2),
        "",
        _("{rounds} rounds, {matches} whole matches, {blocked} rounds blocked, {given_up} given up").format(
            rounds=count.rounds, matches=count.matches, blocked=count.blocked, given_up=count.given_up
        ),
        _("acts in a round: {median} in the middle, {most} at most").format(
            median=f"{median(count.lengths):g}", most=max(count.lengths)
        ),
        _("{seconds} s, {rounds} rounds and {acts} acts a second").format(
            seconds=f"{count.seconds:.1f}",
            rounds=f"{count.rounds / count.seconds:.0f}",
            acts=f"{acts / count.seconds:.0f}",
        ),
    ]
    return "\n".join(lines)
