"""Computer players against each other without a table: how strong a level is, measured.

No time passes here. After every act the seats that could act out of turn are asked in the order in which they would
have reacted, then the seat in turn. Every deal is played from every seat, so that luck of the cards weighs less.
"""

from __future__ import annotations

import contextlib
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from game.ai.beliefs import Beliefs
from game.ai.characters import CHARACTERS
from game.ai.fallback import simplest_choice
from game.ai.levels import LEVELS, player
from game.ai.player import Player, Recalling, reminded
from game.engine import Game, State, apply, new_match, observation, project, turn_actions
from game.engine.actions import DEAL, NOBODY, Action
from game.engine.errors import IllegalAction
from game.engine.events import Event
from game.match.reactions import side_options

MOST_ACTS = 4000
"""A round that is longer is given up: players who play when they can finish within this."""

Z95 = 1.959964


@dataclass(frozen=True)
class Share:
    """A share of rounds or matches won, with its 95 % interval (Wilson's)."""

    won: int
    played: int

    @property
    def share(self) -> float:
        """The share itself; 0 where nothing was played."""
        return self.won / self.played if self.played else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Its 95 % interval."""
        if not self.played:
            return 0.0, 1.0
        n, p = self.played, self.share
        middle = (p + Z95 * Z95 / (2 * n)) / (1 + Z95 * Z95 / n)
        half = Z95 / (1 + Z95 * Z95 / n) * math.sqrt(p * (1 - p) / n + Z95 * Z95 / (4 * n * n))
        return middle - half, middle + half

    def __str__(self) -> str:
        low, high = self.interval
        return f"{100 * self.share:.1f} % ({100 * low:.1f} to {100 * high:.1f}, {self.played} played)"


class Contest:
    """Seats with a mind and a reaction each, and a generator that decides who is quicker."""

    def __init__(
        self,
        levels: Sequence[str],
        seed: int,
        characters: Sequence[str] = (),
        make_player: Callable[[str, str], Player] = player,
    ) -> None:
        """Seat a player of each level; `characters` are the first of the zodiac unless they are given.

        `make_player` returns the mind for a level and a character, where it is not the game's own.
        """
        who = tuple(characters) or tuple(CHARACTERS)[: len(levels)]
        self.players: list[Player] = [make_player(level, name) for level, name in zip(levels, who, strict=True)]
        self._medians = [LEVELS[level].reaction if level in LEVELS else 1.0 for level in levels]
        self._random = Random(seed)
        self._beliefs: dict[int, Beliefs] = {}

    def play(self, game: Game, seed: int, *, whole_match: bool = False) -> State:
        """Play one round (or the whole match) and return the table at its end."""
        state, events = new_match(game, len(self.players), seed)
        remembering = [seat for seat, mind in enumerate(self.players) if isinstance(mind, Recalling)]
        self._beliefs = {seat: Beliefs(game, len(self.players), seat) for seat in remembering}
        state.log = [] if remembering else None
        self._show(events)
        acts = 0
        while not state.match_over and acts < MOST_ACTS:
            if state.round_over:
                if not whole_match:
                    break
                self._show(apply(state, Action(NOBODY, DEAL)))
                acts = 0
            self._turn(state)
            self._reactions(state)
            acts += 1
        return state

    def _turn(self, state: State) -> None:
        seat = state.turn
        legal = turn_actions(state, seat)
        seen = observation(state, seat)
        choice = self._mind(seat).choose(seen, legal, self._random)
        try:
            self._show(apply(state, choice.action or legal[0]))
        except IllegalAction:
            self._show(apply(state, simplest_choice(seen, legal, self._random).action or legal[0]))

    def _mind(self, seat: int) -> Player:
        beliefs = self._beliefs.get(seat)
        return reminded(self.players[seat], beliefs.memory if beliefs is not None else None)

    def _show(self, events: Sequence[Event]) -> None:
        """Let the players who remember see what happened."""
        for seat, beliefs in self._beliefs.items():
            for event in events:
                beliefs.fold(project(event, seat))

    def _reactions(self, state: State) -> None:
        """Let the seats out of turn act on the last play, the quickest first; what one does may bring up others."""
        let_be: set[tuple[int, tuple[Action, ...]]] = set()
        while state.window:
            able = [(seat, options) for seat in range(state.seats) if (options := side_options(state, seat))]
            asked = [one for one in able if one not in let_be]
            if not asked:
                return
            seat, options = min(asked, key=lambda one: self._reaction(one[0]))
            let_be.add((seat, options))
            choice = self._mind(seat).react(observation(state, seat), options, self._random)
            if choice.action is not None:
                with contextlib.suppress(IllegalAction):
                    self._show(apply(state, choice.action))

    def _reaction(self, seat: int) -> float:
        return self._medians[seat] * math.exp(self._random.gauss(0.0, 0.3))


def duel(
    first: str, others: str, game: Game, seats: int, deals: int, *, seed: int = 0, whole_match: bool = False
) -> Share:
    """Return how often `first` wins against `seats` - 1 players of `others`, each deal played from every seat.

    A round or match without a winner counts as played, not as won.
    """
    won = 0
    for deal in range(deals):
        for seat in range(seats):
            levels = [first if other == seat else others for other in range(seats)]
            state = Contest(levels, seed + deal).play(game, seed + deal, whole_match=whole_match)
            won += (state.match_winner if whole_match else state.winner) == seat
    return Share(won, deals * seats)
