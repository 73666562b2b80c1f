"""The voice of Old Ox: says little, and that slowly."""

from __future__ import annotations

from game.narrate.voices import moments as at
from game.text import N_

LINES: at.Lines = {
    at.GREETS: (N_("Evening, all."),),
    at.HITS: (N_("Sorry. It was its turn."), N_("There. Heavy, isn't it."), N_("The plough goes through.")),
    at.HIT: (N_("Well. More hay."), N_("I can carry that."), N_("Never mind.")),
    at.CALLS: (N_("One left. No hurry."), N_("Slowly, slowly, one.")),
    at.CATCHES: (N_("Even I saw that one."),),
    at.CAUGHT: (N_("Ah. I was about to."),),
    at.SKIPPED: (N_("Good, a rest."), N_("I wasn't ready anyway.")),
    at.RIGHT: (N_("Thought so."),),
    at.WRONG: (N_("My mistake. I'll carry it."),),
    at.FOUND_OUT: (N_("Didn't suit me anyway."),),
    at.HONEST: (N_("I don't know how to bluff."),),
    at.SWAPS: (N_("A fair trade."),),
    at.ROBBED: (N_("Take good care of them."),),
    at.JUMPS: (N_("Faster than I look."),),
    at.THINKS: (N_("Let me chew on that."), N_("Mmmm…")),
    at.WINS: (N_("Slow goes far."), N_("Well, there's the gate.")),
    at.LOSES: (N_("Tomorrow is another field."), N_("Well ploughed, neighbour.")),
    at.OTHER_OUT: (N_("Good work over there."),),
    at.SLIPS: (N_("Wrong furrow."),),
}
