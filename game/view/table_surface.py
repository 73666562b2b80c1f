"""The widgets of the table on its compositor: buttons, panels, the veil under a picker, focus brackets and hints."""

from __future__ import annotations

import pygame

from game.ui import paper
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.node import Node
from game.view.layer import WidgetLayer
from game.view.stage import Z_BRACKETS, Z_BUTTON, Z_CAPTION, Z_PANEL, Z_PANEL_VEIL, Z_PICKER, Z_PLATE, Z_VEIL
from game.view.table_view import TableView

PICKER_VEIL, PANEL_VEIL = 0.76, 0.50
HINT_SIZE, HINT_WIDTH = 20.0, 460.0
BRACKET_ROOM = 40.0


class Surface:
    """Shows the painted nodes of the table's tree."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        stage = view.stage
        self.chips = WidgetLayer(stage, "chip", Z_PLATE + 8)
        self.buttons = WidgetLayer(stage, "button", Z_BUTTON)
        self.panels = WidgetLayer(stage, "panel", Z_VEIL - 20)
        self.pickers = WidgetLayer(stage, "picker", Z_PICKER)
        self.dialogs = WidgetLayer(stage, "dialog", Z_PANEL)
        self._shown: tuple[list[Node], list[Node], list[Node], Node | None] = ([], [], [], None)

    def show(self, chips: list[Node], buttons: list[Node], panels: list[Node], modal: Node | None) -> None:
        """Show these nodes; a modal one lies on a veil, a picker below the hand and the buttons."""
        self._shown = (chips, buttons, panels, modal)
        self.repaint()

    def repaint(self) -> None:
        """Paint again what looks another way than before."""
        chips, buttons, panels, modal = self._shown
        self.chips.show(chips)
        self.buttons.show(buttons)
        self.panels.show(panels)
        is_picker = modal is not None and modal.id == "picker"
        self.pickers.show([modal] if modal is not None and is_picker else [])
        self.dialogs.show([modal] if modal is not None and not is_picker else [])
        if modal is None:
            self.view.stage.comp.remove("veil")
        else:
            strength, z = (PICKER_VEIL, Z_VEIL) if is_picker else (PANEL_VEIL, Z_PANEL_VEIL)
            self.view.stage.comp.put("veil", self._veil(strength), 0, 0, z)

    def _veil(self, strength: float) -> pygame.Surface:
        def make() -> pygame.Surface:
            veil = pygame.Surface(self.view.stage.comp.size)
            veil.fill("#05040F" if self.view.stage.night else "#1E0F08")
            veil.set_alpha(round(255 * strength))
            return veil

        return self.view.stage.brush.keep(("veil", strength, self.view.stage.night), make)

    def focus(self, node: Node | None) -> None:
        """Put the focus brackets round a node; none for None."""
        comp = self.view.stage.comp
        if node is None or node.bounds.w <= 0:
            comp.remove("focus")
            return
        box = node.focus_box or node.bounds
        pad = node.focus_pad

        def draw(canvas: Canvas, x: float, y: float) -> None:
            paper.focus_brackets(canvas, Box(x, y, box.w, box.h), pad)

        picture = self.view.stage.brush.picture(("focus", pad), box.w, box.h, draw, pad=BRACKET_ROOM)
        self.view.stage.corner("focus", picture, box.x, box.y, Z_BRACKETS, pad=BRACKET_ROOM)

    def hint(self, node: Node | None) -> None:
        """Say below (or above) a node what it is; nothing without a hint."""
        stage = self.view.stage
        if node is None or not node.hint:
            stage.comp.remove("hint")
            return
        words, canvas, size = node.hint, stage.canvas, HINT_SIZE
        lines = canvas.lines(words, HINT_WIDTH * min(1.5, stage.grow), size)
        step = canvas.line_height(size)
        w = max(canvas.measure(line, size) for line in lines) + 34
        h = len(lines) * step + 16

        def draw(c: Canvas, x: float, y: float) -> None:
            paper.pill(c, Box(x, y, w, h), "#3A271D", "gold", radius=9, width=1.6)
            for i, line in enumerate(lines):
                c.text(x + 17, y + 8 + step * (i + 0.5), line, size, "ui", "card")

        picture = stage.brush.picture(("hint", words), w, h, draw, pad=3)
        box = node.bounds
        x = min(max(12.0, box.x + (box.w - w) / 2), stage.space.w - w - 12)
        y = box.bottom + 14 if box.bottom + 14 + h < stage.space.h - 8 else box.y - 14 - h
        stage.corner("hint", picture, x, y, Z_CAPTION + 1, pad=3)
