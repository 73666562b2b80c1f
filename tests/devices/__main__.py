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
from tests import real_window
from tests.devices.ear import Ear, Headset
from tests.devices.guest import Guest
from tests.devices.host import set_table
from tests.devices.keyboard import Keyboard
from tests.devices.mouse import Mouse
from tests.devices.pad import Pad
from tests.devices.real import RealWindow
from tests.devices.touch import Touch
from tests.devices.window import Window

REAL = ("mouse", "keyboard")
HANDS = {"mouse": Mouse, "touch": Touch, "keyboard": Keyboard, "pad": Pad}


def play(device: str, rules: str, seed: int, *, seats: int = 4, slow_hands: bool = False, **settings: object) -> Guest:
    """Play a match from the title to the title; return who played it."""
    return play_in(Window(seed, **settings), device, rules, seed, seats, slow_hands)  # type: ignore[arg-type]


def play_in(window: Window, device: str, rules: str, seed: int, seats: int, slow_hands: bool) -> Guest:
    """Play a match in a window, and close it."""
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


def on_screen(given: argparse.Namespace, seed: int) -> Guest:
    """Play a match in a window of an X server of its own, by what xdotool does there alone."""
    width, height = map(int, given.size.split("x"))
    if given.out is not None:
        given.out.mkdir(parents=True, exist_ok=True)
    with real_window.screen(given.size):
        window = RealWindow(seed, (width, height), given.out, given.lang)
        return play_in(window, given.device, given.rules, seed, given.seats, given.slow_hands)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.devices", description=__doc__)
    parser.add_argument("device", choices=(*HANDS, "narration"))
    parser.add_argument("--rules", default="wildest", help="preset and switches, as the game's --rules")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--matches", type=int, default=1)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--slow-hands", action="store_true", help="races switched off: everybody is asked in turn")
    parser.add_argument("--transcript", action="store_true", help="print every line that was heard")
    parser.add_argument("--window", action="store_true", help="a real window: mouse or keyboard by xdotool (Linux)")
    parser.add_argument("--size", default="1280x720", help="of the real window")
    parser.add_argument("--lang", default="en", help="of the real window")
    parser.add_argument("--out", type=Path, default=None, help="folder for pictures of the real window")
    return parser.parse_args()


def _no_window(given: argparse.Namespace) -> str:
    """Return why there can be no real window; empty when there can."""
    if given.device not in REAL:
        return f"A real window is played by {' or '.join(REAL)}."
    return real_window.what_is_missing()


def main() -> int:
    """Play and print."""
    given = _arguments()
    if given.window and (why_not := _no_window(given)):
        sys.exit(why_not)
    met: Counter[str] = Counter()
    done: Counter[str] = Counter()
    missed: Counter[str] = Counter()
    if not given.window:
        import game.scenes.table  # noqa: F401  - all that draws has to be there to be replaced
        from tests.monkey import draw_nothing

        draw_nothing()
    with tempfile.TemporaryDirectory() as folder:
        paths.set_data_dir(Path(folder))
        text.set_language(given.lang if given.window else "en")
        for seed in range(given.seed, given.seed + given.matches):
            if given.device == "narration":
                ear = by_ear(given.rules, seed, races=not given.slow_hands)
                _tell_ear(ear, seed, given.transcript)
                met.update(ear.met)
                done.update(ear.done)
                continue
            if given.window:
                guest = on_screen(given, seed)
            else:
                guest = play(given.device, given.rules, seed, seats=given.seats, slow_hands=given.slow_hands)
            print(
                f"seed {seed}: {guest.rounds} rounds, {guest.acts} acts at the table, {guest.window.events} events, "
                f"{guest.window.now:.0f} s"
            )
            met.update(guest.met)
            done.update(guest.done)
            missed.update(guest.missed)
    print(f"{'asked':40} {'met':>6} {'done':>6}")
    for asked, times in sorted(met.items()):
        print(f"{asked:40} {times:6} {done[asked]:6}")
    if missed:
        print("gone before the hand was there:", ", ".join(f"{name} {times}" for name, times in missed.items()))
    return 0


def _tell_ear(ear: Ear, seed: int, transcript: bool) -> None:
    lines = len(ear.headset.said)
    print(f"seed {seed}: {ear.rounds} rounds, {ear.headset.window.events} keys, {lines} lines heard")
    for doubt in ear.doubts:
        print("said, but not so:", doubt)
    if transcript:
        print("\n".join(ear.headset.said))


if __name__ == "__main__":
    sys.exit(main())
