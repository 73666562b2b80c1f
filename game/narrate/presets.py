"""Every preset in words: its name, where it comes from, and what playing it is like."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.rules.presets import PRESETS as RULE_PRESETS
from game.text import N_, _


class PresetText(NamedTuple):
    """What a player reads about a preset."""

    name: str
    about: str


PRESETS: Mapping[str, PresetText] = {
    "official": PresetText(
        N_("Official"), N_("The rules as printed: no stacking, no jumping in, and a wild +4 that can be challenged.")
    ),
    "encyclopedia": PresetText(
        N_("Encyclopedia"), N_("Nearly official: the first card is a number, and the winner deals the next round.")
    ),
    "console": PresetText(
        N_("Console"), N_("Stack like on like, jump in on anything, sevens swap and zeros pass the hands on.")
    ),
    "together": PresetText(
        N_("Together"),
        N_("Two packs with bounce and discard-all cards. Penalties have to be stacked, and anything can be jumped on."),
    ),
    "tavern": PresetText(
        N_("Tavern"), N_("Lay equal symbols together, jump on anything coloured, and challenge even a grown stack.")
    ),
    "pairs": PresetText(
        N_("Pairs"),
        N_(
            "Twins go together, skips and reverses fend off a penalty, and loose tongues are fined. Go out on a number."
        ),
    ),
    "shop": PresetText(
        N_("Shop"), N_("Blank cards with dares, a drawn card that has to wait, and a missed call that costs by itself.")
    ),
    "gang": PresetText(
        N_("Piglet gang"),
        N_("Any draw card on any other, jumps that add up, fives that swap. Everyone counts their own hand."),
    ),
    "handbook": PresetText(
        N_("Handbook"), N_("Close to the printed rules, but like stacks on like, and a wrong card costs one.")
    ),
    "last-standing": PresetText(
        N_("Last one standing"), N_("Nobody stops at the first winner: play on until one is left, and score by place.")
    ),
    "children": PresetText(
        N_("Children"), N_("Numbers only, five cards each and no calling: for the smallest at the table.")
    ),
    "flip": PresetText(N_("Flip"), N_("Cards with two sides. A flip turns everything over, and the dark side bites.")),
    "attack": PresetText(
        N_("Launcher"), N_("Instead of drawing you press the launcher: often nothing, sometimes a whole volley.")
    ),
    "wildest": PresetText(N_("Everything"), N_("Every rule that makes it louder, all at once, with two packs.")),
}
"""By preset id."""

ORIGINS: Mapping[str, str] = {
    "printed": N_("the publisher's printed rules"),
    "encyclopedia": N_("an online encyclopedia's article"),
    "console": N_("the console game"),
    "phone": N_("the phone game"),
    "tavern": N_("rules told among players"),
    "pairs": N_("a circle that plays in pairs"),
    "shop": N_("a card seller's leaflet"),
    "gang": N_("the Piglet gang's own rules"),
    "handbook": N_("a how-to page"),
    "last-standing": N_("players who knock each other out"),
    "children": N_("a guide for families"),
    "flip": N_("the flip edition"),
    "attack": N_("the edition with a launcher"),
    "wildest": N_("this game"),
}
"""By origin code."""


def preset_name(preset: str) -> str:
    """Return the name of a preset."""
    return _(PRESETS[preset].name)


def preset_about(preset: str) -> str:
    """Return the sentence about a preset."""
    return _(PRESETS[preset].about)


def preset_origin(preset: str) -> str:
    """Return where a preset comes from."""
    return _(ORIGINS[RULE_PRESETS[preset].origin])
