"""The ring as it is now: at rest, swept by a new colour, or turning round with the direction."""

from __future__ import annotations

from game.engine.cards import NO_COLOUR
from game.view.ring import RingArt
from game.view.stage import Z_RING, Stage


class Ring:
    """Shows one ring on the stage and holds what an animation changes of it."""

    def __init__(self, stage: Stage, ground: str) -> None:
        self.stage = stage
        self.art = RingArt(stage.brush, stage.layout.ring_radius, ground)
        self.colour = stage.shown.colour
        self.old = NO_COLOUR
        self.sweep = 1.0
        self.turn = 0.0
        self.chevrons = 0.0 if stage.shown.direction > 0 else 180.0
        self.pulse = 0.0
        self.plate_squeeze = 1.0

    def settle(self) -> None:
        """Take colour and direction from the mirror, with nothing moving."""
        self.colour = self.stage.shown.colour
        self.chevrons = 0.0 if self.stage.shown.direction > 0 else 180.0
        self.sweep, self.turn, self.pulse, self.plate_squeeze = 1.0, 0.0, 0.0, 1.0

    def sync(self) -> None:
        """Show it."""
        stage = self.stage
        x, y = stage.layout.ring
        if self.sweep < 1:
            body = self.art.swept(self.old, self.colour, self.chevrons, self.sweep)
            stage.centre("ring", body, x, y, Z_RING)
            stage.comp.remove("ring marks")
        else:
            stage.centre("ring", self.art.body(self.colour), x, y, Z_RING)
            marks = self.art.marks(self.colour, self.turn, self.chevrons, self.pulse)
            stage.centre("ring marks", marks, x, y, Z_RING + 1)
        seen = self.colour if self.sweep >= 0.5 else self.old
        plate = self.art.plate(seen, self.plate_squeeze, stage.night)
        stage.centre("ring plate", plate, x, y + self.art.radius + 1, Z_RING + 2)
