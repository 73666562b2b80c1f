"""The rule editor, the agreement before a deal and the rule book in the gallery of screens: a line a state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from game.match.own_rules import OwnSet
from game.rules import rule_set
from game.rules.registry import BY_ID
from game.scenes import rule_keeping, rule_sheets
from game.scenes.agreed import Agreed
from game.scenes.context import Context
from game.scenes.gallery import shown
from game.scenes.new_table import NewTable
from game.scenes.rule_book import RuleBook
from game.scenes.rule_editor import RuleEditor
from game.scenes.scene import Scene
from game.ui.entry import Entry

MINE = "tavern multi=off +seven_swap blanks=4 draw=until"
DARE = 'dare_text="sing the first line of a song you like"'

Change = Callable[[RuleEditor], None]


class State(NamedTuple):
    """A state of the editor: the rules it is opened with, and what has been done since."""

    rules: str = MINE
    group: str = "playing"
    change: Change | None = None
    seats: int = 6


def editor(context: Context, rules: str = MINE, group: str = "playing", seats: int = 6) -> RuleEditor:
    """Return the editor over a rule set, with two own sets that are in no file."""
    scene = RuleEditor(context, rule_set(rules), seats, lambda rules: None, group)
    scene.own.sets = (OwnSet("外婆家", "console -zero_pass"), OwnSet("Friday night", "wildest decks=1"))
    return scene


# What has been done in the editor ----------------------------------------------------------------------------------
def _looking_for(words: str, *, typing: bool = False) -> Change:
    def change(scene: RuleEditor) -> None:
        scene.query = words
        scene.entry = Entry("search", words, lambda words: None) if typing else None

    return change


def _typing(field: str, words: str, most: int) -> Change:
    def change(scene: RuleEditor) -> None:
        scene.entry = Entry(field, words, lambda words: None, most)

    return change


def _laying(make: Callable[[RuleEditor], rule_sheets.Sheet], **values: str) -> Change:
    """Return a change that lays a sheet over the editor, with values of its fields."""

    def change(scene: RuleEditor) -> None:
        scene.sheet = make(scene)
        for name, value in values.items():
            setattr(scene.sheet, name, value)

    return change


def _refused(scene: RuleEditor) -> None:
    scene.open = False
    scene.put(BY_ID["scoring"], "places")


EDITORS: Mapping[str, State] = {
    "rule_editor": State(),
    "rule_editor_penalties": State("pairs stack=any +stack_forced", "penalties"),
    "rule_editor_special": State("wildest decks=1 actions=false", "special"),
    "rule_editor_deck": State("official hand_size=20", "deck", _refused, 8),
    "rule_editor_whole": State(MINE, "whole"),
    "rule_editor_search": State(change=_looking_for("+2")),
    "rule_editor_nothing": State(change=_looking_for("xyzzy", typing=True)),
    "rule_editor_typing": State(
        f"shop {DARE}", "special", _typing("rule.dare_text.field", "唱一句 sing the first line", 80)
    ),
    "rule_editor_number": State("official target=321", "deck", _typing("rule.target", "250", 7)),
    "rule_editor_values": State(
        group="deck", change=_laying(lambda scene: rule_sheets.Values(scene, BY_ID["scoring"]))
    ),
    "rule_editor_dares": State(group="special", change=_laying(rule_sheets.Dares)),
    "rule_editor_code": State(change=_laying(rule_keeping.Code, words=rule_set("gang").code)),
    "rule_editor_code_wrong": State(change=_laying(rule_keeping.Code, words="ACDO EF")),
    "rule_editor_save": State(change=_laying(rule_keeping.Save, words="外婆家")),
    "rule_editor_sets": State(change=_laying(rule_keeping.Sets)),
    "rule_editor_delete": State(change=_laying(rule_keeping.Sets, deleting="Friday night")),
}

BOOKS: Mapping[str, tuple[str, str]] = {
    "rule_book_house": ("pairs", ""),
    "rule_book_turn": ("tavern", "turn"),
    "rule_book_penalties": ("wildest", "penalties"),
    "rule_book_cards": ("wildest", "cards"),
    "rule_book_flip": ("flip", "cards"),
    "rule_book_questions": ("gang", "questions"),
    "rule_book_tips": ("together", "tips"),
}
"""Whose rules are read, and which chapter."""

AGREED: Mapping[str, tuple[str, str]] = {
    "agreed": ("console", ""),
    "agreed_many": (f"gang blanks=4 {DARE} deck=classic decks=2", "外婆家"),
}
"""The rules that are agreed on, and what they are called."""


# The states --------------------------------------------------------------------------------------------------------
def _edited(state: State, context: Context) -> list[Scene]:
    scene = editor(context, state.rules, state.group, state.seats)
    if state.change is not None:
        state.change(scene)
    return [scene]


def _read(rules: str, chapter: str, context: Context) -> list[Scene]:
    return [RuleBook(context, rules, chapter=chapter) if chapter else RuleBook(context, rules)]


def _asked(rules: str, name: str, context: Context) -> list[Scene]:
    return [NewTable(context), Agreed(context, rule_set(rules), name, lambda: None, lambda: None)]


for _name, _state in EDITORS.items():
    shown(_name)(partial(_edited, _state))
for _name, _words in BOOKS.items():
    shown(_name)(partial(_read, *_words))
for _name, _words in AGREED.items():
    shown(_name)(partial(_asked, *_words))


@shown("rule_book")
def _book(context: Context) -> list[Scene]:
    return [RuleBook(context, "official", choosable=True)]


@shown("rule_book_choose")
def _book_choose(context: Context) -> list[Scene]:
    scene = RuleBook(context, "official", choosable=True)
    scene.choose()
    return [scene]
