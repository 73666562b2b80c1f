"""What leaves a session: events for those who look on, lines for the log."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Protocol, Self

from game.engine import State, project
from game.engine.events import Event


class Record(Protocol):
    """Where the acts are written down. `problem` says why they cannot be, and is empty when they can."""

    problem: str

    def act(self, line: str, state: State) -> None:
        """Write down an act that has been done; `state` is the table after it."""

    def note(self, line: str) -> None:
        """Write down a line that is no act: who plays a seat from here on."""

    def close(self, *, finished: bool) -> None:
        """Write no more; a finished match is put with the replays."""


class Feed:
    """The events of a session as one seat is shown them, in order."""

    def __init__(self, events: Sequence[Event], seat: int, first: int) -> None:
        self.seat = seat
        self._events = events
        self._next = first

    def take(self) -> list[Event]:
        """Return what happened since the last time."""
        new = [self.shown(event) for event in self._events[self._next :]]
        self._next += len(new)
        return new

    def shown(self, event: Event) -> Event:
        """Return an event as the seat is shown it."""
        return project(event, self.seat)

    def copy(self) -> Self:
        """Return a feed that stands at the same event and goes its own way from here on."""
        return copy(self)

    @property
    def taken(self) -> int:
        """How many events have been taken."""
        return self._next

    def skip(self, count: int) -> None:
        """Leave out the events up to so many from the beginning of the match."""
        self._next = count

    def until(self, count: int) -> list[Event]:
        """Take the events up to so many from the beginning of the match."""
        new = [self.shown(event) for event in self._events[self._next : count]]
        self._next += len(new)
        return new
