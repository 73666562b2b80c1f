"""How many cards a draw is, and whether the drawn card may be played at once."""

from __future__ import annotations

from game.engine.switch import PLAYING, Switch, choice

SWITCHES: tuple[Switch, ...] = (
    choice("draw", PLAYING, "one", "until"),
    choice("play_drawn", PLAYING, "may", "must", "numbers", "never"),
)
