"""The computer players at the table: what they are asked, and when their acts come.

After every act each computer seat that may act is asked: the one in turn what it does, the others whether they call,
catch or jump. Answers come when they come; acts wait for the time a person would have taken.

With races on, acts out of turn happen when their time comes, and the next computer player holds its act back as long
as a person could still use the window, and until the catches on their way are done. With races off nothing depends
on time: everybody who could act on the last play is asked, one after the other, before the turn goes on.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.ai.beliefs import Memory
from game.ai.characters import CHARACTERS, Character
from game.ai.levels import FALLBACK_LEVEL, LEVELS, Level
from game.engine import State, observation, turn_actions
from game.engine.actions import CATCH, NOBODY, Action
from game.engine.errors import IllegalAction
from game.match.clock import Delays
from game.match.faults import Fault
from game.match.mirror import NOTHING
from game.match.question import Answer, Question, Thinker
from game.match.reactions import asking_order, for_all_anybody_knows, is_exposed, patience, side_options
from game.match.table import COMPUTER, Pace, SeatSetup
from game.match.thinker import simplest_answer


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

    @property
    def settled(self) -> bool:
        """Whether nothing more will come of it."""
        return self.done or (self.decided and self.action is None)


class Opponents:
    """All computer players of one session (and, with races off, the questions to people about the last play)."""

    def __init__(
        self,
        seats: Sequence[SeatSetup],
        pace: Pace,
        thinker: Thinker,
        seed: int,
        on_fault: Callable[[Fault], None],
        memory_of: Callable[[int], Memory] | None = None,
    ) -> None:
        """`memory_of` returns what a seat remembers, for the levels that make use of it."""
        self.seats = seats
        self._pace, self._thinker, self._seed, self._on_fault = pace, thinker, seed, on_fault
        self._memory_of = memory_of
        self._delays = Delays(pace, seed)
        self._turn: Intent | None = None
        self._turn_key: tuple[object, ...] = ()
        self._side: dict[int, Intent] = {}
        self._order: list[int] = []
        self._awaited: dict[int, Intent] = {}
        self._outbox: list[Question] = []
        self._ticket = 0
        self._window: tuple[object, ...] = ()
        self._hold_until = 0.0
        self._doing: Intent | None = None

    def set_pace(self, pace: Pace) -> None:
        """Go at another pace from the next act on."""
        self._pace = self._delays.pace = pace

    # ---- after every act ---------------------------------------------------------------------------------------

    def table_changed(self, state: State, acts: int, time: float) -> None:
        """Ask everybody who may act now; what was asked before and still holds keeps its time."""
        self._awaited.clear()
        self._outbox.clear()
        if state.asks == NOTHING:
            self._turn, self._side = None, {}
            return
        self._order = asking_order(state)
        for seat in range(len(self.seats)):
            self._renew_side(state, seat, acts, time)
        self._renew_turn(state, acts, time)
        self._renew_hold(state, time)

    def _renew_side(self, state: State, seat: int, acts: int, time: float) -> None:
        is_computer = self.seats[seat].kind == COMPUTER
        waits = seat != state.turn or is_exposed(state, seat)  # the others in turn do what they like before they play
        asked = is_computer or (not self._pace.races and waits)
        shared = not is_computer and sum(one.kind != COMPUTER for one in self.seats) > 1
        options = (for_all_anybody_knows if shared else side_options)(state, seat) if asked else ()
        old = self._side.pop(seat, None)
        if not options:
            return
        if old is not None and old.options == options and (old.decided or not is_computer):
            self._side[seat] = old
            return
        self._side[seat] = Intent(seat, options, time)
        if is_computer:
            self._ask(state, self._side[seat], acts, side=True)

    def _renew_turn(self, state: State, acts: int, time: float) -> None:
        key = (state.round_number, state.turn, state.asks, len(state.discard), state.pending, state.drawn)
        begun = self._turn.begun if self._turn is not None and key == self._turn_key else time
        self._turn, self._turn_key = None, key
        if self.seats[state.turn].kind == COMPUTER:
            self._turn = Intent(state.turn, tuple(turn_actions(state, state.turn)), begun)
            self._ask(state, self._turn, acts, side=False)

    def _renew_hold(self, state: State, time: float) -> None:
        """Begin the grace when there is something new that a person could do about the last play."""
        share = patience(state, self.seats) if self._pace.races else 0.0
        window = (state.exposed, state.player, len(state.discard)) if share else ()
        if window != self._window:
            self._window = window
            self._hold_until = time + self._pace.grace * share

    def _ask(self, state: State, intent: Intent, acts: int, *, side: bool) -> None:
        self._ticket += 1
        setup = self.seats[intent.seat]
        rng = (self._seed * 1_000_003 + acts * 64 + intent.seat * 2 + side) & 0x7FFF_FFFF_FFFF_FFFF
        seen, memory = observation(state, intent.seat), self._memory(intent.seat)
        intent.question = Question(
            self._ticket, acts, intent.seat, setup.level, setup.character, rng, side, seen, intent.options, memory
        )
        self._awaited[self._ticket] = intent
        self._outbox.append(intent.question)

    def _memory(self, seat: int) -> Memory | None:
        """Return what the seat remembers, if its level makes use of that."""
        level = LEVELS.get(self.seats[seat].level)
        return self._memory_of(seat) if self._memory_of is not None and level is not None and level.remembers else None

    # ---- every frame -------------------------------------------------------------------------------------------

    def listen(self, now: float, time: float) -> None:
        """Send the questions there are, take in the answers that have come; `now` is real time, `time` the table's."""
        for question in self._outbox:
            self._thinker.ask(question, now)
        self._outbox.clear()
        for answer in self._thinker.poll(now):
            intent = self._awaited.pop(answer.ticket, None)
            if intent is not None:
                self._take(intent, answer, time)

    def _take(self, intent: Intent, answer: Answer, time: float) -> None:
        question = intent.question
        if question is None:
            return
        if not answer.fault and not _answers(question, answer):
            answer = simplest_answer(question, "nonsense", repr(answer.action))
        if answer.fault:
            self._on_fault(Fault(answer.fault, answer.detail, question))
        intent.action = answer.action
        if not question.side:
            intent.due = intent.begun + self._delays.thought(answer.think)
        elif self._pace.races and answer.action is not None:
            intent.due = intent.begun + self._delays.reaction(*_who(self.seats[intent.seat]))
        else:
            intent.due = time

    def act_due(self, time: float) -> Action | None:
        """Return the act of a computer player whose time has come, if any; it must be done, or given to `refused`."""
        intent = self._side_due(time) or self._turn_due(time)
        if intent is None:
            return None
        intent.done = True
        self._doing = intent
        return intent.action

    def _side_due(self, time: float) -> Intent | None:
        if self._pace.races:
            ready = [intent for intent in self._side.values() if not intent.settled and intent.due <= time]
            return min(ready, key=lambda intent: (intent.due, intent.seat), default=None)
        seat = self.window_seat()
        intent = self._side.get(seat)
        return intent if intent is not None and intent.decided and intent.due <= time else None

    def _turn_due(self, time: float) -> Intent | None:
        turn = self._turn
        if turn is None or turn.done or self.window_seat() != NOBODY:
            return None
        waits = [turn.due, self._hold_until]
        for intent in self._side.values():
            catching = intent.action is not None and intent.action.verb == CATCH
            if not intent.settled and (not intent.decided or catching or intent.seat == turn.seat):
                waits.append(intent.due)
        return turn if max(waits) <= time else None

    def window_seat(self) -> int:
        """Return the seat asked about the last play before the turn goes on, or NOBODY; only with races off."""
        if not self._pace.races:
            for seat in self._order:
                if seat in self._side and not self._side[seat].settled:
                    return seat
        return NOBODY

    def let_be(self, seat: int) -> None:
        """The person at `seat` does nothing about the last play."""
        if seat in self._side:
            self._side[seat].done = True

    def let_all_be(self) -> None:
        """None of the people does anything about the last play."""
        for seat in self._side:
            if self.seats[seat].kind != COMPUTER:
                self.let_be(seat)

    def hold_left(self, time: float) -> float:
        """Return for how many seconds yet the table waits for what people could do out of turn."""
        return max(0.0, self._hold_until - time)

    def refused(self, action: Action, reason: IllegalAction) -> Action | None:
        """Take note that the act just due is against the rules; return what the simplest player does instead."""
        intent = self._doing
        if intent is None or intent.question is None:
            return None
        self._on_fault(Fault("refused", f"{action} {reason}", intent.question))
        return simplest_answer(intent.question).action

    def grace_left(self, time: float) -> float:
        """Return for how long the next computer player still holds back after the last play; 0 for no longer."""
        return max(0.0, self._hold_until - time) if self._window else 0.0

    def close(self) -> None:
        """End the thinking."""
        self._thinker.close()


def _who(seat: SeatSetup) -> tuple[Level, Character]:
    """Return level and character of a seat; a save may name some that this game does not know."""
    level = LEVELS.get(seat.level, LEVELS[FALLBACK_LEVEL])
    return level, CHARACTERS.get(seat.character, next(iter(CHARACTERS.values())))


def _answers(question: Question, answer: Answer) -> bool:
    """Say whether the answer is at least one to this question; the rules themselves judge the act when it is done."""
    if answer.action is None:
        return question.side
    return answer.action.seat == question.seat and answer.action.verb in {act.verb for act in question.legal}
