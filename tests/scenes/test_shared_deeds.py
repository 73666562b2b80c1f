"""What people do beside playing: dares ticked off, fines, calls and catches in windows long enough for people."""

from __future__ import annotations

import pygame
import pytest

from game import settings as settings_file
from game.engine.actions import CATCH, PLAY
from game.engine.cards import COLOUR_OF
from game.match.session import WINDOW
from game.match.table import HUMAN
from game.rules import rule_set
from game.scenes.context import Context
from game.scenes.new_table import NewTable
from game.scenes.rule_editor import RuleEditor
from game.scenes.settings import SettingsScene
from game.scenes.stack import Stack
from game.view.dare import Dare
from tests.scenes.party import Party, company

pytestmark = pytest.mark.usefixtures("no_pictures")


@pytest.mark.parametrize(("button", "told"), [("dare.done", "Bo has done the dare"), ("dare.not", "Bo has not done")])
def test_a_dare_is_read_out_to_all_and_ticked_off_done_or_not(button, told):
    party = Party(company((0, 1), 3, 'gang dare_text="sing a line"'))
    party.lift()
    party.act()
    party.until(lambda: party.scene.caught_up and party.top.name in ("table", "curtain"))
    if party.top.name == "curtain":
        party.stack.pop()
    scene = party.scene
    scene.special.dares.append(Dare(1, 0, 1, -1, "sing a line"))
    scene.follow()
    scene.rebuild()
    dialog = scene.tree.find("dare")
    assert dialog.name == "sing a line"
    assert "You" not in dialog.value
    acts = party.session.acts
    party.wait(2)
    assert party.session.acts == acts  # nothing goes on while it is read out
    scene.tree.find(button).act("press")
    assert scene.special.dare is None
    assert told in scene.log[-1][0]
    assert told in " ".join(scene.since(0))


@pytest.mark.parametrize(("button", "ticked"), [("dare.done", ["Do ten squats"]), ("dare.not", [])])
def test_a_dare_that_is_offered_is_ticked_off_in_the_list_after_the_next_start(button, ticked):
    party = Party(company((0, 1), 3, 'gang dare_text="Do ten squats"'))
    party.lift()
    scene = party.scene
    for _twice in range(2):
        scene.special.dares.append(Dare(0, 1, 1, -1, "Do ten squats"))
        scene.follow()
        scene.rebuild()
        scene.tree.find(button).act("press")
    assert party.context.settings.dares_done == ticked
    assert settings_file.save(party.context.settings) is None
    settings, problem = settings_file.load()
    assert problem is None
    context = Context(settings, keep=False)
    stack = Stack(context, pygame.Surface((1280, 720)))
    editor = RuleEditor(context, rule_set("gang"), 4, lambda _rules: None)
    stack.push(editor)
    editor.pick_dare()
    tags = {node.name: node.value for node in editor.tree.root.walk() if node.id.startswith("dare.")}
    assert [name for name, tag in tags.items() if tag] == ticked
    assert tags["Do ten squats"] == ("done before" if ticked else "")


def test_a_computer_is_not_asked_whether_it_has_done_it():
    party = Party(company((0, 1), 3, "gang"))
    party.lift()
    party.scene.special.dares.append(Dare(2, 0, 1, -1, "sing"))
    party.scene.rebuild()
    assert party.scene.tree.find("dare.done") is not None
    assert party.scene.tree.find("dare.not") is None


def test_whoever_may_confirm_a_fine_is_shown_with_their_keys():
    party = Party(company((0, 1, 2), 4, "official advice_fine=2"))
    party.lift()
    party.wait(0.1)
    party.key("escape")
    {words[0]: words[3] for words in party.top.items()}["fine"]()
    party.top.tree.find("fine.3").act("press")
    shown = {seat for seat in range(4) if party.top.tree.find(f"fine.key.{seat}")}
    assert shown == {0, 1, 2}
    held = len(party.session._state.hands[3])
    party.own(1, "act")
    assert len(party.session._state.hands[3]) == held + 2


def down_to_one(races, seconds, rules="official"):
    """Three people; one has played down to one card without calling."""
    party = Party(company((0, 1, 2), 3, rules), 5, races=races, window_seconds=seconds)
    state = party.session._state
    party.until(lambda: (party.top.name == "curtain" and party.top.seat == 1) or _on(party))
    plays = [act for act in party.session.legal(1) if act.verb == PLAY]
    fits = next(act for act in plays if COLOUR_OF[state.faces[act.cards[0]]] >= 0)
    state.hands[1][:] = [*fits.cards, next(card for card in state.hands[1] if card not in fits.cards)]
    party.own(1, "look")
    party.scene.submit(fits._replace(call=False))
    party.wait(0.1)
    return party


def _on(party):
    if party.top.name == "curtain" and party.top.seat != 1:
        party.own(party.top.seat, "look")
    elif party.scene.looking >= 0 and party.scene.choice.my_turn:
        party.act()
    return False


def test_a_window_stays_open_as_long_as_is_set_and_the_others_key_catches():
    party = down_to_one(races=True, seconds=8.0)
    assert 1 in party.session.exposed
    for _second in range(7):
        party.wait(1.0)
        assert party.top is party.scene  # no curtain falls, so that everybody sees the table
    assert 1 in party.session.exposed
    party.own(0, "act")
    assert party.done[-1].verb == CATCH
    assert party.done[-1].seat == 0


def test_asked_in_turn_calls_are_made_with_the_card_and_jumps_wait_without_a_clock():
    party = down_to_one(races=False, seconds=1.6, rules="official jump_in=all")
    assert not party.session.exposed
    assert party.session.asked().asks == WINDOW
    party.wait(20.0)
    assert party.session.asked().asks == WINDOW
    assert "anybody" in party.scene.prompt_words
    party.own(2, "look")
    party.until(lambda: party.top.name == "curtain")
    assert party.top.seat == 2


def test_both_settings_are_reached_from_settings_and_new_table():
    party = Party(company((0, 1), 3))
    party.stack.push(SettingsScene(party.context))
    ids = set()
    for tab in [node for node in party.top.tree.root.walk() if node.role == "tab"]:
        tab.act("press")
        ids |= {node.id for node in party.top.tree.root.walk()}
    assert any("window_seconds" in name for name in ids)
    assert any("races" in name for name in ids)
    assert any("curtain_seconds" in name for name in ids)
    party.stack.push(NewTable(party.context))
    party.top.tab = "rules"
    party.top.rebuild()
    assert party.top.tree.find("match.races") is not None
    assert party.top.seats.seats[0].kind == HUMAN
