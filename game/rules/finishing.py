"""Which card may be the last one."""

from __future__ import annotations

from game.engine.switch import GOING_OUT, Switch, choice

SWITCHES: tuple[Switch, ...] = (choice("finish", GOING_OUT, "any", "numbers", "numbers-or-draw"),)
