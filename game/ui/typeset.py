"""Words to pictures: measured, fitted, wrapped and cached."""

from __future__ import annotations

import contextlib
import re

import pygame

from game import text as language_of
from game.ui.fonts import Fonts
from game.ui.lru import SurfaceCache

ROOM_MB = 8.0
"""Rendered text kept at most; a full menu at 4K needs about 5 MB (measured by `Typesetter.held`)."""

MOST_WIDTHS, MOST_PARAGRAPHS = 8000, 600
"""Measured lines and wrapped paragraphs remembered at most; a long rule page has about 200 of the latter."""

LEAST_SHRINK = 0.85
"""Labels shrink to this share of their size, then wrap or are cut (ART.md section 5)."""

LINE_HEIGHT = 1.45

_TOKENS = re.compile(r"[^\s⺀-\U0001ffff]+\s?|\s|.", re.DOTALL)
_NOT_FIRST = "，。、；：！？）》”’…,.;:!?)%"


class Typesetter:
    """Draws words. Sizes here are window pixels; `Canvas` works in design pixels."""

    def __init__(self, fonts: Fonts | None = None) -> None:
        self.fonts = fonts or Fonts()
        self._rendered = SurfaceCache(ROOM_MB)
        self._language = language_of.language()
        self._widths: dict[tuple[str, str, int], int] = {}
        self._wrapped: dict[tuple[str, str, int, int], list[str]] = {}

    def tidy(self, words: str) -> str:
        """Mend what the Chinese face gets wrong in English: a full-width middle dot and a centred ellipsis."""
        words = words.replace(" · ", "·")
        return words if language_of.language() == "zh_CN" else words.replace("…", "...")

    def _follow_language(self) -> None:
        """Forget what was measured in another language: titles have another face, signs other forms."""
        if language_of.language() != self._language:
            self._language = language_of.language()
            self._widths.clear()
            self._wrapped.clear()

    def width(self, words: str, face: str, px: int) -> int:
        """Return the width of one line."""
        self._follow_language()
        key = (words, face, px)
        found = self._widths.get(key)
        if found is None:
            if len(self._widths) > MOST_WIDTHS:
                self._widths.clear()
            runs = self.fonts.runs(self.tidy(words), face)
            found = self._widths[key] = sum(self.fonts.font(name, px).size(part)[0] for name, part in runs)
        return found

    def height(self, face: str, px: int) -> int:
        """Return the height of a rendered line."""
        return self.fonts.font(self.fonts.chain(face)[0], px).get_height()

    def render(self, words: str, face: str, px: int, colour: str) -> pygame.Surface:
        """Return one line as a picture with a clear ground."""
        key = (self.tidy(words), face if face != "display" else self.fonts.chain(face)[0], px, colour)
        return self._rendered.get_or(key, lambda: self._draw(*key))

    @property
    def held(self) -> int:
        """Bytes of rendered text in the cache."""
        return self._rendered.used

    def forget(self) -> None:
        """Forget what was rendered, measured and opened (the window has another size)."""
        self._rendered.clear()
        self._widths.clear()
        self._wrapped.clear()
        self.fonts.close()

    def _draw(self, words: str, face: str, px: int, colour: str) -> pygame.Surface:
        parts: list[tuple[pygame.Surface, int]] = []
        for name, part in self.fonts.runs(words, face):
            font = self.fonts.font(name, px)
            with contextlib.suppress(pygame.error):  # a part of joiners alone is nothing that could be seen
                parts.append((font.render(part, True, colour), font.get_ascent()))
        if len(parts) == 1:
            return parts[0][0]
        if not parts:
            return pygame.Surface((1, max(1, px)), pygame.SRCALPHA)
        base = max(ascent for _picture, ascent in parts)
        below = max(picture.get_height() - ascent for picture, ascent in parts)
        line = pygame.Surface((sum(p.get_width() for p, _ascent in parts), base + below), pygame.SRCALPHA)
        x = 0
        for picture, ascent in parts:
            line.blit(picture, (x, base - ascent))
            x += picture.get_width()
        return line

    def fit(self, words: str, face: str, px: int, width: int, smallest: int = 1) -> int:
        """Return the size at which one line is no wider than `width`: at least LEAST_SHRINK of `px`, and `smallest`."""
        least = max(smallest, round(px * LEAST_SHRINK))
        while px > least and self.width(words, face, px) > width:
            px -= 1
        return px

    def cut(self, words: str, face: str, px: int, width: int) -> str:
        """Return `words`, shortened with an ellipsis when they are wider than `width`."""
        if self.width(words, face, px) <= width:
            return words
        low, high = 0, len(words)
        while low < high:
            middle = (low + high + 1) // 2
            if self.width(words[:middle].rstrip() + "…", face, px) <= width:
                low = middle
            else:
                high = middle - 1
        return words[:low].rstrip() + "…"

    def wrap(self, words: str, face: str, px: int, width: int) -> list[str]:
        """Return the lines of a paragraph. Breaks between words and between hanzi, never before closing marks."""
        self._follow_language()
        key = (words, face, px, width)
        found = self._wrapped.get(key)
        if found is None:
            if len(self._wrapped) > MOST_PARAGRAPHS:
                self._wrapped.clear()
            found = self._wrapped[key] = self._wrap(words, face, px, width)
        return list(found)

    def _wrap(self, words: str, face: str, px: int, width: int) -> list[str]:
        lines: list[str] = []
        for block in words.split("\n"):
            line: list[str] = []
            for token in self._tokens(block, face, px, width):
                if line and self.width("".join(line) + token.rstrip(), face, px) > width:
                    kept = _kept_together(line, token)
                    lines.append("".join(line[: len(line) - kept]).rstrip())
                    line = [one.lstrip() if i == 0 else one for i, one in enumerate([*line[len(line) - kept :], token])]
                else:
                    line.append(token)
            lines.append("".join(line).rstrip())
        return lines

    def _tokens(self, block: str, face: str, px: int, width: int) -> list[str]:
        """Return what may not be broken, in order; a word wider than the whole line is broken anywhere."""
        out: list[str] = []
        for token in _TOKENS.findall(block):
            out.extend(token if self.width(token.rstrip(), face, px) > width else [token])
        return out


def _kept_together(line: list[str], token: str) -> int:
    """Return how many of a line's last tokens go down with one that may not begin a line."""
    kept = 0
    while token in _NOT_FIRST and kept < len(line) - 1:
        kept += 1
        token = line[-kept]
    return kept
