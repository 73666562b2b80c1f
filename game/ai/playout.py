"""Imagined rounds played out: fast rules of thumb on the engine, nobody listening.

Acts are scored by `Policy`, wilds name the colour held most, and now and then any act is taken: a few microseconds
each. Nothing knows a house rule.
"""

from __future__ import annotations

from collections.abc import Callable

from game.ai.policy import Policy
from game.engine import Game, State, perform, turn_actions
from game.engine.actions import CALL, CHALLENGE, COLOUR, PLAY, TO, Action
from game.engine.cards import COLOUR_OF, KIND_OF, WILD
from game.engine.state import ASKS_ANSWER, ASKS_COLOUR, ASKS_NOTHING, ASKS_TO
from game.engine.turns import colour_held_most

Dice = Callable[[], float]
"""Returns a number from 0 to below 1."""

RANDOM_ACTS = 0.1
"""How often any card that may be laid is: play-outs that are always the same see too little (measured on a prototype).
Drawing for nothing is not among it: nobody who plays well does that, and it costs far more than another card."""

CHALLENGES = 0.2
"""How often a wild draw card is doubted where nothing better answers it."""

MOST_ACTS = 400
"""A play-out that is longer is given up and judged as it stands."""

new_action = tuple.__new__


class Playout:
    """Plays imagined tables of one game to the end of the round."""

    def __init__(self, game: Game) -> None:
        self._policy = Policy(game)
        self._calls = CALL in game.verbs

    def run(self, s: State, dice: Dice, most: int = MOST_ACTS) -> int:
        """Play `s` on until the round is over or `most` acts are done; return how many were."""
        acts = 0
        while s.asks != ASKS_NOTHING and acts < most:
            self.act(s, dice)
            acts += 1
        return acts

    def act(self, s: State, dice: Dice) -> None:
        """Let the seat in turn act."""
        seat, asks = s.turn, s.asks
        if asks == ASKS_COLOUR:
            perform(s, Action(seat, COLOUR, colour=colour_held_most(s, seat)))
            return
        if asks == ASKS_TO:
            perform(s, Action(seat, TO, to=smallest_hand(s, seat)))
            return
        options = turn_actions(s, seat)
        if len(options) == 1:
            best = options[0]
        elif dice() < RANDOM_ACTS:
            best = options[int(dice() * max(1, sum(1 for option in options if option.cards)))]
        elif asks == ASKS_ANSWER:
            best = self._answer(options, dice)
        else:
            best = self._policy.best(s, seat, options)
        if best.verb == PLAY:
            best = self._dressed(s, best)
        perform(s, best)

    def _answer(self, options: list[Action], dice: Dice) -> Action:
        """Answer with a card if there is one, else doubt now and then, else take."""
        if options[0].cards:
            return options[0]
        if options[-1].verb == CHALLENGE and dice() < CHALLENGES:
            return options[-1]
        return options[0]

    def _dressed(self, s: State, act: Action) -> Action:
        """Name the colour and call with the card, as one does."""
        seat, verb, cards, colour, to, call = act
        if KIND_OF[s.faces[cards[-1]]] == WILD:
            colour = colour_to_name(s, seat, cards)
        if self._calls and len(s.hands[seat]) - len(cards) <= 1:
            call = True
        elif colour == act.colour:
            return act
        return new_action(Action, (seat, verb, cards, colour, to, call))


def colour_to_name(s: State, seat: int, cards: tuple[int, ...]) -> int:
    """Return the colour held most beside the cards, the first of the side when tied."""
    held = [0] * 9
    faces = s.faces
    for card in s.hands[seat]:
        held[COLOUR_OF[faces[card]]] += 1
    side = held[4:8] if s.dark else held[:4]
    return side.index(max(side)) + 4 * s.dark


def smallest_hand(s: State, seat: int) -> int:
    """Return the other seat in the round with the fewest cards, a partner last."""
    team = s.partners
    others = [other for other in range(s.seats) if other != seat and s.inside[other]]
    return min(others, key=lambda other: (bool(team) and team[other] == team[seat], len(s.hands[other])))
