from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.cards import FACES
from game.rules import PRESETS, SWITCHES, RuleError, compile_game, from_mapping, rule_set
from game.rules.refusals import refuse_seats
from tests.rules.rule_sets import rule_sets


def refused(text: str) -> RuleError:
    with pytest.raises(RuleError) as caught:
        rule_set(text)
    return caught.value


def test_official_is_every_switch_at_its_official_value():
    values = rule_set("official").values
    assert {switch.id: values[switch.id] for switch in SWITCHES} == {s.id: s.official for s in SWITCHES}


def test_a_text_sets_what_it_names_and_nothing_else():
    rules = rule_set('official stack=up +seven_swap -final_draw dare_text="laugh for three seconds"')
    assert rules.values["stack"] == "up"
    assert rules.values["seven_swap"] is True
    assert rules.values["final_draw"] is False
    assert str(rules) == rules.text
    assert rules.values["dare_text"] == "laugh for three seconds"
    assert [s.id for s in rules.differences_from_official()] == ["stack", "final_draw", "seven_swap", "dare_text"]


def test_the_canonical_form_names_the_nearest_preset_and_differences_in_the_order_of_the_switches():
    shop = " ".join(
        "official opener=dealer blanks=4 next_dealer=winner uno=auto stack=up after_penalty=colour"
        " play_drawn=never start=number hand_size=5".split()
    )
    assert rule_set(shop).text == "shop hand_size=5"
    assert rule_set("official +zero_pass stack=same hand_size=5").text == "official hand_size=5 stack=same +zero_pass"


def test_of_two_presets_equally_near_the_earlier_is_named():
    assert rule_set("handbook stack=off misplay=0").text == "official start_wild=dealer"


@given(rule_sets())
def test_the_canonical_form_reads_as_the_same_rule_set(rules):
    again = rule_set(rules.text)
    assert again == rules
    assert again.text == rules.text
    assert hash(again) == hash(rules)


@given(rule_sets())
def test_saved_values_read_as_the_same_rule_set(rules):
    assert from_mapping({"preset": rules.preset, **rules.values}) == rules


@given(rule_sets())
def test_the_nearest_preset_is_never_further_away_than_official(rules):
    assert len(rules.differences_from_preset()) <= len(rules.differences_from_official())


def test_a_target_follows_its_scoring_unless_it_is_named():
    assert rule_set("official scoring=moderate").values["target"] == 100
    assert rule_set("last-standing").values["target"] == 20
    assert rule_set("last-standing scoring=winner").values["target"] == 500
    assert rule_set("official scoring=moderate target=300").values["target"] == 300
    assert rule_set("official scoring=moderate target=100").text == "official scoring=moderate"
    assert rule_set("official").changed(scoring="moderate").values["target"] == 100
    assert rule_set("official target=300").changed(scoring="moderate").values["target"] == 300


def test_a_double_quote_inside_a_value_is_written_twice():
    rules = rule_set('official blanks=4 dare_text="say ""村规"" aloud"')
    assert rules.values["dare_text"] == 'say "村规" aloud'
    assert rule_set(rules.text) == rules


def test_yes_and_no_can_be_written_out():
    assert rule_set("official seven_swap=true final_draw=false") == rule_set("official +seven_swap -final_draw")


@pytest.mark.parametrize(
    ("text", "code", "position"),
    [
        ("", "preset_missing", 1),
        ("   ", "preset_missing", 1),
        ("+seven_swap", "preset_missing", 1),
        ("stack=up", "preset_missing", 1),
        ("offical", "preset_unknown", 1),
        ("official stak=up", "switch_unknown", 10),
        ("official +nothing", "switch_unknown", 10),
        ("official stack=sideways", "value_unknown", 10),
        ("official hand_size=0", "value_unknown", 10),
        ("official hand_size=21", "value_unknown", 10),
        ("official hand_size=07", "value_unknown", 10),
        ("official hand_size=٧", "value_unknown", 10),
        ("official target=0", "value_unknown", 10),
        ("official target=99999999", "value_unknown", 10),
        ("official seven_swap=yes", "value_unknown", 10),
        ("official +hand_size", "not_yes_or_no", 10),
        ("official stack", "value_missing", 10),
        ("official stack=", "value_missing", 16),
        ("official stack= up", "value_missing", 16),
        ("official  +zero_pass  zero_pass=true", "switch_repeated", 23),
        ('official dare_text="open', "quote_open", 20),
        ('official dare_text="a"b', "sign_misplaced", 23),
        ('official da"re', "quote_misplaced", 12),
        ("official =x", "sign_misplaced", 10),
        ("official\tstack=up", "control_character", 9),
        ("official dare_text=a\u202eb", "control_character", 21),
        ("official dare_text=\ud800", "control_character", 20),
        ("official dare_text=" + "x" * 81, "text_too_long", 10),
    ],
)
def test_a_text_that_cannot_be_understood_says_what_and_where(text, code, position):
    error = refused(text)
    assert (error.code, error.values["position"]) == (code, position)


def test_a_text_longer_than_4_kib_is_not_looked_at():
    assert refused("official " + "村" * 1400).code == "rules_too_long"


def test_a_near_miss_is_suggested():
    assert refused("official stak=up").values["near"] == "stack"
    assert refused("officail").values["near"] == "official"


@given(st.text(max_size=200))
def test_any_text_is_a_rule_set_or_refused(text):
    try:
        rule_set("official " + text)
    except RuleError:
        return


@pytest.mark.parametrize(
    ("table", "code"),
    [
        ({"preset": "offical"}, "preset_unknown"),
        ({"preset": 3}, "preset_unknown"),
        ({"stak": "up"}, "switch_unknown"),
        ({"stack": True}, "value_unknown"),
        ({"hand_size": True}, "value_unknown"),
        ({"hand_size": 7.0}, "value_unknown"),
        ({"seven_swap": 1}, "value_unknown"),
        ({"dare_text": 4}, "value_unknown"),
        ({"dare_text": "a\nb"}, "control_character"),
        ({"dare_text": "x" * 81}, "text_too_long"),
    ],
)
def test_a_table_with_a_wrong_value_is_refused(table, code):
    with pytest.raises(RuleError) as caught:
        from_mapping(table)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("official scoring=places", "places_need_play_on"),
        ("official teams=2 scoring=own", "teams_need_scoring"),
        ("official teams=2 +rotation", "rotation_or_teams"),
        ("official +rotation scoring=hero", "rotation_needs_scoring"),
    ],
)
def test_switches_that_contradict_each_other_are_refused(text, code):
    assert refused(text).code == code


@pytest.mark.parametrize(
    ("text", "seats", "code"),
    [
        ("official", 1, "seats_out_of_range"),
        ("official", 11, "seats_out_of_range"),
        ("official teams=3", 4, "teams_do_not_divide"),
        ("official +rotation", 6, "rotation_needs_seats"),
        ("official hand_size=11", 10, "too_few_cards"),
        ("children hand_size=19", 4, "too_few_cards"),
        ("official deck=flip hand_size=20", 6, "too_few_cards"),
    ],
)
def test_a_table_that_cannot_be_dealt_is_refused(text, seats, code):
    with pytest.raises(RuleError) as caught:
        compile_game(rule_set(text), seats)
    assert caught.value.code == code


def test_the_last_table_that_can_be_dealt_is_not_refused():
    refuse_seats(rule_set("official hand_size=10").values, 10, 101)
    refuse_seats(rule_set("official +rotation hand_size=20").values, 8, 81)
    compile_game(rule_set("official teams=5"), 10)


@pytest.mark.parametrize(
    ("text", "idle"),
    [
        ("official", []),
        ("official bounce=4", []),
        ("official deck=flip bounce=4", [("bounce", "deck")]),
        ("official -wilds bounce=4", [("bounce", "wilds")]),
        ("official deck=numbers stack=up", [("stack", "deck")]),
        ("official -actions stack=plus2", [("stack", "actions")]),
        ("official -actions stack=up", []),
        ("official +stack_forced", [("stack_forced", "stack")]),
        ("official +self_jump jump_effect=add", [("jump_effect", "jump_in"), ("self_jump", "jump_in")]),
        ("official dare_text=sing", [("dare_text", "blanks")]),
        ("official teams=2 +play_on", [("play_on", "teams")]),
        ("attack draw=until zeros=2", [("draw", "deck"), ("zeros", "deck")]),
        ("children wd4=free", [("wd4", "wilds")]),
        ("official scoring=single target=200", [("target", "scoring")]),
        ("official uno=off uno_penalty=4", [("uno_penalty", "uno")]),
        ("flip stack=plus2", [("stack", "deck")]),
        ("flip stack=up", []),
        ("official -actions deflect_reverse=plus2", [("deflect_reverse", "actions")]),
        ("official challenge_stack=first", [("challenge_stack", "stack")]),
        ("official challenge_stack=first bounce=4", []),
        ("official deck=numbers finish=numbers", [("finish", "deck")]),
        ("official deck=numbers bounce=4 finish=numbers", []),
        ("official -actions -wilds -final_draw", [("final_draw", "actions")]),
        ("official deck=numbers -wilds", [("wilds", "deck")]),
        ("official scoring=single next_dealer=winner", [("next_dealer", "scoring")]),
    ],
)
def test_a_switch_without_effect_is_told_and_not_refused(text, idle):
    assert [tuple(note) for note in rule_set(text).idle()] == idle


@pytest.mark.parametrize("preset", PRESETS)
def test_no_preset_has_a_switch_without_effect(preset):
    assert rule_set(preset).idle() == ()


@given(rule_sets())
def test_every_rule_set_compiles(rules):
    game = compile_game(rules)
    assert game.cards
    assert set(game.cards) <= set(FACES.values())
