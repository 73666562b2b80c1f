"""A pad was pulled out while it was used: everything waits until somebody says how to go on."""

from __future__ import annotations

from game.scenes.context import Context
from game.scenes.frame import question
from game.scenes.menu import MenuScene
from game.text import _
from game.ui.canvas import Canvas
from game.ui.node import Node


class PadLost(MenuScene):
    """Lies over whatever was open; a table below it stands still."""

    name = "pad_lost"
    overlay = True
    first = "pad_lost.on"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.back = False
        """Whether a pad has been plugged in since."""

    def enter(self) -> None:
        """Show where Enter goes."""
        super().enter()
        self.tree.focus_shown = True

    def pad_added(self) -> None:
        """Say that there is a pad again."""
        self.back = True
        self.rebuild()

    def background(self, canvas: Canvas) -> None:
        """Draw nothing: the screen below is seen."""

    def build(self, canvas: Canvas) -> Node:
        """Return veil and question."""
        title = _("The pad is back") if self.back else _("The pad is gone")
        words = (
            _("Press its button to go on.")
            if self.back
            else _("Plug it in again, or go on with the keys or the mouse. The table waits.")
        )
        root = Node("pad-lost-screen", canvas.box, role="screen", name=title)
        return root.add(*question(canvas, "pad_lost", title, words, (("on", _("Go on"), "main", self.cancel),)))
