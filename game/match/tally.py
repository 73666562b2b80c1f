"""What one round was like, counted from its events: the facts that statistics are made of."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field

from game.engine import State
from game.engine import events as ev
from game.engine.actions import NOBODY
from game.match.table import Table


@dataclass
class SeatTally:
    """What one seat did in a round. `place` is 1 for who played first, 2 for the next and so on round the table.

    `drawn` are the cards that came from the draw pile after the deal, whatever for; `won` says whether the seat won
    the round, alone or with its partner.
    """

    seat: int
    place: int = 0
    won: bool = False
    plays: int = 0
    drawn: int = 0
    calls: int = 0
    catches: int = 0
    caught: int = 0
    challenges: int = 0
    challenges_right: int = 0
    score: int = 0


@dataclass
class RoundTally:
    """One round that is over. `key` is the same for the same round, however often and wherever it was kept."""

    key: str
    number: int
    turns: int = 0
    winner: int = NOBODY
    blocked: bool = False
    seats: list[SeatTally] = field(default_factory=list)


def tally(table: Table, state: State, events: Sequence[ev.Event]) -> RoundTally:
    """Return the facts of the round that has just ended: `state` is the table after it, `events` end with its end."""
    of_round = _last_round(events)
    began = of_round[0]
    assert isinstance(began, ev.RoundStarted)
    found = RoundTally(_key(table, state), began.number)
    found.seats = [SeatTally(seat) for seat in range(len(table.seats))]
    dealer = began.dealer
    first = NOBODY
    for event in of_round:
        if isinstance(event, ev.DealerDrew):
            dealer = event.dealer
        elif isinstance(event, ev.TurnSet) and event.asks != "nothing" and first == NOBODY:
            first = event.seat
        _count(found, event)
    _places(found, began, first if first != NOBODY else dealer)
    _results(found, state)
    return found


def _last_round(events: Sequence[ev.Event]) -> list[ev.Event]:
    at = len(events) - 1
    while not isinstance(events[at], ev.RoundStarted):
        at -= 1
    return list(events[at:])


def _key(table: Table, state: State) -> str:
    """Return what names a round: its rules, its people and the table it led to (which knows the seed and all acts)."""
    who = "|".join(f"{one.name}/{one.kind}/{one.character}/{one.level}" for one in table.seats)
    text = f"{state.digest()}|{table.rules}|{who}"
    return hashlib.blake2b(text.encode("utf-8", "surrogatepass"), digest_size=12).hexdigest()


def _count(found: RoundTally, event: ev.Event) -> None:
    seats = found.seats
    if isinstance(event, ev.Moved):
        if event.dst == ev.DISCARD_PILE and event.src >= 0 and event.why in ("play", "jump"):
            seats[event.src].plays += 1
        elif event.src == ev.DRAW_PILE and event.dst >= 0 and event.why != "deal":
            seats[event.dst].drawn += len(event.cards)
    elif isinstance(event, ev.TurnSet):
        found.turns += event.asks == "play"
    elif isinstance(event, ev.Called):
        seats[event.seat].calls += event.due
    elif isinstance(event, ev.Caught):
        seats[event.by].catches += event.good
        seats[event.seat].caught += event.good
    elif isinstance(event, ev.Challenged):
        seats[event.by].challenges += 1
        seats[event.by].challenges_right += event.right


def _places(found: RoundTally, began: ev.RoundStarted, first: int) -> None:
    """Count the places at the table from who was first to play, the way play ran at the start."""
    playing = list(began.seats)
    if first in playing:
        at = playing.index(first)
        for place, seat in enumerate(playing[at:] + playing[:at] if began.direction > 0 else _turned(playing, at), 1):
            found.seats[seat].place = place


def _turned(playing: list[int], at: int) -> list[int]:
    return playing[at::-1] + playing[:at:-1]


def _results(found: RoundTally, state: State) -> None:
    found.winner, found.blocked = state.winner, state.blocked
    partners = state.partners
    for one in found.seats:
        side = partners[one.seat] if partners else one.seat
        won = state.winner != NOBODY and (side == partners[state.winner] if partners else one.seat == state.winner)
        one.won = won and one.place > 0
        at = side if len(state.round_scores) < len(found.seats) else one.seat
        one.score = state.round_scores[at] if 0 <= at < len(state.round_scores) else 0
