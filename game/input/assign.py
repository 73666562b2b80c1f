"""Giving a key or a button to an act: what is taken from whom, and what must never be left without."""

from __future__ import annotations

from typing import NamedTuple

from game.input.bindings import Bindings
from game.input.intents import Kind

ESSENTIAL = (Kind.CONFIRM, Kind.CANCEL, Kind.UP, Kind.DOWN, Kind.LEFT, Kind.RIGHT)
"""Without these no screen could be left: they keep a key and, where pads are used, a button."""

TOGETHER = (frozenset({Kind.CANCEL, Kind.PAUSE}),)
"""Kinds that may share a key: one of them counts at the table, the other everywhere else."""

MOST = 2
"""Keys or buttons an act has at most."""


class Assigned(NamedTuple):
    """What came of it: `bindings` for the settings, `taken` who lost the key; `kept` who must keep it (then nothing
    has changed)."""

    bindings: dict[str, list[str]]
    taken: tuple[Kind, ...] = ()
    kept: Kind | None = None


def assign(now: Bindings, kind: Kind, name: str, *, pad: bool) -> Assigned:
    """Give `kind` the key or button `name` first; it keeps the one it had before it as a second."""
    table = dict(now.buttons if pad else now.keys)
    others = [one for one, names in table.items() if name in names and one is not kind and not _may_share(one, kind)]
    for other in others:
        left = tuple(one for one in table[other] if one != name)
        if not left and other in ESSENTIAL:
            return Assigned(now.changed(), (), other)
        table[other] = left
    table[kind] = (name, *(one for one in table.get(kind, ()) if one != name))[:MOST]
    return Assigned(_written(now, table, pad), tuple(others))


def clear(now: Bindings, kind: Kind, *, pad: bool) -> Assigned:
    """Take all keys or buttons from `kind`; those it cannot do without stay."""
    if kind in ESSENTIAL:
        return Assigned(now.changed(), (), kind)
    table = dict(now.buttons if pad else now.keys)
    table[kind] = ()
    return Assigned(_written(now, table, pad))


def _may_share(one: Kind, other: Kind) -> bool:
    return any({one, other} <= group for group in TOGETHER)


def _written(now: Bindings, table: dict[Kind, tuple[str, ...]], pad: bool) -> dict[str, list[str]]:
    new = Bindings(now.changed())
    if pad:
        new.buttons = table
    else:
        new.keys = table
    return new.changed()
