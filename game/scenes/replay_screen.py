"""The nodes of a replay: the table's seats, the strip it is driven with, the list beside it, the question over it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.scenes.frame import question
from game.scenes.replay_parts import hands_of, lines_of
from game.scenes.replay_strip import TURNS, choices, is_slim, strip_height, strip_of
from game.scenes.replay_turns import turns_list
from game.text import _
from game.ui.buttons import IconButton, Tab
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.node import Act, Node
from game.ui.widgets import Panel
from game.view.nodes import SeatNode, Status

if TYPE_CHECKING:
    from game.scenes.replay import ReplayScene

LIST, LIST_FROM = 480.0, 1500.0
"""Width of the list beside the table, and the width from which on it lies beside; else it lies over all of it."""

COLUMN = 400.0
"""Width of the column of choices on the sheet that the list is then on."""

WHAT, HANDS = "what", "hands"
"""The tabs of the list beside that of the turning points."""

LEAST_TARGET = 40.0
"""Width and height of the way back, however small the table is."""


def is_beside(canvas: Canvas) -> bool:
    """Say whether there is room for the list beside the table."""
    return canvas.width >= LIST_FROM and not is_slim(canvas)


def area(canvas: Canvas, with_list: bool) -> Box:
    """Return the part of the window for the table."""
    beside = LIST if with_list and is_beside(canvas) else 0.0
    return Box(0, 0, canvas.width - beside, canvas.height - strip_height(canvas))


class ReplayScreen:
    """Builds the tree of a replay; `root` is the result."""

    def __init__(self, scene: ReplayScene, canvas: Canvas) -> None:
        self.scene, self.canvas = scene, canvas
        self.root = Node("replay-screen", canvas.box, role="screen", name=_("Replay"))
        hidden = scene.table_hidden
        self.root.add(self._table(hidden), strip_of(scene, canvas))
        if scene.list_shown:
            self.root.add(self._sheet() if hidden else self._list(self._beside()))
        if scene.asking:
            self.root.add(*self._question())

    def _table(self, hidden: bool) -> Node:
        """Return what the table says of itself, and the way back over it."""
        scene, table, k = self.scene, self.scene.table, self.canvas.k
        group = Node("table", area(self.canvas, scene.list_shown), name=_("The table"))
        group.add(Status("prompt", Box(0, 0, 0, 0), scene.words()))
        if hidden:
            return group
        group.add(IconButton("back", self._back_box(), "back", _("Back"), scene.cancel))
        for seat, person in enumerate(table.people):
            box = table.seat_box(seat, k)
            words = table.hand_words(seat) or str(len(table.view.shown.hands[seat]))
            node = SeatNode(seat, box, person.name, words, partial(scene.sit, seat))
            node.hint = _("Sit down on the chair of {name}").format(name=person.name)
            group.add(node)
        return group

    def _back_box(self) -> Box:
        """Return where the way back is: before the chip with the place, and never too small to be hit."""
        table, k = self.scene.table, self.canvas.k
        box = table.box(table.view.stage.layout.chip, k)
        missing = (max(0.0, LEAST_TARGET - box.w), max(0.0, LEAST_TARGET - box.h))
        x = max(2.0, box.x - missing[0])
        return Box(x, max(2.0, box.y - missing[1] / 2), box.w + missing[0], box.h + missing[1])

    # The list ------------------------------------------------------------------------------------------------------
    def _beside(self) -> Node:
        """Return the empty panel beside the table."""
        canvas = self.canvas
        height = canvas.height - strip_height(canvas)
        return Panel("list.panel", Box(canvas.width - LIST + 6, 14, LIST - 20, height - 26), name=_("The list"))

    def _sheet(self) -> Node:
        """Return the sheet over all of the table: the choices that the strip has no room for, and the list."""
        scene, canvas = self.scene, self.canvas
        box = Box(12, 10, canvas.width - 24, canvas.height - strip_height(canvas) - 18)
        panel = Panel("list.panel", box, name=_("The list"))
        if not is_slim(canvas):
            return self._list(panel)
        width = min(COLUMN, 0.4 * box.w)
        panel.add(*choices(scene, Box(box.x + 26, box.y + 24, width - 34, box.h - 48)))
        return self._list(panel, width)

    def _list(self, panel: Node, left: float = 0.0) -> Node:
        """Add the tabs and what the open one shows; return the panel they are on, whose `left` part is taken."""
        scene, canvas = self.scene, self.canvas
        box = Box(panel.bounds.x + left, panel.bounds.y, panel.bounds.w - left, panel.bounds.h)
        named = ((WHAT, _("Events")), (HANDS, _("Hands")), (TURNS, _("Turns")))
        tabs = Box(box.x + 22, box.y + 20, box.w - 44, 50).columns(len(named), 8)
        for (tab, words), place in zip(named, tabs, strict=True):
            panel.add(Tab(f"tab.{tab}", place, words, partial(scene.open_tab, tab), scene.tab == tab))
        inner = Box(box.x + 22, box.y + 84, box.w - 40, box.h - 84 - 22)
        replay, table = scene.replay, scene.table
        if scene.tab == HANDS:
            colours = scene.context.settings.colour_set
            mirror = replay.mirror(table.seat, all_open=table.all_open)
            return panel.add(hands_of(inner, table.people, mirror, table.hand_words, scene.hands_scroll, colours))
        if scene.tab == TURNS:
            return panel.add(turns_list(scene, canvas, inner))
        told = scene.teller.round(replay.round_at(replay.at).number, scene.eyes)
        go: Callable[[int], Act] = lambda act: partial(scene.read_on, act)  # noqa: E731
        return panel.add(lines_of(canvas, inner, told, replay.at, scene.lines_scroll, go))

    def _question(self) -> list[Node]:
        scene = self.scene
        return question(
            self.canvas,
            "ask-branch",
            _("Play on from here?"),
            _(
                "A new match begins at this act, with the same players. This replay stays as it is, and a match in "
                "progress is put with the replays."
            ),
            (("no", _("Go on looking"), "paper", scene.ask), ("yes", _("Play on"), "main", scene.branch)),
        )
