"""The call that goes with one's last card but one, the catch, and what a false one costs."""

from __future__ import annotations

from game.engine.switch import CALL, Switch, choice, number, yes_no

SWITCHES: tuple[Switch, ...] = (
    choice("uno", CALL, "catch", "auto", "off"),
    number("uno_penalty", CALL, 2, range(5)),
    yes_no("call_late", CALL, official=True),
    number("false_call", CALL, 2, range(5)),
    number("false_catch", CALL, 2, range(5)),
)
