"""What a table is worth to a seat, under any rules and any scoring: its share of the match, from 0 to 1.

A finished round is valued by what the engine's own scoring made of it; an unfinished one by how likely each seat is
to go out first, each of which is scored as it stands. Whether more or fewer points are good is found out by asking
the scoring, not by its name.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from game.engine import Game, State
from game.engine.actions import NOBODY
from game.engine.cards import KIND_OF, WILD
from game.engine.scoring import score_round
from game.engine.setup import seat_teams

STEEPNESS = 2.4
"""How much faster than in proportion a lead towards the target wins the match. Fits two equals who play for five
rounds of a hundred: 77 % from 200 : 0, 98 % from 400 : 0."""

NEAREST = 0.05
"""The least share of the target that counts as still to go: nobody has won before the match is over."""

PER_PIG = 0.9
"""What a pig costs, as the logarithm of the odds."""

PER_ROTATION_POINT = 1 / 400
"""What a point is worth where partners change and no target is played for, as the logarithm of the odds."""

_ACTIONS_LEFT = 0.15
_WILDS_LEFT = 0.7
_HAND = {2: (0.7, 0.08, 0.05), 3: (0.8, 0.1, 0.1), 4: (0.9, 0.12, 0.15)}
_MANY = (1.05, 0.22, 0.2)
"""Log odds of going out first: for the logarithm of the cards held, for each card, for being in turn. Fitted to 25,000
positions of play-outs under several rule sets (multinomial logit), by seats in the round."""

_HUGE = 10**9


@lru_cache(maxsize=64)
def more_is_better(game: Game, seats: int) -> bool:
    """Say whether points are good, by what the scoring makes of a seat that has very many."""
    s = _bare(game, seats)
    s.totals = (_HUGE,) + (0,) * (len(s.totals) - 1)
    s.pigs = (max(0, game.pigs_to_end - 1),) * seats
    s.round_number = _HUGE
    score_round(s, [0] * seats)
    return s.match_over and s.match_winner == 0


def _bare(game: Game, seats: int) -> State:
    s = State(game, seats, 0)
    s.log = None
    seat_teams(s)
    s.totals = (0,) * (game.teams or seats)
    return s


class Evaluation:
    """Values tables of one match as one seat sees them."""

    def __init__(self, game: Game, seats: int, seat: int) -> None:
        self._game, self._seat = game, seat
        self._good = more_is_better(game, seats)
        self._scored = _bare(game, seats)

    def value(self, s: State) -> float:
        """Return what the table is worth to the seat: 1 a match won, 0 a match lost."""
        return self.standing(s) if s.round_over else self.outlook(s)

    def standing(self, s: State) -> float:
        """Return the seat's share of the match after a round, by the totals."""
        side = s.partners[self._seat] if s.partners and not self._game.rotation else self._seat
        if s.match_over:
            if s.match_winner == NOBODY:
                return 1.0 / max(2, len(s.totals))
            return float(s.match_winner == side)
        odds = self._odds(s)
        whole = sum(odds)
        return odds[side] / whole if whole else 0.0

    def _odds(self, s: State) -> list[float]:
        if self._game.rotation:
            middle = sum(s.totals) / len(s.totals)
            return [math.exp((total - middle) * PER_ROTATION_POINT) for total in s.totals]
        target = self._game.target
        power = -STEEPNESS if self._good else STEEPNESS
        odds = [max(NEAREST, (target - total) / target) ** power for total in s.totals]
        if any(s.pigs):
            odds = [share * math.exp(-PER_PIG * pigs) for share, pigs in zip(odds, s.pigs, strict=True)]
        for seat in s.knocked_out:
            odds[seat] = 0.0
        return odds

    def outlook(self, s: State) -> float:
        """Return the value of an unfinished round: every way it may end, weighed by how likely it is."""
        inside = [seat for seat in range(s.seats) if s.inside[seat]]
        chances = chances_to_go_out(s, inside)
        values = [sum(s.game.worth[s.faces[card]] for card in hand) for hand in s.hands]
        order = sorted(inside, key=lambda seat: -chances[inside.index(seat)])
        return sum(
            chance * self._if_first(s, seat, order, values) for seat, chance in zip(inside, chances, strict=True)
        )

    def _if_first(self, s: State, first: int, order: Sequence[int], values: Sequence[int]) -> float:
        """Return the value if `first` went out next and the others were left as they stand."""
        t = self._scored
        t.totals, t.pigs, t.knocked_out, t.partners = s.totals, s.pigs, s.knocked_out, s.partners
        t.round_number, t.match_over, t.match_winner = s.round_number, False, NOBODY
        t.out = [*s.out, first]
        if self._game.play_on:
            t.out += [seat for seat in order if seat != first][:-1]
        t.winner = t.out[0]
        score_round(t, [0 if seat == first else value for seat, value in enumerate(values)])
        return self.standing(t)


def chances_to_go_out(s: State, inside: Sequence[int]) -> list[float]:
    """Return for each of the seats how likely it is to be the next to go out."""
    by_count, by_card, in_turn = _HAND.get(len(inside), _MANY)
    odds = []
    for seat in inside:
        hand = s.hands[seat]
        owed = s.pending + 4 * s.until if seat == s.turn else 0
        count = len(hand) + owed
        score = -by_count * math.log(count or 1) - by_card * count
        for card in hand:
            kind = KIND_OF[s.faces[card]]
            if kind:
                score += _WILDS_LEFT if kind == WILD else _ACTIONS_LEFT
        if seat == s.turn and not owed:
            score += in_turn
        odds.append(math.exp(score))
    whole = sum(odds)
    return [share / whole for share in odds]
