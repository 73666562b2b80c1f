"""The measure of frame times measures what it says."""

from __future__ import annotations

import pygame

from game.view.measure import CARDS, MOVING, SEATS, FrameTimes, frame_times, full_table, idle_share
from tests.view.table import view_of


def test_the_table_measured_is_as_full_as_the_figure_asks():
    mirror = full_table()
    assert mirror.seats == SEATS
    assert sum(mirror.counts) + len(mirror.pile) + mirror.draw_count == CARDS
    assert MOVING == 10


def test_frames_are_counted_and_sorted():
    times = frame_times(20, (320, 180))
    assert isinstance(times, FrameTimes)
    assert 0 < times.median <= times.p95 <= times.p99 <= times.most
    assert times.frames == 20
    assert times.megabytes < 120


def test_a_table_on_which_nothing_moves_takes_next_to_nothing():
    view = view_of(full_table())
    view.sync(0.0)
    surface = pygame.Surface((640, 360))
    view.draw(surface)
    assert idle_share(view, surface, 120) < 0.5
