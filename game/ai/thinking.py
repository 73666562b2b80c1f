"""What sharp players think with: one question made ready, its acts spelled out, and what an act leads to."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.ai.beliefs import Memory
from game.ai.characters import Character
from game.ai.evaluate import Evaluation
from game.ai.faces import GIVES
from game.ai.imagine import Imagination
from game.ai.playout import Dice, Playout
from game.ai.search import Candidate
from game.ai.tables import game_of
from game.engine import Observation, State, perform
from game.engine.actions import CALL, CHALLENGE, JUMP, NOBODY, Action
from game.engine.cards import COLOUR_OF, KIND_OF, NO_COLOUR, SYMBOL_OF, WILD
from game.engine.legal import DISCARD_ALL

SHADE = 0.012
"""How much of a match a temper is worth: it decides between acts that are as good as each other."""


class Thinking:
    """One question, ready to be thought about. Raises ValueError while a colour or a seat is being named."""

    def __init__(
        self, who: Character, seen: Observation, legal: Sequence[Action], memory: Memory | None, rng: Random
    ) -> None:
        self.who, self.seen, self._rng = who, seen, rng
        self.game = game_of(seen.rules, seen.seats)
        self._imagination = Imagination(self.game, seen, memory, legal)
        self._evaluation = Evaluation(self.game, seen.seats, seen.seat)
        self._playout = Playout(self.game)
        self._face_of = dict(zip(seen.hand, seen.faces, strict=True))

    def deal(self) -> State:
        """Return a table as it may be."""
        return self._imagination.deal(self._rng)

    # ---- acts ----------------------------------------------------------------------------------------------------

    def candidates(self, legal: Sequence[Action]) -> list[Candidate]:
        """Return every act spelled out: with each colour and seat that can be named, called where it has to be."""
        table = self.deal()
        spelled = [one for act in legal for one in self._spelled_out(act)]
        return [Candidate(act, self._shade(act)) for act in (self.called(table, act) for act in spelled)]

    def _spelled_out(self, act: Action) -> list[Action]:
        if not act.cards:
            return [act]
        faces = [self._face_of[card] for card in act.cards]
        top = faces[0] if SYMBOL_OF[faces[0]] == DISCARD_ALL else faces[-1]
        colours = self._colours(act) if KIND_OF[top] == WILD else [NO_COLOUR]
        laid = faces[:1] if SYMBOL_OF[faces[0]] == DISCARD_ALL else faces
        asks_seat = any(SYMBOL_OF[face] in self.game.asks_seat for face in laid)
        seats = self._others() if asks_seat and len(act.cards) < len(self._face_of) else [NOBODY]
        return [act._replace(colour=colour, to=to) for colour in colours for to in seats]

    def _colours(self, act: Action) -> list[int]:
        """Return the colours worth naming: those held beside the card, or all if there is none."""
        side = range(4, 8) if self.seen.dark else range(4)
        held = {COLOUR_OF[face] for card, face in self._face_of.items() if card not in act.cards}
        return [colour for colour in side if colour in held] or list(side)

    def _others(self) -> list[int]:
        gone = {*self.seen.out, *self.seen.knocked_out, self.seen.seat}
        return [seat for seat in range(self.seen.seats) if seat not in gone and self.seen.counts[seat]]

    def called(self, table: State, act: Action) -> Action:
        """Return the act with the call if without it one could be caught."""
        if not act.cards or CALL not in self.game.verbs:
            return act
        after = table.copy()
        perform(after, act)
        return act._replace(call=True) if after.exposed_mask >> act.seat & 1 else act

    def _shade(self, act: Action) -> float:
        """Return what the player's temper adds to an act."""
        shade = 0.0
        if act.verb == CHALLENGE:
            shade += self.who.bold - 0.5
        elif act.verb == JUMP:
            shade += self.who.quick - 0.5
        if act.to != NOBODY and act.to == self.seen.last_player:
            shade += self.who.vengeful
        if act.cards and self._is_bluff(act):
            shade += self.who.bold - 0.5
        return SHADE * shade

    def _is_bluff(self, act: Action) -> bool:
        face = self._face_of[act.cards[-1]]
        held = (other for card, other in self._face_of.items() if card not in act.cards)
        return (
            KIND_OF[face] == WILD
            and GIVES[SYMBOL_OF[face]] > 0
            and any(COLOUR_OF[other] == self.seen.colour for other in held)
        )

    # ---- what comes of them --------------------------------------------------------------------------------------

    def look_ahead(self, table: State, act: Action | None, dice: Dice) -> float:
        """Do the act, let the others act until it is one's turn again, and value the table as it is then."""
        seat = self.seen.seat
        if act is not None:
            perform(table, act)
        if table.turn == seat:
            return self._evaluation.value(table)
        self._playout.until(table, seat, dice, table.seats + 2)
        return self._evaluation.value(table)

    def play_out(self, table: State, act: Action | None, dice: Dice) -> float:
        """Do the act and play the round to its end."""
        if act is not None:
            perform(table, act)
        self._playout.run(table, dice)
        return self._evaluation.value(table)
