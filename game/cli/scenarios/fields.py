"""Taking typed values out of a TOML table, so that what is missing, wrong or unknown is named."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar, overload

from game.cli.scenarios.model import InvalidScenario

T = TypeVar("T")
D = TypeVar("D")

Read = Callable[[object, str], T]
"""Turns what TOML gave into what is meant; told where it stands, for InvalidScenario."""

GREATEST = 1_000_000_000
"""Any count or score in a scenario is smaller."""

_REQUIRED = object()


class Fields:
    """The keys of one table. `take` each, then `done` refuses what is left."""

    def __init__(self, table: Mapping[str, object], where: str) -> None:
        self.left = dict(table)
        self.given = frozenset(table)
        self._where = where

    @overload
    def take(self, key: str, read: Read[T]) -> T: ...
    @overload
    def take(self, key: str, read: Read[T], default: D) -> T | D: ...
    def take(self, key: str, read: Read[T], default: object = _REQUIRED) -> object:
        """Return the value of `key`, read; the default when it is not there, or InvalidScenario if there is none."""
        if key in self.left:
            return read(self.left.pop(key), self.place(key))
        if default is _REQUIRED:
            raise InvalidScenario(self.place(key), "is missing")
        return default

    def table(self, key: str) -> Fields:
        """Return the fields of the table `key`."""
        value = self.left.pop(key)
        if not isinstance(value, dict):
            raise InvalidScenario(self.place(key), "must be a table")
        return Fields(value, self.place(key))

    def place(self, key: str) -> str:
        """Return how `key` is named to the reader."""
        return f"{self._where}.{key}" if self._where else key

    def done(self) -> None:
        """Refuse the first key that nobody took."""
        for key in self.left:
            raise InvalidScenario(self.place(key), "unknown key")


def whole(least: int, most: int = GREATEST) -> Read[int]:
    """Return a reader of whole numbers from `least` to `most`."""

    def read(value: object, where: str) -> int:
        if type(value) is not int or not least <= value <= most:
            raise InvalidScenario(where, f"must be a whole number from {least} to {most}")
        return value

    return read


def whole_list(least: int, most: int = GREATEST, length: int | None = None) -> Read[list[int]]:
    """Return a reader of lists of whole numbers, of a given length if there is one."""
    one = whole(least, most)

    def read(value: object, where: str) -> list[int]:
        if not isinstance(value, list) or (length is not None and len(value) != length):
            raise InvalidScenario(where, "must be a list" if length is None else f"must be a list of {length}")
        return [one(entry, f"{where}[{place}]") for place, entry in enumerate(value)]

    return read


def yes_no(value: object, where: str) -> bool:
    """Read true or false."""
    if not isinstance(value, bool):
        raise InvalidScenario(where, "must be true or false")
    return value


def text(value: object, where: str) -> str:
    """Read any text."""
    if not isinstance(value, str):
        raise InvalidScenario(where, "must be text")
    return value
