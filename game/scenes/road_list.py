"""Rows of the village road where it is a list, and of the user's own levels."""

from __future__ import annotations

from game.levels.venue import Venue
from game.scenes.road import Road
from game.scenes.road_places import lock, star, status
from game.text import _, language
from game.ui import paper
from game.ui.canvas import Canvas
from game.ui.geometry import Box, centred
from game.ui.node import HOVERED, PRESS, SELECTED, Act, Node

PICTURE = 60.0


class PlaceRow(Node):
    """A level of the road: picture, number, name, stars or a lock."""

    role = "button"

    @classmethod
    def of(cls, canvas: Canvas, node_id: str, place: Box, venue: Venue, road: Road, press: Act) -> PlaceRow:
        """Return the row at a place, as high as its name needs."""
        lines = canvas.lines(venue.name.say(language(), _), place.w - PICTURE - 34, 21, "bold")
        h = max(84.0, len(lines) * canvas.line_height(21) + 46)
        return cls(node_id, Box(place.x, place.y, place.w, h), venue, road, press)

    def __init__(self, node_id: str, bounds: Box, venue: Venue, road: Road, press: Act) -> None:
        self.number, self.words = road.number(venue), venue.name.say(language(), _)
        name = _("{n} {name}").format(n=self.number, name=self.words)
        super().__init__(node_id, bounds, name=name, value=status(road, venue), actions={PRESS: press})
        self.picture, self.open = f"places/{venue.id}.svg", road.is_open(venue)
        self.stars = road.progress.stars(venue)
        self.focus_pad = 5

    def paint(self, canvas: Canvas) -> None:
        """Draw the row."""
        box = self.bounds
        paper.row(canvas, box, marked=SELECTED in self.state, lit=HOVERED in self.state)
        at = centred(box.x + 12 + PICTURE / 2, box.y + box.h / 2, PICTURE, PICTURE)
        canvas.asset(self.picture, at, 255 if self.open else 110)
        x = at.right + 10
        h = canvas.paragraph(x, box.y + 8, self.words, box.right - x - 12, 21, "bold", "ink" if self.open else "ink2")
        y = box.y + 8 + h + 15
        canvas.text(x, y, str(self.number), 20, "latin", "main" if self.open else "ink2")
        if not self.open:
            lock(canvas, x + 48, y, 14)
            return
        for i, earned in enumerate(self.stars):
            star(canvas, x + 48 + i * 28, y - 1, 12, earned)


class EntryRow(Node):
    """One of the user's own levels, with what there is to say about it; one that cannot be played says why."""

    role = "button"

    @classmethod
    def of(
        cls, canvas: Canvas, node_id: str, place: Box, name: str, note: str, press: Act, *, broken: bool
    ) -> EntryRow:
        """Return the row at a place, as high as its words need."""
        row = cls(node_id, place, name, note, press, broken)
        width = place.w - 36
        h = len(canvas.lines(name, width, 22, "bold")) * canvas.line_height(22)
        h += len(canvas.lines(note, width, 18)) * canvas.line_height(18) + 18
        row.bounds = Box(place.x, place.y, place.w, h)
        return row

    def __init__(self, node_id: str, bounds: Box, name: str, note: str, press: Act, broken: bool) -> None:
        super().__init__(node_id, bounds, name=name, value=note, actions={PRESS: press})
        self.broken = broken
        self.focus_pad = 5

    def paint(self, canvas: Canvas) -> None:
        """Draw name and note; a broken level has the red bar of what is wrong."""
        box = self.bounds
        paper.row(canvas, box, lit=HOVERED in self.state)
        if self.broken:
            paper.bar(canvas, Box(box.x, box.y + 8, 7, box.h - 16), "danger")
        h = canvas.paragraph(box.x + 20, box.y + 8, self.name, box.w - 36, 22, "bold")
        canvas.paragraph(
            box.x + 20, box.y + 10 + h, self.value, box.w - 36, 18, "ui", "danger" if self.broken else "ink2"
        )
