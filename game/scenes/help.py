"""The keys: what each does, on this machine, as they are bound now; and what the mouse does."""

from __future__ import annotations

from game.input.intents import Kind
from game.scenes.context import Context
from game.scenes.frame import MARGIN, TOP, TopBar
from game.scenes.menu import MenuScene
from game.scenes.preview import INSET, side_panel
from game.scenes.tutorial_ends import open_tutorial
from game.text import N_, _
from game.ui import paper
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.lists import ListView, Scroll
from game.ui.node import Node
from game.ui.widgets import Panel, Paragraph, Text

AT_THE_TABLE = (
    ((Kind.LEFT, Kind.RIGHT), N_("Go along the hand")),
    ((Kind.CONFIRM,), N_("Play the card in focus, press the button in focus")),
    ("1 – 9, 0", N_("Go straight to the first … tenth card")),
    ((Kind.DRAW,), N_("Draw a card, or take the penalty")),
    ((Kind.LET,), N_("Keep the card just drawn")),
    ((Kind.CALL,), N_("Call when one card will be left")),
    ((Kind.CATCH,), N_("Catch whoever forgot to call")),
    ((Kind.JUMP,), N_("Jump in with the identical card")),
    ((Kind.CHALLENGE,), N_("Challenge a wild draw card")),
    ((Kind.SORT,), N_("Sort the hand another way")),
    ((Kind.LOG,), N_("Show everything that has happened")),
    ((Kind.EXPLAIN,), N_("Explain the card in focus, or the one on the pile")),
    ((Kind.FIRST, Kind.LAST), N_("Go to the first or the last card")),
    ((Kind.PAGE_UP, Kind.PAGE_DOWN), N_("Go five cards along the hand")),
)

EVERYWHERE = (
    ((Kind.UP, Kind.DOWN), N_("Go to the next thing that way")),
    ((Kind.NEXT,), N_("Go to the next thing in order; with Shift back")),
    ((Kind.CANCEL,), N_("Back, and at the table: pause")),
    ((Kind.PAGE_UP, Kind.PAGE_DOWN), N_("A page up or down in a list")),
    ((Kind.FIRST, Kind.LAST), N_("To the beginning or the end of a list")),
    ("Ctrl+C, Ctrl+X, Ctrl+V", N_("In a text field: copy, cut, paste")),
    ((Kind.TELL,), N_("Say how things stand, where the game is read aloud")),
    ((Kind.HELP,), N_("This page")),
    ((Kind.FULLSCREEN,), N_("Full screen and back")),
)

WITH_THE_MOUSE = (
    N_("Click a card to choose it, click again to play it; or drag it to the middle."),
    N_("Point at a card that is dim: it says why it cannot be played."),
    N_("Point at a card for a while, or at the one on the pile: it says what it does at this table."),
    N_("In a text field the right button pastes."),
    N_("The right button goes back. The wheel moves lists and long hands."),
)

MOST_USED = (
    Kind.CONFIRM,
    Kind.DRAW,
    Kind.CALL,
    Kind.CATCH,
    Kind.CHALLENGE,
    Kind.JUMP,
    Kind.SORT,
    Kind.EXPLAIN,
    Kind.LOG,
)
"""The keys of a hand being played, as they stand beside the settings."""

Keys = tuple[Kind, ...] | str


class Help(MenuScene):
    """A page to read; any way back leaves it."""

    name = "help"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._left, self._right = Scroll(), Scroll()

    def build(self, canvas: Canvas) -> Node:
        """Return two panels of keys, one under the other where it is narrow."""
        root = Node("help-screen", canvas.box, role="screen", name=_("Keys and help"))
        learn = 300.0
        note = _("Everything works by mouse and by keys alone")
        root.add(TopBar(canvas, _("Keys and help"), note, self.cancel, room=learn + 20))
        place = Box(canvas.width - MARGIN - learn, 14, learn, 52)
        root.add(Button("tutorial", place, _("The tutorial"), lambda: open_tutorial(self.context), "gold", 22))
        area = Box(MARGIN, TOP, canvas.width - 2 * MARGIN, canvas.height - TOP - MARGIN)
        if canvas.width >= 1500:
            left, right = area.columns(2, 20)
            root.add(
                self._panel(
                    canvas, left, "table", _("At the table"), self._keys(canvas, AT_THE_TABLE, left), self._left
                )
            )
            more = self._keys(canvas, EVERYWHERE, right)
            more += self._mouse(canvas, right, more[-1].bounds.bottom + 26)
            root.add(self._panel(canvas, right, "all", _("Everywhere"), more, self._right))
            return root
        rows = self._keys(canvas, AT_THE_TABLE + EVERYWHERE, area)
        rows += self._mouse(canvas, area, rows[-1].bounds.bottom + 26)
        root.add(self._panel(canvas, area, "table", _("At the table"), rows, self._left))
        return root

    def _panel(self, canvas: Canvas, box: Box, node_id: str, title: str, rows: list[Node], scroll: Scroll) -> Node:
        panel = Panel(node_id, box, name=title)
        panel.add(
            Text(f"{node_id}.title", Box(box.x + 30, box.y + 20, box.w - 60, 44), title, 30, "display", role="heading")
        )
        inner = _inner(box)
        panel.add(Readable(f"{node_id}.list", inner, rows, scroll, title))
        return panel

    def _keys(self, canvas: Canvas, table: tuple[tuple[Keys, str], ...], box: Box) -> list[Node]:
        inner = _inner(box)
        rows = self._people(inner) if table[0] is AT_THE_TABLE[0] else []
        y = rows[-1].bounds.bottom + 20 if rows else inner.y + 4
        for i, (keys, words) in enumerate(table):
            caps = [keys] if isinstance(keys, str) else [self.context.key(kind) for kind in keys]
            rows.append(KeyRow(f"{box.x:.0f}.key.{i}", Box(inner.x + 6, y, inner.w - 26, 66), caps, _(words)))
            y += 74
        return rows

    def _people(self, inner: Box) -> list[Node]:
        """Return everybody's own keys, where a table is shared; what stands below is for whoever looks at a hand."""
        scenes = self.context.stack.scenes if self.context.stack is not None else []
        whose = next((scene.whose_keys for scene in scenes if hasattr(scene, "whose_keys")), None)
        rows: list[Node] = []
        y = inner.y + 4
        for name, caps in whose() if whose is not None else ():
            words = _("{name}: look; call, catch; jump in").format(name=name)
            rows.append(KeyRow(f"own.{name}", Box(inner.x + 6, y, inner.w - 26, 66), list(caps), words))
            y += 74
        return rows

    def _mouse(self, canvas: Canvas, box: Box, y: float) -> list[Node]:
        inner = _inner(box)
        rows: list[Node] = [
            Text(
                "mouse.title", Box(inner.x + 8, y, inner.w - 20, 40), _("With the mouse"), 26, "display", role="heading"
            )
        ]
        y += 50
        for i, words in enumerate(WITH_THE_MOUSE):
            h = len(canvas.lines(_(words), inner.w - 40, 20)) * canvas.line_height(20)
            rows.append(Paragraph(f"mouse.{i}", Box(inner.x + 10, y, inner.w - 40, h + 2), _(words), 20, "ui", "ink2"))
            y += h + 12
        return rows


def most_used(context: Context, box: Box) -> Node:
    """Return a panel of the keys that a hand needs, as they are bound now."""
    panel = side_panel(box, _("Most used"))
    words = {kinds[0]: words for kinds, words in AT_THE_TABLE if not isinstance(kinds, str)}
    for i, kind in enumerate(MOST_USED):
        place = Box(box.x + INSET, box.y + 78 + i * 88, box.w - 2 * INSET, 78)
        panel.add(KeyRow(f"used.{kind.value}", place, [context.key(kind)], _(words[kind]), 116))
    return panel


def _inner(box: Box) -> Box:
    return Box(box.x + 20, box.y + 76, box.w - 40, box.h - 76 - 24)


class Readable(ListView):
    """A list that is only read: it takes focus itself when it is longer than its box, and the arrows scroll it."""

    def __init__(self, node_id: str, bounds: Box, rows: list[Node], scroll: Scroll, name: str) -> None:
        super().__init__(node_id, bounds, rows, scroll, name)
        self.wants_focus = self.longer
        self.focus_pad = 2


class KeyRow(Node):
    """What keys do, beside the keys."""

    role = "text"

    def __init__(self, node_id: str, bounds: Box, caps: list[str], words: str, column: float = 190) -> None:
        """`column` is where the words begin, beside the keys."""
        super().__init__(node_id, bounds, name=words, value=" ".join(caps))
        self.caps, self.column = caps, column

    def paint(self, canvas: Canvas) -> None:
        """Draw the keys and the words."""
        box = self.bounds
        paper.row(canvas, box)
        x = box.x + 20
        y = box.y + box.h / 2
        for cap in self.caps:
            w = paper.keycap_width(canvas, cap, 19)
            paper.keycap(canvas, x + w / 2, y, cap, dark=False, size=19)
            x += w + 10
        left = max(box.x + self.column, x + 10)
        room = box.right - left - 16
        size = 22.0 if canvas.measure(self.name, 22) <= room else 19.0
        lines = canvas.lines(self.name, room, size)[:2]
        for i, line in enumerate(lines):
            canvas.text(left, y - 1 + 25 * (i - (len(lines) - 1) / 2), line, size, "ui", "ink", max_width=room)
