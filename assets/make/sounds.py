"""Make every sound of the game from nothing: `python -m assets.make.sounds [ID ...]`, or `--check` what is there.

No samples and no recordings: wood, paper, strings and pipes are computed. The same versions of numpy and libsndfile
give the same bytes. One-shots are mono except `swap_hands`; loops are stereo and join without a gap.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from assets.make.sound import cards, effects, music, rooms
from assets.make.sound.catalogue import SOUNDS, chosen
from assets.make.sound.checks import check
from assets.make.sound.mastering import rendered
from assets.make.sound.ogg import LEVELS, encoded

ASSETS = Path(__file__).resolve().parents[1]
MAKERS = (cards, effects, music, rooms)
"""The modules whose import fills the catalogue."""


def main() -> int:
    """Write or check the files; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m assets.make.sounds", description="Make or check the sounds.")
    parser.add_argument("--out", type=Path, default=ASSETS, help="folder of sounds/ and music/ (default: assets)")
    parser.add_argument("--check", action="store_true", help="measure the files instead of writing them")
    parser.add_argument("ids", nargs="*", metavar="ID", help="only these")
    args = parser.parse_args()
    unknown = [name for name in args.ids if name not in SOUNDS]
    if unknown:
        parser.error(f"no such sound: {' '.join(unknown)}")
    if args.check:
        bad = check(chosen(args.ids), args.out)
        print("\n".join(bad) or "all within limits")
        return 1 if bad else 0
    for sound in chosen(args.ids):
        path = args.out / sound.file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(encoded(rendered(sound), sound.id, LEVELS[sound.group]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
