"""What a seat can know beyond what lies open: a fold of the events it was shown.

Every card of another hand is a `Slot`: its faces where the seat saw them (shown after a challenge, passed or traded
away, turned over with the deck, backs of a flip deck), and what it can hardly be (`barred`): whoever drew although a
card could have been played held none that fits, whoever took a penalty could not answer it, whoever played a wild had
perhaps nothing of the colour. No house rule is named here: what fits and what answers is asked of the engine.

`Beliefs` takes events in order; `memory` gives what was made of them as a small value that can be sent to a process.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from game.engine import events as ev
from game.engine.actions import NOBODY
from game.engine.cards import COLOUR_OF, HIDDEN, KIND_OF, NO_COLOUR, SYMBOL_OF, WILD
from game.engine.game import Game
from game.engine.imagining import DRAW_FACES, Past
from game.engine.matching import MATCH_SYMBOL, NO_SYMBOL
from game.engine.state import ASKS_ANSWER, ASKS_DRAWN, ASKS_PLAY, NORMAL, SENT_ON

FITTED, ANSWERED, WAS_OF_COLOUR = 0, 1, 2
"""Why a slot is barred: its card would have fitted, would have answered, would have been of the colour."""

MOST_BARS = 12
"""So many reasons a slot keeps, the latest: what was true long ago is mostly true of what came since."""


def bar(kind: int, colour: int, symbol: int) -> int:
    """Return a reason as one number: of what kind, on which colour and symbol (for ANSWERED: of the penalty)."""
    return (kind * 16 + colour + 1) * 64 + symbol


def bar_parts(code: int) -> tuple[int, int, int]:
    """Return kind, colour and symbol of a reason."""
    return code // 1024, code // 64 % 16 - 1, code % 64


class Slot(NamedTuple):
    """One card of a hand: the face in play and the other one (HIDDEN where unknown), and what it can hardly be."""

    face: int
    back: int
    barred: tuple[int, ...] = ()


class Memory(NamedTuple):
    """All a seat remembers. `hands` runs by seat, `pile` is the discard pile as (face, other face), bottom first,
    only for two-faced decks.
    """

    hands: tuple[tuple[Slot, ...], ...]
    pile: tuple[tuple[int, int], ...]
    past: Past


class Beliefs:
    """What `seat` makes of the events it is shown; `fold` takes them projected, in order."""

    def __init__(self, game: Game, seats: int, seat: int) -> None:
        self.seat, self.seats = seat, seats
        self._infers_drawn = game.may_play_drawn is None and game.give is None
        self._two_faced = bool(game.backs)
        self._clear()

    def _clear(self) -> None:
        self.hands: list[list[Slot]] = [[] for _ in range(self.seats)]
        self.pile: list[tuple[int, int]] = []
        self._colour = self._colour_before = NO_COLOUR
        self._symbol = NO_SYMBOL
        self._direction = 1
        self._turn, self._asks = NOBODY, ""
        self._drew = False
        self._pending = self._until = 0
        self._sender, self._last_draw = NOBODY, HIDDEN
        self._undo: tuple[int, ...] = ()
        self._skips = 0
        self._opening, self._jumpable = True, False
        self._doubt: tuple[int, ...] = ()
        self._player = NOBODY

    @property
    def memory(self) -> Memory:
        """What is remembered, as a value."""
        past = Past(
            self._colour_before,
            self._sender,
            self._last_draw,
            self._undo,
            self._skips,
            self._opening,
            self._jumpable,
            self._doubt,
        )
        return Memory(tuple(map(tuple, self.hands)), tuple(self.pile) if self._two_faced else (), past)

    def fold(self, event: ev.Event) -> None:
        """Take in the next event, projected for this seat."""
        step = _STEPS.get(type(event))
        if step is not None:
            step(self, event)

    # ---- cards ---------------------------------------------------------------------------------------------------

    def _moved(self, event: ev.Moved) -> None:
        if event.src >= 0:
            self._laid(event)
        elif event.src == ev.DISCARD_PILE:
            self.pile = self.pile[len(event.cards) :]
        elif event.dst == ev.DISCARD_PILE:
            self.pile += [(face, back) for _, face, back in _cards(event)]
            self._symbol = MATCH_SYMBOL[event.faces[-1]]
        else:
            self._drawn(event)

    def _laid(self, event: ev.Moved) -> None:
        hand = self.hands[event.src]
        for _, face, back in _cards(event):
            hand.pop(_likeliest(hand, face, back))
            self.pile.append((face, back))
        top = event.faces[-1]
        if KIND_OF[top] == WILD and event.src != self.seat and self._colour != NO_COLOUR and not self._owed:
            self._bar(event.src, bar(WAS_OF_COLOUR, self._colour, NO_SYMBOL))
        manner = SENT_ON if self._owed and top not in DRAW_FACES else NORMAL
        self._undo = (self._direction, self._pending, self._until, self._sender, self._last_draw, manner)
        self._note_doubt(event, top)
        if top in DRAW_FACES:
            self._last_draw = top
        self._colour_before, self._symbol = self._colour, MATCH_SYMBOL[top]
        self._jumpable, self._skips, self._player, self._drew = True, 0, event.src, False

    def _note_doubt(self, event: ev.Moved, top: int) -> None:
        """A wild draw card may be doubted until its penalty is over; one that was added or jumped in with may not."""
        if event.why == "jump":
            self._doubt = ()
        elif not self._owed:
            doubtful = top in DRAW_FACES and KIND_OF[top] == WILD
            self._doubt = (event.src, SYMBOL_OF[top], self._colour, self._symbol) if doubtful else ()

    @property
    def _owed(self) -> bool:
        return bool(self._pending or self._until)

    def _drawn(self, event: ev.Moved) -> None:
        seat = event.dst
        self._note_why(seat, event.why)
        self.hands[seat] += [Slot(face, back) for _, face, back in _cards(event)]

    def _note_why(self, seat: int, why: str) -> None:
        """See what it means that the seat in turn draws: it had nothing to play, or nothing to answer with."""
        if seat != self._turn or seat == self.seat:
            return
        if self._asks in (ASKS_PLAY, ASKS_DRAWN) and why == "draw":
            self._bar(seat, bar(FITTED, self._colour, self._symbol))
            self._drew = True
        elif self._asks == ASKS_ANSWER and why == "penalty" and self._last_draw != HIDDEN:
            self._bar(seat, bar(ANSWERED, self._colour, SYMBOL_OF[self._last_draw]))

    def _launched(self, event: ev.Launched) -> None:
        if event.seat == self._turn and self._asks == ASKS_PLAY and event.seat != self.seat:
            self._bar(event.seat, bar(FITTED, self._colour, self._symbol))

    def _bar(self, seat: int, code: int) -> None:
        hand = self.hands[seat]
        for place, slot in enumerate(hand):
            if slot.face == HIDDEN and code not in slot.barred:
                hand[place] = slot._replace(barred=(*slot.barred, code)[-MOST_BARS:])

    def _reshuffled(self, event: ev.Reshuffled) -> None:
        self.pile = self.pile[-1:]

    def _hand_shown(self, event: ev.HandShown) -> None:
        if event.to == self.seat and event.seat != self.seat:
            self._know(event.seat, event.faces)

    def _misplayed(self, event: ev.Misplayed) -> None:
        if event.seat != self.seat:
            self._know(event.seat, event.faces)

    def _know(self, seat: int, faces: tuple[int, ...]) -> None:
        """These faces are in the hand: the slots that they are likeliest to be are known from now on."""
        hand = self.hands[seat]
        unknown = list(faces)
        for slot in hand:
            if slot.face in unknown:
                unknown.remove(slot.face)
        for face in unknown:
            open_slots = [place for place, slot in enumerate(hand) if slot.face == HIDDEN]
            if open_slots:
                place = max(open_slots, key=lambda place: len(hand[place].barred))
                hand[place] = Slot(face, hand[place].back)

    def _swapped(self, event: ev.HandsSwapped) -> None:
        self._rearranged({event.a: self.hands[event.b], event.b: self.hands[event.a]}, event.hands)

    def _passed(self, event: ev.HandsPassed) -> None:
        seats = [hand[0] for hand in event.hands]
        ring = seats if event.direction > 0 else seats[::-1]
        self._rearranged(
            {to: self.hands[seat] for seat, to in zip(ring, ring[1:] + ring[:1], strict=True)}, event.hands
        )

    def _rearranged(self, hands: dict[int, list[Slot]], told: tuple[Any, ...]) -> None:
        """Hands change their holders; what a seat knew of a hand it knows still, and its own old one it knows whole."""
        for seat, slots in hands.items():
            self.hands[seat] = slots
        for seat, _, faces, backs in told:
            if seat == self.seat or len(self.hands[seat]) != len(faces):
                self.hands[seat] = _slots(faces, backs)
            elif backs:
                self.hands[seat] = _with_backs(self.hands[seat], backs)

    def _turned(self, event: ev.DeckTurned) -> None:
        """The deck turns over: what showed as a back is now the face in play."""
        for seat, _, faces, backs in event.hands:
            before = self.hands[seat]
            if seat == self.seat:
                self.hands[seat] = [Slot(face, slot.face) for face, slot in zip(faces, before, strict=False)]
            elif len(before) == len(backs) and all(slot.back != HIDDEN for slot in before):
                self.hands[seat] = [Slot(slot.back, HIDDEN) for slot in before]
            else:
                self.hands[seat] = _slots((HIDDEN,) * len(backs), backs)
        self.pile = [(back, face) for face, back in reversed(self.pile)]
        if self.pile:
            self.pile[-1] = (event.top, self.pile[-1][1])
        self._symbol, self._jumpable = MATCH_SYMBOL[event.top], False
        self._colour_before = self._colour

    # ---- the table -----------------------------------------------------------------------------------------------

    def _round_started(self, event: ev.RoundStarted) -> None:
        self._clear()
        self._direction = event.direction

    def _colour_set(self, event: ev.ColourSet) -> None:
        self._colour = event.colour

    def _symbol_void(self, event: ev.SymbolVoid) -> None:
        self._symbol = NO_SYMBOL

    def _direction_set(self, event: ev.DirectionSet) -> None:
        self._direction = event.direction

    def _turn_set(self, event: ev.TurnSet) -> None:
        if self._drew and event.seat != self._turn and self._infers_drawn:
            self._bar(self._turn, bar(FITTED, self._colour, self._symbol))
        if event.seat != self._turn or event.asks != ASKS_DRAWN:
            self._drew = False
        if self._asks in (ASKS_PLAY, ASKS_DRAWN) and event.asks != ASKS_DRAWN:
            self._opening = False
        self._turn, self._asks = event.seat, event.asks

    def _kept(self, event: ev.Kept) -> None:
        self._drew = False

    def _skipped(self, event: ev.Skipped) -> None:
        self._skips += 1

    def _pending_set(self, event: ev.PendingSet) -> None:
        self._pending, self._until = event.count, event.until
        if self._owed:
            self._sender = self._player
        else:
            self._sender, self._last_draw, self._doubt = NOBODY, HIDDEN, ()


def _cards(event: ev.Moved) -> zip[tuple[int, int, int]]:
    backs = event.backs or (HIDDEN,) * len(event.cards)
    return zip(event.cards, event.faces, backs, strict=True)


def _slots(faces: tuple[int, ...], backs: tuple[int, ...]) -> list[Slot]:
    return [Slot(face, back) for face, back in zip(faces, backs or (HIDDEN,) * len(faces), strict=True)]


def _with_backs(slots: list[Slot], backs: tuple[int, ...]) -> list[Slot]:
    """Return the slots of a hand that came from elsewhere with the backs that now look at the observer."""
    if all(slot.back != HIDDEN for slot in slots):
        return slots
    return [slot._replace(back=back) for slot, back in zip(slots, backs, strict=True)]


def _likeliest(hand: list[Slot], face: int, back: int) -> int:
    """Return which slot of a hand a card now seen was: the known one, else the one that could be little else."""
    best, best_rank = 0, -1
    for place, slot in enumerate(hand):
        if slot.face == face:
            rank = 1000 + (slot.back == back)
        elif slot.face != HIDDEN:
            rank = 0
        else:
            rank = 100 * (slot.back in (back, HIDDEN)) + (0 if _is_barred(slot, face) else 20 + len(slot.barred))
        if rank > best_rank:
            best, best_rank = place, rank
    return best


def _is_barred(slot: Slot, face: int) -> bool:
    for code in slot.barred:
        kind, colour, symbol = bar_parts(code)
        if kind == FITTED and (COLOUR_OF[face] in (colour, NO_COLOUR) or MATCH_SYMBOL[face] == symbol):
            return True
    return False


_STEPS: dict[type, Callable[[Beliefs, Any], None]] = {
    ev.RoundStarted: Beliefs._round_started,
    ev.Moved: Beliefs._moved,
    ev.Launched: Beliefs._launched,
    ev.Reshuffled: Beliefs._reshuffled,
    ev.HandShown: Beliefs._hand_shown,
    ev.Misplayed: Beliefs._misplayed,
    ev.HandsSwapped: Beliefs._swapped,
    ev.HandsPassed: Beliefs._passed,
    ev.DeckTurned: Beliefs._turned,
    ev.ColourSet: Beliefs._colour_set,
    ev.SymbolVoid: Beliefs._symbol_void,
    ev.DirectionSet: Beliefs._direction_set,
    ev.TurnSet: Beliefs._turn_set,
    ev.Kept: Beliefs._kept,
    ev.Skipped: Beliefs._skipped,
    ev.PendingSet: Beliefs._pending_set,
}
