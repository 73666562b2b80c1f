"""Matches that nobody watches, one after the other or spread over the cores; what comes of each is a small value."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Generator
from multiprocessing.pool import AsyncResult
from typing import NamedTuple

from game.ai.levels import player
from game.engine.actions import NOBODY
from game.engine.state import State
from game.match.log import ACTS_PER_DIGEST, digest_line
from game.match.session import Session
from game.match.table import AT_ONCE, Table
from game.match.thinker import Inline

_STEP = 1.0
"""Seconds of the table's clock between two acts; nobody waits for them."""


class RoundDone(NamedTuple):
    """A round that is over, or (not `over`) given up after too many acts. `points` run by seat."""

    acts: int
    over: bool
    blocked: bool
    winner: int
    points: tuple[int, ...]


class MatchDone(NamedTuple):
    """A match, or as much of it as was wanted: its rounds, and who won it if it is `over`; the lines of its log."""

    seed: int
    rounds: tuple[RoundDone, ...]
    over: bool
    winners: tuple[int, ...]
    lines: tuple[str, ...]


class _Tally:
    """Listens to a match as its record: counts the acts, and keeps the lines where they are wanted."""

    problem = ""

    def __init__(self, *, keep: bool) -> None:
        self.acts = 0
        self.state: State | None = None
        self.lines: list[str] = []
        self._keep = keep

    def note(self, line: str) -> None:
        """Write down nothing: nobody is handed a seat."""

    def act(self, line: str, state: State) -> None:
        self.acts += 1
        self.state = state
        if self._keep:
            self.lines.append(line)
            if self.acts % ACTS_PER_DIGEST == 0 or state.match_over:
                self.lines.append(digest_line(self.acts, state))

    def close(self, *, finished: bool) -> None:
        """Nothing is open."""


def play_match(table: Table, seed: int, rounds: int, most_acts: int, *, keep: bool = False) -> MatchDone:
    """Play a match, but no more than so many rounds of it; give up a round after `most_acts`.

    Every level plays as strong as it is. Raises RuleError when the table's rules cannot be dealt.
    """
    tally = _Tally(keep=keep)
    session = Session.new(table, seed, pace=AT_ONCE, record=tally, thinker=Inline(player))
    done: list[RoundDone] = []
    now, before = 0.0, 0
    while len(done) < rounds:
        while not session.round_over and tally.acts - before < most_acts:
            now += _STEP
            session.step(now)
        assert tally.state is not None
        done.append(_round_done(tally.state, tally.acts - before))
        if session.over or not session.round_over:
            break
        before = tally.acts
        if len(done) < rounds:
            session.deal()
    winners = _winners(tally.state) if session.over and tally.state is not None else ()
    session.close()
    return MatchDone(seed, tuple(done), session.over, winners, tuple(tally.lines))


def side_of(state: State, seat: int) -> int:
    """Return whose number the score of a seat goes to: its team, or itself."""
    return state.partners[seat] if state.partners else seat


def _round_done(state: State, acts: int) -> RoundDone:
    if not state.round_over:
        return RoundDone(acts, over=False, blocked=False, winner=NOBODY, points=(0,) * state.seats)
    by_team = len(state.round_scores) < state.seats
    points = tuple(state.round_scores[side_of(state, seat) if by_team else seat] for seat in range(state.seats))
    return RoundDone(acts, over=True, blocked=state.blocked, winner=state.winner, points=points)


def _winners(state: State) -> tuple[int, ...]:
    if state.match_winner == NOBODY:
        return ()
    if state.game.rotation:
        return (state.match_winner,)
    return tuple(seat for seat in range(state.seats) if side_of(state, seat) == state.match_winner)


def matches(
    table: Table, seed: int, rounds: int, most_acts: int, *, keep: bool = False, processes: int = 1
) -> Generator[MatchDone, None, None]:
    """Yield the matches with the numbers from `seed` on, in order and without end, each of at most `rounds` rounds."""
    if processes == 1:
        while True:
            yield play_match(table, seed, rounds, most_acts, keep=keep)
            seed += 1
    with multiprocessing.get_context("spawn").Pool(processes, _leave_interrupts_alone) as pool:
        under_way: deque[AsyncResult[MatchDone]] = deque()
        while True:
            while len(under_way) < 2 * processes:
                under_way.append(pool.apply_async(play_match, (table, seed, rounds, most_acts), {"keep": keep}))
                seed += 1
            yield under_way.popleft().get()


def _leave_interrupts_alone() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that counts
