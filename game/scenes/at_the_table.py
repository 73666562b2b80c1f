"""What people at a table settle among themselves: fines for advice."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.engine.actions import NOBODY
from game.input.intents import Intent, Kind
from game.match.privacy import people
from game.narrate import card_count
from game.rules import rule_set
from game.scenes.frame import Veil, question
from game.scenes.menu import MenuScene
from game.text import _
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.geometry import Box, centred
from game.ui.node import Node
from game.ui.widgets import Panel, Strip

if TYPE_CHECKING:
    from game.scenes.context import Context
    from game.scenes.table_shared import TableShared


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
        names = self.table.names
        if self.accused != NOBODY:
            words = _("{name} gave advice and draws {cards}. Somebody else confirms it with a key of their own.")
            said = words.format(name=names[self.accused], cards=card_count(self.cards))
            buttons = [("none", _("It was no advice"), "paper", self.cancel)]
            others = [seat for seat in people(self.table.session.table) if seat != self.accused]
            if len(people(self.table.session.table)) == 1 and others:
                buttons.append(("confirm", _("Confirm"), "main", partial(self.confirm, others[0])))
            return root.add(*question(canvas, "fine", _("Fine for advice"), said, buttons))
        seats = range(len(names))
        rows = (len(names) + 1) // 2
        box = centred(canvas.width / 2, canvas.height / 2, min(760.0, canvas.width - 64), 200 + rows * 72)
        panel = Panel("fine", box, name=_("Fine for advice"), modal=True)
        panel.add(Strip("fine.title", Box(box.x + 14, box.y + 14, box.w - 28, 54), _("Who gave advice?"), size=28))
        half = (box.w - 90 - 16) / 2
        for seat in seats:
            place = Box(box.x + 45 + (seat % 2) * (half + 16), box.y + 92 + (seat // 2) * 72, half, 60)
            panel.add(Button(f"fine.{seat}", place, names[seat], partial(self.accuse, seat), "paper", 22))
        none = Box(box.x + 45, box.bottom - 92, box.w - 90, 60)
        panel.add(Button("fine.none", none, _("Nobody"), self.cancel, "ghost", 22))
        return root.add(Veil(canvas), panel)
