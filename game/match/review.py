"""A finished round looked at again: the decisions of one seat as it saw them, and where the round turned."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from game.ai.beliefs import Beliefs
from game.ai.hint import Moment, TurningPoint, turning_points
from game.ai.search import Budget
from game.engine import State, apply, observation, project, turn_actions
from game.engine.actions import DEAL, Action
from game.engine.events import Event
from game.match.reactions import side_options

SECONDS_PER_MOMENT = 0.8


class Decision(NamedTuple):
    """A turn of a seat: the number of its act in the round (the first after the deal is 1), and the moment before."""

    act: int
    moment: Moment


def decisions(table: State, dealt: Iterable[Event], acts: Iterable[Action], seat: int) -> list[Decision]:
    """Return the turns of `seat` in a round, in order.

    `table` is the table as it was dealt (it is left alone) and `dealt` the events of the deal; `acts` are the acts
    that followed, up to the next deal. What the seat could not know then is not in what is returned.
    """
    state = table.copy()
    state.log = []
    beliefs = Beliefs(state.game, state.seats, seat)
    found: list[Decision] = []
    for event in dealt:
        beliefs.fold(project(event, seat))
    for number, act in enumerate(acts, 1):
        if act.verb == DEAL:
            break
        if act.seat == seat == state.turn and act not in side_options(state, seat):
            legal = tuple(turn_actions(state, seat))
            found.append(Decision(number, Moment(observation(state, seat), legal, beliefs.memory, act)))
        for event in apply(state, act):
            beliefs.fold(project(event, seat))
    return found


def moments(table: State, dealt: Iterable[Event], acts: Iterable[Action], seat: int) -> list[Moment]:
    """Return the moments of a seat's turns (see `decisions`)."""
    return [one.moment for one in decisions(table, dealt, acts, seat)]


def review(
    table: State, dealt: Iterable[Event], acts: Iterable[Action], seat: int, budget: Budget | None = None
) -> list[TurningPoint]:
    """Return where the round turned for `seat`, the dearest moment first (see `moments` for what is asked for).

    `budget` is for each of the seat's turns; the whole takes seconds, so it is for a process beside the picture.
    """
    budget = budget or Budget(SECONDS_PER_MOMENT)
    return turning_points(moments(table, dealt, acts, seat), budget, Random(table.seed))
