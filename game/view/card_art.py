"""Pictures of cards: vector faces rasterised per size, dressed (halo, veil, shadow) and turned, in caches with a cap.

A card's picture always has the middle of the card at the middle of the surface, so it is placed by its middle.
Cards at rest are turned from a master of twice the size (sharp); cards in flight from one of their own size (quick).
"""

from __future__ import annotations

import contextlib
import json
import threading
from collections.abc import Iterable
from functools import lru_cache
from queue import Empty, SimpleQueue
from typing import NamedTuple

import pygame

from game import paths
from game.engine.cards import FACE_NAMES, HIDDEN
from game.ui import own_colours, svg
from game.ui.colour import repainted
from game.ui.lru import SurfaceCache
from game.ui.pictures import asset_body, rasterise

BACK = "back"

MASTERS_MB, FLAT_MB, TURNED_MB, DRESS_MB = 32, 8, 16, 4
"""Megabytes at 1920 × 1080; more in a larger window."""

REST_STEP, FLIGHT_STEP = 0.5, 3.0
"""Turns are rounded to so many degrees: finely at rest, coarsely in flight, so that few pictures are kept."""

HAND_WIDTH = 150.0
"""The widest card there is at the table, in units."""

_WIDTH, _HEIGHT, _CORNER, _PAD = 240.0, 360.0, 20.0, 14.0
_SHADOW = (30, 15, 8)


class Look(NamedTuple):
    """How a card is dressed. `halo` is a colour round it, `rim` a chosen card's key line, `veil` 0 to 1."""

    halo: str = ""
    rim: str = ""
    veil: float = 0.0
    night: bool = False
    shadow: bool = True


PLAIN = Look()


@lru_cache(1)
def index() -> dict[str, str]:
    """Return the picture of every face by its written form, from ``assets/cards/index.json``; empty without it."""
    try:
        with (paths.ASSETS / "cards" / "index.json").open(encoding="utf-8") as file:
            found: dict[str, str] = json.load(file)
    except (OSError, ValueError):
        return {}
    return {face: name.removesuffix(".svg") for face, name in found.items()}


@lru_cache(1024)
def file_of(face: int, dark: bool = False) -> str:
    """Return the name of a face's picture below ``assets/cards``; the back for a face nobody may know."""
    if face == HIDDEN:
        return BACK
    written = FACE_NAMES[face]
    names = index()
    return names.get(f"{written}/dark" if dark else written) or names.get(written) or written


def all_files() -> list[str]:
    """Return every picture the faces of all decks need, and the back."""
    return sorted(set(index().values()))


@lru_cache(4)
def _recolouring(colour_set: str) -> dict[str, str]:
    with (paths.ASSETS / "palette.json").open(encoding="utf-8") as file:
        palette = json.load(file)
    if own_colours.is_own(colour_set):
        return own_colours.recolouring(colour_set, palette["suits"])
    found: dict[str, str] = palette["recolour"].get(colour_set, {})
    return found


def recoloured(text: str, colour_set: str) -> str:
    """Return SVG text with the standard colours of suits replaced by those of another set."""
    table = _recolouring(colour_set)
    return repainted(text, lambda colour: table.get(colour, colour)) if table else text


class CardArt:
    """Every picture of a card the table asks for, at the scale of one window and in one colour set.

    Each face is rasterised once, at twice the width of a card in the hand; every other size is made from that.
    """

    def __init__(self, k: float, colour_set: str = "standard", large_emblems: bool = False) -> None:
        self.k = k
        self.colour_set = colour_set
        self.folder = "cards_big" if large_emblems else "cards"
        self.master_px = max(40, round(2 * HAND_WIDTH * k))
        larger = max(1.0, min(3.0, k * k))
        self._masters = SurfaceCache(MASTERS_MB * larger)
        self._flat = SurfaceCache(FLAT_MB * larger)
        self._turned = SurfaceCache(TURNED_MB * larger)
        self._dress = SurfaceCache(DRESS_MB)
        self._wanted: SimpleQueue[str] = SimpleQueue()
        self._worker: threading.Thread | None = None
        self.made = 0
        """Pictures turned so far: what a frame has cost shows in how far this went."""

    def card(
        self,
        name: str,
        width: float,
        angle: float = 0.0,
        look: Look = PLAIN,
        squeeze: float = 1.0,
        resting: bool = True,
        step: float = 0.0,
    ) -> pygame.Surface:
        """Return a card `width` units wide, turned `angle` degrees clockwise; `squeeze` of its width is seen.

        At rest it is sharp, in flight it is quick to make; `step` is how finely angles are told apart.
        """
        px = max(8, round(width * self.k))
        step = step or (REST_STEP if resting else FLIGHT_STEP)
        turn = round(angle / step) * step % 360
        thin = max(1, round(squeeze * 16)) / 16
        key = (name, px, turn, look, thin, resting or not turn)
        found = self._turned.get(key)
        if found is None:
            self.made += 1
            found = self._turned.add(key, self._turn(name, px, turn, look, thin, resting))
        return found

    def _turn(self, name: str, px: int, turn: float, look: Look, thin: float, resting: bool) -> pygame.Surface:
        if resting and thin == 1 and turn:
            turned = pygame.transform.rotozoom(self.flat(name, 2 * px, look), -turn, 0.5)
            return _shadowed(turned, px, look)
        flat = self.flat(name, px, look)
        if thin < 1:
            flat = pygame.transform.smoothscale(flat, (max(2, round(flat.get_width() * thin)), flat.get_height()))
        return _shadowed(pygame.transform.rotozoom(flat, -turn, 1.0) if turn else flat, px, look)

    def flat(self, name: str, px: int, look: Look = PLAIN) -> pygame.Surface:
        """Return the upright card `px` pixels wide, dressed, without its shadow."""
        key = (name, px, look.halo, look.rim, look.veil, look.night)
        return self._flat.get_or(key, lambda: self._dressed(name, px, look))

    def _dressed(self, name: str, px: int, look: Look) -> pygame.Surface:
        face = self.master(name)
        size = (px, round(px * 1.5))
        card = face if face.get_size() == size else pygame.transform.smoothscale(face, size)
        if not (look.halo or look.rim or look.veil):
            return card
        pad = round(_PAD * px / _WIDTH) if look.halo or look.rim else 0
        out = pygame.Surface((size[0] + 2 * pad, size[1] + 2 * pad), pygame.SRCALPHA)
        if pad:
            out.blit(self._around(px, pad, look), (0, 0))
        out.blit(card, (pad, pad))
        if look.veil:
            out.blit(self._veil(size, look), (pad, pad))
        return out

    def _around(self, px: int, pad: int, look: Look) -> pygame.Surface:
        """Return the halo and the rim that show round a card, shared by all faces."""

        def draw() -> pygame.Surface:
            body = ""
            if look.halo:
                body += svg.rect(-11, -11, 262, 382, 28, look.halo, fill_opacity=0.42)
                body += svg.rect(-5.5, -5.5, 251, 371, 24, look.halo)
            if look.rim:
                body += svg.rect(-9, -9, 258, 378, 27, "#2A1B14") + svg.rect(-6.5, -6.5, 253, 373, 25, look.rim)
            scale = px / _WIDTH
            w, h = _WIDTH + 2 * pad / scale, _HEIGHT + 2 * pad / scale
            body = svg.group(body, f"translate({svg.num(pad / scale)} {svg.num(pad / scale)})")
            return rasterise(svg.document(w, h, body), px + 2 * pad, round(px * 1.5) + 2 * pad)

        return self._dress.get_or(("around", px, look.halo, look.rim), draw)

    def _veil(self, size: tuple[int, int], look: Look) -> pygame.Surface:
        """Return the ink that dims a card, shared by all faces."""

        def draw() -> pygame.Surface:
            tone = "#0B0920" if look.night else "#2B2018"
            body = svg.rect(0, 0, _WIDTH, _HEIGHT, _CORNER, tone, fill_opacity=look.veil)
            return rasterise(svg.document(_WIDTH, _HEIGHT, body), *size)

        return self._dress.get_or(("veil", size, look.veil, look.night), draw)

    def master(self, name: str) -> pygame.Surface:
        """Return a face as large as it is ever needed; safe to call from the thread that prepares them."""
        return self._masters.get_or(name, lambda: self._rasterised(name))

    def _rasterised(self, name: str) -> pygame.Surface:
        try:
            body = recoloured(asset_body(f"{self.folder}/{name}.svg"), self.colour_set)
        except OSError:
            body = missing(name)
        px = self.master_px
        return rasterise(svg.document(_WIDTH, _HEIGHT, body), px, round(px * 1.5))

    def prepare(self, names: Iterable[str]) -> None:
        """Have faces rasterised on a thread (the rasteriser lets the interpreter go on meanwhile)."""
        for name in names:
            self._wanted.put(name)
        if self._worker is None or not self._worker.is_alive():
            self._worker = threading.Thread(target=self._work, name="card faces", daemon=True)
            self._worker.start()

    def _work(self) -> None:
        while True:
            try:
                self.master(self._wanted.get_nowait())
            except Empty:
                return
            except pygame.error:
                continue  # the window closed meanwhile: whoever needs the face rasterises it then

    def finish(self, seconds: float = 5.0) -> None:
        """Wait until the thread has nothing left to do."""
        if self._worker is not None:
            self._worker.join(seconds)

    @property
    def bytes_used(self) -> int:
        """How much the caches hold."""
        return sum(cache.used for cache in self._caches)

    @property
    def _caches(self) -> tuple[SurfaceCache, ...]:
        return self._masters, self._flat, self._turned, self._dress

    def rest(self) -> None:
        """Forget everything but the faces: nothing is shown for a while."""
        for cache in (self._flat, self._turned, self._dress):
            cache.clear()

    def clear(self) -> None:
        """Forget every picture; what a thread still prepares is forgotten with the rest when it is done."""
        with contextlib.suppress(Empty):
            while True:
                self._wanted.get_nowait()
        for cache in self._caches:
            cache.clear()


def missing(name: str) -> str:
    """Return what stands for a picture that did not come with the game: a bare card with a bar."""
    tone = "#3A241B" if name == BACK else "#5A4334"
    return svg.rect(1, 1, 238, 358, 20, "#FFF6E3", stroke="#B99A66", stroke_width=2) + svg.rect(
        60, 168, 120, 24, 6, tone
    )


def _shadowed(card: pygame.Surface, px: int, look: Look) -> pygame.Surface:
    """Return a card with its hard shadow, the card's middle in the middle."""
    if not look.shadow:
        return card
    dx, dy = max(1, round(px / 75)), max(1, round(5 * px / 150))
    w, h = card.get_size()
    out = pygame.Surface((w + 2 * dx, h + 2 * dy), pygame.SRCALPHA)
    shade = card.copy()
    shade.fill((0, 0, 0, 66), special_flags=pygame.BLEND_RGBA_MULT)
    shade.fill((*_SHADOW, 0), special_flags=pygame.BLEND_RGBA_ADD)
    out.blit(shade, (2 * dx, 2 * dy))
    out.blit(card, (dx, dy))
    return out
