"""What can be read on a screen, found in its pixels: every word, how large it is, how much of it is seen, on what.

A state is drawn twice. Once every line of words is a block of a tone of its own, as large as its letters: what is left
of the blocks in the finished picture is what nothing covers and nothing cuts, wherever the line was drawn first. Once
the words are left out: what is then in a block's place is the ground that the words stand on.
"""

from __future__ import annotations

import gc
import io
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple
from unittest import mock

import pygame

from game import text
from game.scenes import gallery as states
from game.scenes.stack import Stack
from game.settings import Settings
from game.ui.canvas import Canvas
from game.ui.typeset import Typesetter

SPECK = 5
"""Fewer pixels of a block's tone are no part of it: a tone can be in the art by chance."""


KEPT_BYTES = 160 * 1024 * 1024
"""Rasterised drawings kept from one state to the next: most are the same."""


class Said(NamedTuple):
    """A line as it was to be drawn: the words, their face, size in pixels, colour and opacity."""

    words: str
    face: str
    px: int
    colour: str
    alpha: int


class Seen(NamedTuple):
    """A line in the finished picture: where its letters are seen, how large they are, how many pixels are left."""

    said: Said
    rect: pygame.Rect
    whole: tuple[int, int]
    left: int

    @property
    def cut(self) -> bool:
        """Whether something lies over the letters or cuts them."""
        w, h = self.whole
        narrow = self.rect.w < w - 1 or self.rect.h < h - 1
        return narrow or self.left < 0.97 * self.rect.w * self.rect.h


class Look(NamedTuple):
    """A state as it was drawn."""

    stack: Stack
    size: tuple[int, int]
    lines: list[Seen]
    bare: pygame.Surface
    complaints: list[str]
    settings: Settings

    def ground(self, rect: pygame.Rect) -> Counter[tuple[int, int, int]]:
        """Return the colours behind a rectangle, with how many pixels each has."""
        part = pygame.Surface(rect.size, depth=32, masks=(0xFF0000, 0xFF00, 0xFF, 0))
        part.blit(self.bare, (0, 0), rect)
        counted = Counter(memoryview(part.get_buffer().raw).cast("I"))
        return Counter({tuple(part.unmap_rgb(value)[:3]): count for value, count in counted.items()})


class _Marker:
    """Stands in for what draws words: a block for each line, in a tone of its own."""

    def __init__(self, draw: Callable[[Typesetter, str, str, int, str], pygame.Surface]) -> None:
        self.draw = draw
        self.alpha = 255
        self.blocks: dict[Said, tuple[pygame.Surface, tuple[int, int]]] = {}
        self.tones: dict[tuple[int, int, int], Said] = {}

    def render(self, setter: Typesetter, words: str, face: str, px: int, colour: str) -> pygame.Surface:
        """Return the block of a line, as large as the picture of its words."""
        said = Said(words, face, px, colour, self.alpha)
        if said not in self.blocks:
            picture = self.draw(setter, words, face, px, colour)
            block = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
            letters = picture.get_bounding_rect(min_alpha=60)
            tone = _tone(len(self.tones))
            block.fill(tone, letters)
            if letters.w and letters.h:
                self.tones[tone] = said
            self.blocks[said] = block, letters.size
        return self.blocks[said][0]

    def seen(self, picture: pygame.Surface) -> Iterator[Seen]:
        """Yield what is left of each block."""
        there = Counter(memoryview(picture.get_buffer().raw).cast("I"))
        for value, count in there.items():
            tone = tuple(picture.unmap_rgb(value)[:3])
            said = self.tones.get(tone)
            if said is None or count < SPECK:
                continue
            whole = self.blocks[said][1]
            mask = pygame.mask.from_threshold(picture, tone, (1, 1, 1))
            for part in mask.connected_components(SPECK):
                yield Seen(said, part.get_bounding_rects()[0], whole, part.count())


def _tone(number: int) -> tuple[int, int, int]:
    """Return a tone that art does not use: magentas and cyans between the steps of any palette."""
    return (253 - number // 4096, 1 + number % 64 * 3, 251 - number // 64 % 64 * 3)


@contextmanager
def _words_as(render: Callable[..., pygame.Surface]) -> Iterator[None]:
    with mock.patch.object(Typesetter, "render", render):
        yield


@contextmanager
def _listening(complaints: list[str]) -> Iterator[None]:
    with mock.patch.object(Canvas, "complain", lambda _canvas, what: complaints.append(what)):
        yield


class _Rasters:
    """Drawings by their text and size, so that each is rasterised once for all states."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[bytes, tuple[int, int]], pygame.Surface] = OrderedDict()
        self.held = 0
        self.draw = pygame.image.load_sized_svg

    def load(self, file: io.BytesIO, size: tuple[int, int]) -> pygame.Surface:
        """Return a drawing of that size: a surface of the caller's own."""
        key = (file.getvalue(), size)
        if key not in self.kept:
            self.kept[key] = self.draw(file, size)
            self.held += size[0] * size[1] * 4
            while self.held > KEPT_BYTES and len(self.kept) > 1:
                _key, old = self.kept.popitem(last=False)
                self.held -= old.get_width() * old.get_height() * 4
        self.kept.move_to_end(key)
        return self.kept[key].copy()


_RASTERS = _Rasters()


def look(name: str, size: tuple[int, int], settings: Settings, language: str) -> Look:
    """Draw a state of the gallery in both ways and return what is seen of it."""
    text.set_language(language)
    draw = Typesetter.render
    marker, complaints = _Marker(draw), []
    whole_text = Canvas.text

    def opaque_text(canvas: Canvas, *args: object, alpha: int = 255, **more: object) -> float:
        marker.alpha = alpha
        try:
            return whole_text(canvas, *args, **more)  # type: ignore[arg-type]
        finally:
            marker.alpha = 255

    gc.collect()
    with (
        mock.patch.object(pygame.image, "load_sized_svg", _RASTERS.load),
        _listening(complaints),
        mock.patch.object(Canvas, "text", opaque_text),
        _words_as(lambda setter, *line: marker.render(setter, *line)),
    ):
        stack = states.staged(name, size, settings)
    with (
        mock.patch.object(pygame.image, "load_sized_svg", _RASTERS.load),
        _words_as(lambda setter, *line: _nothing(draw(setter, *line))),
    ):
        bare = states.staged(name, size, settings).surface
    lines = list(marker.seen(stack.surface))
    return Look(stack, size, lines, bare, complaints, settings)


def _nothing(picture: pygame.Surface) -> pygame.Surface:
    return pygame.Surface(picture.get_size(), pygame.SRCALPHA)
