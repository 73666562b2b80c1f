"""Before the first act: who deals, the deal, the first card and what it does (RULES.md section 5, Setup)."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine import events
from game.engine.actions import NOBODY
from game.engine.cards import FACE_NAMES, HIDDEN, KIND_OF, NUMBER, SYMBOL_OF, SYMBOLS, WILD
from game.engine.draw import give
from game.engine.events import DISCARD_PILE, DRAW_PILE, Event
from game.engine.game import Game
from game.engine.play import COUNTED_PENALTIES, lay_turned_up
from game.engine.rng import below, shuffled_order
from game.engine.rotation import seating
from game.engine.state import ASKS_COLOUR, State
from game.engine.turns import enter_turn, seat_after
from game.engine.verbs import moved, set_colour, set_direction, set_turn, take_log, tell, tell_draw_top, void_symbol


def new_match(
    game: Game, seats: int, seed: int, dealer: int | None = None, *, listen: bool = True
) -> tuple[State, list[Event]]:
    """Start a match and deal its first round; return the state and what happened.

    `seats` is 2 to 10, `seed` any non-negative integer. `dealer` is the first dealer where the rules let the table
    choose one (and whenever it is given). Without `listen` no events are built, now or later.
    """
    s = State(game, seats, seed)
    s.log = [] if listen else None
    seat_teams(s)
    s.totals = (0,) * (game.teams or seats)
    s.next_dealer = NOBODY if dealer is None else dealer
    deal_round(s)
    return s, take_log(s)


def seat_teams(s: State) -> None:
    """Say who plays with whom in the coming deal."""
    if s.game.rotation:
        s.ring, s.partners = seating(s.seats, s.round_number)
    elif s.game.teams:
        s.partners = tuple(seat % s.game.teams for seat in range(s.seats))


def deal_round(s: State) -> None:
    """Shuffle the whole deck and deal the next round."""
    order = shuffled_order(s, len(s.game.cards))
    faces = [s.game.cards[i] for i in order]
    backs = [s.game.backs[i] for i in order] if s.game.backs else []
    if s.game.shuffle_backs:
        backs = [backs[i] for i in shuffled_order(s, len(backs))]
    deal_from(s, faces, backs)


def deal_from(s: State, faces: list[int], backs: list[int]) -> None:
    """Deal a round from a pile given in the order in which it is drawn."""
    seat_teams(s)
    _clear_table(s, faces, backs)
    chosen = s.next_dealer if s.next_dealer != NOBODY and s.inside[s.next_dealer] else NOBODY
    s.dealer = _first_dealer(s) if chosen == NOBODY else chosen
    s.next_dealer = NOBODY
    s.round_number += 1
    inside = s.ring or tuple(seat for seat in range(s.seats) if s.inside[seat])
    tell(s, events.RoundStarted(s.round_number, s.dealer, s.direction, inside, len(s.draw)))
    if chosen == NOBODY and s.game.first_dealer in ("draw-high", "highest-value"):
        _draw_for_deal(s)
    tell_draw_top(s)
    _deal_hands(s)
    _turn_first_card(s)


def _clear_table(s: State, faces: list[int], backs: list[int]) -> None:
    s.faces, s.backs = faces, backs
    s.draw = list(range(len(faces) - 1, -1, -1))
    s.discard, s.unseen, s.dark = [], 0, False
    s.hands = [[] for _ in range(s.seats)]
    s.inside = [seat not in s.knocked_out and (not s.ring or seat in s.ring) for seat in range(s.seats)]
    s.inside_count = sum(s.inside)
    s.out, s.out_mask = [], 0
    s.winner, s.round_over, s.blocked, s.round_scores = NOBODY, False, False, ()
    s.colour = s.colour_before = -1
    s.direction = s.game.start_direction
    s.pending = s.until = 0
    s.sender = s.bluff_by = s.player = NOBODY
    s.last_draw, s.bluff, s.bluff_hand = HIDDEN, False, ()
    s.window, s.jumpable, s.exposed_mask, s.exposed_own, s.called = False, False, 0, 0, 0
    s.undo, s.skips, s.stuck, s.dares = (), 0, 0, 0
    s.opening, s.wild_turned, s.turn_to = False, False, NOBODY
    s.stages, s.stage = (), 0


def _first_dealer(s: State) -> int:
    """Return the dealer where it is not drawn for."""
    if s.game.first_dealer == "random":
        at_table = s.ring or range(s.seats)
        return at_table[below(s, len(at_table))]
    return s.ring[0] if s.ring else 0


def _draw_for_deal(s: State) -> None:
    """Let the seats draw for the deal; the cards drawn go under the pile in the order drawn."""
    by_value = s.game.first_dealer == "highest-value"
    seats: Sequence[int] = [seat for seat in range(s.seats) if s.inside[seat]]
    draws: list[tuple[int, int]] = []
    used: list[int] = []
    while len(seats) > 1 and s.draw:
        best: dict[int, int] = {}
        for seat in seats:
            best[seat] = _draw_one_for_deal(s, seat, by_value, draws, used)
        highest = max(best.values())
        seats = [seat for seat in seats if best[seat] == highest]
    s.dealer = seats[0]
    s.draw = used[::-1] + s.draw
    tell(s, events.DealerDrew(tuple(draws), s.dealer))


def _draw_one_for_deal(s: State, seat: int, by_value: bool, draws: list[tuple[int, int]], used: list[int]) -> int:
    while s.draw:
        card = s.draw.pop()
        face = s.faces[card]
        used.append(card)
        draws.append((seat, face))
        if by_value:
            return s.game.worth[face]
        if KIND_OF[face] == NUMBER:
            written = SYMBOLS[SYMBOL_OF[face]]
            return int(written) if written.isdigit() else 0
    return -1


def _deal_hands(s: State) -> None:
    seat = s.dealer
    order = []
    for _ in range(s.inside_count):
        seat = seat_after(s, seat)
        order.append(seat)
    for seat in order * s.game.hand_size:
        card = s.draw.pop()
        s.hands[seat].append(card)
        if s.log is not None:
            moved(s, (card,), DRAW_PILE, seat, "deal")
            tell_draw_top(s)


def _turn_first_card(s: State) -> None:
    """Turn cards up until one may stay; those turned past go back and the pile is shuffled."""
    past = []
    while True:
        card = s.draw.pop()
        if _may_stay(s, s.faces[card]) or not s.draw:
            break
        past.append(card)
    s.discard.append(card)
    moved(s, (*past, card), DRAW_PILE, DISCARD_PILE, "first")
    if past:
        moved(s, tuple(past), DISCARD_PILE, DRAW_PILE, "back")
        pile = past + s.draw
        s.draw = [pile[i] for i in shuffled_order(s, len(pile))]
    tell_draw_top(s)
    _first_card_acts(s, s.faces[card])


def _may_stay(s: State, face: int) -> bool:
    start = s.game.start
    if start == "number":
        return KIND_OF[face] == NUMBER
    if KIND_OF[face] == WILD:
        return start == "official" and FACE_NAMES[face] == "W"
    return True


def _first_card_acts(s: State, face: int) -> None:
    lay_turned_up(s, face)
    opener = s.dealer if s.game.opener_is_dealer else seat_after(s, s.dealer)
    if KIND_OF[face] == WILD:  # the plain one; or another that was all the pile had left
        _first_wild(s, opener)
    elif s.game.start == "colour":
        void_symbol(s)
        _open(s, opener)
    else:
        _FIRST.get(SYMBOLS[SYMBOL_OF[face]], _open)(s, opener)


def _open(s: State, opener: int) -> None:
    enter_turn(s, opener)
    s.opening = True


def _first_skip(s: State, opener: int) -> None:
    tell(s, events.Skipped(opener))
    _open(s, seat_after(s, opener))


def _first_reverse(s: State, opener: int) -> None:
    """A first reverse: with two players it skips the opener, else the direction turns and another seat opens."""
    if s.inside_count == 2:
        _first_skip(s, opener)
        return
    set_direction(s, -s.direction)
    _open(s, seat_after(s, s.dealer) if s.game.start_reverse_right else s.dealer)


def _first_penalty(s: State, opener: int) -> None:
    give(s, opener, COUNTED_PENALTIES[SYMBOLS[SYMBOL_OF[s.faces[s.discard[-1]]]]], "penalty")
    for bind in s.game.on_penalty:
        bind(s)
    _open(s, seat_after(s, opener))


def _first_hit(s: State, opener: int) -> None:
    assert s.game.press is not None
    s.game.press(s, opener, 2)
    _open(s, seat_after(s, opener))


def _first_wild(s: State, opener: int) -> None:
    s.turn_to = opener
    set_colour(s, -1)
    set_turn(s, s.dealer if s.game.start_wild_by_dealer else opener, ASKS_COLOUR)


def _first_flip(s: State, opener: int) -> None:
    assert s.game.turn_deck_over is not None
    s.game.turn_deck_over(s)
    _open(s, opener)


_FIRST = {
    "S": _first_skip,
    "R": _first_reverse,
    "+1": _first_penalty,
    "+2": _first_penalty,
    "+5": _first_penalty,
    "H": _first_hit,
    "F": _first_flip,
}
