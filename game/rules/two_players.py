"""What a reverse means when two are left."""

from __future__ import annotations

from game.engine.switch import SPECIAL, Switch, choice

SWITCHES: tuple[Switch, ...] = (choice("two_player_reverse", SPECIAL, "skip", "plain"),)
