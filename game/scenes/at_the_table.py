"""What people at a table settle among themselves: fines for advice."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.engine.actions import NOBODY
from game.input.intents import Intent, Kind
from game.match.privacy import people
from game.narrate import card_count
from game.rules import rule_set
from game.scenes.frame import Veil
from game.scenes.menu import MenuScene
from game.text import _
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.geometry import Box, centred
from game.ui.node import Node
from game.ui.own_keys import Caps, caps_of, caps_width, paint_caps
from game.ui.seat_marks import paint_mark
from game.ui.widgets import Drawing, Head, Panel, Paragraph, Strip

if TYPE_CHECKING:
    from game.scenes.context import Context
    from game.scenes.table_shared import TableShared

FINE_ROW = 84.0


class AdviceFine(MenuScene):
    """Somebody gave advice: first who, then somebody else at the table confirms it."""

    name = "advice_fine"
    overlay = True
    first = "fine.none"

    def __init__(self, context: Context, table: TableShared) -> None:
        super().__init__(context)
        self.table = table
        self.accused = NOBODY
        self.cards = int(rule_set(table.session.table.rules).values["advice_fine"])

    def background(self, canvas: Canvas) -> None:
        """Draw nothing: the table lies below."""

    def enter(self) -> None:
        """Everybody's own keys confirm here."""
        super().enter()
        self.tree.focus_shown = True
        self.table.share_keys()

    def leave(self) -> None:
        """Keys mean nothing any more until the table has them again."""
        self.context.translator.seats = None

    def handle(self, intent: Intent) -> None:
        """A key of one's own confirms; the accused cannot."""
        if intent.kind in (Kind.LOOK, Kind.ACT, Kind.ACT2):
            if self.accused != NOBODY and intent.player != self.accused and not intent.repeat:
                self.confirm(intent.player)
            return
        super().handle(intent)

    def accuse(self, seat: int) -> None:
        """Say who gave advice."""
        self.accused = seat
        self.rebuild()

    def confirm(self, by: int) -> None:
        """Somebody else says so too: the cards are drawn."""
        accused = self.accused
        self.cancel()
        self.table.fine(by, accused)

    def build(self, canvas: Canvas) -> Node:
        """Return the seats to choose from, or the question to the table."""
        root = Node("fine-screen", canvas.box, role="screen", name=_("Fine for advice"))
        return root.add(Veil(canvas), self._question(canvas) if self.accused != NOBODY else self._seats(canvas))

    def _seats(self, canvas: Canvas) -> Node:
        """Return everybody at the table, to point at."""
        names, setups = self.table.names, self.table.session.seats
        rows = (len(names) + 1) // 2
        high = min(FINE_ROW, (canvas.height - 240) / rows)
        box = centred(canvas.width / 2, canvas.height / 2, min(820.0, canvas.width - 64), 200 + rows * high)
        panel = Panel("fine", box, name=_("Fine for advice"), modal=True)
        panel.add(Strip("fine.title", Box(box.x + 14, box.y + 14, box.w - 28, 54), _("Who gave advice?"), size=28))
        half = (box.w - 90 - 24) / 2
        d = high - 12
        for seat, name in enumerate(names):
            x, y = box.x + 45 + (seat % 2) * (half + 24), box.y + 92 + (seat // 2) * high
            at = Box(x + d + 10, y + (d - 54) / 2, half - d - 10, 54)
            head = Head(f"fine.{seat}.head", Box(x, y, d, d), setups[seat].character, "calm")
            panel.add(head, Button(f"fine.{seat}", at, name, partial(self.accuse, seat), "paper", 22))
        none = Box(box.x + 45, box.bottom - 92, box.w - 90, 60)
        return panel.add(Button("fine.none", none, _("Nobody"), self.cancel, "ghost", 22))

    def _question(self, canvas: Canvas) -> Node:
        """Return what the accused draws, and with which keys the others confirm it."""
        table, accused = self.table, self.accused
        persons = people(table.session.table)
        others = [seat for seat in persons if seat != accused]
        words = _("{name} gave advice and draws {cards}. Somebody else confirms it with a key of their own.")
        said = words.format(name=table.names[accused], cards=card_count(self.cards))
        w = min(820.0, canvas.width - 64)
        tall = len(canvas.lines(said, w - 230, 23)) * canvas.line_height(23) + 4
        keyed = [seat for seat in others if table.keys.at(seat).given] if len(persons) > 1 else []
        columns = 2 if w > 700 else 1
        lines = -(-len(keyed) // columns)
        box = centred(canvas.width / 2, canvas.height / 2, w, 96 + max(130, tall) + lines * 46 + 124)
        panel = Panel("fine", box, name=_("Fine for advice"), modal=True)
        panel.add(Strip("fine.title", Box(box.x + 14, box.y + 14, w - 28, 54), _("Fine for advice"), size=28))
        animal = table.session.seats[accused].character
        panel.add(Head("fine.head", Box(box.x + 45, box.y + 88, 120, 120), animal, "upset"))
        panel.add(Paragraph("fine.words", Box(box.x + 190, box.y + 96, w - 230, tall + 2), said, 23))
        top = box.y + 96 + max(130, tall)
        cells = Box(box.x + 45, top, w - 90, 42).columns(columns, 16)
        for i, seat in enumerate(keyed):
            place = cells[i % columns].moved(0, 46 * (i // columns))
            caps = caps_of(table.keys.at(seat))
            draw = partial(_confirmer, seat, table.names[seat], caps)
            panel.add(Drawing(f"fine.key.{seat}", place, draw, table.names[seat], caps.said, role="text"))
        row = Box(box.x + 45, box.bottom - 100, w - 90, 62)
        alone = len(persons) == 1 and bool(others)
        places = row.columns(2 if alone else 1, 18)
        panel.add(Button("fine.none", places[0], _("It was no advice"), self.cancel, "paper", 24))
        if alone:
            sure = partial(self.confirm, others[0])
            panel.add(Button("fine.confirm", places[1], _("Confirm"), sure, "main", 24))
        return panel


def _confirmer(seat: int, name: str, caps: Caps, canvas: Canvas, box: Box) -> None:
    """Draw who may confirm, and with which keys."""
    y = box.y + box.h / 2
    paint_mark(canvas, seat, box.x + 12, y, 11)
    wide = caps_width(canvas, caps, 17, 5)
    paint_caps(canvas, box.x + 32, y, caps, 17, 5, dark=False)
    canvas.text(box.x + 46 + wide, y - 1, name, 20, "bold", max_width=box.w - wide - 50)
