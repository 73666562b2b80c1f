"""Run by hand: a whole match by one device, and a table of what was asked and answered."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections import Counter
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game import paths, text
from tests.devices.guest import Guest
from tests.devices.host import set_table
from tests.devices.keyboard import Keyboard
from tests.devices.mouse import Mouse
from tests.devices.pad import Pad
from tests.devices.window import Window

HANDS = {"mouse": Mouse, "keyboard": Keyboard, "pad": Pad}


def play(device: str, rules: str, seed: int, *, seats: int = 4, slow_hands: bool = False, **settings: object) -> Guest:
    """Play a match from the title to the title; return who played it."""
    window = Window(seed, **settings)  # type: ignore[arg-type]
    try:
        guest = Guest(HANDS[device](window), seed)
        set_table(guest.hand, rules, seats, slow_hands)
        guest.match()
    finally:
        window.close()
    return guest


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.devices", description=__doc__)
    parser.add_argument("device", choices=(*HANDS, "narration"))
    parser.add_argument("--rules", default="wildest", help="preset and switches, as the game's --rules")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--matches", type=int, default=1)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--slow-hands", action="store_true", help="races switched off: everybody is asked in turn")
    given = parser.parse_args()
    met: Counter[str] = Counter()
    done: Counter[str] = Counter()
    missed: Counter[str] = Counter()
    import game.scenes.table  # noqa: F401  - all that draws has to be there to be replaced
    from tests.monkey import draw_nothing

    draw_nothing()
    with tempfile.TemporaryDirectory() as folder:
        paths.set_data_dir(Path(folder))
        text.set_language("en")
        for seed in range(given.seed, given.seed + given.matches):
            guest = play(given.device, given.rules, seed, seats=given.seats, slow_hands=given.slow_hands)
            print(f"seed {seed}: {guest.rounds} rounds, {guest.window.events} events, {guest.window.now:.0f} s")
            met.update(guest.met)
            done.update(guest.done)
            missed.update(guest.missed)
    print(f"{'asked':40} {'met':>6} {'done':>6}")
    for asked, times in sorted(met.items()):
        print(f"{asked:40} {times:6} {done[asked]:6}")
    if missed:
        print("gone before the hand was there:", ", ".join(f"{name} {times}" for name, times in missed.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
