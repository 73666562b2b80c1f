"""The first start: before anything else what makes the game readable and audible, then the offer to learn it."""

from __future__ import annotations

from functools import partial

from game.scenes.context import Context
from game.scenes.frame import MARGIN, TopBar
from game.scenes.menu import MenuScene
from game.scenes.setting_rows import ROW, Maker, Rows, stacked
from game.scenes.title_art import beside_the_cards, paint_village
from game.scenes.tutorial_ends import open_tutorial
from game.text import LANGUAGES, N_, _, guess_language
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.lists import ListView, Scroll
from game.ui.node import Node
from game.ui.values import ChoiceRow
from game.ui.widgets import Head, Panel, Paragraph, Text

TOP, FOOT, WIDEST = 112.0, 96.0, 1180.0
BELOW_BAR = 100.0
"""Where the offer begins at the highest."""

OFFER = (
    ("learn", N_("Learn by playing"), N_("Five short lessons at the table, about four minutes")),
    ("title", N_("I know such games"), N_("Straight to the title; the tutorial waits under Help")),
)


class FirstStart(MenuScene):
    """Two pages: the settings that matter before anything can be read, then tutorial or title."""

    name = "first_start"
    first = "set.language"

    def __init__(self, context: Context, offering: bool = False) -> None:
        super().__init__(context)
        self.offering = offering
        if offering:
            self.first = f"offer.{OFFER[0][0]}"
        self._scroll = Scroll()

    def enter(self) -> None:
        """Show where the keys go."""
        super().enter()
        self.tree.focus_shown = True

    # What can be done ----------------------------------------------------------------------------------------------
    def go_on(self) -> None:
        """Go to the offer; from there the game begins."""
        self.offering = True
        self.rebuild()
        self.tree.set_focus(f"offer.{OFFER[0][0]}")

    def cancel(self) -> None:
        """Esc leads on, never round: to the offer, and from there to the title."""
        self.context.sound("ui_back")
        if self.offering:
            self._choose("title")
        else:
            self.go_on()

    def _back(self) -> None:
        """Go back to the settings."""
        self.offering = False
        self.rebuild()

    def _choose(self, what: str) -> None:
        """Remember that all this was asked, and go where the player wants to go."""
        context = self.context
        context.change(started_before=True)
        if context.stack is not None and context.stack.top is self:
            context.stack.pop()
        if what == "learn":
            open_tutorial(context)

    # Looks ---------------------------------------------------------------------------------------------------------
    def build(self, canvas: Canvas) -> Node:
        """Return the page."""
        title = _("Welcome to the table")
        root = Node("first-screen", canvas.box, role="screen", name=title)
        if self.offering:
            return root.add(TopBar(canvas, title, "", self._back), self._offer(canvas))
        note = _("Everything can be changed later under Settings")
        root.add(TopBar(canvas, title, note, None))
        width = min(WIDEST, canvas.width - 2 * MARGIN)
        box = Box((canvas.width - width) / 2, TOP, width, canvas.height - TOP - FOOT)
        panel = Panel("rows", box, name=title)
        inner = Box(box.x + 20, box.y + 22, box.w - 40, box.h - 44)
        place = Box(inner.x + 6, inner.y + 4, inner.w - 26, ROW)
        panel.add(ListView("rows.list", inner, stacked(canvas, place, self._rows(canvas)), self._scroll, name=title))
        go = Box(box.right - 300, canvas.height - FOOT + 14, 300, 62)
        return root.add(panel, Button("go_on", go, _("Go on"), self.go_on, "main", 28))

    def background(self, canvas: Canvas) -> None:
        """Draw the village behind the offer, and the plain ground behind the settings."""
        if self.offering:
            paint_village(canvas, self.context.settings.colour_set)
        else:
            super().background(canvas)

    def _rows(self, canvas: Canvas) -> list[str | Maker]:
        rows = Rows(self.context, canvas)
        return [
            self._language,
            rows.text_size(),
            rows.switch("high_contrast", _("High contrast"), _("White paper, black ink, dark edges")),
            *rows.colours(),
            rows.switch("reduced_motion", _("Reduced motion"), _("Flights, shakes and turns become short fades")),
            rows.switch("muted", _("Mute"), _("No sound at all")),
            rows.volume("master_volume", _("All sounds"), _("Turns all of them up or down")),
            rows.switch("captions", _("Sound captions"), _("What is heard is also written at the table")),
            rows.switch("narration", _("Read aloud"), _("A voice reads menus, cards and what happens")),
        ]

    def _language(self, place: Box) -> Node:
        now = self.context.settings.language or guess_language()
        options = list(LANGUAGES.items())
        title = "Language 语言" if _("Language") == "Language" else "语言 Language"
        change = lambda key: self.context.change(language=key)  # noqa: E731  - a row wants a function of one value
        return ChoiceRow("set.language", place, title, "", options, now, change, 190)

    def _offer(self, canvas: Canvas) -> Node:
        left, width = beside_the_cards(canvas, 860.0)
        words = _("How shall it begin?")
        each = 148.0
        high = 168.0 + each * len(OFFER) + 16
        tight = min(1.0, (canvas.height - BELOW_BAR - 16) / high)
        each, high = each * tight, high * tight
        box = Box(left, max(BELOW_BAR, (canvas.height - high) / 2), width, high)
        panel = Panel("offer", box, name=words)
        head = 108.0
        panel.add(Head("offer.head", Box(box.x + 40, box.y + 30 * tight, head, head), "goat", "happy"))
        at = Box(box.x + 66 + head, box.y + 52 * tight, box.w - 110 - head, 60)
        panel.add(Text("offer.heading", at, words, 36, "display", "main_deep", role="heading"))
        y = box.y + 158 * tight
        for i, (what, title, note) in enumerate(OFFER):
            place = Box(box.x + 40, y, box.w - 80, 76 * tight)
            kind = "main" if i == 0 else "paper"
            panel.add(Button(f"offer.{what}", place, _(title), partial(self._choose, what), kind, 30))
            below = Box(box.x + 62, y + 94 * tight, box.w - 124, 40)
            panel.add(Paragraph(f"offer.{what}.note", below, _(note), 20, "ui", "ink2", align="left"))
            y += each
        return panel
