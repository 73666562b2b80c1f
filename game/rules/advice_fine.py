"""Giving advice costs cards."""

from __future__ import annotations

from game.engine.switch import PLAYING, Switch, number

SWITCHES: tuple[Switch, ...] = (number("advice_fine", PLAYING, 0, (0, 2, 4)),)
