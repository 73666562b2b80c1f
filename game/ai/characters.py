"""The twelve who sit down at the table: names and tempers, apart from how well they play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from game.ai.words import N_


@dataclass(frozen=True)
class Character:
    """An animal of the zodiac. Tempers run from 0 to 1, with 0.5 for somebody one would not notice.

    `bold` bluffs and doubts others' bluffs, `vengeful` goes for whoever made the last play against it, `quick` reacts
    fast and likes to jump in, `forgetful` forgets to call, `talkative` comments.
    """

    id: str
    name: str
    about: str
    bold: float
    vengeful: float
    quick: float
    forgetful: float
    talkative: float


_ALL = (
    Character("rat", N_("Ratty"), N_("Counts every card twice and trusts nobody."), 0.4, 0.4, 0.8, 0.2, 0.6),
    Character("ox", N_("Old Ox"), N_("In no hurry; keeps the wild cards for later."), 0.2, 0.2, 0.1, 0.4, 0.1),
    Character("tiger", N_("Tigress"), N_("Bares her teeth: whoever hits her is hit back."), 0.9, 0.9, 0.6, 0.4, 0.5),
    Character("rabbit", N_("Jade Rabbit"), N_("Nobody calls faster."), 0.3, 0.2, 1.0, 0.1, 0.6),
    Character("dragon", N_("Drago"), N_("Bluffs with a straight face and a puff of smoke."), 1.0, 0.5, 0.5, 0.4, 0.7),
    Character("snake", N_("Green Snake"), N_("Waits quietly for you to forget your call."), 0.6, 0.6, 0.7, 0.0, 0.2),
    Character("horse", N_("Pegasus"), N_("Plays first and thinks on the way."), 0.7, 0.3, 0.9, 0.7, 0.5),
    Character("goat", N_("Nanny Goat"), N_("Would rather draw a card than quarrel."), 0.1, 0.1, 0.3, 0.6, 0.4),
    Character("monkey", N_("Monkey"), N_("Jumps in wherever there is a gap."), 0.8, 0.5, 0.9, 0.5, 1.0),
    Character("rooster", N_("Rooster"), N_("Crows at every mistake but his own."), 0.6, 0.7, 0.5, 0.3, 0.9),
    Character("dog", N_("Doggo"), N_("Friendly to everyone, forgets nothing but his call."), 0.4, 0.1, 0.5, 0.8, 0.6),
    Character("pig", N_("Piglet"), N_("Is here for the snacks and wins by accident."), 0.5, 0.0, 0.2, 1.0, 0.7),
)

CHARACTERS: Mapping[str, Character] = MappingProxyType({character.id: character for character in _ALL})
"""Every character by id, in the order of the zodiac."""
