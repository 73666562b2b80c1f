"""The room behind the table: what is read of a venue's files."""

from __future__ import annotations

import pygame
import pytest

from game.levels import catalogue
from game.levels.venue import Box, Picture
from game.view.geometry import Layout, Space
from game.view.venue import Room, _Shelf


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


def test_the_table_stands_before_what_moves_on_the_wall():
    venue = catalogue.find("train").venue
    layout = Layout(Space(1280, 720), 5)
    room = Room(venue, layout, False)
    fields = next(thing for thing in room.moving if thing.prop.name == "fields")
    where = [(x, y) for x in range(0, 1280, 8) for y in range(140, 180, 4)]
    table = room.still.get_at((640, 200))
    rim = [at for at in where if room.still.get_at(at) == table and fields.home.collidepoint(at)]
    before = room.backdrop()
    for ms in (0.0, 700.0, 1900.0):
        room.animate(ms + 100.0)
        after = room.backdrop()
        assert all(after.get_at(at) == before.get_at(at) for at in rim)
    assert any(after.get_at(at) != before.get_at(at) for at in ((100, 120), (200, 120), (240, 130), (1100, 120)))


@pytest.fixture(autouse=True)
def _display():
    pygame.display.init()
    pygame.display.set_mode((64, 64))
