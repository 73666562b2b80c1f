"""The question when somebody's pad is lost in the middle of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.input.bindings import key_name
from game.input.intents import Intent, Kind
from game.scenes.frame import question
from game.scenes.menu import MenuScene
from game.text import _
from game.ui.canvas import Canvas
from game.ui.node import Node

if TYPE_CHECKING:
    from game.scenes.context import Context
    from game.scenes.table_seats import TableSeats


class SeatPadLost(MenuScene):
    """A pad is gone: wait for it, play on with keys, or let the computer play. The table stands still meanwhile."""

    name = "seat_pad_lost"
    overlay = True
    first = "seat-pad.keys"

    def __init__(self, context: Context, table: TableSeats, seat: int) -> None:
        super().__init__(context)
        self.table, self.seat = table, seat

    def background(self, canvas: Canvas) -> None:
        """Draw nothing: the table or the curtain lies below."""

    def enter(self) -> None:
        """Pads that come go to whoever waits for one."""
        super().enter()
        self.tree.focus_shown = True

    def cancel(self) -> None:
        """Play on without a device until the pad is back."""
        if self.context.stack is not None:
            self.context.stack.pop()

    def shortcut(self, intent: Intent) -> bool:
        """The pad is back, or another one has come."""
        if intent.kind is Kind.PAD_CAME:
            self.table.pad_changed(intent)
            if self.seat not in self.table.keys.without_pad():
                self.cancel()
            return True
        return False

    def at_keyboard(self) -> None:
        """Give the seat a free column of the keyboard."""
        table = self.table
        table.keys.give(self.seat, table.keys.free_column())
        table.remember_keys()
        self.cancel()

    def computer(self) -> None:
        """Let the computer play the seat."""
        self.cancel()
        self.table.hand_over(self.seat)

    def build(self, canvas: Canvas) -> Node:
        """Return the question."""
        root = Node("seat-pad-screen", canvas.box, role="screen", name=_("A pad is gone"))
        words = _("The pad of {name} is gone. The table waits: plug it in again, or choose.")
        keys = " ".join(map(key_name, self.table.keys.free_column().keys))
        buttons = [
            ("computer", _("To the computer"), "paper", self.computer),
            ("keys", _("Use {keys}").format(keys=keys), "main", self.at_keyboard),
        ]
        said = words.format(name=self.table.names[self.seat])
        return root.add(*question(canvas, "seat-pad", _("A pad is gone"), said, buttons))
