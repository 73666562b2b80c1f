"""Acts as lines of the log: the language of the scenario files, exact to the very card.

Of two equal cards in a hand the language means the first. Where somebody played another one, the places of the cards
in the hand follow, counted from 1: ``0 play r5 @3``. So the card that a person dragged is the card that is played.
"""

from __future__ import annotations

from game.engine import State
from game.engine.actions import JUMP, PLAY, Action
from game.engine.notation import action_text, parse_action

_PLACES = " @"


def act_line(state: State, action: Action) -> str:
    """Return the line of an act that the rules allow; `state` is the table before it."""
    line = action_text(state, action)
    if action.verb in (PLAY, JUMP) and parse_action(state, line).cards != action.cards:
        hand = state.hands[action.seat]
        line += _PLACES + ",".join(str(hand.index(card) + 1) for card in action.cards)
    return line


def read_act(state: State, line: str) -> Action:
    """Return the act of a line. Raises ValueError, LookupError or IllegalAction when it is none at this table."""
    words, at, places = line.partition(_PLACES)
    action = parse_action(state, words)
    if not at:
        return action
    hand = state.hands[action.seat]
    cards = tuple(hand[int(place) - 1] for place in places.split(","))
    if [_printed(state, card) for card in cards] != [_printed(state, card) for card in action.cards]:
        raise ValueError(f"other cards lie at these places: {line!r}")
    return action._replace(cards=cards)


def _printed(state: State, card: int) -> tuple[int, int]:
    return state.faces[card], state.backs[card] if state.backs else -1
