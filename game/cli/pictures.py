"""`pictures`: every screen in every state worth seeing, in both languages, as PNG files."""

from __future__ import annotations

import argparse
import os
import re
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from game import text
from game.text import _

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from game.cli import Parser

USUAL_SIZES = ((1920, 1080), (1280, 720))


def add_parser(subparsers: _SubParsersAction[Parser]) -> None:
    """Add the command's parser."""
    parser = subparsers.add_parser("pictures", description=_("Makes a picture of every screen in every state."))
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help=_("the folder to put them in"))
    parser.add_argument(
        "--size", type=_size, action="append", metavar="WxH", help=_("size of the pictures; may be repeated")
    )
    parser.add_argument("--only", default="", metavar="NAME", help=_("only states whose name contains this"))
    parser.add_argument(
        "--grey", action="store_true", help=_("without colours, to see what is told apart by them alone")
    )
    parser.add_argument("--scale", type=float, default=1.0, metavar="N", help=_("text size, from 1 to 2"))


def run(args: Namespace) -> int:
    """Make the pictures; returns the exit status."""
    from game.cli import BadInput

    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        args.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(
            _("nothing can be written to {folder}: {reason}").format(folder=args.out, reason=error.strerror)
        ) from error
    languages = [args.lang] if args.lang else list(text.LANGUAGES)
    made = 0
    for size in args.size or USUAL_SIZES:
        for language in languages:
            text.set_language(language)
            made += _make(args, size, language)
    print(_("{n} pictures in {folder}").format(n=made, folder=args.out))
    return 0


def _make(args: Namespace, size: tuple[int, int], language: str) -> int:
    import pygame

    from game.scenes.gallery import gallery, picture
    from game.settings import Settings

    pygame.init()
    pygame.display.set_mode((64, 64))
    made = 0
    for name in gallery():
        if args.only in name:
            settings = Settings(language=language, text_scale=args.scale)
            file = args.out / f"{name}_{language}_{size[0]}x{size[1]}.png"
            made_picture = picture(name, size, settings)
            pygame.image.save(pygame.transform.grayscale(made_picture) if args.grey else made_picture, str(file))
            made += 1
    return made


def _size(word: str) -> tuple[int, int]:
    match = re.fullmatch(r"([0-9]{2,5})[xX×]([0-9]{2,5})", word)
    if match is None:
        raise argparse.ArgumentTypeError(_("“{word}” is no size; write it as 1920x1080").format(word=word))
    return int(match[1]), int(match[2])
