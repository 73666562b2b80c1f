"""The tree of a screen with its focus and pointer: the one place that turns intents into acts of nodes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol, runtime_checkable

from game.ui import focus
from game.ui.geometry import Box
from game.ui.node import DECREASE, HOVERED, INCREASE, PRESS, PRESSED, Node

EVERYWHERE = Box(-1e6, -1e6, 2e6, 2e6)
SLIP = 14.0
"""A finger moved no farther than this has pressed, not swiped."""

PAGE = 0.85
"""How much of what is in sight a page goes on: a line of the old one stays."""


@runtime_checkable
class Scrolls(Protocol):
    """A node that can be scrolled: a list."""

    bounds: Box

    @property
    def longer(self) -> bool:
        """Whether there is more than the box shows."""

    def scroll_by(self, dy: float) -> bool:
        """Scroll down by so many design pixels; say whether that moved anything."""


class Tree:
    """Nodes, the focused one, the one pointed at.

    A scene builds a new root whenever what it shows changes and hands it to `replace`; focus stays on the node of the
    same id, or falls to the nearest neighbour when that node is gone. While a modal node is in the tree (the last one
    counts) focus and pointer stay inside it, and the focus of the layer below is remembered.
    """

    def __init__(self) -> None:
        self.root = Node("empty")
        self.focus_id = ""
        self.hover_id = ""
        self.pressed_id = ""
        self.focus_shown = True
        """False while the mouse is what the player uses."""
        self.changed = True
        """Something the picture depends on has changed since the scene last cleared this."""
        self.touched: list[Box] = []
        """Boxes in which alone something has changed (pointed at, pressed); meaningless while `changed` is set."""
        self._dragged: Node | None = None
        self._swipe: tuple[Scrolls, float, bool] | None = None
        """The list under a finger, how high the finger was last, and whether it scrolls already."""
        self._remembered: dict[str, str] = {}
        self._layer = ""
        self._last_box: Box | None = None

    # Reading -------------------------------------------------------------------------------------------------------
    def layer(self) -> Node:
        """Return the topmost modal node, or the root."""
        return next((node for node in reversed(list(self.root.walk())) if node.modal), self.root)

    def find(self, node_id: str) -> Node | None:
        """Return the node of that id."""
        return self.root.find(node_id)

    def focused(self) -> Node | None:
        """Return the focused node."""
        return self.root.find(self.focus_id) if self.focus_id else None

    def focusables(self) -> list[Node]:
        """Return what can have focus now, in reading order."""
        return [node for node in self.layer().walk() if node.focusable]

    def at(self, x: float, y: float) -> Node | None:
        """Return the topmost node at a place that can be pointed at (actions, a hint or focus)."""
        return _topmost(self.layer(), x, y)

    def dump(self) -> str:
        """Return the text form: a line a node, indented, the focused one marked with ``>``."""
        return "\n".join(self._lines(self.root, 0))

    def _lines(self, node: Node, depth: int) -> Iterator[str]:
        yield ("> " if node.id == self.focus_id else "  ") + "  " * depth + node.line()
        for child in node.children:
            yield from self._lines(child, depth + 1)

    # Building ------------------------------------------------------------------------------------------------------
    def replace(self, root: Node, first: str = "") -> None:
        """Show a new root. `first` is the id that gets focus when none is kept."""
        old = self.focused()
        if old is not None:
            self._last_box = old.bounds
        self.root = root
        layer = self.layer()
        if layer.id != self._layer:
            self._remembered[self._layer] = self.focus_id
            self.focus_id = self._remembered.get(layer.id, "")
            self._layer, self._last_box = layer.id, None
        if self._dragged is not None:
            self._dragged = root.find(self._dragged.id)
        self._hover(self.hover_id if root.find(self.hover_id) else "")
        self._settle(first)
        self.changed = True

    def _settle(self, first: str) -> None:
        can = self.focusables()
        ids = {node.id for node in can}
        if self.focus_id in ids:
            return
        if self._last_box is not None and can:
            self.focus_id = focus.nearest(self._last_box, can).id
        elif first in ids:
            self.focus_id = first
        else:
            self.focus_id = can[0].id if can else ""

    # Focus ---------------------------------------------------------------------------------------------------------
    def set_focus(self, node_id: str, shown: bool | None = None) -> bool:
        """Give focus to a node and scroll it into sight; say whether focus moved.

        A node below a modal layer gets it when that layer is gone.
        """
        node = self.root.find(node_id)
        if node is None or not node.focusable:
            return False
        layer = self.layer()
        if layer is not self.root and layer.find(node_id) is None:
            self._remembered[self.root.id] = node_id
            return False
        moved = node_id != self.focus_id
        self.focus_id = node_id
        if shown is not None:
            self.focus_shown = shown
        self._reveal(node)
        self.changed = True
        return moved

    def _reveal(self, node: Node) -> None:
        for ancestor in _ancestors(self.root, node.id):
            if ancestor.show(node.bounds):
                self.changed = True

    def move(self, dx: int, dy: int, held: bool = False) -> bool:
        """Move focus one step that way, or change the focused value with left and right; say whether anything did.

        With a key that is `held`, a value goes to its end and focus stays: only a press of its own leads away.
        """
        self.focus_shown = self.changed = True
        node = self.focused()
        if node is None:
            return self.step(1)
        if dx and node.act(INCREASE if dx > 0 else DECREASE):
            return True
        if held and dx and node.actions.keys() & {INCREASE, DECREASE}:
            return False
        if node.nudge(dx, dy):
            return True
        target = self.neighbour(node, dx, dy)
        return target is not None and self.set_focus(target.id)

    def neighbour(self, node: Node, dx: int, dy: int) -> Node | None:
        """Return where an arrow leads: within the node's list as long as there is a way, then among all in sight."""
        layer = self.layer()
        holder = self._list_of(node)
        if holder is not None:
            inside = focus.spatial(node, [one for one in holder.walk() if one.focusable], dx, dy)
            if inside is not None:
                return inside
        return focus.spatial(node, list(_in_sight(layer, EVERYWHERE)), dx, dy)

    def step(self, by: int) -> bool:
        """Move focus to the next (1) or previous (-1) node in reading order, round the end."""
        self.focus_shown = self.changed = True
        can = self.focusables()
        if not can:
            return False
        ids = [node.id for node in can]
        here = ids.index(self.focus_id) if self.focus_id in ids else -by
        return self.set_focus(ids[(here + by) % len(ids)])

    def page(self, by: int) -> bool:
        """Go a page down (1) or up (-1): focus within its list, or the one long list; say whether anything moved."""
        return self._far(lambda box: box.h * PAGE * by)

    def end(self, by: int) -> bool:
        """Go to the end (1) or the beginning (-1) of the list; outside of lists to the last or first node."""
        node = self.focused()
        if node is not None and self._list_of(node) is None and not isinstance(node, Scrolls) and self._alone() is None:
            can = self.focusables()
            self.focus_shown = self.changed = True
            return bool(can) and self.set_focus(can[-1 if by > 0 else 0].id)
        return self._far(lambda box: 1e6 * by)

    def _far(self, way: Callable[[Box], float]) -> bool:
        """Let focus go far within its list; a list that is only read scrolls."""
        self.focus_shown = self.changed = True
        node = self.focused()
        holder = self._list_of(node) if node is not None else None
        rows = [one for one in holder.walk() if one.focusable and one is not holder] if holder is not None else []
        if node is None or holder is None or not rows:
            page = node if isinstance(node, Scrolls) else self._alone()
            return page is not None and page.scroll_by(way(page.bounds))
        want = node.bounds.centre[1] + way(holder.bounds)
        x = node.bounds.centre[0]
        to = min(rows, key=lambda one: (abs(one.bounds.centre[1] - want), abs(one.bounds.centre[0] - x)))
        if to is node and isinstance(holder, Scrolls):
            return holder.scroll_by(way(holder.bounds))
        return self.set_focus(to.id)

    def _list_of(self, node: Node) -> Node | None:
        """Return the innermost list a node is in."""
        above = _ancestors(self.layer(), node.id)
        return next((one for one in reversed(above) if one.clip is not None), None)

    def _alone(self) -> Scrolls | None:
        """Return the one list of the screen that is longer than its box."""
        longer = [one for one in self.layer().walk() if isinstance(one, Scrolls) and one.longer]
        return longer[0] if len(longer) == 1 else None

    def confirm(self) -> bool:
        """Press the focused node; say whether it did something."""
        self.focus_shown = self.changed = True
        node = self.focused()
        return node is not None and node.act(PRESS)

    # Pointer -------------------------------------------------------------------------------------------------------
    def point(self, x: float, y: float) -> None:
        """The pointer is at this place."""
        if self._dragged is not None:
            self._dragged.pointer_drag(x, y)
            self.changed = True
            return
        if self._swipe is not None and self._swiped(x, y):
            return
        node = self.at(x, y)
        node_id = node.id if node else ""
        if node_id != self.hover_id or self.focus_shown:
            self._touch(self.hover_id, node_id)
        if node_id != self.hover_id:
            self._hover(node_id)
        self.focus_shown = False

    def _touch(self, *node_ids: str) -> None:
        """Note that these nodes look different now."""
        for node_id in node_ids:
            node = self.root.find(node_id) if node_id else None
            self.touched.append(node.bounds if node else Box(0, 0, 0, 0))

    @property
    def dragging(self) -> bool:
        """Whether something is held and follows the pointer."""
        return self._dragged is not None

    def _hover(self, node_id: str) -> None:
        """Mark the node that is pointed at."""
        for node in self.root.walk():
            node.state.discard(HOVERED)
            if node.id == node_id and node_id:
                node.state.add(HOVERED)
        self.hover_id = node_id

    def leave(self) -> None:
        """The pointer left the window."""
        if self.hover_id:
            self._touch(self.hover_id)
            self._hover("")

    def _swiped(self, x: float, y: float) -> bool:
        """Scroll the list under a finger that moves up or down; return whether it does: it presses nothing then."""
        assert self._swipe is not None
        page, last, moving = self._swipe
        if not moving and abs(y - last) < SLIP:
            return False
        self._swipe = (page, y, True)
        self.pressed_id = ""
        if page.scroll_by(last - y):
            self.changed = True
        return True

    def _list_under(self, x: float, y: float) -> Scrolls | None:
        path: list[Node] = []
        _under(self.layer(), x, y, path)
        return next((one for one in reversed(path) if isinstance(one, Scrolls) and one.longer), None)

    def press(self, x: float, y: float, finger: bool = False) -> bool:
        """The first button went down, or a finger, which can scroll a list; say whether a node took it."""
        self.point(x, y)
        page = self._list_under(x, y) if finger else None
        self._swipe = (page, y, False) if page is not None else None
        node = self.at(x, y)
        if node is None:
            return False
        self.pressed_id = node.id
        self._touch(node.id)
        if node.focusable and node.id != self.focus_id:
            self.focus_id = node.id
            self._reveal(node)
        if node.pointer_down(x, y):
            self._dragged = self.root.find(node.id)
        elif node.actions:
            node.state.add(PRESSED)
        return bool(node.actions) or self._dragged is not None

    def release(self, x: float, y: float) -> bool:
        """The first button came up: a click when it is still on the node it went down on; say whether one acted."""
        node_id, self.pressed_id = self.pressed_id, ""
        self._swipe = None
        self._touch(node_id)
        if self._dragged is not None:
            dragged, self._dragged = self._dragged, None
            dragged.pointer_up(x, y)
            self.changed = True
            return True
        pressed = self.root.find(node_id) if node_id else None
        if pressed is None:
            return False
        pressed.state.discard(PRESSED)
        now = self.at(x, y)
        return now is not None and now.id == node_id and pressed.act(PRESS)

    def wheel(self, x: float, y: float, amount: float) -> bool:
        """The wheel turned at that place by `amount` notches (positive is up)."""
        path: list[Node] = []
        _under(self.layer(), x, y, path)
        for node in reversed(path):
            if node.wheel(amount):
                self.changed = True
                return True
        return False


def _topmost(node: Node, x: float, y: float) -> Node | None:
    if node.clip is None or node.clip.contains(x, y):
        for child in reversed(node.children):
            found = _topmost(child, x, y)
            if found is not None:
                return found
    if (node.actions or node.hint or node.focusable or node.takes_pointer) and node.hit(x, y):
        return node
    return None


def _under(node: Node, x: float, y: float, path: list[Node]) -> None:
    if node.bounds.contains(x, y):
        path.append(node)
    if node.clip is None or node.clip.contains(x, y):
        for child in node.children:
            _under(child, x, y, path)


def _in_sight(node: Node, clip: Box) -> Iterator[Node]:
    """Yield what can have focus and is not scrolled out of its list."""
    if node.focusable and node.bounds.overlap(clip).h > 0:
        yield node
    inner = clip.overlap(node.clip) if node.clip is not None else clip
    for child in node.children:
        yield from _in_sight(child, inner)


def _ancestors(root: Node, node_id: str) -> list[Node]:
    """Return the nodes above the one of that id, outermost first."""
    for child in root.children:
        if child.id == node_id:
            return [root]
        below = _ancestors(child, node_id)
        if below:
            return [root, *below]
    return []
