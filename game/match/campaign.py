"""The village road: which levels are open, which stars are won, and where that is kept.

The file is ``road.json`` in the user's folder: for every level that was won or earned a star, the goals that were
earned, as they are written in the level. A damaged file is set aside and begun anew; a star whose goal the level no
longer has is kept and not counted.
"""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated

import msgspec

from game import paths
from game.levels.venue import Goal, Venue

FILE = "road.json"
LARGEST_FILE = 256 * 1024
"""Twelve levels and 200 of the user's come to a tenth of this."""

_Word = Annotated[str, msgspec.Meta(max_length=512)]
_Goals = Annotated[tuple[Annotated[str, msgspec.Meta(max_length=64)], ...], msgspec.Meta(max_length=64)]


class Walked(msgspec.Struct, frozen=True):
    """What has been reached at one table: whether its match was won, which goals were earned, in their written form."""

    won: bool = False
    goals: _Goals = ()


class Progress(msgspec.Struct, frozen=True):
    """How far the road has been walked. Values never change: `after` returns the next."""

    levels: dict[_Word, Walked] = msgspec.field(default_factory=dict)

    def at(self, level: str) -> Walked:
        """Return what has been reached at a level."""
        return self.levels.get(level, Walked())

    def stars(self, venue: Venue) -> tuple[bool, ...]:
        """Return of each goal of a level whether it was earned once."""
        earned = self.at(venue.id).goals
        return tuple(written(goal) in earned for goal in venue.goals)

    def after(self, level: str, earned: Iterable[Goal], won: bool) -> Progress:
        """Return the progress with what one more match at a level has brought."""
        before = self.at(level)
        goals = tuple(sorted({*before.goals, *(written(goal) for goal in earned)}))
        if not (goals or won or before.won):
            return self
        return Progress({**self.levels, level: Walked(before.won or won, goals)})


def written(goal: Goal) -> str:
    """Return a goal as a level writes it."""
    return f"{goal.kind} {goal.number}" if goal.number else goal.kind


def open_levels(road: Sequence[Venue], progress: Progress, *, all_open: bool = False) -> frozenset[str]:
    """Return the ids of the levels that can be played: those nobody opens, and those a won level opens.

    With `all_open` every level is. A level that was won once stays open, whatever has become of the road.
    """
    if all_open:
        return frozenset(venue.id for venue in road)
    behind_doors = {unlocked for venue in road for unlocked in venue.unlocks if unlocked != venue.id}
    opened = {unlocked for venue in road if progress.at(venue.id).won for unlocked in venue.unlocks}
    return frozenset(
        venue.id for venue in road if venue.id not in behind_doors or venue.id in opened or progress.at(venue.id).won
    )


def openers(road: Sequence[Venue], level: str) -> list[Venue]:
    """Return the levels a win at which opens `level`."""
    return [venue for venue in road if level in venue.unlocks and venue.id != level]


def next_level(road: Sequence[Venue], venue: Venue, opened: Collection[str]) -> Venue | None:
    """Return the level to go on to after `venue`: the first it unlocks that is open; None at the end of the road."""
    by_id: Mapping[str, Venue] = {one.id: one for one in road}
    return next((by_id[one] for one in venue.unlocks if one in by_id and one in opened), None)


def where(road: Sequence[Venue], progress: Progress, opened: Collection[str]) -> int:
    """Return the place on the road (from 0) of the first open level that is not won yet; else the last open one."""
    todo = [i for i, venue in enumerate(road) if venue.id in opened and not progress.at(venue.id).won]
    done = [i for i, venue in enumerate(road) if venue.id in opened]
    return todo[0] if todo else done[-1] if done else 0


def path() -> Path:
    """Return where the progress is kept."""
    return paths.user_data() / FILE


def load(mend: bool = True) -> tuple[Progress, str | None]:
    """Return the progress and the problem met while reading it, if any: ``road_unreadable``, ``road_damaged``.

    A file that cannot be understood is set aside under another name, and the road begins anew; without `mend` it stays
    as it is, for the next reader to find.
    """
    file = path()
    try:
        with file.open("rb") as stream:
            data = stream.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        return Progress(), None
    except OSError:
        return Progress(), "road_unreadable"
    with contextlib.suppress(msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        if len(data) <= LARGEST_FILE:
            return msgspec.json.decode(data, type=Progress), None
    if mend:
        with contextlib.suppress(OSError):  # a folder nobody can write in: the next start says so again
            paths.set_aside(file)
    return Progress(), "road_damaged"


def save(progress: Progress) -> str | None:
    """Write the progress down; returns None, or ``road_unsaved`` when the disk is full, read-only or the like."""
    data = msgspec.json.format(msgspec.json.encode(progress), indent=1) + b"\n"
    try:
        paths.write_atomically(path(), data, keep=1)
    except OSError:
        return "road_unsaved"
    return None
