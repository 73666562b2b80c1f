"""A pending penalty is answered with another draw card, and the sum moves on."""

from __future__ import annotations

from game.engine.switch import PENALTIES, Switch, choice, yes_no

SWITCHES: tuple[Switch, ...] = (
    choice("stack", PENALTIES, "off", "plus2", "same", "up", "any"),
    yes_no("stack_forced", PENALTIES),
)
