"""The teacher's bubble: head, step, words, one button and the way past; its tail points at what is meant."""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame

from game.text import _
from game.ui import paper, svg
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.node import Act, Node
from game.ui.widgets import Head, Panel, Paragraph, Text
from game.view.stage import Stage

WIDTH, HEAD, EDGE = 470.0, 84.0, 24.0
VEIL = 87
"""Of 255: 34 % (ART.md section 11)."""

LOW, LESS_LOW = 704.0, 40.0
"""The lower edge of a bubble beside the ring, clear of ribbon and hand; the ribbon is higher with large words."""

BESIDE_RING, BESIDE_PICKER = 236.0, 540.0
"""How far from the table's middle a bubble ends."""

HELD = (240.0, 40.0)
"""Room of the words beside a colour of the picker."""

RED = "#C8321E"


class Said(NamedTuple):
    """What a bubble says: who teaches (character and name), which step of how many, title, words, and its buttons."""

    teacher: str
    name: str
    number: int
    of: int
    title: str
    words: str
    button: str
    key: str


def bubble(stage: Stage, said: Said, target: Box, press: Act, skip: Act, naming: bool = False) -> list[Node]:
    """Return the bubble and its tail, placed beside `target` without covering it.

    While `naming` a colour it keeps clear of the picker.
    """
    canvas, grown = stage.canvas, stage.grow
    size, big = 20.0, 27.0
    w = WIDTH * (min(1.45, 0.6 + 0.4 * grown) if naming else min(1.49, 0.48 + 0.52 * grown))
    inner = w - 60
    lines = len(canvas.lines(said.words, inner, size))
    titles = canvas.lines(said.title, inner - HEAD - 16, big, "display")
    top = max(HEAD + 8, 22 * grown + len(titles) * canvas.line_height(big))
    button = max(56.0, 38 * grown)
    beside = canvas.measure(said.button, 23, "bold") + paper.keycap_width(canvas, said.key) + 52
    leaves = canvas.measure(_("Skip lesson"), 19, "bold") + 36
    stacked = beside + 14 + leaves > inner
    foot = button * 2 + 16 if stacked else button
    h = 24 + top + 12 + lines * canvas.line_height(size) + 18 + foot + 26
    box = _place(stage, w, h, target, naming)
    panel = Panel("lesson", box, name=said.title)
    panel.add(Head("lesson.head", Box(box.x + 24, box.y + 22, HEAD, HEAD), said.teacher, "happy", name=said.name))
    x, y = box.x + 24 + HEAD + 16, box.y + 20
    small = 19.0
    steps = _("{n} / {all}").format(n=said.number, all=said.of)
    wide = canvas.measure(steps, small, "latin") + 6
    panel.add(Text("lesson.who", Box(x, y, box.right - 34 - wide - x, 24 * grown), said.name, small, "bold", "ink2"))
    panel.add(
        Text("lesson.step", Box(box.right - 30 - wide, y, wide, 24 * grown), steps, small, "latin", "ink2", "right")
    )
    y += 24 * grown + 2
    for i, line in enumerate(titles):
        at = Box(x, y + i * canvas.line_height(big) * 0.92, inner - HEAD - 12, canvas.line_height(big) * 0.9)
        role = "heading" if i == 0 else "text"
        panel.add(Text(f"lesson.title.{i}", at, line, big, "display", "main_deep", role=role))
    words = Box(box.x + 30, box.y + 24 + top + 12, inner, lines * canvas.line_height(size) + 2)
    panel.add(Paragraph("lesson.words", words, said.words, size, "ui", "ink"))
    row = Box(box.x + 30, box.bottom - foot - 24, inner, foot)
    go = inner if stacked else beside
    skip_at = Box(row.x, row.bottom - button, inner if stacked else row.w - go - 14, button)
    panel.add(Button("lesson.skip", skip_at, _("Skip lesson"), skip, "ghost", 19))
    panel.add(Button("lesson.go", Box(row.right - go, row.y, go, button), said.button, press, "main", 23, said.key))
    return [panel, _Tail("lesson.tail", *_tail(box, target))]


def _place(stage: Stage, w: float, h: float, target: Box, naming: bool) -> Box:
    """Return the free place nearest to the target: beside the ring, left or right, low or high."""
    layout, space = stage.layout, stage.space
    low = LOW - LESS_LOW * (stage.grow - 1) + layout.bottom - h
    beside = BESIDE_PICKER if naming else BESIDE_RING
    left, right = max(EDGE, layout.mid - beside - w), min(space.w - EDGE - w, layout.mid + beside)
    high = 12.0 if naming else 92.0
    held = _held_beside(stage, target) if naming else target
    heights = (low, high, held.bottom + 8, held.y - 8 - h) if naming else (low, high)
    places = [Box(x, max(12.0, y), w, h) for y in heights for x in (left, right)]
    room = target.inset(-14)
    free = [at for at in places if not _covers(at, room) and not _covers(at, held)] or places
    tx, ty = target.centre
    return min(free, key=lambda at: (at.centre[0] - tx) ** 2 + (at.centre[1] - ty) ** 2)


def _held_beside(stage: Stage, lobe: Box) -> Box:
    """Return where the picker says beside a colour how many cards of it are in hand."""
    wide, high = HELD[0] * stage.grow, HELD[1] * stage.grow
    x = lobe.right if lobe.centre[0] > stage.layout.mid else lobe.x - wide
    return Box(x, lobe.centre[1] + 44 - high / 2, wide, high)


def _covers(a: Box, b: Box) -> bool:
    common = a.overlap(b)
    return common.w > 0 and common.h > 0


def _tail(box: Box, target: Box) -> tuple[Box, tuple[tuple[float, float], ...]]:
    """Return the box of the tail and its three corners: two on the bubble's edge, one toward the target."""
    tx, ty = target.centre
    cx, cy = box.centre
    if box.x + 60 < tx < box.right - 60 or (ty > box.bottom and tx > box.x):
        x = min(max(tx, box.x + 60), box.right - 60)
        y = box.bottom - 2 if ty > cy else box.y + 2
        base = ((x - 24, y), (x + 24, y))
    elif ty > box.bottom:
        base = ((box.x + 50, box.bottom - 2), (box.x + 98, box.bottom - 2))
    else:
        x = box.right - 2 if tx > cx else box.x + 2
        y = min(max(ty, box.y + 60), box.bottom - 60)
        base = ((x, y - 24), (x, y + 24))
    mx, my = (base[0][0] + base[1][0]) / 2, (base[0][1] + base[1][1]) / 2
    far = math.hypot(tx - mx, ty - my) or 1.0
    reach = min(62.0, far * 0.8)
    tip = (mx + (tx - mx) / far * reach, my + (ty - my) / far * reach)
    corners = (base[0], tip, base[1])
    x0, y0 = min(x for x, _y in corners) - 3, min(y for _x, y in corners) - 3
    x1, y1 = max(x for x, _y in corners) + 3, max(y for _x, y in corners) + 3
    return Box(x0, y0, x1 - x0, y1 - y0), corners


class _Tail(Node):
    role = "decoration"

    def __init__(self, node_id: str, bounds: Box, corners: tuple[tuple[float, float], ...]) -> None:
        super().__init__(node_id, bounds)
        self.corners = tuple((round(x - bounds.x, 1), round(y - bounds.y, 1)) for x, y in corners)

    def paint(self, canvas: Canvas) -> None:
        fill, edge = canvas.theme["card"], canvas.theme["edge"]

        def body(w: float, h: float) -> str:
            (ax, ay), (tx, ty), (bx, by) = self.corners
            d = f"M{svg.num(ax)} {svg.num(ay)}L{svg.num(tx)} {svg.num(ty)}L{svg.num(bx)} {svg.num(by)}"
            return svg.path(d + "Z", fill) + svg.stroke(d, edge, 2)

        canvas.shape(("lesson tail", self.corners, fill, edge), self.bounds, body, pad=3)


def veil(stage: Stage, holes: list[Box]) -> pygame.Surface:
    """Return the veil over the table with rounded holes for what is meant."""
    size = stage.comp.size
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill((30, 15, 8, VEIL))
    for hole in holes:
        pygame.draw.rect(surface, (0, 0, 0, 0), stage.canvas.rect(hole), border_radius=_corner(stage, hole))
    return surface


def _corner(stage: Stage, hole: Box) -> int:
    """Return how round a hole is: a square one is a disc."""
    return round((hole.w / 2 if abs(hole.w - hole.h) < 1 else 18) * stage.space.k)


def red_ring(stage: Stage, r: float) -> pygame.Surface:
    """Return the ring round what matches."""

    def draw(canvas: Canvas, x: float, y: float) -> None:
        stage.brush.shape(
            canvas,
            svg.circle(x + r, y + r, r, "none", stroke="#FFF6E3", stroke_width=9)
            + svg.circle(x + r, y + r, r, "none", stroke=RED, stroke_width=5),
        )

    return stage.brush.picture(("lesson ring",), 2 * r, 2 * r, draw, pad=6)
