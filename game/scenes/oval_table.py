"""The table seen from above, as lobby and pause show it: the room, whose keys are whose in its middle, the foot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.input.seat_keys import SeatKeys
from game.levels.venue import Venue
from game.scenes.frame import MARGIN, TOP
from game.scenes.oval_parts import Keyboard
from game.scenes.oval_places import FOOT, TablePlace
from game.text import _
from game.ui import paper
from game.ui.canvas import Canvas
from game.ui.geometry import Box, centred
from game.ui.lists import ListView, Scroll
from game.ui.node import Node
from game.ui.own_keys import paint_pad
from game.ui.widgets import Drawing, Panel, Paragraph, Text
from game.view.geometry import Layout, Space
from game.view.venue import Room

MOST_PITCH, LEAST_PITCH = 54.0, 34.0
"""How far apart the keys of the drawn keyboard are."""

UNDER_ROWS = 14.0
"""Kept free below the last row of a list, for its shadow."""


def room_picture(venue: Venue | None, canvas: Canvas, seats: int, night: bool = False) -> pygame.Surface:
    """Return the venue with its table as it stands at the match."""
    space = Space(*canvas.surface.get_size())
    return Room(venue, Layout(space, max(2, seats)), night).backdrop()


class Sheet(NamedTuple):
    """What the sheet in the middle says: its name, a sentence, and the keys of everybody (characters and names)."""

    name: str
    words: str
    keys: SeatKeys
    animals: list[str]
    names: list[str]


def whose_keys(canvas: Canvas, sheet: Sheet, free: Box, table: TablePlace) -> Panel:
    """Return the sheet in the middle of the table: how to sit down, and whose keys are whose."""
    words = sheet.words
    w = min(free.w, max(10.55 * MOST_PITCH + 70, canvas.measure(words, 20, "bold") + 60))
    lines = len(canvas.lines(words, w - 48, 20, "bold")) * canvas.line_height(20) + 2
    pitch = min(MOST_PITCH, (free.h - lines - 76) / 3.9, (free.w - 70) / 10.55)
    drawn = pitch >= LEAST_PITCH
    wide, high = Keyboard.size(pitch) if drawn else (0.0, 0.0)
    h = min(free.h, high + lines + 74)
    box = centred(table.x, free.y + free.h / 2, w, h)
    panel = Panel("people", box, name=sheet.name)
    how = Box(box.x + 24, box.y + 18, w - 48, lines)
    panel.add(Paragraph("people.how", how, words, 20, "bold", "main_deep", "centre"))
    if drawn:
        at = Box(box.x + (w - wide) / 2, how.bottom + 2, wide, high)
        panel.add(Keyboard(at, pitch, sheet.keys, sheet.animals, sheet.names))
    pad = _("or any button of a pad")
    left = box.x + (w - canvas.measure(pad, 19, "bold") - 46) / 2
    y = box.bottom - 32
    panel.add(Drawing("people.pad", Box(left, y - 16, 34, 32), lambda c, b: paint_pad(c, *b.centre, 17, "ink2"), ""))
    panel.add(Text("people.pads", Box(left + 46, y - 16, box.right - 20 - left - 46, 32), pad, 19, "bold", "ink2"))
    return panel


def foot_box(canvas: Canvas) -> Box:
    """Return the place below the table."""
    return Box(MARGIN, canvas.height - FOOT, canvas.width - 2 * MARGIN, FOOT - 22)


def own_uses(canvas: Canvas, box: Box, uses: Sequence[str], mouse: str) -> list[Node]:
    """Return the dark note that says what each of one's own three keys does here, and what the mouse does."""
    nodes: list[Node] = [Drawing("people.foot", box, _dark, role="decoration")]
    longest = max(canvas.measure(words, 19, "bold") for words in uses)
    columns = 3 if longest + 54 < (box.w - 60) / 3 else 2
    cells = Box(box.x + 22, box.y + 10, box.w - 44, 40).columns(columns, 8)
    for i, words in enumerate(uses):
        place = cells[i % columns].moved(0, 46 * (i // columns))
        nodes.append(Drawing(f"people.own.{i}", place, partial(_use, i, words), words, role="text"))
    if columns == 3:
        place = Box(box.x + 24, box.y + 58, box.w - 48, 34)
        nodes.append(Text("people.mouse", place, mouse, 18, "ui", "#FBE3D0"))
    return nodes


def _use(number: int, words: str, canvas: Canvas, box: Box) -> None:
    """Draw one of three keys, one above the other as they lie on the keyboard, and what it does."""
    for i in range(3):
        fill, edge = ("gold", "gold") if i == number else ("#3A271D", "#B99A66")
        paper.pill(canvas, Box(box.x + 4 + i * 3, box.y + 2 + i * 12, 17, 11), fill, edge, radius=3)
    canvas.text(box.x + 40, box.y + box.h / 2 - 1, words, 19, "bold", "card", max_width=box.w - 44)


def _dark(canvas: Canvas, box: Box) -> None:
    paper.pill(canvas, box, "#3A271D", radius=14, opacity=0.82)


def listed(canvas: Canvas, name: str, words: str, scroll: Scroll, rows: Callable[[Box], Sequence[Node]]) -> Panel:
    """Return the same as a list, for a window without room for a table: a sentence, and `rows` in the box below it."""
    box = Box(MARGIN, TOP - 4, canvas.width - 2 * MARGIN, canvas.height - TOP - 16)
    inner = Box(box.x + 18, box.y + 18, box.w - 36, box.h - 36)
    wide = inner.w - 34
    high = len(canvas.lines(words, wide, 19, "bold")) * canvas.line_height(19) + 8
    how = Paragraph("people.how", Box(inner.x + 10, inner.y + 4, wide, high), words, 19, "bold", "main_deep")
    below = rows(Box(inner.x + 8, inner.y + high + 22, wide, 0))
    spare = max(0.0, inner.bottom - max(row.bounds.bottom for row in below) - UNDER_ROWS)
    panel = Panel("people", box._replace(h=box.h - spare), name=name)
    view = ListView("people.list", inner._replace(h=inner.h - spare), [how, *below], scroll, name=name)
    panel.add(view)
    return panel
