"""What went wrong with a computer player, kept so that it can be repeated."""

from __future__ import annotations

import contextlib

import msgspec

from game import __version__, paths
from game.match.question import Question

FILE = "faults.jsonl"

LARGEST_FILE = 1024 * 1024
"""When the file has grown beyond this it becomes ``faults.jsonl.1`` and a new one is begun."""

MOST_DETAIL = 4000
"""Characters kept of a traceback."""


class Fault(msgspec.Struct, frozen=True):
    """One act that the simplest player had to do instead. `kind`: raised, late, died, nonsense or refused.

    The question holds everything the player knew, with its rules and its seed: to put it to the player again repeats
    the fault.
    """

    kind: str
    detail: str
    question: Question
    version: str = __version__


def keep_fault(fault: Fault) -> None:
    """Write `fault` down as a line of JSON in the user's state folder; nothing happens when that cannot be done."""
    short = msgspec.structs.replace(fault, detail=fault.detail[-MOST_DETAIL:])
    file = paths.user_state() / FILE
    with contextlib.suppress(OSError):
        if file.exists() and file.stat().st_size > LARGEST_FILE:
            file.replace(file.with_name(FILE + ".1"))
        with file.open("ab") as stream:
            stream.write(msgspec.json.encode(short) + b"\n")


def read_faults() -> list[Fault]:
    """Return the faults kept, oldest first; lines that cannot be read are left out."""
    faults = []
    with contextlib.suppress(OSError):
        for line in (paths.user_state() / FILE).read_bytes().splitlines():
            with contextlib.suppress(msgspec.MsgspecError):
                faults.append(msgspec.json.decode(line, type=Fault))
    return faults
