"""Players who win and lose together, for a match or for some rounds of it (RULES.md section 8)."""

from __future__ import annotations

from game.engine.switch import DECK, Switch, number, yes_no

SWITCHES: tuple[Switch, ...] = (
    number("teams", DECK, 0, (0, 2, 3, 4, 5)),
    yes_no("rotation", DECK),
)
