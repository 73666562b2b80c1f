"""What may be laid on a card whose penalty has been drawn."""

from __future__ import annotations

from game.engine.switch import PENALTIES, Switch, choice

SWITCHES: tuple[Switch, ...] = (choice("after_penalty", PENALTIES, "normal", "colour"),)
