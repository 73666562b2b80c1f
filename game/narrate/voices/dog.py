"""The voice of Doggo: friends with everybody."""

from __future__ import annotations

from game.narrate.voices import moments as at
from game.text import N_

LINES: at.Lines = {
    at.GREETS: (N_("You're all here! All of you!"),),
    at.HITS: (N_("Sorry sorry! Still friends?"), N_("Fetch!"), N_("I brought you something!")),
    at.HIT: (N_("Are these all for me?"), N_("I'll carry them home!"), N_("Woof! Ouch.")),
    at.CALLS: (N_("I remembered! One!"), N_("One! Good dog!")),
    at.CATCHES: (N_("Psst, you forgot, friend!"),),
    at.CAUGHT: (N_("I always forget that!"),),
    at.SKIPPED: (N_("I'll just sit. Good sit."), N_("You go, I'll wag.")),
    at.RIGHT: (N_("I smelled it, sorry!"),),
    at.WRONG: (N_("My nose is sorry."),),
    at.FOUND_OUT: (N_("I can't look you in the eye."),),
    at.HONEST: (N_("Honest dog!"),),
    at.SWAPS: (N_("Ooh, yours smell nice!"),),
    at.ROBBED: (N_("Have them! Have all of them!"),),
    at.JUMPS: (N_("Me too! Me too!"),),
    at.THINKS: (N_("Squirrel! No. Cards. Cards."), N_("Head tilted, thinking.")),
    at.WINS: (N_("Did I do it? Who's a good boy?"), N_("Group hug!")),
    at.LOSES: (N_("That was the best game ever!"), N_("I'm happy for you!")),
    at.OTHER_OUT: (N_("Hooray for you!"),),
    at.SLIPS: (N_("I chewed on the wrong one."),),
}
