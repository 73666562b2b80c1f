from __future__ import annotations

import pytest

from game.engine.switch import GROUPS
from game.rules import PRESETS, SWITCHES, compile_game, rule_set
from game.rules.order import ORDER


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_its_own_canonical_form_and_can_be_dealt_to_every_number_of_players(preset):
    rules = rule_set(preset)
    assert rules.text == preset
    for seats in range(2, 11):
        compile_game(rules, seats)


@pytest.mark.parametrize("preset", PRESETS.values(), ids=lambda preset: preset.id)
def test_a_preset_names_only_what_it_changes(preset):
    official = PRESETS["official"].values
    same = {name for name, value in preset.changes.items() if official[name] == value}
    assert same <= {"wd4"}  # the tavern's text says it although it is official


def test_no_two_presets_are_the_same_rules():
    assert len({rule_set(preset) for preset in PRESETS}) == len(PRESETS)


def test_every_module_with_switches_is_in_the_order_and_every_switch_in_a_group():
    declared = [switch for module in ORDER for switch in module.SWITCHES]
    assert sorted(switch.id for switch in declared) == sorted(switch.id for switch in SWITCHES)
    assert len({switch.id for switch in SWITCHES}) == len(SWITCHES)
    groups = [switch.group for switch in SWITCHES]
    assert list(dict.fromkeys(groups)) == list(GROUPS)
    assert groups == sorted(groups, key=GROUPS.index)


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.id)
def test_the_official_value_is_one_of_the_values(switch):
    assert switch.allows(switch.official)
