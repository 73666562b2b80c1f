"""The words round the table: the prompt ribbon, the chip with the place and the round, pills and notices."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.cards import COLOURS, NO_COLOUR
from game.ui import svg
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.node import HOVERED, PRESS, PRESSED, Act, Node
from game.view.stage import Z_BRACKETS, Z_CAPTION, Z_PLATE, Z_RIBBON, Stage

RIBBON_MOST = 1100.0
RIBBON_SIZE, RIBBON_LEAST = 25.0, 22.0
CAPTION_MOST = 620.0


class Hud:
    """Draws what the table says in words."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self._prompt, self._noticed = ("", NO_COLOUR), False

    def prompt(self, words: str, colour: int = NO_COLOUR) -> None:
        """Show the ribbon: what the player may do and why, in the tone of the active colour."""
        self._prompt = words, colour
        self._lay_ribbon()

    def _lay_ribbon(self) -> None:
        """Lay the ribbon down, or take it away where there is nothing to say or a notice lies in its place."""
        words, colour = self._prompt
        stage = self.stage
        if not words or self._noticed:
            stage.comp.remove("ribbon")
            return
        suits = stage.brush.theme.suits
        suit = suits[COLOURS[colour]] if colour != NO_COLOUR else suits["r"]
        stage.centre("ribbon", ribbon(stage, words, suit.deep, suit.lite), *stage.layout.ribbon, Z_RIBBON)

    def clock(self, words: str) -> None:
        """Show the seconds left over one's own head; nothing for no words."""
        if not words:
            self.stage.comp.remove("clock")
            return
        box = self.stage.layout.clock
        fill = "#0E0B20" if self.stage.night else "#2A1B14"
        picture = pill(self.stage, words, 21, "#FFD65A", 34, box.w, fill)
        self.stage.centre("clock", picture, *box.centre, Z_PLATE + 5)

    def reason(self, words: str, x: float, y: float) -> None:
        """Say over a card why it cannot be played; nothing for no words."""
        if not words:
            self.stage.comp.remove("reason")
            return
        picture = pill(self.stage, words, 21, "#FFD65A", 42, 0, "#2A1B14")
        stage, k = self.stage, self.stage.space.k
        w, h = picture.get_width() / k, picture.get_height() / k
        x = min(max(x, w / 2 + 8), stage.space.w - w / 2 - 8)
        y = max(y, stage.layout.ribbon[1] + 28 * stage.grow + h / 2)
        stage.centre("reason", picture, x, y, Z_BRACKETS + 1)

    def caption(self, lines: Sequence[str]) -> None:
        """Show what can be heard, as words, newest last; nothing for no lines."""
        keep = set()
        foot = self.stage.layout.clock.y - max(8.0, 34 - 28 * (self.stage.grow - 1))
        for i, words in enumerate(reversed(lines)):
            name = f"caption:{i}"
            picture = pill(self.stage, words, 22, "card", 44, 0, "#2A1B14", CAPTION_MOST)
            k = self.stage.space.k
            foot -= picture.get_height() / k + 4
            self.stage.corner(name, picture, 24, foot, Z_CAPTION)
            keep.add(name)
        self.stage.comp.remove_all("caption:", keep)

    def notice(self, words: str) -> None:
        """Show a short sentence instead of the ribbon (a refusal, how the hand is sorted); nothing for no words."""
        self._noticed = bool(words)
        self._lay_ribbon()
        if not words:
            self.stage.comp.remove("notice")
            return
        x, y = self.stage.layout.ribbon
        self.stage.centre("notice", pill(self.stage, words, 24, "#FFD65A", 52, 0, "#2A1B14"), x, y, Z_RIBBON + 1)

    def place(self, venue: str, round_words: str) -> float:
        """Show where one is and which round it is; return where the chip ends."""
        stage = self.stage
        w = stage.brush.width(venue, 22) + stage.brush.width(round_words, 20, "ui") + 62
        first = stage.layout.chip
        h = first.h

        def draw(canvas: Canvas, x: float, y: float) -> None:
            theme = stage.brush.theme
            fill, edge = theme[stage.tone("card", "night_panel")], theme[stage.tone("frame", "night_frame")]
            tone = stage.tone("ink", "moon")
            body = svg.rect(x, y, w, h, 10, fill, stroke=edge, stroke_width=2)
            split = x + 16 + stage.brush.width(venue, 22) + 12
            line = svg.stroke(f"M{svg.num(split)} {svg.num(y + 12)}v{svg.num(h - 24)}", edge, 2)
            stage.brush.shape(canvas, body + line)
            canvas.text(x + 16, y + h / 2 - 1, venue, 22, "bold", tone)
            canvas.text(split + 12, y + h / 2 - 1, round_words, 20, "ui", tone)

        picture = stage.brush.picture(("place", venue, round_words, stage.night), w, h, draw, pad=2)
        stage.corner("place", picture, first.right + 12, first.y, Z_PLATE + 6, pad=2)
        return first.right + 12 + w


def ribbon(stage: Stage, words: str, fill: str, stitch: str) -> pygame.Surface:
    """Return the swallow-tailed ribbon with a sentence, in two lines where one is too short."""
    canvas, size, most = stage.canvas, RIBBON_SIZE, RIBBON_MOST - 90
    while size > RIBBON_LEAST and stage.brush.width(words, size) > most:
        size -= 1
    lines = [words] if stage.brush.width(words, size) <= most else canvas.lines(words, most, size, "bold")
    step = canvas.grown(size) * 1.16
    w = min(max(stage.brush.width(line, size) for line in lines) + 90, RIBBON_MOST)
    h = max(48.0, canvas.grown(size) * 0.72 + step * len(lines))

    def draw(canvas: Canvas, x: float, y: float) -> None:
        left, right, middle = x, x + w, y + h / 2
        shape = [(left, y), (right, y), (right - 16, middle), (right, y + h), (left, y + h), (left + 16, middle)]
        rows = "".join(svg.stitches([(left + 22, at), (right - 22, at)], 2, 6) for at in (y + 7, y + h - 7))
        stage.brush.shape(canvas, svg.path(svg.points(shape), fill) + svg.stroke(rows, stitch, 1.6))
        for i, line in enumerate(lines):
            at = middle - 1 + (i - (len(lines) - 1) / 2) * step
            canvas.text(x + w / 2, at, line, size, "bold", "card", "centre", max_width=w - 76)

    return stage.brush.picture(("ribbon", words, fill), w, h, draw, pad=1)


def pill(
    stage: Stage, words: str, size: float, colour: str, h: float, w: float, fill: str, most: float = RIBBON_MOST
) -> pygame.Surface:
    """Return words in a dark rounded box, at least `w` wide; wider than `most` they are wrapped."""
    canvas = stage.canvas
    lines = canvas.lines(words, most - 36, size, "bold")
    width = max(w, max(stage.brush.width(line, size) for line in lines) + 36)
    step, grown = canvas.grown(size) * 1.2, canvas.grown(size) / size
    high = h * grown + step * (len(lines) - 1)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        stage.brush.shape(canvas, svg.rect(x, y, width, high, h * grown / 2, fill, fill_opacity=0.92))
        for i, line in enumerate(lines):
            at = y + h * grown / 2 - 1 + i * step
            canvas.text(x + width / 2, at, line, size, "bold", colour, "centre", max_width=width - 20)

    return stage.brush.picture(("pill", words, size, colour, fill), width, high, draw, pad=1)


class RulesChip(Node):
    """The plaque that says how many rules of this table differ from the official ones."""

    role = "button"

    def __init__(self, node_id: str, bounds: Box, words: str, count: int, press: Act, night: bool) -> None:
        super().__init__(node_id, bounds, name=words, value=str(count), actions={PRESS: press}, hint=words)
        self.night = night

    def paint(self, canvas: Canvas) -> None:
        """Draw the plaque, its words and the count on a disc."""
        box = self.bounds.moved(0, 2 if PRESSED in self.state else 0)
        fill, edge = ("#7A58D6", "night_frame") if self.night else ("#C02A1A", "frame")
        deep = "#4A2FA0" if self.night else "#C02A1A"
        edge = canvas.theme["gold" if HOVERED in self.state else edge]
        disc = box.h / 2 - 8

        def body(w: float, h: float) -> str:
            plate = svg.rect(0, 0, w, h, 10, fill, stroke=edge, stroke_width=2)
            return plate + svg.circle(w - 11 - disc, h / 2, disc, canvas.theme["card"])

        canvas.shape(("rules chip", fill, edge), box, body, pad=2)
        y = box.y + box.h / 2 - 1
        canvas.text(box.x + 16, y, self.name, 20, "bold", "card", max_width=box.w - 38 - 2 * disc)
        canvas.text(box.right - 11 - disc, y, self.value, 20, "latin", deep, "centre")
