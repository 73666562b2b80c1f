"""A card that may jump in: rings of teeth behind it, an arrow to the pile, its key, and the time that is left."""

from __future__ import annotations

import math

from game.engine.cards import HIDDEN
from game.ui import svg
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.view.arrows import show_arrow
from game.view.fan import RAISE
from game.view.hand import Hand
from game.view.marks import jump_rings, key_mark
from game.view.stage import Z_BUTTON, Z_FLY, Z_FOCUSED, Z_RIBBON, Stage

STEPS = 60
"""The bar is drawn in so many lengths."""


class JumpPicture:
    """Draws what shows that one may jump in."""

    def __init__(self, stage: Stage, hand: Hand) -> None:
        self.stage, self.hand = stage, hand
        self.card = HIDDEN
        self._seen: object = None

    def show(self, card: int, key: str) -> None:
        """Show it for a card of the hand; HIDDEN takes everything away."""
        stage = self.stage
        self.hand.set_jumper(card if card in self.hand.order else HIDDEN)
        if card == HIDDEN or card not in self.hand.order:
            self.card, self._seen = HIDDEN, None
            stage.comp.remove_all("jump:")
            return
        place = self.hand.place(card)
        if (card, key, place) == self._seen:
            return
        self.card, self._seen = card, (card, key, place)
        x, y, angle, width = place
        a = math.radians(angle)
        x, y = x + RAISE * math.sin(a), y - RAISE * math.cos(a)
        stage.centre("jump:rings", jump_rings(stage), x, y, Z_RIBBON - 1)
        if key:
            stage.centre("jump:key", key_mark(stage, key), x + width * 0.47, y - width * 0.74, Z_FOCUSED + 5)
        cx, cy = stage.layout.discard
        way = ((cx + 154, cy + 218), (cx + 180, cy + 142), (cx + 106, cy + 100))
        tone = stage.brush.theme.suits["t"].lite if stage.night else stage.brush.theme["legal"]
        show_arrow(stage, "jump:arrow", way, tone, 11, Z_FLY - 10)

    def clock(self, share: float, words: str, over: Box) -> None:
        """Show how much of the time is left above a button; a share below 0 for no hurry."""
        stage = self.stage
        if share < 0 or self.card == HIDDEN:
            stage.comp.remove_all("jump:time")
            return
        part = math.ceil(min(1.0, share) * STEPS) / STEPS
        w, h = over.w, 14.0

        def bar(canvas: Canvas, x: float, y: float) -> None:
            body = svg.rect(x, y, w, h, 7, "#0B0920" if stage.night else "#2A1B14")
            stage.brush.shape(canvas, body + (svg.rect(x, y, w * part, h, 7, "#FFCF3F") if part > 0.02 else ""))

        picture = stage.brush.picture(("jump bar", part, stage.night), w, h, bar, pad=2)
        stage.corner("jump:time bar", picture, over.x, over.y - 30, Z_BUTTON, pad=2)
        size = 19
        tone = "#FFD65A" if stage.night else "#FFE9B0"

        wide, high = max(190.0, stage.brush.width(words, size) + 24), stage.canvas.grown(size) * 1.6

        def label(canvas: Canvas, x: float, y: float) -> None:
            stage.brush.shape(canvas, svg.rect(x, y, wide, high, high / 2, "#120805", fill_opacity=0.72))
            canvas.text(x + wide / 2, y + high * 0.49, words, size, "bold", tone, "centre", max_width=wide - 14)

        picture = stage.brush.picture(("jump time", words, stage.night), wide, high, label, pad=2)
        stage.centre("jump:time words", picture, over.x + w / 2, over.y - 36 - high * 0.54, Z_BUTTON)
