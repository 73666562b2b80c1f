"""The one mutator: changes of the table that other parts see, each made and told of in the same place.

An event is only built when somebody listens (``State.log`` is a list).
"""

from __future__ import annotations

from game.engine import events
from game.engine.cards import HIDDEN
from game.engine.events import DISCARD_PILE, DRAW_PILE
from game.engine.matching import NO_SYMBOL
from game.engine.rng import shuffled_order
from game.engine.state import State


def tell(s: State, event: events.Event) -> None:
    """Log an event that goes with no change of its own."""
    if s.log is not None:
        s.log.append(event)


def take_log(s: State) -> list[events.Event]:
    """Return the events logged since the last call."""
    logged = s.log
    if logged is None:
        return []
    s.log = []
    return logged


def moved(s: State, cards: tuple[int, ...], src: int, dst: int, why: str) -> None:
    """Tell that cards went from one place to another."""
    if s.log is not None and cards:
        faces = tuple(s.faces[c] for c in cards)
        backs = tuple(s.backs[c] for c in cards) if s.backs else ()
        s.log.append(events.Moved(cards, faces, backs, src, dst, why))


def set_colour(s: State, colour: int) -> None:
    """Make `colour` the active one."""
    s.colour = colour
    if s.log is not None:
        s.log.append(events.ColourSet(colour))


def void_symbol(s: State) -> None:
    """Let the top count by its colour alone until the next play."""
    s.symbol = NO_SYMBOL
    if s.log is not None:
        s.log.append(events.SymbolVoid())


def set_direction(s: State, direction: int) -> None:
    """Let play run in `direction`."""
    s.direction = direction
    if s.log is not None:
        s.log.append(events.DirectionSet(direction))


def set_turn(s: State, seat: int, asks: str, drawn: int = HIDDEN) -> None:
    """Ask a seat."""
    s.turn = seat
    s.asks = asks
    s.drawn = drawn
    if s.log is not None:
        s.log.append(events.TurnSet(seat, asks, drawn))


def set_pending(s: State, seat: int, count: int, until: int) -> None:
    """Let `seat` face a penalty of `count` cards and `until` draws for the colour (none with 0, 0)."""
    s.pending = count
    s.until = until
    if s.log is not None:
        s.log.append(events.PendingSet(seat, count, until))


def set_exposed(s: State, mask: int, own: int) -> None:
    """Let the seats of the mask be those that can be caught; `own` are those exposed by their own play."""
    s.exposed_own = own
    if s.exposed_mask != mask:
        s.exposed_mask = mask
        if s.log is not None:
            s.log.append(events.ExposedSet(seats_of(mask)))


def set_window(s: State, is_open: bool) -> None:
    """Open or close the window on the last play."""
    s.window = is_open
    if s.log is not None:
        s.log.append(events.WindowSet(is_open, s.player))


def seats_of(mask: int) -> tuple[int, ...]:
    """Return the seats of a bit mask, lowest first."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def can_draw(s: State) -> bool:
    """Say whether a card could be drawn now, by a reshuffle if need be."""
    return bool(s.draw) or len(s.discard) > 1


def reshuffle(s: State) -> bool:
    """Shuffle the discard pile without its top into a new draw pile; False if that gives nothing."""
    if len(s.discard) < 2:
        return False
    under = s.discard[:-1]
    s.draw = [under[i] for i in shuffled_order(s, len(under))]
    s.discard = s.discard[-1:]
    s.unseen = 0
    if s.log is not None:
        s.log.append(events.Reshuffled(len(s.draw)))
        tell_draw_top(s)
    return True


def tell_draw_top(s: State) -> None:
    """Flip: tell what the draw pile's top shows the table."""
    if s.backs and s.log is not None:
        s.log.append(events.DrawTopSeen(s.backs[s.draw[-1]] if s.draw else HIDDEN))


def draw_cards(s: State, seat: int, count: int, why: str) -> int:
    """Give `seat` so many cards from the draw pile, or what there is; return how many."""
    hand = s.hands[seat]
    got = 0
    while got < count and (s.draw or reshuffle(s)):
        batch = min(count - got, len(s.draw))
        cards = s.draw[: -batch - 1 : -1]
        del s.draw[-batch:]
        hand += cards
        got += batch
        if s.log is not None:
            moved(s, tuple(cards), DRAW_PILE, seat, why)
            tell_draw_top(s)
    if got:
        gained(s, seat)
    return got


def gained(s: State, seat: int) -> None:
    """Note that a hand grew: a call made no longer counts, and a seat with more than one card is not exposed."""
    bit = 1 << seat
    if s.called & bit:
        spend_call(s, seat)
    if s.exposed_mask & bit and len(s.hands[seat]) != 1:
        set_exposed(s, s.exposed_mask & ~bit, s.exposed_own & ~bit)


def spend_call(s: State, seat: int) -> None:
    """Let a seat's call no longer count."""
    s.called &= ~(1 << seat)
    if s.log is not None:
        s.log.append(events.CallSpent(seat))


def lay_cards(s: State, seat: int, cards: tuple[int, ...], why: str) -> None:
    """Move cards from a hand to the discard pile, in order; the last becomes the top."""
    hand = s.hands[seat]
    for card in cards:
        hand.remove(card)
    s.discard += cards
    if s.log is not None:
        moved(s, cards, seat, DISCARD_PILE, why)


Hand = tuple[int, tuple[int, ...], tuple[int, ...], tuple[int, ...]]


def hand_facts(s: State, seat: int) -> Hand:
    """Return a hand as events carry it: seat, cards, faces, backs."""
    cards = tuple(s.hands[seat])
    return seat, cards, tuple(s.faces[c] for c in cards), tuple(s.backs[c] for c in cards) if s.backs else ()
