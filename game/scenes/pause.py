"""The pause: hands face down, clocks stopped, and what can be done meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

from game.input.intents import Intent, Kind
from game.match.session import Session
from game.match.table import COMPUTER, HUMAN
from game.rules import rule_set
from game.scenes import remembered, start
from game.scenes.context import Context
from game.scenes.frame import Veil
from game.scenes.menu import MenuScene
from game.text import _
from game.ui import paper
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.node import Act, Node
from game.ui.widgets import Drawing, Panel

VEIL = 140
"""Of 255: 55 % (ART.md section 11)."""

WIDTH, HEIGHT, TOP = 580.0, 664.0, 110.0


class Pause(MenuScene):
    """Lies over the table while the session stands still. The scene below turns its hands face down when covered."""

    name = "pause"
    overlay = True
    first = "resume"

    def __init__(
        self,
        context: Context,
        session: Session,
        seat: int = 0,
        *,
        night: bool = False,
        more: Sequence[tuple[str, str, Act]] = (),
    ) -> None:
        """`seat` is the person's who paused; `night` gives the look of the dark side.

        `more` are buttons of the table's own (id, words, act); one called ``mind`` stands for handing the seat over.
        """
        super().__init__(context)
        self.session = session
        self.seat = seat
        self.night = night
        self.more = {node_id: (node_id, words, "", act) for node_id, words, act in more}

    def enter(self) -> None:
        """Stop the table's clock."""
        super().enter()
        self.session.pause()
        self.tree.focus_shown = True

    def leave(self) -> None:
        """Let the clock run again."""
        self.session.resume()

    def background(self, canvas: Canvas) -> None:
        """Draw nothing: the table lies below."""

    # What can be done ----------------------------------------------------------------------------------------------
    def items(self) -> list[tuple[str, str, str, Act]]:
        """Return the buttons: id, words, key, act."""
        key = self.context.key
        minded = self.session.seats[self.seat].kind == COMPUTER
        mind = _("Take my seat back") if minded else _("Let the computer play")
        return [
            ("resume", _("Resume"), key(Kind.CANCEL), self.cancel),
            ("rules", self._rules_words(), key(Kind.RULES), self.open_rules),
            *self._saving(),
            ("settings", _("Settings"), "", lambda: start.open_settings(self.context)),
            ("help", _("Keys and help"), key(Kind.HELP), lambda: start.open_help(self.context)),
            self.more.get("mind", ("mind", mind, "", self.hand_over)),
            *(item for node_id, item in self.more.items() if node_id != "mind"),
            ("leave", _("Save and leave"), "", lambda: start.to_title(self.context)),
        ]

    def _saving(self) -> list[tuple[str, str, str, Act]]:
        """Return the way to keep the match by hand, where it is written down."""
        if self.session.record is None:
            return []
        return [("keep", _("Save this match"), "", lambda: remembered.open_kept(self.context, self.session))]

    def _rules_words(self) -> str:
        changed = len(rule_set(self.session.table.rules).differences_from_official())
        return _("This table's rules ({n})").format(n=changed) if changed else _("This table's rules")

    def open_rules(self) -> None:
        """Show the rules of this table."""
        start.open_rules(self.context, self.session.table.rules)

    def hand_over(self) -> None:
        """Give the person's seat to the computer, or take it back, and go on."""
        minded = self.session.seats[self.seat].kind == COMPUTER
        self.session.hand_over(self.seat, HUMAN if minded else COMPUTER)
        self.cancel()

    def shortcut(self, intent: Intent) -> bool:
        """The keys that stand on the buttons."""
        if intent.kind is Kind.RULES:
            self.open_rules()
        elif intent.kind is Kind.HELP:
            start.open_help(self.context)
        else:
            return False
        return True

    def _saved(self) -> str:
        """Return whether closing loses anything."""
        problem = self.session.record.problem if self.session.record is not None else ""
        if problem:
            return _("The match cannot be saved now: {reason}").format(reason=problem)
        return _("Every move is saved; closing loses nothing")

    # Looks ---------------------------------------------------------------------------------------------------------
    def build(self, canvas: Canvas) -> Node:
        """Return veil, panel and buttons."""
        root = Node("pause-screen", canvas.box, role="screen", name=_("Paused"))
        root.add(Veil(canvas, VEIL))
        height = min(HEIGHT, canvas.height - 48)
        top = min(TOP, (canvas.height - height) / 2)
        box = Box((canvas.width - WIDTH) / 2, top, WIDTH, height)
        panel = Panel("pause", box, "night" if self.night else "paper", name=_("Paused"), modal=True)
        head = Box(box.x + 22, box.y + 16, box.w - 44, 98 if height > 560 else 76)
        panel.add(_Title("pause.title", head, _("Paused"), _("Cards are face down, clocks stopped"), self.night))
        items = self.items()
        y = head.bottom + 30
        pitch = min(84.0, (box.bottom - 30 - y) / len(items))
        tall = min(68.0, pitch - 14)
        for i, (node_id, words, key, act) in enumerate(items):
            place = Box(box.x + 56, y, box.w - 112, tall)
            kind = "main" if i == 0 else "night" if self.night else "paper"
            panel.add(Button(node_id, place, words, act, kind, min(26, tall * 0.42), key=key))
            y += pitch
        root.add(panel)
        words = self._saved()
        if canvas.height - box.bottom > 90:
            at = Box(canvas.width / 2 - 400, box.bottom + 24, 800, 44)
            root.add(Drawing("pause.note", at, lambda c, b: _note(c, b, words), name=words, role="text"))
        return root


class _Title(Node):
    role = "heading"

    def __init__(self, node_id: str, bounds: Box, words: str, note: str, night: bool) -> None:
        super().__init__(node_id, bounds, name=words, value=note)
        self.night = night

    def paint(self, canvas: Canvas) -> None:
        box = self.bounds
        paper.strip(canvas, box, "#4A2FA0" if self.night else "main")
        x = box.x + box.w / 2
        small = box.h < 90
        canvas.text(
            x,
            box.y + box.h * 0.36,
            self.name,
            38 if small else 46,
            "display",
            "moon" if self.night else "card",
            "centre",
        )
        canvas.text(
            x, box.y + box.h * 0.77, self.value, 19, "ui", "moon2" if self.night else "#FBE3D0", "centre", box.w - 30
        )


def _note(canvas: Canvas, box: Box, words: str) -> None:
    x, y = box.centre
    paper.ribbon(canvas, x, y, words, 19, box.w)
