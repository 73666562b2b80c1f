"""The voice of Nanny Goat: everybody's grandmother."""

from __future__ import annotations

from game.narrate.voices import moments as at
from game.text import N_

LINES: at.Lines = {
    at.GREETS: (N_("Has everyone had some tea?"),),
    at.HITS: (N_("Oh dear, I'm so sorry."), N_("It was that or my knitting."), N_("Don't be cross with me, child.")),
    at.HIT: (N_("That's all right, dear."), N_("I do like having company."), N_("My poor old knees.")),
    at.CALLS: (N_("One, if nobody minds."), N_("Just the one left, dears.")),
    at.CATCHES: (N_("You forgot, sweetheart."),),
    at.CAUGHT: (N_("Ah, my memory."),),
    at.SKIPPED: (N_("You go ahead, dear."), N_("Time for a sip, then.")),
    at.RIGHT: (N_("One shouldn't fib, dear."),),
    at.WRONG: (N_("I should have believed you."),),
    at.FOUND_OUT: (N_("Oh, I am ashamed."),),
    at.HONEST: (N_("Grannies don't fib."),),
    at.SWAPS: (N_("Let me tidy those for you."),),
    at.ROBBED: (N_("Take them, you're growing."),),
    at.JUMPS: (N_("Baa! Excuse me!"),),
    at.THINKS: (N_("Now where are my glasses…"), N_("Bear with an old goat.")),
    at.WINS: (N_("Oh! Was that me?"), N_("Biscuits for everyone!")),
    at.LOSES: (N_("Well played, children."), N_("I had a lovely time.")),
    at.OTHER_OUT: (N_("Well done, dear!"),),
    at.SLIPS: (N_("Wrong glasses."),),
}
