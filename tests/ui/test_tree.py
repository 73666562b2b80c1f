"""The semantic tree: focus, pointer, layers, text form."""

from __future__ import annotations

from game.ui.geometry import Box
from game.ui.lists import ListView, Scroll
from game.ui.node import DECREASE, DISABLED, HOVERED, INCREASE, PRESS, PRESSED, Node
from game.ui.tree import Tree


def button(node_id: str, x: float, y: float, pressed: list[str] | None = None, **values) -> Node:
    done = pressed if pressed is not None else []
    return Node(
        node_id,
        Box(x, y, 100, 40),
        role="button",
        name=node_id,
        actions={PRESS: lambda: done.append(node_id)},
        **values,
    )


def tree(*nodes: Node, first: str = "") -> Tree:
    tree = Tree()
    tree.replace(Node("root", Box(0, 0, 1000, 1000)).add(*nodes), first)
    return tree


def grid(columns: int, rows: int) -> Tree:
    return tree(*(button(f"{x}{y}", x * 150, y * 100) for y in range(rows) for x in range(columns)))


def test_arrows_go_to_the_neighbour_that_way():
    t = grid(3, 3)
    t.set_focus("11")
    for (dx, dy), there in {(0, -1): "10", (0, 1): "12", (-1, 0): "01", (1, 0): "21"}.items():
        t.set_focus("11")
        assert t.move(dx, dy)
        assert t.focus_id == there


def test_an_arrow_at_the_edge_does_nothing():
    t = grid(2, 2)
    t.set_focus("00")
    assert not t.move(-1, 0)
    assert not t.move(0, -1)
    assert t.focus_id == "00"


def test_tab_goes_in_order_and_round_the_end():
    t = grid(2, 1)
    assert [t.focus_id, *(t.step(1) and t.focus_id for _ in range(2))] == ["00", "10", "00"]
    t.step(-1)
    assert t.focus_id == "10"


def test_left_and_right_change_a_value_before_they_move():
    values = []
    slider = Node(
        "s", Box(200, 0, 100, 40), actions={INCREASE: lambda: values.append(1), DECREASE: lambda: values.append(-1)}
    )
    t = tree(button("a", 0, 0), slider, button("b", 400, 0), first="s")
    t.move(1, 0)
    t.move(-1, 0)
    assert values == [1, -1]
    assert t.focus_id == "s"


def test_focus_is_kept_by_id_when_the_screen_is_built_again():
    t = tree(button("a", 0, 0), button("b", 0, 100), first="b")
    t.replace(Node("root").add(button("b", 500, 500), button("c", 0, 0)))
    assert t.focus_id == "b"


def test_focus_falls_to_the_nearest_when_its_node_is_gone():
    t = tree(button("a", 0, 0), button("b", 0, 100), button("c", 0, 400), first="b")
    t.replace(Node("root").add(button("a", 0, 0), button("c", 0, 400)), "c")
    assert t.focus_id == "a"


def test_a_disabled_node_has_no_focus_and_does_nothing():
    pressed = []
    t = tree(button("a", 0, 0), button("b", 0, 100, pressed, state={DISABLED}))
    assert [node.id for node in t.focusables()] == ["a"]
    t.press(10, 110)
    t.release(10, 110)
    assert pressed == []


def test_a_dialog_keeps_focus_and_pointer_and_gives_them_back():
    pressed = []
    below = button("below", 0, 0, pressed)
    t = tree(below, button("other", 0, 100), first="other")
    dialog = Node("dialog", Box(200, 0, 300, 300), role="dialog", modal=True).add(button("ok", 200, 0, pressed))
    t.replace(Node("root").add(button("below", 0, 0, pressed), button("other", 0, 100), dialog))
    assert t.focus_id == "ok"
    t.step(1)
    assert t.focus_id == "ok"
    t.press(10, 10)
    t.release(10, 10)
    assert pressed == []
    t.replace(Node("root").add(button("below", 0, 0, pressed), button("other", 0, 100)))
    assert t.focus_id == "other"


def test_a_click_is_a_press_and_a_release_on_the_same_node():
    pressed = []
    t = tree(button("a", 0, 0, pressed), button("b", 0, 100, pressed))
    t.press(10, 10)
    assert PRESSED in t.find("a").state
    t.release(10, 110)
    assert pressed == []
    t.press(10, 10)
    t.release(12, 12)
    assert pressed == ["a"]


def test_the_last_drawn_is_pointed_at():
    t = tree(button("low", 0, 0), button("high", 0, 0))
    assert t.at(10, 10).id == "high"


def test_what_is_pointed_at_is_marked_and_forgotten_outside():
    t = tree(button("a", 0, 0))
    t.point(10, 10)
    assert t.find("a").state == {HOVERED}
    t.leave()
    assert t.find("a").state == set()


def rows(count: int) -> list[Node]:
    return [button(f"r{i}", 0, i * 50) for i in range(count)]


def test_a_list_scrolls_to_what_gets_focus():
    scroll = Scroll()
    listed = ListView("list", Box(0, 0, 200, 160), rows(10), scroll)
    t = tree(listed, first="r0")
    for _step in range(9):
        t.move(0, 1)
    assert t.focus_id == "r9"
    node = t.find("r9")
    assert node.bounds.bottom <= 160
    assert scroll.offset > 0


def test_what_is_scrolled_away_cannot_be_clicked():
    pressed = []
    listed = ListView("list", Box(0, 0, 200, 100), [button(f"r{i}", 0, i * 50, pressed) for i in range(6)], Scroll())
    t = tree(listed)
    t.press(10, 130)
    t.release(10, 130)
    assert pressed == []


def test_the_wheel_scrolls_within_the_content():
    scroll = Scroll()
    t = tree(ListView("list", Box(0, 0, 200, 100), rows(6), scroll))
    assert not t.wheel(10, 10, 1)
    assert t.wheel(10, 10, -1)
    assert not [t.wheel(10, 10, -1) for _ in range(20)][-1]
    assert scroll.offset == 6 * 50 - 10 - 100


def test_the_bar_is_dragged():
    scroll = Scroll()
    listed = ListView("list", Box(0, 0, 200, 100), rows(20), scroll)
    t = tree(listed)
    assert t.press(listed.bar.x + 2, listed.thumb.y + 2)
    t.point(listed.bar.x + 2, 1000)
    assert scroll.offset == listed.content - 100
    t.release(0, 0)


def test_the_offset_is_kept_when_the_list_is_built_again():
    scroll = Scroll()
    t = tree(ListView("list", Box(0, 0, 200, 100), rows(20), scroll))
    t.wheel(10, 10, -3)
    before = t.find("r5").bounds
    t.replace(Node("root").add(ListView("list", Box(0, 0, 200, 100), rows(20), scroll)))
    assert t.find("r5").bounds == before


def test_an_arrow_stays_in_the_list_as_long_as_there_is_a_way():
    listed = ListView("list", Box(0, 0, 200, 100), rows(6), Scroll())
    t = tree(listed, button("below", 0, 120), first="r0")
    for _step in range(5):
        t.move(0, 1)
    assert t.focus_id == "r5"
    t.move(0, 1)
    assert t.focus_id == "below"


def test_the_text_form_names_everything_once():
    t = tree(button("a", 0, 0), Node("t", Box(5, 6, 7, 8), role="text", name="Words", value="3", state={"selected"}))
    assert t.dump().splitlines() == [
        "  group #root @0,0 1000x1000",
        '>   button #a "a" @0,0 100x40 do:press',
        '    text #t "Words" = 3 [selected] @5,6 7x8',
    ]


def test_focus_asked_for_below_a_dialog_waits_until_it_is_gone():
    pressed: list[str] = []
    t = tree(button("a", 0, 0, pressed), button("b", 0, 100, pressed))
    dialog = Node("dialog", Box(0, 0, 500, 500), modal=True).add(button("ok", 100, 100, pressed))
    below = (button("a", 0, 0, pressed), button("b", 0, 100, pressed))
    t.replace(Node("root", Box(0, 0, 1000, 1000)).add(*below, dialog))
    assert not t.set_focus("b")
    t.confirm()
    assert pressed == ["ok"]
    t.replace(Node("root", Box(0, 0, 1000, 1000)).add(*below))
    assert t.focus_id == "b"


def test_a_finger_scrolls_a_list_and_presses_nothing_then():
    pressed: list[str] = []
    rows = [button(str(i), 0, i * 50, pressed) for i in range(20)]
    t = tree(ListView("list", Box(0, 0, 200, 300), rows, Scroll()))
    t.press(50, 220, finger=True)
    for y in (200, 160, 120):
        t.point(50, y)
    assert not t.release(50, 120)
    assert not pressed
    assert rows[0].bounds.y == -100
    t.press(50, 120, finger=True)
    t.point(50, 122)
    assert t.release(50, 122)
    assert len(pressed) == 1
