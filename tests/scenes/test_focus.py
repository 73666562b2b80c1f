"""By keys alone: everything that can be done can be reached, and every screen can be left."""

from __future__ import annotations

import pytest

from game.input.intents import Intent, Kind
from game.scenes.gallery import staged
from game.settings import Settings
from game.ui.node import DECREASE, INCREASE
from tests.scenes.states import MENUS as MENUS_PART
from tests.scenes.states import states_of

LISTENING = "controls_listening"
"""Every key is for the act that waits for one."""
MENUS = sorted({name for part in (MENUS_PART, "records", "partners") for name in states_of(part)} - {LISTENING})
NOT_LEFT = {"title", "title_continue", "title_notice", "first_start"}
"""The first screen of all, and the first start, which asks before anything else."""
pytestmark = pytest.mark.usefixtures("no_pictures")


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("name", MENUS)
def test_everything_that_can_have_focus_is_reached_by_tab(name: str, scale: float) -> None:
    scene = staged(name, (1280, 720), Settings(text_scale=scale)).top
    scene.end_editing()
    wanted = {node.id for node in scene.tree.focusables()}
    met = set()
    for _press in range(2 * len(wanted) + 2):
        scene.handle(Intent(Kind.NEXT))
        met.add(scene.tree.focus_id)
    assert met == wanted


@pytest.mark.parametrize("name", MENUS)
def test_everything_that_can_have_focus_is_reached_by_arrows(name: str) -> None:
    """From the node that has focus at first, by any way of arrows that changes no value."""
    scene = staged(name, (1920, 1080)).top
    scene.end_editing()
    tree = scene.tree
    met, todo = {tree.focus_id}, [tree.focused()]
    while todo:
        node = todo.pop()
        for dx, dy in ((0, -1), (0, 1), (-1, 0), (1, 0)):
            if dx and (INCREASE if dx > 0 else DECREASE) in node.actions:
                continue
            tree.set_focus(node.id)
            other = tree.neighbour(node, dx, dy)
            if other is not None and other.id not in met:
                met.add(other.id)
                todo.append(other)
    assert met == {node.id for node in tree.focusables()}


@pytest.mark.parametrize("name", MENUS)
def test_focus_is_on_something_and_in_sight(name: str) -> None:
    scene = staged(name, (1280, 720)).top
    node = scene.tree.focused()
    assert node is not None
    assert scene.canvas.box.overlap(node.bounds).h > 0


@pytest.mark.parametrize("name", sorted(set(MENUS) - NOT_LEFT))
def test_every_screen_is_left_by_escape(name: str) -> None:
    stack = staged(name, (1280, 720))
    before = len(stack.scenes), stack.top, getattr(stack.top, "asking", False)
    stack.top.end_editing()
    stack.handle(Intent(Kind.CANCEL))
    assert (len(stack.scenes), stack.top, getattr(stack.top, "asking", False)) != before


def test_focus_comes_back_to_where_it_was_after_a_dialog() -> None:
    scene = staged("settings_display", (1280, 720)).top
    scene.tree.set_focus("reset")
    scene.handle(Intent(Kind.CONFIRM))
    assert scene.tree.layer().id == "ask-reset"
    assert scene.tree.focus_id == "ask-reset.no"
    scene.handle(Intent(Kind.CANCEL))
    assert scene.tree.focus_id == "reset"


def test_the_mouse_hides_the_brackets_and_a_key_brings_them_back() -> None:
    scene = staged("settings_display", (1280, 720)).top
    scene.handle(Intent(Kind.POINT, x=400, y=300))
    assert not scene.tree.focus_shown
    scene.handle(Intent(Kind.DOWN))
    assert scene.tree.focus_shown


def test_focus_falls_to_a_neighbour_when_its_node_goes() -> None:
    scene = staged("new_table", (1920, 1080)).top
    scene.tree.set_focus("seat.3.remove")
    scene.handle(Intent(Kind.CONFIRM))
    assert scene.tree.find("seat.3") is None
    assert scene.tree.focused() is not None
    assert scene.tree.focus_id.startswith(("seat.2", "seats.add"))
