"""A scenario as typed values, and what can be wrong with one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from game.rules import RuleSet

NO_FACE = -1
"""Stands for the dark face of a card that has only one."""


class CardSpec(NamedTuple):
    """A card by its faces: the light one (or the only one) and the dark one, or NO_FACE."""

    light: int
    dark: int


class InvalidScenario(Exception):
    """The file is no scenario. `where` is a key (``table.hands[2]``), a line, or empty for the whole file."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}" if where else why)
        self.where = where
        self.why = why


@dataclass(frozen=True, slots=True)
class Table:
    """A table laid card by card. Lists run by seat; piles run from the bottom of the discard, from the next drawn."""

    hands: list[list[CardSpec]]
    discard: list[CardSpec]
    draw: list[CardSpec]
    colour: int
    turn: int
    direction: int
    pending: int
    dark: bool
    fires: list[int]
    dealer: int
    scores: list[int]
    pigs: list[int]
    knocked_out: list[int]


@dataclass(frozen=True, slots=True)
class Deal:
    """A round that is dealt from a pile in a given order; without `dealer` the seats draw for it."""

    players: int
    deck: list[CardSpec]
    dealer: int | None
    fires: list[int]


@dataclass(frozen=True, slots=True)
class Step:
    """One act, or none, and what must hold after it: values by key, in the order of the file."""

    do: str | None
    refused: bool
    holds: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Scenario:
    """A whole file."""

    id: str
    about: str
    rules: RuleSet
    seats: int
    setup: Table | Deal
    seed: int | None
    steps: tuple[Step, ...]


class Failure(NamedTuple):
    """The first thing that did not hold. Steps are counted from 1; expected and got are written as in the file."""

    step: int
    key: str
    expected: str
    got: str

    def __str__(self) -> str:
        return f"step {self.step}: {self.key}: expected {self.expected}, got {self.got}"
