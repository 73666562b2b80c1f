"""The top level against the bottom under every preset: is it clearly better whatever the rules?

Run by hand:  python -m tests.ai.presets --rounds 300 --ms 100 [--pair LEVEL,LEVEL] [--only PRESET,...] [--state FOLDER]

What has been played is kept in the folder, and the same command goes on from there.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from game import paths
from game.ai.levels import LEVELS
from game.match.arena import Share
from game.match.ladder import Ladder, Pairing, Terms, from_bytes, go_on, to_bytes
from game.rules import PRESETS, rule_set

BOTTOM, *_, TOP = LEVELS

KEPT_EVERY = 5
"""So many deals are lost at most when a run is stopped."""


def verdict(share: Share, seats: int) -> str:
    """Say where the interval lies."""
    low, high = share.interval
    even = 1 / seats
    return "above even" if low > even else "below even" if high < even else "undecided"


def play(ladder: Ladder, deals: int, processes: int, state: Path | None) -> None:
    """Play what is missing and keep it."""
    for number, _one in enumerate(go_on(ladder, deals, processes), 1):
        if state is not None and (number % KEPT_EVERY == 0 or len(ladder.pairings[0].done) == deals):
            paths.write_atomically(state, to_bytes(ladder))


def main() -> None:
    """Play under one preset after the other and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--ms", type=int, default=100)
    parser.add_argument("--tries", type=int, default=0)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--pair", default=f"{TOP},{BOTTOM}")
    parser.add_argument("--only", default=",".join(PRESETS))
    parser.add_argument("--processes", type=int, default=0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--state", type=Path)
    options = parser.parse_args()
    level, against = options.pair.split(",")
    for preset in options.only.split(","):
        terms = Terms(
            rule_set(preset).text, options.seats, milliseconds=options.ms, tries=options.tries, seed=options.seed
        )
        state = options.state / f"{preset}-{level}-{against}.json" if options.state else None
        before = from_bytes(state.read_bytes()) if state is not None and state.exists() else None
        ladder = before if before is not None and before.terms == terms else Ladder(terms, [Pairing(level, against)])
        begun = time.perf_counter()
        play(ladder, -(-options.rounds // options.seats), options.processes, state)
        share, seconds = ladder.pairings[0].share, ladder.pairings[0].seconds
        cost = f"an act {1000 * seconds[len(seconds) // 2]:.0f} ms, at most {1000 * seconds[-1]:.0f}"
        took = f"{time.perf_counter() - begun:.0f} s"
        print(f"{preset}: {level} v {against} {share}, {verdict(share, options.seats)}; {cost}; {took}", flush=True)


if __name__ == "__main__":
    main()
