"""What decides a challenge, who belongs to which team, and which pictures special situations put on the table."""

from __future__ import annotations

import pytest

from game.engine import events as ev
from game.engine.cards import COLOURS, FACES
from game.match.mirror import Mirror
from game.view.director import Director
from game.view.panels import decides
from tests.view.table import view_of


@pytest.mark.parametrize(
    ("face", "rule", "under", "decided"),
    [
        ("b3", "colour", "b6", True),
        ("r6", "colour", "b6", False),
        ("r6", "match", "b6", True),
        ("r5", "match", "b6", False),
        ("W", "match", "b6", False),
        ("r#", "match", "b0", True),
    ],
)
def test_cards_that_decide_a_challenge(face, rule, under, decided):
    assert decides(FACES[face], COLOURS.index("b"), rule, FACES[under]) is decided


def test_partners_sit_apart_and_change_where_the_rules_say_so():
    assert Mirror(0, 4, "official teams=2").partners == (0, 1, 0, 1)
    assert Mirror(0, 4).partners == ()
    mirror = Mirror(0, 4, "official rotation=true")
    assert sorted(mirror.partners) == [0, 0, 1, 1]


def names(view, prefix):
    return {name for name in view.stage.comp._pictures if name.startswith(prefix)}


def begun(rules, seats=4):
    mirror = Mirror(0, seats, rules)
    mirror.fold(ev.RoundStarted(1, 0, 1, tuple(range(seats)), 40))
    view = view_of(mirror)
    view.sync(0.0)
    return view


def test_teams_have_signs_and_totals():
    view = begun("official teams=2")
    assert names(view, "sign:") == {f"sign:{seat}" for seat in range(4)}
    assert names(view, "total:") == {"total:0", "total:1"}
    assert not names(begun("official"), "sign:")


def test_who_is_out_has_a_medal_and_a_line_on_the_ladder():
    view = begun("official play_on=true")
    director = Director(view, None, 0.0)
    director.push([ev.WentOut(2, 1), ev.WentOut(1, 2)])
    director.update(0.0)
    view.sync(0.0)
    assert names(view, "medal:") == {"medal:1", "medal:2"}
    assert "ladder" in names(view, "ladder")
    view.extras.places.hide(True)
    assert not names(view, "ladder")


def test_the_launcher_opens_its_mouth_and_shoots_over_the_ring():
    view = begun("official deck=attack")
    assert "toad" in names(view, "toad")
    director = Director(view, None, 1.0)
    director.update(0.0)
    director.push([ev.Launched(2, 0), ev.Launched(2, 3), ev.Moved((-1,) * 3, (-1,) * 3, (), -1, 2, "launcher")])
    seen = set()
    for step in range(1, 240):
        director.update(step * 1000 / 60)
        seen |= names(view, "fly:take:")
        if view.extras.toad.open:
            seen.add(view.extras.toad.plate)
    assert "2 / 2" in seen
    assert any(name.endswith(":slits") for name in seen)
    assert not view.extras.toad.open
    assert len(view.shown.hands[2]) == 3


def test_without_motion_nothing_is_shot_and_the_cards_are_there():
    view = begun("official deck=attack")
    director = Director(view, None, 0.0)
    for event in (ev.Launched(2, 3), ev.Moved((-1,) * 3, (-1,) * 3, (), -1, 2, "launcher")):
        director.push([event])
        director.update(0.0)
    assert not names(view, "fly:")
    assert len(view.shown.hands[2]) == 3
