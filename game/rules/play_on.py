"""The round goes on until one seat is left."""

from __future__ import annotations

from game.engine.switch import GOING_OUT, Switch, yes_no

SWITCHES: tuple[Switch, ...] = (yes_no("play_on", GOING_OUT),)
