"""What each computer player remembers of the round: its beliefs, kept up to date with what its seat was shown."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.beliefs import Beliefs, Memory
from game.engine import Game
from game.engine.events import Event, RoundStarted
from game.match.feed import Feed


class Remembering:
    """The memories of all seats of a match; a seat that is never asked for costs nothing."""

    def __init__(self, game: Game, seats: int, events: Sequence[Event]) -> None:
        """`events` is the match's own list, which grows."""
        self._game, self._seats, self._events = game, seats, events
        self._known: dict[int, tuple[Beliefs, Feed]] = {}

    def of(self, seat: int) -> Memory:
        """Return what the seat remembers now."""
        if seat not in self._known:
            self._known[seat] = Beliefs(self._game, self._seats, seat), Feed(self._events, seat, self._round_start())
        beliefs, feed = self._known[seat]
        for event in feed.take():
            beliefs.fold(event)
        return beliefs.memory

    def _round_start(self) -> int:
        """Return where this round begins: nothing before it is remembered."""
        for place in range(len(self._events) - 1, -1, -1):
            if isinstance(self._events[place], RoundStarted):
                return place
        return 0
