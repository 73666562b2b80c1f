"""The voice of Monkey: cheeky."""

from __future__ import annotations

from game.narrate.voices import moments as at
from game.text import N_

LINES: at.Lines = {
    at.GREETS: (N_("Anyone seen my banana?"),),
    at.HITS: (N_("Catch!"), N_("A present from me!"), N_("Peel that!"), N_("Oops. No, not oops.")),
    at.HIT: (N_("You'd hit a monkey?"), N_("Good, I like juggling."), N_("I'll swing back at you!")),
    at.CALLS: (N_("One! Look, no hands!"), N_("One banana left!")),
    at.CATCHES: (N_("Forgot! Forgot! Forgot!"),),
    at.CAUGHT: (N_("I was making a face!"),),
    at.SKIPPED: (N_("Hey, my branch!"), N_("Fine, I'll juggle.")),
    at.RIGHT: (N_("Nobody out-tricks a monkey!"),),
    at.WRONG: (N_("Who put a truth in there?"),),
    at.FOUND_OUT: (N_("It was a good trick though."),),
    at.HONEST: (N_("The one time I don't!"),),
    at.SWAPS: (N_("Yoink!"),),
    at.ROBBED: (N_("That's my trick!"),),
    at.JUMPS: (N_("Me! Me first!"), N_("Wheee!")),
    at.THINKS: (N_("Should I? Shouldn't I? I should!"), N_("Scratching helps.")),
    at.WINS: (N_("King of the mountain!"), N_("And a somersault!")),
    at.LOSES: (N_("Best of three? Of nine?"), N_("You moved the tree!")),
    at.OTHER_OUT: (N_("Don't eat all the peaches!"),),
    at.SLIPS: (N_("It was worth a try!"),),
}
