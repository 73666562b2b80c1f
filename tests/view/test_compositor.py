"""The compositor mends what changed, and nothing else."""

from __future__ import annotations

import pygame

from game.view.compositor import Compositor, merged

RED, BLUE, GREEN = (255, 0, 0), (0, 0, 255), (0, 255, 0)


def patch(colour, size=(10, 10)):
    surface = pygame.Surface(size)
    surface.fill(colour)
    return surface


def fresh():
    comp, window = Compositor((100, 100)), pygame.Surface((100, 100))
    comp.draw(window)
    return comp, window


def test_a_frame_that_shows_nothing_new_draws_nothing():
    comp, window = fresh()
    assert comp.idle
    assert comp.draw(window) == []
    red = patch(RED)
    comp.put("a", red, 5, 5, 500)
    assert comp.draw(window)
    comp.put("a", red, 5, 5, 500)
    assert comp.draw(window) == []


def test_only_the_old_and_the_new_place_are_mended():
    comp, window = fresh()
    red = patch(RED)
    comp.put("a", red, 0, 0, 500)
    comp.draw(window)
    comp.put("a", red, 60, 60, 500)
    rects = comp.draw(window)
    assert sorted(rect.topleft for rect in rects) == [(0, 0), (60, 60)]
    assert window.get_at((5, 5))[:3] == (0, 0, 0)
    assert window.get_at((65, 65))[:3] == RED


def test_pictures_lie_in_the_order_of_z_whenever_they_came():
    comp, window = fresh()
    comp.put("top", patch(RED), 0, 0, 900)
    comp.put("under", patch(BLUE), 0, 0, 500)
    comp.put("base", patch(GREEN, (20, 20)), 0, 0, 10)
    comp.draw(window)
    assert window.get_at((5, 5))[:3] == RED
    assert window.get_at((15, 15))[:3] == GREEN
    comp.remove("top")
    comp.draw(window)
    assert window.get_at((5, 5))[:3] == BLUE


def test_something_low_that_changes_is_seen_under_what_is_above():
    comp, window = fresh()
    comp.put("above", patch(RED), 0, 0, 900)
    comp.put("low", patch(BLUE, (30, 30)), 0, 0, 10)
    comp.draw(window)
    comp.put("low", patch(GREEN, (30, 30)), 0, 0, 10)
    comp.draw(window)
    assert window.get_at((5, 5))[:3] == RED
    assert window.get_at((25, 25))[:3] == GREEN


def test_what_is_taken_away_by_prefix_is_gone():
    comp, window = fresh()
    for i in range(3):
        comp.put(f"hand:{i}", patch(RED), i * 20, 0, 800)
    comp.remove_all("hand:", {"hand:1"})
    comp.draw(window)
    assert [window.get_at((i * 20 + 5, 5))[:3] for i in range(3)] == [(0, 0, 0), RED, (0, 0, 0)]


def test_rectangles_are_joined_where_they_meet_and_kept_apart_where_not():
    bounds = pygame.Rect(0, 0, 100, 100)
    assert merged([pygame.Rect(0, 0, 10, 10), pygame.Rect(5, 5, 10, 10)], bounds) == [pygame.Rect(0, 0, 15, 15)]
    assert len(merged([pygame.Rect(0, 0, 5, 5), pygame.Rect(50, 50, 5, 5)], bounds)) == 2
    assert merged([pygame.Rect(0, 0, 90, 90)], bounds) == [bounds]
    assert merged([pygame.Rect(200, 0, 5, 5)], bounds) == []
