"""Several cards in one play, and what they do together."""

from __future__ import annotations

from game.engine.switch import PLAYING, Switch, choice

SWITCHES: tuple[Switch, ...] = (
    choice("multi", PLAYING, "off", "identical", "numbers", "symbol"),
    choice("multi_effect", PLAYING, "each", "once"),
)
