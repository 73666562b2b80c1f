"""What a level of the village road adds to its table: the host's remark, and the stars as they stand.

`LevelAtTable` is told every event the person is shown and asked for its nodes; it knows nothing of the table's own.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.ai.characters import CHARACTERS
from game.engine import events as ev
from game.levels.venue import Venue
from game.match.goals import EARNED, MISSED, OPEN, Tally, verdict
from game.match.moments import Moment
from game.match.session import Session
from game.rules import rule_set
from game.scenes import road as roads
from game.scenes.goal_words import goal_words
from game.scenes.road import Outcome
from game.text import _, language
from game.ui import paper, svg
from game.ui.buttons import IconButton
from game.ui.canvas import Canvas
from game.ui.geometry import Box, centred
from game.ui.node import HOVERED, PRESS, PRESSED, Act, Node
from game.ui.widgets import Panel, Paragraph, Text
from game.view.geometry import Layout

REMARK_SECONDS = 14.0
"""How long a remark stays if nobody sends it away: two lines are read twice in that."""
REMARK_WIDTH, REMARK_HEAD = 396.0, 64.0
REMARK_FOOT = 712.0
"""Where the sheet ends: above the ribbon, below the score of a team."""
CHIP_STAR = 28.0


class LevelAtTable:
    """The level a match is played for, followed through its events; for a free table it does nothing."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.level: Venue | None = roads.level_of(session.table)
        teams = int(rule_set(session.table.rules).values["teams"])
        self._tally = Tally(seat, seat % teams if teams else seat)
        self._moment = Moment(self.level.remark_at if self.level and self.level.remark else "")
        self._left = 0.0
        self.outcome: Outcome | None = None
        """What the match has brought, once it is over and written down."""

    # What happens ------------------------------------------------------------------------------------------------
    def see(self, event: ev.Event) -> None:
        """Take in what the person is shown."""
        if self.level is None:
            return
        self._tally.fold(event)
        if self._moment.see(event):
            self._left = REMARK_SECONDS

    def remember(self, events: Iterable[ev.Event]) -> None:
        """Take in what happened before a match was continued: the host has said what it had to say."""
        for event in events:
            self.see(event)
        self._left = 0.0

    def update(self, dt: float) -> None:
        """Let time pass; when the match is over, write down what it has brought."""
        if self._left > 0 and not self.session.paused:
            self._left = max(0.0, self._left - dt)
        if self.session.over and self.outcome is None and self.level is not None:
            self.outcome = roads.record(self.session)

    def dismiss(self) -> None:
        """Send the remark away."""
        self._left = 0.0

    @property
    def known(self) -> tuple[object, ...]:
        """What the nodes depend on."""
        return (self._left > 0, self.stands)

    @property
    def stands(self) -> tuple[str, ...]:
        """What has come of each goal so far."""
        goals = self.level.goals if self.level else ()
        return tuple(verdict(goal, self._tally) for goal in goals)

    # Nodes -------------------------------------------------------------------------------------------------------
    def chip(self, left: float, first: Box, press: Act, night: bool) -> Node | None:
        """Return the stars of the level on a chip from `left` on, as high as `first`; None without a level."""
        if self.level is None or not self.level.goals:
            return None
        lines = [_stand(goal_words(goal), stand) for goal, stand in zip(self.level.goals, self.stands, strict=True)]
        width = 22 + CHIP_STAR * len(lines)
        return StarsChip(Box(left, first.y, width, first.h), self.stands, " · ".join(lines), press, night)

    def panel(self, canvas: Canvas, layout: Layout, night: bool) -> Node | None:
        """Return the host's remark as a sheet at the lower right of the ring; None when there is nothing to say."""
        if self._left <= 0 or self.level is None:
            return None
        words = self.level.remark.say(language(), _)
        width = REMARK_WIDTH + 130 * (layout.grow - 1)
        text = Box(0, 0, width - 44, 0)
        height = len(canvas.lines(words, text.w, 20)) * canvas.line_height(20)
        tall = height + REMARK_HEAD + 44
        box = Box(layout.info.right - width + 36, layout.table_shift[1] + REMARK_FOOT - tall, width, tall)
        name = _(CHARACTERS[self.level.host].name)
        look, ink, red = ("night", "moon", "moon") if night else ("paper", "ink", "main_deep")
        panel = _Sheet("remark", box, look, name=_("{name} says").format(name=name))
        panel.animal = self.level.host
        title = Box(box.x + REMARK_HEAD + 36, box.y + 28, box.w - REMARK_HEAD - 100, 36)
        panel.add(Text("remark.name", title, name, 23, "display", red, role="heading"))
        body = Box(box.x + 22, box.y + REMARK_HEAD + 28, text.w, height + 2)
        panel.add(Paragraph("remark.words", body, words, 20, "ui", ink))
        close = Box(box.right - 60, box.y + 18, 42, 38)
        button = "night" if night else "plain"
        return panel.add(IconButton("remark.close", close, "cross", _("Got it"), self.dismiss, button))


def _stand(words: str, stand: str) -> str:
    if stand == OPEN:
        return words
    return _("{goal} ({stand})").format(goal=words, stand=_("earned") if stand == EARNED else _("missed this time"))


class _Sheet(Panel):
    """A sheet of paper with the host's head."""

    animal = ""

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        box = self.bounds
        d = REMARK_HEAD
        paper.head(canvas, self.animal, "happy", box.x + 22 + d / 2, box.y + 16 + d / 2, d)


class StarsChip(Node):
    """The stars of a level as they stand: gold when earned, a hollow one while open, struck through when missed."""

    role = "button"

    def __init__(self, bounds: Box, stands: tuple[str, ...], hint: str, press: Act, night: bool) -> None:
        earned = sum(stand == EARNED for stand in stands)
        value = _("{n} of {all} stars").format(n=earned, all=len(stands))
        super().__init__("stars", bounds, name=_("Stars"), value=value, actions={PRESS: press}, hint=hint)
        self.stands, self.night = stands, night

    def paint(self, canvas: Canvas) -> None:
        """Draw plate and stars."""
        box = self.bounds.moved(0, 2 if PRESSED in self.state else 0)
        fill, edge = ("night_panel", "night_frame") if self.night else ("card", "frame")
        paper.pill(canvas, box, fill, "gold" if HOVERED in self.state else edge, radius=10)
        for i, stand in enumerate(self.stands):
            _star(canvas, box.x + 11 + CHIP_STAR * (i + 0.5), box.y + box.h / 2, stand, self.night)


def _star(canvas: Canvas, x: float, y: float, stand: str, night: bool) -> None:
    hollow, edge = ("none", "#B9AEE0" if night else "#8A6A3A") if stand != EARNED else ("#F2B632", "#7C4A08")

    def body(w: float, h: float) -> str:
        shape = svg.burst(w / 2, h / 2, w * 0.21, w / 2, 5)
        out = svg.path(shape, hollow, stroke=edge, stroke_width=2.2, stroke_linejoin="round")
        if stand == MISSED:
            out += svg.stroke(f"M2 {svg.num(h - 3)}L{svg.num(w - 2)} 3", edge, 2.6)
        return out

    canvas.shape(("level star", stand, night), centred(x, y, 24, 24), body, pad=2)
