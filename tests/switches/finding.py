"""Where a rule set first makes a difference at a table: the same acts by the rules and by the official ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine import apply, legal_actions, new_match, refusal
from game.engine.actions import CALL, CATCH, FINE, Action
from game.engine.errors import IllegalAction
from game.engine.events import Dared, Event, Moved
from game.engine.notation import action_text
from game.engine.state import State
from game.engine.switch import Value
from game.rules import RuleSet, compile_game, rule_set
from game.rules.registry import BY_ID
from tests.switches.moments import Moment
from tests.table import Table, table

PERSON = 0
"""The seat whose hand the picture shows."""

MOST_SEEDS = 4000

DEALT, TOLD, OFFERED, REFUSED = "dealt", "told", "offered", "refused"
"""What differs: the table as dealt, what came of an act, an act that can be done, one that cannot."""


@dataclass(frozen=True)
class Found:
    """The moment at which a value matters. `acts` have to be done before; `act` is the one that it is about."""

    kind: str
    start: State
    """The table as it lies before the first act; with a seed, the one that deals it."""
    events: list[Event]
    acts: tuple[Action, ...] = ()
    act: Action | None = None
    at: Event | None = None
    """The first event that would not have happened officially."""
    seed: int | None = None
    why: IllegalAction | None = None
    """Why the act is refused: by the rules looked at, or by the official ones."""


LAID = ("play", "jump", "deal")
"""Why cards move that are not drawn."""


class NothingToSee(Exception):
    """A moment in which the value makes no difference; the text says which."""


def rules_of(switch: str, value: Value, moment: Moment) -> tuple[RuleSet, RuleSet]:
    """Return the rules of a moment, and the same with the switch at its official value."""
    beside = rule_set(f"official {moment.rules}")
    official = BY_ID[switch].default(beside.values)
    return beside.changed(**{switch: value}), beside.changed(**{switch: official})


def find(switch: str, value: Value, moment: Moment) -> Found:
    """Return where the value first matters. Raises NothingToSee when it never does."""
    ours, theirs = rules_of(switch, value, moment)
    if moment.seats:
        return _find_seed(ours, theirs, moment)
    start, here, there = (table(moment.table, rules=rules.text) for rules in (ours, ours, theirs))
    return _first_difference(start.state, here, there, moment, switch)


# Real deals ----------------------------------------------------------------------------------------------------------
def _find_seed(ours: RuleSet, theirs: RuleSet, moment: Moment) -> Found:
    """Return the first deal that officially would have been another one, and that shows what is to be seen."""
    for seed in range(1, MOST_SEEDS):
        here, events = new_match(compile_game(ours, moment.seats), moment.seats, seed, moment.dealer)
        if moment.when is not None and not moment.when(here):
            continue
        there, others = new_match(compile_game(theirs, moment.seats), moment.seats, seed)
        at = _first_other(events, others)
        if at is None and here.partners == there.partners:
            gone = _no_longer(here, there)
            if gone is None:
                continue
            return Found(REFUSED, here, list(events), act=gone, seed=seed, why=refusal(here, gone))
        return _go_on(Found(DEALT, here, list(events), at=at, seed=seed), moment)
    raise NothingToSee(f"no deal shows it: {ours.text}")


def _go_on(found: Found, moment: Moment) -> Found:
    """Return the moment after the acts that are to be seen after a deal."""
    if not moment.acts:
        return found
    laid = Table(found.start.copy())
    acts = [laid.parse(line) for line in moment.lines]
    return Found(TOLD, found.start, found.events, tuple(acts[:-1]), acts[-1], None, found.seed)


# Laid tables ---------------------------------------------------------------------------------------------------------
def _first_difference(start: State, here: Table, there: Table, moment: Moment, switch: str) -> Found:
    """Return the first act of which something else comes; `start` is the table before them."""
    done: list[Action] = []
    for line in moment.lines:
        act, other = here.parse(line), there.parse(line)
        ours, theirs = _outcome(here, act), _outcome(there, other)
        if isinstance(ours, IllegalAction):
            if isinstance(theirs, IllegalAction):
                raise NothingToSee(f"{switch}: {line} is refused either way ({ours})")
            return Found(REFUSED, start, [], tuple(done), act, why=ours)
        if isinstance(theirs, IllegalAction):
            offered = act.seat == PERSON and act.verb not in (CALL, CATCH, FINE) and moment.shows != "done"
            kind, at = (OFFERED, None) if offered else (TOLD, ours[0])
            return Found(kind, start, [], tuple(done), act, at, why=theirs)
        if moment.shows != "last" or line == moment.lines[-1]:
            at = _read_out(switch, ours) or _first_other(ours, theirs)
            if at is not None:
                return Found(TOLD, start, [], tuple(done), act, at)
        done.append(act)
    gone = _no_longer(here.state, there.state)
    if gone is not None:
        return Found(REFUSED, start, [], tuple(done), gone, why=refusal(here.state, gone))
    raise NothingToSee(f"{switch}: the acts come to the same officially")


def _read_out(switch: str, events: Sequence[Event]) -> Event | None:
    """Return the event with which the words of a text switch are read out: nothing else comes of them."""
    return next((one for one in events if isinstance(one, Dared)), None) if BY_ID[switch].kind == "text" else None


def _outcome(where: Table, act: Action) -> list[Event] | IllegalAction:
    try:
        return apply(where.state, act)
    except IllegalAction as error:
        return error


def _no_longer(here: State, there: State) -> Action | None:
    """Return an act of the person that is possible officially and not here."""
    ours = {action_text(here, act) for act in legal_actions(here, PERSON)}
    return next((act for act in legal_actions(there, PERSON) if action_text(there, act) not in ours), None)


def _first_other(ours: Sequence[Event], theirs: Sequence[Event]) -> Event | None:
    """Return the first event that is not the same as in the other list, cards drawn by preference.

    Where only theirs has more it is the last of ours; where both are the same there is none.
    """
    same = next((i for i, (one, other) in enumerate(zip(ours, theirs, strict=False)) if one != other), len(theirs))
    if same >= len(ours):
        return ours[-1] if len(ours) < len(theirs) else None
    return next((one for one in ours[same:] if isinstance(one, Moved) and one.why not in LAID), ours[same])
