"""Every switch and value has a moment at which it can be seen; some are set in the editor and met there."""

from __future__ import annotations

import pygame
import pytest

from game import text
from game.narrate.switches import switch_name
from game.rules.registry import BY_ID, SWITCHES
from game.ui.pictures import Pictures
from tests.switches.finding import DEALT, OFFERED, REFUSED, TOLD, NothingToSee, find
from tests.switches.meeting import meet
from tests.switches.moments import MOMENTS, all_moments, at, key_of, wanted

ALL = all_moments()
FEW = {
    "stack=plus2": OFFERED,
    "must_play=true": REFUSED,
    "first_dealer=chosen": DEALT,
    "scoring=moderate": TOLD,
    "false_catch=3": TOLD,
}
"""One of every kind, and what differs there."""


def test_every_switch_and_value_has_a_moment():
    missing = [key_of(switch, value) for switch, value, moment in ALL if moment is None]
    assert not missing, (
        f"no moment for {missing}: add a line for each to MOMENTS in tests/switches/moments.py, such as "
        f'"{missing[0]}": at("A play r3", A="r3 r8 y5"), with the act that it is about last'
    )
    assert {switch for switch, _value, _moment in ALL} == {one.id for one in SWITCHES}


def test_every_line_is_of_a_value_that_there_is():
    assert set(MOMENTS) == {key_of(switch, value) for switch, value, _moment in ALL}


@pytest.mark.parametrize(
    ("switch", "value", "moment"), [pytest.param(*one, id=key_of(*one[:2])) for one in ALL if one[2] is not None]
)
def test_the_value_makes_a_difference_at_its_moment(switch, value, moment):
    found = find(switch, value, moment)
    assert found.kind in (DEALT, TOLD, OFFERED, REFUSED)
    assert found.kind == DEALT or found.act is not None


def test_a_moment_that_shows_nothing_is_refused():
    with pytest.raises(NothingToSee):
        find("zero_pass", True, at("A play r3"))


def test_the_values_of_a_switch_are_all_but_the_official_one():
    assert wanted(BY_ID["stack"]) == ["plus2", "same", "up", "any"]
    assert wanted(BY_ID["uno_penalty"]) == [0, 1, 3, 4]
    assert wanted(BY_ID["final_draw"]) == [False]
    assert len(wanted(BY_ID["hand_size"])) == 19


@pytest.mark.parametrize("key", FEW)
def test_a_value_is_set_in_the_editor_and_met_at_the_table(monkeypatch, tmp_path, key):
    pixel = pygame.Surface((1, 1), pygame.SRCALPHA)
    monkeypatch.setattr(Pictures, "get", lambda self, key, make: pixel)
    before = text.language()
    switch, value, moment = next(one for one in ALL if key_of(*one[:2]) == key)
    assert find(switch, value, moment).kind == FEW[key]
    line = meet(switch, value, moment, "en", (1280, 720), tmp_path)
    text.set_language(before)
    assert switch_name(switch) in line.name
    assert line.seen
    assert {file.name for file in tmp_path.iterdir()} == {line.picture, line.editor}
