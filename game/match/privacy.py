"""Who may know what when several people share one screen.

A hand is shown to its holder alone, and only while the holder looks. Between two looks the screen shows what an
onlooker knows, who holds no cards: `BlindMirror` is the table from a seat's chair with that hand face down, folded
from the events of `OnlookerFeed`. What was never folded cannot be drawn, told or written down.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from hashlib import blake2b
from typing import Any, Self

from game.engine import project
from game.engine.cards import HIDDEN
from game.engine.events import Event, RoundStarted
from game.engine.rotation import seating
from game.match.feed import Feed
from game.match.mirror import Mirror
from game.match.table import HUMAN, Table
from game.rules import rule_set

ONLOOKER = 99
"""A seat nobody sits at: what is projected for it, everybody may see."""

BLIND = 1_000_000
"""From here on run the stand-ins for the numbers of cards nobody knows; no deck is as large."""


def salt_of(seed: int) -> int:
    """Return a number for what is only for show in a match: the same wherever it is seen, and no way to the seed."""
    return int.from_bytes(blake2b(str(seed).encode(), digest_size=8).digest(), "big")


def people(table: Table) -> tuple[int, ...]:
    """Return the seats that people play now."""
    return tuple(seat for seat, setup in enumerate(table.seats) if setup.kind == HUMAN)


def needs_curtain(table: Table) -> bool:
    """Say whether hands have to be hidden from somebody at the same screen."""
    return len(people(table)) > 1 and not table.open_table


class Partners:
    """Which seats play together; they change from deal to deal where the rules say so."""

    def __init__(self, table: Table) -> None:
        """Begin with the first deal. Raises RuleError when the table's rules cannot be understood."""
        values = rule_set(table.rules).values
        self.seats, self._teams = len(table.seats), int(values["teams"])
        self.rotation = bool(values["rotation"])
        self.of_seat: tuple[int, ...] = ()
        """The team of every seat in this deal: -1 sits at the other table; empty without teams."""
        self.deal(1)

    def deal(self, number: int) -> None:
        """Follow the table to the deal of that number, from 1."""
        if self.rotation:
            self.of_seat = seating(self.seats, number - 1).partners
        elif self._teams:
            self.of_seat = tuple(seat % self._teams for seat in range(self.seats))

    def team(self, seat: int) -> int:
        """Return the team of a seat; -1 for none."""
        return self.of_seat[seat] if self.of_seat and 0 <= seat < self.seats else -1

    def beside(self, seat: int) -> tuple[int, ...]:
        """Return the partners of a seat, without itself."""
        mine = self.team(seat)
        return tuple(one for one in range(self.seats) if one != seat and mine >= 0 and self.of_seat[one] == mine)


def sees(table: Table, partners: Partners, seat: int) -> tuple[int, ...]:
    """Return the other seats whose hands `seat` may see at this table now."""
    if table.open_table:
        return tuple(one for one in range(len(table.seats)) if one != seat)
    return partners.beside(seat) if table.partners_see else ()


def known_to(event: Event, seats: Iterable[int]) -> Event:
    """Return the event as these seats together know it."""
    known: Any = None
    for seat in seats:
        one = project(event, seat)
        known = one if known is None else _together(known, one)
    return known  # type: ignore[no-any-return]


def _together(a: Any, b: Any) -> Any:
    """Return two views of the same fact as one: what either knows."""
    if a == b:
        return a
    if isinstance(a, tuple) and isinstance(b, tuple):
        if len(a) != len(b):
            return max(a, b, key=len)
        both = [_together(x, y) for x, y in zip(a, b, strict=True)]
        return type(a)(*both) if hasattr(a, "_fields") else tuple(both)
    return b if a == HIDDEN else a


class SharedFeed(Feed):
    """The events as one seat is shown them at a table where it sees other hands too."""

    def __init__(self, events: Sequence[Event], seat: int, table: Table) -> None:
        super().__init__(events, seat, 0)
        self._table, self._partners = table, Partners(table)

    def shown(self, event: Event) -> Event:
        """Return an event as the seat is shown it."""
        if isinstance(event, RoundStarted):
            self._partners.deal(event.number)
        return known_to(event, (self.seat, *sees(self._table, self._partners, self.seat)))

    def copy(self) -> Self:
        """Return a feed that stands at the same event and goes its own way from here on."""
        other = super().copy()
        other._partners = copy(self._partners)
        return other


class SharedMirror(Mirror):
    """The table as a seat sees it that also sees other hands: those lie open."""

    def __init__(self, seat: int, table: Table) -> None:
        super().__init__(seat, len(table.seats), table.rules)
        self._table, self._partners = table, Partners(table)

    def copy(self) -> Self:
        """Return a mirror that shows the same and goes its own way from here on."""
        other = super().copy()
        other._partners = copy(self._partners)
        return other

    def fold(self, event: Event) -> None:
        """Take in the next event, and open the hands that may be seen."""
        super().fold(event)
        if isinstance(event, RoundStarted):
            self._partners.deal(event.number)
        if not self.round_over:
            others = sees(self._table, self._partners, self.seat)
            self.open_hands = {one: tuple(held.face for held in self.hands[one]) for one in others}


class OnlookerFeed(Feed):
    """The events as everybody may see them."""

    def shown(self, event: Event) -> Event:
        """Return an event without anything hidden."""
        return project(event, ONLOOKER)


class BlindMirror(Mirror):
    """The table from the chair of `seat`, whose hand lies face down: its cards are counted and nothing more."""

    @property
    def hand(self) -> tuple[int, ...]:
        """Stand-ins for the numbers of the cards held."""
        return tuple(range(BLIND, BLIND + len(self.hands[self.seat])))

    @property
    def faces(self) -> tuple[int, ...]:
        """Nothing but backs."""
        return (HIDDEN,) * len(self.hands[self.seat])
