"""After the match at a level: who has won, which stars it brought, and where the road leads on."""

from __future__ import annotations

from collections.abc import Callable

from game.input.intents import Kind
from game.levels.venue import Venue
from game.match.session import Session
from game.scenes import road as roads
from game.scenes import start
from game.scenes.context import Context
from game.scenes.goal_words import goal_words
from game.scenes.lesson import open_lesson
from game.scenes.match_result import MatchResult
from game.scenes.road import Outcome
from game.scenes.road_places import star
from game.text import _, language, ngettext
from game.ui import paper
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.node import Node
from game.ui.widgets import Panel, Text


class LevelResult(MatchResult):
    """The result of a match with the stars of its level in place of the chart."""

    def __init__(self, context: Context, session: Session, venue: Venue, outcome: Outcome, seat: int = 0) -> None:
        super().__init__(context, session, seat)
        self.venue, self.outcome = venue, outcome
        self.onward = roads.onward(context, venue)

    @property
    def first(self) -> str:  # type: ignore[override]
        """Where Enter goes: to the next table when it is open, else once more."""
        return "onward" if self.onward else "again"

    # What can be done ----------------------------------------------------------------------------------------------
    def to_road(self) -> None:
        """Go back to the map."""
        start.to_road(self.context, self.venue.id)

    def go_onward(self) -> None:
        """Go to the next table and hear its host."""
        if self.onward is not None:
            start.to_road(self.context, self.onward.id)
            open_lesson(self.context, self.onward, False)

    def again(self) -> None:
        """Deal a new match at the same table."""
        table = self.session.table
        start.to_road(self.context, self.venue.id)
        problem = start.begin(self.context, table)
        if problem:
            self.context.notices.append(problem)

    def cancel(self) -> None:
        """Esc leads back to the map."""
        self.context.sound("ui_back")
        self.to_road()

    def buttons(self) -> list[tuple[str, str, str, Callable[[], None]]]:
        """Return the ways on."""
        again = ("again", _("Again"), "paper" if self.onward else "main", self.again)
        out = [("road", _("Village road"), "paper", self.to_road), again]
        if self.onward:
            out.append(("onward", _("Onward"), "main", self.go_onward))
        return out

    # Looks ---------------------------------------------------------------------------------------------------------
    def note(self) -> str:
        """Return how long it was and how many stars the table has brought."""
        stars = sum(self.outcome.starred(self.venue))
        return _("{rounds} · {n} of {all} stars").format(rounds=super().note(), n=stars, all=len(self.venue.goals))

    def _side(self, canvas: Canvas, box: Box) -> Node:
        name = self.venue.name.say(language(), _)
        panel = Panel("stars", box, name=name)
        title = Box(box.x + 28, box.y + 20, box.w - 56, 46)
        panel.add(Text("stars.title", title, name, 32, "display", role="heading"))
        foot = Box(box.x + 28, box.bottom - 118, box.w - 56, 72)
        low = foot.y - (0 if self.file is None else 72)
        panel.add(*self._turns(Box(foot.x, foot.y - 72, foot.w, 54)))
        rows = Box(box.x + 24, title.bottom + 18, box.w - 48, low - 34 - title.bottom)
        panel.add(*self._stars(canvas, rows))
        return panel.add(*self._buttons(foot))

    def _buttons(self, box: Box) -> list[Node]:
        """Give the way onward more room than the others: it carries a key."""
        buttons = self.buttons()
        gap = 16.0
        share = (box.w - gap * (len(buttons) - 1)) / (len(buttons) + 0.4)
        out: list[Node] = []
        x = box.x
        for node_id, words, kind, act in buttons:
            main = kind == "main"
            w = share * (1.4 if main else 1)
            key = self.context.key(Kind.CONFIRM) if main else ""
            out.append(Button(node_id, Box(x, box.y, w, box.h), words, act, kind, 26 if main else 20, key=key))
            x += w + gap
        return out

    def _stars(self, canvas: Canvas, box: Box) -> list[Node]:
        goals, starred = self.venue.goals, self.outcome.starred(self.venue)
        out: list[Node] = []
        pitch = min(124.0, (box.h - 60) / max(1, len(goals)))
        for i, goal in enumerate(goals):
            at = Box(box.x, box.y + i * pitch, box.w, pitch - 14)
            note = _("new") if goal in self.outcome.new else _("earned before") if starred[i] else _("not this time")
            out.append(StarRow(f"star.{i}", at, goal_words(goal), note, starred[i], goal in self.outcome.new))
        if self.onward is not None and not self.outcome.before.at(self.venue.id).won:
            words = _("“{name}” is open now").format(name=self.onward.name.say(language(), _))
            at = Box(box.x + 4, box.y + len(goals) * pitch + 6, box.w - 8, 40)
            out.append(Text("opened", at, words, 24, "display", "main_deep"))
        elif self.outcome.new:
            words = ngettext("{n} new star", "{n} new stars", len(self.outcome.new)).format(n=len(self.outcome.new))
            at = Box(box.x + 4, box.y + len(goals) * pitch + 6, box.w - 8, 40)
            out.append(Text("opened", at, words, 24, "display", "main_deep"))
        return out


class StarRow(Node):
    """A goal after the match: a large star, what it was for, and whether it is new."""

    role = "text"

    def __init__(self, node_id: str, bounds: Box, words: str, note: str, earned: bool, new: bool) -> None:
        super().__init__(node_id, bounds, name=words, value=note)
        self.earned, self.new = earned, new

    def paint(self, canvas: Canvas) -> None:
        """Draw row, star, words and note."""
        box = self.bounds
        paper.row(canvas, box, marked=self.new)
        star(canvas, box.x + 56, box.y + box.h / 2, min(36.0, box.h * 0.36), self.earned)
        width = box.w - 130
        lines = canvas.lines(self.name, width, 23, "bold")
        h = len(lines) * canvas.line_height(23)
        top = box.y + (box.h - h - 28) / 2
        canvas.paragraph(box.x + 108, top, self.name, width, 23, "bold")
        tone = "main_deep" if self.new else "ok_deep" if self.earned else "ink3"
        canvas.text(box.x + 108, top + h + 14, self.value, 19, "bold", tone)
