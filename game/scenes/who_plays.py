"""Seats that people leave and take during a match, and the question when a pad is lost in the middle of it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.ai.characters import CHARACTERS
from game.input.intents import Intent, Kind
from game.match.table import HUMAN
from game.scenes.frame import MARGIN, TOP, TopBar, question
from game.scenes.kept_keys import keep_keys
from game.scenes.menu import MenuScene
from game.text import _
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.lists import ListView, Scroll
from game.ui.node import Node
from game.ui.widgets import Head, Panel, Row, Text

if TYPE_CHECKING:
    from game.scenes.context import Context
    from game.scenes.table_shared import TableShared

ROW, GAP = 84.0, 10.0


class WhoPlays(MenuScene):
    """Every seat with who plays it; one press hands it over, at any moment of the match."""

    name = "who_plays"
    first = "back"

    def __init__(self, context: Context, table: TableShared) -> None:
        super().__init__(context)
        self.table = table
        self._scroll = Scroll()

    def hand_over(self, seat: int) -> None:
        """Let the computer play a seat, or a person."""
        self.table.hand_over(seat)
        if self.context.stack is not None and self.context.stack.top is self:
            self.rebuild()

    def build(self, canvas: Canvas) -> Node:
        """Return a row for every seat."""
        root = Node("who-plays", canvas.box, role="screen", name=_("Who plays"))
        note = _("Seats can be left and taken at any moment")
        root.add(TopBar(canvas, _("Who plays"), note, self.cancel))
        box = Box(MARGIN, TOP, min(1100.0, canvas.width - 2 * MARGIN), canvas.height - TOP - MARGIN)
        box = Box((canvas.width - box.w) / 2, box.y, box.w, box.h)
        panel = Panel("seats", box, name=_("Seats"))
        inner = Box(box.x + 20, box.y + 24, box.w - 40, box.h - 48)
        rows: list[Node] = []
        y = inner.y + 6
        for seat, setup in enumerate(self.table.session.seats):
            place = Box(inner.x + 6, y, inner.w - 26, ROW)
            person = setup.kind == HUMAN
            row = Row(f"seat.{seat}", place, marked=person)
            name = setup.name or _(CHARACTERS[setup.character].name)
            row.add(Head(f"seat.{seat}.head", Box(place.x + 12, y + 8, 68, 68), setup.character, "calm"))
            who = _("A person plays") if person else _("The computer plays")
            wide = min(380.0, place.w * 0.45)
            room = place.w - wide - 120
            row.add(Text(f"seat.{seat}.name", Box(place.x + 98, y + 10, room, 34), name, 23, "bold"))
            row.add(Text(f"seat.{seat}.who", Box(place.x + 98, y + 44, room, 28), who, 19, "ui", "ink2"))
            words = _("Let the computer play") if person else _("A person takes it")
            at = Box(place.right - wide - 12, y + 14, wide, 56)
            row.add(Button(f"seat.{seat}.hand", at, words, partial(self.hand_over, seat), "paper", 20))
            rows.append(row)
            y += ROW + GAP
        panel.add(ListView("seats.list", inner, rows, self._scroll, name=_("Seats")))
        return root.add(panel)


class SeatPadLost(MenuScene):
    """A pad is gone: wait for it, play on with keys, or let the computer play. The table stands still meanwhile."""

    name = "seat_pad_lost"
    overlay = True
    first = "seat-pad.keys"

    def __init__(self, context: Context, table: TableShared, seat: int) -> None:
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
        keep_keys(self.context, table.session.seats, table.keys)
        self.cancel()

    def computer(self) -> None:
        """Let the computer play the seat."""
        self.cancel()
        self.table.hand_over(self.seat)

    def build(self, canvas: Canvas) -> Node:
        """Return the question."""
        root = Node("seat-pad-screen", canvas.box, role="screen", name=_("A pad is gone"))
        words = _("The pad of {name} is gone. The table waits: plug it in again, or choose.")
        keys = " ".join(key.upper() for key in self.table.keys.free_column().keys)
        buttons = [
            ("computer", _("To the computer"), "paper", self.computer),
            ("keys", _("Use {keys}").format(keys=keys), "main", self.at_keyboard),
        ]
        said = words.format(name=self.table.names[self.seat])
        return root.add(*question(canvas, "seat-pad", _("A pad is gone"), said, buttons))
