"""Colours by name, from ``assets/palette.json``, and what the player has set about looks."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

from game import paths
from game.settings import Settings
from game.ui import own_colours
from game.ui.colour import contrast, mix

FADED = 0.6
"""How much of a dull tone is in a button that cannot be pressed."""


class ButtonColours(NamedTuple):
    """Face, under-edge and words of one kind of button."""

    face: str
    deep: str
    text: str

    def faded(self) -> ButtonColours:
        """Return the colours of such a button that cannot be pressed just now: dull, and its words still read."""
        light_words = contrast(self.text, "#000000") > contrast(self.text, "#FFFFFF")
        dull, words = ("#5E4C42", "#F3E6CC") if light_words else ("#D9C8A2", "#4A3B30")
        face, deep = (mix(tone, dull, FADED) for tone in (self.face, self.deep))
        return ButtonColours(face, deep, words)


class Suit(NamedTuple):
    """The tones of one colour of cards; words and digits sit on `deep` (ART.md section 2)."""

    main: str
    deep: str
    mid: str
    lite: str
    tint: str
    cut: str
    lace: str


_HIGH_CONTRAST = {
    "paper": "#FFFFFF",
    "card": "#FFFFFF",
    "paper2": "#FFFFFF",
    "row": "#FFFFFF",
    "ink": "#000000",
    "ink2": "#1E120C",
    "ink3": "#33231A",
    "edge": "#2A1B14",
    "frame": "#2A1B14",
    "row_edge": "#2A1B14",
    "moon": "#FFFFFF",
    "moon2": "#FFFFFF",
    "night_edge": "#FFFFFF",
}
"""What becomes of the neutrals when more contrast is asked for: 7:1 at least, edges as dark as words."""


@lru_cache(1)
def _palette() -> dict[str, Any]:
    with (paths.ASSETS / "palette.json").open(encoding="utf-8") as file:
        palette: dict[str, Any] = json.load(file)
    return palette


@dataclass
class Theme:
    """Every colour the interface uses, by name, and the player's choices about size and motion."""

    colours: dict[str, str] = field(default_factory=dict)
    buttons: dict[str, ButtonColours] = field(default_factory=dict)
    suits: dict[str, Suit] = field(default_factory=dict)
    text_scale: float = 1.0
    high_contrast: bool = False
    reduced_motion: bool = False

    def __getitem__(self, name: str) -> str:
        """Return the colour of that name; a colour written ``#rrggbb`` stands for itself."""
        return name if name.startswith("#") else self.colours[name]


def theme_for(settings: Settings) -> Theme:
    """Return the theme that `settings` ask for. Raises OSError when the palette is missing."""
    palette = _palette()
    colours = {**palette["neutrals"], **palette["states"]}
    if settings.high_contrast:
        colours.update(_HIGH_CONTRAST)
    name = settings.colour_set
    own = own_colours.suits(name, palette["suits"]) if own_colours.is_own(name) else None
    suits = own or palette["colour_sets"].get(name, palette["suits"])
    return Theme(
        colours=colours,
        buttons={kind: ButtonColours(**values) for kind, values in palette["buttons"].items()},
        suits={key: Suit(**{name: value[name] for name in Suit._fields}) for key, value in suits.items()},
        text_scale=settings.text_scale,
        high_contrast=settings.high_contrast,
        reduced_motion=settings.reduced_motion,
    )
