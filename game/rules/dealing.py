"""Who deals, how many cards, and who opens in which direction."""

from __future__ import annotations

from game.engine.switch import SETUP, Switch, choice, number

SWITCHES: tuple[Switch, ...] = (
    number("hand_size", SETUP, 7, range(1, 21)),
    choice("first_dealer", SETUP, "draw-high", "highest-value", "random", "chosen"),
    choice("next_dealer", SETUP, "left", "winner"),
    choice("opener", SETUP, "left", "dealer"),
    choice("direction", SETUP, "clockwise", "counter"),
)
