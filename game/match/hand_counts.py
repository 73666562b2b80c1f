"""How many cards everybody holds, counted along with the events of a round."""

from __future__ import annotations

from game.engine.events import DeckTurned, Event, HandsPassed, HandsSwapped, Moved, RoundStarted


class HandCounts:
    """The number of cards in every hand, by seat; nothing before a round that was followed from its deal."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._held: list[int] = []

    @property
    def now(self) -> tuple[int, ...]:
        """What everybody holds; empty when the deal was not seen."""
        return tuple(self._held)

    def fold(self, event: Event) -> None:
        """Take in the next event of the match, as any seat is shown it."""
        if isinstance(event, RoundStarted):
            self._held = [0] * self._seats
        elif not self._held:
            return
        elif isinstance(event, Moved):
            for place, change in ((event.src, -len(event.cards)), (event.dst, len(event.cards))):
                if place >= 0:
                    self._held[place] += change
        elif isinstance(event, HandsSwapped | HandsPassed | DeckTurned):
            for seat, cards, _faces, _backs in event.hands:
                self._held[seat] = len(cards)
