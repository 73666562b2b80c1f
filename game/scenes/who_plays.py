"""Seats that people leave and take during a match, and the question when a pad is lost in the middle of it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.ai.characters import CHARACTERS
from game.input.bindings import key_name
from game.input.intents import Intent, Kind
from game.input.seat_keys import NOBODY, Controls, column_of
from game.match.table import COMPUTER, HUMAN
from game.scenes.frame import MARGIN, TOP, TopBar, question
from game.scenes.menu import MenuScene
from game.text import _
from game.ui import paper
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.lists import ListView, Scroll
from game.ui.node import Node
from game.ui.own_keys import Caps, caps_of, caps_width, paint_caps
from game.ui.seat_marks import mark_said, paint_cushion, paint_mark
from game.ui.widgets import Drawing, Panel, Paragraph, Row, Text

if TYPE_CHECKING:
    from game.scenes.context import Context
    from game.scenes.table_seats import TableSeats

ROW, GAP = 92.0, 10.0
HEAD = 64.0


class WhoPlays(MenuScene):
    """Every seat with who plays it and with which keys; one press hands it over, at any moment of the match.

    Whoever is not at the table yet presses a key of their own, as in the lobby, and takes a computer player's seat; who
    has left presses one of the old keys and has the old seat back.
    """

    name = "who_plays"
    first = "back"

    def __init__(self, context: Context, table: TableSeats) -> None:
        super().__init__(context)
        self.table = table
        self._scroll = Scroll()

    # Life ----------------------------------------------------------------------------------------------------------
    def enter(self) -> None:
        """Every key says its own name here."""
        super().enter()
        self.context.translator.joining = True

    def leave(self) -> None:
        """Keys mean what they do at the table."""
        self.context.translator.joining = False

    def covered(self) -> None:
        """Something else takes the keys."""
        self.context.translator.joining = False

    def uncovered(self) -> None:
        """Keys are named again."""
        self.context.translator.joining = True

    def hand_over(self, seat: int, controls: Controls | None = None) -> None:
        """Let the computer play a seat, or a person."""
        self.table.hand_over(seat, controls)
        if self.context.stack is not None and self.context.stack.top is self:
            self.rebuild()

    # Joining -------------------------------------------------------------------------------------------------------
    def shortcut(self, intent: Intent) -> bool:
        """Somebody presses a key: theirs already, or the first of those they want."""
        if intent.kind is not Kind.JOIN:
            return False
        if intent.device == "pad":
            self._sit_down(self.table.keys.holder(int(intent.number)), Controls(on_pad=True, pad=int(intent.number)))
        else:
            self._key(intent.text)
        return True

    def _key(self, key: str) -> None:
        keys, column = self.table.keys, column_of(key)
        taken = next((keys.owner(one) for one in (key, *column.keys) if keys.owner(one) != NOBODY), NOBODY)
        if taken == NOBODY and not column.given:
            self.say(_("{key} is nobody's own: press a letter, or a button of a pad").format(key=key_name(key)))
        else:
            self._sit_down(taken, column)

    def _sit_down(self, owner: int, controls: Controls) -> None:
        """Give a seat to whoever pressed: the one that is theirs, else that of the first computer player."""
        table = self.table
        seats = table.session.seats
        if owner != NOBODY and seats[owner].kind == HUMAN:
            self.say(_("These are the keys of {name}").format(name=table.names[owner]))
            return
        free = [seat for seat, one in enumerate(seats) if one.kind == COMPUTER]
        unowned = [seat for seat in free if not table.keys.at(seat).given]
        seat = owner if owner != NOBODY else next(iter((*unowned, *free)), NOBODY)
        if seat == NOBODY:
            self.say(_("No seat is free: the computer plays none"))
            return
        self.context.sound("ui_ok")
        self.hand_over(seat, None if owner != NOBODY else controls)
        self.say(_("{name} plays along").format(name=table.names[seat]))

    # Looks ---------------------------------------------------------------------------------------------------------
    def build(self, canvas: Canvas) -> Node:
        """Return a row for every seat."""
        root = Node("who-plays", canvas.box, role="screen", name=_("Seats and keys"))
        note = _("Seats can be left and taken at any moment")
        root.add(TopBar(canvas, _("Seats and keys"), note, self.cancel))
        box = Box(MARGIN, TOP, min(1200.0, canvas.width - 2 * MARGIN), canvas.height - TOP - MARGIN)
        box = Box((canvas.width - box.w) / 2, box.y, box.w, box.h)
        panel = Panel("seats", box, name=_("Seats"))
        inner = Box(box.x + 20, box.y + 20, box.w - 40, box.h - 40)
        words = _(
            "Want to play along? Press a key of yours. The first of your keys looks at your cards and hides them, the "
            "second calls or catches, the third jumps in."
        )
        high = len(canvas.lines(words, inner.w - 46, 20)) * canvas.line_height(20) + 4
        rows: list[Node] = [Paragraph("seats.how", Box(inner.x + 12, inner.y + 4, inner.w - 46, high), words, 20)]
        y = inner.y + high + 18
        for seat in range(len(self.table.session.seats)):
            rows.append(self._row(canvas, Box(inner.x + 6, y, inner.w - 26, ROW), seat))
            y += ROW + GAP
        panel.add(ListView("seats.list", inner, rows, self._scroll, name=_("Seats")))
        return root.add(panel)

    def _row(self, canvas: Canvas, place: Box, seat: int) -> Node:
        setup = self.table.session.seats[seat]
        person = setup.kind == HUMAN
        row = Row(f"seat.{seat}", place, marked=person)
        name = setup.name or _(CHARACTERS[setup.character].name)
        head = Box(place.x + 18, place.y + (ROW - 76) / 2, 76, 76)
        row.add(Drawing(f"seat.{seat}.head", head, partial(_head, setup.character, seat, person), ""))
        wide = min(330.0, place.w * 0.38)
        left, room = head.right + 16, place.w - wide - 150
        row.add(Text(f"seat.{seat}.name", Box(left, place.y + 12, room, 34), name, 23, "bold"))
        who = _("A person plays") if person else _("The computer plays")
        caps = caps_of(self.table.keys.at(seat))
        if caps.words:
            at = Box(left, place.y + 48, room, 34)
            said = f"{who}, {caps.said}, {mark_said(seat)}"
            row.add(Drawing(f"seat.{seat}.who", at, partial(_keys, caps, person, who), said, role="text"))
        else:
            row.add(Text(f"seat.{seat}.who", Box(left, place.y + 48, room, 30), who, 19, "ui", "ink2"))
        words = _("Let the computer play") if person else _("A person takes it")
        at = Box(place.right - wide - 12, place.y + 18, wide, 54)
        row.add(Button(f"seat.{seat}.hand", at, words, partial(self.hand_over, seat), "paper", 20))
        return row


def _head(animal: str, seat: int, person: bool, canvas: Canvas, box: Box) -> None:
    x, y = box.centre
    if person:
        paint_cushion(canvas, seat, x, y, HEAD)
    paper.head(canvas, animal, "calm", x, y, HEAD)
    if person:
        paint_mark(canvas, seat, x + 30, y - 26, 10, canvas.theme["card"])


def _keys(caps: Caps, person: bool, who: str, canvas: Canvas, box: Box) -> None:
    """Draw somebody's keys; of a seat that the computer plays those that bring its owner back."""
    paint_caps(canvas, box.x, box.y + box.h / 2, caps, 17, 5, dark=False)
    if not person:
        x = box.x + caps_width(canvas, caps, 17, 5) + 14
        canvas.text(x, box.y + box.h / 2 - 1, who, 18, "ui", "ink2", max_width=box.right - x)


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
