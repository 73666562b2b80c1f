"""What the computer players say at the table of a match or a replay, in bubbles and, on request, aloud."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ai.characters import CHARACTERS
from game.engine.events import Event, RoundStarted
from game.match.table import COMPUTER, SeatSetup
from game.narrate.chatter import OFF, Chatter, Remark, Speaker
from game.narrate.voices.moments import LOSES, WINS
from game.scenes.context import Context
from game.text import _
from game.view.director import Director
from game.view.speech import remark

LONG_THOUGHT = 1.3
"""Seconds a computer player is seen to think, after which it may say that it does."""


def temper(seat: SeatSetup) -> float:
    """Return how long somebody is seen to bear a grudge: a computer player by its character, people not at all."""
    one = CHARACTERS.get(seat.character) if seat.kind == COMPUTER else None
    return one.vengeful if one is not None else 0.0


LAST_WORDS_MS = 2400.0
"""So long the table stays in sight when something is said at the end of a round; any key ends that."""


class Talk:
    """Listens at one table. `seats` says who plays there now; what people think they say themselves."""

    def __init__(self, context: Context, salt: int, seats: Callable[[], Sequence[SeatSetup]]) -> None:
        self._context, self._seats = context, seats
        self._chatter = Chatter(salt, context.settings.chatter, self._speakers)
        self.said: list[tuple[int, str]] = []
        """Every remark that was shown: the seat, and the words in the language spoken then."""
        self._thought = 0.0
        self._mused: object = None

    def _speakers(self) -> list[Speaker | None]:
        return [
            Speaker(one.character, CHARACTERS[one.character].talkative)
            if one.kind == COMPUTER and one.character in CHARACTERS
            else None
            for one in self._seats()
        ]

    def follow(self, events: Sequence[Event]) -> None:
        """Take in what happened in the round before anybody listened: begin anew with its deal."""
        begun = [number for number, event in enumerate(events) if isinstance(event, RoundStarted)]
        self._chatter.amount = self._context.settings.chatter
        self._chatter.follow(events[begun[-1] if begun else 0 :])

    def hear(self, event: Event, director: Director) -> None:
        """Take in an event that begins to be shown, and show what is said about it."""
        self._chatter.amount = self._context.settings.chatter
        self._show(self._chatter.hear(event), director)

    def update(self, dt: float, thinker: int, turn: object, director: Director) -> None:
        """Let whoever is seen to think for long say so, once a turn; `thinker` is -1 while nobody thinks."""
        if turn != self._mused and thinker >= 0:
            self._thought += dt
            if self._thought >= LONG_THOUGHT:
                self._mused, self._thought = turn, 0.0
                self._show(self._chatter.musing(thinker), director)
        elif thinker < 0:
            self._thought = 0.0

    def aloud(self, names: Sequence[str]) -> list[str]:
        """Return what was said for whoever wants to have it read aloud; `names` are the players' by seat."""
        if not self._context.settings.chatter_aloud:
            return []
        return [_("{name}: {words}").format(name=names[seat], words=words) for seat, words in self.said]

    def _show(self, said: Remark | None, director: Director) -> None:
        if said is None or self._context.settings.chatter == OFF:
            return
        words = _(said.words)
        if remark(director, said.seat, words):
            self.said.append((said.seat, words))
            if said.moment in (WINS, LOSES) and not director.still:
                director.hold(LAST_WORDS_MS)
