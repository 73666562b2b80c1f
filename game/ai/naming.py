"""Naming a colour or a seat when that is asked for by itself: after a first wild, a turned deck, a card laid alone."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.beliefs import Memory
from game.ai.lacking import lacking
from game.ai.reading import colours_in
from game.ai.tables import game_of
from game.engine.actions import COLOUR, TO, Action
from game.engine.observation import Observation

LACKING = 0.8
"""What it is worth, in cards of one's own colour, that next seems to lack the colour."""


def naming_choice(seen: Observation, legal: Sequence[Action], memory: Memory | None) -> Action:
    """Return the colour held most, rather one that next seems to lack; or the smallest hand that is no partner's."""
    held = colours_in(seen.faces, seen.dark)
    lacked = lacking(seen, memory)
    teams = game_of(seen.rules, seen.seats).teams

    def score(act: Action) -> float:
        if act.verb == COLOUR:
            return held.get(act.colour, 0.0) + LACKING * lacked[act.colour]
        if act.verb == TO:
            partner = bool(teams) and act.to % teams == seen.seat % teams
            return -seen.counts[act.to] - 100.0 * partner
        return 0.0

    return max(legal, key=score)
