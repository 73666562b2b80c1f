"""The table as one seat sees it, folded from the events that seat is shown.

A `Mirror` knows the same facts as the engine's `Observation` (`observation` returns one, and a test holds the two
together after every act) and beside them what a picture needs: every card of the discard pile with its number and who
laid it, the hands as card numbers, the last play, what happened in this round. Nothing else about the table reaches
the screen, so nothing hidden can.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from copy import copy
from itertools import zip_longest
from typing import Any, NamedTuple, Self

from game.engine import events as ev
from game.engine.actions import NOBODY
from game.engine.cards import HIDDEN, KIND_OF, NO_COLOUR, WILD
from game.engine.observation import Observation
from game.engine.rotation import seating
from game.rules import rule_set

NOTHING, ASKS_COLOUR, ASKS_TO = "nothing", "colour", "to"

Hand = tuple[int, tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""A hand as the events of swaps and turned decks carry it: seat, cards, faces, backs."""


class Laid(NamedTuple):
    """A card on the discard pile. `by` is who laid it, NOBODY for the first card; `why` as in `Moved`."""

    card: int
    face: int
    by: int
    why: str


class Held(NamedTuple):
    """A card in a hand as this seat knows it: HIDDEN where it does not. `back` is the face looking at others."""

    card: int
    face: int
    back: int


class Mirror:
    """What `seat` may know of a table of `seats` seats; `fold` takes its projected events in order.

    Attributes are to be read, never written: `hands` (a list of Held for every seat, one's own in the order the cards
    came), `pile` (a list of Laid, bottom first), `last_play` (the Laid of the last play or jump), `log` (the events of
    this round), `shown` (hands shown to this seat by a challenge: seat -> faces), `open_hands` (all hands after the
    round: seat -> faces), `result` (the RoundEnded), and the facts of `Observation` under the same names.
    """

    def __init__(self, seat: int, seats: int, rules: str = "official") -> None:
        """Begin before the first round. Raises RuleError when `rules` cannot be understood."""
        values = rule_set(rules).values
        self.values: Mapping[str, bool | int | str] = values
        """The values of the table's switches."""
        scores = int(values["teams"]) or seats
        self.seat, self.seats, self.rules = seat, seats, rules
        self.round_number, self.dealer = 0, NOBODY
        self.totals: tuple[int, ...] = (0,) * scores
        self.pigs: tuple[int, ...] = (0,) * seats
        self.knocked_out: tuple[int, ...] = ()
        self.match_over, self.match_winner = False, NOBODY
        self.round_over = False
        self._clear(())

    def _clear(self, playing: Iterable[int]) -> None:
        """Sweep the table for a new round of the seats `playing`."""
        self.playing = tuple(playing)
        self.hands: list[list[Held]] = [[] for _ in range(self.seats)]
        self.pile: list[Laid] = []
        self.draw_count, self.draw_back = 0, HIDDEN
        self.colour, self.has_symbol, self.dark, self.direction = NO_COLOUR, True, False, 1
        self.turn, self.asks, self.drawn = NOBODY, NOTHING, HIDDEN
        self.pending, self.until, self.pending_seat = 0, 0, NOBODY
        self.window_open, self.last_player = False, NOBODY
        self._exposed: tuple[int, ...] = ()
        self.called = [False] * self.seats
        self.out: tuple[int, ...] = ()
        self.winner, self.blocked = NOBODY, False
        self.round_scores: tuple[int, ...] = ()
        self.last_play: tuple[Laid, ...] = ()
        self.log: list[ev.Event] = []
        self.shown: dict[int, tuple[int, ...]] = {}
        self.open_hands: dict[int, tuple[int, ...]] = {}
        self.result: ev.RoundEnded | None = None

    def fold(self, event: ev.Event) -> None:
        """Take in the next event, projected for this seat."""
        step = _STEPS.get(type(event))
        if step is not None:
            step(self, event)
        self.log.append(event)

    def copy(self) -> Self:
        """Return a mirror that shows the same and goes its own way from here on."""
        other = copy(self)
        other.hands = [list(hand) for hand in self.hands]
        other.pile, other.called, other.log = list(self.pile), list(self.called), list(self.log)
        other.shown, other.open_hands = dict(self.shown), dict(self.open_hands)
        return other

    @property
    def counts(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return tuple(len(hand) for hand in self.hands)

    @property
    def hand(self) -> tuple[int, ...]:
        """One's own card numbers, in the order they came."""
        return tuple(held.card for held in self.hands[self.seat])

    @property
    def faces(self) -> tuple[int, ...]:
        """The faces of `hand`."""
        return tuple(held.face for held in self.hands[self.seat])

    @property
    def partners(self) -> tuple[int, ...]:
        """The team of every seat, -1 for a seat not at the table; empty where everybody plays alone."""
        if self.values["rotation"]:
            return seating(self.seats, max(0, self.round_number - 1)).partners
        teams = int(self.values["teams"])
        return tuple(seat % teams for seat in range(self.seats)) if teams else ()

    @property
    def seated(self) -> tuple[int, ...]:
        """All seats as they sit in this deal, in order of play, where that is not the order of their numbers: partners
        apart, and between them those who sit at the other table. Empty everywhere else.
        """
        if not self.values["rotation"] or not self.playing:
            return ()
        others = [seat for seat in range(self.seats) if seat not in self.playing]
        pairs = zip_longest(self.playing, others, fillvalue=NOBODY)
        return tuple(seat for pair in pairs for seat in pair if seat != NOBODY)

    @property
    def exposed(self) -> tuple[int, ...]:
        """The seats that can be caught now; nobody can be while a colour or a seat is being named."""
        return () if self.asks in (ASKS_COLOUR, ASKS_TO) else self._exposed

    @property
    def top(self) -> Laid | None:
        """The last card on the discard pile."""
        return self.pile[-1] if self.pile else None

    def observation(self) -> Observation:
        """Return the facts in the engine's form."""
        backs = tuple(
            () if seat == self.seat else tuple(sorted(held.back for held in hand if held.back != HIDDEN))
            for seat, hand in enumerate(self.hands)
        )
        return Observation(
            seat=self.seat,
            seats=self.seats,
            rules=self.rules,
            round_number=self.round_number,
            dealer=self.dealer,
            hand=self.hand,
            faces=self.faces,
            counts=self.counts,
            backs=backs,
            draw_count=self.draw_count,
            draw_back=self.draw_back,
            discard=tuple(laid.face for laid in self.pile),
            colour=self.colour,
            has_symbol=self.has_symbol,
            dark=self.dark,
            direction=self.direction,
            turn=self.turn,
            asks=self.asks,
            drawn=self.drawn,
            pending=self.pending,
            until=self.until,
            window_open=self.window_open,
            last_player=self.last_player,
            exposed=self.exposed,
            called=tuple(self.called),
            out=self.out,
            knocked_out=self.knocked_out,
            totals=self.totals,
            pigs=self.pigs,
            winner=self.winner,
            round_over=self.round_over,
            round_scores=self.round_scores,
            match_over=self.match_over,
            match_winner=self.match_winner,
        )

    def _round_started(self, event: ev.RoundStarted) -> None:
        self._clear(event.seats)
        self.round_number, self.dealer = event.number, event.dealer
        self.direction, self.draw_count = event.direction, event.draw_count
        self.round_over = False

    def _dealer_drew(self, event: ev.DealerDrew) -> None:
        self.dealer = event.dealer

    def _moved(self, event: ev.Moved) -> None:
        if event.src >= 0:
            self._take_from_hand(event)
        elif event.src == ev.DRAW_PILE:
            self.draw_count -= len(event.cards)
        else:
            self._take_from_pile(event.cards)
        if event.dst >= 0:
            self.hands[event.dst].extend(_held(event.cards, event.faces, event.backs))
        elif event.dst == ev.DRAW_PILE:
            self.draw_count += len(event.cards)
        else:
            self._lay(event)

    def _lay(self, event: ev.Moved) -> None:
        by = event.src if event.src >= 0 else NOBODY
        laid = tuple(Laid(card, face, by, event.why) for card, face in zip(event.cards, event.faces, strict=True))
        self.pile.extend(laid)
        self.has_symbol = KIND_OF[event.faces[-1]] != WILD
        if by != NOBODY:
            self.last_play, self.last_player = laid, by

    def _take_from_pile(self, cards: tuple[int, ...]) -> None:
        """Take cards back; those turned past at the start go face down, from under the one that stays."""
        if HIDDEN in cards:
            self.pile = self.pile[len(cards) :]
        else:
            self.pile = [laid for laid in self.pile if laid.card not in cards]

    def _take_from_hand(self, event: ev.Moved) -> None:
        hand = self.hands[event.src]
        for number, card in enumerate(event.cards):
            back = event.backs[number] if event.backs else HIDDEN
            hand.pop(_place(hand, card, back))

    def _reshuffled(self, event: ev.Reshuffled) -> None:
        self.pile, self.draw_count = self.pile[-1:], event.draw_count

    def _draw_top_seen(self, event: ev.DrawTopSeen) -> None:
        self.draw_back = event.back

    def _colour_set(self, event: ev.ColourSet) -> None:
        self.colour = event.colour

    def _symbol_void(self, event: ev.SymbolVoid) -> None:
        self.has_symbol = False

    def _direction_set(self, event: ev.DirectionSet) -> None:
        self.direction = event.direction

    def _turn_set(self, event: ev.TurnSet) -> None:
        self.turn, self.asks, self.drawn = event

    def _pending_set(self, event: ev.PendingSet) -> None:
        self.pending_seat, self.pending, self.until = event

    def _called(self, event: ev.Called) -> None:
        if event.due:
            self.called[event.seat] = True

    def _call_spent(self, event: ev.CallSpent) -> None:
        self.called[event.seat] = False

    def _exposed_set(self, event: ev.ExposedSet) -> None:
        self._exposed = event.seats

    def _window_set(self, event: ev.WindowSet) -> None:
        self.window_open, self.last_player = event

    def _hand_shown(self, event: ev.HandShown) -> None:
        if event.to == self.seat:
            self.shown[event.seat] = event.faces

    def _hands_moved(self, event: ev.HandsSwapped | ev.HandsPassed | ev.DeckTurned) -> None:
        for seat, cards, faces, backs in event.hands:
            self.hands[seat] = _held(cards, faces, backs)

    def _deck_turned(self, event: ev.DeckTurned) -> None:
        self.dark, self.draw_back = event.dark, event.draw_back
        turned = [laid._replace(face=HIDDEN) for laid in reversed(self.pile)]
        if turned:
            turned[-1] = turned[-1]._replace(face=event.top)
            self.has_symbol = KIND_OF[event.top] != WILD
        self.pile = turned
        self._hands_moved(event)

    def _went_out(self, event: ev.WentOut) -> None:
        self.out = (*self.out, event.seat)

    def _round_ended(self, event: ev.RoundEnded) -> None:
        self.result, self.round_over = event, True
        self.winner, self.blocked = event.winner, event.blocked
        self.round_scores, self.totals = event.round_scores, event.totals
        self.pigs, self.knocked_out = event.pigs, event.knocked_out
        self.open_hands = dict(event.hands)

    def _match_ended(self, event: ev.MatchEnded) -> None:
        self.match_over, self.match_winner = True, event.winner


def _held(cards: tuple[int, ...], faces: tuple[int, ...], backs: tuple[int, ...]) -> list[Held]:
    shown = backs or (HIDDEN,) * len(cards)
    return [Held(*known) for known in zip(cards, faces, shown, strict=True)]


def _place(hand: list[Held], card: int, back: int) -> int:
    """Return where `card` is in `hand`: itself, else a hidden card (with that back, in a deck that has backs)."""
    for place, held in enumerate(hand):
        if held.card == card and card != HIDDEN:
            return place
    hidden = [place for place, held in enumerate(hand) if held.card == HIDDEN]
    return next((place for place in hidden if hand[place].back == back), hidden[0] if hidden else 0)


_STEPS: dict[type, Callable[[Mirror, Any], None]] = {
    ev.RoundStarted: Mirror._round_started,
    ev.DealerDrew: Mirror._dealer_drew,
    ev.Moved: Mirror._moved,
    ev.Reshuffled: Mirror._reshuffled,
    ev.DrawTopSeen: Mirror._draw_top_seen,
    ev.ColourSet: Mirror._colour_set,
    ev.SymbolVoid: Mirror._symbol_void,
    ev.DirectionSet: Mirror._direction_set,
    ev.TurnSet: Mirror._turn_set,
    ev.PendingSet: Mirror._pending_set,
    ev.Called: Mirror._called,
    ev.CallSpent: Mirror._call_spent,
    ev.ExposedSet: Mirror._exposed_set,
    ev.WindowSet: Mirror._window_set,
    ev.HandShown: Mirror._hand_shown,
    ev.HandsSwapped: Mirror._hands_moved,
    ev.HandsPassed: Mirror._hands_moved,
    ev.DeckTurned: Mirror._deck_turned,
    ev.WentOut: Mirror._went_out,
    ev.RoundEnded: Mirror._round_ended,
    ev.MatchEnded: Mirror._match_ended,
}
