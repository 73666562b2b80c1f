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
from game.narrate.presets import preset_name
from game.rules import rule_set
from tests.devices.ear import Ear, Headset
from tests.devices.guest import Guest
from tests.devices.host import set_table
from tests.devices.keyboard import Keyboard
from tests.devices.mouse import Mouse
from tests.devices.pad import Pad
from tests.devices.touch import Touch
from tests.devices.window import Window

HANDS = {"mouse": Mouse, "touch": Touch, "keyboard": Keyboard, "pad": Pad}


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


def by_ear(rules: str, seed: int, *, races: bool = True, **settings: object) -> Ear:
    """Play a match from the title to the title with nothing but what is read aloud."""
    wanted = rule_set(rules)
    goals = wanted.values["scoring"] in ("winner", "single") and not wanted.values["rotation"]
    length = "One round" if wanted.values["scoring"] == "single" else f"{wanted.values['target']} points"
    window = Window(seed, races=races, **settings)  # type: ignore[arg-type]
    try:
        ear = Ear(Headset(window), seed)
        ear.set_table(preset_name(wanted.preset), length if goals else "")
        ear.match()
    finally:
        window.close()
    return ear


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.devices", description=__doc__)
    parser.add_argument("device", choices=(*HANDS, "narration"))
    parser.add_argument("--rules", default="wildest", help="preset and switches, as the game's --rules")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--matches", type=int, default=1)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--slow-hands", action="store_true", help="races switched off: everybody is asked in turn")
    parser.add_argument("--transcript", action="store_true", help="print every line that was heard")
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
            if given.device == "narration":
                ear = by_ear(given.rules, seed, races=not given.slow_hands)
                lines = len(ear.headset.said)
                print(f"seed {seed}: {ear.rounds} rounds, {ear.headset.window.events} keys, {lines} lines heard")
                for doubt in ear.doubts:
                    print("said, but not so:", doubt)
                if given.transcript:
                    print("\n".join(ear.headset.said))
                met.update(ear.met)
                done.update(ear.done)
                continue
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
