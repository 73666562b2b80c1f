"""With how many cards left computer players call: found out from the engine, whatever rule has it so."""

from __future__ import annotations

import random

import pytest

from game.ai.calling import calls_at
from game.rules import PRESETS, rule_set
from tests.fuzzing import random_table


@pytest.mark.parametrize(
    ("rules", "left"),
    [
        ("official", {1}),
        ("official uno=auto", {1}),
        ("official uno=off", set()),
        ("official finish=numbers-or-draw", {0, 1}),
        ("official finish=numbers-or-draw deck=numbers", {1}),
        ("official finish=numbers-or-draw uno=off", set()),
        ("official teams=2 +seven_swap", {1}),
    ],
)
def test_one_calls_where_one_could_be_caught(rules, left):
    assert calls_at(rules) == left


@pytest.mark.parametrize("rules", PRESETS)
def test_every_preset_can_be_asked(rules):
    assert (1 in calls_at(rules)) is (rule_set(rules).values["uno"] != "off")


@pytest.mark.parametrize("seed", range(20))
def test_any_rules_can_be_asked(seed):
    rules, _, _ = random_table(random.Random(seed))
    assert calls_at(rules.text) <= {0, 1}
