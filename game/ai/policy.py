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

from game.ai.faces import GIVES, REVERSE, STOPS
from game.engine import Game, State
from game.engine.actions import DRAW, KEEP, TAKE, Action
from game.engine.cards import COLOUR_OF, KIND_OF, NUMBER, SYMBOL_OF, SYMBOLS, WILD
from game.engine.legal import DISCARD_ALL
from game.engine.turns import seat_after


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
    points=0.011,
    more=1.2,
    wild=-2.07,
    wild_late=0.2,
    action=0.18,
    action_late=0.35,
    change=-0.45,
    follow=-0.4,
    pair=-0.4,
    lack=2.4,
    stop_1=3.1,
    stop_2=1.4,
    stop_3=1.0,
    stop_many=0.0,
    give=0.0,
    draw=-4.1,
)
MANY = Weights(
    points=0.033,
    more=1.2,
    wild=-2.7,
    wild_late=-0.1,
    action=0.18,
    action_late=0.0,
    change=0.3,
    follow=1.15,
    pair=0.25,
    lack=1.5,
    stop_1=2.6,
    stop_2=1.05,
    stop_3=-0.1,
    stop_many=-0.45,
    give=0.0,
    draw=-4.0,
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

GOES_OUT = 100.0
WAITS = (DRAW, KEEP, TAKE)

HITS = tuple(number == REVERSE or bool(STOPS[number] or GIVES[number]) for number in range(len(SYMBOLS)))
"""Whether a symbol does something to others."""


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
        hand, faces, colour_of, symbol_of = s.hands[seat], s.faces, COLOUR_OF, SYMBOL_OF
        usual, late = _bases(self._game, weights)
        held, symbols = [0] * 9, [0] * len(SYMBOLS)
        for card in hand:
            face = faces[card]
            held[colour_of[face]] += 1
            symbols[symbol_of[face]] += 1
        stop = _urgency(len(s.hands[seat_after(s, seat)]), weights)
        colour_now, have, follow, change, pair = s.colour, len(hand), weights.follow, weights.change, weights.pair
        scores = []
        for option in options:
            cards = option.cards
            left = have - len(cards)
            if left == have:
                scores.append(weights.draw if option.verb in WAITS else weights.draw - 1.0)
                continue
            if not left:
                scores.append(GOES_OUT)
                continue
            face = faces[cards[-1]]
            score = 0.0
            if left < have - 1:
                score = weights.more * (have - 1 - left)
                if symbol_of[faces[cards[0]]] == DISCARD_ALL:
                    face = faces[cards[0]]
            symbol, colour = symbol_of[face], colour_of[face]
            score += late[face] if left <= LATE else usual[face]
            if colour < 0:
                colour = option.colour if option.colour >= 0 else _longest(held, dark=s.dark)
                score += follow * held[colour] / left
            else:
                score += follow * (held[colour] - 1) / left + pair * (symbols[symbol] - 1)
            if colour != colour_now:
                score += change
            if HITS[symbol]:
                score += self._hit(s, seat, symbol, stop, weights)
            if lacking is not None:
                score += weights.lack * lacking[colour]
            scores.append(score)
        return scores

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


def _longest(held: Sequence[int], *, dark: bool) -> int:
    side = held[4:8] if dark else held[:4]
    return side.index(max(side)) + 4 * dark
