"""Keys and pad buttons for every act: press a row's key, then the key it should have from now on."""

from __future__ import annotations

from functools import partial

from game.input.assign import Assigned, assign, clear
from game.input.bindings import Bindings, button_name, key_name
from game.input.intents import Intent, Kind
from game.input.one_hand import BOTH, LEFT, OWN, RIGHT, lay_out, layout_of
from game.scenes.context import Context
from game.scenes.frame import MARGIN, TOP, TopBar, question, section
from game.scenes.menu import MenuScene
from game.text import N_, _
from game.ui import paper
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.lists import ListView, Scroll
from game.ui.node import HOVERED, PRESS, Act, Node
from game.ui.values import ChoiceRow
from game.ui.widgets import Panel, Text

LISTENS = 8.0
"""Seconds a row waits for a key before it keeps what it has."""

ROW, CELL = 66.0, 210.0
TWO_COLUMNS, BETWEEN = 2000.0, 40.0
"""From this width the groups stand side by side, so that an act and its keys are seen together."""

ACTS: tuple[tuple[str, tuple[tuple[Kind, str], ...]], ...] = (
    (
        N_("At the table"),
        (
            *((Kind.DRAW, N_("Draw, or take the penalty")), (Kind.CALL, N_("Call"))),
            *((Kind.CATCH, N_("Catch")), (Kind.JUMP, N_("Jump in")), (Kind.LET, N_("Keep the card, let it be"))),
            (Kind.CHALLENGE, N_("Challenge a wild draw card")),
            *((Kind.SORT, N_("Sort the hand")), (Kind.PAUSE, N_("Pause")), (Kind.LOG, N_("What has happened"))),
            *((Kind.RULES, N_("This table's rules")), (Kind.HINT, N_("A hint"))),
            (Kind.EXPLAIN, N_("Explain the card")),
        ),
    ),
    (
        N_("Everywhere"),
        (
            *((Kind.CONFIRM, N_("OK, play the card")), (Kind.CANCEL, N_("Back"))),
            *((Kind.UP, N_("Up")), (Kind.DOWN, N_("Down")), (Kind.LEFT, N_("Left")), (Kind.RIGHT, N_("Right"))),
            *((Kind.NEXT, N_("Next thing")), (Kind.PREVIOUS, N_("Thing before"))),
            *((Kind.START, N_("Start the table")), (Kind.HELP, N_("Keys and help"))),
            *((Kind.FIRST, N_("First card, beginning of a list")), (Kind.LAST, N_("Last card, end of a list"))),
            *((Kind.PAGE_UP, N_("A page up")), (Kind.PAGE_DOWN, N_("A page down"))),
            (Kind.TELL, N_("Say how things stand (read aloud)")),
            (Kind.FULLSCREEN, N_("Full screen and back")),
        ),
    ),
)
"""What can be given keys and buttons, in the order shown."""

HANDS = ((BOTH, N_("both hands")), (LEFT, N_("the left hand")), (RIGHT, N_("the right hand")), (OWN, N_("as you set")))
"""Ready sets of keys; the last one only says that the keys are nobody's set any more."""

NAMES: dict[Kind, str] = {kind: words for _group, acts in ACTS for kind, words in acts}


class Controls(MenuScene):
    """A list of acts with a key and a button each."""

    name = "controls"
    first = "key.draw"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.listening: tuple[Kind, bool] | None = None
        """The act that waits for a key, or (True) for a pad's button."""
        self.asking = False
        self._scroll = Scroll()
        self._left = 0.0

    # Giving keys ---------------------------------------------------------------------------------------------------
    def listen(self, kind: Kind, pad: bool) -> None:
        """Wait for the key or button an act is to have."""
        self.listening, self._left = (kind, pad), LISTENS
        self.context.translator.capture = self.heard
        self.rebuild()

    def stop_listening(self) -> None:
        """Keep what there is."""
        self.listening = None
        self.context.translator.capture = None
        self.rebuild()

    def heard(self, name: str, pad: bool) -> None:
        """A key or button was pressed: Esc keeps what there is, Delete clears, anything else is given to the act."""
        if self.listening is None or (pad != self.listening[1] and name != "escape"):
            return
        kind, for_pad = self.listening
        now = self.context.bindings
        self.stop_listening()
        if name == "escape" and not pad:
            return
        clearing = name == "delete" and not pad
        self._take(clear(now, kind, pad=for_pad) if clearing else assign(now, kind, name, pad=pad))

    def _take(self, result: Assigned) -> None:
        if result.kept is not None:
            self.say(_("“{act}” has no other key, so it keeps this one.").format(act=_(NAMES[result.kept])))
            self.context.sound("refuse")
            return
        self.context.change(bindings=result.bindings)
        names = [_(NAMES[kind]) for kind in result.taken if kind in NAMES]
        if names:
            self.say(_("Taken from: {acts}").format(acts=", ".join(names)))
        self.rebuild()

    def _reset(self) -> None:
        self.asking = False
        self.context.change(bindings={})
        self.rebuild()

    def _ask(self) -> None:
        self.asking = not self.asking
        self.rebuild()

    # Life ----------------------------------------------------------------------------------------------------------
    def cancel(self) -> None:
        """Go back; from the question only to the keys."""
        if self.asking:
            self._ask()
        else:
            super().cancel()

    def handle(self, intent: Intent) -> None:
        """A click while a row listens keeps what there is."""
        if self.listening is not None:
            if intent.kind in (Kind.PRESS, Kind.SECOND):
                self.stop_listening()
            return
        super().handle(intent)

    def update(self, dt: float) -> None:
        """Listen for a while only: whoever has no such device is not caught here."""
        super().update(dt)
        if self.listening is not None:
            self._left -= dt
            if self._left <= 0:
                self.stop_listening()

    @property
    def rest(self) -> float:
        """Count while a row listens."""
        return 0.1 if self.listening is not None else super().rest

    def leave(self) -> None:
        """Listen no more."""
        self.context.translator.capture = None

    def covered(self) -> None:
        """Listen no more while another screen lies over this one."""
        self.listening = None
        self.context.translator.capture = None

    # Looks ---------------------------------------------------------------------------------------------------------
    def build(self, canvas: Canvas) -> Node:
        """Return the list of acts."""
        root = Node("controls-screen", canvas.box, role="screen", name=_("Keys and buttons"))
        note = _("Choose a place, then press the key it shall have")
        reset = 300.0
        root.add(TopBar(canvas, _("Keys and buttons"), note, self.cancel, room=reset + 20))
        place = Box(canvas.width - MARGIN - reset, 14, reset, 52)
        root.add(Button("reset", place, _("Reset to default"), self._ask, "paper", 20))
        box = Box(MARGIN, TOP, canvas.width - 2 * MARGIN, canvas.height - TOP - MARGIN)
        panel = Panel("acts", box, name=_("Keys and buttons"))
        inner = Box(box.x + 20, box.y + 22, box.w - 40, box.h - 44)
        rows = self._rows(canvas, Box(inner.x + 6, inner.y + 4, inner.w - 26, ROW))
        root.add(panel.add(ListView("acts.list", inner, rows, self._scroll, name=_("Keys and buttons"))))
        if self.asking:
            words = _("All keys and buttons go back to what they were at first.")
            buttons = (("no", _("Keep mine"), "paper", self._ask), ("yes", _("Reset"), "main", self._reset))
            root.add(*question(canvas, "ask-reset", _("Back to default?"), words, buttons))
        return root

    def _rows(self, canvas: Canvas, place: Box) -> list[Node]:
        """Return the ready sets and the acts: below each other, or in a wide window a column for each group."""
        columns = len(ACTS) if place.w >= TWO_COLUMNS else 1
        width = (place.w - (columns - 1) * BETWEEN) / columns
        column = Box(place.x, place.y, width, place.h)
        rows: list[Node] = [self._layouts(canvas, column)]
        y = rows[0].bounds.bottom + 14
        for number in range(len(ACTS)):
            if number and columns > 1:
                column, y = Box(column.right + BETWEEN, place.y, width, place.h), place.y
            rows += self._group(canvas, Box(column.x, y, width, ROW), number)
            y = rows[-1].bounds.bottom + 16
        return rows

    def _group(self, canvas: Canvas, place: Box, number: int) -> list[Node]:
        """Return a group's heading and its acts, from the top of `place` downward."""
        group, acts = ACTS[number]
        narrow = place.w < 760
        title = Box(place.x, place.y, max(place.w - 2 * CELL - 40, place.w * 0.3), 36)
        rows: list[Node] = [section(canvas, f"section.{number}", title, _(group))]
        rows += self._devices(Box(place.x, place.y + 2, place.w, 36), number)
        y = place.y + 44
        for kind, words in acts:
            high = 124.0 if narrow else ROW
            row = _Act(f"act.{kind.value}", Box(place.x, y, place.w, high), _(words), narrow)
            right = Box(place.x, y + (64 if narrow else 0), place.w, high - (64 if narrow else 0))
            rows.append(row.add(*self._cells(right, kind, _(words))))
            y += high + 8
        return rows

    def _layouts(self, canvas: Canvas, place: Box) -> Node:
        """Return the row of ready sets of keys."""
        now = layout_of(self.context.bindings)
        options = [(name, _(words)) for name, words in HANDS if name != OWN or now == OWN]
        widths = [canvas.measure(words, 19, "bold") + 30 for _name, words in options]
        note = _("Every act under one hand; single keys can be changed below")
        at = Box(place.x, place.y, place.w, 80)
        return ChoiceRow("layout", at, _("Keys for"), note, options, now, self._lay_out, widths)

    def _lay_out(self, layout: str) -> None:
        if layout != OWN:
            self.context.change(bindings=lay_out(self.context.bindings, layout))
            self.rebuild()

    def _devices(self, row: Box, number: int) -> list[Node]:
        """Return the headings of the two columns."""
        cell = min(CELL, (row.w - 40) / 2)
        left = row.right - 2 * cell - 24
        return [
            Text(
                f"{device}.{number}", Box(left + i * (cell + 10), row.y, cell, 32), words, 19, "bold", "ink2", "centre"
            )
            for i, (device, words) in enumerate((("keys", _("Key")), ("pads", _("Pad"))))
        ]

    def _cells(self, row: Box, kind: Kind, words: str) -> list[Node]:
        cell = min(CELL, (row.w - 40) / 2)
        left = row.right - 2 * cell - 24
        bindings: Bindings = self.context.bindings
        keys = [key_name(name) for name in bindings.keys.get(kind, ())]
        buttons = [button_name(name) for name in bindings.buttons.get(kind, ())]
        out: list[Node] = []
        for i, (device, caps) in enumerate((("key", keys), ("pad", buttons))):
            box = Box(left + i * (cell + 10), row.y + 8, cell, row.h - 16)
            waits = self.listening == (kind, device == "pad")
            name = _("{act}, key").format(act=words) if device == "key" else _("{act}, pad").format(act=words)
            out.append(
                _Cell(f"{device}.{kind.value}", box, name, caps, waits, partial(self.listen, kind, device == "pad"))
            )
        return out


class _Act(Node):
    role = "group"

    def __init__(self, node_id: str, bounds: Box, words: str, narrow: bool) -> None:
        super().__init__(node_id, bounds, name=words)
        self.narrow = narrow

    def paint(self, canvas: Canvas) -> None:
        box = self.bounds
        paper.row(canvas, box)
        y = box.y + (34 if self.narrow else box.h / 2 - 1)
        room = box.w - 50 if self.narrow else box.w - 2 * CELL - 70
        canvas.text(box.x + 24, y, self.name, 23, "bold", "ink", max_width=room)


class _Cell(Node):
    """The keys of an act, or its pad's buttons; pressed, it listens."""

    role = "button"

    def __init__(self, node_id: str, bounds: Box, name: str, caps: list[str], waits: bool, press: Act) -> None:
        value = _("Press it now") if waits else ", ".join(caps) or _("none")
        super().__init__(node_id, bounds, name=name, value=value, actions={PRESS: press})
        self.caps, self.waits = caps, waits
        self.focus_pad = 4

    def paint(self, canvas: Canvas) -> None:
        """Draw a slot with the keys in it."""
        box = self.bounds
        edge = "main" if self.waits or HOVERED in self.state else "row_edge"
        paper.pill(canvas, box, "differs_row" if self.waits else "card", edge, radius=10)
        x, y = box.centre
        if self.waits or not self.caps:
            words = _("Press it now") if self.waits else "–"
            canvas.text(x, y - 1, words, 19, "bold", "main_deep" if self.waits else "ink3", "centre", box.w - 16)
            return
        widths = [paper.keycap_width(canvas, cap, 18) for cap in self.caps]
        room, shown = box.w - 16, len(self.caps)
        while shown > 1 and sum(widths[:shown]) + 8 * (shown - 1) > room:
            shown -= 1
        x -= (sum(widths[:shown]) + 8 * (shown - 1)) / 2
        for cap, w in zip(self.caps[:shown], widths, strict=False):
            paper.keycap(canvas, x + w / 2, y, cap, size=18)
            x += w + 8
