"""Playing on after somebody is out: medals beside the heads, and the ladder of places at the right."""

from __future__ import annotations

import pygame

from game.text import _
from game.ui import paper, svg
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.view.aim import NO_HEADS, fitting
from game.view.stage import Z_PLATE, Z_RING, Stage

MEDAL, WIDTH, ROW, MOST = 34.0, 344.0, 52.0, 400.0
DRAWN_MEDALS = 3


class Places:
    """Draws who has gone out in which place."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.hidden = False
        """Whether something else stands in the ladder's place just now."""

    def sync(self) -> None:
        """Show medals and ladder."""
        stage, shown = self.stage, self.stage.shown
        values = shown.values
        playing_on = values["play_on"] and not values["teams"] and not values["rotation"]
        out = shown.out if playing_on else ()
        for seat in range(shown.seats):
            if seat not in out:
                stage.comp.remove(f"medal:{seat}")
                continue
            x, y, d = stage.layout.head(seat, stage.me)
            side = -1 if x > stage.layout.mid * 1.6 else 1
            r = MEDAL if d > 105 else 27
            stage.centre(
                f"medal:{seat}", self.medal(out.index(seat) + 1, r), x + side * (d * 0.5 + 29), y + 6, Z_PLATE + 2
            )
        if not out or self.hidden:
            stage.comp.remove("ladder")
            return
        self._ladder(tuple(out))

    def hide(self, hidden: bool) -> None:
        """Let the ladder make way, or come back."""
        if hidden != self.hidden:
            self.hidden = hidden
            self.sync()

    def medal(self, place: int, r: float) -> pygame.Surface:
        """Return the medal of a place."""
        size = 3 * r
        return self.stage.brush.picture(
            ("medal", place, r), size, size, lambda c, x, y: draw_medal(c, x + size / 2, y + size / 2, r, place)
        )

    def _ladder(self, out: tuple[int, ...]) -> None:
        stage, shown = self.stage, self.stage.shown
        by_place = shown.values["scoring"] == "places"
        title = _("Points by place") if by_place else _("Out, in this order")
        grow = stage.grow
        row = min(ROW * min(1.3, grow), MOST / len(out))
        wide = WIDTH + 62 * (grow - 1)
        titles = stage.canvas.lines(title, wide - 40, 21, "bold")
        step = stage.canvas.grown(21) * 1.15
        top = 54 + (len(titles) - 1) * step + 12 * (grow - 1)
        h = top + 12 + row * len(out)
        heads = grow < NO_HEADS

        def draw(canvas: Canvas, ox: float, oy: float) -> None:
            paper.panel(canvas, Box(ox, oy, wide, h))
            for i, line in enumerate(titles):
                at = oy + 34 + 6 * (grow - 1) + i * step
                canvas.text(ox + wide / 2, at, line, 21, "bold", "ink3", "centre", max_width=wide - 40)
            for i, seat in enumerate(out):
                y = oy + top + (i + 0.5) * row
                person = stage.people[seat]
                draw_medal(canvas, ox + 46, y, min(19.0, row * 0.4), i + 1)
                left = 138 if heads else 70
                if heads:
                    paper.head(canvas, person.animal, "happy", ox + 104, y, min(44.0, row - 6))
                room = wide - left - ((78 if heads else 68) if by_place else 20)
                size = fitting(canvas, person.name, 21, room)
                canvas.text(ox + left, y, person.name, size, "bold", max_width=room)
                if by_place:
                    points = max(0, len(shown.playing) - i - 1)
                    canvas.text(ox + wide - 26, y, f"+{points}", 28, "latin", "ok", "right")

        key = ("ladder", out, by_place, len(shown.playing), tuple(stage.people))
        picture = stage.brush.picture(key, wide, h, draw, pad=14)
        x, y = stage.layout.ring
        stage.corner("ladder", picture, x + 276 - 66 * (grow - 1), y - 140 - max(0.0, h - 274) / 2, Z_RING - 3, pad=14)


def draw_medal(canvas: Canvas, x: float, y: float, r: float, place: int) -> None:
    """Draw the medal of a place; from the fourth on it is plain paper with the number."""
    if place <= DRAWN_MEDALS:
        scale = r / 36
        canvas.asset(f"table/medal_{place}.svg", _medal_box(x, y, scale))
        return

    def body(w: float, h: float) -> str:
        c = w / 2
        out = svg.path(svg.burst(c, c, r * 0.9, r * 1.12, 18), "#6B5138")
        return out + svg.path(svg.burst(c, c, r * 0.82, r * 1.02, 18), "#E9DFC6")

    canvas.shape(("plain medal", round(r, 1)), Box(x - 1.2 * r, y - 1.2 * r, 2.4 * r, 2.4 * r), body)
    canvas.text(x, y - 1, str(place), r * 0.72, "latin", "#6B5138", "centre")


def _medal_box(x: float, y: float, scale: float) -> Box:
    """Return where the picture of a medal lies whose disc has its middle at a point."""
    return Box(x - 45 * scale, y - 42 * scale, 90 * scale, 100 * scale)
