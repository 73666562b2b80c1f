"""Where things stand at the table, for every number of seats and many windows."""

from __future__ import annotations

import itertools

import pytest

from game.view.geometry import ROUND_FOCUS, SEAT_FRACTIONS, Layout, Space, fan_places

WINDOWS = [(1280, 720), (1920, 1080), (1024, 768), (3440, 1440), (960, 540), (3840, 2160)]


@pytest.mark.parametrize("seats", range(2, 11))
def test_there_is_a_place_for_every_opponent(seats):
    assert len(SEAT_FRACTIONS[seats]) == seats - 1
    assert len(Layout(Space(1920, 1080), seats).spots) == seats - 1


@pytest.mark.parametrize("seats", range(2, 11))
def test_at_16_9_heads_stand_where_the_guide_says(seats):
    layout = Layout(Space(1280, 720), seats)
    for spot, (fx, fy) in zip(layout.spots, SEAT_FRACTIONS[seats], strict=True):
        assert (spot.x, spot.y) == pytest.approx((fx * 1920, fy * 1080))


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("seats", range(2, 11))
def test_no_seat_leaves_the_window_or_covers_another(seats, window):
    layout = Layout(Space(*window), seats)
    for spot in layout.spots:
        assert spot.box.x >= -20
        assert spot.box.right <= layout.space.w + 20
        assert spot.y - spot.head / 2 >= 0
        assert spot.plate_y < layout.hand.y
    for a, b in itertools.combinations(layout.spots, 2):
        assert (a.x - b.x) ** 2 + (a.y - b.y) ** 2 > ((a.head + b.head) / 2) ** 2


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("seats", range(2, 11))
def test_catch_buttons_are_in_the_window_and_off_the_hand_and_the_call(seats, window):
    layout = Layout(Space(*window), seats)
    for seat in range(1, seats):
        button = layout.catch_button(seat, 0)
        assert button.x >= 0
        assert button.right <= layout.space.w
        assert button.y >= 0
        assert not button.overlap(layout.hand).w * button.overlap(layout.hand).h
        assert not button.overlap(layout.call).w * button.overlap(layout.call).h


def test_a_design_length_becomes_pixels_of_the_smaller_scale():
    assert Space(1280, 720).px(150) == 100
    assert Space(3440, 1440).k == pytest.approx(1440 / 1080)
    assert Space(3440, 1440).w == pytest.approx(3440 / (1440 / 1080))


@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize("count", [0, 1, 2, 7, 30])
def test_a_seat_shows_at_most_so_many_backs(seats, count):
    for spot in Layout(Space(1920, 1080), seats).spots:
        assert len(fan_places(spot, count)) == min(count, spot.fan_most)


def test_seats_are_counted_in_play_order_from_ones_own_left():
    layout = Layout(Space(1920, 1080), 4)
    assert layout.spot(2, 2) is None
    assert layout.spot(3, 2) == layout.spots[0]
    assert layout.spot(1, 2) == layout.spots[2]


@pytest.mark.parametrize("grow", [1.0, 1.1, 1.2, 1.35, 1.5, 1.75, 2.0])
@pytest.mark.parametrize("window", WINDOWS)
def test_the_brackets_round_the_sorting_button_are_off_ones_own_name(window, grow):
    layout = Layout(Space(*window), 4, grow)
    common = layout.sort.inset(0.01 - ROUND_FOCUS).overlap(layout.you_plate)
    assert common.w * common.h == 0
