"""Without a command: the game itself, and the questions that are answered without it."""

from __future__ import annotations

import argparse
import os
import re
import sys
from typing import TYPE_CHECKING

from game import __version__
from game.cli import COMMANDS, PROGRAM, BadInput, Parser, add_common_options
from game.options import GameOptions
from game.text import _

if TYPE_CHECKING:
    from argparse import Namespace

LEAST_SIZE, GREATEST_SIZE = (640, 360), (7680, 4320)
"""Windows smaller than this show nothing of use; larger ones are no screen there is."""

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER")
"""Without one of these in the environment there is no road to a screen on Linux."""


def parser() -> Parser:
    """Return the parser of the game's own options."""
    commands = "\n".join(f"  {name:<12}{_(about)}" for name, about in COMMANDS.items())
    parser = Parser(
        prog=PROGRAM,
        usage=_("{program} [options]   or   {program} COMMAND --help").format(program=PROGRAM),
        description=_("House Rules: a card game in which every rule people really play by is a switch."),
        epilog=_("commands:") + "\n" + commands,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_common_options(parser)
    parser.add_argument("--size", type=_size, metavar="WxH", help=_("size of the window, such as 1920x1080"))
    parser.add_argument("--fullscreen", action="store_true", help=_("fill the whole screen"))
    parser.add_argument("--mute", action="store_true", help=_("no sound"))
    parser.add_argument("--seed", type=int, metavar="N", help=_("deal the first match from this number"))
    parser.add_argument("--rules", metavar="TEXT", help=_("go straight to a table with these rules"))
    parser.add_argument("--level", metavar="NAME", help=_("go straight to the table of this level"))
    parser.add_argument(
        "--self-test", action="store_true", help=_("play a whole match without a screen and check the files")
    )
    parser.add_argument("--version", action="store_true", help=_("print the version"))
    parser.add_argument("--licenses", action="store_true", help=_("print the licences of everything that is in here"))
    return parser


def run(args: Namespace) -> int:
    """Answer the question, or play; returns the exit status."""
    if args.version:
        print(f"{PROGRAM} {__version__}")
        return 0
    if args.licenses:
        from game.cli import licenses

        return licenses.run()
    if args.rules is not None:
        _refuse_rules(args.rules)
    if args.level is not None:
        _refuse_level(args.level)
    options = GameOptions(
        language=args.lang,
        size=args.size,
        fullscreen=args.fullscreen,
        mute=args.mute,
        seed=args.seed,
        rules=args.rules,
        level=args.level,
    )
    if args.self_test:
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
        os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
        from game import self_test

        return self_test.run(options)
    return start(options)


def start(options: GameOptions) -> int:
    """Open the window and play; returns the exit status. Raises BadInput when there is no screen."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if sys.platform == "linux" and not any(map(os.environ.get, SCREENS)):
        raise _no_screen(_("neither X11 nor Wayland answers"))  # said here, for libwayland would say it in its own way
    from game import app

    try:
        return app.run(options)
    except app.NoDisplay as reason:
        raise _no_screen(reason) from reason


def _refuse_level(name: str) -> None:
    """Say what is wrong with the level called `name`, if anything: the first of it; `levels check` says the rest."""
    from game.levels.catalogue import find
    from game.levels.sentences import describe
    from game.narrate import refusal

    try:
        entry = find(name)
    except KeyError:
        raise BadInput(_("there is no level “{name}”").format(name=name)) from None
    if entry.venue is None:
        raise BadInput(f"{entry.path}: {describe(entry.problems[0], _, refusal)}")


def _no_screen(reason: object) -> BadInput:
    return BadInput(_("there is no screen to play on ({reason})").format(reason=reason))


def _refuse_rules(text: str) -> None:
    """Say what is wrong with the rule set written `text`, if anything."""
    from game.narrate import refusal
    from game.rules import RuleError, rule_set

    try:
        rule_set(text)
    except RuleError as error:
        raise BadInput(refusal(error.code, error.values)) from error


def _size(word: str) -> tuple[int, int]:
    match = re.fullmatch(r"([0-9]{1,5})[xX×]([0-9]{1,5})", word)
    if match is None:
        raise argparse.ArgumentTypeError(_("“{word}” is no size; write it as 1920x1080").format(word=word))
    width, height = int(match[1]), int(match[2])
    if not (LEAST_SIZE[0] <= width <= GREATEST_SIZE[0] and LEAST_SIZE[1] <= height <= GREATEST_SIZE[1]):
        raise argparse.ArgumentTypeError(
            _("a window of {size} cannot be; it has to lie between {least} and {greatest}").format(
                size=word, least="x".join(map(str, LEAST_SIZE)), greatest="x".join(map(str, GREATEST_SIZE))
            )
        )
    return width, height
