"""The moment a host waits for with a remark: the first time something happens at the table, whoever does it."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine import events as ev
from game.match import deeds
from game.match.deeds import Deed, Deeds

DRAW_UNTIL = "draw_until"
"""Several cards drawn in one turn."""


class Moment:
    """Waits for a word of `levels.vocabulary.MOMENTS` among the events a seat is shown; "" never comes."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.come = False
        """Whether it has happened; it is told once."""
        self._deeds = Deeds()

    def see(self, event: ev.Event) -> bool:
        """Take in the next event; say whether the moment has come with it, for the first time."""
        happened = any(self._is_it(deed) for deed in self._deeds.of(event))
        first = happened and not self.come
        self.come = self.come or happened
        return first

    def see_all(self, events: Iterable[ev.Event]) -> None:
        """Take in what happened while nobody was to be told."""
        for event in events:
            self.see(event)

    def _is_it(self, deed: Deed) -> bool:
        if self.word == DRAW_UNTIL:
            return deed.kind == deeds.DRAW and deed.number > 1
        return deed.kind == self.word
