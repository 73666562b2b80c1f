"""The draw pile, the discard pile and the seal of a pending penalty."""

from __future__ import annotations

import pygame

from game.engine.cards import HIDDEN
from game.ui import paper
from game.ui.canvas import Canvas
from game.ui.svg import rect
from game.view.card_art import BACK, REST_STEP, Look, file_of
from game.view.geometry import OFFSETS, TILTS
from game.view.stage import Z_PILE, Z_SEAL, Stage

SHEETS = 5
"""The draw pile is drawn as so many sheets, fewer when fewer cards are left."""
SEAL_RADIUS = 52.0
MOST_SEEN = 4


class Piles:
    """Draws both piles; cards still in flight to the discard pile are left out."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.incoming = 0
        self.draw_extra = 0
        """Cards that have left the pile in the mirror but not yet on the screen."""
        self.squeeze = 1.0
        self.spread = 0.0
        self.lift = 0.0
        self.seal_scale = 1.0
        self.sink = 0.0
        """How much the card that has just landed still has to sink."""
        self.hot = False
        """Whether the draw pile is what can be used now."""

    def sync(self) -> None:
        """Show both piles and the seal."""
        self._draw_pile()
        self._discard()
        self.seal()

    def tilt(self, depth: int, card: int) -> float:
        """Return how a card `depth` below the top lies: the top within ±6°, older ones as the guide says."""
        return lying(card) if depth == 0 else TILTS[min(depth, 3)] + lying(card) * 0.5

    def _draw_pile(self) -> None:
        stage, shown = self.stage, self.stage.shown
        count = max(0, shown.draw_count + self.draw_extra)
        x, y = stage.layout.draw_pile
        w = stage.layout.pile_card
        name = file_of(shown.draw_back, not shown.dark) if shown.draw_back != HIDDEN else BACK
        sheets = min(SHEETS, count)
        for k in range(SHEETS):
            key = f"draw:{k}"
            if k >= sheets or (self.spread and k == 0):
                stage.comp.remove(key)
                continue
            top = k == sheets - 1
            look = Look(halo="#FFCF3F" if self.hot and top else "", shadow=k == 0)
            picture = stage.art.card(name if top else BACK, w, 0, look, self.squeeze if top else 1.0)
            side = (-1 if k % 2 else 1) * self.spread
            stage.centre(key, picture, x - k * 1.6 + side, y - k * 3.2 - self.lift, Z_PILE + k)
        self._count(count, x, y)

    def _count(self, count: int, x: float, y: float) -> None:
        w, h = 56 * self.stage.grow, 30 * self.stage.grow

        def draw(canvas: Canvas, ox: float, oy: float) -> None:
            self.stage.brush.shape(canvas, rect(ox, oy, w, h, h / 2, "#2A1B14", fill_opacity=0.88))
            canvas.text(ox + w / 2, oy + h / 2 - 1, str(count), 19, "bold", "card", "centre")

        if self.stage.shown.round_number == 0:
            self.stage.comp.remove("draw:count")
            return
        picture = self.stage.brush.picture(("pile count", count), w, h, draw, pad=1)
        self.stage.centre("draw:count", picture, x - 6, y + self.stage.layout.pile_card * 0.66, Z_PILE + 9)

    def _discard(self) -> None:
        stage, shown = self.stage, self.stage.shown
        pile = shown.pile[: len(shown.pile) - self.incoming] if self.incoming else shown.pile
        cx, cy = stage.layout.discard
        seen = pile[-MOST_SEEN:]
        for slot in range(MOST_SEEN):
            key = f"discard:{slot}"
            if slot >= len(seen):
                stage.comp.remove(key)
                continue
            laid = seen[-1 - slot]
            dx, dy = OFFSETS[slot]
            squeeze = self.squeeze if slot == 0 else 1.0
            name, width = file_of(laid.face, shown.dark), stage.layout.pile_card
            settled = slot > 0 or self.sink == 0
            picture = stage.art.card(
                name, width, self.tilt(slot, laid.card), squeeze=squeeze, resting=settled, step=REST_STEP
            )
            up = 5 * self.sink if slot == 0 else 0.0
            stage.centre(key, picture, cx + dx, cy + dy - up, Z_PILE + 20 - slot)

    def seal(self) -> None:
        """Show the pending penalty, if there is one."""
        stage, shown = self.stage, self.stage.shown
        if not shown.pending and not shown.until:
            stage.comp.remove("seal")
            return
        words = f"+{shown.pending}" if shown.pending else "+?"
        r = SEAL_RADIUS
        size = 46 if len(words) < 3 else 40
        picture = stage.brush.picture(
            ("seal", words), 2 * r, 2 * r, lambda c, x, y: paper.seal(c, x + r, y + r, r, words, size), pad=12
        )
        if abs(self.seal_scale - 1) > 0.01:
            picture = pygame.transform.smoothscale_by(picture, self.seal_scale)
        stage.centre("seal", picture, *stage.layout.seal, Z_SEAL if self.seal_scale != 1 else Z_PILE + 60)


def lying(card: int) -> float:
    """Return how a card happens to lie, within ±6°: from its number, never from the game's generator."""
    return (card * 37 % 13) - 6.0
