"""Choosing a seat: the arrow from one's hand, why others cannot be chosen, and what the hands will be like after it."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui import paper
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.view.arrows import show_arrow
from game.view.hud import pill
from game.view.stage import Z_FLY, Z_PLATE, Stage
from game.view.tween import mix

WIDTH, ROW, TOP = 354.0, 74.0, 70.0
BESIDE = 234
"""From the middle of the table to the card: clear of the ring, and of the cards whoever sits across the card holds."""
FEW = 2
NO_HEADS = 1.4
"""From this growth of the words on cards have no heads, so that names have their room."""
NAME, BY_A_HEAD = 23.0, 120.0
"""Size of a name, and its room beside a head."""
ARROW_TONE = "#F2B632"


@dataclass(frozen=True, slots=True)
class Change:
    """What a seat holds now and what it will hold."""

    seat: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Aim:
    """The seat pointed at (-1 for none), the card's title, its changes or its words, and (seat, word) of the others."""

    seat: int
    title: str
    changes: tuple[Change, ...] = ()
    words: str = ""
    closed: tuple[tuple[int, str], ...] = ()


def fitting(canvas: Canvas, words: str, size: float, room: float, least: float = 16.0) -> float:
    """Return the size, at most `size`, in which bold words fit into `room`."""
    while size > least and canvas.measure(words, size, "bold") > room:
        size -= 1
    return size


class AimPicture:
    """Draws an aim."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.shown: Aim | None = None

    def show(self, aim: Aim | None) -> None:
        """Show an aim, or none."""
        if aim == self.shown:
            return
        self.shown = aim
        self.stage.comp.remove_all("aim:")
        if aim is None:
            return
        for seat, word in aim.closed:
            self._closed(seat, word)
        if aim.seat >= 0:
            self._arrow(aim.seat)
        if aim.changes or aim.words:
            self._card(aim)

    def _closed(self, seat: int, word: str) -> None:
        x, y, d = self.stage.layout.head(seat, self.stage.me)
        size = 19 if d > 105 else 18
        picture = pill(self.stage, word, size, "card", 34, 0, "#2A1B14")
        self.stage.centre(f"aim:closed:{seat}", picture, x, y, Z_PLATE + 4)

    def _arrow(self, seat: int) -> None:
        layout = self.stage.layout
        spot = layout.spot(seat, self.stage.me)
        if spot is None:
            return
        side = max(-1.0, min(1.0, (spot.x - layout.mid) / 400))
        x0, y0 = layout.mid + side * 240, layout.ribbon[1] - 41
        inward = -1 if spot.x > layout.mid else 1
        if spot.side == "t":
            x2, y2 = spot.x + inward * 29 * abs(side), spot.plate_y + (60 if layout.seats < 8 else 110)
            x1, y1 = mix(x0, x2, 0.85), mix(y0, y2, 0.46)
        else:
            x2, y2 = spot.x + inward * (spot.head * 0.5 + 54), spot.plate_y + 40
            x1, y1 = mix(x0, x2, 0.5), y0 + 14
        show_arrow(self.stage, "aim:arrow", ((x0, y0), (x1, y1), (x2, y2)), ARROW_TONE, 12, Z_FLY - 10)

    def _card(self, aim: Aim) -> None:
        """Draw the card beside the ring, away from the arrow."""
        stage, layout = self.stage, self.stage.layout
        spot = layout.spot(aim.seat, stage.me) if aim.seat >= 0 else None
        left = spot is not None and spot.x > layout.mid + 100 and stage.shown.values["deck"] != "attack"
        wide, row = self._size
        crossed = not left and spot is not None and spot.x > layout.mid
        beside = 280 + 20 * (layout.grow - 1) if crossed else BESIDE - 28 * (layout.grow - 1)
        x = layout.mid - beside - wide if left else layout.mid + beside
        size = 26
        lines = stage.canvas.lines(aim.words, wide - 48, size, "brush") if aim.words else []
        top = self._top(aim)
        h = top + row * len(aim.changes) if aim.changes else top + len(lines) * stage.canvas.grown(size) * 1.35 + 24
        h += -2 if aim.changes else 0
        y = layout.ring[1] - 48 - max(0.0, h - 216) / 2
        picture = stage.brush.picture(
            ("aim", aim, stage.night), wide, h, lambda c, ox, oy: self._paint(c, Box(ox, oy, wide, h), aim, lines), 14
        )
        stage.corner("aim:card", picture, x, y, Z_FLY - 12, pad=14)

    @property
    def _size(self) -> tuple[float, float]:
        """How wide the card is, and how high a row of it."""
        more = self.stage.grow - 1
        return WIDTH + 68 * more, ROW + 8 * more

    def _top(self, aim: Aim) -> float:
        """Return where the rows begin, below the title's lines."""
        canvas = self.stage.canvas
        lines = len(canvas.lines(aim.title, self._size[0] - 48, 21, "bold"))
        return TOP * min(1.3, self.stage.grow) + (lines - 1) * canvas.grown(21) * 1.2

    def _heads(self, canvas: Canvas, aim: Aim, room: float) -> bool:
        """Say whether there is room for a head before each name."""
        names = [self.stage.people[change.seat].name for change in aim.changes]
        fit = all(canvas.measure(name, fitting(canvas, name, NAME, room), "bold") <= room for name in names)
        return fit and self.stage.grow < NO_HEADS

    def _paint(self, canvas: Canvas, box: Box, aim: Aim, lines: list[str]) -> None:
        paper.panel(canvas, box)
        (wide, row), top, step = self._size, self._top(aim), canvas.grown(26) * 1.35
        more = wide - WIDTH
        heads = self._heads(canvas, aim, BY_A_HEAD + more)
        for i, line in enumerate(canvas.lines(aim.title, wide - 48, 21, "bold")):
            at = box.y + 36 * min(1.3, self.stage.grow) + i * canvas.grown(21) * 1.2
            canvas.text(box.x + wide / 2, at, line, 21, "bold", "ink3", "centre", max_width=wide - 48)
        for i, line in enumerate(lines):
            canvas.text(box.x + 24, box.y + top + (i + 0.5) * step, line, 26, "brush")
        for i, change in enumerate(aim.changes):
            y = box.y + top + 18 + (row - ROW) / 2 + i * row
            person = self.stage.people[change.seat]
            good = change.after <= change.before
            if heads:
                paper.head(canvas, person.animal, "happy" if good else "upset", box.x + 54, y, 58)
            at, room = (94, BY_A_HEAD + more) if heads else (24, 190 + more)
            size = fitting(canvas, person.name, NAME, room)
            canvas.text(box.x + at, y, person.name, size, "bold", max_width=room)
            canvas.text(box.x + 238 + more, y, str(change.before), 34, "latin", "ink2", "centre")
            paper.icon(canvas, "next", box.x + 274 + more, y, 12, "ink3")
            tone = "main" if change.after <= FEW else "ink"
            canvas.text(box.x + 314 + more, y, str(change.after), 40, "latin", tone, "centre")
