"""The levels of computer players: one table of what each does, and the minds they are made of.

How far apart they are, official rules, share won against the level below (95 % interval, how many were played); the
master with no more than 200 tries an act. `ladder` measures it again.

                          casual           steady            sharp             master
two seats, matches        99 (95–100, 100) 81 (75–86, 200)   61 (56–65, 400)   77 (65–86, 60)
four seats, rounds        45 (40–49, 400)  33 (31–36, 1,200) 26 (24–29, 1,200) 38 (27–49, 72)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from game.ai.beginner import Beginner
from game.ai.casual import Casual
from game.ai.characters import CHARACTERS, Character
from game.ai.master import Master
from game.ai.player import Player
from game.ai.search import Budget
from game.ai.sharp import Sharp
from game.ai.steady import Steady
from game.ai.words import N_

BEGINNER, CASUAL, STEADY, SHARP, MASTER = "beginner", "casual", "steady", "sharp", "master"

FALLBACK_LEVEL = BEGINNER
"""Whose reaction times and words are used where a level is unknown."""

MakeMind = Callable[[Character, Budget | None], Player]


@dataclass(frozen=True)
class Level:
    """One level. `reaction` is the median of the seconds to call, catch or jump, `reaction_spread` the sigma of their
    log-normal distribution; `cheap` says that an act costs so little that it may be thought out beside the picture,
    `remembers` that the level makes use of what its seat was shown before.
    """

    id: str
    name: str
    about: str
    mind: MakeMind
    reaction: float
    reaction_spread: float
    cheap: bool = True
    remembers: bool = False


_ALL = (
    Level(
        BEGINNER,
        N_("First steps"),
        N_("Plays what catches the eye, draws although a card would fit, forgets to call and seldom catches anybody."),
        lambda who, budget: Beginner(who),
        reaction=2.4,
        reaction_spread=0.35,
    ),
    Level(
        CASUAL,
        N_("Easy-going"),
        N_("Knows what is good play, but often lays the first card that fits; forgets a call now and then."),
        lambda who, budget: Casual(who),
        reaction=1.8,
        reaction_spread=0.35,
    ),
    Level(
        STEADY,
        N_("Steady"),
        N_("Keeps wild cards for later, steers to its longest colour, stops whoever is about to go out, and calls."),
        lambda who, budget: Steady(who),
        reaction=1.3,
        reaction_spread=0.3,
    ),
    Level(
        SHARP,
        N_("Sharp"),
        N_("Remembers who could not follow which colour and what was shown, and plays accordingly."),
        lambda who, budget: Sharp(who, budget=budget),
        reaction=1.1,
        reaction_spread=0.3,
        cheap=False,
        remembers=True,
    ),
    Level(
        MASTER,
        N_("Far-sighted"),
        N_("Imagines hundreds of ways the cards may lie, plays each to the end, and does what turns out best."),
        lambda who, budget: Master(who, budget=budget),
        reaction=1.0,
        reaction_spread=0.3,
        cheap=False,
        remembers=True,
    ),
)

LEVELS: Mapping[str, Level] = MappingProxyType({level.id: level for level in _ALL})
"""Every level by id, weakest first."""


def player(level: str, character: str, budget: Budget | None = None) -> Player:
    """Return the mind of `character` at `level`; `budget` is how much it may think, where it is not the level's own.

    Raises KeyError when there is no such level or character.
    """
    return LEVELS[level].mind(CHARACTERS[character], budget)
