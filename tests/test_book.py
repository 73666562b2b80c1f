"""The rule book: made for every preset and for any rule set, whole in both languages, true to the switches."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings

from game import text
from game.engine.cards import FACES
from game.narrate import dares, find, rule_notes
from game.narrate.book import CHAPTERS, book, card_entry
from game.rules import PRESETS, SWITCHES, RuleError, compile_game, rule_set
from tests.rules.rule_sets import rule_sets

FOREIGN = re.compile(r"[A-Za-z]{2,}")
"""What a Chinese page does not hold, but for the call."""


def lines(rules):
    for chapter in book(rules):
        yield from chapter.lines
        for entry in chapter.cards:
            yield from entry.lines
        for question in chapter.questions:
            yield from question.answer


def words(rules):
    for chapter in book(rules):
        yield chapter.title
        yield from (entry.name for entry in chapter.cards)
        yield from (question.words for question in chapter.questions)
    yield from (line.words for line in lines(rules))


def in_both(rules):
    text.set_language("en")
    english = list(words(rules))
    text.set_language("zh_CN")
    chinese = list(words(rules))
    text.set_language("en")
    return english, chinese


def check_both(rules):
    english, chinese = in_both(rules)
    assert len(english) == len(chinese)
    dare = str(rules.values["dare_text"])
    for one, other in zip(english, chinese, strict=True):
        assert one, other
        left = other.replace(dare, "").replace("UNO", "") if dare else other.replace("UNO", "")
        assert not FOREIGN.search(left), other
        assert not re.search(r"\{\w*\}", one.replace(dare, "") if dare else one), one


@pytest.mark.parametrize("preset", PRESETS)
def test_the_book_of_every_preset_is_whole_in_both_languages(preset):
    rules = rule_set(preset)
    check_both(rules)
    assert [chapter.id for chapter in book(rules)] == [name for name in CHAPTERS if name in ids(rules)]


def ids(rules):
    return {chapter.id for chapter in book(rules)}


@settings(max_examples=60, deadline=None)
@given(rule_sets())
def test_any_rule_set_has_a_book_in_both_languages(rules):
    check_both(rules)


@settings(max_examples=30, deadline=None)
@given(rule_sets())
def test_what_is_marked_as_a_house_rule_is_one_and_names_its_switch(rules):
    known = {switch.id for switch in SWITCHES}
    changed = {switch.id for switch in rules.differences_from_official()}
    for line in lines(rules):
        assert set(line.switches) <= known
        assert line.house == bool(set(line.switches) & changed)


def test_nothing_is_a_house_rule_at_the_official_table():
    assert not [line for line in lines(rule_set("official")) if line.house]


@pytest.mark.parametrize("preset", [one for one in PRESETS if one != "official"])
def test_every_house_rule_with_an_effect_is_told(preset):
    rules = rule_set(preset)
    idle = {one.switch for one in rules.idle()}
    told = {switch for line in lines(rules) if line.house for switch in line.switches}
    assert {switch.id for switch in rules.differences_from_official()} - idle <= told


@pytest.mark.parametrize("switch", [one for one in SWITCHES if one.kind != "text"], ids=lambda one: one.id)
def test_every_switch_changes_the_book(switch):
    base = BASES.get(switch.id, "official")
    pages = set()
    for value in values_of(switch):
        try:
            rules = rule_set(f"{base}").changed(**{switch.id: value})
        except RuleError:
            rules = rule_set(base).changed(**{switch.id: value, "play_on": True})
        pages.add(tuple(line.words for line in lines(rules)))
    assert len(pages) == len(list(values_of(switch)))


BASES = {
    "flip_pairing": "flip",
    "pigs": "official scoring=moderate",
    "multi_effect": "official multi=symbol",
    "jump_effect": "official jump_in=all",
    "self_jump": "official jump_in=all",
    "stack_forced": "official stack=any",
    "challenge_stack": "official stack=any",
    "dare_target": "official blanks=4",
    "dare_stack": "official blanks=4",
    "discard_all": "official discard_alls=8",
}


def values_of(switch):
    if switch.kind == "bool":
        return (False, True)
    return (100, 250, 500) if switch.id == "target" else switch.values


@pytest.mark.parametrize("preset", PRESETS)
def test_the_catalogue_holds_every_card_of_the_deck_once(preset):
    rules = rule_set(preset)
    cards = next(chapter for chapter in book(rules) if chapter.id == "cards").cards
    light = sum(entry.copies for entry in cards if not entry.dark)
    assert light == (len(compile_game(rules).cards) or 112 * rules.values["decks"])
    assert sum(entry.copies for entry in cards if entry.dark) in (0, light)
    for entry in cards:
        assert set(entry.faces) <= set(FACES)
        assert len({one.id for one in cards}) == len(cards)


def test_a_card_is_found_in_the_catalogue_as_it_is_written():
    assert card_entry(rule_set("console"), "r7").lines[0].switches == ("seven_swap",)
    assert card_entry(rule_set("official"), "r7").id == "light.n"
    assert card_entry(rule_set("flip"), "tX", dark=True).name == "skip everyone"
    assert card_entry(rule_set("children"), "W") is None


# The questions people always ask -----------------------------------------------------------------------------------
def answer(rules, question):
    chapter = next(one for one in book(rule_set(rules)) if one.id == "questions")
    return " ".join(line.words for one in chapter.questions if one.id == question for line in one.answer)


def test_the_questions_are_answered_for_this_table():
    assert "cannot be answered" in answer("official", "stacking")
    assert "any draw card" in answer("gang", "stacking")
    assert "until a card comes" in " ".join(line.words for line in lines(rule_set("wildest")))
    assert "Any card" in answer("official", "last_card")
    assert "Only a number" in answer("pairs", "last_card")
    assert "dealer plays first" in answer("gang", "who_starts")
    assert "late call does not count" in answer("gang", "call")
    assert "Nobody has to call" in answer("children", "call")
    assert "shuffled" in answer("official", "empty_pile")
    assert answer("children", "stacking") == ""


# Beside the book: finding, notes, dares ----------------------------------------------------------------------------
@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_every_switch_is_found_by_its_name_first(language):
    text.set_language(language)
    for switch in SWITCHES:
        from game.narrate import switch_name

        hits = find.found(switch_name(switch.id), rule_set("official").values)
        assert switch in hits[:4], switch.id


def test_rules_are_found_by_explanation_value_and_not_by_anything():
    values = rule_set("official").values
    assert {"seven_swap", "five_swap"} <= {one.id for one in find.found("swaps hands", values)}
    assert "jump_in" in {one.id for one in find.found("on numbers", values)}
    assert find.found("", values) == SWITCHES
    assert find.found("qwertz", values) == ()


def test_signs_of_cards_are_found_in_chinese_too():
    text.set_language("zh_CN")
    assert {"stack", "deflect_skip"} <= {one.id for one in find.found("+2", rule_set("official").values)}


def hint_ids(rules, seats=4):
    return {hint.id for hint in rule_notes.hints(rule_set(rules), seats)}


def test_soft_hints_hold_where_they_should():
    assert "until_must_play" in hint_ids("official draw=until")
    assert "until_must_play" not in hint_ids("official draw=until +must_play")
    assert "added_two_packs" in hint_ids("official bounce=4 discard_alls=8")
    assert "added_two_packs" not in hint_ids("together")
    assert "four_pairs" in hint_ids("official", 4)
    assert "four_pairs" not in hint_ids("official", 5)
    assert "jump_multi" in hint_ids("tavern")
    assert "much_dealt" in hint_ids("official hand_size=10", 8)
    assert "much_dealt" not in hint_ids("official", 4)


@pytest.mark.parametrize("hint", rule_notes.HINTS, ids=lambda hint: hint.id)
def test_a_hint_names_switches_there_are_and_suggests_what_ends_it(hint):
    assert set(hint.switches) <= {switch.id for switch in SWITCHES}
    assert set(hint.change) <= set(hint.switches)
    assert rule_notes.hint_words(hint)


@pytest.mark.parametrize(
    ("start", "changes", "result"),
    [
        ("official", {"scoring": "places"}, {"play_on": True}),
        ("last-standing", {"play_on": False}, {"scoring": "winner"}),
        ("official scoring=own", {"teams": 2}, {"scoring": "winner"}),
        ("official teams=2", {"scoring": "own"}, {"teams": 0}),
        ("official teams=2", {"rotation": True}, {"teams": 0}),
        ("official +rotation", {"teams": 2}, {"rotation": False}),
        ("last-standing", {"rotation": True}, {"scoring": "winner"}),
    ],
)
def test_there_is_a_way_out_of_every_refusal_that_keeps_what_was_set(start, changes, result):
    rules = rule_set(start)
    with pytest.raises(RuleError) as refused:
        rules.changed(**changes)
    assert rule_notes.refused(refused.value)
    way = rule_notes.way_out(rules, changes, refused.value)
    assert {**changes, **result}.items() <= way.items()
    rules.changed(**way)


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_what_cannot_be_dealt_is_said_without_ids(language):
    text.set_language(language)
    for rules, seats in (("official hand_size=20", 6), ("official teams=3", 4), ("official +rotation", 5)):
        words = rule_notes.cannot_be_dealt(rule_set(rules), seats)
        assert words
        assert "_" not in words
        assert "{" not in words
    assert rule_notes.cannot_be_dealt(rule_set("official"), 10) == ""


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_dares_of_every_age_fit_the_switch(language):
    text.set_language(language)
    every = [dare for age in dares.DARES for dare in dares.dares_for(age)]
    assert len(every) == len(set(every)) == 24
    for dare in every:
        assert rule_set("official").changed(blanks=4, dare_text=dare).values["dare_text"] == dare
