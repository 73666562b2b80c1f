"""Who says what when: one remark at most for what has just happened at the table.

A remark is chosen from what everybody at the table may know: of an event only the parts that are projected to every
seat alike are looked at, and how many events there were. The same match therefore hears the same remarks from every
chair and in its replay, and no remark tells of a hidden card. Nothing here is drawn from the match's generator.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

from game.engine import events as ev
from game.narrate.voices import VOICES
from game.narrate.voices import moments as at

OFF, SOME, LIVELY = "off", "some", "lively"
AMOUNTS: Mapping[str, tuple[float, int]] = {OFF: (0.0, 0), SOME: (0.55, 3), LIVELY: (1.0, 1)}
"""By how much is said: a factor for every chance, and the turns that pass between two remarks."""

LEAST, SPAN = 0.2, 0.8
"""A character that hardly talks speaks at one moment in five, the most talkative at all of them."""

SURE = 1.0
"""Moments of this weight are spoken at however short the time since the last remark."""

QUIET = 100
"""Before a round nobody has spoken for so many turns."""

MANY = 2
"""So many cards drawn at once are worth a word."""


class Speaker(NamedTuple):
    """Who sits at a seat and may speak: the character's id, and how talkative it is, from 0 to 1."""

    character: str
    talkative: float


class Remark(NamedTuple):
    """What a seat says: the moment, and the sentence, still to be translated."""

    seat: int
    moment: str
    words: str


class Chatter:
    """Listens to a round event by event. `speakers` says by seat who may speak now (None: a person, who speaks)."""

    def __init__(self, salt: int, amount: str, speakers: Callable[[], Sequence[Speaker | None]]) -> None:
        self.salt, self.amount = salt, amount
        self._speakers = speakers
        self._begin(0)

    def _begin(self, number: int) -> None:
        self._round, self._events, self._turns = number, 0, QUIET
        self._last, self._pending, self._gone = -1, 0, -1
        self._said: dict[tuple[int, str], int] = {}

    def follow(self, events: Sequence[ev.Event]) -> None:
        """Take in what happened before anybody was there to listen."""
        for event in events:
            self.hear(event)

    def hear(self, event: ev.Event) -> Remark | None:
        """Take in the next event; return what is said about it, if anything."""
        if isinstance(event, ev.RoundStarted):
            self._begin(event.number)
        if isinstance(event, ev.Moved) and event.why == "deal":
            return None  # shown in one go, however many there are
        self._events += 1
        self._turns += isinstance(event, ev.TurnSet) and event.asks == "play"
        offered = self._offered(event)
        self._remember(event)
        return self._choose(offered)

    def musing(self, seat: int) -> Remark | None:
        """Return what a seat says that has been thinking for long, if anything."""
        return self._choose([(seat, at.THINKS)])

    # What there could be said --------------------------------------------------------------------------------------
    def _offered(self, event: ev.Event) -> list[tuple[int, str]]:
        """Return who could say something about an event, and at which moment."""
        kinds = _OFFERS.get(type(event))
        return kinds(self, event) if kinds is not None else []

    def _remember(self, event: ev.Event) -> None:
        if isinstance(event, ev.Moved) and event.why in ("play", "jump"):
            self._last = event.src
        elif isinstance(event, ev.PendingSet):
            self._pending = event.count
        elif isinstance(event, ev.WentOut):
            self._gone = event.seat
        elif isinstance(event, ev.TurnSet):
            self._gone = -1

    def _moved(self, event: ev.Moved) -> list[tuple[int, str]]:
        if event.why == "jump":
            return [(event.src, at.JUMPS)]
        if event.why in ("penalty", "launcher") and event.dst >= 0 and len(event.cards) >= MANY:
            return [(event.dst, at.HIT)]
        return [(event.dst, at.SLIPS)] if event.why == "false_call" else []

    def _penalty(self, event: ev.PendingSet) -> list[tuple[int, str]]:
        grown = event.seat >= 0 and (event.count > self._pending or event.until > 0)
        return [(self._last, at.HITS)] if grown and self._last != event.seat else []

    def _caught(self, event: ev.Caught) -> list[tuple[int, str]]:
        return [(event.by, at.CATCHES), (event.seat, at.CAUGHT)] if event.good else [(event.by, at.SLIPS)]

    def _challenged(self, event: ev.Challenged) -> list[tuple[int, str]]:
        if event.right:
            return [(event.by, at.RIGHT), (event.seat, at.FOUND_OUT)]
        return [(event.by, at.WRONG), (event.seat, at.HONEST)]

    def _swapped(self, event: ev.HandsSwapped) -> list[tuple[int, str]]:
        other = event.b if event.a == self._last else event.a
        return [(self._last, at.SWAPS), (other, at.ROBBED)]

    def _turn(self, event: ev.TurnSet) -> list[tuple[int, str]]:
        """The round goes on although somebody is out: the others may say so."""
        goes_on = self._gone >= 0 and event.asks == "play"
        seats = range(len(self._speakers())) if goes_on else ()
        return [(seat, at.OTHER_OUT) for seat in seats if seat != self._gone]

    def _ended(self, event: ev.RoundEnded) -> list[tuple[int, str]]:
        return [(seat, at.WINS if seat == event.winner else at.LOSES) for seat in range(len(self._speakers()))]

    # What is said --------------------------------------------------------------------------------------------------
    def _choose(self, offered: Sequence[tuple[int, str]]) -> Remark | None:
        """Return the remark of whoever is most eager among those who would speak."""
        speakers = self._speakers() if offered else ()
        factor, pause = AMOUNTS[self.amount]
        eager: list[tuple[float, int, str]] = []
        for seat, moment in offered:
            speaker = speakers[seat] if 0 <= seat < len(speakers) else None
            if speaker is None or speaker.character not in VOICES:
                continue
            weight = at.MOMENTS[moment]
            over = moment in (at.WINS, at.LOSES)
            if self._turns < pause and weight < SURE and not over:
                continue
            chance = factor * weight * (LEAST + SPAN * speaker.talkative)
            drawn = self._draw(seat, moment)
            if drawn < chance:
                eager.append((drawn / chance, seat, moment))
        if not eager:
            return None
        _eagerness, seat, moment = min(eager)
        self._turns = 0
        return Remark(seat, moment, self._line(seat, moment))

    def _line(self, seat: int, moment: str) -> str:
        """Return the next of the lines a character has for a moment: none comes again before all the others did."""
        speaker = self._speakers()[seat]
        lines = VOICES[speaker.character][moment] if speaker is not None else ("",)
        times = self._said.get((seat, moment), 0)
        self._said[seat, moment] = times + 1
        first = int(len(lines) * self._number(seat, moment, 0))
        return lines[(first + self._round + times) % len(lines)]

    def _draw(self, seat: int, moment: str) -> float:
        return self._number(seat, moment, self._round * 100_000 + self._events)

    def _number(self, *about: object) -> float:
        """Return a number from 0 to 1 that depends on nothing but the match and what is asked about."""
        digest = blake2b(repr((self.salt, *about)).encode(), digest_size=6).digest()
        return int.from_bytes(digest, "big") / (1 << 48)


_OFFERS: Mapping[type, Callable[[Chatter, Any], list[tuple[int, str]]]] = {
    ev.RoundStarted: lambda it, e: [(seat, at.GREETS) for seat in e.seats] if e.number == 1 else [],
    ev.Moved: Chatter._moved,
    ev.PendingSet: Chatter._penalty,
    ev.Called: lambda it, e: [(e.seat, at.CALLS)] if e.due else [],
    ev.Skipped: lambda it, e: [(e.seat, at.SKIPPED)],
    ev.Caught: Chatter._caught,
    ev.Challenged: Chatter._challenged,
    ev.HandsSwapped: Chatter._swapped,
    ev.Misplayed: lambda it, e: [(e.seat, at.SLIPS)],
    ev.TurnSet: Chatter._turn,
    ev.RoundEnded: Chatter._ended,
}
"""Who could have something to say, by type of event."""

__all__ = ["AMOUNTS", "LIVELY", "OFF", "SOME", "Chatter", "Remark", "Speaker"]
