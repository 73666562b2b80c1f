"""Tables laid out card by card, for scenario files, tests and lessons (SCENARIOS.md)."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import NOBODY
from game.engine.cards import COLOUR_OF, HIDDEN, NO_COLOUR, SYMBOL_OF, SYMBOLS
from game.engine.events import Event
from game.engine.game import Game
from game.engine.matching import MATCH_SYMBOL
from game.engine.play import COUNTED_PENALTIES
from game.engine.setup import deal_from, seat_teams
from game.engine.state import ASKS_ANSWER, ASKS_PLAY, State
from game.engine.turns import seat_after
from game.engine.verbs import take_log

Spec = tuple[int, int]
"""A card as laid out: its light face, and its dark face or HIDDEN."""


def _empty(game: Game, seats: int, seed: int, fires: Sequence[int]) -> State:
    s = State(game, seats, seed)
    seat_teams(s)
    s.fires = list(reversed(fires))
    return s


def lay_out(
    game: Game,
    *,
    hands: Sequence[Sequence[Spec]],
    discard: Sequence[Spec],
    draw: Sequence[Spec],
    colour: int = NO_COLOUR,
    turn: int = 0,
    direction: int = 1,
    pending: int = 0,
    dark: bool = False,
    fires: Sequence[int] = (),
    dealer: int = 0,
    scores: Sequence[int] | None = None,
    pigs: Sequence[int] | None = None,
    knocked_out: Sequence[int] = (),
    seed: int = 0,
) -> State:
    """Return a table with exactly these cards, the seat `turn` to act, no window open.

    `discard` runs from the bottom, `draw` from the card drawn first. `colour` is the active colour where the top is
    a wild. A pending penalty belongs to the topmost draw card of the discard pile and came from the seat before.
    """
    s = _empty(game, len(hands), seed, fires)
    s.dark, s.direction, s.turn, s.dealer = dark, direction, turn, dealer
    _deal_specs(s, hands, discard, draw)
    s.totals = tuple(scores) if scores is not None else (0,) * (game.teams or s.seats)
    s.pigs = tuple(pigs) if pigs is not None else (0,) * s.seats
    s.knocked_out = tuple(knocked_out)
    s.out = [seat for seat, hand in enumerate(hands) if not hand and seat not in s.knocked_out]
    s.out_mask = sum(1 << seat for seat in s.out)
    s.inside = [bool(hand) for hand in hands]
    s.inside_count = sum(s.inside)
    s.round_number = 1
    top = s.faces[s.discard[-1]]
    s.colour = s.colour_before = COLOUR_OF[top] if colour == NO_COLOUR else colour
    s.symbol = MATCH_SYMBOL[top]
    s.asks = ASKS_PLAY
    if pending:
        _lay_penalty(s, pending)
    return s


def _deal_specs(s: State, hands: Sequence[Sequence[Spec]], discard: Sequence[Spec], draw: Sequence[Spec]) -> None:
    specs: list[Spec] = []

    def place(cards: Sequence[Spec]) -> list[int]:
        start = len(specs)
        specs.extend(cards)
        return list(range(start, len(specs)))

    s.hands = [place(hand) for hand in hands]
    s.discard = place(discard)
    s.draw = place(draw)[::-1]
    light, dark = [spec[0] for spec in specs], [spec[1] for spec in specs]
    two_faced = bool(dark) and HIDDEN not in dark
    s.faces, s.backs = (dark, light) if s.dark else (light, dark if two_faced else [])


def _lay_penalty(s: State, pending: int) -> None:
    s.pending = pending
    s.asks = ASKS_ANSWER
    s.direction = -s.direction
    s.sender = seat_after(s, s.turn)
    s.direction = -s.direction
    for card in reversed(s.discard):
        written = SYMBOLS[SYMBOL_OF[s.faces[card]]]
        if written in COUNTED_PENALTIES or written == "W+c":
            s.last_draw = s.faces[card]
            return


def deal_out(
    game: Game,
    *,
    players: int,
    deck: Sequence[Spec],
    dealer: int | None = None,
    fires: Sequence[int] = (),
    seed: int = 0,
) -> tuple[State, list[Event]]:
    """Deal a round from a pile in a given order and return the state and what happened.

    With `dealer` nobody draws for the deal.
    """
    s = _empty(game, players, seed, fires)
    s.totals = (0,) * (game.teams or players)
    s.next_dealer = NOBODY if dealer is None else dealer
    light, dark = [spec[0] for spec in deck], [spec[1] for spec in deck]
    deal_from(s, light, [] if HIDDEN in dark else dark)
    return s, take_log(s)
