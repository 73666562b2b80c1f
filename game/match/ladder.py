"""How strong each level is against another: rounds or matches played by many processes, kept where they can go on.

A *pairing* is a challenger against the others of one other level. Work is cut into *deals*: one deal played from every
seat by the challenger, so that luck of the cards weighs less. What has been played is a list of results by deal, which
can be written down and gone on with.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Iterator
from functools import lru_cache, partial
from itertools import pairwise
from multiprocessing.pool import Pool

import msgspec

from game.ai.levels import LEVELS, player
from game.ai.player import Choice, Player, reminded
from game.ai.search import Budget
from game.engine import Game, State
from game.engine.actions import NOBODY
from game.match.arena import Contest, Share
from game.rules import compile_game, rule_set


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played: the rules' text, how many seats, whole matches or single rounds, how much thinking is allowed
    (`tries` imagined rounds for an act where it is not 0, else `milliseconds` where they are not 0, else the levels'
    own time), and the number of the first deal.
    """

    rules: str
    seats: int
    matches: bool = False
    milliseconds: int = 0
    tries: int = 0
    seed: int = 0

    @property
    def budget(self) -> Budget | None:
        """The budget of players that think ahead; None leaves it to them."""
        if self.tries:
            return Budget(tries=self.tries)
        return Budget(seconds=self.milliseconds / 1000) if self.milliseconds else None


class Played(msgspec.Struct, forbid_unknown_fields=True):
    """What one deal came to: rounds or matches the challenger won, of how many, and what its acts cost in seconds."""

    deal: int
    won: int
    played: int
    seconds: list[float]


class Pairing(msgspec.Struct, forbid_unknown_fields=True):
    """Two levels and what they have played."""

    level: str
    against: str
    done: list[Played] = []

    @property
    def share(self) -> Share:
        """How much the challenger won."""
        return Share(sum(one.won for one in self.done), sum(one.played for one in self.done))

    @property
    def seconds(self) -> list[float]:
        """What the challenger's acts cost, sorted."""
        return sorted(cost for one in self.done for cost in one.seconds)


class Ladder(msgspec.Struct, forbid_unknown_fields=True):
    """All that has been played under the same terms."""

    terms: Terms
    pairings: list[Pairing]


def steps() -> list[Pairing]:
    """Return every level against the one below it, and the top against the bottom."""
    ids = list(LEVELS)
    return [Pairing(level, below) for below, level in pairwise(ids)] + [Pairing(ids[-1], ids[0])]


class _Timed:
    """A player whose acts are timed."""

    def __init__(self, mind: Player, seconds: list[float]) -> None:
        self.mind, self.seconds = mind, seconds

    def recalling(self, memory: object) -> Player:
        return _Timed(reminded(self.mind, memory), self.seconds)  # type: ignore[arg-type]

    def choose(self, *question: object) -> Choice:
        begun = time.perf_counter()
        choice = self.mind.choose(*question)  # type: ignore[arg-type]
        self.seconds.append(time.perf_counter() - begun)
        return choice

    def react(self, *question: object) -> Choice:
        return self.mind.react(*question)  # type: ignore[arg-type]


@lru_cache(maxsize=4)
def _game(rules: str, seats: int) -> Game:
    return compile_game(rule_set(rules), seats)


def play_deal(terms: Terms, level: str, against: str, deal: int) -> Played:
    """Play one deal from every seat and return what it came to; needs nothing but its arguments."""
    game = _game(terms.rules, terms.seats)
    seconds: list[float] = []
    won = 0
    for seat in range(terms.seats):
        levels = [level if other == seat else against for other in range(terms.seats)]
        contest = Contest(levels, terms.seed + deal, make_player=partial(player, budget=terms.budget))
        contest.players[seat] = _Timed(contest.players[seat], seconds)
        state = contest.play(game, terms.seed + deal, whole_match=terms.matches)
        won += _has_won(state, seat, whole_match=terms.matches)
    return Played(deal, won, terms.seats, [round(cost, 5) for cost in seconds])


def _has_won(state: State, seat: int, *, whole_match: bool) -> bool:
    """Say whether the seat, or its team, has won."""
    if whole_match:
        side = state.partners[seat] if state.game.teams else seat
        return state.match_winner == side
    if state.partners and state.winner != NOBODY:
        return state.partners[state.winner] == state.partners[seat]
    return state.winner == seat


def _leave_interrupts_alone() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that counts


def _play(work: tuple[Terms, str, str, int]) -> tuple[str, str, Played]:
    terms, level, against, deal = work
    return level, against, play_deal(terms, level, against, deal)


def go_on(ladder: Ladder, deals: int, processes: int = 0) -> Iterator[Played]:
    """Play until every pairing has so many deals, and yield each as it is done (it is in `ladder` then).

    `processes` is how many to spread the work over; 0 is one for each core, 1 plays in this one.
    """
    work = [
        (ladder.terms, pairing.level, pairing.against, deal)
        for deal in range(deals)
        for pairing in ladder.pairings
        if deal not in {one.deal for one in pairing.done}
    ]
    by_name = {(pairing.level, pairing.against): pairing for pairing in ladder.pairings}
    count = min(processes or os.cpu_count() or 1, max(1, len(work)))
    if count == 1:
        for one in map(_play, work):
            by_name[one[:2]].done.append(one[2])
            yield one[2]
        return
    pool: Pool
    with multiprocessing.get_context("spawn").Pool(count, _leave_interrupts_alone) as pool:
        for level, against, played in pool.imap_unordered(_play, work):
            by_name[level, against].done.append(played)
            yield played


def to_bytes(ladder: Ladder) -> bytes:
    """Return what has been played as bytes, to go on with later."""
    return msgspec.json.encode(ladder)


def from_bytes(data: bytes) -> Ladder:
    """Return what was played before. Raises msgspec.MsgspecError when it cannot be read."""
    return msgspec.json.decode(data, type=Ladder)
