"""The semantic tree: what is on the screen, what it is called, what it can do. Drawing, focus and tests read it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from game.ui.geometry import NOWHERE, Box

if TYPE_CHECKING:
    from game.ui.canvas import Canvas

Act = Callable[[], None]

PRESS, INCREASE, DECREASE = "press", "increase", "decrease"
"""The actions a focused node may offer: Confirm presses, Left and Right change a value."""

DISABLED, CHECKED, SELECTED, PRESSED, EXPANDED, HOVERED = (
    "disabled",
    "checked",
    "selected",
    "pressed",
    "expanded",
    "hovered",
)


class Node:
    """One thing on the screen.

    `id` is unique in its tree and stays the same when the screen is built again (focus is kept by it). `role` is what
    it is (button, toggle, slider, choice, option, list, tab, field, text, heading, group, panel, image, card, dialog,
    status). `name` and `value` are what is read out, already in the player's language. `bounds` are design pixels.
    `actions` say what can be done; a node with any is focusable. `hint` is shown when it is pointed at. `clip` hides
    what of its children lies outside it (lists). A `modal` node keeps focus and pointer to itself and its children.
    """

    role = "group"

    def __init__(
        self,
        node_id: str,
        bounds: Box = NOWHERE,
        *,
        role: str | None = None,
        name: str = "",
        value: str = "",
        state: set[str] | None = None,
        actions: dict[str, Act] | None = None,
        children: list[Node] | None = None,
        hint: str = "",
        focusable: bool | None = None,
        modal: bool = False,
        clip: Box | None = None,
    ) -> None:
        self.id = node_id
        self.bounds = bounds
        if role is not None:
            self.role = role
        self.name = name
        self.value = value
        self.state = state if state is not None else set()
        self.actions = actions if actions is not None else {}
        self.children = children if children is not None else []
        self.hint = hint
        self.modal = modal
        self.clip = clip
        self.wants_focus = focusable
        self.takes_pointer = False
        """Whether a press on it counts although it has no actions (the bar of a list)."""
        self.focus_pad = 9.0
        """How far outside its bounds the focus brackets lie (ART.md section 6)."""
        self.focus_box: Box | None = None
        """Where the brackets go instead of round `bounds` (a tilted card, say)."""

    @property
    def focusable(self) -> bool:
        """Whether keyboard or pad can come here."""
        if self.wants_focus is not None:
            return self.wants_focus
        return bool(self.actions) and DISABLED not in self.state

    def add(self, *children: Node) -> Node:
        """Append children and return self."""
        self.children.extend(children)
        return self

    def walk(self) -> Iterator[Node]:
        """Yield this node and all below it, in the order they are drawn and read."""
        yield self
        for child in self.children:
            yield from child.walk()

    def find(self, node_id: str) -> Node | None:
        """Return the node of that id at or below this one."""
        return next((node for node in self.walk() if node.id == node_id), None)

    def act(self, action: str) -> bool:
        """Do the action if the node offers it and is not disabled; say whether it did."""
        handler = self.actions.get(action)
        if handler is None or DISABLED in self.state:
            return False
        handler()
        return True

    def moved(self, dy: float) -> None:
        """Move down by `dy` (a list was scrolled); children are moved by whoever scrolls."""
        self.bounds = self.bounds.moved(0, dy)
        if self.focus_box is not None:
            self.focus_box = self.focus_box.moved(0, dy)

    # What a widget may override ------------------------------------------------------------------------------------
    def paint(self, canvas: Canvas) -> None:
        """Draw this node, without its children."""

    def paint_over(self, canvas: Canvas) -> None:
        """Draw what lies over the children (the edge of a scrolled list)."""

    def hit(self, x: float, y: float) -> bool:
        """Say whether a pointer at that place is on this node."""
        return self.bounds.contains(x, y)

    def pointer_down(self, x: float, y: float) -> bool:
        """A press began here; return True to be sent the drag (sliders, scroll bars)."""
        return False

    def pointer_drag(self, x: float, y: float) -> None:
        """The pointer moved while held, after `pointer_down` returned True."""

    def pointer_up(self, x: float, y: float) -> None:
        """The held pointer was let go."""

    def wheel(self, amount: float) -> bool:
        """The wheel turned over this node by `amount` notches (positive is up); return True if that did something."""
        return False

    def nudge(self, dx: int, dy: int) -> bool:
        """An arrow was pressed while this node has focus; return True if that did something (a page scrolls)."""
        return False

    def show(self, box: Box) -> bool:
        """Bring the box of a descendant into sight (lists scroll); return True if that moved anything."""
        return False

    def line(self) -> str:
        """Return one line of the text form."""
        x, y, w, h = (round(v) for v in self.bounds)
        words = [f"{self.role} #{self.id}"]
        if self.name:
            words.append(f'"{self.name}"')
        if self.value:
            words.append(f"= {self.value}")
        if self.state:
            words.append("[" + " ".join(sorted(self.state)) + "]")
        words.append(f"@{x},{y} {w}x{h}")
        if self.actions:
            words.append("do:" + ",".join(sorted(self.actions)))
        return " ".join(words)


REACH = 16.0
"""How far a node may draw outside its bounds: shadows, under-edges, teeth."""
EDGE = 4.0
"""How far the rows of a list may draw beyond its sides: half the line around them lies outside."""


def paint_tree(node: Node, canvas: Canvas, only: Box | None = None) -> None:
    """Draw a node and everything below it; with `only`, what reaches into that box (the canvas clips to it)."""
    wanted = only is None or node.bounds.w == 0 or node.bounds.inset(-REACH).overlap(only).h > 0
    if wanted:
        node.paint(canvas)
    if node.clip is not None:
        with canvas.clipped(node.clip.inset(-EDGE, 0)):
            for child in node.children:
                if child.bounds.overlap(node.clip).h > 0:
                    paint_tree(child, canvas, only)
    else:
        for child in node.children:
            paint_tree(child, canvas, only)
    if wanted:
        node.paint_over(canvas)
