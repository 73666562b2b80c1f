"""``levels check``: says of Tiled maps whether they can be played, and everything that is wrong where not."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from game.cli import BadInput
from game.text import _

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator, Sequence

    from game.levels.catalogue import Entry
    from game.levels.problems import LevelProblem

PLAYABLE, BROKEN = 0, 1


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the parser of this command."""
    parser = subparsers.add_parser(
        "levels",
        help=_("say of Tiled maps whether they can be played, and if not, why"),
        description=_("Says of each Tiled map whether it can be played, and if not, everything that is wrong with it."),
        epilog=_("exit status: 0 all can be played, 1 some cannot, 2 there is nothing to check"),
    )
    parser.add_argument("action", choices=["check"], help=_("what to do"))
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help=_("a map, or a folder with maps"))
    parser.add_argument("--json", action="store_true", help=_("print the result as JSON"))


def run(args: Namespace) -> int:
    """Check the maps; returns the exit status."""
    from game.levels.catalogue import read

    entries = [read(path) for path in _maps(args.paths)]
    if args.json:
        print(json.dumps([_as_data(entry) for entry in entries], ensure_ascii=False, indent=1))
    else:
        for entry in entries:
            _print(entry)
    return PLAYABLE if all(entry.venue for entry in entries) else BROKEN


def _maps(given: Sequence[Path]) -> Iterator[Path]:
    from game.levels.catalogue import maps_in

    for path in given:
        if path.is_dir():
            found = maps_in(path)
            if not found:
                raise BadInput(_("there is no map (.tmx) in {folder}").format(folder=path))
            yield from found
        elif path.exists() or path.is_symlink():
            yield path
        else:
            raise BadInput(_("there is no file {path}").format(path=path))


def _print(entry: Entry) -> None:
    if entry.venue:
        print(_("{path}: can be played").format(path=entry.path))
        return
    print(_("{path}: cannot be played").format(path=entry.path))
    for problem in entry.problems:
        print(f"  {_describe(problem)}")


def _as_data(entry: Entry) -> dict[str, object]:
    return {
        "path": str(entry.path),
        "id": entry.id,
        "playable": entry.venue is not None,
        "players": entry.venue.players if entry.venue else 0,
        "rules": entry.venue.rules if entry.venue else "",
        "problems": [
            {
                "code": problem.code,
                "file": problem.place.file,
                "layer": problem.place.layer,
                "object": problem.place.object,
                "property": problem.place.property,
                "values": {key: str(value) for key, value in problem.values.items()},
                "sentence": _describe(problem),
            }
            for problem in entry.problems
        ],
    }


def _describe(problem: LevelProblem) -> str:
    from game.levels.sentences import describe
    from game.narrate import refusal

    return describe(problem, _, refusal)
