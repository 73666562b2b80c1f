"""Behind a number of the result: which cards lay in which hand, what each counts, and how totals came about."""

from __future__ import annotations

from game.engine.errors import RuleError
from game.input.intents import Kind
from game.narrate import face_name
from game.rules import compile_game, rule_set
from game.scenes.card_picture import draw_card
from game.scenes.context import Context
from game.scenes.frame import Veil
from game.scenes.help import Readable
from game.scenes.menu import MenuScene
from game.scenes.result_parts import Results, score_of, seat_name, signed, total_of
from game.scenes.result_words import Standing
from game.scenes.score_number import ROUND, TOTAL
from game.text import N_, _
from game.ui import paper
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.lists import Scroll
from game.ui.node import Node
from game.ui.widgets import Panel, Paragraph, Strip
from game.view.card_art import file_of

CARD, PITCH, LINE = 58.0, 70.0, 122.0
"""Width of a card, from one to the next, and height of a line of cards with their numbers."""

_COUNTED = {
    "winner": N_("Whoever wins the round gets what the others still hold."),
    "hero": N_("Whoever wins the round gets what the others still hold."),
    "own": N_("Everybody counts what is left in their own hand."),
    "knockout": N_("Everybody counts what is left in their own hand."),
    "moderate": N_("Everybody counts what is left in their own hand."),
    "places": N_("A point for everybody who was out later; the cards left do not count."),
    "single": N_("The round alone decides; the cards left do not count."),
}
"""How a scoring counts, by its id."""


def worth_of(rules: str, seats: int) -> tuple[int, ...]:
    """Return what every face counts at a table; empty when its rules cannot be understood."""
    try:
        return compile_game(rule_set(rules), seats).worth
    except RuleError:
        return ()


class ScoreDetail(MenuScene):
    """Lies over the result; any way back closes it."""

    name = "score_detail"
    overlay = True
    first = "detail.close"

    def __init__(self, context: Context, results: Results, rules: str, seat: int, what: str = ROUND) -> None:
        super().__init__(context)
        self.results, self.rules, self.seat, self.what = results, rules, seat, what
        self.worth = worth_of(rules, len(results.seats))
        self._scroll = Scroll()

    def enter(self) -> None:
        """Show where Enter goes."""
        super().enter()
        self.tree.focus_shown = True

    def background(self, canvas: Canvas) -> None:
        """Draw nothing: the result lies below."""

    # What is told --------------------------------------------------------------------------------------------------
    def _name(self, seat: int) -> str:
        return seat_name(self.results.seats, seat)

    @property
    def _scoring(self) -> str:
        try:
            return str(rule_set(self.rules).values["scoring"])
        except RuleError:
            return ""

    @property
    def _counts_cards(self) -> bool:
        try:
            return Standing(self.results, self.rules).counts_cards()
        except RuleError:
            return True

    def hands(self) -> list[int]:
        """Return the seats whose cards make the number."""
        if self._scoring in ("winner", "hero") and self._score(self.seat):
            return [seat for seat in range(len(self.results.seats)) if not self._score(seat)]
        return [self.seat]

    def _score(self, seat: int) -> int:
        return score_of(self.results.last, seat, len(self.results.seats))

    def title(self) -> str:
        """Return what the number is."""
        name = self._name(self.seat)
        if self.what == TOTAL:
            return _("{name}: all rounds").format(name=name)
        return _("{name}: this round").format(name=name)

    # Looks ---------------------------------------------------------------------------------------------------------
    def build(self, canvas: Canvas) -> Node:
        """Return veil, panel, list and the way back."""
        root = Node("detail-screen", canvas.box, role="screen", name=self.title())
        root.add(Veil(canvas))
        width = min(1120.0, canvas.width - 64)
        inner_w = width - 60
        words = _(_COUNTED[self._scoring]) if self._scoring in _COUNTED and self.what == ROUND else ""
        note_h = len(canvas.lines(words, inner_w, 20)) * canvas.line_height(20) + 8 if words else 0.0
        make = self._rounds if self.what == TOTAL else self._hands if self._counts_cards else self._places
        rows = make(inner_w - 20)
        wanted = rows[-1].bounds.bottom if rows else 40.0
        height = min(96 + note_h + wanted + 130, canvas.height - 48)
        box = Box((canvas.width - width) / 2, (canvas.height - height) / 2, width, height)
        panel = Panel("detail", box, name=self.title(), modal=True)
        strip = Box(box.x + 14, box.y + 14, box.w - 28, 54)
        panel.add(Strip("detail.title", strip, self.title(), size=28, face="display"))
        top = box.y + 92
        if words:
            panel.add(Paragraph("detail.note", Box(box.x + 30, top, inner_w, note_h), words, 20, "ui", "ink2"))
            top += note_h
        inner = Box(box.x + 30, top, inner_w, box.bottom - 108 - top)
        for row in rows:
            row.bounds = Box(row.bounds.x + inner.x, row.bounds.y + inner.y, row.bounds.w, row.bounds.h)
        panel.add(Readable("detail.list", inner, rows, self._scroll, self.title()))
        close = Box(box.x + box.w / 2 - 150, box.bottom - 90, 300, 62)
        panel.add(Button("detail.close", close, _("Close"), self.cancel, "main", 26, self.context.key(Kind.CONFIRM)))
        return root.add(panel)

    def _hands(self, width: float) -> list[Node]:
        rows: list[Node] = []
        y = 0.0
        laid = dict(self.results.last.hands)
        for seat in self.hands():
            faces = tuple(sorted(laid.get(seat, ())))
            value = self.results.last.hand_values[seat]
            counts = tuple(self.worth[face] for face in faces) if self.worth else ()
            row = HandValue(
                seat, Box(0, y, width, HandValue.height(width, len(faces))), self._name(seat), faces, counts
            )
            row.holding(value, self.results.seats[seat].character, self.context.settings.colour_set)
            rows.append(row)
            y = row.bounds.bottom + 10
        if len(rows) > 1:
            gained = str(self._score(self.seat))
            rows.append(Sum("detail.sum", Box(0, y, width, 56), _("Added up"), gained, strong=True))
        return rows

    def _places(self, width: float) -> list[Node]:
        """Return everybody with the points of the round, most first, where cards do not count."""
        rows: list[Node] = []
        for seat in sorted(range(len(self.results.seats)), key=lambda seat: -self._score(seat)):
            box, points = Box(0, len(rows) * 62.0, width, 54), signed(self._score(seat))
            rows.append(Sum(f"detail.seat.{seat}", box, self._name(seat), points, strong=seat == self.seat))
        return rows

    def _rounds(self, width: float) -> list[Node]:
        rows: list[Node] = []
        seats = len(self.results.seats)
        for number, ended in enumerate(self.results.rounds, 1):
            points = score_of(ended, self.seat, seats)
            box = Box(0, (number - 1) * 62.0, width, 54)
            rows.append(Sum(f"detail.{number}", box, _("Round {n}").format(n=number), signed(points)))
        total = total_of(self.results.last, self.seat, seats)
        box = Box(0, len(rows) * 62.0, width, 56)
        rows.append(Sum("detail.sum", box, _("Total"), str(total), strong=True))
        return rows


class HandValue(Node):
    """A hand with what each of its cards counts, and what that makes."""

    role = "text"

    def __init__(self, seat: int, bounds: Box, name: str, faces: tuple[int, ...], counts: tuple[int, ...]) -> None:
        super().__init__(f"detail.hand.{seat}", bounds, name=name)
        self.faces, self.counts = faces, counts
        self.total, self.animal, self.colours = 0, "", "standard"

    @staticmethod
    def across(width: float) -> int:
        """Return how many cards stand side by side in a row of that width."""
        return max(1, int((width - 290 - 130) / PITCH))

    @classmethod
    def height(cls, width: float, cards: int) -> float:
        """Return how high a hand of so many cards is."""
        return 20 + LINE * max(1, -(-cards // cls.across(width)))

    def holding(self, total: int, animal: str, colours: str) -> None:
        """Set what the hand comes to, whose it is and which colours the cards have."""
        self.total, self.animal, self.colours = total, animal, colours
        each = [f"{face_name(face)}: {count}" for face, count in zip(self.faces, self.counts, strict=False)]
        self.value = "; ".join([*each, str(total)])

    def paint(self, canvas: Canvas) -> None:
        """Draw head and name, the cards with their numbers, the sum."""
        box = self.bounds
        paper.row(canvas, box)
        middle = box.y + box.h / 2
        paper.head(canvas, self.animal, "calm", box.x + 52, middle, 68)
        canvas.text(box.x + 98, middle, self.name, 22, "bold", max_width=176)
        across = self.across(box.w)
        for i, face in enumerate(self.faces):
            x = box.x + 290 + (i % across) * PITCH
            y = box.y + 12 + (i // across) * LINE
            draw_card(canvas, file_of(face), Box(x, y, CARD, CARD * 1.5), self.colours)
            if i < len(self.counts):
                canvas.text(x + CARD / 2, y + CARD * 1.5 + 16, str(self.counts[i]), 20, "latin", "ink", "centre")
        if not self.faces:
            canvas.text(box.x + 290, middle, _("no cards"), 20, "ui", "ink2")
        canvas.text(box.right - 22, middle, str(self.total), 34, "latin", "main_deep", "right")


class Sum(Node):
    """A line with a number at its end."""

    role = "text"

    def __init__(self, node_id: str, bounds: Box, name: str, value: str, strong: bool = False) -> None:
        super().__init__(node_id, bounds, name=name, value=value)
        self.strong = strong

    def paint(self, canvas: Canvas) -> None:
        """Draw the line; the last, strong one on gold."""
        box = self.bounds
        paper.row(canvas, box, self.strong)
        middle = box.y + box.h / 2
        canvas.text(box.x + 24, middle - 1, self.name, 22, "bold", max_width=box.w - 200)
        canvas.text(box.right - 22, middle - 1, self.value, 30, "latin", "main_deep" if self.strong else "ink", "right")
