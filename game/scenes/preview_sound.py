"""The panel beside the sound settings: sounds to try, and how they read as captions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.scenes.preview import INSET, side_panel
from game.text import N_, _
from game.ui import paper
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.node import Node
from game.ui.widgets import Paragraph
from game.view.sound_cues import CUES, words_for

TRY = (
    ("play", N_("A card")),
    ("your_turn", N_("Your turn")),
    ("uno_call", N_("A call")),
    ("caught", N_("Caught")),
    ("penalty_hit", N_("A penalty")),
    ("jump_in", N_("Jumping in")),
    ("flip_deck", N_("The flip")),
    ("win", N_("Won")),
)
"""Sounds worth hearing before the game: the cue of each and what its button says."""

AT_FIRST = ("your_turn", "uno_call")
"""What stands in the captions before anything has been tried."""

CAPTIONS = 2


def listening(canvas: Canvas, box: Box, heard: Sequence[str], play: Callable[[str], None]) -> Node:
    """Return the panel; `heard` are the cues tried last, newest last, and `play` makes one sound."""
    panel = side_panel(box, _("Listen"))
    words = _("Press one to hear how loud it is now.")
    height = len(canvas.lines(words, box.w - 60, 20)) * canvas.line_height(20)
    panel.add(Paragraph("listen.note", Box(box.x + 30, box.y + 74, box.w - 60, height + 2), words, 20, "ui", "ink2"))
    y = box.y + 74 + height + 18
    for i, (cue, name) in enumerate(TRY):
        place = Box(box.x + INSET, y + i // 2 * 84, box.w - 2 * INSET, 64).columns(2, 16)[i % 2]
        panel.add(Button(f"listen.{cue}", place, _(name), partial(play, cue), "paper", 22, icon="sound"))
    shown = [words_for(CUES[cue]) for cue in (*AT_FIRST, *heard)[-CAPTIONS:]]
    place = Box(box.x + INSET, y + 4 * 84 + 16, box.w - 2 * INSET, 66 + 40 * CAPTIONS)
    return panel.add(CaptionsShown("listen.captions", place, _("Sound captions"), shown))


class CaptionsShown(Node):
    """Captions as the table shows them, on their dark ground."""

    role = "text"

    def __init__(self, node_id: str, bounds: Box, title: str, lines: list[str]) -> None:
        super().__init__(node_id, bounds, name=title, value=" ".join(lines))
        self.lines = lines

    def paint(self, canvas: Canvas) -> None:
        """Draw ground, title and lines."""
        box = self.bounds
        paper.pill(canvas, box, "#3A271D", radius=12)
        canvas.text(box.x + 22, box.y + 30, self.name, 18, "bold", "gold", max_width=box.w - 44)
        for i, line in enumerate(self.lines):
            canvas.text(box.x + 22, box.y + 72 + 40 * i, line, 22, "ui", "card", max_width=box.w - 44)
