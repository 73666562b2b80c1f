"""Devices to intents."""

from __future__ import annotations

import pygame
import pytest

from game.input.bindings import DEFAULT_BUTTONS, DEFAULT_KEYS, Bindings, key_name
from game.input.intents import BINDABLE, Kind
from game.input.translator import Translator


def key(name: str, mod: int = 0, **values) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=pygame.key.key_code(name), mod=mod, unicode="", scancode=0, **values)


def kinds(translator: Translator, event: pygame.event.Event) -> list[Kind]:
    return [intent.kind for intent in translator.translate(event)]


def test_keys_mean_what_is_shipped():
    t = Translator()
    assert kinds(t, key("return")) == [Kind.CONFIRM]
    assert kinds(t, key("escape")) == [Kind.CANCEL, Kind.PAUSE]
    assert kinds(t, key("tab")) == [Kind.NEXT]
    assert kinds(t, key("tab", pygame.KMOD_LSHIFT)) == [Kind.PREVIOUS]
    assert kinds(t, key("space")) == [Kind.CALL]
    assert kinds(t, key("f11")) == [Kind.FULLSCREEN]
    assert kinds(t, key("z")) == [Kind.ANY]
    assert kinds(t, key("x")) == [Kind.CHALLENGE]


def test_digits_count_from_one_and_zero_is_ten():
    t = Translator()
    assert [t.translate(key(name))[0].number for name in ("1", "9", "0")] == [1, 9, 10]


def test_every_bindable_kind_has_a_key_or_waits_for_hot_seat():
    without = [kind for kind in BINDABLE if kind not in DEFAULT_KEYS]
    assert without == [Kind.ACT, Kind.ACT2]


def test_bindings_are_changed_and_only_changes_are_kept():
    b = Bindings({"draw": ["z", "pad y"], "nonsense": ["q"], "call": ["no such key"]})
    assert b.for_key("z") == (Kind.DRAW,)
    assert b.for_key("d") == ()
    assert b.for_button("y") == (Kind.CALL, Kind.DRAW) or Kind.DRAW in b.for_button("y")
    assert b.changed() == {"draw": ["z", "pad y"], "call": []}
    assert Bindings().changed() == {}


@pytest.mark.parametrize(
    ("name", "label"), [("return", "Enter"), ("u", "U"), ("shift tab", "Shift+Tab"), ("f11", "F11")]
)
def test_labels_are_what_stands_on_keys(name, label):
    assert key_name(name) == label


def test_while_typing_letters_are_text_and_only_few_keys_are_intents():
    t = Translator()
    t.typing = True
    assert kinds(t, key("d")) == []
    assert kinds(t, key("5")) == []
    assert kinds(t, key("space")) == []
    assert kinds(t, key("backspace")) == [Kind.ERASE]
    assert kinds(t, key("return")) == [Kind.CONFIRM]
    assert kinds(t, key("left")) == [Kind.LEFT]
    event = pygame.event.Event(pygame.TEXTINPUT, text="你")
    assert [intent.text for intent in t.translate(event)] == ["你"]


def test_text_is_not_heard_outside_fields():
    assert Translator().translate(pygame.event.Event(pygame.TEXTINPUT, text="d")) == []


def test_the_mouse_points_presses_and_its_wheel_has_a_place():
    t = Translator()
    t.translate(pygame.event.Event(pygame.MOUSEMOTION, pos=(30, 40), rel=(0, 0), buttons=(0, 0, 0)))
    wheel = t.translate(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, precise_y=1.0))[0]
    assert (wheel.kind, wheel.x, wheel.y, wheel.number) == (Kind.WHEEL, 30, 40, 1.0)
    assert kinds(t, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 2), button=1)) == [Kind.PRESS]
    assert kinds(t, pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(1, 2), button=1)) == [Kind.RELEASE]
    assert kinds(t, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 2), button=3)) == [Kind.SECOND]
    for button in (4, 5):
        assert kinds(t, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 2), button=button)) == []


def test_touch_is_heard_once():
    t = Translator()
    assert kinds(t, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 2), button=1, touch=True)) == []
    finger = t.translate(pygame.event.Event(pygame.FINGERDOWN, x=0.5, y=0.25, touch_id=1, finger_id=1))[0]
    assert (finger.kind, finger.x, finger.y, finger.device) == (Kind.PRESS, 32, 16, "touch")


def test_a_pad_speaks_for_its_player_and_joystick_events_are_ignored():
    t = Translator()
    t.assign(7, 3)
    event = pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=0, instance_id=7)
    assert [(i.kind, i.player, i.device) for i in t.translate(event)] == [(Kind.CONFIRM, 3, "pad")]
    assert t.translate(pygame.event.Event(pygame.JOYBUTTONDOWN, button=0, instance_id=7)) == []


def test_a_stick_steps_once_until_it_comes_back():
    t = Translator()

    def lean(value: int) -> list[Kind]:
        axis = pygame.CONTROLLER_AXIS_LEFTX
        return kinds(t, pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=1))

    assert [lean(v) for v in (5000, 25000, 30000, 15000, 25000, 0, -32000)] == [
        [],
        [Kind.RIGHT],
        [],
        [],
        [],
        [],
        [Kind.LEFT],
    ]


def test_every_button_shipped_exists():
    from game.input.bindings import BUTTON_NAMES

    assert {name for names in DEFAULT_BUTTONS.values() for name in names} <= set(BUTTON_NAMES)
