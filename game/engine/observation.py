"""What one seat may know of the table, and nothing else."""

from __future__ import annotations

from typing import NamedTuple


class Observation(NamedTuple):
    """The table as one seat sees it. Tuples named by seat run over all seats; faces and cards are integers.

    Cards of other hands appear only as counts and, in a flip deck, as the faces that look at the observer.
    """

    seat: int
    seats: int
    rules: str  # the rule set's canonical text
    round_number: int
    dealer: int
    hand: tuple[int, ...]  # own card numbers, in the order they came
    faces: tuple[int, ...]  # their faces in play, parallel to `hand`
    counts: tuple[int, ...]  # cards in each hand
    backs: tuple[tuple[int, ...], ...]  # flip: inactive faces of each other hand; () for one's own and other decks
    draw_count: int
    draw_back: int  # flip: inactive face of the draw pile's top card, else HIDDEN
    discard: tuple[int, ...]  # faces, bottom first; HIDDEN below a deck that was turned over
    colour: int
    has_symbol: bool  # False when the top counts by its colour alone: a wild, or a first card, or after a penalty
    dark: bool
    direction: int
    turn: int
    asks: str  # play, drawn, answer, colour, to, nothing
    drawn: int  # own card just drawn while asks == "drawn", else HIDDEN
    pending: int
    until: int  # flip: colours still to be drawn for after the counted cards
    window_open: bool
    last_player: int  # who made the last play, or NOBODY
    exposed: tuple[int, ...]
    called: tuple[bool, ...]
    out: tuple[int, ...]  # seats gone out this round, in order
    knocked_out: tuple[int, ...]  # seats out of the match
    totals: tuple[int, ...]  # by seat, or by team
    pigs: tuple[int, ...]
    winner: int
    round_over: bool
    round_scores: tuple[int, ...]
    match_over: bool
    match_winner: int
