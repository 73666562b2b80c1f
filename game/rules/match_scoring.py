"""What a round gives, and when a match is over (RULES.md section 8)."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.game import Game
from game.engine.switch import DECK, Switch, Value, choice, number

MOST_POINTS = 1_000_000
"""A target beyond this would never be reached; it also bounds the share code."""

TARGETS = {"winner": 500, "own": 500, "knockout": 500, "moderate": 100, "hero": 500, "places": 20, "single": 500}
"""The target a scoring has when nobody chose one. One round (`single`) never looks at it."""

SWITCHES: tuple[Switch, ...] = (
    choice("scoring", DECK, "winner", "own", "knockout", "moderate", "hero", "places", "single"),
    Switch("target", DECK, "int", TARGETS["winner"], range(1, MOST_POINTS + 1), row="scoring", officials=TARGETS),
    number("pigs", DECK, 3, range(1, 11)),
)


def contribute(game: Game, values: Mapping[str, Value]) -> None:
    """Set the scoring and where it ends."""
    game.scoring = str(values["scoring"])
    game.target = int(values["target"])
    game.pigs_to_end = int(values["pigs"])
