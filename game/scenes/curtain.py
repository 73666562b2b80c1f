"""The door between two people at one screen: it names who is to look, and opens to that person's own key alone.

It shows what everybody may know: who is due, how many cards they hold, what has happened since they looked. Everybody
else may still call, catch and jump in with their own keys.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.ai.characters import CHARACTERS
from game.input.bindings import key_name
from game.input.intents import Intent, Kind
from game.narrate import card_count
from game.scenes.menu import MenuScene
from game.scenes.scene import drive
from game.text import _
from game.ui import paper
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.geometry import Box, centred
from game.ui.node import Node
from game.ui.seat_marks import paint_cushion, paint_mark
from game.ui.widgets import Drawing, Text

if TYPE_CHECKING:
    from game.scenes.context import Context
    from game.scenes.table_shared import TableShared

PLAQUE, PLAQUE_HIGH, PLAQUE_MIDDLE = 760.0, 774.0, (380.0, 382.0)
GENERAL = (460.0, 820.0)
COUPLET, COUPLET_HIGH = 112.0, 656.0
VERSES = ("轮到谁谁看", "看完莫声张")
"""Whose turn it is looks; who has looked keeps quiet. Written by hand on the door, in whatever language is played."""

TOLD_SIZE = 21.0
FOOT_WIDTH = 1120.0
_POINTER = (Kind.POINT, Kind.PRESS, Kind.RELEASE, Kind.WHEEL)


class Curtain(MenuScene):
    """Lies over the table until `seat` looks, or until somebody else is due."""

    name = "curtain"
    scales_with_text = False
    first = "lift"

    def __init__(self, context: Context, table: TableShared, seat: int) -> None:
        super().__init__(context)
        self.table, self.seat = table, seat
        self._escaped = False

    # Life ----------------------------------------------------------------------------------------------------------
    def enter(self) -> None:
        """Let everybody's keys count here."""
        super().enter()
        self.table.share_keys()
        self.context.sound("ui_back")

    def leave(self) -> None:
        """The door opens."""
        self.context.translator.seats = None

    def covered(self) -> None:
        """Something lies over the door."""
        self.context.translator.seats = None

    def uncovered(self) -> None:
        """The door is seen again: the table still waits, unless nobody is due; the key that did that pauses no more."""
        self._escaped = True
        self.table.share_keys()
        self.table.session.pause()
        self._follow()

    def update(self, dt: float) -> None:
        """Let time pass here; the table waits."""
        super().update(dt)
        self._escaped = False

    def lift(self) -> None:
        """Whoever is due looks."""
        self.context.sound("ui_ok")
        self.table.look(self.seat)
        if self.context.stack is not None:
            self.context.stack.pop()

    def _follow(self) -> None:
        """After an act out of turn: say what happened, or go, when somebody else is due."""
        if self.table.due != self.seat or not self.table.hidden:
            if self.context.stack is not None and self.context.stack.top is self:
                self.context.stack.pop()
            return
        self.table.director.finish()
        self.rebuild()

    # Keys ----------------------------------------------------------------------------------------------------------
    def handle(self, intent: Intent) -> None:
        """Take the seats' own keys and the pointer; what plays a hand means nothing here."""
        self._idle = 0.0
        kind, mine = intent.kind, intent.player == self.seat
        if intent.repeat:
            return
        if kind is Kind.LOOK or (kind is Kind.CONFIRM and intent.device == "pad"):
            self._look(mine, intent.player)
        elif kind in (Kind.ACT, Kind.ACT2):
            words = (self.table.side_act if kind is Kind.ACT else self.table.side_jump)(intent.player)
            if words:
                self.say(words)
            self._follow()
        elif kind in (Kind.PAUSE, Kind.CANCEL):
            if not self._escaped:
                self.table.pause()
        elif kind in (Kind.PAD_CAME, Kind.PAD_GONE):
            self.table.pad_changed(intent)
            self.rebuild()
        elif kind in _POINTER:
            drive(self.tree, self.canvas, intent)

    def _look(self, mine: bool, player: int) -> None:
        if mine:
            self.lift()
        elif self.table.sit_down_again(player):
            self._follow()
        elif 0 <= player < len(self.table.names):
            words = _("{other} is to look, not {name}")
            self.say(words.format(name=self.table.names[player], other=self.table.names[self.seat]))

    @property
    def own_key(self) -> str:
        """What stands on the key that opens the door."""
        mine = self.table.keys.at(self.seat)
        if mine.on_pad:
            return _("LB on the pad")
        return key_name(mine.look) if mine.look else ""

    # Looks ---------------------------------------------------------------------------------------------------------
    def background(self, canvas: Canvas) -> None:
        """Draw the door and its two generals."""
        w, h = canvas.width, canvas.height
        canvas.fill(canvas.box, "#9C1F15")
        scale = max(w / 1920, h / 1080)
        canvas.asset("ui/village_door.svg", centred(w / 2, h / 2, 1920 * scale, 1080 * scale))
        for side, general, verse in ((-1, "tiger", VERSES[0]), (1, "dragon", VERSES[1])):
            x = w / 2 + side * min(575.0, w / 2 - 385)
            canvas.asset(f"table/doorgod_{general}.svg", centred(x, h / 2 + 57, *GENERAL))
            board = centred(w / 2 + side * min(835.0, w / 2 - 125), h / 2 - 28, COUPLET, COUPLET_HIGH)
            canvas.asset("ui/couplet_board.svg", board)
            pitch = (COUPLET_HIGH - 60) / len(verse)
            for i, sign in enumerate(verse):
                at = board.y + 26 + pitch * (i + 0.5)
                canvas.text(board.x + COUPLET / 2 - 2, at, sign, 72, "serif", "#7A150D", "centre", max_width=94)

    def build(self, canvas: Canvas) -> Node:
        """Return the plaque with who is to look, and what has happened."""
        table, x, y = self.table, canvas.width / 2, canvas.height / 2 - 32
        setup = table.session.seats[self.seat]
        name = setup.name or _(CHARACTERS[setup.character].name)
        root = Node("curtain", canvas.box, role="screen", name=_("Pass the screen to {name}").format(name=name))
        place = Box(x - PLAQUE_MIDDLE[0], y - PLAQUE_MIDDLE[1], PLAQUE, PLAQUE_HIGH)
        root.add(Drawing("curtain.plaque", place, _plaque, role="decoration"))
        root.add(
            Text("curtain.to", Box(x - 250, y - 262, 500, 44), _("Pass the screen to"), 34, "display", "ink2", "centre")
        )
        head = centred(x, y - 92, 216, 216)
        root.add(Drawing("curtain.head", head, lambda c, b: _head(c, b, setup.character, self.seat)))
        root.add(
            Text("curtain.name", Box(x - 290, y + 38, 580, 82), name, 74, "display", "main", "centre", role="heading")
        )
        root.add(Text("curtain.cards", Box(x - 320, y + 119, 640, 54), self._state(), 27, "bold", "ink2", "centre"))
        words = _("Show my cards")
        root.add(Button("lift", Box(x - 205, y + 188, 410, 84), words, self.lift, "main", 26, key=self.own_key))
        told = "  ".join(table.since(self.seat))
        wide = min(canvas.width - 80, FOOT_WIDTH * canvas.grown(20) / 20)
        line = canvas.line_height(20)
        foot = canvas.height - 30 - line * 1.25
        if told:
            high = 2 * line + 24
            at = Box(x - wide / 2, foot - 22 - (high + 58) / 2, wide, 58)
            root.add(Drawing("curtain.told", at, _told(told), told, role="text"))
        words = _("Press {key} to look, and again to hide: nobody else is to see it").format(key=self.own_key)
        at = Box(x - wide / 2, foot, wide, line)
        root.add(Drawing("curtain.how", at, _told(words), words, role="text"))
        return root

    def _state(self) -> str:
        """Return what everybody may know of who is to look."""
        mirror = self.table.mirror
        held = card_count(mirror.counts[self.seat])
        if mirror.asks == "answer" and mirror.pending:
            return _("{cards} · faces +{n}").format(cards=held, n=mirror.pending)
        if mirror.asks == "colour":
            return _("{cards} · names a colour").format(cards=held)
        if mirror.asks == "to":
            return _("{cards} · chooses somebody").format(cards=held)
        return _("{cards} · your turn").format(cards=held)


def _head(canvas: Canvas, box: Box, animal: str, seat: int) -> None:
    """Draw who is to look, on the cushion of the seat and with its mark."""
    x, y = box.centre
    paint_cushion(canvas, seat, x, y, box.h * 0.88)
    paper.head(canvas, animal, "happy", x, y, box.h * 0.88)
    paint_mark(canvas, seat, x + box.h * 0.47, y + box.h * 0.36, 24, canvas.theme["card"])


def _plaque(canvas: Canvas, box: Box) -> None:
    canvas.asset("ui/door_plaque.svg", box)


def _told(words: str) -> Callable[[Canvas, Box], None]:
    def draw(canvas: Canvas, box: Box) -> None:
        size = TOLD_SIZE
        lines = canvas.lines(words, box.w - 60, size)[-2:]
        width = min(box.w, max(canvas.measure(line, size) for line in lines) + 70)
        high = canvas.line_height(size) * len(lines) + 24
        x, y = box.centre
        paper.pill(canvas, centred(x, y, width, high), "#4A0F0A", radius=min(29.0, high / 2))
        for i, line in enumerate(lines):
            at = y - high / 2 + 12 + canvas.line_height(size) * (i + 0.5)
            canvas.text(x, at - 1, line, size, "ui", "#FBE3D0", "centre", max_width=box.w - 40)

    return draw
