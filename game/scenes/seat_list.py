"""The seats of a table that is being put together, as rows."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.ai.characters import CHARACTERS
from game.ai.levels import LEVELS
from game.match.table import HUMAN, LEAST_SEATS, MOST_NAME, MOST_SEATS, SeatSetup
from game.text import _
from game.ui import paper
from game.ui.buttons import IconButton
from game.ui.canvas import Canvas
from game.ui.entry import Entry, Field
from game.ui.geometry import Box
from game.ui.node import DECREASE, HOVERED, INCREASE, PRESS, Act, Node
from game.ui.widgets import Paragraph, Row, Text

ROW_HEIGHT, ROW_GAP = 92.0, 10.0
LEVEL_WIDTH = 142.0
SIDE_PARTS = 12 + 76 + 16 + 12 + LEVEL_WIDTH + 46 + 16
"""What a row needs beside the words: head, level, the button that takes away, and the space between."""

ABOUT_LINE = 24.0
"""A line more of what is told about a character makes its row so much higher."""


class Seats:
    """The seats in order, the first the person at this screen, and what can be done with them.

    `changed` is called with the new seats.
    """

    def __init__(self, seats: tuple[SeatSetup, ...], changed: Callable[[tuple[SeatSetup, ...]], None]) -> None:
        self.seats = seats
        self._changed = changed

    def free_characters(self, seat: int) -> list[str]:
        """Return the characters `seat` may have: its own and those nobody else has, in the order of the zodiac."""
        taken = {one.character for i, one in enumerate(self.seats) if i != seat}
        return [name for name in CHARACTERS if name not in taken]

    def turn_character(self, seat: int, by: int) -> None:
        """Give a seat the next or previous free character."""
        free = self.free_characters(seat)
        here = free.index(self.seats[seat].character)
        self._put(seat, character=free[(here + by) % len(free)])

    def turn_level(self, seat: int, by: int = 1) -> None:
        """Give a seat the next or previous level."""
        levels = list(LEVELS)
        here = levels.index(self.seats[seat].level) if self.seats[seat].level in levels else 0
        self._put(seat, level=levels[(here + by) % len(levels)])

    def all_levels(self, level: str) -> None:
        """Give every computer player the same level."""
        self._changed(tuple(_with(one, level=level) if one.kind != HUMAN else one for one in self.seats))

    def rename(self, seat: int, name: str) -> None:
        """Give a seat a name."""
        self._put(seat, name=name[:MOST_NAME])

    def add(self) -> None:
        """Add a computer player with a free character."""
        if len(self.seats) < MOST_SEATS:
            character = self.free_characters(-1)[0]
            self._changed((*self.seats, SeatSetup("", "computer", character, self.seats[-1].level)))

    def remove(self, seat: int) -> None:
        """Take a computer player away."""
        if len(self.seats) > LEAST_SEATS:
            self._changed((*self.seats[:seat], *self.seats[seat + 1 :]))

    def _put(self, seat: int, **values: str) -> None:
        new = _with(self.seats[seat], **values)
        self._changed((*self.seats[:seat], new, *self.seats[seat + 1 :]))


def _with(seat: SeatSetup, **values: str) -> SeatSetup:
    fields = {"name": seat.name, "kind": seat.kind, "character": seat.character, "level": seat.level, **values}
    return SeatSetup(**fields)  # type: ignore[arg-type]


class HeadButton(Node):
    """A head that can be changed for another: press, left and right."""

    role = "choice"

    def __init__(
        self, node_id: str, bounds: Box, animal: str, name: str, value: str, turn: Callable[[int], None]
    ) -> None:
        super().__init__(node_id, bounds, name=name, value=value, hint=_("Another character"))
        self.animal = animal
        self.actions = {PRESS: lambda: turn(1), INCREASE: lambda: turn(1), DECREASE: lambda: turn(-1)}
        self.focus_pad = 2

    def paint(self, canvas: Canvas) -> None:
        """Draw the head, happy when pointed at."""
        x, y = self.bounds.centre
        paper.head(canvas, self.animal, "happy" if HOVERED in self.state else "calm", x, y, self.bounds.h)


class LevelButton(Node):
    """A computer player's level: its name and dots; press for the next."""

    role = "choice"

    def __init__(self, node_id: str, bounds: Box, level: str, turn: Callable[[int], None]) -> None:
        levels = list(LEVELS)
        self.at, self.most = (levels.index(level) if level in levels else 0), len(levels)
        level = levels[self.at]
        super().__init__(node_id, bounds, name=_("Level"), value=_(LEVELS[level].name), hint=_(LEVELS[level].about))
        self.actions = {PRESS: lambda: turn(1)}
        if self.at + 1 < self.most:
            self.actions[INCREASE] = lambda: turn(1)
        if self.at > 0:
            self.actions[DECREASE] = lambda: turn(-1)
        self.focus_pad = 3

    def paint(self, canvas: Canvas) -> None:
        """Draw the name over the dots."""
        box = self.bounds
        paper.pill(canvas, box, "card", "frame" if HOVERED in self.state else "row_edge", radius=10)
        x = box.x + box.w / 2
        canvas.text(x, box.y + 22, self.value, 19, "bold", "main_deep", "centre", max_width=box.w - 6)
        left = x - (self.most - 1) * 8.5
        for i in range(self.most):
            dot = Box(left + i * 17 - 6, box.bottom - 22, 12, 12)
            paper.pill(canvas, dot, "main" if i <= self.at else "card", "main" if i <= self.at else "edge")


def seat_row(canvas: Canvas, box: Box, seat: int, seats: Seats, entry: Entry | None, edit: Callable[[], None]) -> Node:
    """Return the row of one seat; `edit` begins typing the person's name."""
    setup = seats.seats[seat]
    character = CHARACTERS[setup.character]
    lines = len(canvas.lines(_(character.about), box.w - SIDE_PARTS, 18)) if setup.kind != HUMAN else 2
    box = Box(box.x, box.y, box.w, box.h + ABOUT_LINE * max(0, lines - 2))
    row = Row(f"seat.{seat}", box, marked=False)
    head = Box(box.x + 12, box.y + (box.h - 76) / 2, 76, 76)
    row.add(
        HeadButton(
            f"seat.{seat}.head",
            head,
            setup.character,
            _("Character"),
            _(character.name),
            lambda by: seats.turn_character(seat, by),
        )
    )
    left, right = head.right + 16, box.right - 16
    if setup.kind == HUMAN:
        field = Box(left, box.y + 12, right - left - 112, 44)
        mine = entry if entry is not None and entry.id == f"seat.{seat}.name" else None
        asked = _("Your name") if seat == 0 else _("Name")
        row.add(Field(f"seat.{seat}.name", field, asked, setup.name, edit, mine, empty=asked))
        row.add(
            Text(
                f"seat.{seat}.as",
                Box(left + 2, box.y + 60, right - left - 60, 26),
                _("plays as {character}").format(character=_(character.name)),
                18,
                "ui",
                "ink2",
            )
        )
        row.add(
            _Human(f"seat.{seat}.kind", Box(right - 96, box.y + 12, 96, 44), _("You") if seat == 0 else _("Person"))
        )
        if seat and len(seats.seats) > LEAST_SEATS:
            words = _("Take {name} from the table").format(name=setup.name or _(character.name))
            cross = Box(right - 38, box.y + 58, 38, 36)
            row.add(IconButton(f"seat.{seat}.remove", cross, "cross", words, partial(seats.remove, seat), look="plain"))
        return row
    if len(seats.seats) > LEAST_SEATS:
        words = _("Take {name} from the table").format(name=_(character.name))
        row.add(
            IconButton(
                f"seat.{seat}.remove",
                Box(right - 36, box.y + 28, 38, 38),
                "cross",
                words,
                lambda: seats.remove(seat),
                look="plain",
            )
        )
        right -= 46
    level = Box(right - LEVEL_WIDTH, box.y + 14, LEVEL_WIDTH, box.h - 28)
    room = level.x - left - 12
    about = _(character.about)
    row.add(Text(f"seat.{seat}.who", Box(left, box.y + 6, room, 32), _(character.name), 23, "bold"))
    row.add(_About(f"seat.{seat}.about", Box(left, box.y + 37, room, box.h - 44), about))
    row.add(LevelButton(f"seat.{seat}.level", level, setup.level, lambda by: seats.turn_level(seat, by)))
    return row


class _About(Paragraph):
    def __init__(self, node_id: str, bounds: Box, words: str) -> None:
        super().__init__(node_id, bounds, words, 18, "ui", "ink2")

    def paint(self, canvas: Canvas) -> None:
        lines = canvas.lines(self.name, self.bounds.w, 18)
        for i, line in enumerate(lines):
            y = self.bounds.y + (11 + ABOUT_LINE * i if len(lines) > 1 else 22)
            canvas.text(self.bounds.x, y, line, 18, "ui", "ink2", max_width=self.bounds.w)


class _Human(Node):
    role = "text"

    def __init__(self, node_id: str, bounds: Box, words: str) -> None:
        super().__init__(node_id, bounds, name=words)

    def paint(self, canvas: Canvas) -> None:
        paper.pill(canvas, self.bounds, "ok_deep")
        x, y = self.bounds.centre
        canvas.text(x, y - 1, self.name, 19, "bold", "card", "centre", max_width=self.bounds.w - 16)


class AddSeat(Node):
    """The dashed row that adds a seat."""

    role = "button"

    def __init__(self, node_id: str, bounds: Box, words: str, press: Act) -> None:
        super().__init__(node_id, bounds, name=words, actions={PRESS: press})
        self.focus_pad = 5

    def paint(self, canvas: Canvas) -> None:
        """Draw the dashes, a plus and the words."""
        from game.ui import svg

        box, tone = self.bounds, canvas.theme["frame"]
        if HOVERED in self.state:
            paper.pill(canvas, box, "row", radius=12)
        dashes = canvas.theme["frame"]
        canvas.shape(
            ("dashes", tone),
            box,
            lambda w, h: svg.stroke(svg.box_stitches(2, 2, w - 4, h - 4, 9, 8), dashes, 2.4),
            pad=2,
        )
        w = canvas.measure(self.name, 23, "bold")
        x, y = box.centre
        paper.icon(canvas, "plus", x - w / 2 - 14, y, 8, "ink2")
        canvas.text(x + 10, y - 1, self.name, 23, "bold", "ink2", "centre", max_width=box.w - 60)
