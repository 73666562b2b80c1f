"""What the table looks like to a player who thinks in rules of thumb: who comes next, who is about to go out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from game.engine.actions import Action
from game.engine.cards import COLOUR_OF, KIND_OF, NUMBER, SYMBOL_OF, WILD, symbol
from game.engine.legal import DISCARD_ALL
from game.engine.observation import Observation

VALUE_OF_KIND = {1: 20, 2: 50}
"""What an action and a wild count at the end of a round (RULES.md section 3, standard values)."""

BLANK = symbol("#")


class Reading:
    """One observation, read. Faces, colours and seats are the engine's numbers."""

    def __init__(self, seen: Observation) -> None:
        self.seen = seen
        self.me = seen.seat
        self.face_of = dict(zip(seen.hand, seen.faces, strict=True))

    @cached_property
    def others(self) -> list[int]:
        """The other seats in the round, from the next one on in the direction of play."""
        seen = self.seen
        gone = {*seen.out, *seen.knocked_out}
        order = ((self.me + seen.direction * step) % seen.seats for step in range(1, seen.seats))
        return [seat for seat in order if seat not in gone]

    def urgency(self, place: int) -> float:
        """Return how much it matters to stop the seat so many places on (0: next): it holds few cards."""
        others = self.others
        if not others:
            return 0.0
        count = self.seen.counts[others[place % len(others)]]
        return {0: 0.0, 1: 4.0, 2: 2.0, 3: 1.0}.get(count, 0.4)

    @property
    def least_held_by_others(self) -> int:
        """How many cards the smallest other hand has."""
        return min((self.seen.counts[seat] for seat in self.others), default=0)

    def top_of(self, act: Action) -> int:
        """Return the face that a play leaves on top: its last card, or the discard-all that took the others along."""
        first = self.face_of[act.cards[0]]
        return first if SYMBOL_OF[first] == DISCARD_ALL else self.face_of[act.cards[-1]]

    def left_after(self, act: Action) -> list[int]:
        """Return the faces left in one's hand after a play."""
        return [face for card, face in self.face_of.items() if card not in act.cards]


def worth(face: int) -> int:
    """Return what a card counts in a hand at the end of a round."""
    if KIND_OF[face] != NUMBER:
        return VALUE_OF_KIND[KIND_OF[face]]
    return 0 if SYMBOL_OF[face] == BLANK else SYMBOL_OF[face]


def colours_in(faces: Sequence[int], dark: bool) -> dict[int, float]:
    """Return how much a hand holds of each colour of the side in play: cards, and a little for what they count."""
    held = dict.fromkeys(range(4, 8) if dark else range(4), 0.0)
    for face in faces:
        if COLOUR_OF[face] in held:
            held[COLOUR_OF[face]] += 1.0 + worth(face) / 100.0
    return held


def longest_colour(faces: Sequence[int], dark: bool) -> int:
    """Return the colour a hand holds most of."""
    held = colours_in(faces, dark)
    return max(held, key=lambda colour: held[colour])


def needs_colour(face: int) -> bool:
    """Say whether whoever plays the face names a colour."""
    return KIND_OF[face] == WILD
