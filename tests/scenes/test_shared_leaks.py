"""Nothing on a shared screen tells what is in a hidden hand (`tests.leaks`), and a screen that did would be seen."""

from __future__ import annotations

import pytest

from tests.leaking import FAULTS, seen
from tests.leaks import CASES, look


@pytest.mark.parametrize("number", range(3))
def test_no_frame_sound_or_word_tells_what_is_in_a_hidden_hand(number):
    pair = look(CASES[number], number + 5, 250)
    assert {name for name, _looking in pair.states} >= {"curtain", "table"}
    assert len({looking for _name, looking in pair.states}) > 1


QUICK = ("events reach the screen as they are", "the curtain is of glass", "the log tells what was drawn")


@pytest.mark.parametrize("name", QUICK)
def test_a_screen_that_tells_is_seen(no_pictures, name):
    assert name in FAULTS
    assert seen(name, range(1, 3))
