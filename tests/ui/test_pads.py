"""Pads and the giving of keys: posted events only, as a pad sends them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.input import Translator
from game.input.assign import ESSENTIAL, assign, clear
from game.input.bindings import Bindings
from game.input.intents import BINDABLE, Kind
from game.input.pads import Pads
from game.input.seat_keys import SeatKeys, column_of
from tests.ui.plugging import NO_SDL


def button(number: int, instance: int = 3) -> pygame.event.Event:
    return pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=number, instance_id=instance)


def test_both_kinds_of_events_make_one_intent() -> None:
    translator = Translator()
    both = [button(0), pygame.event.Event(pygame.JOYBUTTONDOWN, button=0, instance_id=3)]
    intents = [intent for event in both for intent in translator.translate(event)]
    assert [intent.kind for intent in intents] == [Kind.CONFIRM]
    assert translator.last_pad == 3
    translator.translate(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a"))
    assert translator.last_pad == -1


def test_a_stick_steps_once_until_it_is_let_back() -> None:
    translator = Translator()

    def lean(value: int) -> list[Kind]:
        event = pygame.event.Event(
            pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_LEFTX, value=value, instance_id=5
        )
        return [intent.kind for intent in translator.translate(event)]

    assert [lean(value) for value in (9000, 30000, 25000, 15000, 30000, 0, -32768)] == [
        *([], [Kind.RIGHT], [], [], [], [], [Kind.LEFT]),
    ]


def test_pads_that_are_not_there_are_no_fault() -> None:
    pads = Pads()
    assert not pads.added(77)
    pads.removed(77)
    pads.close()
    assert len(pads) == 0


def test_a_key_is_heard_by_name_while_it_is_being_set() -> None:
    translator, heard = Translator(), []
    translator.capture = lambda name, pad: heard.append((name, pad))
    assert translator.translate(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=0, unicode="")) == []
    assert translator.translate(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")) == []
    assert translator.translate(button(2)) == []
    assert heard == [("return", False), ("x", True)]


@pytest.mark.parametrize("pad", [False, True])
@pytest.mark.parametrize("kind", BINDABLE)
def test_whatever_is_given_to_whom_every_screen_can_still_be_left(kind: Kind, pad: bool) -> None:
    names = ("a", "b", "x", "dpup") if pad else ("return", "escape", "up", "u", "z")
    now = Bindings()
    for name in names:
        result = assign(now, kind, name, pad=pad)
        now = Bindings(result.bindings)
        table = now.buttons if pad else now.keys
        if result.kept is None:
            assert table[kind][0] == name
            assert all(name not in table.get(other, ()) for other in result.taken)
        assert all(table[one] for one in ESSENTIAL), (kind, name)
    kept = clear(now, Kind.CONFIRM, pad=pad)
    assert kept.kept is Kind.CONFIRM
    assert Bindings(kept.bindings).changed() == now.changed()


def test_a_key_is_taken_from_its_former_act_and_cleared() -> None:
    result = assign(Bindings(), Kind.CATCH, "space", pad=False)
    assert result.taken == (Kind.CALL,)
    now = Bindings(result.bindings)
    assert (now.keys[Kind.CATCH], now.keys[Kind.CALL]) == (("space", "c"), ("u",))
    now = Bindings(clear(now, Kind.CATCH, pad=False).bindings)
    assert now.keys[Kind.CATCH] == ()
    assert now.label(Kind.CATCH) == ""


def test_escape_leads_back_where_the_key_for_that_has_become_somebody_s_own() -> None:
    changed = Bindings(assign(Bindings(), Kind.CANCEL, "q", pad=False).bindings)
    changed = Bindings(assign(changed, Kind.CALL, "escape", pad=False).bindings)
    translator = Translator(changed)

    def pressed(key: int) -> list[Kind]:
        event = pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")
        return [intent.kind for intent in translator.translate(event)]

    translator.seats = SeatKeys([column_of("q")])
    assert pressed(pygame.K_q) == [Kind.LOOK]
    assert Kind.CANCEL in pressed(pygame.K_ESCAPE)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the loaded SDL is looked up in /proc")
@pytest.mark.parametrize("ended_between", [False, True])
def test_a_pad_is_opened_heard_and_missed_each_time_it_is_plugged_in(ended_between: bool) -> None:
    """In a process of its own: other tests have closed pygame with controllers open, after which SDL says all twice."""
    command = [sys.executable, "-m", "tests.ui.plugging", *(["--ended"] if ended_between else [])]
    root = Path(__file__).parents[2]
    run = subprocess.run(command, cwd=root, capture_output=True, text=True, encoding="utf-8", check=False, timeout=300)
    if run.returncode == NO_SDL:
        pytest.skip("SDL is not a library of its own here")
    assert run.returncode == 0, run.stderr
    assert run.stdout.split()[-1] == "3"
