"""Pictures of cards: vector faces rasterised per size, dressed (halo, veil, shadow) and turned, in caches with a cap.

A card's picture always has the middle of the card at the middle of the surface, so it is placed by its middle.
Cards at rest are turned from a master of twice the size (sharp); cards in flight from one of their own size (quick).
"""

from __future__ import annotations

import json
import threading
from collections.abc import Hashable, Iterable
from functools import lru_cache
from queue import Empty, SimpleQueue
from typing import NamedTuple

import pygame

from game import paths
from game.engine.cards import FACE_NAMES, HIDDEN
from game.ui import svg
from game.ui.pictures import asset_body, rasterise
from game.view.lru import SurfaceCache

BACK = "back"

MASTERS_MB, TURNED_MB = 40, 56
REST_STEP, FLIGHT_STEP = 0.5, 3.0
"""Turns are rounded to so many degrees: finely at rest, coarsely in flight, so that few pictures are kept."""

_WIDTH, _HEIGHT, _CORNER = 240.0, 360.0, 20.0
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
        found: dict[str, str] = json.load(file)["recolour"].get(colour_set, {})
    return found


def recoloured(text: str, colour_set: str) -> str:
    """Return SVG text with the standard colours of suits replaced by those of another set."""
    table = _recolouring(colour_set)
    if not table:
        return text
    pieces = text.split("#")
    for i, piece in enumerate(pieces[1:], 1):
        new = table.get("#" + piece[:6].upper())
        if new:
            pieces[i] = new[1:] + piece[6:]
    return "#".join(pieces)


class CardArt:
    """Every picture of a card the table asks for, at the scale of one window and in one colour set."""

    def __init__(self, k: float, colour_set: str = "standard", large_emblems: bool = False) -> None:
        self.k = k
        self.colour_set = colour_set
        self.folder = "cards_big" if large_emblems else "cards"
        self._masters = SurfaceCache(MASTERS_MB)
        self._turned = SurfaceCache(TURNED_MB)
        self._lock = threading.Lock()
        self._wanted: SimpleQueue[tuple[str, int, Look]] = SimpleQueue()
        self._worker: threading.Thread | None = None

    def card(
        self,
        name: str,
        width: float,
        angle: float = 0.0,
        look: Look = PLAIN,
        squeeze: float = 1.0,
        resting: bool = True,
    ) -> pygame.Surface:
        """Return a card `width` units wide, turned `angle` degrees clockwise; `squeeze` of its width is seen."""
        px = max(8, round(width * self.k))
        step = REST_STEP if resting else FLIGHT_STEP
        turn = round(angle / step) * step % 360
        thin = max(1, round(squeeze * 16)) / 16
        key = (name, px, turn, look, thin, resting)
        found = self._turned.get(key)
        if found is None:
            found = self._turned.add(key, self._turn(name, px, turn, look, thin, resting))
        return found

    def _turn(self, name: str, px: int, turn: float, look: Look, thin: float, resting: bool) -> pygame.Surface:
        if turn == 0:
            flat = self.master(name, px, look)
            if thin < 1:
                flat = pygame.transform.smoothscale(flat, (max(2, round(flat.get_width() * thin)), flat.get_height()))
            return _shadowed(flat, px, look)
        if resting and thin == 1:
            turned = pygame.transform.rotozoom(self.master(name, 2 * px, look), -turn, 0.5)
        else:
            flat = self.master(name, px, look)
            if thin < 1:
                flat = pygame.transform.smoothscale(flat, (max(2, round(flat.get_width() * thin)), flat.get_height()))
            turned = pygame.transform.rotozoom(flat, -turn, 1.0)
        return _shadowed(turned, px, look)

    def master(self, name: str, px: int, look: Look = PLAIN) -> pygame.Surface:
        """Return the upright card `px` pixels wide with its halo and veil, without its shadow."""
        bare = Look(look.halo, look.rim, look.veil, look.night, False)
        key: Hashable = (name, px, bare)
        with self._lock:
            found = self._masters.get(key)
        if found is not None:
            return found
        made = self._rasterise(name, px, bare)
        with self._lock:
            return self._masters.add(key, made)

    def _rasterise(self, name: str, px: int, look: Look) -> pygame.Surface:
        pad = 14 if look.halo or look.rim else 1
        scale = px / _WIDTH
        w, h = round((_WIDTH + 2 * pad) * scale), round((_HEIGHT + 2 * pad) * scale)
        body = svg.group(self._body(name, look), f"translate({pad} {pad})")
        return rasterise(svg.document(_WIDTH + 2 * pad, _HEIGHT + 2 * pad, body), w, h)

    def _body(self, name: str, look: Look) -> str:
        out = ""
        if look.halo:
            out += svg.rect(-11, -11, 262, 382, 28, look.halo, fill_opacity=0.42)
            out += svg.rect(-5.5, -5.5, 251, 371, 24, look.halo)
        if look.rim:
            out += svg.rect(-9, -9, 258, 378, 27, "#2A1B14") + svg.rect(-6.5, -6.5, 253, 373, 25, look.rim)
        try:
            out += recoloured(asset_body(f"{self.folder}/{name}.svg"), self.colour_set)
        except OSError:
            out += missing(name)
        if look.veil:
            tone = "#0B0920" if look.night else "#2B2018"
            out += svg.rect(0, 0, _WIDTH, _HEIGHT, _CORNER, tone, fill_opacity=look.veil)
        return out

    def prepare(self, wanted: Iterable[tuple[str, float, Look]]) -> None:
        """Have masters rasterised on a thread (the rasteriser lets the interpreter go on meanwhile)."""
        for name, width, look in wanted:
            self._wanted.put((name, max(8, round(width * self.k)), look))
        if self._worker is None or not self._worker.is_alive():
            self._worker = threading.Thread(target=self._work, name="card faces", daemon=True)
            self._worker.start()

    def _work(self) -> None:
        while True:
            try:
                name, px, look = self._wanted.get_nowait()
            except Empty:
                return
            try:
                self.master(name, px, look)
            except pygame.error:
                continue  # the window closed meanwhile: whoever needs the face rasterises it then

    def finish(self, seconds: float = 5.0) -> None:
        """Wait until the thread has nothing left to do."""
        if self._worker is not None:
            self._worker.join(seconds)

    @property
    def bytes_used(self) -> int:
        """How much the caches hold."""
        return self._masters.used + self._turned.used


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
