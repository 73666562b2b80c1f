"""The table as integers: everything a round and a match need, cheap to copy, the same on every system.

Only `verbs` (and the laying of a table) writes to a State; rules read it and call `verbs`.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from game.engine.actions import NOBODY
from game.engine.cards import HIDDEN, NO_COLOUR

if TYPE_CHECKING:
    from game.engine.events import Event
    from game.engine.game import Game, Stage

ASKS_PLAY, ASKS_DRAWN, ASKS_ANSWER = "play", "drawn", "answer"
ASKS_COLOUR, ASKS_TO, ASKS_NOTHING = "colour", "to", "nothing"

NORMAL, SENT_ON = 0, 1
"""What a play does: its own effect, or, as an answer, send a pending penalty on or back."""


class State:
    """One match at one table. Seats, cards, faces and colours are integers; sets of seats are bit masks.

    Card lists run from the bottom of a pile to its top. `faces` and `backs` give the face in play and the other face
    of every card (`backs` is empty unless the deck has two faces).
    """

    __slots__ = (
        *("game", "seats", "seed", "rolls", "log"),
        *("faces", "backs", "hands", "draw", "discard", "unseen", "dark"),
        *("colour", "colour_before", "symbol", "direction", "turn", "asks", "drawn"),
        *("pending", "until", "sender", "last_draw", "bluff_by", "bluff", "bluff_hand"),
        *("window", "player", "jumpable", "exposed_mask", "exposed_own", "called"),
        *("undo", "skips", "opening", "stuck", "dares", "fires", "wild_turned"),
        *("played", "along", "manner", "jumping", "named_to", "calling", "due", "saved", "moved"),
        *("stages", "stage", "turn_to"),
        *("inside", "inside_count", "out", "out_mask", "winner", "round_over", "blocked", "round_scores"),
        *("round_number", "dealer", "next_dealer", "totals", "pigs", "knocked_out", "match_over", "match_winner"),
        *("partners", "ring"),
    )

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.rolls = 0
        self.log: list[Event] | None = []
        self.faces: list[int] = []
        self.backs: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.draw: list[int] = []
        self.discard: list[int] = []
        self.unseen = 0  # flip: so many cards at the bottom of the discard pile lie with a face nobody has seen there
        self.dark = False
        self.colour = NO_COLOUR
        self.colour_before = NO_COLOUR
        self.symbol = 0
        self.direction = 1
        self.turn = 0
        self.asks = ASKS_NOTHING
        self.drawn = HIDDEN
        self.pending = 0
        self.until = 0
        self.sender = NOBODY
        self.last_draw = HIDDEN  # face of the last draw card added to the penalty
        self.bluff_by = NOBODY  # whose wild draw card may still be challenged
        self.bluff = False  # whether it was played against the rule
        self.bluff_hand: tuple[int, ...] = ()  # the hand it was played from
        self.window = False
        self.player = NOBODY
        self.jumpable = False
        self.exposed_mask = 0
        self.exposed_own = 0  # of these, who came down by its own play
        self.called = 0
        self.undo: tuple[int, ...] = ()  # what a jump that replaces goes back to: see rules.jump_in
        self.skips = 0  # turns lost by the last play, for a jump that adds
        self.opening = False
        self.stuck = 0
        self.dares = 0  # how many dares the top blank stands for
        self.fires: list[int] | None = None  # laid out: what the launcher gives, next press last
        self.wild_turned = False
        self.played: tuple[int, ...] = ()
        self.along: tuple[int, ...] = ()
        self.manner = NORMAL
        self.jumping = False
        self.named_to = NOBODY
        self.calling = False
        self.due = False  # whether the call made with the play was due
        self.saved = False  # a last card that draws one and goes on
        self.moved = 0  # whose hand the play moved
        self.stages: tuple[Stage, ...] = ()
        self.stage = 0
        self.turn_to = NOBODY
        self.inside = [True] * seats
        self.inside_count = seats
        self.out: list[int] = []
        self.out_mask = 0
        self.winner = NOBODY
        self.round_over = False
        self.blocked = False
        self.round_scores: tuple[int, ...] = ()
        self.round_number = 0
        self.dealer = NOBODY
        self.next_dealer = NOBODY
        self.totals: tuple[int, ...] = ()
        self.pigs: tuple[int, ...] = (0,) * seats
        self.knocked_out: tuple[int, ...] = ()
        self.match_over = False
        self.match_winner = NOBODY
        self.partners: tuple[int, ...] = ()  # team number by seat; empty without teams
        self.ring: tuple[int, ...] = ()  # the order of play where it is not that of the seat numbers

    @property
    def exposed(self) -> tuple[int, ...]:
        """The seats that can be caught now: nobody while a colour or a seat is being named."""
        if self.asks in (ASKS_COLOUR, ASKS_TO):
            return ()
        return tuple(seat for seat in range(self.seats) if self.exposed_mask >> seat & 1)

    def copy(self) -> State:
        """Return an independent copy that nobody listens to (no events are built for it)."""
        new = State.__new__(State)
        for name in _SHARED:
            setattr(new, name, getattr(self, name))
        new.log = None
        new.faces = self.faces[:]
        new.backs = self.backs[:]
        new.hands = [hand[:] for hand in self.hands]
        new.draw = self.draw[:]
        new.discard = self.discard[:]
        new.inside = self.inside[:]
        new.out = self.out[:]
        new.fires = None if self.fires is None else self.fires[:]
        return new

    def digest(self) -> str:
        """Return a short hash of everything that decides how the match goes on; equal states, equal digests."""
        parts = [repr(getattr(self, name)) for name in _DIGESTED]
        return hashlib.blake2b("|".join(parts).encode("utf-8"), digest_size=8).hexdigest()


_COPIED = ("log", "faces", "backs", "hands", "draw", "discard", "inside", "out", "fires")
_SHARED = tuple(name for name in State.__slots__ if name not in _COPIED)
_DIGESTED = tuple(name for name in State.__slots__ if name not in ("game", "log", "stages"))
