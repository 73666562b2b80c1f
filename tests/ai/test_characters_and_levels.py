"""Who sits down and what each level says of itself."""

from __future__ import annotations

import ast
import inspect

import pytest

from game import text
from game.ai import characters, levels
from game.ai.characters import CHARACTERS
from game.ai.levels import LEVELS, player

ZODIAC = ("rat", "ox", "tiger", "rabbit", "dragon", "snake", "horse", "goat", "monkey", "rooster", "dog", "pig")


def test_the_twelve_of_the_zodiac_in_order():
    assert tuple(CHARACTERS) == ZODIAC


def test_tempers_run_from_0_to_1_and_no_two_are_alike():
    tempers = [(who.bold, who.vengeful, who.quick, who.forgetful, who.talkative) for who in CHARACTERS.values()]
    assert all(0.0 <= number <= 1.0 for temper in tempers for number in temper)
    assert len(set(tempers)) == len(tempers)


def test_levels_of_this_table_are_the_ones_agreed():
    assert tuple(LEVELS) == ("beginner", "casual", "steady", "sharp", "master")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("character", ZODIAC)
def test_every_character_plays_at_every_level(level, character):
    mind = player(level, character)
    assert callable(mind.choose)
    assert callable(mind.react)


def test_an_unknown_level_or_character_is_said():
    with pytest.raises(KeyError):
        player("genius", "rat")
    with pytest.raises(KeyError):
        player("steady", "cat")


def marked_in(module):
    tree = ast.parse(inspect.getsource(module))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    return [call.args[0].value for call in calls if call.func.id == "N_"]


def test_every_sentence_is_there_in_chinese():
    text.set_language("zh_CN")
    untranslated = [said for module in (characters, levels) for said in marked_in(module) if text._(said) == said]
    assert not untranslated
