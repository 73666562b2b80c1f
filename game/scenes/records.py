"""The records: statistics with charts, and every match there is a file of, to be looked at again."""

from __future__ import annotations

import time
from functools import partial

from game.match import keeping, ledger, saves
from game.match.ledger import Ledger
from game.match.statistics import MatchRow, Statistics
from game.scenes import record_pages, record_tables, remembered, start
from game.scenes.context import Context
from game.scenes.frame import MARGIN, TOP, TopBar
from game.scenes.help import Readable
from game.scenes.menu import MenuScene
from game.scenes.record_pages import Page, person_name
from game.text import N_, _, ngettext
from game.ui.buttons import Button, Tab
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.lists import ListView, Scroll
from game.ui.node import Act, Node
from game.ui.values import Stepper
from game.ui.widgets import Head, Panel, Paragraph, Text

PAGES = (
    ("overview", N_("Overview"), "star"),
    ("shares", N_("Win rates"), "eye"),
    ("lengths", N_("Rounds"), "clock"),
    ("matches", N_("Matches"), "log"),
)

READING = 0.012
"""Seconds of a frame spent on matches that have not been counted yet."""

SAID = {
    ledger.DAMAGED: N_("The statistics were damaged. They were put aside and are counted again from the replays."),
    ledger.UNWRITABLE: N_("The statistics cannot be written ({why}). They hold until the game is closed."),
    ledger.NEWER: N_("A newer version of the game keeps the statistics here. They are left alone and counted anew."),
}
"""What is said when something is the matter with the database."""


class Records(MenuScene):
    """Statistics and matches. Files that nobody has counted yet are read bit by bit while the screen is looked at."""

    name = "records"

    def __init__(self, context: Context, page: str = "overview", stats: Statistics | None = None) -> None:
        """Without `stats` the user's own are opened."""
        super().__init__(context)
        self.page = page
        self.first = f"tab.{page}"
        self.who: str | None = None
        self.stats = stats or Statistics(Ledger(check=True))
        self.unread = self.stats.unread()
        self.people = self.stats.people()
        self.records = record_pages.Records.of(self.stats, None)
        self._scroll, self._side_scroll = Scroll(), Scroll()
        self._said = ""

    # Life ----------------------------------------------------------------------------------------------------------
    def enter(self) -> None:
        """Say what is the matter with the database, if anything."""
        super().enter()
        self.tree.focus_shown = True
        self._say_problem()

    def leave(self) -> None:
        """Close the database."""
        self.stats.ledger.close()

    def uncovered(self) -> None:
        """Matches may have been played meanwhile."""
        self.unread = self.stats.unread()
        self._ask()

    def _say_problem(self) -> None:
        kept = self.stats.ledger
        if kept.problem and kept.problem != self._said:
            self._said = kept.problem
            self.say(_(SAID[kept.problem]).format(why=kept.detail))

    def update(self, dt: float) -> None:
        """Count matches that nobody has counted yet, for a part of each frame."""
        super().update(dt)
        if not self.unread:
            return
        until = time.perf_counter() + READING
        while self.unread and time.perf_counter() < until:
            self.stats.take_in(self.unread.pop(0))
        if not self.unread:
            self._say_problem()
            self._ask()
        self.rebuild()

    @property
    def rest(self) -> float:
        """Go on at once while there is something to read."""
        return 0.0 if self.unread else super().rest

    def _ask(self) -> None:
        """Ask the database for everything the pages show."""
        self.people = self.stats.people()
        if self.who is not None and self.who not in self.people:
            self.who = None
        self.records = record_pages.Records.of(self.stats, self.who)

    # What can be done ----------------------------------------------------------------------------------------------
    def show(self, page: str) -> None:
        """Show another page."""
        if page != self.page:
            self.page, self._scroll = page, Scroll()
            self.rebuild()

    def look_at(self, who: str | None) -> None:
        """Show the seats of one name, or of all people."""
        self.who = who
        self._ask()
        self.rebuild()

    def count_again(self) -> None:
        """Forget everything and count it again from the files."""
        self.stats.clear()
        self.unread = self.stats.unread()
        self._ask()
        self.rebuild()

    def open_match(self, row: MatchRow) -> None:
        """Look at a match again; the one in progress is played on."""
        if saves.is_running(row.path):
            problem = start.continue_match(self.context)
        else:
            problem = remembered.open_replay(self.context, row.path)
        if problem:
            self.say(problem)

    def keep(self, row: MatchRow) -> None:
        """Keep a match however old it gets, or let it go with the others."""
        try:
            path = keeping.keep(row.path, on=not keeping.is_kept(row.path))
        except OSError as error:
            self.say(_("The match cannot be marked: {why}.").format(why=error.strerror or error))
            return
        self.unread = [one for one in self.stats.unread() if one != path]
        self.stats.take_in(path)
        self._ask()
        self.rebuild()

    def write_tables(self) -> None:
        """Write the matches and the rounds as tables for a spreadsheet and say where they are."""
        try:
            matches, rounds = record_tables.write_tables(self.records.matches, self.stats.ledger)
        except OSError as error:
            self.say(_("The tables cannot be written: {why}.").format(why=error.strerror or error))
            return
        words = _("Saved in {folder}: {matches} and {rounds}")
        self.say(words.format(folder=matches.parent, matches=matches.name, rounds=rounds.name))

    # Looks ---------------------------------------------------------------------------------------------------------
    def build(self, canvas: Canvas) -> Node:
        """Return the pages' names and the page."""
        root = Node("records-screen", canvas.box, role="screen", name=_("Records"))
        note = _("Counted from the matches on this machine")
        if self.unread:
            n = len(self.unread)
            note = ngettext("Reading {n} more match", "Reading {n} more matches", n).format(n=n)
        root.add(TopBar(canvas, _("Records"), note, self.cancel))
        height = canvas.height - TOP - MARGIN
        side = 300.0
        root.add(self._side(Box(MARGIN, TOP, side, height)))
        left = MARGIN + side + 20
        root.add(self._page(canvas, Box(left, TOP, canvas.width - left - MARGIN, height)))
        return root

    def _side(self, box: Box) -> Node:
        """Return the pages' names, and below them whose rounds count and two ways more; where it is low it scrolls."""
        panel = Panel("pages", box, name=_("Pages"))
        inner = Box(box.x + 8, box.y + 16, box.w - 16, box.h - 32)
        rows: list[Node] = []
        for i, (key, words, icon) in enumerate(PAGES):
            place = Box(box.x + 18, inner.y + 8 + i * 78, box.w - 36, 66)
            rows.append(Tab(f"tab.{key}", place, _(words), partial(self.show, key), self.page == key, icon))
        several = len(self.people) > 1
        y = max(rows[-1].bounds.bottom + 16, inner.bottom - 8 - 62 - 140 - (70 if several else 0))
        if several:
            rows.append(self._whose(Box(box.x + 20, y, box.w - 40, 56)))
            y += 70
        kept = Box(box.x + 20, y, box.w - 40, 54)
        rows.append(Button("kept", kept, _("Saved matches"), lambda: remembered.open_kept(self.context), "paper", 20))
        tables = kept.moved(0, 70)
        rows.append(Button("tables", tables, _("Save as CSV"), self.write_tables, "paper", 20))
        again = kept.moved(0, 140)
        rows.append(Button("again", again, _("Count again"), self.count_again, "ghost", 20))
        return panel.add(ListView("pages.list", inner, rows, self._side_scroll, _("Pages")))

    def _whose(self, box: Box) -> Node:
        """Return the choice whose rounds are counted."""
        names: list[str | None] = [None, *self.people]
        at = names.index(self.who)
        words = _("Everybody") if self.who is None else person_name(self.who)

        def to(place: int) -> Act | None:
            return partial(self.look_at, names[place]) if 0 <= place < len(names) else None

        return Stepper("whose", box, _("Whose rounds"), words, to(at - 1), to(at + 1), row=False)

    def _page(self, canvas: Canvas, box: Box) -> Node:
        title = _(next(words for key, words, _icon in PAGES if key == self.page))
        panel = Panel("page", box, name=title)
        heading = Box(box.x + 30, box.y + 20, box.w - 60, 40)
        panel.add(Text("page.title", heading, title, 30, "display", role="heading"))
        inner = Box(box.x + 20, box.y + 72, box.w - 40, box.h - 72 - 24)
        there = self.records.matches if self.page == "matches" else self.records.rounds.played
        if not there:
            return panel.add(*self._nothing(canvas, inner))
        page = Page(canvas, Box(inner.x + 6, inner.y + 4, inner.w - 26, inner.h))
        if self.page == "matches":
            record_pages.matches(
                page, self.records, lambda row: partial(self.open_match, row), lambda row: partial(self.keep, row)
            )
            return panel.add(ListView("page.list", inner, page.rows, self._scroll, title))
        fill = {"overview": record_pages.overview, "shares": record_pages.shares, "lengths": record_pages.lengths}
        fill[self.page](page, self.records)
        return panel.add(Readable("page.list", inner, page.rows, self._scroll, title))

    def _nothing(self, canvas: Canvas, box: Box) -> list[Node]:
        """Return what is shown when nothing was played yet."""
        d = min(180.0, box.h * 0.36)
        y = box.y + max(10.0, box.h * 0.12)
        words = _("Nothing has been played here yet. After your first round this page fills by itself.")
        if self.unread:
            words = _("The matches are being read.")
        width = min(640.0, box.w - 20)
        left = box.x + (box.w - width) / 2
        height = len(canvas.lines(words, width, 23)) * canvas.line_height(23)
        nodes: list[Node] = [
            Head("nothing.head", Box(box.x + box.w / 2 - d / 2, y, d, d), "rabbit", "happy"),
            Paragraph("nothing", Box(left, y + d + 24, width, height + 2), words, 23, "ui", "ink2", "centre"),
        ]
        if not self.unread:
            place = Box(box.x + box.w / 2 - 170, y + d + 24 + height + 26, 340, 64)
            press = partial(start.open_new_table, self.context)
            nodes.append(Button("nothing.new", place, _("New table"), press, "main", 26))
        return nodes
