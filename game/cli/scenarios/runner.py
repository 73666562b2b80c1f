"""A scenario played: the table is laid or dealt, every act is done, and the first thing that does not hold is told."""

from __future__ import annotations

from game.cli.scenarios.checks import CHECKS, Moment
from game.cli.scenarios.model import Failure, Scenario, Step, Table
from game.engine import apply
from game.engine.errors import IllegalAction
from game.engine.events import Event
from game.engine.laying import deal_out, lay_out
from game.engine.notation import parse_action
from game.engine.state import State
from game.rules import compile_game


def run(scenario: Scenario, seed: int = 0) -> Failure | None:
    """Play `scenario` and return its first failure, or None when everything held.

    `seed` is used when the file names none.
    """
    state, events = _set_up(scenario, seed)
    for number, step in enumerate(scenario.steps, 1):
        if step.do is not None:
            failure, events = _act(state, step.do, step.refused, number)
            if failure is not None:
                return failure
        failure = _first_difference(Moment(state, events), step, number)
        if failure is not None:
            return failure
    return None


def _set_up(scenario: Scenario, seed: int) -> tuple[State, list[Event]]:
    setup, seed = scenario.setup, seed if scenario.seed is None else scenario.seed
    game = compile_game(scenario.rules)
    if isinstance(setup, Table):
        return lay_out(game, **{name: getattr(setup, name) for name in Table.__slots__}, seed=seed), []
    return deal_out(game, players=setup.players, deck=setup.deck, dealer=setup.dealer, fires=setup.fires, seed=seed)


def _act(state: State, do: str, refused: bool, number: int) -> tuple[Failure | None, list[Event]]:
    before = state.digest() if refused else ""
    try:
        events = apply(state, parse_action(state, do))
    except IllegalAction as error:
        if not refused:
            return Failure(number, "do", "accepted", f"refused ({error})"), []
        if state.digest() != before:
            return Failure(number, "refused", "nothing changed", f"a changed table ({error})"), []
        return None, []
    return (Failure(number, "refused", "true", "false") if refused else None), events


def _first_difference(moment: Moment, step: Step, number: int) -> Failure | None:
    for key, expected in step.holds.items():
        got = CHECKS[key].look(moment, expected)
        if got != expected:
            return Failure(number, key, written(expected), written(got))
    return None


def written(value: object) -> str:
    """Return `value` as a scenario file would write it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, dict):
        inside = ", ".join(f"{key} = {written(entry)}" for key, entry in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(written(entry) for entry in value)}]"
    return str(value)
