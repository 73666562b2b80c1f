"""``replay``: opens the replay of a match in the game, or plays it without a window and compares the digests."""

from __future__ import annotations

import json
import time
from argparse import Namespace
from pathlib import Path
from typing import Any

from game.cli import BadInput
from game.cli.columns import table
from game.cli.progress import Progress
from game.match.log import LogError
from game.match.replay import Replay
from game.text import N_, _

DIFFERS = 1
"""The exit status when a match was read but does not lead where it says."""

ENDING = "*.match"

WHY: dict[str, str] = {
    "unreadable": N_("cannot be read ({detail})"),
    "too_large": N_("is far too long for a match"),
    "not_a_match": N_("is no match of this game"),
    "newer": N_("was written by a newer version of the game"),
    "header": N_("its beginning cannot be understood: {detail}"),
    "rules": N_("its rules cannot be played: {detail}"),
    "act": N_("this line is no act: {detail}"),
    "refused": N_("this act is against the rules: {detail}"),
    "digest": N_("the digest differs: {detail}"),
}
"""What is wrong with a file, by the code of `LogError`."""


def add_parser(subparsers: Any) -> None:
    """Add the parser of ``replay``."""
    parser = subparsers.add_parser("replay", help=_("look at a match again, or check it"))
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help=_("a match; with --check also a folder"))
    parser.add_argument(
        "--check", action="store_true", help=_("replay without a window and compare the digests; 1 if one differs")
    )
    parser.add_argument("--json", action="store_true", help=_("print it as JSON"))
    parser.add_argument("--seed", type=int, metavar="N", help=_("deal the next match from this number"))


def run(args: Namespace) -> int:
    """Check the files, or open the one there is; returns the exit status."""
    if args.check:
        return _check(args)
    if args.json:
        raise BadInput(_("--json goes with --check"))
    if len(args.files) > 1:
        raise BadInput(_("one replay at a time can be looked at; --check takes many"))
    return _open(args)


def _open(args: Namespace) -> int:
    from game.cli import play
    from game.options import GameOptions

    try:
        Replay.open(args.files[0])
    except LogError as error:
        raise BadInput(sentence(error)) from error
    return play.start(GameOptions(language=args.lang, seed=args.seed, replay=args.files[0].absolute()))


def _check(args: Namespace) -> int:
    rows: list[dict[str, object]] = []
    status = 0
    files = _files(args.files)
    with Progress(len(files), _("matches")) as progress:
        for path in files:
            try:
                replay = Replay.open(path)
            except LogError as error:
                raise BadInput(sentence(error)) from error
            row = _facts(path, replay)
            if replay.problem is not None:
                status = DIFFERS
                row["problem"] = sentence(replay.problem)
            rows.append(row)
            progress.step()
    print(json.dumps(rows, ensure_ascii=False, indent=2) if args.json else _report(rows))
    return status


def _files(given: list[Path]) -> list[Path]:
    """Return the matches that were named, and those in the folders that were named."""
    files: list[Path] = []
    for path in given:
        if not path.is_dir():
            files.append(path)
            continue
        inside = sorted(path.glob(ENDING))
        if not inside:
            raise BadInput(_("{path}: there is no match in this folder").format(path=path))
        files += inside
    return files


def _facts(path: Path, replay: Replay) -> dict[str, object]:
    begun = time.perf_counter()
    replay.go(replay.acts)
    return {
        "file": str(path),
        "rules": replay.table.rules,
        "seats": len(replay.table.seats),
        "rounds": len(replay.rounds),
        "acts": replay.acts,
        "digests": replay.digests,
        "finished": replay.state.match_over,
        "digest": replay.state.digest(),
        "seconds": round(time.perf_counter() - begun, 3),
    }


def _report(rows: list[dict[str, object]]) -> str:
    head = (_("match"), _("rounds"), _("acts"), _("digests"), _("table at the end"))
    body = [
        (Path(str(row["file"])).name, str(row["rounds"]), str(row["acts"]), str(row["digests"]), str(row["digest"]))
        for row in rows
    ]
    lines = table([head, *body])
    problems = [str(row["problem"]) for row in rows if "problem" in row]
    verdict = _("{n} do not lead where they say").format(n=len(problems)) if problems else _("all digests agree")
    return "\n".join([*lines, *problems, verdict])


def sentence(error: LogError) -> str:
    """Return what is wrong with a file, and in which line."""
    why = _(WHY[error.code]).format(detail=error.detail)
    if not error.line:
        return f"{error.path}: {why}"
    return _("{path}, line {line}: {why}").format(path=error.path, line=error.line, why=why)
