"""The hand as places: from one card to more than sixty."""

from __future__ import annotations

import itertools

import pytest

from game.view import fan as fans
from game.view.geometry import Layout, Space

LAYOUT = Layout(Space(1920, 1080), 4)
COUNTS = [*range(1, 31), 40, 58, 59, 64, 80, 108]


@pytest.mark.parametrize("count", COUNTS)
def test_every_card_has_a_slot_inside_the_zone(count):
    fan = fans.fan(LAYOUT, count)
    zone = LAYOUT.hand
    assert [slot.index for slot in fan.slots] == list(range(count))
    for slot in fan.slots:
        if fan.in_sight(slot.index):
            assert slot.x - slot.width / 2 >= zone.x - 10
            assert slot.x + slot.width / 2 <= zone.right + 10


@pytest.mark.parametrize("count", COUNTS)
def test_the_strip_of_each_card_can_be_hit_and_is_wide_enough(count):
    fan = fans.fan(LAYOUT, count)
    for slot in fan.slots:
        if fan.in_sight(slot.index):
            x, y = slot.x - slot.width / 2 + 12, slot.y - slot.width * 0.5
            assert fan.hit(x, y) == slot.index
    xs = sorted(slot.x for slot in fan.slots if slot.row == 0 and fan.in_sight(slot.index))
    assert all(b - a >= fans.NARROWEST - 0.01 for a, b in itertools.pairwise(xs))


@pytest.mark.parametrize(
    ("count", "width"), [*((1, 150), (10, 150), (11, 140), (18, 140)), *((19, 128), (28, 128), (29, 116))]
)
def test_cards_are_as_wide_as_the_guide_says(count, width):
    assert fans.fan(LAYOUT, count).slots[0].width == width


def test_from_twenty_nine_cards_on_there_are_two_rows_and_from_fifty_nine_they_scroll():
    assert fans.fan(LAYOUT, 28).rows == 1
    assert fans.fan(LAYOUT, 29).rows == 2
    assert not fans.fan(LAYOUT, 58).hidden_right
    long = fans.fan(LAYOUT, 70)
    assert long.hidden_right == 6
    assert not long.hidden_left
    assert fans.fan(LAYOUT, 70, first=100).hidden_left == 6


def test_an_empty_hand_has_no_slots_and_is_hit_nowhere():
    fan = fans.fan(LAYOUT, 0)
    assert fan.slots == ()
    assert fan.hit(985, 938) == -1


def test_focus_scrolls_no_farther_than_it_must():
    fan = fans.fan(LAYOUT, 70)
    assert fans.scrolled_to(fan, 0) == 0
    assert fans.scrolled_to(fan, 34) == 6
    assert fans.scrolled_to(fan, 35) == 0


def test_arrows_go_along_one_row_and_out_at_its_ends_and_between_two():
    one = fans.fan(LAYOUT, 7)
    assert fans.neighbour(one, 0, -1, 0) == -1
    assert fans.neighbour(one, 6, 1, 0) == -1
    assert fans.neighbour(one, 3, 0, -1) == -1
    two = fans.fan(LAYOUT, 40)
    assert fans.neighbour(two, 3, 0, 1) == 23
    assert fans.neighbour(two, 23, 0, -1) == 3
    assert fans.neighbour(two, 3, 0, -1) == -1


def test_a_raised_card_rises_along_its_own_upright():
    slot = fans.fan(LAYOUT, 9).slots[0]
    x, y = slot.lifted(30)
    assert slot.angle < 0
    assert x < slot.x
    assert y < slot.y
    assert ((x - slot.x) ** 2 + (y - slot.y) ** 2) ** 0.5 == pytest.approx(30)


@pytest.mark.parametrize("grow", [1.0, 1.47, 1.94])
@pytest.mark.parametrize("seats", range(2, 11))
def test_no_card_that_stands_out_reaches_a_ribbon_of_two_lines(seats, grow):
    layout = Layout(Space(1920, 1080), seats, grow)
    words = 22 + 18.7 * (grow - 1)  # the smallest words of a ribbon, as the canvas lets them grow
    low = layout.ribbon[1] + (0.72 + 2 * 1.16) * words / 2
    for count in COUNTS:
        for slot in fans.fan(layout, count, back_open=count > 28).slots:
            _x, y = slot.lifted(min(fans.FOCUS_RAISE, slot.most_lift))
            assert y - fans.FOCUS_SCALE * 0.75 * slot.width >= low, (count, slot)


@pytest.mark.parametrize("seats", range(2, 11))
def test_the_ribbon_is_below_the_ring(seats):
    layout = Layout(Space(1920, 1080), seats)
    assert layout.ribbon[1] - 24 >= layout.ring[1] + layout.ring_radius
