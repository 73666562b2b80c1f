"""What a page of the rule book is drawn with: sentences, house rules on gold, cards, questions."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import FACES
from game.narrate.book import CardEntry, Chapter, Line, Question, Shown
from game.scenes.card_picture import draw_card
from game.scenes.frame import section
from game.text import _, ngettext
from game.ui import paper
from game.ui.canvas import Canvas
from game.ui.geometry import Box, centred
from game.ui.node import Node
from game.view.card_art import file_of

SIZE = 22.0
"""Words of the book: larger than notes, for they are read and not looked up."""

GAP, PAD = 12.0, 14.0
BULLET = 34.0
CARD_WIDTH, FAN = 84.0, 46.0
"""A card's picture, and how far the next colour's lies beside it."""


class BookLine(Node):
    """A sentence with a bullet; a house rule lies on gold with a bar and says so."""

    role = "text"

    def __init__(self, node_id: str, bounds: Box, line: Line, mark: str = "burst", tag: bool = True) -> None:
        """`mark` is the bullet: burst, star or none. `tag` says whether a house rule is also named as one."""
        value = _("house rule") if line.house and tag else ""
        super().__init__(node_id, bounds, name=line.words, value=value)
        self.house, self.mark = line.house, mark

    @staticmethod
    def height(canvas: Canvas, line: Line, width: float, tag: bool = True) -> float:
        """Return how high the line is at that width."""
        room = _room(canvas, line, width, tag)
        return len(canvas.lines(line.words, room, SIZE)) * canvas.line_height(SIZE) + (2 * PAD if line.house else 4)

    def paint(self, canvas: Canvas) -> None:
        """Draw the ground of a house rule, bullet, words, tag."""
        box = self.bounds
        top = box.y + 2
        if self.house:
            paper.pill(canvas, box, "differs_row", "differs_edge", radius=12)
            paper.bar(canvas, Box(box.x, box.y + 8, 8, box.h - 16), "differs_bar")
            top = box.y + PAD
        step = canvas.line_height(SIZE)
        if self.mark == "burst":
            paper.burst_shape(canvas, box.x + 20, top + step / 2, 4, 8, 8, "main")
        elif self.mark:
            paper.icon(canvas, self.mark, box.x + 20, top + step / 2, 9, "differs_bar" if not self.house else "main")
        room = box.w - BULLET - 16
        if self.value:
            w = canvas.measure(self.value, 17, "bold") + 22
            paper.chip(canvas, box.right - 14 - w, top + step / 2, self.value, "differs", "#3D2703", 17, 28)
            room -= w + 14
        for i, words in enumerate(canvas.lines(self.name, room, SIZE)):
            canvas.text(box.x + BULLET, top + step * (i + 0.5), words, SIZE)


def _room(canvas: Canvas, line: Line, width: float, tag: bool) -> float:
    chip = canvas.measure(_("house rule"), 17, "bold") + 22 + 14 if line.house and tag else 0
    return width - BULLET - 16 - chip


class CardRow(Node):
    """A card of the deck: its faces, its name, how many, what it does."""

    role = "text"

    def __init__(self, node_id: str, bounds: Box, entry: CardEntry, colour_set: str) -> None:
        super().__init__(node_id, bounds, name=entry.name, value=_copies(entry))
        self.entry, self.colour_set = entry, colour_set
        self.note = " ".join(line.words for line in entry.lines)
        """What is read out beside name and number."""

    @staticmethod
    def height(canvas: Canvas, entry: CardEntry, width: float) -> float:
        """Return how high the row is at that width."""
        words = sum(len(canvas.lines(line.words, width - _side(entry) - 24, 19)) for line in entry.lines)
        return max(CARD_WIDTH * 1.5 + 28, 66 + words * 27 + 4 * len(entry.lines) + 18)

    def paint(self, canvas: Canvas) -> None:
        """Draw the ground, the cards from the back to the front, the words."""
        box, entry = self.bounds, self.entry
        house = entry.house or any(line.house for line in entry.lines)
        paper.row(canvas, box, marked=house)
        if house:
            paper.bar(canvas, Box(box.x, box.y + 10, 8, box.h - 20), "differs_bar")
        for i in range(len(entry.faces) - 1, -1, -1):
            at = Box(box.x + 22 + FAN * i, box.y + 13, CARD_WIDTH, CARD_WIDTH * 1.5)
            draw_card(canvas, file_of(FACES[entry.faces[i]], entry.dark), at, self.colour_set)
        x = box.x + _side(entry)
        room = box.right - 24 - x
        w = canvas.text(x, box.y + 34, self.name, 25, "bold", max_width=room)
        chip = canvas.measure(self.value, 17, "bold") + 20
        if w + 16 + chip < room:
            paper.chip(canvas, x + w + 14, box.y + 35, self.value, "#F1E3C3", "ink2", 17, 28)
        y = box.y + 64
        for line in entry.lines:
            for words in canvas.lines(line.words, room, 19):
                canvas.text(x, y + 12, words, 19, "ui", "ink2")
                y += 27
            y += 4


def _side(entry: CardEntry) -> float:
    """Return how wide the cards are with the space round them."""
    return 22 + CARD_WIDTH + FAN * (len(entry.faces) - 1) + 24


def _copies(entry: CardEntry) -> str:
    return ngettext("{n} card", "{n} cards", entry.copies).format(n=entry.copies)


class Strip(Node):
    """Cards on a straw mat, each with a word under it and, where it is asked, a tick or a cross."""

    role = "image"
    WIDTH, PITCH, EDGE = 92.0, 172.0, 20.0

    def __init__(self, canvas: Canvas, node_id: str, place: Box, shown: Sequence[Shown], colour_set: str) -> None:
        self.shown, self.colour_set = shown, colour_set
        self.per_row = min(len(shown), max(1, int((place.w - 2 * self.EDGE) / self.PITCH)))
        self.words = [canvas.lines(one.words, self.PITCH - 12, 18, "bold") for one in shown]
        self.row = self.WIDTH * 1.5 + 14 + 24 * max(len(lines) for lines in self.words) + 18
        height = 20 + self.row * -(-len(shown) // self.per_row)
        super().__init__(node_id, Box(place.x, place.y, place.w, height), name=", ".join(one.words for one in shown))

    def paint(self, canvas: Canvas) -> None:
        """Draw the mat, the cards, the marks and the words."""
        box = self.bounds
        paper.pill(canvas, box, "mat", "edge", radius=14)
        left = box.x + (box.w - self.PITCH * self.per_row) / 2
        for i, one in enumerate(self.shown):
            x, y = left + self.PITCH * (i % self.per_row + 0.5), box.y + 20 + self.row * (i // self.per_row)
            at = Box(x - self.WIDTH / 2, y, self.WIDTH, self.WIDTH * 1.5)
            dark = one.face[:1] in "ptov" if one.face else False
            draw_card(canvas, file_of(FACES[one.face], dark) if one.face else "back", at, self.colour_set)
            if one.fits is not None:
                mark = centred(at.right - 4, at.y + 4, 36, 36)
                paper.pill(canvas, mark, "ok" if one.fits else "danger", "card", width=3)
                paper.icon(canvas, "tick" if one.fits else "cross", *mark.centre, 10, "card")
            for j, line in enumerate(self.words[i]):
                canvas.text(x, at.bottom + 14 + 24 * (j + 0.5), line, 18, "bold", "ink", "centre")


class Asked(Node):
    """A question, with a mark before it."""

    role = "heading"

    def paint(self, canvas: Canvas) -> None:
        """Draw the mark and the words."""
        box = self.bounds
        paper.pill(canvas, Box(box.x + 4, box.y + 2, 32, 32), "main")
        paper.icon(canvas, "help", box.x + 20, box.y + 18, 9, "card")
        for i, words in enumerate(canvas.lines(self.name, box.w - 60, 24, "bold")):
            canvas.text(box.x + 48, box.y + 17 + 34 * i, words, 24, "bold", "main_deep")

    @staticmethod
    def height(canvas: Canvas, words: str, width: float) -> float:
        """Return how high the question is at that width."""
        return 4 + 34.0 * len(canvas.lines(words, width - 60, 24, "bold"))


def page(canvas: Canvas, place: Box, chapter: Chapter, colour_set: str) -> list[Node]:
    """Return the nodes of a chapter one under the other from the top of `place`."""
    mark = "star" if chapter.id == "tips" else "burst"
    out: list[Node] = []
    y = place.y
    if chapter.pictures:
        out.append(Strip(canvas, "pictures", place, chapter.pictures, colour_set))
        y = out[0].bounds.bottom + 20
    out += lines(
        canvas, chapter.id, Box(place.x, y, place.w, 0), chapter.lines, mark, tag=chapter.id not in ("house", "tips")
    )
    y = out[-1].bounds.bottom + 18 if out else y
    if chapter.cards:
        out += _cards(canvas, Box(place.x, y, place.w, 0), chapter.cards, colour_set)
    for question in chapter.questions:
        out += _asked(canvas, Box(place.x, y, place.w, 0), question)
        y = out[-1].bounds.bottom + 26
    return out


def lines(
    canvas: Canvas, node_id: str, place: Box, told: Sequence[Line], mark: str = "burst", tag: bool = True
) -> list[Node]:
    """Return sentences one under the other from the top of `place`."""
    out: list[Node] = []
    y = place.y
    for i, line in enumerate(told):
        h = BookLine.height(canvas, line, place.w, tag)
        out.append(BookLine(f"{node_id}.{i}", Box(place.x, y, place.w, h), line, mark, tag))
        y += h + GAP
    return out


def _cards(canvas: Canvas, place: Box, entries: Sequence[CardEntry], colour_set: str) -> list[Node]:
    columns = 2 if place.w >= 1180 else 1
    width = (place.w - 16 * (columns - 1)) / columns
    out: list[Node] = []
    y = place.y
    dark = [entry for entry in entries if entry.dark]
    if not dark:
        return _grid(canvas, Box(place.x, y, width, 0), entries, columns, colour_set)
    light = [entry for entry in entries if not entry.dark]
    for node_id, words, side in (("light", _("The light side"), light), ("dark", _("The dark side"), dark)):
        out.append(section(canvas, f"cards.{node_id}", Box(place.x, y, place.w, 36), words))
        out += _grid(canvas, Box(place.x, y + 46, width, 0), side, columns, colour_set)
        y = out[-1].bounds.bottom + 20
    return out


def _grid(canvas: Canvas, place: Box, entries: Sequence[CardEntry], columns: int, colour_set: str) -> list[Node]:
    """Return cards in rows; `place` is as wide as one of them."""
    out: list[Node] = []
    y, width = place.y, place.w
    for row in (entries[i : i + columns] for i in range(0, len(entries), columns)):
        h = max(CardRow.height(canvas, entry, width) for entry in row)
        for i, entry in enumerate(row):
            at = Box(place.x + i * (width + 16), y, width, h)
            out.append(CardRow(f"card.{entry.id}", at, entry, colour_set))
        y += h + 14
    return out


def _asked(canvas: Canvas, place: Box, question: Question) -> list[Node]:
    h = Asked.height(canvas, question.words, place.w)
    asked = Asked(f"ask.{question.id}", Box(place.x, place.y, place.w, h), name=question.words)
    below = Box(place.x + 14, place.y + h + 4, place.w - 14, 0)
    return [asked, *lines(canvas, f"answer.{question.id}", below, question.answer, mark="", tag=True)]
