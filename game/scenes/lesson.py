"""What the host of a level says before the deal; and, at the table, the same with how the stars stand."""

from __future__ import annotations

from game.ai.characters import CHARACTERS
from game.input.intents import Intent, Kind
from game.levels.venue import Venue
from game.match.goals import EARNED, MISSED
from game.match.session import Session
from game.scenes import road as roads
from game.scenes import start
from game.scenes.context import Context
from game.scenes.frame import Veil
from game.scenes.goal_words import goal_words
from game.scenes.help import Readable
from game.scenes.menu import MenuScene
from game.scenes.road_places import star
from game.text import N_, _, language
from game.ui import paper
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.lists import Scroll
from game.ui.node import Act, Node
from game.ui.widgets import Head, Panel, Paragraph, Text

WIDTH, HEAD, VERDICT = 1020.0, 150.0, 232.0
STANDS = {EARNED: N_("earned"), MISSED: N_("missed this time")}
"""What has come of a goal at the table; open ones say nothing."""


def open_lesson(context: Context, venue: Venue, night: bool) -> None:
    """Let the host speak, then deal; a level whose host has nothing to say is dealt at once."""
    if context.stack is None:
        return
    scene = BeforeTheDeal(context, venue, night)
    if venue.lesson:
        context.stack.push(scene)
    else:
        scene.deal()


class Lesson(MenuScene):
    """A sheet over the screen below: the host's head, its lines, the stars of the level, and buttons."""

    name = "lesson"
    overlay = True

    def __init__(self, context: Context, venue: Venue) -> None:
        super().__init__(context)
        self.venue = venue
        self._scroll = Scroll()

    def enter(self) -> None:
        """Show where Enter goes."""
        super().enter()
        self.tree.focus_shown = True

    def background(self, canvas: Canvas) -> None:
        """Draw nothing: the screen below is seen."""

    def buttons(self) -> list[tuple[str, str, str, str, Act]]:
        """Return the buttons: id, words, kind, key, act."""
        raise NotImplementedError

    def stands(self) -> list[tuple[str, str]]:
        """Return the goals in words with what has come of them."""
        raise NotImplementedError

    def title(self) -> str:
        """Return the heading: where one is."""
        return self.venue.name.say(language(), _)

    def build(self, canvas: Canvas) -> Node:
        """Return veil and sheet, as high as the words need."""
        root = Node("lesson-screen", canvas.box, role="screen", name=self.title())
        width = min(WIDTH, canvas.width - 48)
        rows = self._rows(canvas, Box(0, 0, width - HEAD - 146, 0))
        wanted = max(HEAD + 60, rows[-1].bounds.bottom + 16 if rows else 0) + 96 + 122
        height = min(wanted, canvas.height - 40)
        box = Box((canvas.width - width) / 2, (canvas.height - height) / 2, width, height)
        panel = Panel("lesson", box, name=self.title(), modal=True)
        host = CHARACTERS[self.venue.host]
        head = Box(box.x + 40, box.y + 92, HEAD, HEAD)
        panel.add(Head("lesson.host", head, self.venue.host, "happy", name=_(host.name)))
        panel.add(_Plate("lesson.name", Box(head.x - 14, head.bottom + 8, HEAD + 28, 36), _(host.name)))
        title = Box(box.x + 36, box.y + 26, box.w - 72, 48)
        panel.add(Text("lesson.title", title, self.title(), 36, "display", "main_deep", role="heading"))
        inner = Box(head.right + 42, box.y + 86, box.right - 34 - head.right - 42, height - 96 - 112)
        rows = self._rows(canvas, Box(inner.x + 6, inner.y + 6, width - HEAD - 146, 0))
        panel.add(Readable("lesson.words", inner, rows, self._scroll, self.title()))
        buttons = self.buttons()
        foot = Box(box.x + 40, box.bottom - 100, box.w - 80, 66)
        for (node_id, words, kind, key, act), at in zip(buttons, foot.columns(len(buttons), 18), strict=True):
            panel.add(Button(node_id, at, words, act, kind, 28 if kind == "main" else 25, key=key))
        return root.add(Veil(canvas, 120), panel)

    def _rows(self, canvas: Canvas, place: Box) -> list[Node]:
        rows: list[Node] = []
        y = place.y
        for i, line in enumerate(self.venue.lesson.say(language(), _).split("\n")):
            h = len(canvas.lines(line, place.w, 24)) * canvas.line_height(24)
            rows.append(Paragraph(f"lesson.{i}", Box(place.x, y, place.w, h + 2), line, 24))
            y += h + 14
        y += 6
        for i, (words, stand) in enumerate(self.stands()):
            h = len(canvas.lines(words, place.w - VERDICT - 60, 21)) * canvas.line_height(21)
            rows.append(StarLine(f"lesson.star.{i}", Box(place.x, y, place.w, h + 2), words, stand))
            y += h + 10
        return rows


class StarLine(Node):
    """A goal with a star, and at the right what has come of it."""

    role = "text"

    def __init__(self, node_id: str, bounds: Box, words: str, stand: str) -> None:
        super().__init__(node_id, bounds, name=words, value=_(STANDS[stand]) if stand in STANDS else "")
        self.stand = stand

    def paint(self, canvas: Canvas) -> None:
        """Draw star, words, and the word at the right."""
        box = self.bounds
        y = box.y + canvas.line_height(21) / 2
        star(canvas, box.x + 16, y - 1, 14, self.stand == EARNED)
        tone = "ink3" if self.stand == MISSED else "ink"
        canvas.paragraph(box.x + 46, box.y, self.name, box.w - VERDICT - 60, 21, "ui", tone)
        if self.value:
            tone = "ok_deep" if self.stand == EARNED else "ink3"
            canvas.text(box.right, y, self.value, 19, "bold", tone, "right", max_width=VERDICT)


class _Plate(Node):
    role = "text"

    def __init__(self, node_id: str, bounds: Box, words: str) -> None:
        super().__init__(node_id, bounds, name=words)

    def paint(self, canvas: Canvas) -> None:
        box = self.bounds
        paper.plate(canvas, *box.centre, box.w, self.name)


class BeforeTheDeal(Lesson):
    """The host speaks before the first deal of a level."""

    first = "deal"

    def __init__(self, context: Context, venue: Venue, night: bool) -> None:
        super().__init__(context, venue)
        self.night = night

    def deal(self) -> None:
        """Sit down: a match that was in progress goes to the replays."""
        stack = self.context.stack
        if stack is not None and stack.top is self:
            stack.pop()
        problem = start.begin(self.context, roads.level_table(self.context, self.venue, self.night))
        top = stack.top if stack is not None else None
        if problem and isinstance(top, MenuScene):
            top.say(problem)

    def buttons(self) -> list[tuple[str, str, str, str, Act]]:
        """Return back and deal."""
        return [
            ("not_yet", _("Not yet"), "paper", self.context.key(Kind.CANCEL), self.cancel),
            ("deal", _("Deal"), "main", self.context.key(Kind.CONFIRM), self.deal),
        ]

    def stands(self) -> list[tuple[str, str]]:
        """Return the goals; stars earned before are gold."""
        stars = roads.Road.now(self.context).progress.stars(self.venue)
        return [
            (goal_words(goal), EARNED if earned else "") for goal, earned in zip(self.venue.goals, stars, strict=True)
        ]

    def shortcut(self, intent: Intent) -> bool:
        """The key that starts a table deals."""
        if intent.kind is Kind.START:
            self.deal()
            return True
        return False


class AtTheTable(Lesson):
    """The lesson again, opened at the table, with how the stars stand in this match."""

    first = "go_on"

    def __init__(self, context: Context, venue: Venue, session: Session) -> None:
        super().__init__(context, venue)
        self.session = session

    def enter(self) -> None:
        """Stop the table's clock."""
        super().enter()
        self.session.pause()

    def leave(self) -> None:
        """Let the clock run again."""
        self.session.resume()

    def buttons(self) -> list[tuple[str, str, str, str, Act]]:
        """Return the way back to the cards."""
        return [("go_on", _("Play on"), "main", self.context.key(Kind.CONFIRM), self.cancel)]

    def stands(self) -> list[tuple[str, str]]:
        """Return the goals with what has come of them in this match."""
        return [(goal_words(goal), verdict) for goal, verdict in roads.verdicts(self.session, self.venue.goals)]
