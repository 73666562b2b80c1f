"""Random input at the rule editor and the rule book: nothing breaks, rules stay playable, both can be left."""

from __future__ import annotations

from random import Random

import pytest

from game import text
from game.input.intents import Intent, Kind
from game.rules import PRESETS, from_code, rule_set
from game.scenes.agreed import Agreed
from game.scenes.rule_book import RuleBook
from game.scenes.rule_editor import RuleEditor
from tests.scenes.hand import Hand

pytestmark = pytest.mark.usefixtures("no_pictures")

KEYS = (
    *(Kind.UP, Kind.DOWN, Kind.LEFT, Kind.RIGHT, Kind.NEXT, Kind.PREVIOUS, Kind.CONFIRM, Kind.CONFIRM),
    *(Kind.FIRST, Kind.LAST, Kind.PAGE_UP, Kind.PAGE_DOWN, Kind.ERASE, Kind.ERASE_NEXT, Kind.HELP, Kind.SORT),
)
SIZES = ((1280, 720), (1024, 768), (3440, 1440), (320, 200))
WORDS = ("7", "+2", "村规", "gang", "ACDE", "\u202e", "🎲", " ", '"')


def random_intent(random, size):
    at = {"x": random.uniform(-10, size[0] + 10), "y": random.uniform(-10, size[1] + 10), "device": "mouse"}
    what = random.random()
    if what < 0.45:
        return Intent(random.choice(KEYS), repeat=random.random() < 0.1)
    if what < 0.55:
        return Intent(Kind.TEXT, text=random.choice(WORDS))
    if what < 0.6:
        return Intent(Kind.COMPOSE, text=random.choice(("", "ni", "你")))
    if what < 0.7:
        return Intent(Kind.WHEEL, number=random.choice((-3, -1, 1, 2)), **at)
    return Intent(random.choice((Kind.POINT, Kind.PRESS, Kind.RELEASE)), **at)


def scene_of(random, hand):
    preset = random.choice(list(PRESETS))
    kind = random.random()
    if kind < 0.6:
        return RuleEditor(hand.context, rule_set(preset), random.randint(2, 10), lambda rules: None)
    if kind < 0.85:
        return RuleBook(hand.context, preset, choosable=random.random() < 0.5)
    return Agreed(hand.context, rule_set(preset), "", lambda: None, lambda: None)


@pytest.mark.parametrize("seed", range(6))
def test_nothing_breaks_and_the_way_out_is_always_there(seed):
    random = Random(seed)
    size = random.choice(SIZES)
    hand = Hand(size, text_scale=random.choice((1.0, 1.5, 2.0)))
    for _event in range(350):
        if hand.stack.top is None:
            hand.open(scene_of(random, hand))
        if random.random() < 0.01:
            text.set_language(random.choice(("en", "zh_CN")))
            hand.stack.refresh()
        if random.random() < 0.02:
            hand.key(Kind.CANCEL)
        else:
            hand.stack.handle(random_intent(random, size))
        top = hand.stack.top
        if isinstance(top, RuleEditor):
            rules = top.rules
            assert rule_set(rules.text) == rules
            assert from_code(rules.code).changed(dare_text=rules.values["dare_text"]) == rules
    for _press in range(12):
        if hand.stack.top is not None:
            hand.key(Kind.CANCEL)
    assert hand.stack.top is None
