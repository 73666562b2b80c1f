"""Cards gathered for one play: the same cards small beside the pile, in the order they will land, and what decides."""

from __future__ import annotations

from dataclasses import dataclass

from game.view.arrows import show_arrow
from game.view.card_art import Look, file_of
from game.view.hud import pill
from game.view.marks import order_badge
from game.view.stage import Z_FLY, Stage

FROM_RING, ROOM, MOST_RIGHT = 286.0, 330.0, 640.0
"""Where the first of them lies, right of the middle of the table, how wide the row may become, where words end."""


@dataclass(frozen=True, slots=True)
class Gathered:
    """Faces in landing order; `leader` is whether the last one is a discard-all; `words` what the last one decides."""

    faces: tuple[int, ...]
    leader: bool
    words: str


class GatheredPicture:
    """Draws the row beside the discard pile."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.shown: Gathered | None = None

    def show(self, gathered: Gathered | None) -> None:
        """Show a row, or none."""
        if gathered == self.shown:
            return
        self.shown = gathered
        self.stage.comp.remove_all("gathered:")
        if gathered is not None:
            self._draw(gathered)

    def _draw(self, gathered: Gathered) -> None:
        stage, count = self.stage, len(gathered.faces)
        x0, y0 = stage.layout.mid + FROM_RING, stage.layout.ring[1] + 8
        step = min(46.0 if gathered.leader else 62.0, ROOM / max(1, count - 1))
        for i, face in enumerate(gathered.faces):
            last = i == count - 1
            top = last and gathered.leader
            x = x0 + i * step + (10 if top else 0)
            y = y0 - 12 + i * 3 if gathered.leader and not top else y0 - (0 if gathered.leader else i * 3)
            spread = min(5.0, 30 / count)
            tilt = (-10 + i * 22 / max(1, count - 1)) if gathered.leader else 4 + i * spread
            card = stage.art.card(file_of(face, stage.shown.dark), 108 if top else 96, tilt, Look(night=stage.night))
            stage.centre(f"gathered:{i:02}", card, x, y, Z_FLY - 40 + i * 0.2)
            if not gathered.leader and step >= 26:
                stage.centre(f"gathered:n{i:02}", order_badge(stage, i + 1), x - 30, y - 76, Z_FLY - 39 + i * 0.2)
        way = ((x0 - 40, y0 - 104), (x0 - 66, y0 - 126), (x0 - 100, y0 - 82))
        show_arrow(stage, "gathered:arrow", way, stage.brush.theme["card"], 9, Z_FLY - 30)
        if gathered.words:
            size, fill = 19, "#0E0B20" if stage.night else "#2A1B14"
            words = pill(stage, gathered.words, size, "#FFD65A", 38, 0, fill, MOST_RIGHT - 130)
            middle = x0 + (count - 1) * step / 2
            half = words.get_width() / stage.space.k / 2
            middle = min(max(middle, stage.layout.mid + 130 + half), stage.layout.mid + MOST_RIGHT - half)
            stage.centre("gathered:words", words, middle, y0 + 104, Z_FLY - 29)
