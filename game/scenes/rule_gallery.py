"""The rule editor, the agreement before a deal and the rule book in the gallery of screens."""

from __future__ import annotations

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


def editor(context: Context, rules: str = MINE, group: str = "playing", seats: int = 6) -> RuleEditor:
    """Return the editor over a rule set, with two own sets that are in no file."""
    scene = RuleEditor(context, rule_set(rules), seats, lambda rules: None, group)
    scene.own.sets = (OwnSet("外婆家", "console -zero_pass"), OwnSet("Friday night", "wildest decks=1"))
    return scene


@shown("rule_editor")
def _editor(context: Context) -> list[Scene]:
    return [editor(context)]


@shown("rule_editor_penalties")
def _penalties(context: Context) -> list[Scene]:
    return [editor(context, "pairs stack=any +stack_forced", "penalties")]


@shown("rule_editor_special")
def _special(context: Context) -> list[Scene]:
    return [editor(context, "wildest decks=1 actions=false", "special")]


@shown("rule_editor_deck")
def _deck(context: Context) -> list[Scene]:
    scene = editor(context, "official hand_size=20", "deck", 8)
    scene.open = False
    scene.put(BY_ID["scoring"], "places")
    return [scene]


@shown("rule_editor_whole")
def _whole(context: Context) -> list[Scene]:
    return [editor(context, MINE, "whole")]


@shown("rule_editor_search")
def _search(context: Context) -> list[Scene]:
    scene = editor(context)
    scene.query = "+2"
    return [scene]


@shown("rule_editor_nothing")
def _nothing(context: Context) -> list[Scene]:
    scene = editor(context)
    scene.query = "xyzzy"
    scene.entry = Entry("search", "xyzzy", lambda words: None)
    return [scene]


@shown("rule_editor_values")
def _values(context: Context) -> list[Scene]:
    scene = editor(context, group="deck")
    scene.sheet = rule_sheets.Values(scene, BY_ID["scoring"])
    return [scene]


@shown("rule_editor_dares")
def _dares(context: Context) -> list[Scene]:
    scene = editor(context, group="special")
    scene.sheet = rule_sheets.Dares(scene)
    return [scene]


@shown("rule_editor_code")
def _code(context: Context) -> list[Scene]:
    scene = editor(context)
    sheet = rule_keeping.Code(scene)
    sheet.words = rule_set("gang").code
    scene.sheet = sheet
    return [scene]


@shown("rule_editor_code_wrong")
def _code_wrong(context: Context) -> list[Scene]:
    scene = editor(context)
    sheet = rule_keeping.Code(scene)
    sheet.words = "ACDO EF"
    scene.sheet = sheet
    return [scene]


@shown("rule_editor_save")
def _save(context: Context) -> list[Scene]:
    scene = editor(context)
    sheet = rule_keeping.Save(scene)
    sheet.words = "外婆家"
    scene.sheet = sheet
    return [scene]


@shown("rule_editor_sets")
def _sets(context: Context) -> list[Scene]:
    scene = editor(context)
    scene.sheet = rule_keeping.Sets(scene)
    return [scene]


@shown("rule_editor_delete")
def _delete(context: Context) -> list[Scene]:
    scene = editor(context)
    sheet = rule_keeping.Sets(scene)
    sheet.deleting = "Friday night"
    scene.sheet = sheet
    return [scene]


@shown("rule_book")
def _book(context: Context) -> list[Scene]:
    return [RuleBook(context, "official", choosable=True)]


@shown("rule_book_house")
def _book_house(context: Context) -> list[Scene]:
    return [RuleBook(context, "pairs")]


@shown("rule_book_turn")
def _book_turn(context: Context) -> list[Scene]:
    return [RuleBook(context, "tavern", chapter="turn")]


@shown("rule_book_penalties")
def _book_penalties(context: Context) -> list[Scene]:
    return [RuleBook(context, "wildest", chapter="penalties")]


@shown("rule_book_cards")
def _book_cards(context: Context) -> list[Scene]:
    return [RuleBook(context, "wildest", chapter="cards")]


@shown("rule_book_flip")
def _book_flip(context: Context) -> list[Scene]:
    return [RuleBook(context, "flip", chapter="cards")]


@shown("rule_book_questions")
def _book_questions(context: Context) -> list[Scene]:
    return [RuleBook(context, "gang", chapter="questions")]


@shown("rule_book_tips")
def _book_tips(context: Context) -> list[Scene]:
    return [RuleBook(context, "together", chapter="tips")]


@shown("rule_book_choose")
def _book_choose(context: Context) -> list[Scene]:
    scene = RuleBook(context, "official", choosable=True)
    scene.choose()
    return [scene]


@shown("agreed")
def _agreed(context: Context) -> list[Scene]:
    rules = rule_set("console")
    return [NewTable(context), Agreed(context, rules, "", lambda: None, lambda: None)]


@shown("agreed_many")
def _agreed_many(context: Context) -> list[Scene]:
    rules = rule_set('gang blanks=4 dare_text="sing the first line of a song you like" deck=classic decks=2')
    return [NewTable(context), Agreed(context, rules, "外婆家", lambda: None, lambda: None)]


@shown("rule_editor_typing")
def _typing(context: Context) -> list[Scene]:
    scene = editor(context, 'shop dare_text="sing the first line of a song you like"', "special")
    scene.entry = Entry("rule.dare_text.field", "唱一句 sing the first line", lambda words: None, 80)
    return [scene]


@shown("rule_editor_number")
def _number(context: Context) -> list[Scene]:
    scene = editor(context, "official target=321", "deck")
    scene.entry = Entry("rule.target", "250", lambda words: None, 7)
    return [scene]
