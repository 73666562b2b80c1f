"""What a seat may not know makes no difference to what it is told (`tests.hidden`)."""

from __future__ import annotations

import random

import pytest

from game.engine import observation
from tests.hidden import Count, check, dealt_anew, run
from tests.table import table

FLIP = "top r1|p1 | A: r3|p4 r5|p5 r6|p6 | B: g1|t1 g2|t2 | draw y1|o1 y2|o2 y3|o3"


@pytest.mark.parametrize("seed", [1, 5_000, 90_000])
def test_in_states_of_random_play(seed):
    count = run(150, seed)
    assert count.states == 150
    assert count.acts > 50


def test_hidden_cards_are_really_dealt_anew():
    s = table(FLIP, rules="flip").state
    rng = random.Random(3)
    others = [dealt_anew(rng, s, 0) for _ in range(8)]
    assert any(other.faces != s.faces for other in others)
    assert any([other.backs[c] for c in other.hands[0]] != [s.backs[c] for c in s.hands[0]] for other in others)
    assert all([other.faces[c] for c in other.hands[0]] == [s.faces[c] for c in s.hands[0]] for other in others)


def test_a_peek_is_found(monkeypatch):
    s = table("top r1 | A: r3 r5 r6 | B: g1 g2 | draw y1 y2 y3 y4 y5 y6 y7").state
    monkeypatch.setattr(
        "tests.hidden.observation", lambda s, seat: (observation(s, seat), [s.faces[c] for c in s.hands[1]])
    )

    def check_often():
        for seed in range(20):
            check(random.Random(seed), s, 0, Count())

    with pytest.raises(AssertionError, match="observation differs"):
        check_often()
