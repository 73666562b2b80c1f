"""The same seed, rules and acts give the same table: on every system, in every process, whatever the hash seed."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from game.engine import apply, new_match
from game.engine.rng import below, launcher_press, shuffled, shuffled_order
from game.rules import PRESETS, compile_game, rule_set
from tests.fuzzing import Plan, Tally, fuzz_one, wholly_random

PLAY = """
import random
from game.engine import new_match
from game.rules import PRESETS, compile_game, rule_set
from tests.fuzzing import wholly_random
from game.engine import apply
for number, preset in enumerate(PRESETS):
    rng = random.Random(number)
    state, events = new_match(compile_game(rule_set(preset), 4), 4, number)
    for _ in range(60):
        if state.asks == "nothing":
            break
        events += apply(state, wholly_random(rng, state))
    print(preset, state.digest(), len(events))
"""


def _played_with_hash_seed(seed: str) -> str:
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", PLAY],
        capture_output=True,
        encoding="utf-8",
        cwd=root,
        env={**os.environ, "PYTHONHASHSEED": seed},
        check=True,
    )
    return done.stdout


def test_whatever_the_hash_seed():
    assert _played_with_hash_seed("0") == _played_with_hash_seed("1")


def test_a_seed_gives_the_same_deal_as_ever():
    state, _ = new_match(compile_game(rule_set("official"), 4), 4, 2024)
    assert state.digest() == new_match(compile_game(rule_set("official"), 4), 4, 2024)[0].digest()
    assert state.digest() != new_match(compile_game(rule_set("official"), 4), 4, 2025)[0].digest()


def test_the_generator_is_promised():
    state, _ = new_match(compile_game(rule_set("official"), 2), 2, 7)
    state.seed, state.rolls = 7, 0
    assert shuffled_order(state, 6) == [1, 2, 3, 4, 5, 0]
    assert [below(state, 100) for _ in range(4)] == [4, 5, 81, 33]
    assert shuffled(state, "abcd") == ["b", "d", "c", "a"]
    assert [launcher_press(state) for _ in range(12)] == [0, 0, 2, 1, 6, 0, 4, 5, 0, 0, 3, 0]


def test_the_launcher_gives_what_it_should():
    state, _ = new_match(compile_game(rule_set("attack"), 2), 2, 1)
    given = [launcher_press(state) for _ in range(4_000)]
    assert 0.52 < given.count(0) / len(given) < 0.58
    share = [given.count(n) / (len(given) - given.count(0)) for n in range(1, 9)]
    assert all(abs(found - weight / 36) < 0.03 for found, weight in zip(share, (8, 7, 6, 5, 4, 3, 2, 1), strict=True))


def test_without_a_listener_the_same_happens():
    game = compile_game(rule_set("wildest"), 4)
    loud, told = new_match(game, 4, 3)
    quiet, untold = new_match(game, 4, 3, listen=False)
    assert told
    assert untold == []
    assert loud.digest() == quiet.digest()


def test_rounds_of_a_match_are_different_deals():
    tally = Tally()
    fuzz_one(5, tally, Plan(rounds=3), rule_set("official"))
    assert tally.rounds == 3


@pytest.mark.parametrize("preset", PRESETS)
def test_a_round_nobody_listens_to_goes_the_same_way(preset):
    game = compile_game(rule_set(preset), 3)
    loud, _ = new_match(game, 3, 11)
    quiet, _ = new_match(game, 3, 11, listen=False)
    rng = random.Random(11)
    for _ in range(150):
        if loud.asks == "nothing":
            break
        a = wholly_random(rng, loud)
        apply(loud, a)
        assert apply(quiet, a) == []
        assert quiet.digest() == loud.digest()
