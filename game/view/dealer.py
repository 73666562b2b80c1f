"""The dealer's mark: a small disc at the head of whoever dealt the round."""

from __future__ import annotations

from game.text import N_, _
from game.ui.canvas import Canvas
from game.ui.svg import circle
from game.view.stage import Z_PLATE, Stage

LETTER = N_("D")
"""What stands on the disc: the letter of the dealer."""

RADIUS, LETTER_SIZE = 16.0, 19


class DealerMark:
    """Draws the disc; nothing before the first deal."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage

    def sync(self) -> None:
        """Put the disc where the dealer of this round sits."""
        stage, shown = self.stage, self.stage.shown
        if shown.round_number == 0 or not 0 <= shown.dealer < shown.seats:
            stage.comp.remove("dealer")
            return
        x, y, d = stage.layout.head(shown.dealer, stage.me)
        spot = stage.layout.spot(shown.dealer, stage.me)
        side = 1 if spot is not None and spot.side == "r" else -1
        letter, r = _(LETTER), RADIUS * stage.grow

        def draw(canvas: Canvas, left: float, top: float) -> None:
            theme, centre = stage.brush.theme, (left + r, top + r)
            stage.brush.shape(canvas, circle(*centre, r - 1.5, theme["card"], stroke=theme["ink"], stroke_width=3))
            canvas.text(centre[0], centre[1] - 1, letter, LETTER_SIZE, "bold", "ink", "centre")

        picture = stage.brush.picture(("dealer", letter), 2 * r, 2 * r, draw, pad=2)
        lift = r - RADIUS if spot is not None else 0.0  # a larger disc grows upward: the name is below
        stage.centre("dealer", picture, x + side * d * 0.44, y + d * 0.36 - lift, Z_PLATE + 2)
