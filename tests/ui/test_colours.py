"""Words are read on every ground they stand on, and suits are told apart without their colours."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.scenes.card_picture import draw_card
from game.settings import COLOUR_SETS, Settings
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.own_colours import contrast
from game.ui.pictures import Pictures
from game.ui.theme import theme_for
from game.ui.typeset import Typesetter

LEAST, MOST = 4.5, 7.0

GROUNDS = {
    "ink": ("card", "paper", "paper2", "row", "differs_row", "#EAD8B2"),
    "ink2": ("card", "paper", "row", "differs_row"),
    "main_deep": ("card", "paper", "row"),
    "card": ("main", "main_deep", "#3A271D", "#2A1B14", "#C02A1A"),
    "ok_deep": ("card", "row"),
    "#F3CDBB": ("main_deep",),
    "#FBE3D0": ("main",),
    "#FFD65A": ("#2A1B14", "#0E0B20"),
    "moon": ("night_panel",),
    "moon2": ("night_panel",),
}
"""What words are written in, and on what (the styles of widgets, scenes and table)."""


@pytest.mark.parametrize("high", [False, True])
def test_words_stand_out_from_their_ground(high: bool) -> None:
    theme = theme_for(Settings(high_contrast=high))
    weak = [
        f"{words} on {ground}: {contrast(theme[words], theme[ground]):.2f}"
        for words, grounds in GROUNDS.items()
        for ground in grounds
        if contrast(theme[words], theme[ground]) < (MOST if high and words.startswith("ink") else LEAST)
    ]
    assert not weak


@pytest.mark.parametrize("colour_set", COLOUR_SETS)
def test_words_on_buttons_and_suits_stand_out(colour_set: str) -> None:
    theme = theme_for(Settings(colour_set=colour_set))
    for kind, button in theme.buttons.items():
        assert contrast(button.text, button.face) >= LEAST, kind
    for letter, suit in theme.suits.items():
        assert contrast(suit.cut, suit.deep) >= LEAST, letter


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("colour_set", COLOUR_SETS)
def test_suits_are_told_apart_in_grey(colour_set: str, large: bool) -> None:
    """The same number in two colours differs in a good share of its pixels when there is no colour."""
    settings = Settings(colour_set=colour_set)
    pictures = {}
    for suit in "rygb":
        surface = pygame.Surface((120, 180))
        surface.fill("#FFFFFF")
        canvas = Canvas(surface, 1.0, theme_for(settings), Typesetter(), Pictures())
        draw_card(canvas, f"{suit}_7", Box(0, 0, 120, 180), colour_set, large)
        pictures[suit] = pygame.transform.grayscale(surface)
    for one, other in combinations("rygb", 2):
        a, b = pictures[one], pictures[other]
        differ = sum(
            abs(a.get_at((x, y))[0] - b.get_at((x, y))[0]) > 40 for x in range(0, 120, 3) for y in range(0, 180, 3)
        )
        assert differ > 0.08 * 40 * 60, (one, other, differ)
