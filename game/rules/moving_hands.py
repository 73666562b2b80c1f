"""Numbers that make hands change their holder."""

from __future__ import annotations

from game.engine.switch import MOVING, Switch, yes_no

SWITCHES: tuple[Switch, ...] = (
    yes_no("seven_swap", MOVING),
    yes_no("zero_pass", MOVING),
    yes_no("five_swap", MOVING),
)
