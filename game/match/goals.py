"""The stars of a level: what earns each of them, decided by what a seat was shown, from the first deal on.

    for goal, verdict in judge(venue.goals, events, seat, teams): ...

A star stands by itself: one can lose the match and yet have sent a penalty back. What is won by never doing something
is earned when the match is over, what is won by doing something the moment it is done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from game.engine import events as ev
from game.levels.venue import Goal
from game.match import deeds
from game.match.deeds import Deeds

EARNED, MISSED, OPEN = "earned", "missed", "open"
"""What has come of a goal; OPEN while the match can still decide it either way."""


@dataclass
class Tally:
    """What counts towards stars, for one seat. `side` is the seat's number among those who score: its team's.

    `points` are all cards left in hand when rounds ended, by their value; `most_launched` is the most that one press
    of the launcher gave, `most_together` the most cards laid at once; `lasts` counts the rounds in which the seat was
    the only one left, or (where nobody plays on) alone held the most.
    """

    seat: int
    side: int
    over: bool = False
    won: bool = False
    rounds: int = 0
    points: int = 0
    caught: int = 0
    lasts: int = 0
    most_launched: int = 0
    most_together: int = 0
    jump_wins: int = 0
    number_wins: int = 0
    swap_wins: int = 0
    done: dict[str, int] = field(default_factory=dict)
    """How often the seat did each deed."""
    _deeds: Deeds = field(default_factory=Deeds)
    _last: set[str] = field(default_factory=set)
    _swapped: bool = False
    _out: set[int] = field(default_factory=set)
    _in: tuple[int, ...] = ()

    def fold(self, event: ev.Event) -> None:
        """Take in the next event as this seat was shown it."""
        own = [deed for deed in self._deeds.of(event) if deed.seat == self.seat]
        for deed in own:
            self.done[deed.kind] = self.done.get(deed.kind, 0) + 1
            if deed.kind == deeds.LAUNCH:
                self.most_launched = max(self.most_launched, deed.number)
            elif deed.kind == deeds.TOGETHER:
                self.most_together = max(self.most_together, deed.number)
            elif deed.kind == deeds.SWAP:
                self._swapped = True
            elif deed.kind == deeds.CAUGHT:
                self.caught += 1
        if any(deed.kind in (deeds.PLAY, deeds.JUMP) for deed in own):
            self._last = {deed.kind for deed in own}
        if isinstance(event, ev.RoundStarted):
            self._swapped, self._last, self._out, self._in = False, set(), set(), event.seats
        elif isinstance(event, ev.WentOut):
            self._out.add(event.seat)
        elif isinstance(event, ev.RoundEnded):
            self._round_ended(event)
        elif isinstance(event, ev.MatchEnded):
            self.over, self.won = True, event.winner == self.side

    def _round_ended(self, event: ev.RoundEnded) -> None:
        self.rounds += 1
        self.points += event.hand_values[self.seat]
        self.lasts += self._was_last(event)
        if event.winner == self.seat and not event.blocked:
            self.jump_wins += deeds.JUMP in self._last
            self.number_wins += deeds.NUMBERED in self._last
            self.swap_wins += self._swapped

    def _was_last(self, event: ev.RoundEnded) -> bool:
        left = [seat for seat in self._in if seat not in self._out]
        if len(self._out) > 1:
            return left == [self.seat]
        most = max(event.hand_values)
        return event.hand_values[self.seat] == most > 0 and event.hand_values.count(most) == 1


Rule = Callable[[Tally, int], str]


def _when_over(good: bool) -> str:
    return EARNED if good else MISSED


def _at_least(figure: Callable[[Tally], int]) -> Rule:
    """Earned the moment the figure is reached; without a number in the goal, one is enough."""

    def rule(tally: Tally, number: int) -> str:
        if figure(tally) >= max(1, number):
            return EARNED
        return MISSED if tally.over else OPEN

    return rule


def _at_most(figure: Callable[[Tally], int]) -> Rule:
    """Missed the moment the figure is passed, earned at the end of the match."""

    def rule(tally: Tally, number: int) -> str:
        if figure(tally) > number:
            return MISSED
        return EARNED if tally.over else OPEN

    return rule


def _win(tally: Tally, number: int) -> str:
    return _when_over(tally.won) if tally.over else OPEN


def _win_within(tally: Tally, number: int) -> str:
    if tally.over:
        return _when_over(tally.won and tally.rounds <= number)
    return MISSED if tally.rounds >= number else OPEN


def _deed(kind: str) -> Rule:
    return _at_least(lambda tally: tally.done.get(kind, 0))


RULES: Mapping[str, Rule] = MappingProxyType(
    {
        "win": _win,
        "win_within": _win_within,
        "never_caught": _at_most(lambda tally: tally.caught),
        "never_last": _at_most(lambda tally: tally.lasts),
        "points_at_most": _at_most(lambda tally: tally.points),
        "launcher_at_most": _at_most(lambda tally: tally.most_launched),
        "catch": _deed(deeds.CATCH),
        "stack": _deed(deeds.STACK),
        "send_back": _deed(deeds.SEND_BACK),
        "jump": _deed(deeds.JUMP),
        "turn": _deed(deeds.TURN),
        "challenge": _deed(deeds.RIGHT),
        "together": _at_least(lambda tally: tally.most_together),
        "win_by_jump": _at_least(lambda tally: tally.jump_wins),
        "win_by_number": _at_least(lambda tally: tally.number_wins),
        "win_after_swap": _at_least(lambda tally: tally.swap_wins),
    }
)
"""What decides each goal of `levels.vocabulary.GOALS`, from a tally and the goal's figure."""


def tally_of(events: Iterable[ev.Event], seat: int, teams: int = 0) -> Tally:
    """Return what counts for `seat` in the events it was shown; with `teams` the match is won by its team."""
    tally = Tally(seat, seat % teams if teams else seat)
    for event in events:
        tally.fold(event)
    return tally


def verdict(goal: Goal, tally: Tally) -> str:
    """Return EARNED, MISSED or OPEN."""
    return RULES[goal.kind](tally, goal.number)


def judge(goals: Sequence[Goal], events: Iterable[ev.Event], seat: int, teams: int = 0) -> list[tuple[Goal, str]]:
    """Return every goal with what has come of it so far."""
    tally = tally_of(events, seat, teams)
    return [(goal, verdict(goal, tally)) for goal in goals]
