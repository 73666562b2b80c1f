"""The panel beside the settings that shows what they do to the cards."""

from __future__ import annotations

from game.scenes.card_picture import draw_card
from game.settings import Settings
from game.text import _
from game.ui import paper
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.node import Node
from game.ui.widgets import Drawing, Panel, Paragraph, Text

CARDS = ("r_7", "y_reverse", "g_draw2", "b_0")
CARD_WIDTH = 116.0


def preview(canvas: Canvas, box: Box, settings: Settings) -> Node:
    """Return the panel."""
    panel = Panel("preview", box, name=_("Preview"))
    title = Box(box.x + 30, box.y + 20, box.w - 60, 40)
    panel.add(Text("preview.title", title, _("Preview"), 30, "display", role="heading"))
    mat = Box(box.x + 24, box.y + 74, box.w - 48, 268)

    def cards(c: Canvas, at: Box) -> None:
        paper.pill(c, at, "mat", radius=12)
        left = at.x + (at.w - 4 * CARD_WIDTH - 3 * 10) / 2
        for i, name in enumerate(CARDS):
            place = Box(
                left + i * (CARD_WIDTH + 10), at.y + (at.h - CARD_WIDTH * 1.5) / 2, CARD_WIDTH, CARD_WIDTH * 1.5
            )
            draw_card(c, name, place, settings.colour_set, settings.large_emblems)

    panel.add(Drawing("preview.cards", mat, cards, name=_("The four colours")))
    y = mat.bottom + 24
    suits = (("r", _("Red")), ("y", _("Yellow")), ("g", _("Green")), ("b", _("Blue")))
    for (suit, words), place in zip(suits, Box(box.x + 24, y, box.w - 48, 58).columns(4, 12), strict=True):
        panel.add(Swatch(f"preview.{suit}", place, suit, words))
    note = _("Every colour has a sign of its own as well: peony, sun, leaf and wave. Nobody has to know the colour.")
    y += 82
    height = len(canvas.lines(note, box.w - 60, 20)) * canvas.line_height(20)
    panel.add(Paragraph("preview.note", Box(box.x + 30, y, box.w - 60, height + 2), note, 20, "ui", "ink2"))
    return panel


class Swatch(Node):
    """A colour of cards with its name on its deep tone."""

    role = "text"

    def __init__(self, node_id: str, bounds: Box, suit: str, words: str) -> None:
        super().__init__(node_id, bounds, name=words)
        self.suit = suit

    def paint(self, canvas: Canvas) -> None:
        """Draw the tone and the name."""
        suit = canvas.theme.suits[self.suit]
        box = self.bounds
        paper.pill(canvas, box, suit.main, suit.deep, radius=10, width=3)
        paper.pill(canvas, Box(box.x, box.y + box.h - 34, box.w, 34), suit.deep, radius=8)
        canvas.text(box.x + box.w / 2, box.bottom - 18, self.name, 18, "bold", suit.cut, "centre", max_width=box.w - 12)
