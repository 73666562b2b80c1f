"""A pending penalty is sent on with a skip or back with a reverse."""

from __future__ import annotations

from game.engine.switch import PENALTIES, Switch, choice, yes_no

SWITCHES: tuple[Switch, ...] = (
    yes_no("deflect_skip", PENALTIES),
    choice("deflect_reverse", PENALTIES, "off", "plus2", "any"),
)
