"""What only the lobby lays on its table: plaques that can be dragged, and an empty chair."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.oval_parts import HEAD, WORDS_AT, SeatPlaque, Sitting, paint_name
from game.text import _
from game.ui import paper, svg
from game.ui.canvas import Canvas
from game.ui.geometry import Box, centred
from game.ui.node import HOVERED, PRESS, Act, Node


class Plaque(SeatPlaque):
    """One seat: press for what can be done with it, drag it onto another to change places."""

    def __init__(self, node_id: str, bounds: Box, who: Sitting, press: Act, grab: Callable[[str], None]) -> None:
        super().__init__(node_id, bounds, who, press)
        self._grab = grab
        self.held = False
        """Whether it follows the pointer."""
        self.wanted = False
        """Whether another plaque is held over it."""
        self.moved_to: Callable[[float, float], None] = lambda _x, _y: None
        self.let_go: Callable[[float, float], None] = lambda _x, _y: None

    @property
    def lit(self) -> bool:
        """Whether it stands out: pointed at, held, or held over."""
        return super().lit or self.held or self.wanted

    @property
    def shadow(self) -> float:
        """A plaque that is held lies higher."""
        return 14.0 if self.held else super().shadow

    def pointer_down(self, x: float, y: float) -> bool:
        """Hold it."""
        self._grab(self.who.animal)
        self.moved_to(x, y)
        return True

    def pointer_drag(self, x: float, y: float) -> None:
        """It follows."""
        self.moved_to(x, y)

    def pointer_up(self, x: float, y: float) -> None:
        """Lay it down: on another seat they change places."""
        self.let_go(x, y)


class EmptyChair(Node):
    """Invites whoever has no seat yet; pressed, a computer player sits down."""

    role = "button"

    def __init__(self, node_id: str, bounds: Box, press: Act) -> None:
        super().__init__(node_id, bounds, name=_("Add a computer player"), actions={PRESS: press})
        self.hint = self.name

    def paint(self, canvas: Canvas) -> None:
        """Draw a dashed place with an empty cushion."""
        box, tone = self.bounds, canvas.theme["card"]
        lit = HOVERED in self.state
        paper.pill(canvas, box, "#3A271D", radius=14, opacity=0.92 if lit else 0.8)
        canvas.shape(
            ("empty chair", tone), box, lambda w, h: svg.stroke(svg.box_stitches(7, 7, w - 14, h - 14, 9, 8), tone, 2.4)
        )
        x, y = box.x + 58, box.y + box.h / 2

        def cushion(w: float, h: float) -> str:
            out = svg.path(svg.scallop(w / 2, h / 2, 36, 18), "none", stroke=tone, stroke_width=2.6)
            return out + svg.stroke(f"M{svg.num(w / 2 - 14)} {svg.num(h / 2)}h28m-14 -14v28", tone, 5)

        canvas.shape(("empty cushion", tone), centred(x, y, HEAD, HEAD), cushion, pad=4)
        left, room = box.x + WORDS_AT, box.w - WORDS_AT - 14
        paint_name(canvas, left, y - 24, _("Free chair"), room, 21, "card")
        lines = canvas.lines(_("press a key of yours"), room, 18)[:2]
        for i, line in enumerate(lines):
            canvas.text(left, y + 17 - 11 * (len(lines) - 1) + 23 * i, line, 18, "ui", "#FBE3D0", max_width=room)
