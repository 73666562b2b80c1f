"""``simulate``: computer players play rounds without a window, and the result is counted."""

from __future__ import annotations

import json
import time
from argparse import Namespace
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from game import __version__, paths
from game.ai.characters import CHARACTERS
from game.ai.levels import LEVELS
from game.cli import BadInput
from game.cli.columns import table
from game.cli.progress import Progress
from game.engine.actions import NOBODY
from game.engine.state import State
from game.match.log import ACTS_PER_DIGEST, Header, digest_line, header_text
from game.match.session import Session
from game.match.table import AT_ONCE, COMPUTER, LEAST_SEATS, MOST_SEATS, SeatSetup, Table
from game.narrate import refusal
from game.rules import RuleError, rule_set
from game.text import _

MOST_ACTS = 4000
"""A round that is longer is given up: players who play when they can finish within this (the design's figure)."""

MOST_ROUNDS = 10_000_000

_STEP = 1.0
"""Seconds of the table's clock between two acts; nobody waits for them."""


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
        with Progress(args.rounds, _("rounds")) as progress:
            seed = args.seed
            while count.rounds < args.rounds:
                _play_match(table_, seed, args.rounds, count, progress, args.log)
                seed += 1
    except RuleError as error:
        raise BadInput(refusal(error.code, error.values)) from error
    count.seconds = time.perf_counter() - begun
    print(
        json.dumps(count.as_json(table_.rules), ensure_ascii=False, indent=2) if args.json else _report(count, table_)
    )
    return 0


@dataclass
class Count:
    """What has been counted. Lists run by seat; `lengths` are acts by round."""

    levels: list[str]
    rounds: int = 0
    matches: int = 0
    blocked: int = 0
    given_up: int = 0
    seconds: float = 0.0
    lengths: list[int] = field(default_factory=list)
    won: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    matches_won: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.won, self.points, self.matches_won = ([0] * len(self.levels) for _ in range(3))

    def add_round(self, state: State, acts: int) -> None:
        """Count a round that is over, or given up."""
        self.rounds += 1
        self.lengths.append(acts)
        if not state.round_over:
            self.given_up += 1
            return
        self.blocked += state.blocked
        if state.winner != NOBODY:
            self.won[state.winner] += 1
        by_team = len(state.round_scores) < state.seats
        for seat in range(state.seats):
            self.points[seat] += state.round_scores[_side(state, seat) if by_team else seat]

    def add_match(self, state: State) -> None:
        """Count a match that is over."""
        self.matches += 1
        if state.match_winner != NOBODY:
            members = [seat for seat in range(state.seats) if _side(state, seat) == state.match_winner]
            for seat in members:
                self.matches_won[seat] += 1

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


class _Tally:
    """Listens to a match as its record: counts the acts, and keeps the lines where they are wanted."""

    problem = ""

    def __init__(self, *, keep: bool) -> None:
        self.acts = self.before = 0
        self.state: State | None = None
        self.lines: list[str] = []
        self._keep = keep

    def note(self, line: str) -> None:
        """Write down nothing: nobody is handed a seat."""

    def act(self, line: str, state: State) -> None:
        self.acts += 1
        self.state = state
        if self._keep:
            self.lines.append(line)
            if self.acts % ACTS_PER_DIGEST == 0 or state.match_over:
                self.lines.append(digest_line(self.acts, state))

    def close(self, *, finished: bool) -> None:
        """Nothing is open."""


def _play_match(table_: Table, seed: int, rounds: int, count: Count, progress: Progress, folder: Path | None) -> None:
    """Play one match, or as much of it as rounds are wanted."""
    tally = _Tally(keep=folder is not None)
    session = Session.new(table_, seed, pace=AT_ONCE, record=tally)
    now = 0.0
    while count.rounds < rounds:
        while not session.round_over and tally.acts - tally.before < MOST_ACTS:
            now += _STEP
            session.step(now)
        assert tally.state is not None
        count.add_round(tally.state, tally.acts - tally.before)
        progress.step()
        if session.over or not session.round_over:
            break
        if count.rounds < rounds:
            session.deal()
        tally.before = tally.acts
    if session.over and tally.state is not None:
        count.add_match(tally.state)
    session.close()
    if folder is not None:
        _write_log(folder / f"{seed}.match", Header(__version__, seed, table_), tally.lines)


def _write_log(path: Path, header: Header, lines: list[str]) -> None:
    try:
        paths.write_atomically(path, (header_text(header) + "".join(f"{line}\n" for line in lines)).encode("utf-8"))
    except OSError as error:
        raise BadInput(_("{path} cannot be written: {reason}").format(path=path, reason=error.strerror)) from error


def _side(state: State, seat: int) -> int:
    return state.partners[seat] if state.partners else seat


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
