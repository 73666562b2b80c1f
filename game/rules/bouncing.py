"""The bounce card: a wild that sends a penalty back."""

from __future__ import annotations

from game.engine.switch import SPECIAL, Switch, number

SWITCHES: tuple[Switch, ...] = (number("bounce", SPECIAL, 0, (0, 4)),)
