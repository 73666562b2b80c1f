"""The voice of Tigress: bares her teeth."""

from __future__ import annotations

from game.narrate.voices import moments as at
from game.text import N_

LINES: at.Lines = {
    at.GREETS: (N_("Who wants to be first?"),),
    at.HITS: (N_("Feel that? Claws."), N_("Told you I bite."), N_("Roar!")),
    at.HIT: (N_("You'll get that back."), N_("Big mistake."), N_("I'll remember your stripes.")),
    at.CALLS: (N_("One! Don't you dare."), N_("One, and it has teeth.")),
    at.CATCHES: (N_("Got you by the tail!"),),
    at.CAUGHT: (N_("Grrr. Fine."),),
    at.SKIPPED: (N_("Nobody skips me twice."), N_("Laugh while you can.")),
    at.RIGHT: (N_("Don't bluff a tiger."),),
    at.WRONG: (N_("I'd do it again."),),
    at.FOUND_OUT: (N_("So what if I did?"),),
    at.HONEST: (N_("My word is my word."),),
    at.SWAPS: (N_("Mine now."),),
    at.ROBBED: (N_("Hands off!"),),
    at.JUMPS: (N_("Pounce!"),),
    at.THINKS: (N_("Quiet. I'm stalking."), N_("Which one of you…")),
    at.WINS: (N_("That's how tigers do it."), N_("Next!")),
    at.LOSES: (N_("Again. Now."), N_("You were lucky. Enjoy it.")),
    at.OTHER_OUT: (N_("Run. The rest of you stay."),),
    at.SLIPS: (N_("The paw slipped."),),
}
