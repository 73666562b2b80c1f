"""A table as it may be, made from what one seat knows of it: what a player who thinks ahead plays on with.

An observation holds everything about the table that all can see; `Past` adds what was to be seen earlier and still
decides how the round goes on; a `Deal` says which cards lie where. Together they make a `State` that the engine plays
on like any other, nobody listening. Nothing here looks at a real table.
"""

from __future__ import annotations

from typing import NamedTuple

from game.engine.actions import NOBODY
from game.engine.cards import COLOUR_OF, HIDDEN, KIND_OF, NO_COLOUR, SYMBOL_OF, SYMBOLS, WILD
from game.engine.game import Game
from game.engine.matching import MATCH_SYMBOL, NO_SYMBOL
from game.engine.observation import Observation
from game.engine.play import COUNTED_PENALTIES, DRAW_COLOUR
from game.engine.setup import seat_teams
from game.engine.state import ASKS_COLOUR, ASKS_DRAWN, ASKS_TO, NORMAL, State

DRAW_FACES = frozenset(
    face for face, symbol in enumerate(SYMBOL_OF) if SYMBOLS[symbol] in COUNTED_PENALTIES or symbol == DRAW_COLOUR
)
"""The faces that make somebody owe cards."""


class Past(NamedTuple):
    """What was to be seen before now and matters still. The values as they stand are those of a quiet table.

    `undo` is what a jump that replaces goes back to: direction, pending, until, sender, last draw card, manner.
    `doubt` is a wild draw card that may be challenged: who played it, its symbol, and the colour and the symbol it was
    played on; () for none.
    """

    colour_before: int = NO_COLOUR
    sender: int = NOBODY
    last_draw: int = HIDDEN
    undo: tuple[int, ...] = ()
    skips: int = 0
    opening: bool = False
    jumpable: bool = False
    doubt: tuple[int, ...] = ()


class Deal(NamedTuple):
    """Which cards lie where: faces and backs by card number, card numbers by place, piles from the bottom."""

    faces: list[int]
    backs: list[int]
    hands: list[list[int]]
    draw: list[int]
    discard: list[int]


def can_be_imagined(seen: Observation) -> bool:
    """Say whether the table can be played on from here: not while a colour or a seat is being named for a play."""
    return not seen.round_over and seen.asks not in (ASKS_COLOUR, ASKS_TO)


def imagine(game: Game, seen: Observation, past: Past) -> State:
    """Return the table without its cards: everything that does not depend on who holds what."""
    s = State(game, seen.seats, 0)
    s.log = None
    s.round_number = seen.round_number - 1
    seat_teams(s)
    s.round_number, s.dealer = seen.round_number, seen.dealer
    s.totals, s.pigs, s.knocked_out = seen.totals, seen.pigs, seen.knocked_out
    gone = {*seen.out, *seen.knocked_out}
    s.inside = [seat not in gone and (not s.ring or seat in s.ring) for seat in range(s.seats)]
    s.inside_count = sum(s.inside)
    s.out, s.out_mask = list(seen.out), sum(1 << seat for seat in seen.out)
    s.dark, s.unseen = seen.dark, sum(face == HIDDEN for face in seen.discard)
    s.colour, s.direction, s.turn, s.asks = seen.colour, seen.direction, seen.turn, seen.asks
    top = seen.discard[-1]
    s.symbol = MATCH_SYMBOL[top] if seen.has_symbol else NO_SYMBOL
    s.pending, s.until = seen.pending, seen.until
    s.window, s.player = seen.window_open, seen.last_player
    s.exposed_mask = sum(1 << seat for seat in seen.exposed)
    s.exposed_own = s.exposed_mask & (1 << s.player if s.player >= 0 else 0)
    s.called = sum(1 << seat for seat, called in enumerate(seen.called) if called)
    s.colour_before, s.sender, s.last_draw = past.colour_before, past.sender, past.last_draw
    s.undo, s.skips, s.opening = past.undo, past.skips, past.opening
    s.jumpable = past.jumpable
    return s


def deal_into(table: State, deal: Deal, seed: int, drawn: int, doubt: tuple[int, ...] = ()) -> State:
    """Return a copy of an imagined table with these cards; `seed` decides reshuffles and the launcher.

    `drawn` is the card just drawn where the seat in turn is the observer's. `doubt` as in `Past`.
    """
    s = table.copy()
    s.seed, s.rolls = seed, 0
    s.faces, s.backs = deal.faces, deal.backs
    s.hands, s.draw, s.discard = deal.hands, deal.draw, deal.discard
    if s.asks == ASKS_DRAWN:
        s.drawn = drawn if drawn != HIDDEN else s.hands[s.turn][-1]
    s.played = (s.discard[-1],)
    if doubt:
        _judge_again(s, *doubt)
    return s


def _judge_again(s: State, by: int, wild: int, colour: int, symbol: int) -> None:
    """Judge the wild draw card `by` played on that colour and symbol anew, by the hand it is imagined to hold."""
    kept = s.player, s.colour_before, s.symbol, s.pending, s.until
    s.player, s.colour_before, s.symbol, s.pending, s.until = by, colour, symbol, 0, 0
    s.manner, s.jumping = NORMAL, False
    for judge in s.game.judges[wild]:
        judge(s)
    s.player, s.colour_before, s.symbol, s.pending, s.until = kept


def likely_past(seen: Observation) -> Past:
    """Return a past that fits the observation, for a seat that remembers nothing."""
    draws = [face for face in seen.discard if face in DRAW_FACES]
    below = seen.discard[-2] if len(seen.discard) > 1 else HIDDEN
    colour = COLOUR_OF[below] if below != HIDDEN else NO_COLOUR
    owed = bool(seen.pending or seen.until)
    doubt: tuple[int, ...] = ()
    top = seen.discard[-1]
    if owed and colour != NO_COLOUR and seen.last_player >= 0 and top in DRAW_FACES and KIND_OF[top] == WILD:
        doubt = (seen.last_player, SYMBOL_OF[top], colour, MATCH_SYMBOL[below])
    return Past(
        colour_before=colour,
        sender=seen.last_player if owed else NOBODY,
        last_draw=draws[-1] if owed and draws else HIDDEN,
        opening=seen.last_player == NOBODY,
        jumpable=seen.window_open,
        undo=(seen.direction, 0, 0, NOBODY, HIDDEN, NORMAL),
        doubt=doubt,
    )
