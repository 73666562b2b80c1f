"""A match seen through a glass in which every hidden hand holds other cards.

`Glass` stands for a session towards the screen. Acts go through to the match as it really is; whatever the screen is
told, asks or could look up shows other cards in every hand that nobody at the screen may see now. A screen that tells
nothing hidden looks the same with and without it.

In a deck with two faces the side of a card that looks at the others is public: it stays as it is, and what changes is
the side its holder alone sees (of a hand that may be seen, the side its holder cannot see).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence

from game.engine import events as ev
from game.engine.state import State
from game.match.session import Session

OTHER_CARDS = 900
"""Added to the number of a hidden card."""

LOOKED_UP = ("legal", "refusal", "in_question", "asked")
WATCHED = ("watch", "watch_blind", "mirror", "feed", "public_feed")


def other_faces(faces: Iterable[int]) -> tuple[int, ...]:
    """Return faces that none of these is, one for each."""
    return tuple((face * 7 + 3) % 50 for face in faces)


class Redealt(Sequence):
    """The events of a match; hands but those of `seen` hold other cards from the moment they are dealt or drawn."""

    def __init__(self, real: list[ev.Event], seen: frozenset[int]) -> None:
        self.real, self.seen = real, seen

    def __len__(self) -> int:
        return len(self.real)

    def __getitem__(self, at):
        return [self.other(event) for event in self.real[at]] if isinstance(at, slice) else self.other(self.real[at])

    def other(self, event: ev.Event) -> ev.Event:
        """Return the event as it would be with other cards in the hidden hands."""
        if isinstance(event, ev.Moved) and event.dst >= 0:
            return self._moved(event)
        if isinstance(event, ev.TurnSet) and event.seat not in self.seen and event.drawn >= 0:
            return event._replace(drawn=event.drawn + OTHER_CARDS)
        if isinstance(event, ev.HandShown) and not self.seen & {event.seat, event.to}:
            return event._replace(faces=other_faces(event.faces))
        if isinstance(event, ev.HandsSwapped | ev.HandsPassed | ev.DeckTurned):
            return event._replace(hands=tuple(map(self._hand, event.hands)))
        return event

    def _moved(self, event: ev.Moved) -> ev.Moved:
        if event.dst in self.seen:
            return event._replace(backs=other_faces(event.backs))
        return event._replace(cards=_other_cards(event.cards), faces=other_faces(event.faces))

    def _hand(self, hand):
        seat, cards, faces, backs = hand
        if seat in self.seen:
            return seat, cards, faces, other_faces(backs)
        return seat, _other_cards(cards), other_faces(faces), backs


def _other_cards(cards: Iterable[int]) -> tuple[int, ...]:
    return tuple(card + OTHER_CARDS for card in cards)


def dealt_anew(state: State, seen: frozenset[int]) -> State:
    """Return the table with the faces of all hidden cards dealt anew among them."""
    new = state.copy()
    hidden = [card for seat, hand in enumerate(new.hands) if seat not in seen for card in hand]
    hidden += new.draw + new.discard[: new.unseen]
    faces = [new.faces[card] for card in hidden]
    random.Random(len(state.discard) * 31 + state.turn).shuffle(faces)
    for card, face in zip(hidden, faces, strict=True):
        new.faces[card] = face
    return new


class Glass:
    """A session as a screen has it; `seen` says whose hands may be seen at the screen now."""

    def __init__(self, real: Session, seen: Callable[[], frozenset[int]]) -> None:
        self._real, self._seen = real, seen
        self._anew: tuple[object, State | None] = (), None

    def _state_anew(self) -> State:
        """Return the table as it would be with other cards in the hidden hands."""
        real, seen = self._real, self._seen()
        key = real.acts, real._state.round_number, seen
        if self._anew[1] is None or key != self._anew[0]:
            self._anew = key, dealt_anew(real._state, seen)
        assert self._anew[1] is not None
        return self._anew[1]

    def __getattr__(self, name: str):
        if name in LOOKED_UP or name in WATCHED:
            return lambda *args: self._through(name, *args)
        if name == "_state":
            return self._state_anew()
        if name == "_events":
            return Redealt(self._real._events, self._seen())
        return getattr(self._real, name)

    def _through(self, name: str, *args):
        """Let the match answer as it would with other cards in the hidden hands."""
        real, seen = self._real, self._seen()
        state, events = real._state, real._events
        if name in WATCHED:
            real._events = Redealt(events, frozenset() if name in ("watch_blind", "public_feed") else seen)
        if not state.round_over:
            real._state = self._state_anew()
        try:
            return getattr(real, name)(*args)
        finally:
            real._state, real._events = state, events
