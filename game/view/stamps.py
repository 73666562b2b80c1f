"""Marks that are put on a seat for a moment: a seal with a word, the sign of a skip, a small note."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui import paper, svg
from game.ui.canvas import SMALLEST, Canvas
from game.view.geometry import SeatSpot
from game.view.hud import pill
from game.view.stage import Z_BUBBLE, Stage
from game.view.tween import mix

if TYPE_CHECKING:
    from game.view.director import Director

STAMP_MS, FADE_MS = 160.0, 160.0
_SEAL, _SMALL = 62.0, 46.0
LARGEST, ROOM = 40.0, 1.42
"""Size of the word on a seal, and how wide it may be in radii: what is wider makes the seal larger."""


def stamp(director: Director, seat: int, kind: str, words: str, hold: float, lead: float) -> None:
    """Stamp a mark on a seat: kind is seal, count, skip or note. The next event waits for `lead`.

    A count is a smaller seal beside the head.
    """
    if seat < 0 or director.instant:
        return
    view = director.view
    x, y, d = view.stage.layout.head(seat, view.stage.me)
    picture = _picture(view.stage, kind, words)
    name = f"stamp:{seat}"
    spot = view.stage.layout.spot(seat, view.stage.me)
    up = d * 0.16 if kind != "note" else -d * 0.62
    if kind == "count" and spot is not None:
        at = (x + (-1 if spot.side == "r" else 1) * (d * 0.5 + 38), y - 44)
    else:
        at = _on_head(x, y, up, spot)

    def step(t: float) -> None:
        share = t * (STAMP_MS + hold + FADE_MS)
        if share < STAMP_MS and not director.still and kind != "note":
            grown = pygame.transform.smoothscale_by(picture, mix(1.7, 1.0, min(1.0, share / STAMP_MS)))
            view.stage.centre(name, grown, *at, Z_BUBBLE + 20)
        elif share > STAMP_MS + hold:
            faded = picture.copy()
            faded.set_alpha(round(255 * max(0.0, 1 - (share - STAMP_MS - hold) / FADE_MS)))
            view.stage.centre(name, faded, *at, Z_BUBBLE + 20)
        else:
            view.stage.centre(name, picture, *at, Z_BUBBLE + 20)

    director.run(STAMP_MS + hold + FADE_MS, step, lambda: view.stage.comp.remove(name), holds=False)
    director.hold(lead)


def _on_head(x: float, y: float, up: float, spot: SeatSpot | None) -> tuple[float, float]:
    return (x, y - up) if spot is None or spot.side != "t" else (x, y - up * 0.5)


def _picture(stage: Stage, kind: str, words: str) -> pygame.Surface:
    if kind == "note":
        return pill(stage, words, 20, "#FFD65A", 38, 0, "#2A1B14")
    if kind == "skip":
        return stage.brush.vector(("skip mark",), 96, 96, _skip)
    r = _SMALL if kind == "count" else _SEAL
    size = LARGEST
    while size > SMALLEST and stage.brush.width(words, size, "latin") > ROOM * r:
        size -= 1
    r = max(r, stage.brush.width(words, size, "latin") / ROOM)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        paper.seal(canvas, x + r, y + r, r, words, size)

    return stage.brush.picture(("stamp", words, r), 2 * r, 2 * r, draw, pad=14)


def _skip() -> str:
    c, r = 48.0, 34.0
    bar = f"M{svg.num(c - r * 0.66)} {svg.num(c + r * 0.66)}L{svg.num(c + r * 0.66)} {svg.num(c - r * 0.66)}"
    under = svg.circle(c, c, r, "none", stroke="#FFF6E3", stroke_width=20) + svg.stroke(bar, "#FFF6E3", 20)
    return under + svg.circle(c, c, r, "none", stroke="#D4231A", stroke_width=12) + svg.stroke(bar, "#D4231A", 12)
