"""The turning points of a round in its replay: looked for beside the picture, listed, and gone to."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.engine.actions import NOBODY
from game.match.looking_back import Job, LookingBack, Point
from game.match.replay import Replay
from game.match.table import HUMAN
from game.narrate.hints import hint_words
from game.narrate.turning import did, worth
from game.scenes.replay_parts import line_step
from game.text import _, ngettext
from game.ui import paper, svg
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.lists import ListView, Scroll
from game.ui.node import HOVERED, PRESS, SELECTED, Act, Node
from game.ui.values import Stepper
from game.ui.widgets import Paragraph

if TYPE_CHECKING:
    from game.scenes.replay import ReplayScene

SIZE, SMALL = 20.0, 19.0
ROOM = 18.0
EXPLAINED = 8.0
"""Room between a paragraph and what follows."""


class Turns:
    """The turning points of a replay, round by round. `names` are the players' by seat, `you` the seat so called."""

    def __init__(self, replay: Replay, names: list[str], you: int) -> None:
        self.replay, self.names, self.you = replay, names, you
        people = [seat for seat, one in enumerate(replay.table.seats) if one.kind == HUMAN]
        self.seats = people or list(range(len(replay.table.seats)))
        """Whose turns are looked at: those of people, everybody's where computer players were among themselves."""
        self.place = 0
        self.chosen: Point | None = None
        self.scroll = Scroll()
        self._searches: dict[int, LookingBack] = {}

    @property
    def seat(self) -> int:
        """Whose turning points are listed."""
        return self.seats[self.place]

    @property
    def number(self) -> int:
        """The round that is looked at."""
        return self.replay.round_at(self.replay.at).number

    @property
    def search(self) -> LookingBack | None:
        """The search of this round, if it has been begun."""
        return self._searches.get(self.number)

    @property
    def points(self) -> list[Point]:
        """What has been found in this round for the seat, what cost most first."""
        return self.search.points(self.seat) if self.search is not None else []

    def begin(self) -> None:
        """Look for the turning points of this round: one round at a time."""
        self.stop()
        job = Job(self.replay.text_until(self.replay.acts), self.number, tuple(self.seats))
        self._searches[self.number] = LookingBack(job)

    def stop(self) -> None:
        """End whatever search goes on."""
        for search in self._searches.values():
            search.stop()

    def poll(self) -> bool:
        """Take in what has been found; return whether anything is new."""
        news = [search.poll() for search in self._searches.values()]
        return any(news)

    # Words ---------------------------------------------------------------------------------------------------------
    def did(self, point: Point) -> str:
        """Return what was done at a turning point."""
        return did(point.done, point.faces, self.names, you=point.seat == self.you != NOBODY)

    def better(self, point: Point) -> str:
        """Return what would have been better, and why."""
        advice = hint_words(point.better, point.reason, point.values, point.faces, self.names)
        return _("Better: {advice}").format(advice=advice)

    def here(self) -> str:
        """Return what would have been better at the act that is seen, if that is the chosen turning point's."""
        if self.chosen is None or self.chosen.act != self.replay.at + 1:
            return ""
        return self.better(self.chosen)

    def state(self) -> str:
        """Return how the search stands."""
        search, one = self.search, self.replay.round_at(self.replay.at)
        if not one.over:
            return _("This round was not played to its end.")
        if search is None:
            return _(
                "The strongest computer player thinks about every turn once more, knowing what was known then, and "
                "says where another act would have been better."
            )
        if not search.over:
            words = _("{n} of {all} turns looked at") if search.of else _("A moment…")
            return words.format(n=search.done, all=search.of)
        if search.problem:
            return _("It could not be found out.")
        count = len(self.points)
        if not count:
            return _("No other act would have been clearly better.")
        words = ngettext("{n} turn could have gone better", "{n} turns could have gone better", count)
        return words.format(n=count)


def turns_list(scene: ReplayScene, canvas: Canvas, box: Box) -> ListView:
    """Return the list: whose turns, how the search stands, what was found."""
    turns, rows = scene.turns, list[Node]()
    x, y, w = box.x, box.y, box.w - 18
    if len(turns.seats) > 1:
        rows.append(_whose(scene, Box(x, y, w, 54)))
        y += 66
    words = turns.state()
    height = len(canvas.lines(words, w - 8, SIZE)) * canvas.line_height(SIZE) + 2
    rows.append(Paragraph("turns.state", Box(x + 4, y, w - 8, height), words, SIZE, "ui", "ink2"))
    y += height + EXPLAINED
    search = turns.search
    if search is not None and not search.over:
        rows.append(_Progress("turns.progress", Box(x + 4, y, w - 8, 14), search.done, search.of))
        y += 26
    for button in _buttons(scene, Box(x, y, w, 54)):
        rows.append(button)
        y += 72
    for number, point in enumerate(turns.points):
        row = TurnRow(f"turn.{number}", Box(x, y, w, 0), canvas, turns, point, partial(scene.go_to, point))
        rows.append(row)
        y = row.bounds.bottom + 8
    return ListView("turns", box, rows, turns.scroll, _("What could have gone better"))


def _whose(scene: ReplayScene, box: Box) -> Node:
    turns = scene.turns

    def to(place: int) -> Callable[[], None] | None:
        return partial(scene.look_at_turns_of, place) if 0 <= place < len(turns.seats) else None

    name = turns.names[turns.seat]
    return Stepper("turns.seat", box, _("Whose turns"), name, to(turns.place - 1), to(turns.place + 1), row=False)


def _buttons(scene: ReplayScene, box: Box) -> list[Node]:
    """Return the button that begins the search, or ends it."""
    turns, one = scene.turns, scene.replay.round_at(scene.replay.at)
    search = turns.search
    if search is not None and not search.over:
        return [Button("turns.stop", box, _("Stop"), scene.stop_search, "paper", 22)]
    if one.over and (search is None or search.done < search.of or search.problem):
        return [Button("turns.begin", box, _("Look for turning points"), scene.begin_search, "gold", 22)]
    return []


class TurnRow(Node):
    """A turning point: what was done, what would have been better, what it was worth. Pressed, it is gone to."""

    role = "option"

    def __init__(self, node_id: str, bounds: Box, canvas: Canvas, turns: Turns, point: Point, press: Act) -> None:
        self.did, self.better, self.worth = turns.did(point), turns.better(point), worth(point.cost)
        width = bounds.w - 2 * ROOM - 26
        self.first = canvas.lines(self.did, width, SIZE, "bold")
        self.second = canvas.lines(self.better, width, SIZE)
        self.third = canvas.lines(self.worth, width, SMALL)
        high = (len(self.first) + len(self.second)) * line_step(canvas) + len(self.third) * canvas.line_height(SMALL)
        place = Box(bounds.x, bounds.y, bounds.w, high + 24)
        super().__init__(node_id, place, name=f"{self.did}. {self.better}", value=self.worth, actions={PRESS: press})
        self.focus_pad = 3
        if turns.chosen == point:
            self.state.add(SELECTED)

    def paint(self, canvas: Canvas) -> None:
        """Draw the row with a toothed mark, and the sentences one under the other."""
        box, now = self.bounds, SELECTED in self.state
        paper.row(canvas, box, now, HOVERED in self.state)
        paper.burst_shape(canvas, box.x + 24, box.y + 26, 6, 13, 8, "main")
        x, y, step = box.x + ROOM + 24, box.y + 12, line_step(canvas)
        for face, tone, lines in (("bold", "ink", self.first), ("ui", "ok_deep", self.second)):
            for line in lines:
                canvas.text(x, y + step / 2, line, SIZE, face, tone)
                y += step
        for line in self.third:
            canvas.text(x, y + canvas.line_height(SMALL) / 2, line, SMALL, "ui", "ink2")
            y += canvas.line_height(SMALL)


class _Progress(Node):
    """How far the search has come."""

    role = "decoration"

    def __init__(self, node_id: str, bounds: Box, done: int, of: int) -> None:
        super().__init__(node_id, bounds)
        self.share = done / of if of else 0.0

    def paint(self, canvas: Canvas) -> None:
        """Draw a groove and what is behind it."""
        tones, share = (canvas.theme["paper2"], canvas.theme["ok"], canvas.theme["edge"]), self.share

        def body(w: float, h: float) -> str:
            out = svg.rect(0, 0, w, h, h / 2, tones[0], stroke=tones[2], stroke_width=1.6)
            return out + (svg.rect(2, 2, max(h - 4, (w - 4) * share), h - 4, (h - 4) / 2, tones[1]) if share else "")

        canvas.shape(("turns progress", round(share, 3), tones), self.bounds, body, pad=2)
