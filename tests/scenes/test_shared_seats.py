"""People who come to a match that is played already, leave it and come back; and their devices."""

from __future__ import annotations

import pygame
import pytest

from game.input.intents import Intent, Kind
from game.match import log, saves
from game.match.privacy import people
from game.match.table import COMPUTER, HUMAN
from game.scenes.context import Context
from game.scenes.gallery import staged
from game.scenes.stack import Stack
from game.scenes.table import TableScene
from game.scenes.who_plays import WhoPlays
from game.settings import Settings
from tests.scenes.party import BUTTON, Party, company

B, DOWN = 1, 12
"""Buttons of a pad by pygame's numbers."""


def pause_item(party, name):
    """Open the pause and press one of its buttons."""
    party.key("escape")
    assert party.top.name == "pause"
    {item[0]: item[3] for item in party.top.items()}[name]()


def strips(party):
    """Return the seats whose keys are shown at the table."""
    return {seat for seat in range(len(party.session.seats)) if party.scene.view.stage.comp.rect(f"keys:{seat}")}


def test_a_table_of_one_person_is_joined_by_a_key(no_pictures):
    party = Party(company((0,), 3))
    party.until(lambda: party.scene.caught_up and party.scene.choice.my_turn)
    assert not party.scene.shared
    assert not strips(party)
    pause_item(party, "seats")
    assert party.top.name == "who_plays"
    party.key("p")
    assert party.session.seats[1].kind == HUMAN
    party.key("escape")
    party.wait(0.2)
    assert party.scene.shared
    assert party.scene.keys.at(1).keys == ("p", ";", "/")
    assert party.scene.keys.at(0).given
    assert strips(party) == {0, 1}
    party.until(lambda: party.top.name == "curtain")
    assert party.scene.looking < 0
    party.own(party.top.seat, "look")
    assert party.scene.looking == party.session.asked().seat


def test_whoever_has_played_alone_with_a_pad_keeps_it(no_pictures):
    party = Party(company((0,), 3))
    party.until(lambda: party.scene.caught_up and party.scene.choice.my_turn)
    party.context.translator.last_pad = 77
    party.scene.hand_over(2)
    party.wait(0.2)
    assert party.scene.keys.at(0).pad == 77
    assert party.scene.keys.at(2).look


def test_leaving_and_coming_back_with_the_own_key(no_pictures):
    party = Party(company((0, 1, 2), 3))
    party.lift()
    mine = party.scene.keys.at(1)
    party.scene.hand_over(1)
    party.wait(0.1)
    assert party.session.seats[1].kind == COMPUTER
    assert strips(party) == {0, 2}
    party.until(lambda: party.top.name in ("table", "curtain"))
    acts = party.session.acts
    party.key(mine.act)  # the computer's seat takes no acts from the keys of whoever left
    party.key(mine.jump)
    assert party.session.acts == acts
    party.key(mine.look)
    assert party.session.seats[1].kind == HUMAN
    assert party.scene.keys.at(1) == mine
    party.wait(0.1)
    assert strips(party) == {0, 1, 2}


def test_with_one_left_there_is_no_curtain_and_the_second_brings_it_back(no_pictures):
    party = Party(company((0, 1), 3))
    party.until(lambda: party.top.name == "curtain")
    seat = party.top.seat
    party.own(seat, "look")
    party.scene.hand_over(1 - seat)
    party.wait(0.2)
    assert not party.scene.shared
    assert not strips(party)
    for _turn in range(3):
        party.until(lambda: party.session.round_over or (party.due() and party.session.asked().seat == seat))
        assert party.top is party.scene
        assert party.scene.looking == seat
        party.act()
    pause_item(party, "mind")
    other = party.scene.keys.at(1 - seat)
    party.key(other.look)
    assert party.session.seats[1 - seat].kind == HUMAN
    party.key("escape")
    party.wait(0.1)
    assert party.scene.shared
    assert party.scene.looking < 0


def test_keys_somebody_has_are_refused_during_a_match_and_a_full_table_says_so(no_pictures):
    party = Party(company((0, 1), 3))
    party.until(lambda: party.top.name == "curtain")
    pause_item(party, "mind")
    party.key("z")
    assert "Ann" in party.top.toast
    assert party.session.seats[2].kind == COMPUTER
    party.key("p")
    assert party.session.seats[2].kind == HUMAN
    party.key("t")
    assert "free" in party.top.toast
    assert party.scene.keys.owner("t") < 0


def test_every_seat_is_a_plaque_that_says_what_a_press_does_and_does_it(no_pictures):
    party = Party(company((0, 1), 3))
    party.until(lambda: party.top.name == "curtain")
    pause_item(party, "mind")
    screen, mine = party.top, party.scene.keys.at(1)
    tree = screen.tree
    assert tree.find("seat.1").value.endswith("To the computer")
    assert tree.find("seat.2").value.endswith("A person takes it")
    tree.find("seat.1").act("press")
    assert party.session.seats[1].kind == COMPUTER
    away = tree.find("seat.1")
    assert away.value.endswith("Sit down again")
    assert all(key.upper() in away.value for key in mine.keys)
    assert tree.find("seat.0").value.endswith("Save and leave")
    away.act("press")
    assert party.session.seats[1].kind == HUMAN
    assert party.scene.keys.at(1) == mine
    tree.find("seat.0").act("press")
    tree.find("seat.1").act("press")
    assert party.top.name == "title"


def test_whoever_sits_at_a_pad_goes_through_the_seats_with_it_and_back(no_pictures):
    party = Party(company((0, 2), 3), pads=(2,))
    party.until(lambda: (party.top.name == "curtain" and party.top.seat == 2) or _pass(party))
    pause_item(party, "mind")
    screen = party.top

    def button(number):
        party.post(pygame.CONTROLLERBUTTONDOWN, instance_id=41, button=number)

    assert screen.tree.focus_id == "done"
    button(DOWN)
    assert screen.tree.focus_id.startswith("seat.")
    seat = int(screen.tree.focus_id[-1])
    before = party.session.seats[seat].kind
    button(BUTTON["a"])
    assert party.session.seats[seat].kind != before
    button(BUTTON["a"])
    assert party.session.seats[seat].kind == before
    button(B)
    assert party.top is not screen


def test_whoever_has_played_alone_with_a_pad_is_not_taken_for_somebody_else(no_pictures):
    party = Party(company((0,), 3))
    party.until(lambda: party.scene.caught_up and party.scene.choice.my_turn)
    party.context.translator.last_pad = 77
    party.stack.push(WhoPlays(party.context, party.scene))
    party.post(pygame.CONTROLLERBUTTONDOWN, instance_id=77, button=DOWN)
    assert people(party.session.table) == (0,)
    party.post(pygame.CONTROLLERBUTTONDOWN, instance_id=78, button=BUTTON["a"])
    assert people(party.session.table) == (0, 1)
    assert [party.scene.keys.at(seat).pad for seat in (0, 1)] == [77, 78]


def test_whoever_joined_late_and_left_has_the_old_keys_after_continue(no_pictures):
    party = Party(company((0,), 3))
    party.until(lambda: party.scene.caught_up and party.scene.choice.my_turn)
    pause_item(party, "seats")
    party.key("p")
    mine = party.scene.keys.at(1)
    assert mine.keys == ("p", ";", "/")
    party.scene.hand_over(1)
    header = log.Header("0", 5, company((0,), 3))
    lines = (log.hand_over_line(1, HUMAN, ""), log.hand_over_line(1, COMPUTER, "steady"))
    played = log.play(log.read((log.header_text(header) + "".join(f"{line}\n" for line in lines)).encode()))
    session = saves.Saved(header, played, 0).session()
    assert session.persons == (0, 1)
    assert people(session.table) == (0,)
    context = Context(party.context.settings, keep=False)
    scene = TableScene(context, session)
    Stack(context, pygame.Surface((640, 360))).push(scene)
    assert not scene.shared
    assert scene.keys.at(1) == mine


@pytest.mark.parametrize("answer", ["wait", "keys", "computer"])
def test_a_pad_lost_in_the_middle_of_a_turn_asks_and_each_answer_goes_on(no_pictures, answer):
    party = Party(company((0, 2), 3), pads=(2,))
    party.until(lambda: (party.top.name == "curtain" and party.top.seat == 2) or _pass(party))
    party.own(2, "look")
    assert party.scene.looking == 2
    acts = party.session.acts
    party.stack.handle(Intent(Kind.PAD_GONE, -1, number=41, device="pad"))
    assert party.top.name == "seat_pad_lost"
    assert party.scene.looking < 0
    party.wait(3)
    assert party.session.acts == acts
    if answer == "computer":
        party.top.computer()
        assert party.session.seats[2].kind == COMPUTER
        party.wait(3)
        assert party.session.acts > acts
        return
    if answer == "wait":
        party.stack.handle(Intent(Kind.PAD_CAME, -1, number=43, device="pad"))
        assert party.scene.keys.at(2).pad == 43
    else:
        party.top.at_keyboard()
        assert party.scene.keys.at(2).look
    party.until(lambda: party.top.name == "curtain")
    party.own(2, "look")
    assert party.scene.looking == 2


def _pass(party):
    """Let whoever is due and is not seat 2 play on; never true."""
    if party.top.name == "curtain" and party.top.seat != 2:
        party.own(party.top.seat, "look")
    elif party.top is party.scene and party.scene.looking == 0 and party.scene.choice.my_turn:
        party.act()
    return False


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
@pytest.mark.parametrize("name", ["shared_teams_ten", "shared_teams", "shared_between"])
def test_everybodys_keys_cover_no_head_no_name_and_no_other_keys(name, size):
    scene = staged(name, size, Settings()).top
    comp, seats = scene.view.stage.comp, range(len(scene.session.seats))
    strips = {seat: comp.rect(f"keys:{seat}") for seat in seats if comp.rect(f"keys:{seat}")}
    assert set(strips) == set(people(scene.session.table))
    for seat, strip in strips.items():
        assert scene.canvas.surface.get_rect().contains(strip)
        for other in seats:
            assert other == seat or not strip.colliderect(strips.get(other, (0, 0, 0, 0)))
            head, plate = comp.rect(f"head:{other}"), comp.rect(f"name:{other}")
            assert not strip.colliderect(head.inflate(-0.3 * head.w, -0.3 * head.h))
            assert strip.clip(plate.inflate(-10, -10)).h <= 0.2 * plate.h
