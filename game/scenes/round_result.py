"""After a round: who won it, what everybody still held, how the match stands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.engine.actions import NOBODY
from game.input.intents import Intent, Kind
from game.match.partners import place_of
from game.match.session import Session
from game.narrate.cards import face_name
from game.scenes import remembered, start
from game.scenes.context import Context
from game.scenes.frame import MARGIN, TOP, TopBar
from game.scenes.menu import MenuScene
from game.scenes.result_parts import Chart, Results, hand_row, results_of, score_of, seat_name, total_of
from game.scenes.result_words import Standing
from game.text import N_, _, ngettext
from game.ui import paper, svg
from game.ui.buttons import Button, IconButton
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.lists import ListView, Scroll
from game.ui.node import Node
from game.ui.widgets import Chip, Head, Panel, Paragraph, Text

LEAST_HEADLINE = 24
"""Size of the smallest words in which it is said who won."""
NARROW, TIGHT = 1500.0, 640.0
"""In a narrower window what is beside the hands stands below them; in one that is lower too, hands have the room."""

TURNED = N_("What could have gone better?")

PARTNERS = 220.0
"""Width of the button to the table of partners."""


class RoundResult(MenuScene):
    """Shown when a round is over and the match goes on."""

    name = "round_result"
    first = "next"

    def __init__(self, context: Context, session: Session, go_on: Callable[[], None], seat: int = 0) -> None:
        """`go_on` is called to deal the next round, after this screen has gone; `seat` is the person's."""
        super().__init__(context)
        self.session = session
        self.results: Results = results_of(session, seat)
        self.standing = Standing(self.results, session.table.rules)
        self.file: Path | None = None
        """The file of the match, to be looked at again."""
        self._go_on = go_on
        self._scroll = Scroll()

    def enter(self) -> None:
        """Show where Enter goes."""
        super().enter()
        self.file = remembered.file_of(self.session)
        self.tree.focus_shown = True

    def next_round(self) -> None:
        """Leave this screen and deal."""
        if self.context.stack is not None:
            self.context.stack.pop()
        self._go_on()

    def cancel(self) -> None:
        """Go to the title; the match waits under Continue."""
        self.context.sound("ui_back")
        start.to_title(self.context)

    def shortcut(self, intent: Intent) -> bool:
        """The key that starts a table deals the next round."""
        if intent.kind is Kind.START:
            self.next_round()
            return True
        return False

    def look_again(self) -> None:
        """Show the match as a replay: the round that has ended, or all of it when the match is over."""
        if self.file is None:
            return
        problem = remembered.open_replay(self.context, self.file, last_round=not self.session.over)
        if problem:
            self.say(problem)

    def look_for_turns(self) -> None:
        """Show where the round turned for whoever played it."""
        if self.file is None:
            return
        problem = remembered.open_turning_points(self.context, self.file)
        if problem:
            self.say(problem)

    def open_number(self, what: str, seat: int) -> None:
        """Show what a number is made of."""
        from game.scenes.score_detail import ScoreDetail

        if self.context.stack is not None:
            self.context.stack.push(ScoreDetail(self.context, self.results, self.session.table.rules, seat, what))

    def open_partners(self) -> None:
        """Show who sat with whom in each round, and everybody's total."""
        from game.scenes.partner_table import PartnerTable

        if self.context.stack is not None:
            self.context.stack.push(PartnerTable(self.context, self.session))

    # Looks ---------------------------------------------------------------------------------------------------------
    def title(self) -> str:
        """Return the title of the top bar."""
        rounds = len(self.results.rounds)
        if self.standing.changing:
            rounds = place_of(len(self.results.seats), rounds)[0]
        return _("Round {n} is over").format(n=rounds)

    def note(self) -> str:
        """Return the sentence beside it."""
        return self.standing.note()

    def headline(self) -> str:
        """Return who has won."""
        winner = self.results.last.winner
        if winner == NOBODY:
            return _("Nobody wins the round")
        if self.standing.changing:
            return _("{pair} win the round").format(pair=" + ".join(self.standing.pair_of(winner)))
        if seat_name(self.results.seats, winner) == _("You"):
            return _("You win the round")
        return _("{name} wins the round").format(name=seat_name(self.results.seats, winner))

    def buttons(self) -> list[tuple[str, str, str, Callable[[], None]]]:
        """Return the buttons under the chart: id, words, kind, act; the last is the one to go on with."""
        return [
            ("title-screen-button", _("To the title"), "paper", self.cancel),
            ("next", _("Next round"), "main", self.next_round),
        ]

    def build(self, canvas: Canvas) -> Node:
        """Return band, hands, chart and buttons."""
        root = Node("result", canvas.box, role="screen", name=self.title())
        tight = canvas.width < NARROW and canvas.height < TIGHT
        root.add(TopBar(canvas, self.title(), self.note(), self.cancel, room=150 if tight else 90))
        if self.file is not None:
            box = Box(canvas.width - 28 - 48, 18, 48, 46)
            root.add(IconButton("again-look", box, "play", _("Look at it again"), self.look_again, "red"))
            if tight:
                root.add(IconButton("turns", box.moved(-60, 0), "bulb", _(TURNED), self.look_for_turns, "red"))
        high = 116 if tight else 120 if canvas.height < 900 else 176
        band = Box(MARGIN, TOP, canvas.width - 2 * MARGIN, high)
        root.add(self._band(canvas, band))
        y = band.bottom + 20
        area = Box(MARGIN, y, band.w, canvas.height - MARGIN - y)
        if canvas.width >= NARROW:
            side = 716.0
            root.add(self._hands(canvas, Box(area.x, area.y, area.w - side - 20, area.h)))
            root.add(self._side(canvas, Box(area.right - side, area.y, side, area.h)))
        else:
            foot = 92 + (0 if self.file is None or tight else 72)
            root.add(self._hands(canvas, Box(area.x, area.y, area.w, area.h - foot)))
            if not tight:
                root.add(*self._turns(Box(area.x, area.bottom - 76 - 72, area.w, 56)))
            root.add(*self._buttons(Box(area.x, area.bottom - 76, area.w, 66)))
        return root

    @property
    def hero(self) -> int:
        """The seat that is celebrated; NOBODY for none."""
        return self.results.last.winner

    def _band(self, canvas: Canvas, box: Box) -> Node:
        winner = self.hero
        panel = Panel("winner", box, "red", name=self.headline())
        if box.w > 1200 and self.standing.counts_points():
            panel.add(_Rays("winner.rays", box))
        d = box.h - 38
        middle = box.y + box.h / 2
        left = box.x + 60
        if winner != NOBODY:
            place = Box(left + 10, middle - d / 2, d, d)
            panel.add(_Disc("winner.disc", place.inset(-9)))
            panel.add(Head("winner.head", place, self.results.seats[winner].character, "happy"))
            left = place.right + 34
        seats = len(self.results.seats)
        gained = score_of(self.results.last, winner, seats) if winner != NOBODY else 0
        wide = box.w > 1200
        right = box.right - ((490 if wide else 230) if gained else 240 if wide else 40)
        panel.add(*self._words(canvas, Box(left, box.y, right - left, box.h)))
        if gained or (wide and winner != NOBODY and self.standing.counts_points()):
            panel.add(*self._gain(box, gained, wide))
        return panel

    def _words(self, canvas: Canvas, room: Box) -> list[Node]:
        """Return who has won, in two smaller lines where one would not be readable, and how below it."""
        words, size, middle = self.headline(), 48 if room.h > 150 else 38, room.y + room.h / 2
        while size > LEAST_HEADLINE and canvas.measure(words, size, "display") > room.w:
            size -= 1
        high, lines = size * 1.2, 1
        if canvas.measure(words, size, "display") > room.w:
            lines = len(canvas.lines(words, room.w, size, "display"))
            high = canvas.line_height(size) * lines
        top, below = middle - size * 0.98, middle + size * 0.42
        if lines > 1:
            top = middle - (high + 36) / 2
            below = top + high
        box, how = Box(room.x, top, room.w, high), Box(room.x + 2, below, room.w, 36)
        head: Node = Text("winner.words", box, words, size, "display", "card")
        if lines > 1:
            head = Paragraph("winner.words", box, words, size, "display", "card")
        head.role = "heading"
        return [head, Text("winner.note", how, self._how(), 23, "ui", "#FBE3D0")]

    def _gain(self, box: Box, gained: int, wide: bool) -> list[Node]:
        """Return the points of the round and, where there is room, the new total in its ring of leaves."""
        middle = box.y + box.h / 2
        right = box.right - (240 if wide else 34)
        size = 84 if box.h > 150 else 64
        out: list[Node] = []
        if gained:
            place = Box(right - 190, middle - 50, 190, 100)
            out.append(Text("winner.gain", place, f"+{gained}", size, "latin", "#FFE9B0", "right"))
        if wide:
            ended = self.results.last
            total = str(total_of(ended, self.hero, len(self.results.seats)))
            name = Box(box.right - 222, middle - 36, 120, 28)
            out.append(Text("winner.total.name", name, _("Total"), 20, "bold", "#FBE3D0", "centre"))
            out.append(Text("winner.total", Box(name.x, middle - 8, 120, 50), total, 44, "latin", "card", "centre"))
        return out

    def _how(self) -> str:
        """Return how the round came to its end, and, where nothing else says it, what that did to the match."""
        words, happened = self._last_card(), self.standing.happened()
        return f"{words} · {happened}" if happened and self.canvas.width < NARROW else words

    def _last_card(self) -> str:
        plays = ngettext("{n} play", "{n} plays", self.results.plays).format(n=self.results.plays)
        if self.results.last.blocked:
            return _("Nobody could go on · {plays}").format(plays=plays)
        if self.results.last_face < 0:
            return plays
        return _("Last card: {card} · {plays}").format(card=face_name(self.results.last_face), plays=plays)

    def _hands(self, canvas: Canvas, box: Box) -> Node:
        panel = Panel("hands", box, name=_("Hands laid open"))
        head = 64 if canvas.height >= TIGHT else 56
        inner = Box(box.x + 20, box.y + head, box.w - 40, box.h - head - 18)
        order = self._order()
        pitch = min(132.0, max(88.0, inner.h / len(order)))
        width = inner.w - (18 if pitch * len(order) > inner.h + 1 else 0)
        right = inner.x + width - 22
        columns = (right - 104, right)
        title = _("Hands laid open")
        said = canvas.measure(title, 26, "display") + 4
        place = Box(box.x + 28, box.y + 18, said, 40)
        panel.add(Text("hands.title", place, title, 26, "display", role="heading"))
        dealer = self.standing.next_dealer()
        left = place.right + 24
        room = columns[0] - 130 - left
        if dealer and room > 0.86 * canvas.measure(dealer, 20):
            panel.add(Text("hands.dealer", Box(left, box.y + 24, room, 30), dealer, 20, "ui", "ink2"))
        for node_id, words, end, wide in self._headings(columns):
            place = Box(end - wide, box.y + 24, wide, 30)
            panel.add(Text(f"hands.{node_id}", place, words, 19, "bold", "ink3", "right"))
        rows = [
            hand_row(
                Box(inner.x, inner.y + i * pitch, width, pitch - 8),
                self.results,
                seat,
                self.context.settings.colour_set,
                columns,
                self.open_number,
                self.standing,
            )
            for i, seat in enumerate(order)
        ]
        panel.add(ListView("hands.list", inner, rows, self._scroll, name=_("Hands laid open")))
        return panel

    def _headings(self, columns: tuple[float, float]) -> list[tuple[str, str, float, float]]:
        """Return what stands over the numbers: id, words, right end and width."""
        if not self.standing.counts_points():
            return [("cards", _("Cards"), columns[1], 120)]
        return [("round", _("Round"), columns[0], 120), ("total", _("Total"), columns[1], 90)]

    def _order(self) -> list[int]:
        """Return the seats as shown: the winner first, then in their order."""
        seats = list(range(len(self.results.seats)))
        winner = self.results.last.winner
        return [winner, *(seat for seat in seats if seat != winner)] if winner in seats else seats

    def _side(self, canvas: Canvas, box: Box) -> Node:
        hands = bool(self.results.hands) and not self.standing.counts_points()
        title = _("Cards in hand") if hands else _("Running totals")
        panel = Panel("totals", box, name=title)
        room = box.w - 56 - (PARTNERS + 20 if self.standing.changing else 0)
        panel.add(
            Text(
                "totals.title",
                Box(box.x + 28, box.y + 18, room, 40),
                title,
                26,
                "display",
                role="heading",
            )
        )
        if self.standing.changing:
            place = Box(box.right - 28 - PARTNERS, box.y + 16, PARTNERS, 48)
            panel.add(Button("partners", place, _("Partners"), self.open_partners, "paper", 22))
        foot = Box(box.x + 28, box.bottom - 118, box.w - 56, 72)
        panel.add(*self._buttons(foot))
        low = foot.y - 18
        if self.file is not None:
            panel.add(*self._turns(Box(foot.x, low - 54, foot.w, 54)))
            low -= 72
        words = self.lead()
        if words:
            panel.add(Chip("totals.lead", Box(box.x + 28, low - 44, box.w - 56, 44), words, "#F3CDBB", "main_deep", 20))
            low -= 58
        area = Box(box.x + 24, box.y + 64, box.w - 48, low - box.y - 72)
        standing = self.standing
        panel.add(Chart("totals.chart", area, self.results, standing.target, standing.mark(), hands))
        return panel

    def lead(self) -> str:
        """Return what the round has done to the match, or how far the one ahead is from the line."""
        return self.standing.lead()

    def _turns(self, box: Box) -> list[Node]:
        """Return the way to where the round turned, for a match that is written down."""
        if self.file is None:
            return []
        return [Button("turns", box, _(TURNED), self.look_for_turns, "paper", 23, icon="bulb")]

    def _buttons(self, box: Box) -> list[Node]:
        buttons = self.buttons()
        if self.standing.changing and self.canvas.width < NARROW:
            buttons.insert(1, ("partners", _("Partners"), "paper", self.open_partners))
        out: list[Node] = []
        for (node_id, words, kind, act), place in zip(buttons, box.columns(len(buttons), 20), strict=True):
            key = self.context.key(Kind.CONFIRM) if kind == "main" else ""
            out.append(Button(node_id, place, words, act, kind, 28 if kind == "main" else 25, key=key))
        return out


class _Rays(Node):
    role = "decoration"

    def paint(self, canvas: Canvas) -> None:
        box = self.bounds
        middle = box.y + box.h / 2

        def body(w: float, h: float) -> str:
            out = ""
            for a in range(0, 360, 30):
                x0, y0 = svg.polar(w / 2, h / 2, w * 0.3, a)
                x1, y1 = svg.polar(w / 2, h / 2, w * 0.48, a)
                out += svg.path(svg.leaf(x0, y0, x1, y1, 5), "#D9573F")
            return out

        r = min(84.0, box.h / 2 - 8)
        canvas.shape(("rays",), Box(box.right - 162 - r, middle - r, 2 * r, 2 * r), body, pad=4)


class _Disc(Node):
    role = "decoration"

    def paint(self, canvas: Canvas) -> None:
        paper.pill(canvas, self.bounds, "card")
