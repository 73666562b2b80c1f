"""Every state of every screen: nothing cut, covered, faint, too small, untranslated or out of its place.

    python -m tests.legible [--only NAME] [--size WxH] [--lang LANGUAGE] [--scale N] [--theme NAME]

Each option may be repeated; without one, everything there is of it is walked through.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from itertools import product

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game import text
from game.scenes.gallery import gallery
from game.settings import Settings
from tests.legible_faults import faults
from tests.legible_sight import look

SIZES = ("1280x720", "1920x1080", "3440x1440", "1024x768")
LANGUAGES = ("en", "zh_CN")
SCALES = (1.0, 2.0)
THEMES: dict[str, dict[str, object]] = {
    "usual": {},
    "contrast": {"high_contrast": True},
    "own": {"colour_set": "own:3A3A44:FFF0A0:8FBF3F:2F7FD0"},
}
"""What the player can set about looks."""


def settings_for(language: str, scale: float, theme: str) -> Settings:
    """Return the settings of one walk."""
    spoken = language if language in text.LANGUAGES else "en"
    return Settings(language=spoken, text_scale=scale, **THEMES[theme])  # type: ignore[arg-type]


def walk(args: argparse.Namespace) -> Iterator[tuple[str, str, str]]:
    """Yield every fault: where, its kind, what."""
    names = [name for name in sorted(gallery()) if not args.only or any(part in name for part in args.only)]
    for name in names:
        for size, language, scale, theme in product(
            args.size or SIZES, args.lang or LANGUAGES, args.scale or SCALES, args.theme or THEMES
        ):
            w, _x, h = size.partition("x")
            seen = look(name, (int(w), int(h)), settings_for(language, scale, theme), language)
            for kind, what in faults(seen, language):
                yield f"{name} {language} {size} {scale:g} {theme}", kind, what


def main() -> int:
    """Walk, print what is wrong, return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.legible")
    parser.add_argument("--only", action="append")
    parser.add_argument("--size", action="append")
    parser.add_argument("--lang", action="append")
    parser.add_argument("--scale", action="append", type=float)
    parser.add_argument("--theme", action="append", choices=THEMES)
    args = parser.parse_args()
    pygame.init()
    pygame.display.set_mode((64, 64))
    begun, found = time.monotonic(), 0
    for where, kind, what in walk(args):
        found += 1
        print(f"{where}: {kind}: {what}", flush=True)
    print(f"{found} faults, {time.monotonic() - begun:.0f} s")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
