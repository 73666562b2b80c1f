"""The rule editor by keys alone and by mouse alone: every switch, search, notes, sharing, own rule sets."""

from __future__ import annotations

import pytest

from game import text
from game.engine.switch import GROUPS
from game.input.intents import Kind
from game.match import own_rules
from game.match.own_rules import OwnRules
from game.narrate import switch_name
from game.rules import PRESETS, SWITCHES, rule_set
from game.rules.registry import BY_ID
from game.scenes import clipboard
from game.scenes.rule_desk import stepped
from game.scenes.rule_editor import RuleEditor
from game.ui.node import DISABLED
from tests.scenes.hand import Hand

pytestmark = pytest.mark.usefixtures("no_pictures")


def opened(rules="official", seats=4, size=(1280, 720), group="deck", **settings):
    hand = Hand(size, **settings)
    heard = []
    hand.open(RuleEditor(hand.context, rule_set(rules), seats, heard.append, group))
    return hand, heard


def value(hand, switch):
    return hand.top.rules.values[switch]


# Every switch ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("switch", SWITCHES, ids=lambda one: one.id)
def test_every_switch_is_changed_and_put_back_by_keys_alone(switch):
    hand, heard = opened()
    hand.press(f"group.{switch.group}")
    before = value(hand, switch.id)
    if switch.kind == "text":
        hand.press(f"rule.{switch.id}.field")
        hand.type("say cheese")
        hand.key(Kind.CONFIRM)
    else:
        hand.go(f"rule.{switch.id}")
        hand.key(Kind.CONFIRM if switch.kind == "bool" else Kind.RIGHT)
    assert value(hand, switch.id) != before
    assert heard[-1] == hand.top.rules
    hand.press(f"rule.{switch.id}.reset")
    assert value(hand, switch.id) == before
    assert hand.tree.focus_id in (f"rule.{switch.id}", f"rule.{switch.id}.field")


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda one: one.id)
def test_every_switch_is_changed_and_put_back_by_mouse(switch):
    hand, _heard = opened()
    hand.click(f"group.{switch.group}")
    row = f"rule.{switch.id}"
    before = value(hand, switch.id)
    hand.wheel_to(row if switch.kind != "text" else f"{row}.list", "rows.list")
    if switch.kind == "bool":
        hand.click(row)
    elif switch.kind == "int":
        hand.click(f"{row}.more")
        if value(hand, switch.id) == before:
            hand.click(f"{row}.less")
    elif switch.kind == "choice":
        hand.click(row, 0.2)
        other = next(i for i, one in enumerate(switch.values) if one != before)
        hand.click(f"values.{other}")
        assert hand.top.sheet is None
    else:
        hand.click(f"{row}.list")
        hand.click("dare.small.1")
    assert value(hand, switch.id) != before
    hand.wheel_to(f"{row}.reset", "rows.list")
    hand.click(f"{row}.reset")
    assert value(hand, switch.id) == before


def test_every_value_of_every_choice_can_be_picked():
    for switch in SWITCHES:
        if switch.kind != "choice":
            continue
        hand, _heard = opened("last-standing" if switch.id == "scoring" else "official", group=switch.group)
        for i, one in enumerate(switch.values):
            hand.press(f"rule.{switch.id}")
            hand.press(f"values.{i}")
            assert value(hand, switch.id) == one


def test_the_dpad_walks_from_groups_to_rows_and_back():
    hand, _heard = opened(size=(1920, 1080), group="moving")
    hand.key(Kind.RIGHT)
    assert hand.tree.focus_id.startswith("rule.")
    hand.key(Kind.LEFT)
    assert hand.tree.focus_id.startswith("group.")
    hand.key(Kind.RIGHT, Kind.RIGHT)
    assert value(hand, hand.tree.focus_id.removeprefix("rule.")) is True


# Numbers and words -------------------------------------------------------------------------------------------------
def test_a_number_is_typed_and_a_wrong_one_is_said():
    hand, _heard = opened(group="deck")
    hand.press("rule.target")
    hand.wipe()
    hand.type("321")
    hand.key(Kind.CONFIRM)
    assert value(hand, "target") == 321
    for wrong in ("0", "x", "9999999", ""):
        hand.press("rule.target")
        hand.wipe()
        hand.type(wrong)
        hand.key(Kind.CONFIRM)
        assert value(hand, "target") == 321
        assert "1-1000000" in hand.top.toast
    hand.press("rule.target")
    hand.wipe()
    hand.type("7")
    hand.key(Kind.CANCEL)
    assert value(hand, "target") == 321


def test_targets_are_stepped_in_round_figures():
    assert [stepped(n, 1) for n in (1, 20, 50, 100, 195, 500, 1000, 999_999, 1_000_000)] == [
        *(5, 25, 60, 110, 200, 550, 1500),
        *(1_000_000, 1_000_000),
    ]
    assert [stepped(n, -1) for n in (1_000_000, 1000, 500, 200, 100, 50, 7, 5, 1)] == [
        *(999_500, 950, 450, 190, 90, 45, 5, 1, 1),
    ]


def test_a_dare_keeps_quotes_and_any_script():
    hand, _heard = opened("official blanks=4", group="special")
    hand.press("rule.dare_text.field")
    hand.type('唱 "la la" 🎵 عيد')
    hand.key(Kind.CONFIRM)
    assert value(hand, "dare_text") == '唱 "la la" 🎵 عيد'
    assert rule_set(hand.top.rules.text) == hand.top.rules


# What cannot be, what does nothing, what goes well -----------------------------------------------------------------
def test_what_cannot_be_is_said_at_its_row_with_a_way_out():
    hand, _heard = opened(group="deck")
    hand.press("rule.scoring")
    hand.press("values.5")
    assert value(hand, "scoring") == "winner"
    assert "Playing on" in hand.tree.find("rule.scoring.note.0").name
    hand.press("rule.scoring.do.0")
    assert (value(hand, "scoring"), value(hand, "play_on")) == ("places", True)
    assert hand.tree.find("rule.scoring.note.0") is None


def test_stepping_passes_over_what_cannot_be_and_says_why():
    hand, _heard = opened("official scoring=hero", group="deck")
    hand.go("rule.scoring")
    hand.key(Kind.RIGHT)
    assert value(hand, "scoring") == "single"
    assert "Playing on" in hand.tree.find("rule.scoring.note.0").name


def test_a_table_that_cannot_be_dealt_is_said_at_once():
    hand, _heard = opened(seats=8, group="setup", size=(1920, 1080))
    assert hand.tree.find("rows.problem") is None
    hand.press("rule.hand_size")
    hand.wipe()
    hand.type("20")
    hand.key(Kind.CONFIRM)
    assert "161" in hand.tree.find("rows.problem").name
    assert "161" in hand.tree.find("whole.note.0").name


def test_rules_without_effect_and_soft_hints_are_noted_at_their_rows():
    hand, _heard = opened("official multi_effect=once draw=until", group="playing")
    assert "Several at once" in hand.tree.find("rule.multi_effect.note.0").name
    assert "Forced play" in hand.tree.find("rule.draw.note.0").name
    hand.press("rule.draw.do.0")
    assert value(hand, "must_play") is True
    assert hand.tree.find("rule.draw.note.0") is None


# Searching ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("language", "words"), [("en", "stacking"), ("zh_CN", "叠加")])
def test_rules_are_found_while_typing_in_the_language_spoken(language, words):
    text.set_language(language)
    hand, _heard = opened(language=language)
    hand.press("search")
    hand.type(words)
    assert hand.tree.find("rule.stack") is not None
    assert hand.tree.find("rule.deck") is None
    hand.key(Kind.CONFIRM)
    assert hand.tree.focus_id == "rule.stack"
    hand.key(Kind.RIGHT)
    assert value(hand, "stack") == "plus2"
    hand.key(Kind.CANCEL)
    assert hand.tree.find("rule.deck") is not None
    assert hand.top.query == ""


def test_a_search_that_finds_nothing_says_so_and_is_ended_by_its_cross():
    hand, _heard = opened()
    hand.click("search")
    hand.type("xyzzy")
    assert "xyzzy" in hand.tree.find("rows.none").name
    hand.click("search.clear")
    assert hand.tree.find("rule.deck") is not None


# Groups and the whole ----------------------------------------------------------------------------------------------
def test_page_keys_turn_the_groups_over():
    hand, _heard = opened()
    seen = []
    for _group in GROUPS:
        seen.append(hand.top.group)
        hand.key(Kind.PAGE_DOWN)
    assert tuple(seen) == GROUPS
    hand.key(Kind.PAGE_UP)
    assert hand.top.group == GROUPS[-1]


def test_a_group_is_reset_and_the_others_stay():
    hand, _heard = opened("wildest", group="playing", size=(1920, 1080))
    hand.press("reset_group")
    changed = {one.group for one in hand.top.house_rules()}
    assert "playing" not in changed
    assert {"penalties", "special"} <= changed
    assert DISABLED in hand.tree.find("reset_group").state


def test_back_to_the_preset_undoes_only_what_was_changed():
    hand, _heard = opened("tavern", size=(1920, 1080))
    assert hand.tree.find("whole.back_to") is None
    hand.top.put(BY_ID["seven_swap"], True)
    assert hand.top.away() == 1
    hand.press("whole.back_to")
    assert hand.top.rules == rule_set("tavern")


def test_a_target_that_goes_with_the_scoring_is_no_change_of_its_own():
    hand, _heard = opened("official +play_on", size=(1920, 1080))
    hand.top.put(BY_ID["scoring"], "places")
    assert hand.top.rules.values["target"] == 20
    assert hand.top.away() == len(hand.top.house_rules()) == 2
    hand.top.put(BY_ID["target"], 30)
    assert hand.top.away() == len(hand.top.house_rules()) == 3


def test_the_rule_set_as_a_whole_is_a_tab_where_there_is_no_column():
    hand, _heard = opened("tavern +seven_swap", text_scale=2.0)
    assert hand.tree.find("whole.sets") is None
    hand.press("group.whole")
    hand.press("whole.back_to")
    assert hand.top.rules == rule_set("tavern")


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_can_be_begun_from(preset):
    hand, heard = opened("tavern", size=(1920, 1080))
    hand.press("whole.sets")
    hand.press(f"preset.{preset}")
    assert heard[-1] == rule_set(preset)
    assert hand.top.base_name() == hand.tree.find("whole.name").name


# Sharing -----------------------------------------------------------------------------------------------------------
def test_a_code_is_typed_wrong_and_right():
    wanted = rule_set("gang +zero_pass decks=2")
    hand, heard = opened(size=(1920, 1080))
    hand.press("whole.enter")
    assert hand.tree.focus_id == "code.field"
    hand.type(wanted.code[:-1])
    assert hand.tree.find("code.told").name
    assert DISABLED in hand.tree.find("code.use").state
    hand.type("O")
    assert "O" in hand.tree.find("code.told").name
    hand.key(Kind.ERASE)
    hand.type(wanted.code[-1].lower())
    assert DISABLED not in hand.tree.find("code.use").state
    hand.key(Kind.CONFIRM)
    assert hand.tree.focus_id == "code.use"
    hand.key(Kind.CONFIRM)
    assert heard[-1] == wanted
    assert hand.top.sheet is None


def test_the_text_form_is_understood_too():
    hand, heard = opened(size=(1920, 1080))
    hand.press("whole.enter")
    hand.type('official blanks=4 dare_text="a b"')
    hand.key(Kind.CONFIRM)
    hand.press("code.use")
    assert heard[-1].values["dare_text"] == "a b"


def test_copy_and_paste_go_by_the_clipboard_or_say_that_there_is_none(monkeypatch):
    board = {}
    monkeypatch.setattr(clipboard, "put", lambda words: board.update(words=words) or True)
    monkeypatch.setattr(clipboard, "get", lambda: board.get("words", ""))
    hand, heard = opened("gang", size=(1920, 1080))
    hand.press("whole.copy")
    assert board["words"] == rule_set("gang").code
    board["words"] = rule_set("shop").code + "\n"
    hand.press("whole.enter")
    hand.press("code.paste")
    hand.press("code.use")
    assert heard[-1] == rule_set("shop")
    board.clear()
    hand.press("whole.enter")
    hand.press("code.paste")
    assert hand.top.toast
    monkeypatch.setattr(clipboard, "put", lambda words: False)
    hand.key(Kind.CANCEL)
    hand.press("whole.copy")
    assert hand.top.code() in hand.top.toast


def test_rules_with_a_dare_are_copied_whole_and_entered_again(monkeypatch):
    board = {}
    monkeypatch.setattr(clipboard, "put", lambda words: board.update(words=words) or True)
    monkeypatch.setattr(clipboard, "get", lambda: board["words"])
    wanted = rule_set('shop dare_text="sing, ""loud"""')
    hand, heard = opened(wanted.text, size=(1920, 1080))
    hand.press("whole.copy_all")
    hand.press("whole.sets")
    hand.press("preset.official")
    hand.press("whole.enter")
    hand.press("code.paste")
    hand.press("code.use")
    assert heard[-1] == wanted


def test_a_clipboard_that_fails_is_no_trouble(monkeypatch):
    import pygame

    def fails(*args):
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", fails)
    monkeypatch.setattr(pygame.scrap, "get_text", fails)
    assert clipboard.put("x") is False
    assert clipboard.get() == ""


# Own rule sets -----------------------------------------------------------------------------------------------------
def test_rules_are_saved_under_a_name_used_renamed_and_deleted_by_keys():
    hand, heard = opened("tavern +seven_swap", size=(1920, 1080))
    hand.press("whole.save")
    hand.type("  外婆家\u202e ")
    hand.key(Kind.CONFIRM, Kind.CONFIRM)
    assert [one.name for one in OwnRules().sets] == ["外婆家"]
    assert hand.top.base_name() == "外婆家"
    hand.press("whole.sets")
    hand.press("preset.official")
    hand.press("whole.sets")
    hand.press("own.外婆家")
    assert heard[-1] == rule_set("tavern +seven_swap")
    hand.press("whole.sets")
    hand.press("rename.外婆家")
    hand.wipe()
    hand.type("Grandma")
    hand.key(Kind.CONFIRM)
    assert [one.name for one in OwnRules().sets] == ["Grandma"]
    assert hand.top.base_name() == "Grandma"
    hand.press("delete.Grandma")
    hand.key(Kind.CANCEL)
    assert OwnRules().sets
    hand.press("delete.Grandma")
    hand.press("delete.yes")
    assert OwnRules().sets == ()
    hand.key(Kind.CANCEL)
    assert hand.top.sheet is None


def test_a_name_without_anything_to_see_cannot_be_saved():
    hand, _heard = opened(size=(1920, 1080))
    hand.press("whole.save")
    assert DISABLED in hand.tree.find("save.do").state


def test_a_damaged_file_is_said_when_the_editor_opens():
    own_rules.path().write_bytes(b"{")
    hand, _heard = opened()
    assert "damaged" in hand.top.toast


# Leaving -----------------------------------------------------------------------------------------------------------
def test_escape_leaves_sheet_search_and_screen_in_turn():
    hand, _heard = opened(size=(1920, 1080))
    hand.press("whole.sets")
    hand.key(Kind.CANCEL)
    assert hand.top.sheet is None
    hand.press("search")
    hand.type("a")
    hand.key(Kind.CONFIRM, Kind.CANCEL)
    assert hand.top.query == ""
    hand.key(Kind.CANCEL)
    assert hand.stack.top is None


def test_done_and_its_key_leave():
    for leave in (lambda hand: hand.press("done"), lambda hand: hand.key(Kind.START)):
        hand, _heard = opened()
        leave(hand)
        assert hand.stack.top is None


def test_every_row_is_named_and_valued_in_the_language_spoken():
    text.set_language("zh_CN")
    hand, _heard = opened("wildest", language="zh_CN")
    for group in GROUPS:
        hand.top.show(group)
        for switch in SWITCHES:
            if switch.group == group:
                node = hand.tree.find(f"rule.{switch.id}")
                assert node.name == switch_name(switch.id)
                assert node.value
