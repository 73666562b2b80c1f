"""Blank cards, and the dares they raise."""

from __future__ import annotations

from game.engine.switch import SPECIAL, Switch, choice, number, yes_no

SWITCHES: tuple[Switch, ...] = (
    number("blanks", SPECIAL, 0, (0, 4)),
    Switch("dare_text", SPECIAL, "text", ""),
    choice("dare_target", SPECIAL, "chosen", "next"),
    yes_no("dare_stack", SPECIAL),
)
