"""What a replay is driven with: the strip below the table, and the sheet that takes what has no room on it.

Where there is room the strip holds everything. Where words are large beside the window it is one slim line, so that
the table keeps nearly all of the window; whose hands are open, the speed and playing on are then on the sheet that the
list is on.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.engine.actions import NOBODY
from game.input.intents import Kind
from game.narrate import preset_name
from game.rules import rule_set
from game.scenes.replay_parts import ActBar, Transport
from game.text import _
from game.ui.buttons import Button, IconButton
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.node import Act, Node
from game.ui.values import ChoiceRow, Stepper
from game.ui.widgets import Text

if TYPE_CHECKING:
    from game.scenes.replay import ReplayScene

SPEEDS = ((0.5, "½×"), (1.0, "1×"), (2.0, "2×"), (4.0, "4×"))

TURNS = "turns"
"""The tab of the list on which turning points are."""

TALL, TALLER, SLIM = 190.0, 264.0, 70.0
"""Height of the strip: with the buttons in one line, in two, and with one line for everything."""
ONE_LINE, LOW, LOWEST = 1560.0, 1000.0, 800.0
"""Width from which on the buttons are in one line; the strip is slim in a window lower than LOW that has not got it,
and in any lower than LOWEST."""

STEP, PLAY, GAP = 66.0, 96.0, 12.0
SLIM_STEP, SLIM_PLAY, SLIM_GAP = 54.0, 74.0, 8.0
"""Widths of the transport's buttons and what is between them."""


def is_slim(canvas: Canvas) -> bool:
    """Say whether the strip is one line, and everything else on the sheet."""
    return canvas.height < (LOWEST if canvas.width >= ONE_LINE else LOW)


def strip_height(canvas: Canvas) -> float:
    """Return how high the strip below the table is."""
    return SLIM if is_slim(canvas) else TALL if canvas.width >= ONE_LINE else TALLER


def strip_of(scene: ReplayScene, canvas: Canvas) -> Node:
    """Return the strip, with as much on it as there is room for."""
    height = strip_height(canvas)
    panel = _Ground("strip", Box(0, canvas.height - height, canvas.width, height), name=_("Replay"))
    return _slim(panel, scene, canvas) if is_slim(canvas) else _full(panel, scene, canvas)


def _slim(panel: Node, scene: ReplayScene, canvas: Canvas) -> Node:
    box, replay = panel.bounds, scene.replay
    end = _transport(panel, scene, Box(box.x + 16, box.y + 15, 0, 44), (SLIM_STEP, SLIM_PLAY, SLIM_GAP))
    words = _("What has happened") if not scene.list_shown else _("Close")
    button = Box(box.right - 16 - 52, box.y + 14, 52, 48)
    place = _("Act {n} of {all}").format(n=replay.at, all=replay.acts)
    w = canvas.measure(place, 20, "bold") + 4
    at = Box(button.x - 16 - w, box.y + 15, w, 44)
    bar = Box(end + 12, box.y + 13, at.x - 22 - end - 12, 36)
    panel.add(ActBar("acts", bar, replay, scene.drag_to, _marks(scene)))
    panel.add(Text("strip.place", at, place, 20, "bold", "main", "right"))
    return panel.add(IconButton("list", button, "cross" if scene.list_shown else "log", words, scene.toggle_list))


def _full(panel: Node, scene: ReplayScene, canvas: Canvas) -> Node:
    box, replay = panel.bounds, scene.replay
    words = title(scene)
    w = min(canvas.measure(words, 20, "bold") + 4, box.w * 0.6)
    panel.add(Text("strip.title", Box(box.x + 32, box.y + 14, w, 28), words, 20, "bold", "ink2"))
    place = _("Act {n} of {all}").format(n=replay.at, all=replay.acts)
    at = Box(box.x + 32 + w, box.y + 14, box.w - 64 - w, 28)
    panel.add(Text("strip.place", at, place, 20, "bold", "main", "right"))
    panel.add(ActBar("acts", Box(box.x + 22, box.y + 50, box.w - 44, 52), replay, scene.drag_to, _marks(scene)))
    line = Box(box.x + 32, box.y + 120, box.w - 64, 54)
    left = _transport(panel, scene, line, (STEP, PLAY, GAP)) + 18
    panel.add(speed_choice(scene, Box(left, line.y, len(SPEEDS) * 66, line.h)))
    left += len(SPEEDS) * 66 + 30
    rest = Box(left, line.y, line.right - left, line.h) if canvas.width >= ONE_LINE else line.moved(0, 72)
    width = min(330.0, 0.36 * rest.w)
    branch = Box(rest.right - width, rest.y, width, rest.h)
    log = Box(branch.x - 20 - 56, rest.y + 2, 56, rest.h - 2)
    panel.add(hands_choice(scene, Box(rest.x, rest.y, min(460.0, log.x - 20 - rest.x), rest.h)))
    panel.add(IconButton("list", log, "log", _("What has happened"), scene.toggle_list))
    return panel.add(branch_button(scene, branch))


def _marks(scene: ReplayScene) -> tuple[int, ...]:
    """Return the acts to be marked on the bar."""
    return tuple(point.act - 1 for point in scene.turns.points) if scene.tab == TURNS else ()


def title(scene: ReplayScene) -> str:
    """Return when the match was begun, and by which rules."""
    header = scene.replay.header
    words = (header.begun.replace("T", " ")[:16], preset_name(rule_set(header.table.rules).preset))
    return "  ".join(word for word in words if word)


def _transport(panel: Node, scene: ReplayScene, line: Box, widths: tuple[float, float, float]) -> float:
    """Add the transport buttons; return where they end."""
    replay, key = scene.replay, scene.context.key
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
    x, (step, play, gap) = line.x, widths
    for node_id, sign, name, press, kind, able in ways:
        w = play if node_id == "play" else step
        panel.add(Transport(node_id, Box(x, line.y, w, line.h), sign, name, press, key(kind), able))
        x += w + gap
    return x


def speed_choice(scene: ReplayScene, box: Box) -> Node:
    """Return the choice of the film's speed."""
    now, change = scene.table.speed, scene.set_speed
    return ChoiceRow("speed", box, _("Speed"), "", SPEEDS, now, change, segment=66, bare=True)


def hands_choice(scene: ReplayScene, box: Box) -> Node:
    """Return the choice of whose eyes the match is seen through."""
    table = scene.table
    places = [NOBODY, *range(len(table.people))]
    at = 0 if table.all_open else table.seat + 1
    seen = _("Seat: {name}").format(name=table.people[table.seat].name)

    def to(place: int) -> Callable[[], None]:
        return lambda: scene.look(places[place])

    less = to(at - 1) if at > 0 else None
    more = to(at + 1) if at + 1 < len(places) else None
    words = _("All hands open") if table.all_open else seen
    return Stepper("view", box, _("Hands"), words, less, more, row=False)


def branch_button(scene: ReplayScene, box: Box) -> Node:
    """Return the way to play on from the act that is seen."""
    over = scene.replay.state.match_over
    why_not = _("The match is over here: go back to an act before.") if over else ""
    return Button("branch", box, _("Play on from here"), scene.ask, "gold", 22, hint=why_not, disabled=bool(why_not))


def choices(scene: ReplayScene, box: Box) -> list[Node]:
    """Return what has no room on a slim strip, one below the other in a column of the sheet."""
    nodes: list[Node] = [Text("strip.title", Box(box.x, box.y, box.w, 34), title(scene), 20, "bold", "ink2")]
    y = box.y + 50
    for name, words, make in (("hands", _("Hands"), hands_choice), ("film", _("Speed"), speed_choice)):
        nodes.append(Text(f"{name}.title", Box(box.x, y, box.w, 30), words, 19, "bold", "ink3"))
        nodes.append(make(scene, Box(box.x, y + 36, box.w, 54)))
        y += 108
    return [*nodes, branch_button(scene, Box(box.x, y + 8, box.w, 60))]


class _Ground(Node):
    """The strip of paper below the table."""

    role = "panel"

    def paint(self, canvas: Canvas) -> None:
        """Draw the sheet with a key line along its upper edge."""
        box = self.bounds
        canvas.fill(box, "card")
        canvas.fill(Box(box.x, box.y, box.w, 4), "main_deep")
        canvas.fill(Box(box.x, box.y + 8, box.w, 1.6), "edge")
