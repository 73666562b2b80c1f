"""The levels of computer players: one table of what each does, and the minds they are made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from game.ai.beginner import Beginner
from game.ai.characters import CHARACTERS, Character
from game.ai.player import Player
from game.ai.steady import Steady
from game.ai.words import N_

BEGINNER, STEADY = "beginner", "steady"

FALLBACK_LEVEL = BEGINNER
"""Whose reaction times and words are used where a level is unknown."""


@dataclass(frozen=True)
class Level:
    """One level. `reaction` is the median of the seconds to call, catch or jump, `reaction_spread` the sigma of their
    log-normal distribution; `cheap` says that an act costs so little that it may be thought out beside the picture.
    """

    id: str
    name: str
    about: str
    mind: Literal["beginner", "steady"]
    reaction: float
    reaction_spread: float
    cheap: bool = True


_ALL = (
    Level(
        BEGINNER,
        N_("First steps"),
        N_("Plays what catches the eye, draws although a card would fit, forgets to call and seldom catches anybody."),
        "beginner",
        reaction=2.4,
        reaction_spread=0.35,
    ),
    Level(
        STEADY,
        N_("Steady"),
        N_("Keeps wild cards for later, steers to its longest colour, stops whoever is about to go out, and calls."),
        "steady",
        reaction=1.3,
        reaction_spread=0.3,
    ),
)

LEVELS: Mapping[str, Level] = MappingProxyType({level.id: level for level in _ALL})
"""Every level by id, weakest first."""


def player(level: str, character: str) -> Player:
    """Return the mind of `character` at `level`. Raises KeyError when there is no such level or character."""
    mind = LEVELS[level].mind
    who: Character = CHARACTERS[character]
    return Beginner(who) if mind == "beginner" else Steady(who)
