"""How everybody feels: the head's mood from what happened, as the art guide says.

Who was hit is upset until its next turn; the more vengeful a character, the more of its turns it stays so, and it is
glad when whoever hit it is hit in turn. While it thinks, it thinks.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.view.seats import FEW
from game.view.table_view import TableView

CALM, THINKING, HAPPY, UPSET = "calm", "thinking", "happy", "upset"
FADE_MS = 120.0
MOST_TURNS = 3
"""For so many turns of its own the most vengeful stays upset."""
BEARS_GRUDGES = 0.6
"""From this on a character is glad to see whoever hit it being hit."""


@dataclass
class Mark:
    """What a seat feels for some turns of its own; `resting` while it thinks of something else."""

    mood: str
    turns: int = 1
    resting: bool = False


class Moods:
    """Remembers who was just hit or hit somebody."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.marks: dict[int, Mark] = {}
        self.grudges: dict[int, int] = {}
        """By seat, who hit it last, while it has not got over that."""

    def mark(self, seat: int, mood: str) -> None:
        """Let a seat feel something until it has its turn."""
        if seat >= 0:
            self.marks[seat] = Mark(mood)

    def hit(self, seat: int, by: int) -> None:
        """A seat was hit by another: both feel something, and so does whoever had a grudge against it."""
        if not 0 <= by < len(self.view.stage.people) or by == seat:
            self.mark(seat, UPSET)
            return
        for other, against in list(self.grudges.items()):
            if against == seat and (other == by or self._vengeful(other) >= BEARS_GRUDGES):
                self.mark(other, HAPPY)
                del self.grudges[other]
        self.mark(by, HAPPY)
        turns = 1 + round((MOST_TURNS - 1) * self._vengeful(seat))
        self.marks[seat] = Mark(UPSET, turns)
        self.grudges[seat] = by

    def _vengeful(self, seat: int) -> float:
        return self.view.stage.people[seat].vengeful

    def clear(self) -> None:
        """A new round: everybody is calm."""
        self.marks.clear()
        self.grudges.clear()

    def turn_of(self, seat: int) -> None:
        """The seat has its turn: what it felt before is over, or waits for it to be over."""
        mark = self.marks.get(seat)
        if mark is None:
            return
        mark.turns, mark.resting = mark.turns - 1, True
        if mark.turns <= 0:
            del self.marks[seat]
            self.grudges.pop(seat, None)

    def of(self, seat: int) -> str:
        """Return the mood of a seat as things stand."""
        shown = self.view.shown
        if shown.round_over:
            return HAPPY if seat == shown.winner else CALM
        mark = self.marks.get(seat)
        in_turn = shown.turn == seat and shown.asks != "nothing"
        if mark is not None and not (mark.resting and in_turn):
            return mark.mood
        if in_turn:
            return THINKING
        held = len(shown.hands[seat])
        if self.view.seats.playing(seat) and 0 < held <= FEW and shown.pile:
            return HAPPY
        return HAPPY if seat in shown.out else CALM

    def update(self) -> list[int]:
        """Give every seat its mood at once; return the seats whose mood changed."""
        changed = []
        for seat, state in enumerate(self.view.seats.states):
            mood = self.of(seat)
            if mood != state.mood:
                state.fade_from, state.fade, state.mood = state.mood, 1.0, mood
                changed.append(seat)
        return changed
