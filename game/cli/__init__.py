"""The command line: one list of commands, one file for each, loaded when it is called.

A command's file has ``add_parser(subparsers)``, which adds one parser named like the command, and ``run(args) -> int``,
which returns the exit status. What the user got wrong is raised as `BadInput`: one line on standard error, status 2.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from game import paths, settings, text
from game.cli import parser_words
from game.text import N_, _

PROGRAM = "house-rules"

COMMANDS = {
    "check": N_("play scenario files and say which hold"),
    "rules": N_("print a rule set in full"),
    "simulate": N_("let computer players play, and count"),
    "replay": N_("look at a match again, or check it"),
    "ladder": N_("let every level play against the one below"),
    "bench": N_("measure how fast the game is"),
    "levels": N_("say of Tiled maps whether they can be played, and if not, why"),
    "pictures": N_("make a picture of every screen in every state"),
}
"""Every command and what it does in a line. Its file is ``game/cli/COMMAND.py``."""

BAD_INPUT, INTERRUPTED = 2, 130


class BadInput(Exception):
    """What the user asked for cannot be done; the text says why, in one line."""


class Parser(argparse.ArgumentParser):
    """A parser whose complaint is one line."""

    def error(self, message: str) -> NoReturn:
        """Refuse with `message` as one line."""
        raise BadInput(" ".join(message.removeprefix("argument ").split()))


def main(argv: Sequence[str]) -> int:
    """Do what `argv` asks for and return the exit status."""
    _speak(_value_of("--lang", argv), _value_of("--data-dir", argv))
    try:
        return _run(argv)
    except BadInput as problem:
        print(f"{PROGRAM}: {problem}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has gone: nothing more to say, and nothing to flush at the end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        from game.cli import crash

        return crash.report(error)


def add_common_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that the game and every command have."""
    parser.add_argument(
        "--lang", type=_language, metavar="LANG", help=_("language: {choices}").format(choices=_choices())
    )
    parser.add_argument("--data-dir", type=Path, metavar="DIR", help=_("keep settings and saves in this folder"))


def _run(argv: Sequence[str]) -> int:
    if argv and argv[0] in COMMANDS:
        command = importlib.import_module(f"game.cli.{argv[0]}")
        parser = Parser(prog=PROGRAM)
        subparsers = parser.add_subparsers(parser_class=Parser)
        command.add_parser(subparsers)
        add_common_options(subparsers.choices[argv[0]])
        return int(command.run(_parsed(parser, argv)))
    if argv and not argv[0].startswith("-"):
        known = ", ".join(COMMANDS)
        raise BadInput(_("there is no command “{word}”, only {commands}").format(word=argv[0], commands=known))
    from game.cli import play

    return play.run(_parsed(play.parser(), argv))


def _parsed(parser: Parser, argv: Sequence[str]) -> argparse.Namespace:
    args, left = parser.parse_known_args(argv)
    if left and not left[0].startswith("-"):
        raise BadInput(_("“{word}” is one word too many; a command comes before its options").format(word=left[0]))
    if left:
        raise BadInput(_("there is no option “{word}”, see --help").format(word=left[0]))
    return args


def _speak(language: str | None, data_dir: str | None) -> None:
    """Choose folders and language before anything is parsed, so that help and complaints are in it too."""
    if data_dir:
        paths.set_data_dir(Path(data_dir))
    if language not in text.LANGUAGES:
        language = settings.load(mend=False)[0].language or text.guess_language()
    text.set_language(language)
    parser_words.speak()


def _value_of(option: str, argv: Sequence[str]) -> str | None:
    for i, word in enumerate(argv):
        if word == option and i + 1 < len(argv):
            return argv[i + 1]
        if word.startswith(f"{option}="):
            return word.partition("=")[2]
    return None


def _language(word: str) -> str:
    if word not in text.LANGUAGES:
        raise argparse.ArgumentTypeError(
            _("there is no language “{word}”, only {choices}").format(word=word, choices=_choices())
        )
    return word


def _choices() -> str:
    return ", ".join(text.LANGUAGES)
