"""The first card turned up: which may stay, and what it does."""

from __future__ import annotations

from game.engine.switch import SETUP, Switch, choice

SWITCHES: tuple[Switch, ...] = (
    choice("start", SETUP, "official", "coloured", "number", "colour"),
    choice("start_wild", SETUP, "opener", "dealer"),
    choice("start_reverse", SETUP, "dealer", "right"),
)
