"""Widgets: what they say of themselves, what they do, how they look different."""

from __future__ import annotations

import itertools

import pygame
import pytest

from game.input.intents import Intent, Kind
from game.ui.buttons import Button, SwitchRow, Tab, Tile
from game.ui.entry import Entry, Field
from game.ui.geometry import Box
from game.ui.node import CHECKED, DISABLED, HOVERED, PRESSED, SELECTED, Node, paint_tree
from game.ui.values import ChoiceRow, SliderRow, Stepper
from game.ui.widgets import Chip, Head, KeyHint, Panel, Paragraph, Strip, Text

ROW = Box(20, 20, 760, 80)


def nothing() -> None:
    pass


def bytes_of(node: Node, canvas) -> bytes:
    canvas.surface.fill("#F5E6C8")
    paint_tree(node, canvas)
    return pygame.image.tobytes(canvas.surface, "RGB")


def test_a_switch_tells_its_state_and_turns_it_over():
    got = []
    row = SwitchRow("s", ROW, "Mute", "No sound", True, ("On", "Off"), got.append)
    assert (row.role, row.name, row.value, row.state) == ("switch", "Mute", "On", {CHECKED})
    row.act("press")
    row.act("decrease")
    assert got == [False, False]
    assert not row.act("increase")


def test_a_choice_steps_to_its_ends_and_takes_clicks_on_words():
    got = []
    row = ChoiceRow("c", ROW, "Size", "", [(1, "one"), (2, "two"), (3, "three")], 2, got.append)
    assert row.value == "two"
    row.act("increase")
    row.act("decrease")
    row.children[2].act("press")
    assert got == [3, 1, 3]
    assert not ChoiceRow("c", ROW, "Size", "", [(1, "one"), (2, "two")], 2, got.append).act("increase")
    assert [child.focusable for child in row.children] == [False] * 3


def test_a_slider_steps_on_its_grid_and_stops_at_the_ends():
    got = []
    SliderRow("v", ROW, "Music", "", 0.55, "55 %", got.append).act("increase")
    SliderRow("v", ROW, "Music", "", 0.05, "5 %", got.append).act("decrease")
    assert got == pytest.approx([0.7, 0.0]) or got == pytest.approx([0.6, 0.0])
    assert not SliderRow("v", ROW, "Music", "", 1.0, "100 %", got.append).act("increase")


def test_a_stepper_has_no_action_at_its_end():
    stepper = Stepper("n", ROW, "Seats", "4", None, nothing)
    assert set(stepper.actions) == {"increase"}
    assert [child.actions != {} for child in stepper.children] == [False, True]


def test_every_state_of_a_button_looks_different(canvas):
    looks = []
    for state in (set(), {HOVERED}, {PRESSED}, {DISABLED}):
        button = Button("b", Box(50, 50, 300, 70), "Deal", nothing, "main", key="F5")
        button.state |= state
        looks.append(bytes_of(button, canvas()))
    for kind in ("gold", "paper", "ink", "night", "green", "ghost"):
        looks.append(bytes_of(Button("b", Box(50, 50, 300, 70), "Deal", nothing, kind), canvas()))
    assert all(a != b for a, b in itertools.combinations(looks, 2))


def test_on_and_off_differ_without_colour(canvas):
    def grey(on: bool) -> bytes:
        c = canvas()
        c.surface.fill("#FFFFFF")
        SwitchRow("s", ROW, "", "", on, ("", ""), lambda value: None).paint(c)
        return pygame.image.tobytes(pygame.transform.grayscale(c.surface), "RGB")

    assert grey(True) != grey(False)


@pytest.mark.parametrize("contrast", [False, True])
@pytest.mark.parametrize("k", [0.5, 1.0, 2.0])
def test_every_widget_is_painted_at_every_scale(canvas, k, contrast):
    root = Node("root", Box(0, 0, 800, 600)).add(
        Panel("p", Box(0, 0, 400, 300)),
        Strip("strip", Box(10, 10, 300, 48), "Seats", note="3"),
        Text("t", Box(10, 80, 200, 30), "Words"),
        Paragraph("par", Box(10, 120, 200, 100), "Some more words than fit on a line"),
        Chip("chip", Box(220, 80, 100, 26), "two"),
        Head("h", Box(220, 120, 80, 80), "rat"),
        KeyHint("k", Box(10, 260, 200, 30), "Esc", "Back"),
        Tab("tab", Box(420, 10, 200, 60), "Sound", nothing, True, "sound"),
        Tile("tile", Box(420, 90, 300, 170), "Official", "As printed", "by the book", nothing, True, "2"),
        SliderRow("v", Box(10, 320, 780, 80), "Music", "The tune", 0.4, "40 %", lambda value: None),
        Field("f", Box(10, 420, 300, 44), "Name", "Ming", nothing),
    )
    c = canvas(round(800 * k), round(600 * k), k, high_contrast=contrast)
    c.complaints = []
    before = pygame.image.tobytes(c.surface, "RGB")
    paint_tree(root, c)
    assert pygame.image.tobytes(c.surface, "RGB") != before
    assert c.complaints == []


def typed(entry: Entry, *intents: Intent) -> str:
    for intent in intents:
        entry.handle(intent)
    return entry.words


def test_an_entry_takes_text_at_its_caret():
    entry = Entry("n", "ac", lambda words: None)
    typed(entry, Intent(Kind.LEFT), Intent(Kind.TEXT, text="b"))
    assert (entry.words, entry.caret) == ("abc", 2)
    assert typed(entry, Intent(Kind.ERASE), Intent(Kind.ERASE_NEXT)) == "a"
    assert typed(entry, Intent(Kind.LAST), Intent(Kind.TEXT, text="你好")) == "a你好"


def test_an_entry_shows_what_is_composed_and_keeps_only_what_is_chosen():
    entry = Entry("n", "", lambda words: None)
    typed(entry, Intent(Kind.COMPOSE, text="ni hao"))
    assert (entry.words, entry.composing) == ("", "ni hao")
    typed(entry, Intent(Kind.TEXT, text="你好"))
    assert (entry.words, entry.composing) == ("你好", "")


def test_an_entry_has_room_for_so_many_and_no_control_characters():
    entry = Entry("n", "", lambda words: None, most=4)
    assert typed(entry, Intent(Kind.TEXT, text="a\nb\x00cdef")) == "abcd"


@pytest.mark.parametrize(("kind", "kept"), [(Kind.CONFIRM, "new"), (Kind.NEXT, "new"), (Kind.CANCEL, "old")])
def test_how_editing_ends(kind, kept):
    done = []
    entry = Entry("n", "old", done.append)
    entry.words = "new"
    assert not entry.handle(Intent(kind))
    assert done == [kept]


def test_selected_tiles_and_tabs_say_so():
    assert SELECTED in Tile("t", ROW, "a", "b", "c", nothing, True).state
    assert SELECTED in Tab("t", ROW, "a", nothing, True).state
