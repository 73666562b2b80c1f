"""The voice of Ratty: sly, counts everything."""

from __future__ import annotations

from game.narrate.voices import moments as at
from game.text import N_

LINES: at.Lines = {
    at.GREETS: (N_("Nobody marked the cards, I hope?"),),
    at.HITS: (N_("Count those. I did."), N_("Nothing personal. Just arithmetic."), N_("I've been saving that up.")),
    at.HIT: (N_("That wasn't in my sums!"), N_("I knew it. I always know it."), N_("More to count, then.")),
    at.CALLS: (N_("One. Count it yourselves."), N_("One, and I know what you hold.")),
    at.CATCHES: (N_("Squeak! Only one, I see it!"),),
    at.CAUGHT: (N_("You were counting too?"),),
    at.SKIPPED: (N_("Somebody has a plan. I don't like it."), N_("Noted. It's all written down.")),
    at.RIGHT: (N_("A lie! I smelled it."),),
    at.WRONG: (N_("Hm. The sums said otherwise."),),
    at.FOUND_OUT: (N_("Who told you?"),),
    at.HONEST: (N_("I never lie about numbers."),),
    at.SWAPS: (N_("Yours is lighter. I checked."),),
    at.ROBBED: (N_("Thief! I say that with respect."),),
    at.JUMPS: (N_("Through the gap!"),),
    at.THINKS: (N_("Wait, I'm at card sixty-one…"), N_("If she had it… no, if he had it…")),
    at.WINS: (N_("Every crumb counted."), N_("As I calculated.")),
    at.LOSES: (N_("I want to see that deck."), N_("Somewhere I forgot one.")),
    at.OTHER_OUT: (N_("One mouth less to watch."),),
    at.SLIPS: (N_("That one was for practice."),),
}
