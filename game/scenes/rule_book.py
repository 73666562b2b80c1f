"""The rule book: the rules of one table, made from its switches, with every card, tips and what people ask."""

from __future__ import annotations

from functools import partial

from game.input.intents import Intent, Kind
from game.match.own_rules import OwnRules
from game.narrate.book import Chapter, book
from game.narrate.presets import preset_about, preset_name
from game.rules import RuleError, rule_set
from game.scenes.context import Context
from game.scenes.frame import MARGIN, TOP, TopBar
from game.scenes.help import Readable
from game.scenes.menu import MenuScene
from game.scenes.rule_book_parts import page
from game.scenes.rule_choice import RuleSets
from game.scenes.rule_panels import tab_column
from game.text import _, language, ngettext
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.lists import ListView, Scroll
from game.ui.node import Node
from game.ui.widgets import Panel, Paragraph, Text

WIDEST = 1440.0
"""A page is no wider: longer lines are hard to read."""


class RuleBook(MenuScene):
    """A book to read. With `choosable` the rules of any preset or own rule set can be opened in it."""

    name = "rule_book"
    own_keys = frozenset((Kind.PAGE_UP, Kind.PAGE_DOWN))

    def __init__(
        self, context: Context, rules: str = "official", *, choosable: bool = False, chapter: str = ""
    ) -> None:
        """`chapter` is opened first; without one, the first there is."""
        super().__init__(context)
        self.rules = rule_set(rules)
        self.choosable = choosable
        self.title = ""
        self.sets: RuleSets | None = None
        self._chapters: tuple[Chapter, ...] = ()
        self._made_for = ("", "")
        self._scroll, self._tabs_scroll = Scroll(), Scroll()
        self.chapter = chapter or self.chapters()[0].id
        self.first = f"chapter.{self.chapter}"

    # What can be done ----------------------------------------------------------------------------------------------
    def chapters(self) -> tuple[Chapter, ...]:
        """Return the chapters in the language spoken; they are made once for each."""
        wanted = (self.rules.text, language())
        if self._made_for != wanted:
            self._chapters, self._made_for = book(self.rules), wanted
        return self._chapters

    def turn_to(self, chapter: str) -> None:
        """Open a chapter."""
        self.chapter, self._scroll = chapter, Scroll()
        self.rebuild()

    def choose(self) -> None:
        """Show all rule sets there are."""
        own = OwnRules()
        self.sets = RuleSets(
            own.sets, self._close_sets, self._read, self.title or self.rules.preset, here_own=bool(self.title)
        )
        self.rebuild()

    def _close_sets(self) -> None:
        self.sets = None
        self.rebuild()

    def _read(self, name: str, *, own: bool) -> None:
        try:
            found = OwnRules().find(name) if own else None
            self.rules = found.rule_set() if found is not None else rule_set(name)
        except RuleError:
            self.say(_("This rule set was written by another version of the game."))
            return
        self.title = name if own else ""
        self.sets = None
        ids = [one.id for one in self.chapters()]
        self.turn_to(self.chapter if self.chapter in ids else ids[0])

    def cancel(self) -> None:
        """Close the list of rule sets, or go back."""
        if self.sets is not None:
            self._close_sets()
        else:
            super().cancel()

    def shortcut(self, intent: Intent) -> bool:
        """The key that opened the book closes it; Page Up and Down turn to the next chapter."""
        if self.sets is not None:
            return False
        if intent.kind is Kind.RULES:
            self.cancel()
            return True
        if intent.kind in (Kind.PAGE_UP, Kind.PAGE_DOWN):
            ids = [one.id for one in self.chapters()]
            self.turn_to(ids[(ids.index(self.chapter) + (1 if intent.kind is Kind.PAGE_DOWN else -1)) % len(ids)])
            self.tree.set_focus(f"chapter.{self.chapter}")
            return True
        return False

    def rebuild(self) -> None:
        """Build again; over the book the list of rule sets has its own focus."""
        if self.open:
            self.tree.replace(self.build(self.canvas), self.sets.first if self.sets else self.first)

    # Looks ---------------------------------------------------------------------------------------------------------
    def build(self, canvas: Canvas) -> Node:
        """Return chapters and page."""
        changed = len(self.rules.differences_from_official())
        note = ngettext("{n} house rule", "{n} house rules", changed).format(n=changed)
        name = self.title or preset_name(self.rules.preset)
        root = Node("rule-book", canvas.box, role="screen", name=_("Rule book"))
        root.add(TopBar(canvas, _("Rule book"), _("{name}, {count}").format(name=name, count=note), self.cancel))
        side = 370.0 if canvas.width >= 1400 else 280.0
        height = canvas.height - TOP - MARGIN
        width = min(WIDEST, canvas.width - 2 * MARGIN - side - 20)
        left = max(MARGIN, (canvas.width - width - side - 20) / 2)
        root.add(self._contents(canvas, Box(left, TOP, side, height), name))
        root.add(self._page(canvas, Box(left + side + 20, TOP, width, height)))
        if self.sets is not None:
            root.add(*self.sets.build(canvas))
        return root

    def _contents(self, canvas: Canvas, box: Box, name: str) -> Node:
        panel = Panel("contents", box, name=_("Chapters"))
        y = box.y + 24
        if box.h > 640:
            title = Paragraph("contents.name", Box(box.x + 28, y, box.w - 56, 0), name, 28, "display", "main")
            h = len(canvas.lines(name, box.w - 56, 28, "display")) * canvas.line_height(28)
            title.bounds, title.role = Box(box.x + 28, y, box.w - 56, h + 2), "heading"
            y += h + 6
            about = "" if self.title else preset_about(self.rules.preset)
            h = len(canvas.lines(about, box.w - 56, 18)) * canvas.line_height(18) if about else 0
            panel.add(title)
            if about:
                panel.add(Paragraph("contents.about", Box(box.x + 28, y, box.w - 56, h + 2), about, 18, "ui", "ink2"))
            y += h + 14
        foot = 84.0 if self.choosable else 20.0
        inner = Box(box.x + 12, y, box.w - 24, box.bottom - foot - y)
        tabs = tab_column(
            canvas,
            inner,
            [
                (
                    f"chapter.{one.id}",
                    one.title,
                    _house_rules(one),
                    0,
                    one.id == self.chapter,
                    partial(self.turn_to, one.id),
                )
                for one in self.chapters()
            ],
        )
        panel.add(ListView("contents.list", inner, tabs, self._tabs_scroll, name=_("Chapters")))
        if self.choosable:
            at = Box(box.x + 22, box.bottom - 76, box.w - 44, 52)
            panel.add(Button("choose", at, _("Another rule set"), self.choose, "paper", 20))
        return panel

    def _page(self, canvas: Canvas, box: Box) -> Node:
        chapter = next(one for one in self.chapters() if one.id == self.chapter)
        panel = Panel("page", box, name=chapter.title)
        head = Box(box.x + 40, box.y + 22, box.w - 80, 46)
        panel.add(Text("page.title", head, chapter.title, 34, "display", "main", role="heading"))
        top = head.bottom + 12
        inner = Box(box.x + 24, top, box.w - 48, box.bottom - 24 - top)
        place = Box(inner.x + 10, inner.y + 8, inner.w - 36, 0)
        rows = page(canvas, place, chapter, self.context.settings.colour_set)
        panel.add(Readable("page.list", inner, rows, self._scroll, chapter.title))
        return panel


def _house_rules(chapter: Chapter) -> int:
    """Return how many of a chapter's sentences are house rules; those that only repeat them have none."""
    if chapter.id in ("house", "tips", "questions"):
        return 0
    return sum(line.house for line in chapter.lines) + sum(entry.house for entry in chapter.cards)
