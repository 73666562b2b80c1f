"""When a wild draw card is against the rule, and who may challenge it."""

from __future__ import annotations

from game.engine.switch import WILD_DRAW_FOUR, Switch, choice

SWITCHES: tuple[Switch, ...] = (
    choice("wd4", WILD_DRAW_FOUR, "challenge", "strict", "free"),
    choice("wd4_rule", WILD_DRAW_FOUR, "colour", "match"),
    choice("challenge_stack", WILD_DRAW_FOUR, "off", "first"),
    choice("challenge_show", WILD_DRAW_FOUR, "challenger", "nobody"),
)
