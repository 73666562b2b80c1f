"""The shipped faces, which characters each has, and which face draws a character.

A face is a use, not a file: ``ui`` and ``bold`` for words, ``display`` for titles (it follows the language),
``latin`` for numbers that matter, ``brush`` for what is written by hand. A character that a face lacks is drawn by the
next face of its chain; one that none has is drawn as one neutral mark.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Sequence
from pathlib import Path

import pygame

from game import paths, text

MARK = "□"
"""Stands for a character that no shipped font has."""

FILES = {
    "ui": "ui-medium",
    "bold": "ui-bold",
    "serif": "display-zh",
    "latin": "display-latin",
    "brush": "brush-zh",
    "extra": "ui-extra",
}

CHAINS = {
    "ui": ("ui", "bold", "extra"),
    "bold": ("bold", "ui", "extra"),
    "serif": ("serif", "bold", "ui", "extra"),
    "latin": ("latin", "serif", "bold", "ui", "extra"),
    "brush": ("brush", "serif", "bold", "ui", "extra"),
}

NARROW_QUOTES = frozenset("“”‘’")
"""Quotation marks, which the Chinese faces draw a whole character wide; other languages take them from ``extra``."""

MOST_OPEN = 48
"""Fonts kept open at once, a face in a size each; one takes up to half a megabyte, a screen needs about thirty."""

_SMALLEST = 6
"""Pixels; below this nothing can be read and some fonts refuse to open."""


class Coverage:
    """Which characters a font file has: the sorted ranges that lie beside it (``NAME.coverage.json``)."""

    def __init__(self, ranges: Sequence[int]) -> None:
        """`ranges` are first and last code points by turns."""
        self._starts, self._ends = ranges[::2], ranges[1::2]

    def __contains__(self, char: str) -> bool:
        code = ord(char)
        at = bisect_right(self._starts, code) - 1
        return at >= 0 and code <= self._ends[at]


def read_coverage(font: Path) -> Coverage:
    """Return what lies beside a font. Raises OSError, ValueError or KeyError when nothing readable does."""
    with font.with_name(font.stem + ".coverage.json").open(encoding="utf-8") as file:
        return Coverage(json.load(file)["ranges"])


def font_file(name: str) -> Path | None:
    """Return the file of a face, or None when it did not come with the game."""
    for end in (".otf", ".ttf"):
        file = paths.ASSETS / "fonts" / (FILES[name] + end)
        if file.is_file():
            return file
    return None


class Fonts:
    """Opened fonts by face and pixel size, and runs of a text by font."""

    def __init__(self) -> None:
        self._files = {name: font_file(name) for name in FILES}
        self._coverage: dict[str, Coverage | None] = {}
        self._opened: OrderedDict[tuple[str, int], pygame.font.Font] = OrderedDict()

    def chain(self, face: str) -> tuple[str, ...]:
        """Return the faces tried in turn for `face`."""
        if face == "display":
            face = "latin" if text.language() != "zh_CN" else "serif"
        return CHAINS[face]

    def font(self, name: str, px: int) -> pygame.font.Font:
        """Return the opened font of a face at a size in window pixels; SDL's own when the file is missing."""
        key = (name, max(_SMALLEST, px))
        found = self._opened.get(key)
        if found is None:
            found = self._opened[key] = pygame.font.Font(self._files[name], key[1])
            if len(self._opened) > MOST_OPEN:
                self._opened.popitem(last=False)
        else:
            self._opened.move_to_end(key)
        return found

    def close(self) -> None:
        """Close every font; those asked for again are opened anew."""
        self._opened.clear()

    def has(self, name: str, char: str) -> bool:
        """Say whether a face's file draws the character. A font without a list is taken to draw everything."""
        if self._files[name] is None:
            return False
        if name not in self._coverage:
            self._coverage[name] = self._read(name)
        coverage = self._coverage[name]
        return coverage is None or char in coverage

    def _read(self, name: str) -> Coverage | None:
        file = self._files[name]
        try:
            return read_coverage(file) if file else None
        except (OSError, ValueError, KeyError):
            return None

    def runs(self, words: str, face: str) -> list[tuple[str, str]]:
        """Split `words` into (face, part) so that every part can be drawn by its face."""
        chain = self.chain(face)
        out: list[tuple[str, str]] = []
        for char in words:
            name = next((one for one in self._faces_for(char, chain) if self.has(one, char)), "")
            if not name:
                char, name = self._stand_in(char, chain)
                if not char:
                    continue
            if out and out[-1][0] == name:
                out[-1] = (name, out[-1][1] + char)
            else:
                out.append((name, char))
        return out

    @staticmethod
    def _faces_for(char: str, chain: tuple[str, ...]) -> tuple[str, ...]:
        """Return the chain, with the face of narrow quotation marks first where such a mark is to be drawn."""
        if char in NARROW_QUOTES and chain[0] != "latin" and text.language() != "zh_CN":
            return ("extra", *chain)
        return chain

    def _stand_in(self, char: str, chain: tuple[str, ...]) -> tuple[str, str]:
        """Return what is drawn for a character no font has: nothing for joiners and the like, else the mark."""
        if not char.isprintable() or char in "\u200d\ufe0e\ufe0f":
            return "", chain[0]
        return MARK, next((one for one in chain if self.has(one, MARK)), chain[0])
