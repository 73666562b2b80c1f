"""Words are read on every ground they stand on, and suits are told apart without their colours."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.scenes.card_picture import draw_card
from game.settings import COLOUR_SETS, Settings
from game.ui import svg
from game.ui.canvas import Canvas
from game.ui.colour import contrast
from game.ui.geometry import Box
from game.ui.pictures import Pictures, rasterise
from game.ui.theme import theme_for
from game.ui.typeset import Typesetter
from game.view.emblems import emblem

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


ALIKE = "own:3A3A44:7A0C2E:153484:8A5A2B"
"""Four dark shades a player may choose: nothing but the marks tells them apart in grey."""
GREYS = 40
"""So far apart two greys are told apart at a glance."""


def _grey_card(name: str, colour_set: str, large: bool) -> pygame.Surface:
    surface = pygame.Surface((120, 180))
    surface.fill("#FFFFFF")
    canvas = Canvas(surface, 1.0, theme_for(Settings(colour_set=colour_set)), Typesetter(), Pictures())
    draw_card(canvas, name, Box(0, 0, 120, 180), colour_set, large)
    return pygame.transform.grayscale(surface)


def _apart(a: pygame.Surface, b: pygame.Surface) -> float:
    """Return the share of pixels in which two grey pictures differ at a glance."""
    w, h = a.get_size()
    places = [(x, y) for x in range(0, w, 3) for y in range(0, h, 3)]
    return sum(abs(a.get_at(at)[0] - b.get_at(at)[0]) > GREYS for at in places) / len(places)


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("suits", ["rygb", "ptov"])
@pytest.mark.parametrize("colour_set", [*COLOUR_SETS, ALIKE])
def test_suits_are_told_apart_in_grey(colour_set: str, suits: str, large: bool) -> None:
    """The same number in two colours differs in a good share of its pixels when there is no colour."""
    pictures = {suit: _grey_card(f"{suit}_7", colour_set, large) for suit in suits}
    for one, other in combinations(suits, 2):
        assert _apart(pictures[one], pictures[other]) > 0.08, (one, other)


def _mark(letter: str) -> pygame.Surface:
    body = svg.rect(0, 0, 60, 60, 0, "#FFFFFF") + emblem(letter, 30, 30, 26, "#000000", "#FFFFFF")
    return rasterise(svg.document(60, 60, body), 60, 60)


@pytest.mark.parametrize("suits", ["rygb", "ptov"])
def test_marks_are_told_apart_by_their_shape_alone(suits: str) -> None:
    """Every mark in the same black: no colour and no lightness helps."""
    marks = {letter: _mark(letter) for letter in suits}
    for one, other in combinations(suits, 2):
        assert _apart(marks[one], marks[other]) > 0.15, (one, other)
