"""Which cards are on the table: the deck, what is added to it and left out of it (RULES.md section 3)."""

from __future__ import annotations

from game.engine.switch import DECK, SPECIAL, Switch, choice, number, yes_no

SWITCHES: tuple[Switch, ...] = (
    choice("deck", DECK, "classic", "numbers", "flip", "attack"),
    choice("flip_pairing", DECK, "printed", "shuffled"),
    number("zeros", SPECIAL, 1, (1, 2)),
    number("decks", SPECIAL, 1, range(1, 5)),
    yes_no("actions", SPECIAL, official=True),
    yes_no("wilds", SPECIAL, official=True),
)
