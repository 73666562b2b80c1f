"""What sharp players think with: one question made ready, its acts spelled out, and what an act leads to."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.ai.beliefs import Memory
from game.ai.characters import Character
from game.ai.evaluate import Evaluation
from game.ai.faces import GIVES
from game.ai.imagine import Imagination
from game.ai.lacking import lacking
from game.ai.playout import Dice, Playout
from game.ai.policy import Policy
from game.ai.search import Candidate
from game.ai.tables import game_of
from game.engine import Observation, State, perform
from game.engine.actions import CALL, CHALLENGE, JUMP, NOBODY, Action
from game.engine.cards import COLOUR_OF, KIND_OF, NO_COLOUR, SYMBOL_OF, WILD
from game.engine.legal import DISCARD_ALL
from game.engine.state import ASKS_ANSWER

SHADE = 0.004
"""How much of a match a temper is worth: it decides between acts that are as good as each other."""

SHADE_IN_CARDS = 25.0
"""The same where acts are scored in cards."""

SEATS_TRIED = 2
"""So many seats are tried for the same cards: the smallest hands, partners last."""


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
        self._policy = Policy(self.game)
        self._memory = memory
        self._face_of = dict(zip(seen.hand, seen.faces, strict=True))

    def deal(self) -> State:
        """Return a table as it may be."""
        return self._imagination.deal(self._rng)

    # ---- acts ----------------------------------------------------------------------------------------------------

    def candidates(self, legal: Sequence[Action]) -> list[Candidate]:
        """Return every act spelled out, the likeliest first by rules of thumb: with each colour and seat that can be
        named, called where it has to be.
        """
        table = self.deal()
        acts = [one for act in legal for one in self._spelled_out(act)]
        found = [Candidate(act, self._shade(act)) for act in acts]
        if len(found) > 1:
            scores = self._policy.scores(table, self.seen.seat, acts, lacking(self.seen, self._memory))
            order = sorted(range(len(acts)), key=lambda place: -scores[place] - SHADE_IN_CARDS * found[place].bonus)
            found = [found[place] for place in order]
        for candidate in found:
            assert candidate.action is not None
            candidate.action = self._called(table, candidate.action)
        return found

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
        seen, teams = self.seen, self.game.teams
        gone = {*seen.out, *seen.knocked_out, seen.seat}
        others = [seat for seat in range(seen.seats) if seat not in gone and seen.counts[seat]]
        others.sort(key=lambda seat: (bool(teams) and seat % teams == seen.seat % teams, seen.counts[seat]))
        return others[:SEATS_TRIED]

    def _called(self, table: State, act: Action) -> Action:
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

    def is_out_of_the_ordinary(self, candidates: Sequence[Candidate]) -> bool:
        """Say whether rules of thumb see too little here: a penalty is to be answered, or hands may move."""
        if self.seen.asks == ASKS_ANSWER:
            return True
        acts = [one.action for one in candidates if one.action is not None]
        if any(act.to != NOBODY or act.verb == JUMP for act in acts):
            return True
        table = self.deal()
        return any(act.cards and self._moves_hands(table, act) for act in acts)

    def _moves_hands(self, table: State, act: Action) -> bool:
        """Say whether after the act one holds other cards than those left beside it."""
        after = table.copy()
        perform(after, act)
        hand = after.hands[act.seat]
        return not after.round_over and not set(hand) <= set(table.hands[act.seat])

    def play_out(self, table: State, act: Action | None, dice: Dice) -> float:
        """Do the act and play the round to its end."""
        if act is not None:
            perform(table, act)
        self._playout.run(table, dice)
        return self._evaluation.value(table)
