"""A dare read out large: a hanging scroll over the ring with what is to be done, from whom and for whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.engine.cards import HIDDEN
from game.narrate.dares import dares_for
from game.text import _
from game.ui import paper, svg
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.node import Act, Node
from game.view.arrows import arrow
from game.view.card_art import CardArt, Look, file_of
from game.view.geometry import Layout
from game.view.stage import Person

WIDTH, HEIGHT, SIZE, ROOM = 1060.0, 402.0, 42.0, 176.0
WIDER, HIGHER = 480.0, 150.0
"""How much larger the sheet is when words are twice as large."""
LEAST = 24.0


@dataclass(frozen=True, slots=True)
class Dare:
    """Who dares whom, how often, with which face, and what the table's rules say is to be done."""

    seat: int
    by: int
    count: int
    face: int
    words: str


class _Scroll(Node):
    """The scroll; its button is its child."""

    role = "dialog"

    def __init__(self, box: Box, dare: Dare, people: Sequence[Person], me: int, art: CardArt) -> None:
        outer = Box(box.x - 60, box.y - 34, box.w + 120, box.h + 172)
        words = dare.words or usual(dare)
        self.told, self.must = _told(dare, people, me)
        self.more = (box.w - WIDTH) / WIDER
        super().__init__("dare", outer, name=words, value=f"{self.told}. {self.must}", modal=True)
        self.sheet, self.dare, self.art = box, dare, art
        self.by, self.seat = people[dare.by], people[dare.seat]

    def paint(self, canvas: Canvas) -> None:
        """Draw scroll, card, words and the two heads."""
        outer = self.bounds
        x, y = outer.x + 60, outer.y + 34
        canvas.shape(("dare scroll",), outer, _scroll)
        self._card(canvas, x + 150, y + 190)
        left, room = x + 290, self.sheet.w - 350
        free = ROOM + 100 * self.more
        canvas.text(left, y + 62, _("Blank card · the dare on it"), 22, "bold", "ink3", max_width=room)
        size = SIZE
        lines = canvas.lines(self.name, room, size, "brush")
        while len(lines) * canvas.grown(size) * 1.3 > free and size > LEAST:
            size -= 2
            lines = canvas.lines(self.name, room, size, "brush")
        step = canvas.grown(size) * 1.3
        for i, line in enumerate(lines):
            canvas.text(left, y + 96 + 14 * self.more + (i + 0.5) * step, line, size, "brush")
        self._from_to(canvas, x, y + self.sheet.h - 94 - 10 * self.more)

    def _card(self, canvas: Canvas, x: float, y: float) -> None:
        name = file_of(self.dare.face) if self.dare.face != HIDDEN else "back"
        card: pygame.Surface = self.art.card(name, 158, -7, Look())
        canvas.surface.blit(card, card.get_rect(center=(round(x * canvas.k), round(y * canvas.k))))
        paper.seal(canvas, x + 68, y + 106, 40, f"×{self.dare.count}", 34)

    def _from_to(self, canvas: Canvas, x: float, y: float) -> None:
        wide, apart = 176 + 200 * self.more, 8 * self.more
        paper.head(canvas, self.by.animal, "happy", x + 336, y, 92)
        middle = x + 390 + wide / 2
        canvas.text(middle, y - 18 - apart, self.told, 20, "bold", "ink3", "centre", max_width=wide)

        def way(w: float, h: float) -> str:
            return arrow([(0, h / 2), (w / 2, h / 2 + 12), (w, h / 2)], "#F2B632", 8)

        canvas.shape(
            ("dare arrow", round(wide)), Box(middle - wide / 2 + 16, y + 10 + apart, wide - 46, 20), way, pad=50
        )
        right = x + 634 + wide - 176
        paper.head(canvas, self.seat.animal, "upset", right, y, 104)
        room = self.sheet.right - 42 - right - 66
        canvas.text(right + 66, y - 16 - apart, self.must, 26, "bold", "main_deep", max_width=room)
        canvas.text(right + 66, y + 20 + apart, _("Then play goes on"), 19, "ui", "ink2", max_width=room)


def dare_panel(
    layout: Layout,
    dare: Dare,
    people: Sequence[Person],
    me: int,
    art: CardArt,
    key: str,
    done: Act,
    shirked: Act | None = None,
) -> Node:
    """Return the scroll with the button that ticks the dare off, and another one for a person who does not do it."""
    more = layout.grow - 1
    w, h = WIDTH + WIDER * more, HEIGHT + HIGHER * more
    x, y = layout.mid - w / 2, 282 - 120 * more + layout.table_shift[1]
    scroll = _Scroll(Box(x, y, w, h), dare, people, me, art)
    wide = 340 + 200 * more
    left = layout.mid - wide / 2 if shirked is None else layout.mid + 12
    scroll.add(Button("dare.done", Box(left, y + h + 44, wide, 76), _("Done, carry on"), done, "main", 30, key))
    if shirked is not None:
        place = Box(layout.mid - 12 - wide, y + h + 44, wide, 76)
        scroll.add(Button("dare.not", place, _("Not done"), shirked, "paper", 30))
    return scroll


def usual(dare: Dare) -> str:
    """Return what is to be done at a table that has agreed on nothing: the same for all who look."""
    offered = dares_for("school")
    return offered[(dare.seat * 7 + dare.by * 3 + dare.count) % len(offered)]


def _told(dare: Dare, people: Sequence[Person], me: int) -> tuple[str, str]:
    """Return who dares, and who has to do it."""
    told = _("You played it") if dare.by == me else _("{name} played it").format(name=people[dare.by].name)
    must = _("You must do it") if dare.seat == me else _("{name} must do it").format(name=people[dare.seat].name)
    return told, must


def _scroll(w: float, h: float) -> str:
    x, y = 60.0, 34.0
    w, h = w - 120, h - 172
    out = ""
    for at in (y - 26, y + h - 6):
        out += svg.rect(x - 34, at, w + 68, 30, 10, "#5A2A16")
        out += svg.rect(x - 48, at + 4, 20, 22, 6, "#E0A326") + svg.rect(x + w + 28, at + 4, 20, 22, 6, "#E0A326")
    sheet = svg.rect(x, y + 8, w, h - 4, 0, "#1E0F08", fill_opacity=0.3)
    sheet += svg.rect(x, y, w, h, 0, "#F0DFB8")
    sheet += svg.rect(x + 26, y + 18, w - 52, h - 40, 0, "#FFF6E3", stroke="#C9A063", stroke_width=2)
    sheet += svg.path(svg.teeth(x + 26, y + 18, w - 52, 46, 9), "#E9D0A0")
    sheet += svg.path(svg.teeth(x + 26, y + h - 22, w - 52, 46, -9), "#E9D0A0")
    return sheet + out
