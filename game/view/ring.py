"""The ring round the piles: the active colour, its emblem and name, and the way play runs."""

from __future__ import annotations

import math

import pygame

from game.engine.cards import COLOURS, NO_COLOUR
from game.text import N_, _
from game.ui.canvas import Canvas
from game.ui.svg import burst, circle, group, num, path, rect, stroke
from game.ui.theme import Suit
from game.view.brush import Brush
from game.view.emblems import emblem
from game.view.geometry import on_ring

COLOUR_NAMES = {
    **{"r": N_("Red"), "y": N_("Yellow"), "g": N_("Green"), "b": N_("Blue")},
    **{"p": N_("Pink"), "t": N_("Teal"), "o": N_("Orange"), "v": N_("Violet")},
}
EMBLEM_NAMES = {
    **{"r": N_("Peony"), "y": N_("Sun"), "g": N_("Leaf"), "b": N_("Wave")},
    **{"p": N_("Lotus"), "t": N_("Cloud"), "o": N_("Lantern"), "v": N_("Moon")},
}
NO_COLOUR_YET = N_("No colour yet")

PAD = 26.0
_NEUTRAL = Suit(
    main="#8A6F55", deep="#3A241B", mid="#7A6048", lite="#F3DDB8", tint="#F3DDB8", cut="#FFF6E3", lace="#FFF6E3"
)
_LIGHT_MARKS = "ypo"
"""Colours so light that marks on them are dark."""


def suit_of(brush: Brush, colour: int) -> Suit:
    """Return the tones of a colour number, a neutral brown for none."""
    return brush.theme.suits[COLOURS[colour]] if colour != NO_COLOUR else _NEUTRAL


def marks_tone(brush: Brush, colour: int) -> str:
    """Return the tone of marks that lie on a colour's main tone."""
    suit = suit_of(brush, colour)
    return suit.deep if colour != NO_COLOUR and COLOURS[colour] in _LIGHT_MARKS else suit.cut


class RingArt:
    """Draws the ring at one radius; the ground inside belongs to the venue."""

    def __init__(self, brush: Brush, radius: float, ground: str) -> None:
        self.brush = brush
        self.radius = radius
        self.ground = ground
        self.size = 2 * (radius + PAD)

    def body(self, colour: int) -> pygame.Surface:
        """Return the band without its marks."""
        return self.brush.vector(("ring", colour, self.ground), self.size, self.size, lambda: self._body(colour))

    def _body(self, colour: int) -> str:
        c, r, suit = self.size / 2, self.radius, suit_of(self.brush, colour)
        return (
            circle(c, c + 5, r + 21, "#1E0F08", fill_opacity=0.22)
            + circle(c, c, r + 21, suit.deep)
            + circle(c, c, r + 17, suit.main)
            + circle(c, c, r - 15, suit.deep)
            + path(burst(c, c, r - 29, r - 20, 72), suit.deep)
            + circle(c, c, r - 28, self.ground)
        )

    def marks(self, colour: int, turn: float, chevron_turn: float, pulse: float = 0.0) -> pygame.Surface:
        """Return chevrons and emblem discs turned about the middle; chevrons by `chevron_turn` about themselves too."""
        key = ("marks", colour, round(turn), round(chevron_turn / 6), round(pulse * 4))
        return self.brush.vector(key, self.size, self.size, lambda: self._marks(colour, turn, chevron_turn, pulse))

    def _marks(self, colour: int, turn: float, chevron_turn: float, pulse: float) -> str:
        c, r, tone = self.size / 2, self.radius + 1, marks_tone(self.brush, colour)
        suit = suit_of(self.brush, colour)
        out = ""
        for quarter in range(4):
            for offset in (-11, 0, 11):
                a = 45 + 90 * quarter + offset + turn
                x, y = on_ring(c, c, r, a)
                out += chevron(x, y, 15 * (1 + 0.25 * pulse), tone, a + chevron_turn)
            if quarter != 2:
                x, y = on_ring(c, c, r, 90 * quarter + turn)
                out += circle(x, y, 21, suit.deep)
                if colour != NO_COLOUR:
                    out += emblem(COLOURS[colour], x, y, 13.5, suit.lite, suit.deep)
        return out

    def whole(self, colour: int, turn: float, chevron_turn: float, pulse: float = 0.0) -> pygame.Surface:
        """Return the ring as it is seen, a surface of the caller's own."""
        surface = self.body(colour).copy()
        surface.blit(self.marks(colour, turn, chevron_turn, pulse), (0, 0))
        return surface

    def swept(self, old: int, new: int, chevron_turn: float, share: float, start: float = 90.0) -> pygame.Surface:
        """Return the ring while `new` sweeps over `old` both ways from `start` degrees (the discard pile's side)."""
        under = self.whole(old, 0, chevron_turn)
        over = self.whole(new, 0, chevron_turn)
        c = over.get_width() / 2
        span = 180 * share
        edge = [(c, c)]
        for i in range(25):
            a = math.radians(start - 90 + span + (360 - 2 * span) * i / 24)
            edge.append((c + 2 * c * math.cos(a), c + 2 * c * math.sin(a)))
        if span < 179:
            pygame.draw.polygon(over, (0, 0, 0, 0), edge)
        under.blit(over, (0, 0))
        return under

    def plate(self, colour: int, squeeze: float = 1.0, night: bool = False) -> pygame.Surface:
        """Return the plate that names the colour."""
        name = COLOUR_NAMES[COLOURS[colour]] if colour != NO_COLOUR else NO_COLOUR_YET
        words, suit = _(name), suit_of(self.brush, colour)
        w = self.brush.width(words, 24) + (74 if colour != NO_COLOUR else 44)
        h = max(50.0, self.brush.canvas.grown(24) * 1.5)

        def draw(canvas: Canvas, x: float, y: float) -> None:
            edge = self.brush.theme["moon" if night else "card"]
            body = rect(x, y + 3, w, h, 14, "#1E0F08", fill_opacity=0.25)
            body += rect(x, y, w, h, 14, suit.deep, stroke=edge, stroke_width=2.6)
            if colour != NO_COLOUR:
                body += emblem(COLOURS[colour], x + 32, y + h / 2, 15, suit.lite, suit.deep)
            self.brush.shape(canvas, body)
            canvas.text(x + (56 if colour != NO_COLOUR else 22), y + h / 2 - 1, words, 24, "bold", suit.cut)

        plate = self.brush.picture(("plate", colour, night), w, h, draw, pad=5)
        if squeeze >= 1:
            return plate
        return pygame.transform.smoothscale(plate, (max(2, round(plate.get_width() * squeeze)), plate.get_height()))


def chevron(x: float, y: float, r: float, colour: str, turn: float) -> str:
    """Return an open arrow head that points the way a circle runs clockwise at its top."""
    d = f"M{num(x - r * 0.4)} {num(y - r * 0.7)}L{num(x + r * 0.4)} {num(y)}L{num(x - r * 0.4)} {num(y + r * 0.7)}"
    return group(stroke(d, colour, r * 0.46), f"rotate({num(turn)} {num(x)} {num(y)})")
