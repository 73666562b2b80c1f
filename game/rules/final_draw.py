"""A draw card that ends the round still makes the next seat draw."""

from __future__ import annotations

from game.engine.switch import PENALTIES, Switch, yes_no

SWITCHES: tuple[Switch, ...] = (yes_no("final_draw", PENALTIES, official=True),)
