"""Rules of thumb in numbers: one score for every act, from what its player may know.

It reads a real or an imagined table, but of other hands only how many cards they hold; what next seems to lack can be
given to it. The weights were found by hill climbing in play against itself, by number of seats: they do not carry over
from two seats to many. Nothing here knows a house rule: acts come from the list of legal ones, and what a card does to
others is read off its symbol only to order acts that the engine judges.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from game.ai.faces import GIVES, STOPS
from game.engine import Game, State
from game.engine.actions import DRAW, KEEP, TAKE, Action
from game.engine.cards import COLOUR_OF, KIND_OF, NUMBER, SYMBOL_OF, SYMBOLS, WILD
from game.engine.legal import DISCARD_ALL
from game.engine.turns import seat_after

REVERSE = SYMBOLS.index("R")


class Weights(NamedTuple):
    """How much each thing counts, in cards laid."""

    points: float = 0.02  # for each point that leaves the hand
    more: float = 1.2  # for each card laid beside the first
    wild: float = -1.5  # a wild laid
    wild_late: float = -0.5  # and more so with few cards left
    action: float = 0.2  # an action laid
    action_late: float = -0.3
    change: float = -0.1  # another colour than before
    follow: float = 0.8  # the share of the hand left that is of the new colour
    pair: float = -0.1  # for each card of the symbol kept
    lack: float = 0.8  # how likely next has nothing of the colour
    stop_1: float = 2.0  # next loses its turn, holding one card
    stop_2: float = 1.0  # two
    stop_3: float = 0.4  # three
    stop_many: float = 0.1
    give: float = 0.2  # for each card that others draw, near the end of somebody's hand twice that
    draw: float = -1.2  # drawing, keeping or taking although one could play


TWO = Weights(
    points=0.01,
    more=0.9,
    wild=-2.06,
    wild_late=0.1,
    action=0.17,
    action_late=0.05,
    change=-0.4,
    follow=-0.1,
    pair=-0.36,
    lack=2.65,
    stop_1=2.75,
    stop_2=1.7,
    stop_3=0.75,
    stop_many=-0.13,
    give=0.01,
    draw=-4.0,
)
MANY = Weights(
    points=0.03,
    more=0.75,
    wild=-2.6,
    wild_late=0.15,
    action=0.2,
    action_late=-0.05,
    change=0.38,
    follow=1.1,
    pair=0.15,
    lack=1.25,
    stop_1=2.45,
    stop_2=0.92,
    stop_3=0.02,
    stop_many=-0.35,
    give=0.0,
    draw=-3.6,
)


def weights_for(seats: int) -> Weights:
    """Return the weights for so many seats in the round."""
    return TWO if seats == 2 else MANY


@lru_cache(maxsize=256)
def _bases(game: Game, weights: Weights) -> tuple[list[float], list[float]]:
    """Return what laying each face is worth by itself: usually, and when few cards are left."""
    usual, late = [], []
    for face in range(len(SYMBOL_OF)):
        wild, action = KIND_OF[face] == WILD, KIND_OF[face] not in (NUMBER, WILD)
        base = weights.points * (0 if wild else game.worth[face]) + weights.wild * wild + weights.action * action
        usual.append(base)
        late.append(base + weights.wild_late * wild + weights.action_late * action)
    return usual, late


LATE = 3
"""Cards left in one's hand when wilds and actions become dear."""


class Policy:
    """Scores acts of one game."""

    def __init__(self, game: Game, weights: Weights | None = None) -> None:
        self._game, self._fixed = game, weights

    def best(self, s: State, seat: int, options: Sequence[Action]) -> Action:
        """Return the act with the best score, the first when tied."""
        best, best_score = options[0], -1000.0
        for option, score in zip(options, self.scores(s, seat, options), strict=True):
            if score > best_score:
                best, best_score = option, score
        return best

    def scores(
        self, s: State, seat: int, options: Sequence[Action], lacking: Sequence[float] | None = None
    ) -> list[float]:
        """Return the score of each act. `lacking` says for each colour how likely next has nothing of it."""
        weights = self._fixed or weights_for(s.inside_count)
        hand, faces = s.hands[seat], s.faces
        usual, late = _bases(self._game, weights)
        held = [0] * 9
        symbols: dict[int, int] = {}
        for card in hand:
            face = faces[card]
            held[COLOUR_OF[face]] += 1
            symbols[SYMBOL_OF[face]] = symbols.get(SYMBOL_OF[face], 0) + 1
        stop = self._stop(s, seat, weights)
        side = range(4, 8) if s.dark else range(4)
        longest = max(side, key=held.__getitem__)
        scores = []
        for option in options:
            cards = option.cards
            if not cards:
                scores.append(weights.draw if option.verb in (DRAW, KEEP, TAKE) else weights.draw - 1.0)
                continue
            left = len(hand) - len(cards)
            if not left:
                scores.append(100.0)
                continue
            face = faces[cards[-1]]
            if SYMBOL_OF[faces[cards[0]]] == DISCARD_ALL:
                face = faces[cards[0]]
            symbol, colour = SYMBOL_OF[face], COLOUR_OF[face]
            score = (late if left <= LATE else usual)[face]
            if KIND_OF[face] == WILD:
                colour = option.colour if option.colour >= 0 else longest
                follow = held[colour]
            else:
                follow = held[colour] - 1
                score += weights.pair * (symbols[symbol] - 1)
            if colour != s.colour:
                score += weights.change
            score += weights.follow * follow / left
            if len(cards) > 1:
                score += weights.more * (len(cards) - 1)
            if symbol == REVERSE or STOPS[symbol] or GIVES[symbol]:
                score += self._hit(s, seat, symbol, stop, weights)
            if lacking is not None:
                score += weights.lack * lacking[colour]
            scores.append(score)
        return scores

    def _stop(self, s: State, seat: int, weights: Weights) -> float:
        """Return what it is worth that next loses its turn."""
        return _urgency(len(s.hands[seat_after(s, seat)]), weights)

    def _hit(self, s: State, seat: int, symbol: int, stop: float, weights: Weights) -> float:
        """Return what a card is worth by what it does to others."""
        if symbol == REVERSE:
            if s.inside_count == 2:
                return stop
            s.direction = -s.direction
            before = _urgency(len(s.hands[seat_after(s, seat)]), weights)
            s.direction = -s.direction
            return stop - before
        near = 2.0 if stop > weights.stop_many else 1.0
        return STOPS[symbol] * stop + weights.give * GIVES[symbol] * near


def _urgency(count: int, weights: Weights) -> float:
    if count > 3:
        return weights.stop_many
    return (weights.stop_1, weights.stop_1, weights.stop_2, weights.stop_3)[count]
