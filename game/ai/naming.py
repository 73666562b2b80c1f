"""Naming a colour or a seat when that is asked for by itself: after a first wild, a turned deck, a card laid alone."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.beliefs import FITTED, WAS_OF_COLOUR, Memory, bar_parts
from game.ai.reading import Reading, colours_in
from game.ai.tables import game_of
from game.engine.actions import COLOUR, TO, Action
from game.engine.observation import Observation

LACKING = 0.8
"""What it is worth, in cards of one's own colour, that next seems to lack the colour."""


def naming_choice(seen: Observation, legal: Sequence[Action], memory: Memory | None) -> Action:
    """Return the colour held most, rather one that next seems to lack; or the smallest hand that is no partner's."""
    reading = Reading(seen)
    held = colours_in(seen.faces, seen.dark)
    lacking = _lacked_by_next(reading, memory)
    teams = game_of(seen.rules, seen.seats).teams

    def score(act: Action) -> float:
        if act.verb == COLOUR:
            return held.get(act.colour, 0.0) + LACKING * lacking.get(act.colour, 0.0)
        if act.verb == TO:
            partner = bool(teams) and act.to % teams == seen.seat % teams
            return -seen.counts[act.to] - 100.0 * partner
        return 0.0

    return max(legal, key=score)


def _lacked_by_next(reading: Reading, memory: Memory | None) -> dict[int, float]:
    """Return for each colour the share of next's cards that can hardly be of it."""
    if memory is None or not reading.others:
        return {}
    hand = memory.hands[reading.others[0]]
    lacked: dict[int, float] = {}
    for slot in hand:
        for colour in {bar_parts(code)[1] for code in slot.barred if bar_parts(code)[0] in (FITTED, WAS_OF_COLOUR)}:
            lacked[colour] = lacked.get(colour, 0.0) + 1.0 / len(hand)
    return lacked
