"""A short list of rule sets in which every two values of every two switches meet, as far as they may meet at all.

Greedy: each new rule set takes, switch by switch in random order, the value that meets most others for the first time.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import combinations

from game.engine.errors import RuleError
from game.engine.switch import Value
from game.rules import SWITCHES, RuleSet, compile_game, from_mapping

Choice = tuple[str, Value]
Pair = frozenset[Choice]

FEW: Mapping[str, tuple[Value, ...]] = {
    "hand_size": (1, 7, 20),
    "pigs": (1, 3),
    "decks": (1, 2, 4),
    "uno_penalty": (0, 2, 4),
    "false_call": (0, 2, 4),
    "false_catch": (0, 2),
}
"""Values that stand for all where the list has to be short."""

TRIES = 40
"""Rule sets tried for the pairs that are left, before a pair that is still left is called impossible."""


def choices(*, every: bool) -> dict[str, tuple[Value, ...]]:
    """Return the values to cover by switch; those in between left out unless `every`."""
    found: dict[str, tuple[Value, ...]] = {}
    for switch in SWITCHES:
        if switch.kind == "text" or switch.id == "target":
            continue
        values: tuple[Value, ...] = (False, True) if switch.kind == "bool" else tuple(switch.values)
        found[switch.id] = values if every else FEW.get(switch.id, values)
    return found


def can_meet(first: Choice, second: Choice) -> bool:
    """Say whether a rule set may hold both: contradictions are always between two switches (RULES.md section 8)."""
    table: dict[str, object] = dict((first, second))
    table.setdefault("play_on", True)
    if table.get("rotation") or table.get("teams"):
        table.setdefault("scoring", "winner")
    try:
        from_mapping(table)
    except RuleError:
        return False
    return True


def seats_for(rules: RuleSet) -> list[int]:
    """Return the numbers of seats that a rule set can be dealt to."""
    fitting = []
    for seats in range(2, 11):
        try:
            compile_game(rules, seats)
        except RuleError:
            continue
        fitting.append(seats)
    return fitting


def covering(seed: int = 1, *, every: bool = False) -> list[RuleSet]:
    """Return the rule sets. AssertionError names the pairs that never came together although they may."""
    rng = random.Random(seed)
    values = choices(every=every)
    open_pairs = _pairs(values)
    bans = {pair for pair in open_pairs if not can_meet(*sorted(pair, key=str))}
    open_pairs -= bans
    rule_sets: list[RuleSet] = []
    failed = 0
    while open_pairs and failed < TRIES:
        row = _row(rng, values, open_pairs, bans)
        met = {frozenset(two) for two in combinations(row.items(), 2)} & open_pairs
        rules = from_mapping(row)
        if not met or not seats_for(rules):
            failed += 1
            continue
        failed = 0
        open_pairs -= met
        rule_sets.append(rules)
    assert not open_pairs, f"never together: {[sorted(pair, key=str) for pair in open_pairs][:5]}"
    return rule_sets


def _pairs(values: Mapping[str, Sequence[Value]]) -> set[Pair]:
    return {frozenset(((a, x), (b, y))) for a, b in combinations(values, 2) for x in values[a] for y in values[b]}


def _row(
    rng: random.Random, values: Mapping[str, Sequence[Value]], open_pairs: set[Pair], bans: set[Pair]
) -> dict[str, Value]:
    """Return a value for every switch, beginning with a pair that is still open."""
    first = sorted(rng.choice(sorted(open_pairs, key=lambda pair: sorted(map(str, pair)))), key=str)
    row: dict[str, Value] = dict(first)
    rest = [name for name in values if name not in row]
    rng.shuffle(rest)
    rest.sort(key=lambda name: name not in ("scoring", "teams", "rotation", "play_on"))
    for name in rest:
        chosen = list(row.items())
        may = [v for v in values[name] if not any(frozenset(((name, v), other)) in bans for other in chosen)]
        rng.shuffle(may)
        row[name] = max(may, key=lambda v: sum(frozenset(((name, v), other)) in open_pairs for other in chosen))
    return row
