"""The panel beside the settings that shows what they do to the cards, and to whoever sees colours another way."""

from __future__ import annotations

from functools import partial

from game.scenes.card_picture import draw_card
from game.settings import Settings
from game.text import N_, _
from game.ui import paper
from game.ui.canvas import Canvas
from game.ui.colour import seen
from game.ui.geometry import Box
from game.ui.node import Node
from game.ui.widgets import Drawing, Panel, Paragraph, Text

CARDS = ("r_7", "y_reverse", "g_draw2", "b_0")
CARD_WIDTH, SMALL_WIDTH = 116.0, 54.0

EYES = (
    ("protan", N_("Red-blind")),
    ("deutan", N_("Green-blind")),
    ("tritan", N_("Blue-blind")),
    ("grey", N_("Without colours")),
)
"""Whose eyes the cards are shown through, as `game.ui.colour.seen` knows them."""

INSET = 24.0


def side_panel(box: Box, title: str) -> Panel:
    """Return the empty panel with its title."""
    panel = Panel("preview", box, name=title)
    place = Box(box.x + 30, box.y + 20, box.w - 60, 40)
    panel.add(Text("preview.title", place, title, 30, "display", role="heading"))
    return panel


def preview(canvas: Canvas, box: Box, settings: Settings) -> Node:
    """Return the panel with the four colours as they are set."""
    panel = side_panel(box, _("Preview"))
    mat = Box(box.x + INSET, box.y + 74, box.w - 2 * INSET, 220)
    cards = partial(_cards, settings, CARD_WIDTH, "normal")
    panel.add(Drawing("preview.cards", mat, cards, name=_("The four colours")))
    y = mat.bottom + 18
    suits = (("r", _("Red")), ("y", _("Yellow")), ("g", _("Green")), ("b", _("Blue")))
    for (suit, words), place in zip(suits, Box(mat.x, y, mat.w, 58).columns(4, 12), strict=True):
        panel.add(Swatch(f"preview.{suit}", place, suit, words))
    note = _("Every colour has a sign of its own as well: peony, sun, leaf and wave. Nobody has to know the colour.")
    y += 76
    height = len(canvas.lines(note, box.w - 60, 20)) * canvas.line_height(20)
    panel.add(Paragraph("preview.note", Box(box.x + 30, y, box.w - 60, height + 2), note, 20, "ui", "ink2"))
    y += height + 24
    heading = Box(box.x + 30, y, box.w - 60, 32)
    panel.add(Text("preview.eyes", heading, _("How different eyes see it"), 22, "bold", role="heading"))
    return panel.add(*_eyes(Box(mat.x, y + 42, mat.w, box.bottom - INSET - y - 42), settings))


def _eyes(area: Box, settings: Settings) -> list[Node]:
    """Return the cards through four kinds of eyes, two by two, with their names below."""
    nodes: list[Node] = []
    high = min(150.0, (area.h - 12) / 2)
    for i, (eye, words) in enumerate(EYES):
        place = Box(area.x, area.y + i // 2 * (high + 12), area.w, high).columns(2, 14)[i % 2]
        mat = Box(place.x, place.y, place.w, high - 34)
        nodes.append(Drawing(f"preview.{eye}", mat, partial(_cards, settings, SMALL_WIDTH, eye), name=""))
        name = Box(place.x, mat.bottom + 3, place.w, 28)
        nodes.append(Text(f"preview.{eye}.name", name, _(words), 18, "bold", "ink2", "centre"))
    return nodes


def _cards(settings: Settings, width: float, eye: str, canvas: Canvas, at: Box) -> None:
    """Draw the four cards on their mat as an eye sees them."""
    gap = 10 * width / CARD_WIDTH
    paper.pill(canvas, at, seen(canvas.theme["mat"], eye), radius=12)
    left = at.x + (at.w - len(CARDS) * width - (len(CARDS) - 1) * gap) / 2
    for i, name in enumerate(CARDS):
        place = Box(left + i * (width + gap), at.y + (at.h - width * 1.5) / 2, width, width * 1.5)
        draw_card(canvas, name, place, settings.colour_set, settings.large_emblems, eye)


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
