"""What is wrong with a level: a code with values, and the place in the map. Sentences are made in `sentences`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Place:
    """Where in a level: a file beside the map, a layer, an object in it, an attribute or property; "" for all of it."""

    file: str = ""
    layer: str = ""
    object: str = ""
    property: str = ""

    def at(self, property_name: str) -> Place:
        """Return the same place narrowed to one attribute or property."""
        return replace(self, property=property_name)


@dataclass(frozen=True, slots=True)
class LevelProblem:
    """One reason why a level cannot be played."""

    code: str
    place: Place = Place()
    values: Mapping[str, object] = field(default_factory=lambda: MappingProxyType({}))

    def __str__(self) -> str:
        values = "".join(f" {key}={value}" for key, value in self.values.items())
        where = "/".join(part for part in (self.place.file, self.place.layer, self.place.object) if part)
        return f"{self.code}{values} at {where}:{self.place.property}"


class Refusal(Exception):
    """Something that is not read: `code` says why, `values` what about it. The place is added by who asked."""

    def __init__(self, code: str, /, **values: object) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values


class LevelError(Exception):
    """A level that cannot be played, with everything that is wrong with it."""

    def __init__(self, problems: tuple[LevelProblem, ...]) -> None:
        super().__init__("; ".join(map(str, problems)))
        self.problems = problems


MAX_PROBLEMS = 50
"""More than this help nobody: the rest is not collected."""


class Findings:
    """Collects problems while a level is looked through."""

    def __init__(self) -> None:
        self.problems: list[LevelProblem] = []

    def add(self, code: str, place: Place, /, **values: object) -> None:
        """Note a problem; an exact repetition is noted once. Raises LevelError when there are too many to go on."""
        problem = LevelProblem(code, place, MappingProxyType(values))
        if problem not in self.problems:
            self.problems.append(problem)
        if len(self.problems) >= MAX_PROBLEMS:
            self.stop_if_any()

    def stop(self, code: str, place: Place, /, **values: object) -> LevelError:
        """Note a problem after which looking further makes no sense, and return the error to raise."""
        self.add(code, place, **values)
        return LevelError(tuple(self.problems))

    def stop_if_any(self) -> None:
        """Raise LevelError if anything was found."""
        if self.problems:
            raise LevelError(tuple(self.problems))
