"""A small fixed share of random play (`tests.fuzzing`); by hand it runs for as long as one likes."""

from __future__ import annotations

import random

import pytest

from game.engine.state import ASKS_NOTHING
from game.rules import PRESETS, RuleSet, compile_game, rule_set
from tests.covering import covering, seats_for
from tests.fuzzing import Plan, Table, Tally, check_refusals_change_nothing, fuzz_one, wholly_random

ACTS = 80
"""Acts of wholly random players per rule set: enough to reach odd corners, too few to wait for an end."""


def some_random_acts(seed: int, rules: RuleSet) -> None:
    rng = random.Random(seed)
    seats = rng.choice(seats_for(rules))
    table = Table(compile_game(rules, seats), seats, seed)
    for _ in range(ACTS):
        if table.state.asks == ASKS_NOTHING:
            break
        table.act(wholly_random(rng, table.state))
    table.check()
    check_refusals_change_nothing(rng, table)
    table.check_replay()


@pytest.mark.parametrize("preset", PRESETS)
def test_a_round_of_every_preset(preset):
    tally = Tally()
    fuzz_one(1, tally, Plan(every=5, random=0.0), rule_set(preset))
    assert tally.endings.total() == 1


def test_every_two_values_of_every_two_switches_together():
    rules = covering()
    for seed, chosen in enumerate(rules):
        some_random_acts(seed, chosen)
    assert 30 < len(rules) < 120


@pytest.mark.parametrize("seed", range(6))
def test_random_rule_sets(seed):
    fuzz_one(1_000 + seed, Tally(), Plan(every=10, random=0.0))
