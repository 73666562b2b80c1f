"""``ladder``: computer players of each level against those of the one below, with intervals and what acts cost.

The work is spread over the cores. With ``--state`` what has been played is kept in a file, and the same command goes on
from there; stopped with Ctrl-C it prints what there is.
"""

from __future__ import annotations

import json
import time
from argparse import Namespace
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from game import paths
from game.ai.levels import LEVELS
from game.cli import BadInput
from game.cli.columns import table
from game.cli.progress import Progress
from game.match import ladder as match_ladder
from game.match.ladder import Ladder, Pairing, Terms
from game.match.table import LEAST_SEATS, MOST_SEATS
from game.narrate import refusal
from game.rules import RuleError, compile_game, rule_set
from game.text import _

MOST_ROUNDS = 1_000_000
MOST_STATE = 64 * 2**20
"""Bytes of a state file that are read."""

_SAVED_EVERY = 5.0


def add_parser(subparsers: Any) -> None:
    """Add the parser of ``ladder``."""
    parser = subparsers.add_parser("ladder", help=_("let every level play against the one below"))
    add = parser.add_argument
    add("--rules", default="official", metavar="TEXT", help=_("the rule set (official if not given)"))
    add("--rounds", type=int, default=100, metavar="N", help=_("rounds of each pairing (100 if not given)"))
    add("--matches", action="store_true", help=_("play whole matches; --rounds counts them"))
    add("--players", type=int, default=2, metavar="N", help=_("seats at the table (2 if not given)"))
    add("--pair", metavar="LEVEL,LEVEL", help=_("only these two: {levels}").format(levels=", ".join(LEVELS)))
    add("--ms", type=int, default=0, metavar="N", help=_("milliseconds an act, for those who think ahead"))
    add("--tries", type=int, default=0, metavar="N", help=_("imagined rounds an act, instead of a time"))
    add("--seed", type=int, default=0, metavar="N", help=_("number of the first deal (0 if not given)"))
    add("--processes", type=int, default=0, metavar="N", help=_("spread over so many processes (all cores)"))
    add("--state", type=Path, metavar="FILE", help=_("keep what has been played here, and go on from it"))
    add("--json", action="store_true", help=_("print it as JSON"))


def run(args: Namespace) -> int:
    """Play what is still to be played and print the ladder; returns the exit status."""
    terms = _terms(args)
    ladder = _begun(args.state, terms, _pairings(args.pair))
    begun = time.perf_counter()
    stopped = False
    try:
        _play(ladder, args)
    except KeyboardInterrupt:
        stopped = True
    if args.json:
        print(json.dumps(_as_json(ladder, time.perf_counter() - begun), ensure_ascii=False, indent=2))
    else:
        print(_report(ladder))
    return 130 if stopped else 0


def _terms(args: Namespace) -> Terms:
    if not LEAST_SEATS <= args.players <= MOST_SEATS:
        numbers = {"seats": args.players, "fewest": LEAST_SEATS, "most": MOST_SEATS}
        raise BadInput(refusal("seats_out_of_range", numbers))
    if not 1 <= args.rounds <= MOST_ROUNDS:
        raise BadInput(_("--rounds is a number from 1 to {most}").format(most=MOST_ROUNDS))
    if min(args.seed, args.ms, args.tries, args.processes) < 0:
        raise BadInput(_("numbers are not negative"))
    try:
        rules = rule_set(args.rules)
        compile_game(rules, args.players)
    except RuleError as error:
        raise BadInput(refusal(error.code, error.values)) from error
    return Terms(rules.text, args.players, args.matches, args.ms, args.tries, args.seed)


def _pairings(pair: str | None) -> list[Pairing]:
    if pair is None:
        return match_ladder.steps()
    levels = pair.split(",")
    if len(levels) != 2 or not set(levels) <= set(LEVELS):
        raise BadInput(_("--pair names two levels of {levels}").format(levels=", ".join(LEVELS)))
    return [Pairing(levels[0], levels[1])]


def _begun(path: Path | None, terms: Terms, pairings: list[Pairing]) -> Ladder:
    """Return what the state file holds, if it is of the same terms, with the pairings wanted."""
    ladder = Ladder(terms, pairings)
    if path is None or not path.exists():
        return ladder
    try:
        if path.stat().st_size > MOST_STATE:
            raise BadInput(_("{path} is too large").format(path=path))
        before = match_ladder.from_bytes(path.read_bytes())
    except (OSError, msgspec.MsgspecError) as error:
        raise BadInput(_("{path} cannot be gone on with: {reason}").format(path=path, reason=error)) from error
    if before.terms != terms:
        raise BadInput(_("{path} was played under other terms").format(path=path))
    done = {(one.level, one.against): one.done for one in before.pairings}
    kept = [Pairing(one.level, one.against, done.pop((one.level, one.against), [])) for one in pairings]
    return Ladder(terms, kept + [Pairing(level, against, played) for (level, against), played in done.items()])


def _play(ladder: Ladder, args: Namespace) -> None:
    """Play on, with a bar, and write down what has been played now and then, and when it stops."""
    deals = -(-args.rounds // args.players)
    missing = sum(max(0, deals - len(pairing.done)) for pairing in ladder.pairings)
    saved = time.monotonic()
    try:
        with Progress(missing, _("deals")) as progress, closing(_played(ladder, deals, args.processes)) as done:
            for _one in done:
                progress.step()
                if time.monotonic() - saved > _SAVED_EVERY:
                    _save(args.state, ladder)
                    saved = time.monotonic()
    finally:
        _save(args.state, ladder)


def _played(ladder: Ladder, deals: int, processes: int) -> Any:
    return match_ladder.go_on(ladder, deals, processes)


def _save(path: Path | None, ladder: Ladder) -> None:
    if path is None:
        return
    try:
        paths.write_atomically(path, match_ladder.to_bytes(ladder))
    except OSError as error:
        raise BadInput(_("{path} cannot be written: {reason}").format(path=path, reason=error.strerror)) from error


def _report(ladder: Ladder) -> str:
    head = (_("level"), _("against"), _("won %"), _("95 % interval"), _("played"), _("act: median"), "95 %", _("most"))
    rows: list[tuple[str, ...]] = [head]
    for pairing in ladder.pairings:
        share, seconds = pairing.share, pairing.seconds
        low, high = share.interval
        cost = [f"{1000 * _at(seconds, place):.1f} ms" for place in (0.5, 0.95, 1.0)]
        rows.append(
            (
                pairing.level,
                pairing.against,
                f"{100 * share.share:.1f}",
                f"{100 * low:.1f}–{100 * high:.1f}",
                f"{share.played}",
                *cost,
            )
        )
    even = _("{rules} · {seats} seats · even is {even} %").format(
        rules=ladder.terms.rules, seats=ladder.terms.seats, even=f"{100 / ladder.terms.seats:g}"
    )
    return "\n".join([even, *table(rows, numbers_from=2)])


def _as_json(ladder: Ladder, seconds: float) -> dict[str, object]:
    return {
        "terms": msgspec.to_builtins(ladder.terms),
        "even": 1 / ladder.terms.seats,
        "seconds": round(seconds, 1),
        "pairings": [
            {
                "level": one.level,
                "against": one.against,
                "won": one.share.won,
                "played": one.share.played,
                "share": round(one.share.share, 4),
                "interval": [round(end, 4) for end in one.share.interval],
                "act_seconds": {
                    "median": _at(one.seconds, 0.5),
                    "p95": _at(one.seconds, 0.95),
                    "most": _at(one.seconds, 1.0),
                },
            }
            for one in ladder.pairings
        ],
    }


def _at(ordered: list[float], share: float) -> float:
    """Return the value below which the share of a sorted list lies; 0 for none."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
