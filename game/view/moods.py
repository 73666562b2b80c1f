"""How everybody feels: the head's mood from what happened, as the art guide says."""

from __future__ import annotations

from game.view.seats import FEW
from game.view.table_view import TableView

CALM, THINKING, HAPPY, UPSET = "calm", "thinking", "happy", "upset"
FADE_MS = 120.0


class Moods:
    """Remembers who was just hit or hit somebody, until that seat's next turn is over."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.marks: dict[int, str] = {}
        self.fading: dict[int, bool] = {}

    def mark(self, seat: int, mood: str) -> None:
        """Let a seat feel something until it has its turn."""
        if seat >= 0:
            self.marks[seat] = mood

    def clear(self) -> None:
        """A new round: everybody is calm."""
        self.marks.clear()

    def turn_of(self, seat: int) -> None:
        """The seat has its turn: what it felt before is over."""
        self.marks.pop(seat, None)

    def of(self, seat: int) -> str:
        """Return the mood of a seat as things stand."""
        shown = self.view.shown
        if shown.round_over:
            return HAPPY if seat == shown.winner else CALM
        if seat in self.marks:
            return self.marks[seat]
        if shown.turn == seat and shown.asks != "nothing":
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
