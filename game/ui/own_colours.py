"""Card colours of the user's own: from four chosen shades to all the tones a suit needs.

Tones follow the shipped sets: `deep` carries words and digits and is dark enough for them, `mid` lies tone on tone on
`main`, `lite` and `tint` are paper with a breath of the colour.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.settings import OWN
from game.text import N_
from game.ui.colour import contrast, luminance, mix

LETTERS = "rygb"
"""The suits that can be given another colour, in the order of the written set."""

SHADES: tuple[tuple[str, str], ...] = (
    ("C02A1A", N_("Cinnabar")),
    ("7A0C2E", N_("Wine")),
    ("E8743B", N_("Persimmon")),
    ("F9C640", N_("Egg yolk")),
    ("FFF0A0", N_("Straw")),
    ("8FBF3F", N_("Young leaf")),
    ("3D9F80", N_("Jade")),
    ("7FD6D0", N_("Celadon")),
    ("2F7FD0", N_("Sky")),
    ("153484", N_("Indigo")),
    ("6A4BC0", N_("Violet")),
    ("E58BC0", N_("Peach blossom")),
    ("8A5A2B", N_("Walnut")),
    ("3A3A44", N_("Slate")),
)
"""What can be chosen: the written colour and its name."""

STANDARD = tuple(SHADES[i][0] for i in (0, 3, 6, 9))

CREAM = "#FFF6E3"
LEAST_CONTRAST = 7.0
"""Of cream words and digits on `deep`."""


def is_own(name: str) -> bool:
    """Say whether a colour set is the user's own."""
    return name.startswith(OWN + ":")


def shades_of(name: str) -> tuple[str, ...]:
    """Return the four shades of a set as written; the standard ones for a set that is not the user's own."""
    return tuple(name.split(":")[1:]) if is_own(name) else STANDARD


def with_shade(name: str, suit: str, shade: str) -> str:
    """Return the set in which a suit has that shade; a suit that had it takes the one given up."""
    shades = list(shades_of(name))
    at = LETTERS.index(suit)
    if shade in shades:
        shades[shades.index(shade)] = shades[at]
    shades[at] = shade
    return ":".join((OWN, *shades))


def tones(shade: str) -> dict[str, str]:
    """Return all tones of a suit whose panels have that shade."""
    main = "#" + shade
    deep = mix(main, "#000000", 0.35)
    while contrast(deep, CREAM) < LEAST_CONTRAST:
        deep = mix(deep, "#000000", 0.12)
    light = luminance(main) > 0.36
    return {
        "main": main,
        "deep": deep,
        "mid": mix(main, deep, 0.14),
        "lite": main if light else mix(main, CREAM, 0.76),
        "tint": mix(main, CREAM, 0.68 if light else 0.76),
        "cut": CREAM,
        "lace": deep if light else CREAM,
    }


def suits(name: str, standard: Mapping[str, Mapping[str, Any]]) -> dict[str, Mapping[str, Any]]:
    """Return the tones of every suit in a set of the user's own; the dark side keeps its colours."""
    own = {letter: tones(shade) for letter, shade in zip(LETTERS, shades_of(name), strict=True)}
    return {**standard, **own}


def recolouring(name: str, standard: Mapping[str, Mapping[str, Any]]) -> dict[str, str]:
    """Return which colour of a standard picture becomes which; where a tone serves twice, the panel's use wins."""
    changes: dict[str, str] = {}
    own = suits(name, standard)
    for letter in LETTERS:
        for tone in ("main", "deep", "mid", "lite"):
            changes.setdefault(str(standard[letter][tone]).upper(), str(own[letter][tone]))
    return changes
