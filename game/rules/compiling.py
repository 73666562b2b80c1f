"""From a rule set to the form the engine plays by."""

from __future__ import annotations

from game.engine.decks import listed_cards
from game.engine.game import Game
from game.engine.play import add_common_stages
from game.rules.order import ORDER
from game.rules.refusals import refuse_seats
from game.rules.rule_set import RuleSet


def compile_game(rules: RuleSet, seats: int | None = None) -> Game:
    """Return the game of a rule set, for a table of `seats` seats.

    Raises RuleError when that many cannot be dealt to or do not divide into the teams; without `seats` (a table laid
    out card by card) that is not asked.
    """
    game = Game(rules.values, rules.text)
    add_common_stages(game)
    for module in ORDER:
        module.contribute(game, rules.values)
    if game.printed:
        game.cards = listed_cards(game.printed, actions=game.with_actions, wilds=game.with_wilds, packs=game.packs)
    game.freeze()
    if seats is not None:
        refuse_seats(rules.values, seats, len(game.cards))
    return game
