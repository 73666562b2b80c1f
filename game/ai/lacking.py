"""How likely the next seat has nothing of a colour, by what one remembers of it."""

from __future__ import annotations

from game.ai.beliefs import FITTED, WAS_OF_COLOUR, Memory, Slot, bar_parts
from game.ai.reading import Reading
from game.engine.cards import COLOUR_OF, HIDDEN
from game.engine.observation import Observation

NOT_OF_COLOUR = 0.77
"""The chance that a card one knows nothing about is not of a given colour (25 of 108 are, W aside)."""

BARRED = {FITTED: 0.98, WAS_OF_COLOUR: 0.85}
"""The same for a card that would have been played if it were."""

COLOURS_AND_NONE = 9


def lacking(seen: Observation, memory: Memory | None) -> list[float]:
    """Return for each colour (and last for no colour) how likely next has nothing of it."""
    others = Reading(seen).others
    if not others:
        return [0.0] * COLOURS_AND_NONE
    seat = others[0]
    hand = memory.hands[seat] if memory is not None else ()
    if len(hand) != seen.counts[seat]:
        hand = (Slot(HIDDEN, HIDDEN),) * seen.counts[seat]
    chances = [1.0] * COLOURS_AND_NONE
    for slot in hand:
        barred = {bar_parts(code)[1]: BARRED.get(bar_parts(code)[0], 0.0) for code in slot.barred}
        for colour in range(COLOURS_AND_NONE - 1):
            if slot.face != HIDDEN:
                chances[colour] *= COLOUR_OF[slot.face] != colour
            else:
                chances[colour] *= max(NOT_OF_COLOUR, barred.get(colour, 0.0))
    chances[-1] = 0.0
    return chances
