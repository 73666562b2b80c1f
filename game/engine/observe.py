"""What a seat may see: of the table (`observation`) and of what happens (`project`)."""

from __future__ import annotations

from game.engine import events
from game.engine.cards import HIDDEN
from game.engine.events import DISCARD_PILE, DRAW_PILE, Event
from game.engine.matching import NO_SYMBOL
from game.engine.observation import Observation
from game.engine.state import ASKS_DRAWN, State
from game.engine.verbs import Hand


def observation(s: State, seat: int) -> Observation:
    """Return the table as `seat` sees it."""
    hand = s.hands[seat]
    return Observation(
        seat=seat,
        seats=s.seats,
        rules=s.game.text,
        round_number=s.round_number,
        dealer=s.dealer,
        hand=tuple(hand),
        faces=tuple(s.faces[card] for card in hand),
        counts=tuple(len(other) for other in s.hands),
        backs=_backs(s, seat),
        draw_count=len(s.draw),
        draw_back=s.backs[s.draw[-1]] if s.backs and s.draw else HIDDEN,
        discard=tuple(HIDDEN if i < s.unseen else s.faces[card] for i, card in enumerate(s.discard)),
        colour=s.colour,
        has_symbol=s.symbol != NO_SYMBOL,
        dark=s.dark,
        direction=s.direction,
        turn=s.turn,
        asks=s.asks,
        drawn=s.drawn if s.asks == ASKS_DRAWN and s.turn == seat else HIDDEN,
        pending=s.pending,
        until=s.until,
        window_open=s.window,
        last_player=s.player,
        exposed=s.exposed,
        called=tuple(bool(s.called >> other & 1) for other in range(s.seats)),
        out=tuple(s.out),
        knocked_out=s.knocked_out,
        totals=s.totals,
        pigs=s.pigs,
        winner=s.winner,
        round_over=s.round_over,
        round_scores=s.round_scores,
        match_over=s.match_over,
        match_winner=s.match_winner,
    )


def _backs(s: State, seat: int) -> tuple[tuple[int, ...], ...]:
    if not s.backs:
        return ((),) * s.seats
    return tuple(
        () if other == seat else tuple(sorted(s.backs[card] for card in hand)) for other, hand in enumerate(s.hands)
    )


def project(event: Event, seat: int) -> Event:
    """Return the event as `seat` may know it: hidden cards and faces become HIDDEN, and where nobody but the holder
    sees a face, everybody but the holder sees its back.
    """
    if isinstance(event, events.Moved):
        return _project_move(event, seat)
    if isinstance(event, events.TurnSet):
        return event if event.seat == seat else event._replace(drawn=HIDDEN)
    if isinstance(event, events.HandShown):
        return event if seat in (event.to, event.seat) else event._replace(faces=(HIDDEN,) * len(event.faces))
    if isinstance(event, events.HandsSwapped | events.HandsPassed | events.DeckTurned):
        return event._replace(hands=tuple(_project_hand(hand, seat) for hand in event.hands))
    return event


def _project_move(event: events.Moved, seat: int) -> events.Moved:
    hidden = (HIDDEN,) * len(event.cards)
    if event.dst == DISCARD_PILE:
        return event if not event.backs or event.src != seat else event._replace(backs=hidden)
    if event.src == DISCARD_PILE and event.dst == DRAW_PILE:
        return event._replace(cards=hidden, backs=hidden if event.backs else ())
    if event.dst == seat:
        return event._replace(backs=hidden if event.backs else ())
    return event._replace(cards=hidden, faces=hidden)


def _project_hand(hand: Hand, seat: int) -> Hand:
    holder, cards, faces, backs = hand
    hidden = (HIDDEN,) * len(cards)
    if holder == seat:
        return holder, cards, faces, hidden if backs else ()
    return holder, hidden, hidden, backs
