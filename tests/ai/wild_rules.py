"""Players that think ahead at tables with random rule sets: every act they choose must be lawful, none may raise.

Run by hand for long:  python -m tests.ai.wild_rules --tables 500 [--seed N]
"""

from __future__ import annotations

import argparse
import random
import time

from game.ai.levels import LEVELS, player
from game.ai.player import SIDE_VERBS, reminded
from game.ai.search import Budget
from game.engine import legal_actions, observation, refusal
from game.engine.actions import DEAL, NOBODY, Action
from game.engine.notation import action_text
from tests.ai.test_imagine import Seen
from tests.fuzzing import random_table

ACTS = 60


def play_some(seed: int, tries: int = 6) -> str:
    """Play some acts at a random table; return its rules. AssertionError says what broke and how to repeat it."""
    rng = random.Random(seed)
    rules, _, seats = random_table(rng)
    table = Seen(rules.text, seats, seed)
    levels = [rng.choice(list(LEVELS)) for _ in range(seats)]
    minds = [player(level, "monkey", Budget(tries=tries)) for level in levels]
    for _ in range(ACTS):
        state = table.state
        if state.match_over:
            break
        if state.asks == "nothing":
            table.act(Action(NOBODY, DEAL))
            continue
        for seat in [*range(seats), state.turn]:
            _act(table, minds, seat, rng, f"seed {seed}, {seats} seats, {levels[seat]}, {rules.text!r}")
    return rules.text


def _act(table: Seen, minds: list, seat: int, rng: random.Random, where: str) -> None:
    state = table.state
    side = seat != state.turn
    legal = [act for act in legal_actions(state, seat) if (act.verb in SIDE_VERBS) == side]
    if not legal or (side and rng.random() < 0.5):
        return
    mind = reminded(minds[seat], table.beliefs[seat].memory)
    try:
        choice = (mind.react if side else mind.choose)(observation(state, seat), legal, rng)
    except Exception as error:
        raise AssertionError(f"{where}: {error!r}") from error
    if choice.action is None:
        assert side, where
        return
    why_not = refusal(state, choice.action)
    assert why_not is None, f"{where}: {action_text(state, choice.action)}: {why_not}"
    table.act(choice.action)


def main() -> None:
    """Play at many tables and say how many."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    begun = time.perf_counter()
    for seed in range(options.seed, options.seed + options.tables):
        play_some(seed)
    print(f"{options.tables} tables in {time.perf_counter() - begun:.0f} s")


if __name__ == "__main__":
    main()
