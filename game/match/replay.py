"""A match file looked at again: any act of it, forwards and backwards, through one seat's eyes or with all hands open.

The file is read once, every act of it is done again and every digest in it is compared. Copies of the table are kept
at some acts, so that going to any other takes but a few. A file from outside is data: it is read within size caps and
left alone, and what is wrong with it is a `LogError` that names the line. One that is damaged further down can be
looked at as far as it goes; `problem` then says where it breaks off.
"""

from __future__ import annotations

import bisect
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from game.engine import State, apply, project
from game.engine.actions import DEAL, NOBODY, Action
from game.engine.events import Event, RoundEnded, RoundStarted
from game.match import log
from game.match.log import Header, Log, LogError, header_text
from game.match.mirror import Mirror
from game.match.table import Table

ACTS_PER_COPY = 32
"""A copy of the table is kept after every so many acts: stepping back does again this many at most."""


@dataclass(frozen=True)
class Round:
    """One round of a replay: its number, the act that dealt it (0 for the first) and the last act in it.

    `winner` is a seat, or NOBODY when it has none; `over` is False for a round that was not played to its end.
    """

    number: int
    first: int
    last: int
    winner: int
    over: bool


@dataclass(frozen=True)
class Facts:
    """How the table stands after an act: what a list or a reader asks for. `hands` are faces by seat, all open."""

    act: int
    round_number: int
    turn: int
    asks: str
    colour: int
    direction: int
    pending: int
    top: int
    draw_count: int
    hands: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    round_over: bool
    match_over: bool
    winner: int
    match_winner: int
    digest: str


class OpenMirror(Mirror):
    """The table with every hand open, folded from events that nothing was taken out of. `seat` sits in front."""

    def fold(self, event: Event) -> None:
        """Take in the next event and open all hands but the one in front, which is open anyway."""
        super().fold(event)
        self.open_hands = {
            seat: tuple(held.face for held in hand) for seat, hand in enumerate(self.hands) if seat != self.seat
        }


class Replay:
    """A match read from a log. `at` is how many acts have been done, from 0 (dealt) to `acts`."""

    def __init__(self, read: Log, path: Path | None = None) -> None:
        """Play `read` again. Raises LogError when not even the first deal can be done."""
        self.path, self.header = path, read.header
        self.problem: LogError | None = None
        """Where the file breaks off, if it does; the acts before it can be looked at."""
        self._lines = read.lines
        """The good ones, once the match has been played."""
        self._actions: list[Action] = []
        self._events: list[Event] = list(self._begun(read.header))
        self._ends = [len(self._events)]
        """How many events there are after each act."""
        self._play(read)
        self.digests = sum(line.startswith("= ") for line in self._lines)
        """How many digests of the file were found to be right."""
        self.rounds: tuple[Round, ...] = self._rounds()
        self.at = 0
        self._state = self._copies[0].copy()

    @classmethod
    def open(cls, path: Path) -> Replay:
        """Read the match at `path`. Raises LogError, with the path in it."""
        try:
            return cls(log.read_file(path), path)
        except LogError as error:
            error.path = path
            raise

    # Reading -------------------------------------------------------------------------------------------------------
    def _begun(self, header: Header) -> list[Event]:
        start, dealt = log.begin(header)
        self._copies = [start.copy()]
        return dealt

    def _play(self, read: Log) -> None:
        def each(state: State, action: Action, came: list[Event]) -> None:
            self._actions.append(action)
            self._events.extend(came)
            self._ends.append(len(self._events))
            if len(self._actions) % ACTS_PER_COPY == 0:
                self._copies.append(state.copy())

        try:
            log.play(read, each)
        except LogError as error:
            error.path = self.path
            self.problem = error
            self._lines = read.lines[: max(0, error.line - 3)]  # two lines of header, and lines count from 1

    def _rounds(self) -> tuple[Round, ...]:
        firsts = [0, *(number for number, action in enumerate(self._actions, 1) if action.verb == DEAL)]
        lasts = [*(first - 1 for first in firsts[1:]), self.acts]
        rounds = []
        for number, (first, last) in enumerate(zip(firsts, lasts, strict=True), 1):
            ended = next((one for one in reversed(self.came(last)) if isinstance(one, RoundEnded)), None)
            rounds.append(Round(number, first, last, ended.winner if ended else NOBODY, ended is not None))
        return tuple(rounds)

    # What it is ----------------------------------------------------------------------------------------------------
    @property
    def table(self) -> Table:
        """Who sat where, under which rules."""
        return self.header.table

    @property
    def acts(self) -> int:
        """How many acts there are."""
        return len(self._actions)

    @property
    def events(self) -> Sequence[Event]:
        """Everything that happened from the first deal to the last act, with nothing taken out."""
        return self._events

    def action(self, act: int) -> Action:
        """Return the act of that number, from 1."""
        return self._actions[act - 1]

    def came(self, act: int) -> list[Event]:
        """Return what that act brought about; 0 is the first deal."""
        return self._events[self._ends[act - 1] if act else 0 : self._ends[act]]

    def round_at(self, act: int) -> Round:
        """Return the round in which an act was done; the act that deals belongs to the round it deals."""
        return self.rounds[bisect.bisect_right([one.first for one in self.rounds], act) - 1]

    # Going about ---------------------------------------------------------------------------------------------------
    @property
    def state(self) -> State:
        """The table after `at` acts, to be read only."""
        return self._state

    def go(self, act: int) -> None:
        """Go to the table after so many acts; beyond either end is that end."""
        act = min(max(0, act), self.acts)
        copy = act // ACTS_PER_COPY
        if not copy * ACTS_PER_COPY <= self.at <= act:
            self._state, self.at = self._copies[copy].copy(), copy * ACTS_PER_COPY
        while self.at < act:
            apply(self._state, self._actions[self.at])
            self.at += 1

    def step(self, by: int = 1) -> None:
        """Go so many acts on, or back."""
        self.go(self.at + by)

    def go_to_round(self, number: int) -> None:
        """Go to the deal of a round, counted from 1; beyond either end is the first or the last."""
        self.go(self.rounds[min(max(1, number), len(self.rounds)) - 1].first)

    def facts(self) -> Facts:
        """Return how the table stands now."""
        s = self._state
        return Facts(
            act=self.at,
            round_number=s.round_number,
            turn=s.turn,
            asks=s.asks,
            colour=s.colour,
            direction=s.direction,
            pending=s.pending,
            top=s.faces[s.discard[-1]],
            draw_count=len(s.draw),
            hands=tuple(tuple(s.faces[card] for card in hand) for hand in s.hands),
            totals=s.totals,
            round_over=s.round_over,
            match_over=s.match_over,
            winner=s.winner,
            match_winner=s.match_winner,
            digest=s.digest(),
        )

    # Pictures ------------------------------------------------------------------------------------------------------
    def mirror(self, seat: int, *, all_open: bool = False) -> Mirror:
        """Return the table as `seat` saw it then, or from its chair with all hands open."""
        kind = OpenMirror if all_open else Mirror
        mirror = kind(seat, len(self.table.seats), self.table.rules)
        before, began = self._before_round()
        for event in (*before, *self._events[began : self._ends[self.at]]):
            mirror.fold(event if all_open else project(event, seat))
        return mirror

    def shown(self, act: int, seat: int, *, all_open: bool = False) -> list[Event]:
        """Return what `seat` was shown of an act; everything with all hands open."""
        return self.came(act) if all_open else [project(event, seat) for event in self.came(act)]

    def _before_round(self) -> tuple[list[Event], int]:
        """Return the end of the round before this one, which holds the totals, and where this round's events begin."""
        first = self.round_at(self.at).first
        before: list[Event] = []
        if first:
            before += [one for one in self.came(first - 1) if isinstance(one, RoundEnded)]
        began = self._ends[first - 1] if first else 0
        while not isinstance(self._events[began], RoundStarted):
            began += 1
        return before, began

    # Going on from here --------------------------------------------------------------------------------------------
    def text_until(self, act: int, header: Header | None = None) -> bytes:
        """Return the log of this match up to an act, under another header if one is given."""
        lines = self._lines[: self._lines_until(act)]
        return (header_text(header or self.header) + "".join(f"{line}\n" for line in lines)).encode("utf-8")

    def _lines_until(self, act: int) -> int:
        """Return how many lines lead to an act, with the digest that may follow it."""
        acts = 0
        for number, line in enumerate(self._lines):
            if log.is_act(line):
                if acts == act:
                    return number
                acts += 1
        return len(self._lines)
