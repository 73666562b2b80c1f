"""What happened, as values that carry all a screen needs: the only road from the engine to what people see.

Seats are seat numbers, cards card numbers, faces and colours the numbers of `cards`. An event as the engine makes it
knows everything; `observe.project` blanks what one seat may not know (card and face become HIDDEN).
"""

from __future__ import annotations

from typing import NamedTuple

DRAW_PILE, DISCARD_PILE = -1, -2
"""Places that are not a hand; a hand is its seat's number."""


class RoundStarted(NamedTuple):
    """A round begins; hands are empty, every card is in the draw pile."""

    number: int
    dealer: int
    direction: int
    seats: tuple[int, ...]
    draw_count: int


class DealerDrew(NamedTuple):
    """Seats drew for the deal: each entry is (seat, face), in order; the cards went under the pile."""

    draws: tuple[tuple[int, int], ...]
    dealer: int


class Moved(NamedTuple):
    """Cards went from one place to another. Parallel tuples; `backs` is empty unless cards have two faces.

    `why` is one of: deal first back play jump return draw penalty challenge caught auto_call false_call false_catch
    misplay fine finish launcher final.
    """

    cards: tuple[int, ...]
    faces: tuple[int, ...]
    backs: tuple[int, ...]
    src: int
    dst: int
    why: str


class Reshuffled(NamedTuple):
    """The discard pile without its top became the draw pile, which now holds `draw_count` cards."""

    draw_count: int


class DrawTopSeen(NamedTuple):
    """Flip: the inactive face of the card now on top of the draw pile (HIDDEN when it is empty)."""

    back: int


class ColourSet(NamedTuple):
    """The active colour is now `colour` (NO_COLOUR while it still has to be named)."""

    colour: int


class SymbolVoid(NamedTuple):
    """Until the next play the top is matched by its colour alone."""


class DirectionSet(NamedTuple):
    """Play now runs clockwise (1) or counter (-1)."""

    direction: int


class TurnSet(NamedTuple):
    """`seat` is asked: play, drawn, answer, colour, to or nothing; `drawn` is the card just drawn if that is asked."""

    seat: int
    asks: str
    drawn: int


class Skipped(NamedTuple):
    """The seat lost its turn by a card."""

    seat: int


class PendingSet(NamedTuple):
    """`seat` now has to draw `count` cards, and then `until` times until the named colour comes."""

    seat: int
    count: int  # type: ignore[assignment]  # hides the count of tuples
    until: int


class Kept(NamedTuple):
    """The seat kept the card it drew, or could draw nothing; its turn passes."""

    seat: int


class TimedOut(NamedTuple):
    """The seat's time ran out; what the table does for it follows as other events."""

    seat: int


class Called(NamedTuple):
    """The seat called; `due` says whether a call was due."""

    seat: int
    due: bool


class CallSpent(NamedTuple):
    """A call made ahead no longer counts."""

    seat: int


class ExposedSet(NamedTuple):
    """The seats that can be caught now."""

    seats: tuple[int, ...]


class WindowSet(NamedTuple):
    """Whether the window on the last play is open; `player` made that play."""

    open: bool
    player: int


class Caught(NamedTuple):
    """`by` caught `seat`; `good` says whether it was exposed."""

    seat: int
    by: int
    good: bool


class Challenged(NamedTuple):
    """`by` challenged the wild draw card of `seat`; `right` says whether it had been played against the rule."""

    seat: int
    by: int
    right: bool


class HandShown(NamedTuple):
    """The hand `seat` held when it played was shown to seat `to` alone."""

    seat: int
    to: int
    faces: tuple[int, ...]


class HandsSwapped(NamedTuple):
    """Seats `a` and `b` changed hands, by a swap or a trade. `hands` holds the new hand of each seat whose hand moved:
    (seat, cards, faces, backs)."""

    a: int
    b: int
    hands: tuple[tuple[int, tuple[int, ...], tuple[int, ...], tuple[int, ...]], ...]


class HandsPassed(NamedTuple):
    """Every hand went to next; `hands` as in HandsSwapped."""

    direction: int
    hands: tuple[tuple[int, tuple[int, ...], tuple[int, ...], tuple[int, ...]], ...]


class DeckTurned(NamedTuple):
    """Every card in play turned over. `top` is the face now up; `hands` as in HandsSwapped, for every seat in."""

    dark: bool
    top: int
    hands: tuple[tuple[int, tuple[int, ...], tuple[int, ...], tuple[int, ...]], ...]
    draw_back: int


class Dared(NamedTuple):
    """`by` dared `seat`, `count` times."""

    seat: int
    by: int
    count: int  # type: ignore[assignment]  # hides the count of tuples


class Launched(NamedTuple):
    """`seat` pressed the launcher, which gave `count` cards (a Moved follows when it gave any)."""

    seat: int
    count: int  # type: ignore[assignment]  # hides the count of tuples


class Misplayed(NamedTuple):
    """`seat` laid cards that the rules did not allow; they came back."""

    seat: int
    faces: tuple[int, ...]


class Fined(NamedTuple):
    """`by` had `seat` fined for advice."""

    seat: int
    by: int


class PlayUndone(NamedTuple):
    """The play of `seat` was jumped on: its direction, lost turns and penalty are taken back."""

    seat: int


class WentOut(NamedTuple):
    """`seat` has no cards left; `place` counts from 1."""

    seat: int
    place: int


class RoundEnded(NamedTuple):
    """The round is over. `winner` is a seat or NOBODY; `hands` are all hands, open: (seat, faces). `blocked` says
    that nobody could go on. Tuples run by seat, with teams `totals` runs by team."""

    winner: int
    blocked: bool
    hands: tuple[tuple[int, tuple[int, ...]], ...]
    hand_values: tuple[int, ...]
    round_scores: tuple[int, ...]
    totals: tuple[int, ...]
    pigs: tuple[int, ...]
    knocked_out: tuple[int, ...]
    next_dealer: int


class MatchEnded(NamedTuple):
    """The match is over; `winner` is a seat (a team's number with teams) or NOBODY when shared."""

    winner: int


Event = (
    RoundStarted
    | DealerDrew
    | Moved
    | Reshuffled
    | DrawTopSeen
    | ColourSet
    | SymbolVoid
    | DirectionSet
    | TurnSet
    | Skipped
    | PendingSet
    | Kept
    | TimedOut
    | Called
    | CallSpent
    | ExposedSet
    | WindowSet
    | Caught
    | Challenged
    | HandShown
    | HandsSwapped
    | HandsPassed
    | DeckTurned
    | Dared
    | Launched
    | Misplayed
    | Fined
    | PlayUndone
    | WentOut
    | RoundEnded
    | MatchEnded
)
