"""A match being played: seats, acts in order, the clock, computer players, and the log that saves it.

A session owns the state; nobody else holds it. Scenes call `step` once a frame with the time, `submit` what people
do, and read events from a `Feed` per seat that is looked at. Everything a seat may not know is gone from its feed.

    session = saves.new_session(table, seed, pace=Pace.of(settings), thinker=start_thinking())
    mirror, feed = session.watch(seat)            # the picture as it is now, and what comes
    while not session.over:
        session.step(now, busy=director.busy)
        for event in feed.take(): ...             # show it, then mirror.fold(event)
        if session.asked().seat == seat: session.submit(session.legal(seat)[0])
    session.close()
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.ai.beliefs import Memory
from game.ai.player import SIDE_VERBS
from game.engine import IllegalAction, State, apply, legal_actions, new_match, observation, refusal, turn_actions
from game.engine.actions import CALL, CATCH, DEAL, FINE, JUMP, NOBODY, PLAY, TIMEOUT, Action
from game.engine.events import Event
from game.engine.observation import Observation
from game.match.clock import Clock
from game.match.faults import Fault, keep_fault
from game.match.feed import Feed, Record
from game.match.log import hand_over_line
from game.match.looks import Look, Looks
from game.match.mirror import NOTHING, Mirror
from game.match.opponents import Opponents
from game.match.privacy import ONLOOKER, BlindMirror, OnlookerFeed, SharedFeed, SharedMirror, people, salt_of
from game.match.question import Thinker
from game.match.reactions import is_exposed, side_options
from game.match.remembering import Remembering
from game.match.table import HUMAN, Kind, Pace, SeatSetup, Table, game_of, handed_over
from game.match.thinker import Inline
from game.match.writing import act_line

WINDOW = "window"
"""What a seat is asked, beside the engine's words, when it may act out of turn and races are off."""

BESIDE_THE_TURN = (CALL, CATCH, FINE)
"""Acts that leave whoever is in turn with the time already spent."""


class Asked(NamedTuple):
    """Who the table waits for. `asks` is the engine's word (play, drawn, answer, colour, to, nothing), or WINDOW: then
    `seat` may act on the last play (`Session.legal`) or let it be. With ``nothing`` the round is over: `Session.deal`
    goes on, unless the match is over. `left` are the seconds left to think, None where nobody is hurried.
    """

    seat: int
    asks: str
    human: bool
    left: float | None = None


class InQuestion(NamedTuple):
    """What a seat could decide: what it sees, what it may do (nothing: it is not asked), what it remembers."""

    seen: Observation
    legal: tuple[Action, ...]
    memory: Memory | None


class Session:
    """One match in time. Make it with `new`, or with `Session(saved table, state, events, acts …)` to continue one."""

    def __init__(
        self,
        table: Table,
        state: State,
        events: list[Event],
        acts: int,
        *,
        pace: Pace | None = None,
        record: Record | None = None,
        thinker: Thinker | None = None,
        on_fault: Callable[[Fault], None] = keep_fault,
    ) -> None:
        """Go on with `state`, reached by `acts` acts and `events`. Without `thinker` the players think in this process,
        without `record` nothing is written down. `on_fault` is told what computer players do wrong.
        """
        self.table, self.acts, self.pace = table, acts, pace or Pace()
        self._state, self._events, self.record = state, events, record
        self.on_round: Callable[[State, Sequence[Event]], None] | None = None
        """Called with the table and all events when a round has just ended (the statistics)."""
        self.persons = people(table)
        """The seats that people have played in this match, those included that were left to the computer."""
        self._looks = Looks(events)
        self._clock = Clock()
        self._memories = memories = Remembering(state.game, len(table.seats), events)
        self._dealt = bool(events)
        """Whether the cards were dealt: a table laid out card by card has nothing to be remembered."""
        self._opponents = Opponents(table.seats, self.pace, thinker or Inline(), state.seed, on_fault, memories.of)
        self._asked_at = 0.0
        self._table_changed()

    @classmethod
    def new(
        cls,
        table: Table,
        seed: int,
        *,
        pace: Pace | None = None,
        record: Record | None = None,
        thinker: Thinker | None = None,
        on_fault: Callable[[Fault], None] = keep_fault,
    ) -> Session:
        """Deal the first round. Raises RuleError when the table's rules cannot be understood or dealt."""
        state, events = new_match(game_of(table), len(table.seats), seed, table.dealer)
        return cls(table, state, list(events), 0, pace=pace, record=record, thinker=thinker, on_fault=on_fault)

    # ---- what a scene asks -------------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[SeatSetup, ...]:
        """Who sits where, now."""
        return self.table.seats

    @property
    def salt(self) -> int:
        """What chance at this table may depend on that changes nothing in the match (see `privacy.salt_of`)."""
        return salt_of(self._state.seed)

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self._state.match_over

    @property
    def round_over(self) -> bool:
        """Whether the round is over, and `deal` goes on."""
        return self._state.round_over

    @property
    def save_problem(self) -> str:
        """The system's reason why the match cannot be written down; empty when all is well."""
        return self.record.problem if self.record is not None else ""

    @property
    def paused(self) -> bool:
        """Whether the table's clock stands still."""
        return self._clock.paused

    def public_feed(self) -> Feed:
        """Return the events as everybody may know them, from the first deal on."""
        return OnlookerFeed(self._events, ONLOOKER, 0)

    def asked(self) -> Asked:
        """Return who the table waits for."""
        state = self._state
        if state.asks != NOTHING:
            waiting = self._opponents.window_seat()
            if waiting != NOBODY:
                return Asked(waiting, WINDOW, self._is_human(waiting))
        human = state.asks != NOTHING and self._is_human(state.turn)
        return Asked(state.turn, state.asks, human, self._seconds_left() if human else None)

    def legal(self, seat: int) -> list[Action]:
        """Return what `seat` may do now, in and out of turn: plays without colour, seat or call, which may be added."""
        return legal_actions(self._state, seat)

    def in_question(self, seat: int) -> InQuestion:
        """Return what `seat` could decide now, with what it sees and remembers: what a hint is made from."""
        state = self._state
        legal: Sequence[Action] = side_options(state, seat)
        if not legal and seat == state.turn and state.asks != NOTHING:
            legal = turn_actions(state, seat)
        return InQuestion(observation(state, seat), tuple(legal), self._memories.of(seat) if self._dealt else None)

    def refusal(self, action: Action) -> IllegalAction | None:
        """Return why `action` would be refused now, or None; nothing is done."""
        return refusal(self._state, action)

    def watch(self, seat: int, until: int | None = None) -> tuple[Mirror, Feed]:
        """Return the table as `seat` sees it now (or as it was after `until` events), and the feed of what comes."""
        return self._looks.look(seat, lambda: (self.mirror(seat), self.feed(seat)), until)

    def mirror(self, seat: int) -> Mirror:
        """Return the table as `seat` sees it before the first deal."""
        if self._sees_others:
            return SharedMirror(seat, self.table)
        return Mirror(seat, len(self.seats), self._state.game.text)

    def feed(self, seat: int) -> Feed:
        """Return the events as `seat` is shown them, from the first deal on: for a picture that shows the deal too."""
        return SharedFeed(self._events, seat, self.table) if self._sees_others else Feed(self._events, seat, 0)

    def watch_blind(self, seat: int, until: int | None = None) -> tuple[Mirror, Feed]:
        """Return the table from the chair of `seat` with nothing on it that not everybody may see, and what comes."""

        def fresh() -> Look:
            mirror = BlindMirror(seat, len(self.seats), self._state.game.text)
            return mirror, OnlookerFeed(self._events, seat, 0)

        return self._looks.look((seat, BlindMirror), fresh, until)

    @property
    def _sees_others(self) -> bool:
        return self.table.open_table or self.table.partners_see

    # ---- what people do ----------------------------------------------------------------------------------------

    def submit(self, action: Action) -> None:
        """Do what a person does. Raises IllegalAction when it is not allowed (then nothing has changed); its code is
        ``not_yours`` for a computer player's seat and ``wait`` while another seat is asked about the last play.
        """
        if action.verb == DEAL:
            self.deal()
            return
        if not 0 <= action.seat < len(self.seats) or not self._is_human(action.seat):
            raise IllegalAction("not_yours", seat=action.seat)
        waiting = self._opponents.window_seat()
        if waiting not in (NOBODY, action.seat) and action.verb not in SIDE_VERBS:
            raise IllegalAction("wait", seat=waiting)
        self._do(self._with_call(action))
        if self.pace.auto_call:
            self._call_for_people()

    def let_be(self, seat: int) -> None:
        """The person at `seat`, asked about the last play, does nothing."""
        self._opponents.let_be(seat)

    def let_all_be(self) -> None:
        """None of the people asked about the last play does anything."""
        self._opponents.let_all_be()

    @property
    def window_left(self) -> float:
        """For how many seconds yet the table waits for people's calls, catches and jumps; 0 where they are asked."""
        return self._opponents.hold_left(self._clock.time)

    @property
    def table_fines(self) -> bool:
        """Whether advice is fined at this table."""
        return FINE in self._state.game.verbs

    @property
    def exposed(self) -> tuple[int, ...]:
        """The seats that can be caught."""
        return tuple(self._state.exposed)

    def call_or_catch(self, seat: int) -> Action:
        """Return what a seat's key for both means now: its own call when it is exposed, else catching the first who is,
        else its call when that is due. Any other press is false, which costs what the rules say: a catch while somebody
        else holds one card, a call when nobody does."""
        state = self._state
        others = [one for one in state.exposed if one != seat]
        if seat in state.exposed:
            return Action(seat, CALL)
        if not others and not any(act.verb == CALL for act in self.legal(seat)):
            others = [one for one, hand in enumerate(state.hands) if one != seat and len(hand) == 1]
        return Action(seat, CATCH, to=others[0]) if others else Action(seat, CALL)

    def jump_of(self, seat: int) -> Action | None:
        """Return the jump a seat's key means now: the identical card, else any, which costs what the rules say."""
        found = next((act for act in self.legal(seat) if act.verb == JUMP), None)
        hand = self._state.hands[seat]
        return found or (Action(seat, JUMP, (hand[0],)) if hand else None)

    def deal(self) -> None:
        """Deal the next round. Raises IllegalAction while a round is being played or when the match is over."""
        self._do(Action(NOBODY, DEAL))

    def hand_over(self, seat: int, kind: Kind, level: str = "") -> None:
        """Let the computer play `seat` (COMPUTER, at `level`) or give it back to a person (HUMAN), at any moment."""
        if self.seats[seat].kind == kind and not level:
            return
        self.table = handed_over(self.table, seat, kind, level)
        self._opponents.seats = self.table.seats
        if self.record is not None:
            self.record.note(hand_over_line(seat, kind, self.seats[seat].level))
        self._table_changed()

    def set_pace(self, pace: Pace) -> None:
        """Go at another pace: what the user has just changed in the settings."""
        self.pace = pace
        self._opponents.set_pace(pace)
        self._table_changed()

    @property
    def grace_left(self) -> float:
        """Seconds for which the next player still holds back, so that a person can act out of turn; 0 for none."""
        return self._opponents.grace_left(self._clock.time)

    def pause(self) -> None:
        """Stop the table's clock: computer players do nothing and nobody's time runs out."""
        self._clock.paused = True

    def resume(self) -> None:
        """Let the table's clock run again."""
        self._clock.paused = False

    def close(self) -> None:
        """End the thinking and the record; a match that is not over stays for Continue."""
        self._opponents.close()
        if self.record is not None:
            self.record.close(finished=self.over)

    # ---- time --------------------------------------------------------------------------------------------------

    def step(self, now: float, *, busy: bool = False) -> bool:
        """Let time go on to `now` (seconds of any clock that only goes forward) and return whether somebody acted.

        At most one act is done. `busy` says that the picture is still showing what happened: the table waits for it.
        """
        self._clock.advance(now, busy=busy)
        self._opponents.listen(now, self._clock.time)
        if self.paused or self._state.asks == NOTHING:
            return False
        left = self._seconds_left()
        if left is not None and left <= 0.0:
            self._do(Action(self._state.turn, TIMEOUT))
            return True
        action = self._opponents.act_due(self._clock.time)
        if action is None:
            return False
        self._do_or_fall_back(action)
        if self.pace.auto_call:
            self._call_for_people()
        return True

    # ---- inside ------------------------------------------------------------------------------------------------

    def _is_human(self, seat: int) -> bool:
        return self.seats[seat].kind == HUMAN

    def _seconds_left(self) -> float | None:
        if self.pace.turn_seconds is None or not self._is_human(self._state.turn):
            return None
        return self._asked_at + self.pace.turn_seconds - self._clock.time

    def _with_call(self, action: Action) -> Action:
        """Add the call to a play that would leave its player exposed, where calls are made with the card."""
        if not self.pace.auto_call or action.verb not in (PLAY, JUMP) or action.call:
            return action
        trial = self._state.copy()
        try:
            apply(trial, action)
        except IllegalAction:
            return action
        return action._replace(call=True) if is_exposed(trial, action.seat) else action

    def _call_for_people(self) -> None:
        """Call for people whom somebody else's play left with one card, where calls are made for them."""
        for seat in range(len(self.seats)):
            if self._is_human(seat) and is_exposed(self._state, seat):
                with contextlib.suppress(IllegalAction):
                    self._do(Action(seat, CALL))

    def _do(self, action: Action) -> None:
        state = self._state
        why_not = refusal(state, action)
        if why_not is not None:
            raise why_not
        line = act_line(state, action) if self.record is not None else ""
        was_over = state.round_over
        self._events.extend(apply(state, action))
        self.acts += 1
        if self.record is not None:
            self.record.act(line, state)
        if self.on_round is not None and state.round_over and not was_over:
            self.on_round(state, self._events)
        if action.verb not in BESIDE_THE_TURN:
            self._asked_at = self._clock.time
        self._table_changed()

    def _do_or_fall_back(self, action: Action) -> None:
        """Do a computer player's act; if the rules refuse it, the simplest player acts for it."""
        try:
            self._do(action)
        except IllegalAction as refused:
            instead = self._opponents.refused(action, refused)
            if instead is not None:
                self._do(instead)

    def _table_changed(self) -> None:
        self._opponents.table_changed(self._state, self.acts, self._clock.time)
