"""The voice of Jade Rabbit: always faster."""

from __future__ import annotations

from game.narrate.voices import moments as at
from game.text import N_

LINES: at.Lines = {
    at.GREETS: (N_("Hello hello hello!"),),
    at.HITS: (N_("Hop, there you go!"), N_("Quick, before you notice!"), N_("Sorry, my paws were faster!")),
    at.HIT: (N_("Ow, my ears!"), N_("So many? For little me?"), N_("I'll nibble through these.")),
    at.CALLS: (N_("Already said it!"), N_("First to say it, as ever!")),
    at.CATCHES: (N_("Too slow!"),),
    at.CAUGHT: (N_("Impossible! Me?"),),
    at.SKIPPED: (N_("Hey, I was in mid-hop!"), N_("I can wait. One second. Done.")),
    at.RIGHT: (N_("My nose twitched!"),),
    at.WRONG: (N_("Oh. Twitched for nothing."),),
    at.FOUND_OUT: (N_("Well, it was quick at least."),),
    at.HONEST: (N_("Honest as the moon!"),),
    at.SWAPS: (N_("Let's swap burrows!"),),
    at.ROBBED: (N_("My carrots!"),),
    at.JUMPS: (N_("Boing!"),),
    at.THINKS: (N_("Hm, that's new. I stopped."), N_("Left ear says yes…")),
    at.WINS: (N_("Did you even see me?"), N_("To the moon!")),
    at.LOSES: (N_("Rematch? Rematch? Rematch?"), N_("Next time I'll start earlier.")),
    at.OTHER_OUT: (N_("Wait for me!"),),
    at.SLIPS: (N_("Too quick for my own paws."),),
}
