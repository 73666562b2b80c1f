"""Which cards are on the table: the deck, what is added to it and left out of it (RULES.md section 3)."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.decks import FLIP_PAIRS, printed_counts
from game.engine.game import Game
from game.engine.switch import DECK, SPECIAL, Switch, Value, choice, number, yes_no

SWITCHES: tuple[Switch, ...] = (
    choice("deck", DECK, "classic", "numbers", "flip", "attack"),
    choice("flip_pairing", DECK, "printed", "shuffled"),
    number("zeros", SPECIAL, 1, (1, 2)),
    number("decks", SPECIAL, 1, range(1, 5)),
    yes_no("actions", SPECIAL, official=True),
    yes_no("wilds", SPECIAL, official=True),
)


def contribute(game: Game, values: Mapping[str, Value]) -> None:
    """Say what the deck is made of. `zeros` and what other switches add count for one-faced decks alone."""
    packs = int(values["decks"])
    if values["deck"] == "flip":
        game.cards = tuple(light for light, _ in FLIP_PAIRS) * packs
        game.backs = tuple(dark for _, dark in FLIP_PAIRS) * packs
        game.shuffle_backs = values["flip_pairing"] == "shuffled"
        return
    game.printed = printed_counts(str(values["deck"]))
    for colour in "rygb":
        if colour + "0" in game.printed:
            game.printed[colour + "0"] = int(values["zeros"])
    game.packs = packs
    game.with_actions, game.with_wilds = bool(values["actions"]), bool(values["wilds"])
