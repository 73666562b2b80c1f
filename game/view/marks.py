"""Small marks on cards of one's own hand: places in an order, ticks, and the rings of a card that may jump in."""

from __future__ import annotations

import pygame

from game.ui import paper, svg
from game.ui.canvas import Canvas
from game.ui.svg import burst, circle, num, path
from game.view.stage import Stage


def order_badge(stage: Stage, number: int) -> pygame.Surface:
    """Return the toothed badge with a card's place in the order."""
    r = 25 * (1 + 0.4 * (stage.grow - 1))

    def draw(canvas: Canvas, x: float, y: float) -> None:
        theme, inner = stage.brush.theme, r * 0.76
        stage.brush.shape(
            canvas, path(burst(x + r, y + r, inner, r, 16), theme["card"]) + circle(x + r, y + r, inner, theme["ok"])
        )
        canvas.text(x + r, y + r - 1, str(number), 24, "latin", "card", "centre", max_width=1.36 * r)

    return stage.brush.picture(("order", number), 2 * r, 2 * r, draw)


def tick_badge(stage: Stage) -> pygame.Surface:
    """Return the tick on a card that goes along with a discard-all."""

    def body() -> str:
        theme = stage.brush.theme
        out = circle(20, 20, 19, theme["card"]) + circle(20, 20, 16, theme["main"])
        return out + svg.stroke(f"M12.5 {num(20.5)}l5 6l10 -12", theme["card"], 4.4)

    return stage.brush.vector(("tick badge",), 40, 40, body)


def jump_rings(stage: Stage) -> pygame.Surface:
    """Return the two toothed rings behind a card that may jump in."""

    def body() -> str:
        tone = stage.brush.theme["legal"]
        return path(burst(180, 180, 138, 176, 28), tone, fill_opacity=0.22) + path(
            burst(180, 180, 130, 156, 28, 6), tone, fill_opacity=0.28
        )

    return stage.brush.vector(("jump rings",), 360, 360, body)


def key_mark(stage: Stage, key: str) -> pygame.Surface:
    """Return the key that plays a card, to lie on its corner."""
    w = paper.keycap_width(stage.canvas, key, 20)
    h = stage.canvas.grown(20) + 14
    return stage.brush.picture(
        ("key mark", key), w, h, lambda c, x, y: paper.keycap(c, x + w / 2, y + h / 2, key, True, 20), pad=3
    )
