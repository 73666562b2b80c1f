"""The note beside a card that says what it does at this table; house rules stand out in it."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui import paper
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.view.stage import Z_CAPTION, Stage

TITLE, SIZE, WIDTH = 25.0, 21.0, 480.0
PAD, GAP = 22.0, 6.0
HOUSE = "#FFD65A"


def show_help(stage: Stage, beside: Box, title: str, lines: Sequence[tuple[str, bool]]) -> None:
    """Put the note beside a box: (words, whether it is a house rule) line by line."""
    canvas, loud = stage.canvas, stage.grow
    size, top = SIZE, canvas.grown(TITLE) * 1.5
    wide = min(WIDTH * loud, stage.space.w * 0.6)
    step = canvas.line_height(size)
    wrapped = [(canvas.lines(words, wide - 2 * PAD - 26, size), house) for words, house in lines]
    tall = 2 * PAD - 8 + top + sum(len(words) * step + GAP for words, _house in wrapped)

    def draw(c: Canvas, x: float, y: float) -> None:
        paper.pill(c, Box(x, y, wide, tall), "#3A271D", "gold", radius=12, width=2)
        c.text(x + PAD, y + PAD - 6 + top / 2, title, TITLE, "bold", HOUSE, max_width=wide - 2 * PAD)
        at = y + PAD - 2 + top
        for words, house in wrapped:
            if house:
                paper.burst_shape(c, x + PAD + 9, at + step * 0.5, 4, 8, 8, HOUSE)
            else:
                paper.pill(c, Box(x + PAD + 5, at + step * 0.5 - 4, 8, 8), "card")
            for i, line in enumerate(words):
                c.text(x + PAD + 26, at + step * (i + 0.5), line, size, "ui", "card")
            at += len(words) * step + GAP

    picture = stage.brush.picture(("card help", title, tuple(lines)), wide, tall, draw, pad=3)
    x, y = _place(stage, beside, wide, tall)
    stage.corner("card help", picture, x, y, Z_CAPTION + 2, pad=3)


def _place(stage: Stage, beside: Box, wide: float, tall: float) -> tuple[float, float]:
    """Return where the note goes: over a card of the hand and its ribbon, or to the right of one on the pile."""
    ribbon = stage.layout.ribbon[1]
    if beside.y > ribbon - 90:
        x, y = beside.x + (beside.w - wide) / 2, min(beside.y, ribbon - 26) - 14 - tall
    else:
        x, y = beside.right + 24, beside.y + (beside.h - tall) / 2
    return min(max(12.0, x), stage.space.w - wide - 12), max(12.0, y)


def hide_help(stage: Stage) -> None:
    """Take the note away."""
    stage.comp.remove("card help")
