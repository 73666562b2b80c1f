"""The moments at which a computer player may have something to say, and what a voice is."""

from __future__ import annotations

from collections.abc import Mapping

GREETS, HITS, HIT, CALLS, CATCHES, CAUGHT = "greets", "hits", "hit", "calls", "catches", "caught"
SKIPPED, RIGHT, WRONG, FOUND_OUT, HONEST = "skipped", "right", "wrong", "found_out", "honest"
SWAPS, ROBBED, JUMPS, THINKS, WINS, LOSES = "swaps", "robbed", "jumps", "thinks", "wins", "loses"
OTHER_OUT, SLIPS = "other_out", "slips"

MOMENTS: Mapping[str, float] = {
    GREETS: 0.5,  # the match begins
    HITS: 0.8,  # its play makes somebody draw
    HIT: 0.8,  # it has to draw
    CALLS: 0.6,
    CATCHES: 1.0,
    CAUGHT: 1.0,
    SKIPPED: 0.45,
    RIGHT: 1.0,  # its challenge was right
    WRONG: 1.0,  # its challenge was wrong
    FOUND_OUT: 1.0,  # it was challenged, and had bluffed
    HONEST: 1.0,  # it was challenged, and had not
    SWAPS: 0.9,
    ROBBED: 0.8,  # somebody took its hand
    JUMPS: 0.7,
    THINKS: 0.6,  # its thinking takes long
    WINS: 1.0,
    LOSES: 0.8,  # somebody else wins
    OTHER_OUT: 0.7,  # somebody else goes out, and the round goes on
    SLIPS: 0.9,  # it laid or caught what it should not have
}
"""How readily somebody speaks at each, from 0 to 1."""

Lines = Mapping[str, tuple[str, ...]]
"""What one character says: by moment, each line to be translated."""
