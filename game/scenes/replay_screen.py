"""The nodes of a replay: the table's seats, the strip it is driven with, the list beside it, the question over it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.engine.actions import NOBODY
from game.input.intents import Kind
from game.narrate import preset_name
from game.rules import rule_set
from game.scenes.frame import question
from game.scenes.replay_parts import ActBar, Transport, hands_of, lines_of
from game.scenes.replay_turns import turns_list
from game.text import _
from game.ui.buttons import Button, IconButton, Tab
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.node import Act, Node
from game.ui.values import ChoiceRow, Stepper
from game.ui.widgets import Panel, Text
from game.view.nodes import SeatNode, Status

if TYPE_CHECKING:
    from game.scenes.replay import ReplayScene

SPEEDS = ((0.5, "½×"), (1.0, "1×"), (2.0, "2×"), (4.0, "4×"))

LIST, LIST_FROM = 480.0, 1500.0
"""Width of the list beside the table, and the width from which on it lies beside and not over it."""

TALL, TALLER = 190.0, 264.0
"""Height of the strip below the table: with the buttons in one line, and in two."""
ONE_LINE = 1560.0

WHAT, HANDS, TURNS = "what", "hands", "turns"
"""The tabs of the list."""


def strip_height(canvas: Canvas) -> float:
    """Return how high the strip below the table is."""
    return TALL if canvas.width >= ONE_LINE else TALLER


def area(canvas: Canvas, with_list: bool) -> Box:
    """Return the part of the window for the table."""
    beside = LIST if with_list and canvas.width >= LIST_FROM else 0.0
    return Box(0, 0, canvas.width - beside, canvas.height - strip_height(canvas))


class ReplayScreen:
    """Builds the tree of a replay; `root` is the result."""

    def __init__(self, scene: ReplayScene, canvas: Canvas) -> None:
        self.scene, self.canvas = scene, canvas
        self.root = Node("replay-screen", canvas.box, role="screen", name=_("Replay"))
        over = self._list() if scene.list_shown else None
        self.root.add(self._table(over), self._strip())
        if over is not None:
            self.root.add(over)
        if scene.asking:
            self.root.add(*self._question())

    def _table(self, over: Node | None) -> Node:
        """Return what the table says of itself, and the way back over it."""
        scene, table, k = self.scene, self.scene.table, self.canvas.k
        group = Node("table", area(self.canvas, scene.list_shown), name=_("The table"))
        group.add(Status("prompt", Box(0, 0, 0, 0), scene.words()))
        group.add(IconButton("back", table.box(Box(24, 22, 52, 46), k), "back", _("Back"), scene.cancel))
        for seat, person in enumerate(table.people):
            box = table.seat_box(seat, k)
            if over is not None and box.overlap(over.bounds).w > 0:
                continue
            words = table.hand_words(seat) or str(len(table.view.shown.hands[seat]))
            node = SeatNode(seat, box, person.name, words, partial(scene.sit, seat))
            node.hint = _("Sit down on the chair of {name}").format(name=person.name)
            group.add(node)
        return group

    # The strip -----------------------------------------------------------------------------------------------------
    def _strip(self) -> Node:
        scene, canvas = self.scene, self.canvas
        replay, height = scene.replay, strip_height(canvas)
        box = Box(0, canvas.height - height, canvas.width, height)
        panel = _Ground("strip", box, name=_("Replay"))
        words = self._title()
        w = min(canvas.measure(words, 20, "bold") + 4, box.w * 0.6)
        panel.add(Text("strip.title", Box(box.x + 32, box.y + 14, w, 28), words, 20, "bold", "ink2"))
        place = _("Act {n} of {all}").format(n=replay.at, all=replay.acts)
        at = Box(box.x + 32 + w, box.y + 14, box.w - 64 - w, 28)
        panel.add(Text("strip.place", at, place, 20, "bold", "main", "right"))
        marks = tuple(point.act - 1 for point in scene.turns.points) if scene.tab == TURNS else ()
        panel.add(ActBar("acts", Box(box.x + 22, box.y + 50, box.w - 44, 52), replay, scene.drag_to, marks))
        line = Box(box.x + 32, box.y + 120, box.w - 64, 54)
        left = self._transport(panel, line)
        if canvas.width >= ONE_LINE:
            self._choices(panel, Box(left + 30, line.y, line.right - left - 30, line.h))
        else:
            self._choices(panel, line.moved(0, 72))
        return panel

    def _title(self) -> str:
        header = self.scene.replay.header
        rules = rule_set(header.table.rules)
        words = (header.begun.replace("T", " ")[:16], preset_name(rules.preset))
        return "  ".join(word for word in words if word)

    def _transport(self, panel: Node, line: Box) -> float:
        """Add the transport buttons and the speed; return where they end."""
        scene, replay, key = self.scene, self.scene.replay, self.scene.context.key
        begun, more = replay.at > 0, replay.at < replay.acts
        playing = scene.playing
        ways: tuple[tuple[str, str, str, Act, Kind, bool], ...] = (
            ("round.back", "round_back", _("The round before"), partial(scene.jump, -1), Kind.PAGE_UP, begun),
            ("step.back", "step_back", _("One act back"), partial(scene.step, -1), Kind.SORT, begun),
            (
                *("play", "pause" if playing else "play", _("Stop") if playing else _("Play")),
                *(scene.play, Kind.PAUSE, replay.acts > 0),
            ),
            ("step", "step", _("One act on"), partial(scene.step, 1), Kind.JUMP, more),
            ("round", "round", _("The next round"), partial(scene.jump, 1), Kind.PAGE_DOWN, more),
        )
        x = line.x
        for node_id, sign, name, press, kind, able in ways:
            w = 96.0 if node_id == "play" else 66.0
            panel.add(Transport(node_id, Box(x, line.y, w, line.h), sign, name, press, key(kind), able))
            x += w + 12
        box = Box(x + 18, line.y, 4 * 66, line.h)
        speeds = ChoiceRow(
            *("speed", box, _("Speed"), "", SPEEDS, scene.table.speed, scene.set_speed), segment=66, bare=True
        )
        panel.add(speeds)
        return box.right

    def _choices(self, panel: Node, line: Box) -> None:
        """Add whose hands are open, the list, and the way to play on."""
        scene = self.scene
        width = min(330.0, 0.36 * line.w)
        over = scene.replay.state.match_over
        why_not = _("The match is over here: go back to an act before.") if over else ""
        branch = Box(line.right - width, line.y, width, line.h)
        log = Box(branch.x - 20 - 56, line.y + 2, 56, line.h - 2)
        panel.add(self._hands_choice(Box(line.x, line.y, min(460.0, log.x - 20 - line.x), line.h)))
        panel.add(IconButton("list", log, "log", _("What has happened"), scene.toggle_list))
        words = _("Play on from here")
        panel.add(Button("branch", branch, words, scene.ask, "gold", 22, hint=why_not, disabled=bool(why_not)))

    def _hands_choice(self, box: Box) -> Node:
        scene, table = self.scene, self.scene.table
        places = [NOBODY, *range(len(table.people))]
        at = 0 if table.all_open else table.seat + 1
        seen = _("Seat: {name}").format(name=table.people[table.seat].name)

        def to(place: int) -> Callable[[], None]:
            return lambda: scene.look(places[place])

        less = to(at - 1) if at > 0 else None
        more = to(at + 1) if at + 1 < len(places) else None
        words = _("All hands open") if table.all_open else seen
        return Stepper("view", box, _("Hands"), words, less, more, row=False)

    # The list ------------------------------------------------------------------------------------------------------
    def _list(self) -> Node:
        scene, canvas = self.scene, self.canvas
        height = canvas.height - strip_height(canvas)
        width = min(LIST, canvas.width * 0.56)
        box = Box(canvas.width - width + 6, 14, width - 20, height - 26)
        panel = Panel("list.panel", box, name=_("The list"))
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
        go: Callable[[int], Act] = lambda act: partial(scene.drag_to, act)  # noqa: E731
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


class _Ground(Node):
    """The strip of paper below the table."""

    role = "panel"

    def paint(self, canvas: Canvas) -> None:
        """Draw the sheet with a key line along its upper edge."""
        box = self.bounds
        canvas.fill(box, "card")
        canvas.fill(Box(box.x, box.y, box.w, 4), "main_deep")
        canvas.fill(Box(box.x, box.y + 8, box.w, 1.6), "edge")
