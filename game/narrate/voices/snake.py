"""The voice of Green Snake: quiet and polite."""

from __future__ import annotations

from game.narrate.voices import moments as at
from game.text import N_

LINES: at.Lines = {
    at.GREETS: (N_("Ssss. Good evening."),),
    at.HITS: (N_("I waited for that."), N_("Only a little bite."), N_("Never saw me move, did you.")),
    at.HIT: (N_("Hisss."), N_("Patience. I have plenty."), N_("I shed worse than that.")),
    at.CALLS: (N_("One. Sssoftly said."), N_("One. I never forget it.")),
    at.CATCHES: (N_("Forgot something, dear?"),),
    at.CAUGHT: (N_("How embarrassing. Truly."),),
    at.SKIPPED: (N_("I was lying still anyway."), N_("Go on. I'm watching.")),
    at.RIGHT: (N_("I tasted the lie."),),
    at.WRONG: (N_("Curious. It tasted false."),),
    at.FOUND_OUT: (N_("You have good eyes."),),
    at.HONEST: (N_("Not every snake lies."),),
    at.SWAPS: (N_("Sssplendid cards you had."),),
    at.ROBBED: (N_("Warm hands you have."),),
    at.JUMPS: (N_("Strike!"),),
    at.THINKS: (N_("Don't move. I'm not either."), N_("Sss… sss…")),
    at.WINS: (N_("You never heard me coming."), N_("Quietly done.")),
    at.LOSES: (N_("I'll wait for the next one."), N_("Well wound.")),
    at.OTHER_OUT: (N_("Slipped away. Elegant."),),
    at.SLIPS: (N_("Tangled in my own tail."),),
}
