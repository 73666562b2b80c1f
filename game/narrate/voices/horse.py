"""The voice of Pegasus: runs first."""

from __future__ import annotations

from game.narrate.voices import moments as at
from game.text import N_

LINES: at.Lines = {
    at.GREETS: (N_("Are we off yet?"),),
    at.HITS: (N_("Full gallop!"), N_("Mind the hooves!"), N_("Out of my way!")),
    at.HIT: (N_("Whoa!"), N_("I'll run it off."), N_("Was that a fence?")),
    at.CALLS: (N_("Last stretch!"), N_("One, and I see the line!")),
    at.CATCHES: (N_("Hey, you skipped a fence!"),),
    at.CAUGHT: (N_("Say it? I was running!"),),
    at.SKIPPED: (N_("Who pulled the reins?"), N_("Standing still is awful.")),
    at.RIGHT: (N_("Ha! Lame story!"),),
    at.WRONG: (N_("I leapt before I looked."),),
    at.FOUND_OUT: (N_("I wasn't thinking. True story."),),
    at.HONEST: (N_("Straight as a racetrack!"),),
    at.SWAPS: (N_("New saddle!"),),
    at.ROBBED: (N_("I wasn't done with those!"),),
    at.JUMPS: (N_("Over the fence!"),),
    at.THINKS: (N_("Thinking. How do you people do it?"), N_("Hold on, which way was it?")),
    at.WINS: (N_("By a head!"), N_("Did I win? I won!")),
    at.LOSES: (N_("Another lap!"), N_("The ground was soft.")),
    at.OTHER_OUT: (N_("Wait, I'm still running!"),),
    at.SLIPS: (N_("Stumbled!"),),
}
