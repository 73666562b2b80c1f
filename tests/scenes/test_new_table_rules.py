"""From the new table into the rule editor and back, and the agreement before the deal."""

from __future__ import annotations

import pytest

from game.input.intents import Kind
from game.match.own_rules import OwnRules
from game.match.table import Table
from game.rules import PRESETS, rule_set
from game.scenes import start
from game.scenes.new_table import NewTable
from game.scenes.new_table_rules import Here, here
from tests.scenes.hand import Hand

pytestmark = pytest.mark.usefixtures("no_pictures")


@pytest.fixture
def dealt(monkeypatch):
    """What was dealt, instead of a table."""
    tables: list[Table] = []
    monkeypatch.setattr(start, "begin", lambda context, table: tables.append(table) or "")
    return tables


def opened(size=(1920, 1080), **settings):
    hand = Hand(size, **settings)
    hand.open(NewTable(hand.context))
    return hand


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_offered_agreed_to_and_dealt(preset, dealt):
    hand = opened()
    hand.press(f"preset.{preset}")
    assert hand.top.rules == rule_set(preset)
    hand.key(Kind.START)
    if preset != "official":
        assert hand.top.name == "agreed"
        assert dealt == []
        hand.key(Kind.CONFIRM)
    assert [table.rules for table in dealt] == [preset]
    assert hand.top.name == "new_table"


def test_the_length_alone_asks_for_no_agreement(dealt):
    hand = opened()
    hand.click("match.length.0")
    hand.press("deal")
    assert [table.rules for table in dealt] == ["official scoring=single"]


def test_rules_changed_in_the_editor_are_those_of_the_table(dealt):
    hand = opened()
    hand.press("preset.tavern")
    hand.press("rules.edit")
    assert hand.top.name == "rule_editor"
    assert hand.top.seats == 4
    hand.press("group.moving")
    hand.press("rule.seven_swap")
    hand.key(Kind.START)
    assert hand.top.name == "new_table"
    assert hand.top.rules == rule_set("tavern +seven_swap")
    assert "selected" in hand.tree.find("preset.changed").state
    hand.key(Kind.START, Kind.CONFIRM)
    assert dealt[0].rules == "tavern +seven_swap"


def test_the_agreement_leads_back_into_the_editor():
    hand = opened()
    hand.press("preset.gang")
    hand.key(Kind.START)
    hand.press("agreed.change")
    assert [scene.name for scene in hand.stack.scenes] == ["new_table", "rule_editor"]


def test_rules_kept_under_a_name_are_offered_the_moment_they_are_saved(dealt):
    hand = opened()
    hand.press("rules.edit")
    hand.press("group.moving")
    hand.press("rule.zero_pass")
    hand.press("whole.save")
    hand.type("外婆家")
    hand.key(Kind.CONFIRM)
    hand.press("save.do")
    hand.key(Kind.START)
    assert "selected" in hand.tree.find("own.外婆家").state
    hand.press("preset.official")
    hand.press("own.外婆家")
    assert hand.top.rules == rule_set("official +zero_pass")
    hand.key(Kind.START)
    assert "外婆家" in hand.tree.find("agreed.note").name
    hand.key(Kind.CONFIRM)
    assert dealt[0].rules == "official +zero_pass"


def test_a_table_that_cannot_be_dealt_says_why_and_deals_nothing(dealt):
    hand = opened()
    hand.top.take(rule_set("official hand_size=20 teams=3"))
    hand.top.rebuild()
    hand.press("deal")
    assert dealt == []
    assert "3" in hand.top.toast


def test_an_own_set_this_version_does_not_know_is_said_and_changes_nothing():
    from game.match import own_rules

    own_rules.path().write_bytes(b'{"version":1,"sets":[{"name":"old","rules":"official +levitation"}]}')
    hand = opened()
    hand.press("own.old")
    assert "levitation" in hand.top.toast
    assert hand.top.rules == rule_set("official")


def test_another_scoring_leads_to_the_rules_instead_of_a_length():
    hand = opened()
    hand.press("preset.last-standing")
    assert hand.tree.find("match.length") is None
    hand.press("match.scoring")
    assert hand.top.name == "rule_editor"
    assert hand.top.group == "deck"


def test_where_rules_come_from_does_not_depend_on_the_length():
    OwnRules().save("mine", rule_set("official +seven_swap"))
    own = OwnRules().sets
    assert here(rule_set("gang scoring=winner target=300"), own) == Here("preset", "gang")
    assert here(rule_set("official +seven_swap scoring=single"), own) == Here("own", "mine")
    assert here(rule_set("official +zero_pass"), own) == Here("changed", "official")


def test_a_length_of_ones_own_is_among_the_lengths():
    hand = opened()
    hand.top.take(rule_set("official target=321"))
    hand.top.rebuild()
    assert hand.tree.find("match.length").value == "321 points"
    hand.go("match.length")
    hand.key(Kind.RIGHT)
    assert hand.top.rules.values["target"] == 500


# The dealer --------------------------------------------------------------------------------------------------------
def test_the_dealer_is_named_where_the_rules_have_it_so(dealt):
    hand = opened()
    assert hand.tree.find("match.dealer") is None
    hand.top.take(rule_set("official first_dealer=chosen"))
    hand.top.rebuild()
    hand.go("match.dealer")
    hand.key(Kind.RIGHT, Kind.RIGHT)
    assert hand.top.table().dealer == 2
    hand.top.seats.remove(3)
    hand.top.seats.remove(2)
    assert hand.top.table().dealer == 1
    hand.key(Kind.START, Kind.CONFIRM)
    assert [table.dealer for table in dealt] == [1]
    hand.top.take(rule_set("official"))
    assert hand.top.table().dealer is None
