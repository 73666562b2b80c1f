"""Looking at a table that is being played: each chair's view is folded once, and gone on with at every look."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from game.engine.events import Event, RoundEnded, RoundStarted
from game.match.feed import Feed
from game.match.mirror import Mirror

Look = tuple[Mirror, Feed]


class Looks:
    """Remembers how the table stood at the last look from every chair; a look takes in only what came since."""

    def __init__(self, events: Sequence[Event]) -> None:
        self._events = events
        self._last: dict[Hashable, Look] = {}

    def look(self, chair: Hashable, fresh: Callable[[], Look], until: int | None) -> Look:
        """Return the table as seen from a chair after `until` events (None: now), and the feed of what comes.

        `fresh` makes the mirror and the feed as they are before the first deal. What is returned belongs to the caller.
        """
        end = len(self._events) if until is None else until
        mirror, feed = self._last.get(chair) or fresh()
        if feed.taken > end:
            mirror, feed = fresh()
        self._catch_up(mirror, feed, end)
        self._last[chair] = mirror, feed
        return mirror.copy(), feed.copy()

    def _catch_up(self, mirror: Mirror, feed: Feed, end: int) -> None:
        """Fold what happened in the round, and the end of the one before, which holds the totals."""
        events, taken = self._events, feed.taken
        begin = next((i for i in range(end - 1, taken - 1, -1) if isinstance(events[i], RoundStarted)), taken)
        ended = next((i for i in range(begin - 1, taken - 1, -1) if isinstance(events[i], RoundEnded)), -1)
        if ended >= 0:
            mirror.fold(feed.shown(events[ended]))
            feed.skip(begin)
        for event in feed.until(end):
            mirror.fold(event)
