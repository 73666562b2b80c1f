"""The discard-all card: other cards of its colour go with it."""

from __future__ import annotations

from game.engine.switch import SPECIAL, Switch, choice, number

SWITCHES: tuple[Switch, ...] = (
    number("discard_alls", SPECIAL, 0, (0, 8)),
    choice("discard_all", SPECIAL, "choose", "all"),
)
