"""Whether the first play of a round has to be a number."""

from __future__ import annotations

from game.engine.switch import SETUP, Switch, choice

SWITCHES: tuple[Switch, ...] = (choice("first_play", SETUP, "any", "number"),)
