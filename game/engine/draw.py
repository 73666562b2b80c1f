"""Drawing: in a turn, and the cards a seat is made to draw."""

from __future__ import annotations

from game.engine import events
from game.engine.cards import COLOUR_OF, HIDDEN
from game.engine.legal import fits, leaving_with
from game.engine.state import ASKS_DRAWN, State
from game.engine.turns import pass_turn
from game.engine.verbs import can_draw, draw_cards, set_pending, set_turn, tell


def give(s: State, seat: int, count: int, why: str) -> int:
    """Make a seat draw `count` cards, by whatever the deck draws with; return how many came."""
    if not count:
        return 0
    if s.game.give is not None:
        return s.game.give(s, seat, count, why)
    return draw_cards(s, seat, count, why)


def draw_in_turn(s: State) -> None:
    """What ``draw`` does: one card (or as the rules have it), which may be played if it is legal."""
    if any(way(s) for way in s.game.draw_turns):
        return
    if not draw_cards(s, s.turn, 1, "draw"):
        pass_turn(s, s.turn, 0)
        return
    offer_drawn(s)


def offer_drawn(s: State) -> None:
    """Ask whether the card just drawn is played, if it may be; else the turn passes."""
    card = s.hands[s.turn][-1]
    if may_play_drawn(s, card):
        set_turn(s, s.turn, ASKS_DRAWN, card)
    else:
        pass_turn(s, s.turn, 1)


def may_play_drawn(s: State, card: int) -> bool:
    """Say whether a drawn card is legal and may be played at once."""
    allowed = s.game.may_play_drawn
    return (allowed is None or allowed(s, s.faces[card])) and is_legal(s, card)


def is_legal(s: State, card: int) -> bool:
    """Say whether a card of the seat in turn is legal on the top."""
    return fits(s, s.turn, s.faces[card], leaving_with(s, s.turn, card))


def keep(s: State) -> None:
    """Keep the drawn card; the turn passes."""
    tell(s, events.Kept(s.turn))
    pass_turn(s, s.turn, 1)


def take_pending(s: State, seat: int, extra: int = 0) -> int:
    """Make `seat` draw the whole pending penalty and then `extra` cards; the penalty is over. Return how many came.

    Counted cards come first, then cards until the named colour has come as often as is due (RULES.md section 9).
    """
    count, until = s.pending, s.until
    came = give(s, seat, count, "penalty")
    for _ in range(until):
        came += draw_until_colour(s, seat)
    came += give(s, seat, extra, "challenge")
    clear_pending(s)
    for bind in s.game.on_penalty:
        bind(s)
    return came


def draw_until_colour(s: State, seat: int) -> int:
    """Make `seat` draw until a card of the active colour comes; return how many came."""
    came = 0
    while True:
        held = len(s.hands[seat])
        came += give(s, seat, 1, "penalty")
        new = s.hands[seat][held:]
        if any(COLOUR_OF[s.faces[card]] == s.colour for card in new) or not (new or gives_more(s)):
            return came


def gives_more(s: State) -> bool:
    """Say whether there is a card to be had, and a laid-out launcher has something left to give."""
    return can_draw(s) and s.fires != []


def clear_pending(s: State) -> None:
    """Let no penalty be pending any more."""
    s.sender = -1
    s.last_draw = HIDDEN
    s.bluff_by = -1
    s.bluff_hand = ()
    s.bluff = False
    if s.pending or s.until:
        set_pending(s, -1, 0, 0)
