"""Easings begin at 0 and end at 1, and what goes past comes back."""

from __future__ import annotations

import pytest

from game.view import tween


@pytest.mark.parametrize(
    "ease",
    [tween.linear, tween.out_quad, tween.out_cubic, tween.in_out_cubic, tween.in_out_sine, tween.out_back(1.6)],
)
def test_an_easing_runs_from_nothing_to_all(ease):
    assert ease(0.0) == pytest.approx(0.0)
    assert ease(1.0) == pytest.approx(1.0)


def test_out_back_goes_past_its_end():
    assert max(tween.out_back(1.6)(i / 50) for i in range(51)) > 1.05


def test_a_part_of_time_stays_between_its_ends():
    assert tween.part(0, 100, 50) == 0
    assert tween.part(125, 100, 50) == 0.5
    assert tween.part(900, 100, 50) == 1
    assert tween.part(99, 100, 0) == 0
    assert tween.part(100, 100, 0) == 1


def test_the_shorter_way_round_is_taken():
    assert tween.shorter_turn(170, -170) == 190
    assert tween.shorter_turn(-90, 90) in (90, -270)
