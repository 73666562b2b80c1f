"""Whose keys are whose, at the table: under every person's name their seat's mark and their keys."""

from __future__ import annotations

from collections.abc import Mapping

from game.ui import paper
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.own_keys import Caps, caps_width, paint_caps
from game.ui.seat_marks import paint_mark
from game.view.stage import Z_PLATE, Stage

SIZE, HIGH = 16.0, 31.0
MARK = 9.0
LARGE = 1.15
"""From this growth of the words on one's own keys stand over the button that sorts: there is no room under the name."""


class OwnKeys:
    """Draws the strips of keys of a stage."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage

    def show(self, caps: Mapping[int, Caps]) -> None:
        """Show these seats' keys and no others."""
        for seat in range(self.stage.shown.seats):
            if seat in caps:
                self._seat(seat, caps[seat])
            else:
                self.stage.comp.remove(f"keys:{seat}")

    def place(self, seat: int, w: float) -> tuple[float, float]:
        """Return the middle of a seat's strip: under the plate with the name, at the top edge beside the head."""
        layout, high = self.stage.layout, HIGH * self.stage.grow
        spot = layout.spot(seat, self.stage.me)
        if spot is None and self.stage.grow > LARGE:
            return layout.sort.x + w / 2, layout.sort.y - high / 2 - 8
        if spot is None:
            return layout.you_plate.centre[0], layout.you_plate.bottom + high / 2 - 6.5
        if spot.side == "t" and not spot.crowded:
            return spot.x - spot.head / 2 - 18 - w / 2, spot.y + spot.head * 0.3
        return min(
            max(spot.x, w / 2 + 8), self.stage.space.w - w / 2 - 8
        ), spot.plate_y + spot.plate_h / 2 + high / 2 + 1

    def _seat(self, seat: int, caps: Caps) -> None:
        stage, high = self.stage, HIGH * self.stage.grow
        w = caps_width(stage.canvas, caps, SIZE, 4) + 2 * MARK + 24 if caps.words else 2 * MARK + 16

        def draw(canvas: Canvas, x: float, y: float) -> None:
            paper.pill(canvas, Box(x, y, w, high), "#3A271D", "#B99A66", radius=high / 2, width=1.4)
            paint_mark(canvas, seat, x + MARK + 8, y + high / 2, MARK, "#FFF6E3")
            paint_caps(canvas, x + 2 * MARK + 15, y + high / 2 + 0.5, caps, SIZE, 4, pad_colour="card")

        picture = stage.brush.picture(("own keys", seat, caps), w, high, draw, pad=2)
        stage.centre(f"keys:{seat}", picture, *self.place(seat, w), Z_PLATE + 1)
