"""What widgets and views draw on: a surface addressed in design pixels, with words and vector shapes."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager

import pygame

from game.ui import svg
from game.ui.geometry import Box
from game.ui.pictures import Pictures
from game.ui.theme import Theme
from game.ui.typeset import LINE_HEIGHT, Typesetter

SMALLEST, SMALLEST_DOUBLED = 18.0, 38.0
"""Pixels at 1080p that the smallest words have: as they are, and with text at 200 %."""
SLOWER = 0.6
"""Words that are large as they are grow so much less than small ones."""

Body = Callable[[float, float], str]
"""Makes SVG from the width and height of a box; (0, 0) is the box's corner."""


class Canvas:
    """A surface on which one design pixel is `k` real ones.

    `width` and `height` are the surface's size in design pixels. `text_scale` lets words alone grow: menus leave it at
    1 and scale `k` instead, so that rows grow with their words.
    """

    def __init__(
        self,
        surface: pygame.Surface,
        k: float,
        theme: Theme,
        typesetter: Typesetter,
        pictures: Pictures,
        text_scale: float = 1.0,
        least: float = SMALLEST,
    ) -> None:
        self.surface = surface
        self.k = k
        self.theme = theme
        self.typesetter = typesetter
        self.pictures = pictures
        self.text_scale = text_scale
        self.least = least
        """No words are smaller than this, in design pixels and before they grow."""
        self.complaints: list[str] | None = None
        """What did not fit is noted here when a test has put a list."""
        self.width = surface.get_width() / k
        self.height = surface.get_height() / k

    @property
    def box(self) -> Box:
        """The whole canvas."""
        return Box(0, 0, self.width, self.height)

    def on(self, surface: pygame.Surface) -> Canvas:
        """Return a canvas like this one over another surface."""
        other = Canvas(surface, self.k, self.theme, self.typesetter, self.pictures, self.text_scale, self.least)
        other.complaints = self.complaints
        return other

    def complain(self, what: str) -> None:
        """Note that something did not fit; heard by tests only."""
        if self.complaints is not None:
            self.complaints.append(what)

    def rect(self, box: Box) -> pygame.Rect:
        """Return the box in real pixels, edges rounded so that neighbours meet."""
        x, y = round(box.x * self.k), round(box.y * self.k)
        return pygame.Rect(x, y, max(1, round(box.right * self.k) - x), max(1, round(box.bottom * self.k) - y))

    def grown(self, size: float) -> float:
        """Return a size of words in design pixels with the text's scale: small words grow with it, large ones less."""
        more = self.text_scale - 1
        small = self.least + (SMALLEST_DOUBLED - SMALLEST) * more
        return max(size, small + max(0.0, size - self.least) * (1 - SLOWER * more))

    def px(self, size: float) -> int:
        """Return a size of words in real pixels."""
        return max(6, round(self.grown(size) * self.k))

    @contextmanager
    def clipped(self, box: Box) -> Iterator[None]:
        """Draw only inside the box (and inside any clip that holds already)."""
        old = self.surface.get_clip()
        self.surface.set_clip(self.rect(box).clip(old))
        try:
            yield
        finally:
            self.surface.set_clip(old)

    # Shapes --------------------------------------------------------------------------------------------------------
    def fill(self, box: Box, colour: str, alpha: int = 255) -> None:
        """Fill a box with a flat colour."""
        rect, tone = self.rect(box), pygame.Color(self.theme[colour])
        if alpha >= 255:
            self.surface.fill(tone, rect)
            return
        veil = self.pictures.get(
            ("veil", colour, self.theme[colour], alpha, rect.size), lambda: _veil(rect.size, tone, alpha)
        )
        self.surface.blit(veil, rect)

    def shape(self, key: Hashable, box: Box, body: Body, pad: float = 0, opaque: bool = False) -> None:
        """Draw an SVG body, cached by `key` and size. `pad` is how far it may reach outside the box.

        The key must name everything the body depends on besides the size.
        """
        self.blit(self.shape_picture(key, box.w, box.h, body, pad, opaque), box.x - pad, box.y - pad)

    def shape_picture(
        self, key: Hashable, w: float, h: float, body: Body, pad: float = 0, opaque: bool = False
    ) -> pygame.Surface:
        """Return what `shape` would draw for a box of that size, with its padding."""
        width, height = (max(1, round((side + 2 * pad) * self.k)) for side in (w, h))

        def make() -> str:
            inner = body(w, h)
            return svg.group(inner, f"translate({svg.num(pad)} {svg.num(pad)})") if pad else inner

        return self.pictures.drawing((key, round(w, 1), round(h, 1)), width, height, self.k, make, opaque)

    def asset(self, name: str, box: Box, alpha: int = 255) -> None:
        """Draw an SVG below ``assets/`` fitted into the box, centred."""
        rect = self.rect(box)
        picture = self.pictures.asset(name, rect.w, rect.h)
        at = picture.get_rect(center=rect.center)
        if alpha < 255:
            picture = picture.copy()
            picture.set_alpha(alpha)
        self.surface.blit(picture, at)

    def blit(self, picture: pygame.Surface, x: float, y: float) -> None:
        """Draw a picture with its corner at a design point."""
        self.surface.blit(picture, (round(x * self.k), round(y * self.k)))

    # Words ---------------------------------------------------------------------------------------------------------
    def measure(self, words: str, size: float = 20, face: str = "ui") -> float:
        """Return the width of one line in design pixels."""
        return self.typesetter.width(words, face, self.px(size)) / self.k

    def fits(self, words: str, width: float, size: float = 20, face: str = "ui") -> bool:
        """Say whether `text` draws a line whole in a width, smaller if need be."""
        room = int(width * self.k)
        px = self.typesetter.fit(words, face, self.px(size), room, self.px(self.least))
        return self.typesetter.width(words, face, px) <= room

    def line_height(self, size: float = 20) -> float:
        """Return how far apart the lines of a paragraph are."""
        return self.grown(size) * LINE_HEIGHT

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float = 20,
        face: str = "ui",
        colour: str = "ink",
        align: str = "left",
        max_width: float | None = None,
        alpha: int = 255,
    ) -> float:
        """Draw one line with its middle at `y` and return its width.

        `align` (left, centre, right) says which part is at `x`. With `max_width` the words shrink to 85 %, but never
        below the smallest size, and are then cut with an ellipsis.
        """
        if not words:
            return 0
        px = self.px(size)
        if max_width is not None:
            room = int(max_width * self.k)
            px = self.typesetter.fit(words, face, px, room, self.px(self.least))
            whole, words = words, self.typesetter.cut(words, face, px, room)
            if words != whole:
                self.complain(f"{whole!r} was cut to {words!r}")
        picture = self.typesetter.render(words, face, px, self.theme[colour])
        if alpha < 255:
            picture = picture.copy()
            picture.set_alpha(alpha)
        w, h = picture.get_size()
        left = x * self.k - (w / 2 if align == "centre" else w if align == "right" else 0)
        self.surface.blit(picture, (round(left), round(y * self.k - h / 2)))
        return w / self.k

    def lines(self, words: str, width: float, size: float = 20, face: str = "ui") -> list[str]:
        """Return the lines of a paragraph of that width."""
        return self.typesetter.wrap(words, face, self.px(size), int(width * self.k))

    def paragraph(
        self,
        x: float,
        y: float,
        words: str,
        width: float,
        size: float = 20,
        face: str = "ui",
        colour: str = "ink",
        align: str = "left",
    ) -> float:
        """Draw wrapped words from the top `y` down and return their height."""
        step = self.line_height(size)
        lines = self.lines(words, width, size, face)
        for i, line in enumerate(lines):
            self.text(x, y + (i + 0.5) * step, line, size, face, colour, align)
        return len(lines) * step


def _veil(size: tuple[int, int], colour: pygame.Color, alpha: int) -> pygame.Surface:
    veil = pygame.Surface(size)
    veil.fill(colour)
    veil.set_alpha(alpha)
    return veil
