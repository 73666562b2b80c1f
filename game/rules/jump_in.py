"""Playing out of turn on an identical card."""

from __future__ import annotations

from game.engine.switch import PLAYING, Switch, choice, yes_no

SWITCHES: tuple[Switch, ...] = (
    choice("jump_in", PLAYING, "off", "numbers", "coloured", "all"),
    choice("jump_effect", PLAYING, "replace", "add"),
    yes_no("self_jump", PLAYING),
)
