"""Cards as small pictures in menus, in the colours the player has chosen."""

from __future__ import annotations

from game.ui import svg
from game.ui.canvas import Canvas
from game.ui.colour import repainted, seen
from game.ui.geometry import Box
from game.ui.pictures import asset_body
from game.view.card_art import file_of, recoloured

CARD_WIDTH, CARD_HEIGHT = 240.0, 360.0


def card_body(name: str, colour_set: str, large: bool = False) -> str:
    """Return the SVG of a card in its own 240 × 360 space; empty when the picture is missing."""
    try:
        return recoloured(asset_body(f"cards{'_big' if large else ''}/{name}.svg"), colour_set)
    except OSError:
        return ""


def draw_card(canvas: Canvas, name: str, box: Box, colour_set: str, large: bool = False, eye: str = "normal") -> None:
    """Draw a card with its hard shadow, as an eye sees it (`game.ui.colour.seen`)."""

    def body(w: float, h: float) -> str:
        k = w / CARD_WIDTH
        shadow = svg.rect(2, 5 * max(0.5, w / 150), w, h, 20 * k, "#1E0F08", fill_opacity=0.26)
        shown = repainted(card_body(name, colour_set, large), lambda colour: seen(colour, eye))
        return shadow + svg.group(shown, f"scale({k:.4f})")

    canvas.shape(("card", name, colour_set, large, eye), box, body, pad=8)


def draw_hand(canvas: Canvas, faces: tuple[int, ...], box: Box, width: float, colour_set: str) -> None:
    """Draw open cards from the left of a box, closer together when they are many."""
    if not faces:
        return
    step = min(width - 4, (box.w - width) / max(1, len(faces) - 1))
    h = width * 1.5
    for i, face in enumerate(faces):
        at = Box(box.x + i * step, box.y + (box.h - h) / 2, width, h)
        draw_card(canvas, file_of(face), at, colour_set)
