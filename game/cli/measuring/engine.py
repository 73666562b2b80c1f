"""How fast the engine plays rounds, beside another program's engine in the same run.

Processor time is measured, not the clock on the wall: what else the machine does then hardly counts.
"""

from __future__ import annotations

import random
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import NamedTuple

from game.cli import BadInput
from game.cli.measuring.figure import Figure
from game.engine import actions, new_match, perform
from game.engine.actions import Action
from game.engine.cards import KIND_OF, WILD
from game.engine.listing import turn_actions
from game.engine.state import ASKS_NOTHING, State
from game.rules import compile_game, rule_set
from game.text import _

SEATS = 4
RICHEST = "wildest"
"""The preset with everything on."""

_REPEATS = 5
_DRAWING = (actions.DRAW, actions.KEEP, actions.TAKE)

Chooser = Callable[[State, list[Action], Callable[[], float]], Action]


class Speed(NamedTuple):
    """Rounds and acts per second, medians of several runs."""

    rounds: float
    acts: float


def at_random(s: State, options: list[Action], draw: Callable[[], float]) -> Action:
    """Choose any play, and draw only when there is none, as the yardstick's players do."""
    last = len(options)
    if last > 1 and options[-1].verb in _DRAWING:
        last -= 1
    return options[int(draw() * last)]


def by_rule_of_thumb(s: State, options: list[Action], draw: Callable[[], float]) -> Action:
    """Choose the dearest card that is no wild, wilds last: what an imagined round is played by."""
    best, best_worth = options[0], -1
    worth, faces = s.game.worth, s.faces
    for a in options:
        if a.cards:
            face = faces[a.cards[0]]
            value = 0 if KIND_OF[face] == WILD else 1 + worth[face]
            if value > best_worth:
                best, best_worth = a, value
    return best


def speed(preset: str, choose: Chooser, rounds: int, seed: int) -> Speed:
    """Play so many rounds, several times over, listing the legal acts of every turn; nobody listens to events."""
    game = compile_game(rule_set(preset), SEATS)
    runs = []
    for _repeat in range(_REPEATS):
        draw = random.Random(seed).random
        acts, begun = 0, time.process_time()
        for number in range(rounds):
            s, _events = new_match(game, SEATS, seed + number, listen=False)
            while s.asks != ASKS_NOTHING:
                perform(s, choose(s, turn_actions(s, s.turn), draw))
                acts += 1
        seconds = time.process_time() - begun
        runs.append(Speed(rounds / seconds, acts / seconds))
    return Speed(median(run.rounds for run in runs), median(run.acts for run in runs))


YARDSTICK = """
import random, statistics, time
import numpy
from rlcard.games.uno import Game
game, runs = Game(num_players={seats}), []
for repeat in range({repeats}):
    game.np_random = numpy.random.RandomState({seed})
    draw, begun = random.Random({seed}).random, time.process_time()
    for number in range({rounds}):
        game.init_game()
        while not game.is_over():
            options = game.get_legal_actions()
            game.step(options[int(draw() * len(options))])
    runs.append({rounds} / (time.process_time() - begun))
print(statistics.median(runs))
"""
"""Plays the yardstick's own random rounds; run by the Python it is installed in."""


def yardstick(python: Path, rounds: int, seed: int) -> float:
    """Return the rounds per second of RLCard's ``uno`` game object; BadInput when that Python cannot run it."""
    script = YARDSTICK.format(seats=SEATS, repeats=_REPEATS, rounds=rounds, seed=seed)
    try:
        done = subprocess.run(  # noqa: S603 - the user names the Python, the script is ours
            [str(python), "-c", script], capture_output=True, text=True, encoding="utf-8", check=True, timeout=600
        )
        return float(done.stdout.split()[-1])
    except (OSError, subprocess.SubprocessError, ValueError, IndexError) as error:
        raise BadInput(_("RLCard could not be run with {python}").format(python=python)) from error


def figures(rounds: int, seed: int, rlcard: Path | None) -> list[Figure]:
    """Return the engine's figures (design, section 6)."""
    official, richest = speed("official", at_random, rounds, seed), speed(RICHEST, at_random, rounds, seed)
    found = []
    if rlcard is None:
        found.append(_plain(_("random rounds a second, official, 4 seats"), official.rounds))
        found.append(_plain(_("random rounds a second, richest preset, 4 seats"), richest.rounds))
    else:
        base = yardstick(rlcard, rounds, seed)
        found.append(_plain(_("random rounds a second of RLCard, 4 seats"), base))
        found.append(_ratio(_("random rounds, official, against RLCard"), official.rounds, base, 0.7))
        found.append(_ratio(_("random rounds, richest preset, against RLCard"), richest.rounds, base, 0.25))
    for what, preset, least in (
        (_("acts a second in search, official"), "official", 100_000),
        (_("acts a second in search, richest preset"), RICHEST, 40_000),
    ):
        acts = speed(preset, by_rule_of_thumb, rounds, seed).acts
        found.append(Figure(what, f"{acts:,.0f}", f"≥ {least:,}", acts >= least))
    return found


def _plain(what: str, value: float) -> Figure:
    return Figure(what, f"{value:,.0f}", "", None)


def _ratio(what: str, value: float, base: float, least: float) -> Figure:
    return Figure(what, f"{value:,.0f} = {value / base:.2f} ×", f"≥ {least} ×", value / base >= least)
