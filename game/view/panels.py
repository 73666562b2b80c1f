"""Panels over the table: the log of what happened, and the hand a challenge lays open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.engine.cards import COLOUR_OF, HIDDEN, NO_COLOUR, SYMBOL_OF, SYMBOLS, symbol
from game.text import _, ngettext
from game.ui import paper, svg
from game.ui.buttons import Button, IconButton
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.lists import ListView, Scroll
from game.ui.node import Act, Node
from game.ui.widgets import Panel, Paragraph, Strip
from game.view.card_art import CardArt, Look, file_of
from game.view.geometry import Layout
from game.view.stage import Person, Stage

LOG_WIDTH, LOG_TOP = 520.0, 84.0
LOG_SIZE = 20.0
LOG_MOST = 300
"""Lines kept: a long round of ten seats has about as many."""


class _Line(Node):
    """One wrapped sentence of the log."""

    role = "text"

    def __init__(self, node_id: str, bounds: Box, words: str, lines: list[str], size: float, strong: bool) -> None:
        super().__init__(node_id, bounds, name=words)
        self.lines, self.size, self.strong = lines, size, strong

    def paint(self, canvas: Canvas) -> None:
        """Draw the lines; the first of a round is strong."""
        step = canvas.line_height(self.size) * 0.92
        for i, line in enumerate(self.lines):
            face, tone = ("bold", "main_deep") if self.strong else ("ui", "ink")
            canvas.text(self.bounds.x, self.bounds.y + (i + 0.5) * step, line, self.size, face, tone)


def log_panel(stage: Stage, lines: Sequence[tuple[str, bool]], scroll: Scroll, close: Act) -> Node:
    """Return the log: sentences oldest first, (words, whether a round begins with it)."""
    canvas, layout, size = stage.canvas, stage.layout, LOG_SIZE
    width = LOG_WIDTH * (1 + 0.45 * (stage.grow - 1))
    foot = min(layout.ribbon[1] - 30 * stage.grow, layout.second.y - 8)
    box = Box(layout.space.w - width - 24, LOG_TOP, width, foot - LOG_TOP)
    panel = Panel("log", box, name=_("What has happened"))
    panel.add(Strip("log.title", Box(box.x + 14, box.y + 14, box.w - 28, 50), _("What has happened"), "main_deep", 25))
    panel.add(IconButton("log.close", Box(box.right - 68, box.y + 15, 48, 48), "cross", _("Close"), close, "red"))
    inner = Box(box.x + 28, box.y + 84, box.w - 52, box.h - 108)
    rows: list[Node] = []
    y, step = inner.y, canvas.line_height(size) * 0.92
    for number, (words, strong) in enumerate(lines[-LOG_MOST:]):
        wrapped = canvas.lines(words, inner.w - 24, size, "bold" if strong else "ui")
        h = len(wrapped) * step
        rows.append(_Line(f"log.{number}", Box(inner.x, y, inner.w - 24, h), words, wrapped, size, strong))
        y += h + 8
    panel.add(ListView("log.list", inner, rows, scroll, _("What has happened")))
    return panel


@dataclass(frozen=True, slots=True)
class Shown:
    """What a challenge laid open: who played, who challenged, how it came out and which cards decide it."""

    seat: int
    by: int
    right: bool
    count: int
    faces: tuple[int, ...]
    colour: int
    colour_words: str
    dark: bool
    rule: str = "colour"
    """What would have forbidden the card: a card of the colour, or any coloured card that matched (`wd4_rule`)."""
    under: int = HIDDEN
    """The face the wild was laid on, where its symbol counted."""
    until: int = 0
    """How many cards of the named colour have to come, after the counted ones (`W+c`)."""

    def decides(self, face: int) -> bool:
        """Say whether a card of the hand shown made the play unlawful."""
        return self.right and decides(face, self.colour, self.rule, self.under)


class _Hand(Node):
    """The hand as it was when the wild was played, with what decides the challenge marked."""

    role = "image"

    def __init__(self, bounds: Box, shown: Shown, art: CardArt) -> None:
        super().__init__("challenge.hand", bounds, name=_("The hand"))
        self.shown, self.art = shown, art

    def paint(self, canvas: Canvas) -> None:
        """Draw the cards in a row."""
        box, faces = self.bounds, self.shown.faces
        width = 112.0
        step = min(134.0, (box.w - width) / max(1, len(faces) - 1))
        for i, face in enumerate(faces):
            bad = self.shown.decides(face)
            look = Look(halo=canvas.theme["danger"]) if bad else Look(veil=0.34)
            card = self.art.card(file_of(face, self.shown.dark), width, 0, look)
            x, y = box.x + width / 2 + i * step, box.y + 84 + (0 if bad else 10)
            self._blit(canvas, card, x, y)
            if bad:
                canvas.shape(("cross",), Box(x - 26, y + 54, 52, 52), _cross)

    def _blit(self, canvas: Canvas, card: pygame.Surface, x: float, y: float) -> None:
        k = canvas.k
        canvas.surface.blit(card, card.get_rect(center=(round(x * k), round(y * k))))


class _Result(Node):
    """Who draws what after the challenge."""

    role = "text"

    def __init__(self, number: int, bounds: Box, person: Person, words: str, count: int, bad: bool) -> None:
        value = f"+{count}" if count > 0 else "0" if not count else "+?"
        super().__init__(f"challenge.{number}", bounds, name=f"{person.name}: {words}", value=value)
        self.person, self.words, self.bad = person, words, bad

    def paint(self, canvas: Canvas) -> None:
        """Draw bar, head, name, words and the number."""
        box, tone = self.bounds, "danger" if self.bad else "ok"
        paper.row(canvas, box)
        paper.bar(canvas, Box(box.x, box.y + 10, 7, box.h - 20), tone)
        paper.head(canvas, self.person.animal, "upset" if self.bad else "happy", box.x + 58, box.y + box.h / 2, 62)
        most = 150 * canvas.grown(25) / 25
        w = canvas.text(box.x + 104, box.y + box.h / 2 - 1, self.person.name, 25, "bold", max_width=most)
        room, x, y = box.w - w - 212, box.x + 118 + w, box.y + box.h / 2 - 1
        lines = canvas.lines(self.words, room, 22)
        if len(lines) == 1:
            canvas.text(x, y, self.words, 22, "ui", "ink2", max_width=room)
            return self._number(canvas, tone)
        lines = canvas.lines(self.words, room, 19)
        for i, line in enumerate(lines[:3]):
            at = y + (i - (min(3, len(lines)) - 1) / 2) * canvas.grown(19) * 1.2
            canvas.text(x, at, line, 19, "ui", "ink2", max_width=room)
        return self._number(canvas, tone)

    def _number(self, canvas: Canvas, tone: str) -> None:
        box = self.bounds
        canvas.text(box.right - 24, box.y + box.h / 2 - 1, self.value, 40, "latin", tone, "right")


class _Head(Node):
    role = "image"

    def __init__(self, bounds: Box, person: Person, mood: str, note: str) -> None:
        super().__init__("challenge.head", bounds, name=person.name, value=note)
        self.person, self.mood = person, mood

    def paint(self, canvas: Canvas) -> None:
        box = self.bounds
        cx = box.x + box.w / 2
        paper.head(canvas, self.person.animal, self.mood, cx, box.y + 58, 116)
        step = canvas.grown(23) * 1.2
        canvas.text(cx, box.y + 126 + step / 2, self.person.name, 23, "bold", "ink", "centre", max_width=box.w + 16)
        canvas.paragraph(cx, box.y + 128 + step, self.value, box.w + 16, 18, "ui", "ink2", "centre")


class _Heading(Node):
    """The heading, and at its right end whose eyes this is for; neither runs under the other."""

    role = "heading"

    def __init__(self, node_id: str, bounds: Box, words: str, secret: str) -> None:
        super().__init__(node_id, bounds, name=words, value=secret)

    def paint(self, canvas: Canvas) -> None:
        """Draw the strip, the words, an eye and the words beside it."""
        box = self.bounds
        paper.strip(canvas, box, "main_deep")
        y = box.y + box.h / 2
        w = canvas.measure(self.value, 20, "bold")
        paper.icon(canvas, "eye", box.right - 18 - w - 26, y, 14, "#F3CDBB")
        canvas.text(box.right - 18, y, self.value, 20, "bold", "#F3CDBB", "right")
        room = box.w - w - 110
        size = 29.0
        while canvas.measure(self.name, size, "display") > room and size > 20:
            size -= 1
        canvas.text(box.x + 18, y, self.name, size, "display", "card", max_width=room)


def challenge_panel(
    canvas: Canvas, layout: Layout, shown: Shown, people: Sequence[Person], art: CardArt, close: Act, key: str
) -> Node:
    """Return the panel only the challenger sees (the art guide's "Challenge"); it grows with its words."""
    more = layout.grow - 1
    w, side = 1260 + 400 * more, 180 + 90 * more
    x, y = layout.mid - w / 2, 262 - 150 * more + layout.table_shift[1]
    loser, winner = people[shown.seat], people[shown.by]
    title = (
        _("Challenge upheld: {name} should not have played it")
        if shown.right
        else _("Challenge lost: {name} kept to the rule")
    ).format(name=loser.name)
    strip = Box(x + 22, y + 14, w - 44, 58 + 12 * more)
    top = strip.bottom + 28
    why = _why(shown)
    words = Box(x + (220 if more < 0.1 else 50), top + 196 + 90 * more, w - (250 if more < 0.1 else 100), 0)
    high = len(canvas.lines(why, words.w, 21, "bold")) * canvas.line_height(21)
    row = Box(x + 50, words.y + high + 8, (w - 100 - 30) / 2, 76 + 40 * more)
    panel = Panel("challenge", Box(x, y, w, row.bottom + 58 - y), name=title, modal=True)
    panel.add(_Heading("challenge.title", strip, title, _("Only you see this")))
    note = _("The hand as it was")
    mood = "upset" if shown.right else "happy"
    panel.add(_Head(Box(x + 20, top, side, 190 + 90 * more), loser, mood, note))
    panel.add(_Hand(Box(x + side + 60, top + 4, w - side - 100, 190), shown, art))
    panel.add(Paragraph("challenge.why", Box(words.x, words.y, words.w, high + 2), why, 21, "bold", "main_deep"))
    you = Person(_("You"), winner.animal)
    for number, (person, told, count, bad) in enumerate(_results(shown, loser, you)):
        place = row.moved(number * (row.w + 30), 0)
        panel.add(_Result(number, place, person, told, count, bad))
    wide = 360 + 220 * more
    place = Box(layout.mid - wide / 2, panel.bounds.bottom - 36, wide, 76)
    panel.add(Button("challenge.close", place, _("Close and play on"), close, "main", 28, key))
    return panel


def _results(shown: Shown, loser: Person, you: Person) -> list[tuple[Person, str, int, bool]]:
    """Return who draws what: person, words, number (-1 for one nobody knows yet), whether that is bad."""
    if shown.right:
        words = ngettext("draws {n} card", "draws {n} cards", shown.count).format(n=shown.count)
        if shown.until:
            words = _("draws until the colour comes")
        number = -1 if shown.until else shown.count
        return [(loser, words, number, True), (you, _("draw nothing and play on"), 0, False)]
    count = shown.count + 2
    if shown.until:
        mine, number = _("draw until the colour comes, then 2 more, and lose the turn"), -1
    else:
        mine = ngettext("draw {n} card and lose the turn", "draw {n} cards and lose the turn", count).format(n=count)
        number = count
    return [(you, mine, number, True), (loser, _("draws nothing"), 0, False)]


def _why(shown: Shown) -> str:
    """Return the sentence that says what decided the challenge."""
    colour = shown.colour_words
    if not shown.right:
        if shown.rule == "match":
            return _("No coloured card in hand matched the card on top.")
        return _("The colour to follow was {colour}, and there was none in hand.").format(colour=colour)
    held = sum(1 for face in shown.faces if shown.decides(face))
    if shown.rule == "match":
        words = ngettext(
            "{n} coloured card in hand matched the card on top.",
            "{n} coloured cards in hand matched the card on top.",
            held,
        ).format(n=held)
    else:
        words = ngettext(
            "The colour to follow was {colour}, and {n} card of it was in hand.",
            "The colour to follow was {colour}, and {n} cards of it were in hand.",
            held,
        ).format(colour=colour, n=held)
    if shown.until:
        return words
    return words + " " + _("Otherwise you would draw {n}.").format(n=shown.count + 2)


def decides(face: int, colour: int, rule: str = "colour", under: int = HIDDEN) -> bool:
    """Say whether a card in the hand shown forbade the wild: of the colour, or by `rule` match of the symbol too."""
    if face == HIDDEN or COLOUR_OF[face] == NO_COLOUR:
        return False
    if COLOUR_OF[face] == colour and colour >= 0:
        return True
    same = under != HIDDEN and COLOUR_OF[under] != NO_COLOUR and matching(face) == matching(under)
    return rule == "match" and same


def matching(face: int) -> int:
    """Return the symbol a face is matched by: a blank is a spare 0."""
    written = SYMBOLS[SYMBOL_OF[face]]
    return symbol("0") if written == "#" else SYMBOL_OF[face]


def _cross(w: float, h: float) -> str:
    out = svg.path(svg.burst(w / 2, h / 2, 20, 26, 14), "#FFF6E3") + svg.circle(w / 2, h / 2, 19, "#D4231A")
    return out + svg.stroke(f"M{w / 2 - 7} {h / 2 - 7}l14 14m0 -14l-14 14", "#FFF6E3", 5)
