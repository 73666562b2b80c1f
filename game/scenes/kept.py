"""The three places where a match is kept by hand: keep, go on with it, throw away; nothing is replaced unasked."""

from __future__ import annotations

import time
from functools import partial

from game.match import saves, slots
from game.match.branch import known_character
from game.match.session import Session
from game.match.slots import Kept, NotKept
from game.scenes import remembered, start
from game.scenes.context import Context
from game.scenes.frame import MARGIN, TOP, TopBar, question
from game.scenes.menu import MenuScene
from game.scenes.record_pages import rules_name
from game.text import _, ngettext
from game.ui import paper
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.lists import ListView, Scroll
from game.ui.node import Act, Node
from game.ui.widgets import Panel

WIDE = 1240.0
"""From this width on the buttons stand beside the words."""


class KeptMatches(MenuScene):
    """Three places. With a session its match can be kept in them."""

    name = "kept"

    def __init__(self, context: Context, session: Session | None = None) -> None:
        super().__init__(context)
        self.session = session
        self.asking: tuple[str, int] | None = None
        """What is to be confirmed, and for which place: keep, load or empty."""
        self.kept = self._look()
        self.first = "keep.1" if session else next((f"load.{one.place}" for one in self.kept.values() if one), "back")
        self._scroll = Scroll()

    def enter(self) -> None:
        """Show where Enter goes."""
        super().enter()
        self.tree.focus_shown = True

    def _look(self) -> dict[int, Kept | None]:
        return {place: slots.look(place) for place in slots.PLACES}

    def _again(self, words: str) -> None:
        self.asking = None
        self.kept = self._look()
        self.rebuild()
        self.say(words)

    def cancel(self) -> None:
        """Go back; from a question only to the places."""
        if self.asking is not None:
            self.asking = None
            self.rebuild()
        else:
            super().cancel()

    # What can be done ----------------------------------------------------------------------------------------------
    def ask(self, what: str, place: int) -> None:
        """Ask before something is replaced, left or thrown away; else do it at once."""
        there = self.kept[place] is not None
        if (what == "keep" and not there) or (what == "load" and self.session is None and not saves.has_running()):
            getattr(self, what)(place)
            return
        self.asking = (what, place)
        self.rebuild()

    def keep(self, place: int) -> None:
        """Keep the match as it is now."""
        if self.session is None:
            return
        try:
            slots.keep(place, self.session)
        except NotKept as problem:
            why = str(problem) or _("it is written down nowhere")
            self._again(_("The match could not be kept: {why}.").format(why=why))
            return
        self._again(_("Kept in place {n}. The match goes on as before.").format(n=place))

    def load(self, place: int) -> None:
        """Go on with the match in a place."""
        found = slots.look(place)
        if found is None or found.problem:
            self._again(_("This match cannot be followed any more. The file was left where it is."))
            return
        problem = remembered.load_kept(self.context, place)
        if problem:
            self.context.notices.append(problem)
            start.to_title(self.context)

    def empty(self, place: int) -> None:
        """Throw away what lies in a place."""
        try:
            slots.empty(place)
        except OSError as error:
            self._again(_("It could not be thrown away: {why}.").format(why=error.strerror or error))
            return
        self._again(_("Place {n} is empty.").format(n=place))

    # Looks ---------------------------------------------------------------------------------------------------------
    def build(self, canvas: Canvas) -> Node:
        """Return the places, and the question over them."""
        root = Node("kept-screen", canvas.box, role="screen", name=_("Saved matches"))
        note = _("Kept until you replace them; the running match never touches them")
        root.add(TopBar(canvas, _("Saved matches"), note, self.cancel))
        width = min(1500.0, canvas.width - 2 * MARGIN)
        area = Box((canvas.width - width) / 2, TOP, width, canvas.height - TOP - MARGIN)
        tall = 190.0 if width >= WIDE else 262.0
        rows: list[Node] = []
        for i, place in enumerate(slots.PLACES):
            rows.append(self._place(place, Box(area.x, area.y + i * (tall + 22), area.w - 16, tall)))
        root.add(ListView("places", area, rows, self._scroll, name=_("Places")))
        if self.asking is not None:
            root.add(*self._question(canvas, *self.asking))
        return root

    def _place(self, place: int, box: Box) -> Node:
        kept = self.kept[place]
        title = _("Place {n}").format(n=place)
        panel = Panel(f"place.{place}", box, name=title)
        ways: list[tuple[str, str, str, bool]] = []
        if self.session is not None:
            ways.append(("keep", _("Save here"), "main" if kept is None else "paper", False))
        if kept is not None:
            ways.append(("load", _("Go on with it"), "main" if self.session is None else "paper", bool(kept.problem)))
            ways.append(("empty", _("Throw away"), "ghost", False))
        if box.w >= WIDE:
            words = Box(box.x + 30, box.y + 22, box.w - 60 - 3 * 232, box.h - 44)
            line = Box(box.right - 30 - len(ways) * 232 + 12, box.y + box.h / 2 - 32, len(ways) * 232 - 12, 60)
        else:
            words = Box(box.x + 30, box.y + 22, box.w - 60, box.h - 44 - 76)
            line = Box(box.x + 30, box.bottom - 92, box.w - 60, 58)
        panel.add(_Words(place, words, title, kept))
        for (what, label, kind, dead), at in zip(ways, line.columns(max(1, len(ways)), 12), strict=False):
            act: Act = partial(self.ask, what, place)
            hint = _("It cannot be followed any more") if dead else ""
            panel.add(Button(f"{what}.{place}", at, label, act, kind, 22, disabled=dead, hint=hint))
        return panel

    def _question(self, canvas: Canvas, what: str, place: int) -> list[Node]:
        titles = {
            "keep": _("Replace what lies here?"),
            "load": _("Go on with this match?"),
            "empty": _("Throw this match away?"),
        }
        words = {
            "keep": _("The match that was kept in place {n} is gone then.").format(n=place),
            "load": _("The match in progress is put with the replays. It can be played on from there at any act."),
            "empty": _("It cannot be brought back."),
        }
        yes = {"keep": _("Save here"), "load": _("Go on with it"), "empty": _("Throw away")}
        buttons = (
            ("no", _("Leave it"), "paper", self.cancel),
            ("yes", yes[what], "main", partial(getattr(self, what), place)),
        )
        return question(canvas, "ask-kept", titles[what], words[what], buttons)


class _Words(Node):
    """What lies in a place: when it was kept, the rules, how far it is, who plays."""

    role = "text"

    def __init__(self, place: int, bounds: Box, title: str, kept: Kept | None) -> None:
        self.place, self.kept = place, kept
        self.lines = _lines(kept)
        words = [*self.lines, _points(kept)]
        super().__init__(f"words.{place}", bounds, name=title, value="  ".join(filter(None, words)))

    def paint(self, canvas: Canvas) -> None:
        """Draw the place's number, the lines, and below them the heads with their points."""
        box, kept = self.bounds, self.kept
        tone = "main" if kept is not None else "ink3"
        paper.seal(canvas, box.x + 46, box.y + box.h / 2, 42, str(self.place), fill=tone)
        x, room = box.x + 116, box.w - 126
        heads = 46.0 if kept is not None and kept.header is not None and not kept.problem else 0.0
        step = 36.0
        top = box.y + (box.h - heads - step * len(self.lines)) / 2
        for i, line in enumerate(self.lines):
            size, face, colour = (25.0, "bold", "ink") if i == 0 else (19.0, "ui", "ink2")
            canvas.text(x, top + step * (i + 0.5), line, size, face, colour, max_width=room)
        if heads:
            self._heads(canvas, Box(x, top + step * len(self.lines) + 4, room, heads))

    def _heads(self, canvas: Canvas, box: Box) -> None:
        assert self.kept is not None
        assert self.kept.header is not None
        seats, totals = self.kept.header.table.seats, self.kept.totals
        alone = len(totals) == len(seats) and any(totals)
        step = min(96.0 if alone else 52.0, box.w / len(seats))
        d = min(42.0, step * (0.52 if alone else 0.96))
        y = box.y + box.h / 2
        for seat, one in enumerate(seats):
            x = box.x + step * seat
            paper.head(canvas, known_character(one.character, seat), "calm", x + d / 2, y, d)
            if alone:
                canvas.text(x + d + 6, y, str(totals[seat]), 19, "latin", max_width=step - d - 8)


def _lines(kept: Kept | None) -> list[str]:
    if kept is None:
        return [_("Empty")]
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(kept.when))
    if kept.header is None or kept.problem:
        return [_("It cannot be followed any more"), when]
    acts = ngettext("{n} act", "{n} acts", kept.acts).format(n=kept.acts)
    number = _("Round {n}").format(n=kept.round_number)
    return [rules_name(kept.header.table.rules), f"{number}  {acts}  {when}"]


def _points(kept: Kept | None) -> str:
    return " : ".join(map(str, kept.totals)) if kept is not None and any(kept.totals) else ""
