"""The room behind the table: what is read of a venue's files."""

from __future__ import annotations

import pygame
import pytest

from game.levels.venue import Box, Picture
from game.view.venue import _Shelf


@pytest.fixture
def sheet(tmp_path):
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    surface = pygame.Surface((80, 40), pygame.SRCALPHA)
    surface.fill("red", (0, 0, 40, 40))
    surface.fill("blue", (40, 0, 40, 40))
    path = tmp_path / "tiles.png"
    pygame.image.save(surface, path)
    return path


def test_a_sheet_of_tiles_is_read_once_whatever_is_cut_from_it(sheet, monkeypatch):
    reads = []
    real = pygame.image.load
    monkeypatch.setattr(pygame.image, "load", lambda path: reads.append(path) or real(path))
    shelf = _Shelf()
    red, blue = Box(0, 0, 40, 40), Box(40, 0, 40, 40)
    for _cell in range(50):
        one = shelf.picture(Picture(sheet, Box(0, 0, 40, 40), red), 0.5)
        other = shelf.picture(Picture(sheet, Box(0, 0, 40, 40), blue), 0.5)
    assert reads == [sheet]
    assert (one.get_size(), one.get_at((5, 5))[:3]) == ((20, 20), (255, 0, 0))
    assert other.get_at((5, 5))[:3] == (0, 0, 255)


def test_pieces_turned_round_are_pieces_of_their_own(sheet):
    shelf = _Shelf()
    plain = shelf.picture(Picture(sheet, Box(0, 0, 80, 40)), 1.0)
    turned = shelf.picture(Picture(sheet, Box(0, 0, 80, 40), flip_x=True), 1.0)
    assert plain.get_at((5, 5)) == turned.get_at((75, 5))


def test_a_missing_picture_is_none(tmp_path):
    assert _Shelf().picture(Picture(tmp_path / "gone.png", Box(0, 0, 8, 8)), 1.0) is None
    assert _Shelf().picture(Picture(tmp_path / "gone.svg", Box(0, 0, 8, 8)), 1.0) is None
