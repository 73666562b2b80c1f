"""What a card left in a hand counts when a round is over (RULES.md section 3)."""

from __future__ import annotations

from game.engine.switch import DECK, Switch, choice

SWITCHES: tuple[Switch, ...] = (choice("values", DECK, "standard", "gang"),)
