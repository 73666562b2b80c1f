"""The house rules: every switch there is, presets, and the rule set a table plays by."""

from __future__ import annotations

from game.engine.errors import RuleError
from game.rules.compiling import compile_game
from game.rules.presets import PRESETS, Preset
from game.rules.registry import SWITCHES
from game.rules.rule_set import RuleSet, from_code, from_mapping, rule_set

__all__ = [
    "PRESETS",
    "SWITCHES",
    "Preset",
    "RuleError",
    "RuleSet",
    "compile_game",
    "from_code",
    "from_mapping",
    "rule_set",
]
