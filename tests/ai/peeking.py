"""Re-deals what a seat cannot see, and asks it again: the same question must have the same answer, at every level.

Run by hand for long:  python -m tests.ai.peeking --states 5000 [--seed N]
"""

from __future__ import annotations

import argparse
import time
from collections import Counter, defaultdict
from random import Random

from game.ai.levels import LEVELS, player
from game.ai.player import SIDE_VERBS, reminded
from game.ai.search import Budget
from game.engine import legal_actions, observation
from game.engine.actions import DEAL, NOBODY, Action
from game.engine.errors import RuleError
from game.engine.state import State
from game.rules import PRESETS
from tests.ai.test_imagine import Seen

QUICK = Budget(tries=12)
"""Players that think ahead think as little as will do to show what is asked here, and the same every time."""


def redealt(state: State, seat: int, rng: Random) -> State:
    """The same table with all cards that `seat` cannot see dealt anew; in a flip deck it sees some of their backs."""
    other = state.copy()
    places = [(hand, place) for s, hand in enumerate(other.hands) if s != seat for place in range(len(hand))]
    top = 1 if other.backs else 0
    places += [(other.draw, place) for place in range(len(other.draw) - top)]
    by_back = defaultdict(list)
    for pile, place in places:
        by_back[other.backs[pile[place]] if other.backs and pile is not other.draw else None].append((pile, place))
    for group in by_back.values():
        cards = [pile[place] for pile, place in group]
        rng.shuffle(cards)
        for (pile, place), card in zip(group, cards, strict=True):
            pile[place] = card
    return other


def check(table: Seen, level: str, seat: int, number: int, rng: Random) -> Action | None:
    """Ask `seat` twice, with other hidden cards the second time; return what it did in turn (None out of turn).

    AssertionError when the answers differ.
    """
    state = table.state
    side = seat != state.turn
    legal = [act for act in legal_actions(state, seat) if (act.verb in SIDE_VERBS) == side]
    if not legal:
        return None
    seen, again = observation(state, seat), observation(redealt(state, seat, rng), seat)
    assert again == seen
    mind = reminded(player(level, "tiger", QUICK), table.beliefs[seat].memory)
    ask = mind.react if side else mind.choose
    choice = ask(seen, legal, Random(number))
    assert ask(again, legal, Random(number)) == choice, f"{level} peeks: {state.game.text}, {legal}"
    return None if side else choice.action


def main() -> None:
    """Check many states under every preset and print how many of each level."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--states", type=int, default=5_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng, seed, begun = Random(options.seed), options.seed, time.perf_counter()
    done: Counter[str] = Counter()
    while done.total() < options.states:
        seed += 1
        try:
            table = Seen(rng.choice(list(PRESETS)), rng.randint(2, 6), seed)
        except RuleError:
            continue
        level = list(LEVELS)[seed % len(LEVELS)]
        for number in range(60):
            if table.state.match_over or done.total() >= options.states:
                break
            if table.state.asks == "nothing":
                table.act(Action(NOBODY, DEAL))
                continue
            for seat in range(table.state.seats):
                if seat != table.state.turn and rng.random() < 0.3:
                    check(table, level, seat, number, rng)
            action = check(table, level, table.state.turn, number, rng)
            done[level] += 1
            assert action is not None
            table.act(action)
    print(f"{done.total()} states, nobody peeked: {dict(done)} in {time.perf_counter() - begun:.0f} s")


if __name__ == "__main__":
    main()
