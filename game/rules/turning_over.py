"""The flip deck: a card that turns every card in play over."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine import events
from game.engine.cards import COLOUR_OF, HIDDEN, KIND_OF, WILD
from game.engine.ending import ends_round
from game.engine.game import TURN_OVER, Game
from game.engine.play import lay_turned_up, times
from game.engine.state import State
from game.engine.switch import Switch, Value
from game.engine.verbs import hand_facts, tell

SWITCHES: tuple[Switch, ...] = ()


def contribute(game: Game, values: Mapping[str, Value]) -> None:
    """Let the flip card turn the deck, whichever switches are set: only a flip deck has two faces."""
    game.turn_deck_over = turn_deck_over
    game.effect(TURN_OVER, "F", _flip)


def _flip(s: State) -> None:
    """Turn the deck over, unless the round ends or two cards that add up turn it back; nobody jumps in either way."""
    s.jumpable = False
    if times(s) % 2 and not ends_round(s):
        turn_deck_over(s)


def turn_deck_over(s: State) -> None:
    """Turn hands, draw pile and discard pile over where they lie; the card at the bottom of the discard pile is its new
    top. If that is a wild, next names its colour first. A deck with one face is left alone.
    """
    if not s.backs:
        return
    s.faces, s.backs = s.backs, s.faces
    s.dark = not s.dark
    s.discard.reverse()
    s.unseen = len(s.discard) - 1
    top = s.faces[s.discard[-1]]
    s.wild_turned = KIND_OF[top] == WILD
    if s.log is not None:
        hands = tuple(hand_facts(s, seat) for seat in range(s.seats) if s.inside[seat])
        tell(s, events.DeckTurned(s.dark, top, hands, s.backs[s.draw[-1]] if s.draw else HIDDEN))
    lay_turned_up(s, top)
    assert s.wild_turned == (COLOUR_OF[top] < 0)
