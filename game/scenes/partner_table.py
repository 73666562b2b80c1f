"""Where partners change: who sat with whom in each round, what it brought, running totals, and how everybody stands."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.events import RoundEnded
from game.match.partners import Deal, deals, place_of, ranks, rounds_in_match, tables
from game.match.session import Session
from game.match.table import SeatSetup
from game.narrate.cards import listed
from game.rules import rule_set
from game.scenes.context import Context
from game.scenes.frame import MARGIN, TOP, TopBar
from game.scenes.menu import MenuScene
from game.scenes.result_parts import seat_name
from game.text import _, ngettext
from game.ui import paper
from game.ui.canvas import Canvas
from game.ui.geometry import Box, centred
from game.ui.lists import ListView, Scroll
from game.ui.node import Node
from game.ui.widgets import Panel, Text
from game.view.teams import TEAMS

LABEL, PITCH, GAP, HEADING = 150.0, 58.0, 10.0, 128.0
"""Width of the rounds' names, height of a row, space after rounds of the same partners, height of the heads."""

ROUNDS_TOGETHER = 4
TO_COME, LOST = 0.22, 0.45
"""How strong the colour of a pair is in a round that is to come, and in one it got nothing for."""

DARK = "#2A1B14"
"""Ink on the papers of the pairs, whatever the theme."""

SMALLEST = 15.0
"""Below this a name is not written."""

ROOMY = 176.0
"""From this width on a column has room for the running total beside the points."""


def round_words(rules: str, seats: int, deal: int) -> str:
    """Return which round a deal (from 1) belongs to: of how many, and at which table, where partners change."""
    if not rule_set(rules).values["rotation"]:
        return _("Round {n}").format(n=max(1, deal))
    number, table = place_of(seats, deal)
    words = _("Round {n} of {all}, table {table}") if tables(seats) > 1 else _("Round {n} of {all}")
    return words.format(n=number, all=rounds_in_match(seats), table=table)


class PartnerTable(MenuScene):
    """The whole match as a table, the round that is being played marked; any way back closes it."""

    name = "partner_table"

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context)
        self.seats: tuple[SeatSetup, ...] = session.seats
        ended = [event for event in session.public_feed().take() if isinstance(event, RoundEnded)]
        self.deals: list[Deal] = deals(len(self.seats), ended)
        self.played = len(ended)
        self.over = session.over
        self.totals: tuple[int, ...] = ended[-1].totals if ended else (0,) * len(self.seats)
        self.first = f"round.{self._now}"
        self._scroll = Scroll()

    @property
    def _now(self) -> int:
        """The round being played, or the last."""
        return self.deals[min(self.played, len(self.deals) - 1)].round

    def enter(self) -> None:
        """Show where one is."""
        super().enter()
        self.tree.focus_shown = True

    def _name(self, seat: int) -> str:
        return seat_name(self.seats, seat)

    def _note(self) -> str:
        left = rounds_in_match(len(self.seats)) - (self.played // tables(len(self.seats)))
        if self.over or not left:
            return _("The match is over")
        return ngettext(
            "{n} round to go; the highest total wins", "{n} rounds to go; the highest total wins", left
        ).format(n=left)

    # Looks ---------------------------------------------------------------------------------------------------------
    def build(self, canvas: Canvas) -> Node:
        """Return the heads with their totals, and a row for every round."""
        root = Node("partners", canvas.box, role="screen", name=_("Partners and totals"))
        root.add(TopBar(canvas, _("Partners and totals"), self._note(), self.cancel))
        box = Box(MARGIN, TOP, canvas.width - 2 * MARGIN, canvas.height - TOP - MARGIN)
        panel = Panel("partners.sheet", box, name=_("Partners and totals"))
        label = LABEL if canvas.width > 1200 else 84.0
        inner = Box(box.x + 20, box.y + 18, box.w - 56, box.h - 36)
        pitch = (inner.w - label) / len(self.seats)
        columns = [Box(inner.x + label + pitch * seat, inner.y, pitch, inner.h) for seat in range(len(self.seats))]
        rank = ranks(self.totals)
        for seat, column in enumerate(columns):
            place = Box(column.x + 4, column.y, column.w - 8, HEADING)
            node = Standing(seat, place, self._name(seat), self.totals[seat], rank[seat] if self.played else 0)
            node.animal = self.seats[seat].character
            panel.add(node)
        area = Box(inner.x, inner.y + HEADING + 14, inner.w + 18, inner.h - HEADING - 14)
        panel.add(ListView("partners.rounds", area, self._rows(area, label, columns), self._scroll, _("Rounds")))
        return root.add(panel)

    def _rows(self, area: Box, label: float, columns: Sequence[Box]) -> list[Node]:
        rows: list[Node] = []
        y = area.y + 6
        for number in range(1, rounds_in_match(len(self.seats)) + 1):
            box = Box(area.x + 6, y, columns[-1].right - area.x - 6, PITCH - 8)
            mine = [deal for deal in self.deals if deal.round == number]
            row = RoundRow(number, box, mine, columns, self.seats)
            row.now = number == self._now and not self.over
            row.words(label, [self._name(seat) for seat in range(len(self.seats))])
            rows.append(row)
            y += PITCH + (GAP if number % ROUNDS_TOGETHER == 0 else 0)
        rows.append(Text("partners.end", Box(area.x, y, 10, 4), "", role="decoration"))
        return rows


class Standing(Node):
    """One player over the column: head, name, total and, for the best three, a medal."""

    role = "heading"
    animal = ""

    def __init__(self, seat: int, bounds: Box, name: str, total: int, rank: int) -> None:
        points = ngettext("{n} point", "{n} points", total).format(n=total)
        value = _("{points}, place {rank}").format(points=points, rank=rank) if rank else points
        super().__init__(f"standing.{seat}", bounds, name=name, value=value)
        self.total, self.rank = total, rank

    def paint(self, canvas: Canvas) -> None:
        """Draw head and medal, the total beside them or, in a narrow column, under them; the name where it fits."""
        box = self.bounds
        paper.pill(canvas, box, "differs_row" if self.rank == 1 else "row", "edge", radius=12)
        x, roomy = box.x + box.w / 2, box.w >= ROOMY - 20
        head = Box(x - 71, box.y + 11, 70, 70) if roomy else Box(x - 28, box.y + 8, 56, 56)
        mood = "happy" if self.rank == 1 else "calm"
        paper.head(canvas, self.animal, mood, *head.centre, head.h)
        if 1 <= self.rank <= 3:
            canvas.asset(f"table/medal_{self.rank}.svg", centred(head.x + 5, head.y + 15, 34, 42))
        if roomy:
            canvas.text(x + 8, box.y + 47, str(self.total), 36, "latin", "ink", max_width=box.w / 2 - 12)
        else:
            canvas.text(x, box.y + 81, str(self.total), 26, "latin", "ink", "centre", max_width=box.w - 6)
        _name(canvas, x, box.bottom - 20, self.name, 21, box.w - 14, "centre")


def _name(canvas: Canvas, x: float, y: float, words: str, size: float, room: float, align: str = "left") -> None:
    """Write a name as large as there is room for; where it would have to be cut, the head alone stands for it."""
    while size > SMALLEST and canvas.measure(words, size, "bold") > room:
        size -= 1
    if canvas.measure(words, size, "bold") <= room:
        canvas.text(x, y, words, size, "bold", "ink2", align)


class RoundRow(Node):
    """One round: in every column the partner, the points of the pair in their colour, and the total after it."""

    role = "text"
    now = False
    """Whether it is being played."""

    def __init__(
        self, number: int, bounds: Box, played: Sequence[Deal], columns: Sequence[Box], seats: Sequence[SeatSetup]
    ) -> None:
        super().__init__(f"round.{number}", bounds, name=_("Round {n}").format(n=number), focusable=True)
        self.number, self.deals, self.columns, self.seats = number, played, columns, seats
        self.label = 0.0
        self.focus_pad = 3.0

    def words(self, label: float, names: Sequence[str]) -> None:
        """Set the width of the round's name, and what is read of it."""
        self.label = label
        said: list[str] = [_("being played")] if self.now else []
        for deal in self.deals:
            pairs = [listed([names[seat] for seat in pair]) for pair in deal.pairs]
            if deal.points is None:
                said.append(_("{pair} against {other}").format(pair=pairs[0], other=pairs[1]))
            else:
                said += [_("{pair}: {n}").format(pair=pair, n=n) for pair, n in zip(pairs, deal.points, strict=True)]
        totals = next((deal.totals for deal in reversed(self.deals) if deal.totals is not None), None)
        if totals is not None:
            each = [_("{name} {n}").format(name=name, n=total) for name, total in zip(names, totals, strict=True)]
            said.append(_("then {totals}").format(totals=", ".join(each)))
        self.value = "; ".join(said)

    def paint(self, canvas: Canvas) -> None:
        """Draw the row and its cells."""
        box = self.bounds
        paper.row(canvas, box, self.now)
        middle = box.y + box.h / 2
        words = self.name if self.label >= LABEL else str(self.number)
        tone = "main_deep" if self.now else "ink2"
        canvas.text(box.x + 16, middle - 1, words, 21, "bold", tone, max_width=self.label - 24)
        for table, deal in enumerate(self.deals):
            for team, pair in enumerate(deal.pairs):
                for seat, partner in (pair, pair[::-1]):
                    self._cell(canvas, deal, 2 * table + team, seat, partner)

    def _cell(self, canvas: Canvas, deal: Deal, team: int, seat: int, partner: int) -> None:
        column, look = self.columns[seat], TEAMS[team]
        box = Box(column.x + 5, self.bounds.y + 4, column.w - 10, self.bounds.h - 8)
        middle = box.y + box.h / 2
        points = None if deal.points is None else deal.points[team % 2]
        paper.pill(canvas, box, "card", "row_edge", radius=10, width=1.6)
        strength = TO_COME if points is None else 1.0 if points else LOST
        paper.pill(canvas, box, look.paper, look.ink if points else None, radius=10, opacity=strength)
        size = min(38.0, box.h - 2)
        paper.head(canvas, self.seats[partner].character, "happy" if points else "calm", box.x + 25, middle - 1, size)
        roomy = column.w >= ROOMY
        left, large = (box.x + 53, 24) if roomy else (box.x + 47, 20)
        if points is None:
            if roomy:
                _name(canvas, left, middle - 1, seat_name(self.seats, partner), 18, box.right - left - 10)
            return
        words = f"+{points}" if points else "0"
        canvas.text(left, middle - 1, words, large, "latin", DARK if points else "ink2", max_width=72)
        if roomy and deal.totals is not None:
            tone = look.ink if points else "ink2"
            canvas.text(box.right - 12, middle, str(deal.totals[seat]), 20, "latin", tone, "right", max_width=66)
