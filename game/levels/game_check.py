"""What is to be played in a level: its rules can be dealt, its stars can be earned, its name can be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.levels.problems import Findings, Place
from game.levels.venue import Goal
from game.levels.vocabulary import GOALS, MAX_GOALS

if TYPE_CHECKING:
    from collections.abc import Mapping


def rules_of(properties: Mapping[str, object]) -> str:
    """Return the rule text to play by: the level's own, with its target where it gives one. No text is ``official``."""
    text = str(properties.get("rules") or "official")
    target = properties.get("target")
    return f"{text} target={target}" if target else text


def goals_of(text: str) -> tuple[Goal, ...]:
    """Read goals such as ``win; win_within 3``. Raises ValueError with the piece that is not understood."""
    goals = []
    for piece in text.split(";"):
        words = piece.split()
        if not words:
            continue
        kind, numbers = words[0], words[1:]
        span = GOALS.get(kind)
        known = kind in GOALS and len(numbers) == (0 if span is None else 1)
        if not known or any(not (n.isascii() and n.isdigit() and len(n) < 6) for n in numbers):
            raise ValueError(piece.strip()[:40])
        number = int(numbers[0]) if numbers else 0
        if span is not None and number not in span:
            raise ValueError(piece.strip()[:40])
        goals.append(Goal(kind, number))
    if len(goals) > MAX_GOALS or len(set(goals)) < len(goals):
        raise ValueError(text[:40])
    return tuple(goals)


def check_game(properties: Mapping[str, object], players: int, findings: Findings) -> None:
    """Note what is wrong with the map's properties as a match for `players`."""
    if not any(key.startswith("name_") and value for key, value in properties.items()):
        findings.add("property_missing", Place(property="name_en"))
    try:
        goals_of(str(properties.get("goals", "")))
    except ValueError as piece:
        findings.add("goals", Place(property="goals"), value=str(piece), known=" ".join(GOALS))
    if 2 <= players <= 10:
        _check_rules(rules_of(properties), players, findings)


def _check_rules(text: str, players: int, findings: Findings) -> None:
    from game.engine.errors import RuleError
    from game.rules import compile_game, rule_set

    try:
        compile_game(rule_set(text), players)
    except RuleError as error:
        findings.add("rules", Place(property="rules"), refused=error.code, **dict(error.values))
