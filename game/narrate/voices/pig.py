"""The voice of Piglet: here for the snacks."""

from __future__ import annotations

from game.narrate.voices import moments as at
from game.text import N_

LINES: at.Lines = {
    at.GREETS: (N_("Did anybody bring dumplings?"),),
    at.HITS: (N_("Oh, was that a big one?"), N_("Here, have seconds!"), N_("It had sauce on it anyway.")),
    at.HIT: (N_("A second helping!"), N_("Oink. Thank you?"), N_("More cards, more fun.")),
    at.CALLS: (N_("One! Like the last dumpling."), N_("Somebody said to say: one.")),
    at.CATCHES: (N_("Even I noticed!"),),
    at.CAUGHT: (N_("My mouth was full!"),),
    at.SKIPPED: (N_("Good, a snack break."), N_("Pass the peanuts, then.")),
    at.RIGHT: (N_("I just wanted to see!"),),
    at.WRONG: (N_("Oh. Well, I saw them."),),
    at.FOUND_OUT: (N_("I thought that was allowed."),),
    at.HONEST: (N_("I can't even bluff!"),),
    at.SWAPS: (N_("Ooh, still warm."),),
    at.ROBBED: (N_("Mind the crumbs!"),),
    at.JUMPS: (N_("Mine! Like at dinner!"),),
    at.THINKS: (N_("Mm? Oh, me?"), N_("I think best while chewing.")),
    at.WINS: (N_("I won? By eating?"), N_("Cake for everyone!")),
    at.LOSES: (N_("Is there supper now?"), N_("Well, the peanuts were good.")),
    at.OTHER_OUT: (N_("Save me a seat at supper!"),),
    at.SLIPS: (N_("That wasn't a cookie."),),
}
