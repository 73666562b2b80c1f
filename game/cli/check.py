"""``check``: play scenario files and say which of them hold."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from game.cli.progress import Progress
from game.cli.scenarios import InvalidScenario, read_file
from game.cli.scenarios import run as run_scenario
from game.text import _

FAILED, UNUSABLE = 1, 2


def add_parser(subparsers: Any) -> None:
    """Add the parser of ``check``."""
    parser = subparsers.add_parser("check", help=_("play scenario files and say which hold"))
    parser.add_argument(
        "paths", nargs="+", type=Path, metavar="FILE_OR_FOLDER", help=_("a folder: every *.toml below it")
    )
    parser.add_argument(
        "--seed", type=int, default=0, metavar="N", help=_("seed of files that name none (0 if not given)")
    )


def run(args: Namespace) -> int:
    """Check the files of `args.paths`; returns 0 when all passed, 1 when some failed, 2 when one cannot be used."""
    files = list(_files(args.paths))
    passed = failed = unusable = 0
    with Progress(len(files), _("scenarios")) as progress:
        for path in files:
            try:
                line, ok = _check(path, args.seed)
            except InvalidScenario as problem:
                unusable += 1
                progress.clear()
                print(f"{path}: {problem}", file=sys.stderr)
            else:
                passed, failed = passed + ok, failed + (not ok)
                progress.clear()
                print(line)
            progress.step()
    print(f"{passed} passed, {failed} failed")
    return UNUSABLE if unusable else FAILED if failed else 0


def _check(path: Path, seed: int) -> tuple[str, bool]:
    scenario = read_file(path)
    try:
        failure = run_scenario(scenario, seed)
    except Exception as error:  # a fault of the engine is a failure of this file, not the end of the others
        return f"FAIL {scenario.id}: the game broke: {type(error).__name__}: {error}", False
    return (f"ok {scenario.id}", True) if failure is None else (f"FAIL {scenario.id}: {failure}", False)


def _files(paths: Sequence[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            for folder, folders, names in os.walk(path):
                folders.sort()
                yield from (Path(folder, name) for name in sorted(names) if name.endswith(".toml"))
        else:
            yield path
