"""What a round is worth and when a match is over: one function per scoring (RULES.md section 8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.engine.actions import NOBODY
from game.engine.rotation import deals_in_match, seating
from game.engine.state import State


def score_round(s: State, hand_values: Sequence[int]) -> None:
    """Write the round's scores, the totals and, if the match is decided, its result into the state."""
    scheme = _rotation if s.game.rotation else _SCHEMES[s.game.scoring]
    scheme(s, hand_values)


def next_dealer(s: State) -> int:
    """Return who deals the next round: the winner, or the next seat clockwise still in the match.

    Where partners change at two tables everybody at a table deals in turn.
    """
    if s.ring and len(s.ring) < s.seats:
        ring = seating(s.seats, s.round_number).ring
        return ring[s.round_number // 2 % len(ring)]  # the two tables are dealt to in turn
    if s.game.dealer_is_winner and s.winner != NOBODY and s.winner not in s.knocked_out:
        return s.winner
    seat = (s.dealer + 1) % s.seats
    while seat in s.knocked_out:
        seat = (seat + 1) % s.seats
    return seat


def lone_best(totals: Sequence[int], best: int, among: Sequence[int]) -> int:
    """Return the only one of `among` whose total is `best`, or NOBODY when it is shared."""
    holders = [seat for seat in among if totals[seat] == best]
    return holders[0] if len(holders) == 1 else NOBODY


def _add(s: State, scores: Sequence[int]) -> None:
    s.round_scores = tuple(scores)
    s.totals = tuple(total + score for total, score in zip(s.totals, scores, strict=True))


def _end_match(s: State, winner: int) -> None:
    s.match_over, s.match_winner = True, winner


def _playing(s: State) -> list[int]:
    """Return the seats that are in the match."""
    return [seat for seat in range(s.seats) if seat not in s.knocked_out]


def _side(s: State, seat: int) -> int:
    """Return whose number a seat's score goes to: its team, or itself."""
    return s.partners[seat] if s.partners else seat


def _winner_takes(s: State, hand_values: Sequence[int]) -> list[int]:
    """Return scores in which the winner's side gets the value of all hands but its own."""
    scores = [0] * len(s.totals)
    if s.winner != NOBODY:
        side = _side(s, s.winner)
        scores[side] = sum(value for seat, value in enumerate(hand_values) if _side(s, seat) != side)
    return scores


def _own_hands(s: State, hand_values: Sequence[int]) -> list[int]:
    return [0 if seat in s.knocked_out else value for seat, value in enumerate(hand_values)]


def _winner(s: State, hand_values: Sequence[int]) -> None:
    _add(s, _winner_takes(s, hand_values))
    if max(s.totals) >= s.game.target:
        _end_match(s, lone_best(s.totals, max(s.totals), range(len(s.totals))))


def _own(s: State, hand_values: Sequence[int]) -> None:
    _add(s, _own_hands(s, hand_values))
    if max(s.totals) >= s.game.target:
        _end_match(s, lone_best(s.totals, min(s.totals), range(s.seats)))


def _knockout(s: State, hand_values: Sequence[int]) -> None:
    playing = _playing(s)
    _add(s, _own_hands(s, hand_values))
    left = [seat for seat in playing if s.totals[seat] < s.game.target]
    s.knocked_out += tuple(seat for seat in playing if seat not in left)
    if len(left) == 1:
        _end_match(s, left[0])
    elif not left:
        _end_match(s, lone_best(s.totals, min(s.totals[seat] for seat in playing), playing))


def _give_pigs(s: State, pigs: Sequence[int]) -> None:
    """Hand out pigs, put all totals back to 0, and end the match when somebody has enough."""
    s.pigs = tuple(old + new for old, new in zip(s.pigs, pigs, strict=True))
    s.totals = (0,) * len(s.totals)
    if max(s.pigs) >= s.game.pigs_to_end:
        _end_match(s, lone_best(s.pigs, min(s.pigs), range(s.seats)))


def _moderate(s: State, hand_values: Sequence[int]) -> None:
    _add(s, _own_hands(s, hand_values))
    target = s.game.target
    exact = [seat for seat in range(s.seats) if s.totals[seat] == target]
    if exact:
        _give_pigs(s, [int(seat not in exact) for seat in range(s.seats)])
    elif max(s.totals) > target:
        _give_pigs(s, [int(total > target) for total in s.totals])


def _hero(s: State, hand_values: Sequence[int]) -> None:
    _add(s, _winner_takes(s, hand_values))
    best = max(s.totals)
    if best < s.game.target:
        return
    hero = s.totals.index(best)
    if best == s.game.target:
        _give_pigs(s, [s.seats - 1 if seat == hero else 0 for seat in range(s.seats)])
    else:
        _give_pigs(s, [int(seat != hero) for seat in range(s.seats)])


def _places(s: State, hand_values: Sequence[int]) -> None:
    playing = len(_playing(s))
    scores = [0] * s.seats
    for place, seat in enumerate(s.out, start=1):
        scores[seat] = playing - place
    _add(s, scores)
    if max(s.totals) >= s.game.target:
        _end_match(s, lone_best(s.totals, max(s.totals), range(s.seats)))


def _rotation(s: State, hand_values: Sequence[int]) -> None:
    """Each member of the winner's team gets what the team scored; after the last deal the highest total wins."""
    scores = [0] * s.seats
    if s.winner != NOBODY:
        team = s.partners[s.winner]
        worth = sum(value for seat, value in enumerate(hand_values) if s.partners[seat] != team)
        scores = [worth if s.partners[seat] == team else 0 for seat in range(s.seats)]
    _add(s, scores)
    if s.round_number >= deals_in_match(s.seats):
        _end_match(s, lone_best(s.totals, max(s.totals), range(s.seats)))


def _single(s: State, hand_values: Sequence[int]) -> None:
    _add(s, [0] * len(s.totals))
    _end_match(s, NOBODY if s.winner == NOBODY else _side(s, s.winner))


_SCHEMES: dict[str, Callable[[State, Sequence[int]], None]] = {
    "winner": _winner,
    "own": _own,
    "knockout": _knockout,
    "moderate": _moderate,
    "hero": _hero,
    "places": _places,
    "single": _single,
}
