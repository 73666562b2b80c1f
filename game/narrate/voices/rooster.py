"""The voice of Rooster: always in the right."""

from __future__ import annotations

from game.narrate.voices import moments as at
from game.text import N_

LINES: at.Lines = {
    at.GREETS: (N_("Attention! The sun is up."),),
    at.HITS: (N_("Let that be a lesson!"), N_("Cock-a-doodle-take!"), N_("That is how it is done.")),
    at.HIT: (N_("I protest!"), N_("That was against all manners."), N_("My feathers!")),
    at.CALLS: (N_("One! Loud and clear!"), N_("One! Everybody heard it!")),
    at.CATCHES: (N_("Shame! You did not call!"),),
    at.CAUGHT: (N_("The acoustics are terrible."),),
    at.SKIPPED: (N_("An outrage!"), N_("I shall write to somebody.")),
    at.RIGHT: (N_("Aha! A liar at table!"),),
    at.WRONG: (N_("Well, it looked wrong."),),
    at.FOUND_OUT: (N_("A matter of interpretation."),),
    at.HONEST: (N_("I want an apology."),),
    at.SWAPS: (N_("I shall take better care of these."),),
    at.ROBBED: (N_("Plucked! In daylight!"),),
    at.JUMPS: (N_("Early bird!"),),
    at.THINKS: (N_("Silence on the perch, please."), N_("A moment. Greatness takes time.")),
    at.WINS: (N_("Naturally."), N_("Cock-a-doodle-doo!")),
    at.LOSES: (N_("I was distracted by your mistakes."), N_("I demand a recount.")),
    at.OTHER_OUT: (N_("Showing off, I see."),),
    at.SLIPS: (N_("That card was badly printed."),),
}
