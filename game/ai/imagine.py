"""Tables as they may be: the cards a seat cannot see are dealt anew, consistently with everything it has seen.

Cards are physical: a face and, in a flip deck, the face behind it. Those whose place is known stay there; the others
are dealt from what is left of the deck, the slots that say most about their card first. Evidence (`Slot.barred`) is
believed most of the time, never always: people overlook things.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from random import Random

from game.ai.beliefs import ANSWERED, FITTED, WAS_OF_COLOUR, Memory, Slot, bar_parts
from game.engine import Game, Observation, State
from game.engine.actions import CHALLENGE, Action
from game.engine.cards import COLOUR_OF, FACE_NAMES, HIDDEN, SYMBOL_OF
from game.engine.imagining import Deal, can_be_imagined, deal_into, imagine, likely_past
from game.engine.legal import answer_manner
from game.engine.matching import FITS

BELIEVED = {FITTED: 0.93, ANSWERED: 0.9, WAS_OF_COLOUR: 0.65}
"""How often each kind of evidence is believed. Whoever plays a wild may well have kept the colour for later."""

BLUFFS = 0.15
"""How often a wild draw card is played against the rule by who could (computer players of this game: less)."""

MOST_TRIES = 8
"""Deals tried for a hand from which a doubtful card may have been played."""

Card = tuple[int, int]
"""The face in play and the face behind it (HIDDEN in a one-faced deck)."""


@lru_cache(maxsize=64)
def _physical_cards(game: Game, dark: bool) -> tuple[Card, ...]:
    if not game.backs:
        return tuple((face, HIDDEN) for face in game.cards)
    pairs = zip(game.cards, game.backs, strict=True)
    return tuple((back, face) if dark else (face, back) for face, back in pairs)


@lru_cache(maxsize=4096)
def _bar_mask(game: Game, code: int) -> int:
    """Return which faces a reason bars, as bits."""
    kind, colour, symbol = bar_parts(code)
    if kind == FITTED:
        fits = FITS[colour][symbol]
        return sum(1 << face for face in range(len(FACE_NAMES)) if fits[face])
    if kind == WAS_OF_COLOUR:
        return sum(1 << face for face in range(len(FACE_NAMES)) if COLOUR_OF[face] == colour)
    probe = State(game, 2, 0)
    probe.colour, probe.last_draw = colour, SYMBOL_OF.index(symbol)
    return sum(1 << face for face in range(len(FACE_NAMES)) if answer_manner(probe, face) is not None)


class Imagination:
    """All that one question needs to imagine tables: made once, then `deal` as often as wanted."""

    def __init__(self, game: Game, seen: Observation, memory: Memory | None, legal: Sequence[Action] = ()) -> None:
        """Raises ValueError when the table cannot be played on from here (see `can_be_imagined`)."""
        if not can_be_imagined(seen):
            raise ValueError("a colour or a seat is being named")
        self._game, self._seen = game, seen
        past = memory.past if memory is not None else likely_past(seen)
        self._doubt = self._doubt_of(past.doubt, legal)
        self._table = imagine(game, seen, past)
        self._slots = [self._slots_of(seat, memory) for seat in range(seen.seats)]
        self._pile = self._pile_of(memory)
        self._numbers = self._free_numbers()
        self._pool = self._what_is_left()

    def _doubt_of(self, doubt: tuple[int, ...], legal: Sequence[Action]) -> tuple[int, ...]:
        """Return the wild draw card that can be challenged now, by this seat or by the one it was played at."""
        seen = self._seen
        if not doubt or not (seen.pending or seen.until):
            return ()
        if seen.turn == seen.seat:
            return doubt if any(act.verb == CHALLENGE for act in legal) else ()
        return doubt if doubt[0] == seen.last_player and CHALLENGE in self._game.verbs else ()

    def _slots_of(self, seat: int, memory: Memory | None) -> list[Slot]:
        seen = self._seen
        known = list(memory.hands[seat]) if memory is not None else []
        if seat == seen.seat:
            return [Slot(face, _back_of(face, known)) for face in seen.faces]
        if len(known) != seen.counts[seat]:
            backs = seen.backs[seat] or (HIDDEN,) * seen.counts[seat]
            return [Slot(HIDDEN, back) for back in backs]
        return known

    def _pile_of(self, memory: Memory | None) -> list[Card]:
        seen = self._seen
        if memory is not None and len(memory.pile) == len(seen.discard):
            return list(memory.pile)
        return [(face, HIDDEN) for face in seen.discard]

    def _free_numbers(self) -> list[int]:
        own = set(self._seen.hand)
        return [card for card in range(len(self._game.cards)) if card not in own]

    def _what_is_left(self) -> list[Card]:
        """Return the cards whose place is not known exactly."""
        left = Counter(_physical_cards(self._game, self._seen.dark))
        places = [(slot.face, slot.back) for hand in self._slots for slot in hand] + self._pile
        exact = [card for card in places if self._is_exact(card)]
        for card in exact:
            if left[card] > 0:
                left[card] -= 1
        return list(left.elements())[: len(self._game.cards) - len(exact)]

    def _is_exact(self, card: Card) -> bool:
        return card[0] != HIDDEN and (not self._game.backs or card[1] != HIDDEN)

    def deal(self, rng: Random) -> State:
        """Return a table on which everything seen could have been seen."""
        doubt = self._doubt
        for _ in range(MOST_TRIES):
            s = self._deal_once(rng, doubt)
            if not doubt or doubt[0] == self._seen.seat or not s.bluff or rng.random() < BLUFFS:
                break
        return s

    def _deal_once(self, rng: Random, doubt: tuple[int, ...]) -> State:
        pool = self._pool[:]
        rng.shuffle(pool)
        if self._game.shuffle_backs:
            pool = _paired_anew(pool, rng)
        seen = self._seen
        pile = [self._fill(Slot(*card), 0, pool) for card in self._pile]
        hands: list[list[Card]] = [[] for _ in range(seen.seats)]
        order = sorted(range(seen.seats), key=lambda seat: seat != seen.seat)
        for seat in order:
            masks = self._masks(seat, rng, doubt)
            hands[seat] = [self._fill(slot, mask, pool) for slot, mask in zip(self._slots[seat], masks, strict=True)]
        self._put_on_top(pool, seen.draw_back)
        return deal_into(self._table, self._numbered(pile, hands, pool), rng.getrandbits(32), seen.drawn, doubt)

    def _masks(self, seat: int, rng: Random, doubt: tuple[int, ...]) -> list[int]:
        """Return what each slot of a hand cannot be this time; each reason is believed or not for the whole hand."""
        believed: dict[int, int] = {}
        masks = []
        for slot in self._slots[seat]:
            mask = 0
            for code in slot.barred:
                if code not in believed:
                    kind, colour, _ = bar_parts(code)
                    doubted = kind == WAS_OF_COLOUR and doubt and doubt[0] == seat and doubt[2] == colour
                    sure = not doubted and rng.random() < BELIEVED[kind]
                    believed[code] = _bar_mask(self._game, code) if sure else 0
                mask |= believed[code]
            masks.append(mask)
        return masks

    def _fill(self, slot: Slot, mask: int, pool: list[Card]) -> Card:
        """Return a card for the slot and take it from the pool, unless it is known whole."""
        face, back = slot.face, slot.back
        if self._is_exact((face, back)) or not pool:
            return face, back
        if face == HIDDEN and back == HIDDEN:
            place = len(pool) - 1
            while mask and place >= 0 and mask >> pool[place][0] & 1:
                place -= 1
            return _taken(pool, place)
        place = len(pool) - 1
        weak = -1
        while place >= 0:
            up, down = pool[place]
            if (face in (HIDDEN, up)) and (back in (HIDDEN, down)):
                if not mask >> up & 1:
                    return _taken(pool, place)
                weak = place
            place -= 1
        up, down = _taken(pool, weak)
        return (face if face != HIDDEN else up), (back if back != HIDDEN else down)

    def _put_on_top(self, pool: list[Card], back: int) -> None:
        if back == HIDDEN:
            return
        for place in range(len(pool) - 1, -1, -1):
            if pool[place][1] == back:
                pool.append(_taken(pool, place))
                return

    def _numbered(self, pile: list[Card], hands: list[list[Card]], draw: list[Card]) -> Deal:
        """Give the cards their numbers: one's own keep theirs, so that acts mean the same there."""
        seen = self._seen
        total = len(self._game.cards)
        faces = [HIDDEN] * total
        backs = [HIDDEN] * total if self._game.backs else []
        free = iter(self._numbers)

        def place(cards: list[Card], numbers: list[int]) -> list[int]:
            for number, (face, back) in zip(numbers, cards, strict=True):
                faces[number] = face
                if backs:
                    backs[number] = back
            return numbers

        numbered = [
            place(hand, list(seen.hand) if seat == seen.seat else [next(free) for _ in hand])
            for seat, hand in enumerate(hands)
        ]
        discard = place(pile, [next(free) for _ in pile])
        return Deal(faces, backs, numbered, place(draw, [next(free) for _ in draw]), discard)


def _taken(pool: list[Card], place: int) -> Card:
    """Take a card out of a pool in which order means nothing; -1 is the last one."""
    card = pool[place]
    pool[place] = pool[-1]
    pool.pop()
    return card


def _paired_anew(pool: list[Card], rng: Random) -> list[Card]:
    """Faces and backs of a deck that was paired from the seed: anything may be behind anything."""
    backs = [back for _, back in pool]
    rng.shuffle(backs)
    return [(face, back) for (face, _), back in zip(pool, backs, strict=True)]


def _back_of(face: int, known: list[Slot]) -> int:
    for place, slot in enumerate(known):
        if slot.face == face:
            return known.pop(place).back
    return HIDDEN
