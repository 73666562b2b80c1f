"""Comparing acts on imagined tables: the same deals for all, the worse half dropped again and again.

What an act is worth on one table is for the caller to say (a few acts ahead and a look, or the whole round). The
favourite is what one would do without comparing: it stays in to the end, and only a challenger that is better by more
than one standard error of the paired differences takes its place.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from game.ai.playout import Dice
from game.engine import State
from game.engine.actions import Action

Try = Callable[[State, Action | None, Dice], float]
"""Does an act (None: nothing) on a table that may be changed, and returns what came of it."""

BEYOND_DOUBT = 3.0
"""Standard errors by which an act is behind or ahead when nothing more needs to be tried."""

FEWEST_DEALS = 24
"""Deals before anything is beyond doubt."""

LOOKED_AT = 8
"""So many deals are tried from one look at who is beyond doubt to the next."""


class Budget(NamedTuple):
    """How much may be tried: for so many `seconds`; or so many `tries`, however long they take (then chance alone
    decides), unless they have not come to an end after `stop` seconds.
    """

    seconds: float = 0.6
    tries: int = 0
    stop: float = math.inf


class Meter:
    """How much of a budget is used up; time runs from when it is made."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._limit = budget.stop if budget.tries else budget.seconds
        self._begun = time.perf_counter()
        self.tries = 0

    @property
    def share(self) -> float:
        """From 0 to 1 and beyond."""
        time_used = (time.perf_counter() - self._begun) / self._limit
        return max(time_used, self.tries / self._budget.tries) if self._budget.tries else time_used

    @property
    def time_is_up(self) -> bool:
        """Whether nothing more may be tried. Tries are only counted by whole deals: all acts get the same number."""
        return time.perf_counter() - self._begun >= self._limit


@dataclass(eq=False)
class Candidate:
    """An act and what came of it, deal by deal. Acts that were compared to the end have the same deals."""

    action: Action | None
    bonus: float = 0.0
    values: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """What the act is worth, with what the player's temper adds to it."""
        return self.bonus + (sum(self.values) / len(self.values) if self.values else 0.0)


def compare(
    candidates: Sequence[Candidate], deal: Callable[[], State], attempt: Try, meter: Meter, rng: Random
) -> list[Candidate]:
    """Try the candidates, the first being the favourite; return them best first.

    Those that were dropped on the way come after those compared to the end.
    """
    alive, dropped = list(candidates), list[Candidate]()
    phases = max(1, math.ceil(math.log2(max(2, len(alive)))))
    for phase in range(1, phases + 1):
        alive, out = _run_phase(alive, deal, attempt, meter, phase / phases, rng)
        dropped = out + dropped
        if len(alive) > 2:
            favourite, others = alive[0], sorted(alive[1:], key=lambda one: -one.mean)
            keep = max(1, (len(alive) + 1) // 2 - 1)
            alive, out = [favourite, *others[:keep]], others[keep:]
            dropped = out + dropped
    return [*_ranked(alive), *dropped]


def _run_phase(
    alive: list[Candidate], deal: Callable[[], State], attempt: Try, meter: Meter, until: float, rng: Random
) -> tuple[list[Candidate], list[Candidate]]:
    """Try all on one deal after the other; return who is left and who is hopeless, the better first."""
    dropped: list[Candidate] = []
    while len(alive) > 1 and (not alive[-1].values or meter.share < until):
        table, dice_seed = deal(), rng.getrandbits(32)
        for candidate in alive:
            if meter.time_is_up and candidate.values:
                break
            candidate.values.append(attempt(table.copy(), candidate.action, Random(dice_seed).random))
            meter.tries += 1
        deals = len(alive[0].values)
        if deals >= FEWEST_DEALS and deals % LOOKED_AT == 0:
            alive, out = _without_hopeless(alive)
            dropped = out + dropped
            if len(alive) == 2 and _lead(alive[0], alive[1]) > BEYOND_DOUBT:
                break
    return alive, dropped


def _without_hopeless(alive: list[Candidate]) -> tuple[list[Candidate], list[Candidate]]:
    """Return who may still turn out best, and the others, the better first; the favourite always may."""
    hopeless = [one for one in alive[1:] if _lead(alive[0], one) < -BEYOND_DOUBT]
    return [one for one in alive if one not in hopeless], sorted(hopeless, key=lambda one: -one.mean)


def _lead(favourite: Candidate, challenger: Candidate) -> float:
    """Return by how many standard errors the challenger is ahead."""
    gain, error = gain_over(favourite, challenger)
    return gain / error if error else math.copysign(math.inf, gain) if gain else 0.0


def gain_over(favourite: Candidate, challenger: Candidate) -> tuple[float, float]:
    """Return by how much the challenger is better on the deals both have tried, and the standard error of that."""
    differences = [new - old for new, old in zip(challenger.values, favourite.values, strict=False)]
    count = len(differences)
    if count < 2:
        return 0.0, 1.0
    middle = sum(differences) / count
    spread = sum((one - middle) ** 2 for one in differences) / (count - 1)
    return middle + challenger.bonus - favourite.bonus, math.sqrt(spread / count)


def _ranked(alive: list[Candidate]) -> list[Candidate]:
    """Return the favourite first unless a challenger is better beyond doubt, then the others by their means."""
    favourite, others = alive[0], sorted(alive[1:], key=lambda one: -one.mean)
    if others:
        gain, error = gain_over(favourite, others[0])
        if gain > error and len(favourite.values) > 1:
            return [others[0], favourite, *others[1:]]
    return [favourite, *others]
