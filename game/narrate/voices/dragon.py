"""The voice of Drago: grand, with a straight face."""

from __future__ import annotations

from game.narrate.voices import moments as at
from game.text import N_

LINES: at.Lines = {
    at.GREETS: (N_("You may begin. I am here."),),
    at.HITS: (N_("Behold!"), N_("A small cloud. With thunder."), N_("Did that singe?")),
    at.HIT: (N_("It tickles. Really."), N_("All part of the plan."), N_("Smoke? What smoke? I'm calm.")),
    at.CALLS: (N_("One. Or is it?"), N_("One pearl left.")),
    at.CATCHES: (N_("A dragon sees everything."),),
    at.CAUGHT: (N_("I was testing you."),),
    at.SKIPPED: (N_("I was admiring myself anyway."), N_("Dragons do not queue.")),
    at.RIGHT: (N_("A poor imitation of me."),),
    at.WRONG: (N_("Hm. Impressive face."),),
    at.FOUND_OUT: (N_("And I kept such a straight face!"),),
    at.HONEST: (N_("For once! Who'd have thought."),),
    at.SWAPS: (N_("Your treasure pleases me."),),
    at.ROBBED: (N_("Careful, that's a hoard."),),
    at.JUMPS: (N_("From the clouds!"),),
    at.THINKS: (N_("The mist is not clear yet…"), N_("Watch my face. Tells nothing.")),
    at.WINS: (N_("Applause, please."), N_("As foretold.")),
    at.LOSES: (N_("I let you. Obviously."), N_("Well bluffed, world.")),
    at.OTHER_OUT: (N_("One guest leaves my palace."),),
    at.SLIPS: (N_("A bluff too far."),),
}
