"""`python -m tests.switches --out FOLDER [--only ID] [--lang LANGUAGE]`: the pictures and their list."""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from game import text
from tests.switches.index import Line, write
from tests.switches.meeting import meet
from tests.switches.moments import all_moments, key_of

SIZE = (1280, 720)


def main() -> int:
    """Meet every switch and value; returns 1 when one of them cannot be met."""
    parser = argparse.ArgumentParser(prog="python -m tests.switches", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where pictures and list are put")
    parser.add_argument("--only", default="", metavar="ID", help="only switches or ID=VALUE that begin so")
    parser.add_argument("--lang", choices=list(text.LANGUAGES), action="append", help="only this language")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    lines: list[Line] = []
    failed = 0
    for language in args.lang or text.LANGUAGES:
        for switch, value, moment in all_moments():
            key = key_of(switch, value)
            if not key.startswith(args.only):
                continue
            begun = time.monotonic()
            try:
                lines.append(meet(switch, value, moment, language, SIZE, args.out))
            except Exception as error:
                failed += 1
                sys.stderr.write(f"FAIL {language} {key}: {type(error).__name__}: {error}\n")
                continue
            sys.stdout.write(f"{language} {key}: {lines[-1].seen} ({time.monotonic() - begun:.1f} s)\n")
            sys.stdout.flush()
    write(args.out, lines)
    sys.stdout.write(f"{len(lines)} passed, {failed} failed\n")
    return 1 if failed or not lines else 0


if __name__ == "__main__":
    sys.exit(main())
