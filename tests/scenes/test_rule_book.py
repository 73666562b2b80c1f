"""The rule book and the agreement before a deal, read and left by keys and by mouse."""

from __future__ import annotations

import pytest

from game import text
from game.input.intents import Intent, Kind
from game.match.own_rules import OwnRules
from game.narrate import preset_name
from game.narrate.book import book
from game.rules import PRESETS, rule_set
from game.scenes.agreed import Agreed
from game.scenes.rule_book import RuleBook
from tests.scenes.hand import Hand

pytestmark = pytest.mark.usefixtures("no_pictures")


def opened(rules="official", size=(1280, 720), *, choosable=False, **settings):
    hand = Hand(size, **settings)
    hand.open(RuleBook(hand.context, rules, choosable=choosable))
    return hand


def said(hand):
    return [node.name for node in hand.tree.find("page").walk() if node.name]


# The book ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("preset", PRESETS)
def test_every_chapter_of_every_preset_is_opened_by_keys_and_says_all_of_it(preset, language):
    text.set_language(language)
    hand = opened(preset, language=language)
    for chapter in book(rule_set(preset)):
        hand.press(f"chapter.{chapter.id}")
        words = said(hand)
        assert chapter.title in words
        assert {line.words for line in chapter.lines} <= set(words)
        assert {entry.name for entry in chapter.cards} <= set(words)
        for question in chapter.questions:
            assert question.words in words
            assert {line.words for line in question.answer} <= set(words)


def test_chapters_are_opened_by_mouse():
    hand = opened("gang", size=(1920, 1080))
    for chapter in book(rule_set("gang")):
        hand.click(f"chapter.{chapter.id}")
        assert hand.top.chapter == chapter.id


def test_page_keys_turn_the_chapters_over_and_come_round():
    hand = opened("children")
    ids = [chapter.id for chapter in book(rule_set("children"))]
    assert ids[0] == "house"
    for expected in (*ids[1:], ids[0]):
        hand.key(Kind.PAGE_DOWN)
        assert hand.top.chapter == expected
    hand.key(Kind.PAGE_UP)
    assert hand.top.chapter == ids[-1]


def test_a_long_page_is_scrolled_by_arrows_and_by_the_wheel():
    hand = opened("wildest")
    hand.press("chapter.cards")
    hand.go("page.list")
    hand.key(Kind.DOWN, Kind.DOWN)
    before = hand.tree.find("card.light.WB").bounds.y
    x, y = hand.spot("page.list")
    hand.stack.handle(Intent(Kind.WHEEL, number=-2, x=x, y=y, device="mouse"))
    assert hand.tree.find("card.light.WB").bounds.y < before < 1232


def test_house_rules_are_marked_on_the_page_and_counted_at_the_chapter():
    hand = opened("tavern")
    hand.press("chapter.turn")
    marked = [node for node in hand.tree.find("page").walk() if node.value == "house rule"]
    assert len(marked) == int(hand.tree.find("chapter.turn").value.split()[0]) > 3


@pytest.mark.parametrize("preset", PRESETS)
def test_any_preset_is_read_from_the_title(preset):
    hand = opened(choosable=True)
    hand.press("choose")
    hand.press(f"preset.{preset}")
    assert hand.top.rules == rule_set(preset)
    assert preset_name(preset) in hand.tree.find("note").name


def test_own_rule_sets_are_read_too():
    OwnRules().save("外婆家", rule_set("official +seven_swap"))
    hand = opened(choosable=True)
    hand.press("choose")
    hand.press("own.外婆家")
    assert hand.top.rules == rule_set("official +seven_swap")
    assert "外婆家" in hand.tree.find("note").name


def test_a_chapter_that_another_rule_set_has_not_falls_back_to_the_first():
    hand = opened("official", choosable=True)
    hand.press("chapter.special")
    hand.press("choose")
    hand.press("preset.children")
    assert hand.top.chapter == "house"


def test_the_book_follows_a_change_of_language():
    hand = opened()
    text.set_language("zh_CN")
    hand.stack.refresh()
    assert hand.tree.find("page.title").name == "怎么算赢"


def test_the_book_is_left_by_the_key_that_opened_it_and_by_escape():
    for kind in (Kind.RULES, Kind.CANCEL):
        hand = opened(choosable=True)
        hand.press("choose")
        hand.key(Kind.CANCEL)
        assert hand.top.sets is None
        hand.key(kind)
        assert hand.stack.top is None


# Agreed? -----------------------------------------------------------------------------------------------------------
def asked(rules, **settings):
    hand = Hand(**settings)
    done = []
    hand.open(RuleBook(hand.context))
    hand.open(Agreed(hand.context, rule_set(rules), "", lambda: done.append("deal"), lambda: done.append("change")))
    return hand, done


def test_the_table_sees_what_differs_and_nothing_that_has_no_effect():
    hand, _done = asked("official stack=up multi_effect=once -final_draw")
    lines = [node.name for node in hand.tree.find("agreed.list").children]
    assert lines == ["Stacking: the same or a stronger one", "Last card draws: off"]


@pytest.mark.parametrize("kind", [Kind.CONFIRM, Kind.START])
def test_enter_or_f5_deals(kind):
    hand, done = asked("gang")
    hand.key(kind)
    assert done == ["deal"]
    assert hand.top.name == "rule_book"


def test_change_and_escape_do_not_deal():
    hand, done = asked("gang")
    hand.click("agreed.change")
    assert done == ["change"]
    hand, done = asked("wildest")
    hand.key(Kind.CANCEL)
    assert done == []
    assert hand.top.name == "rule_book"


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_preset_can_be_agreed_to(preset, scale):
    hand, done = asked(preset, text_scale=scale)
    hand.press("agreed.deal")
    assert done == ["deal"]
