"""Whoever can play has to."""

from __future__ import annotations

from game.engine.switch import PLAYING, Switch, yes_no

SWITCHES: tuple[Switch, ...] = (yes_no("must_play", PLAYING),)
