"""The computer players at the table: what they are asked, when their acts come, and who is asked about a play in turn.

After every act each computer seat that may act is asked: the one in turn what it does, the others whether they call,
catch or jump. Answers come when they come; acts wait for the time a person would have taken.

With races on, acts out of turn happen when their time comes, and the next computer player holds its act back as long
as a person could still use the window, and until the catches that are on their way are done. With races off nothing
depends on time: everybody who could act on the last play is asked, one after the other, before the turn goes on.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from game.ai.characters import CHARACTERS
from game.ai.fallback import simplest_choice
from game.ai.levels import FALLBACK_LEVEL, LEVELS
from game.ai.player import SIDE_VERBS
from game.engine import State, legal_actions, observation
from game.engine.actions import CALL, CATCH, NOBODY, Action
from game.engine.errors import IllegalAction
from game.match.clock import Delays
from game.match.faults import Fault
from game.match.mirror import NOTHING
from game.match.question import Answer, Question, Thinker
from game.match.table import COMPUTER, Pace, SeatSetup

FAULTS_OF_ONE_ACT = 2
"""An act refused this often is not asked for again: the first legal one is done."""


@dataclass
class Intent:
    """What one seat was asked and, when it is a computer's, what it will do when."""

    seat: int
    options: tuple[Action, ...]
    begun: float
    question: Question | None = None
    action: Action | None = None
    due: float = math.inf
    done: bool = False

    @property
    def decided(self) -> bool:
        """Whether the answer has come."""
        return self.due < math.inf


class Opponents:
    """All computer players of one session (and, with races off, the questions to people about the last play)."""

    def __init__(
        self,
        seats: Sequence[SeatSetup],
        pace: Pace,
        thinker: Thinker,
        seed: int,
        on_fault: Callable[[Fault], None],
    ) -> None:
        self.seats = seats
        self._pace, self._thinker, self._seed, self._on_fault = pace, thinker, seed, on_fault
        self._delays = Delays(pace, seed)
        self._turn: Intent | None = None
        self._turn_key: tuple[object, ...] = ()
        self._side: dict[int, Intent] = {}
        self._asked: dict[int, Intent] = {}
        self._ticket = 0
        self._order: tuple[int, ...] = ()
        self._hold_until = 0.0
        self._window_begun: tuple[object, ...] = ()

    # ---- after every act ---------------------------------------------------------------------------------------

    def table_changed(self, state: State, acts: int, time: float) -> None:
        """Ask everybody who may act now; what was asked before and still holds keeps its time."""
        self._asked.clear()
        if state.asks == NOTHING:
            self._turn, self._side = None, {}
            return
        self._order = _asking_order(state)
        for seat in range(len(self.seats)):
            self._renew_side(state, seat, acts, time)
        self._renew_turn(state, acts, time)
        self._renew_hold(state, time)

    def _renew_turn(self, state: State, acts: int, time: float) -> None:
        key = (state.round_number, state.turn, state.asks, len(state.discard), state.player, len(state.hands[state.turn]))
        begun = self._turn.begun if self._turn is not None and key == self._turn_key else time
        self._turn, self._turn_key = None, key
        if self.seats[state.turn].kind != COMPUTER:
            return
        options = tuple(a for a in legal_actions(state, state.turn) if a.verb not in SIDE_VERBS)
        self._turn = Intent(state.turn, options, begun)
        self._ask(state, self._turn, acts, side=False)

    def _renew_side(self, state: State, seat: int, acts: int, time: float) -> None:
        is_computer = self.seats[seat].kind == COMPUTER
        options = side_options(state, seat) if is_computer or not self._pace.races else ()
        if not options:
            self._side.pop(seat, None)
            return
        old = self._side.get(seat)
        if old is not None and old.options == options and (old.decided or old.done or not is_computer):
            return
        new = self._side[seat] = Intent(seat, options, time)
        if is_computer:
            self._ask(state, new, acts, side=True)

    def _renew_hold(self, state: State, time: float) -> None:
        """Begin the grace anew when there is something new that a person could do about the last play."""
        window = (state.exposed, state.player, len(state.discard)) if _person_could_act(state, self.seats) else ()
        if window != self._window_begun:
            self._window_begun = window
            self._hold_until = time + (self._pace.grace if window and self._pace.races else 0.0)

    def _ask(self, state: State, intent: Intent, acts: int, *, side: bool) -> None:
        self._ticket += 1
        setup = self.seats[intent.seat]
        seen = observation(state, intent.seat)
        rng = (self._seed * 1_000_003 + acts * 64 + intent.seat * 2 + side) & 0x7FFF_FFFF_FFFF_FFFF
        intent.question = Question(
            self._ticket, acts, intent.seat, setup.level, setup.character, rng, side, seen, intent.options
        )
        self._asked[self._ticket] = intent

    # ---- every frame -------------------------------------------------------------------------------------------

    def listen(self, now: float, time: float) -> None:
        """Send the questions there are and take in the answers that have come."""
        for intent in self._asked.values():
            if intent.question is not None and not intent.decided and intent.action is None:
                self._send(intent, now)
        for answer in self._thinker.poll(now):
            found = self._asked.pop(answer.ticket, None)
            if found is not None:
                self._take(found, answer, time)

    def _send(self, intent: Intent, now: float) -> None:
        if intent.question is not None and not intent.done:
            self._thinker.ask(intent.question, now)
            intent.done = True
