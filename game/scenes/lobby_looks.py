"""The lobby as a picture: the venue's table with everybody round it; in a small window a list of the same plaques."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.input.seat_keys import NOBODY
from game.levels.venue import Venue
from game.match.table import COMPUTER, HUMAN, LEAST_SEATS, MOST_SEATS
from game.scenes.frame import MARGIN, TOP, TopBar
from game.scenes.lobby_parts import EmptyChair, Keyboard, Plaque, Sitting, Threads
from game.scenes.lobby_places import FOOT, PLAQUE_H, TablePlace, between, grid, is_roomy, round_table
from game.scenes.lobby_seat import keys_sheet, seat_sheet
from game.scenes.road import open_venues
from game.text import N_, _, ngettext
from game.ui import paper
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.geometry import Box, centred
from game.ui.lists import ListView
from game.ui.node import Node
from game.ui.own_keys import caps_of, paint_pad
from game.ui.values import Stepper
from game.ui.widgets import Drawing, Panel, Paragraph, Text
from game.view.geometry import Layout, Space
from game.view.venue import Room

if TYPE_CHECKING:
    from game.scenes.context import Context
    from game.scenes.lobby import Lobby

COMPUTERS, NARROW_COMPUTERS = 520.0, 470.0
"""Width of the row that says how many computer players there are."""

MOST_PITCH, LEAST_PITCH = 54.0, 34.0


def room_picture(context: Context, venue: str, canvas: Canvas, seats: int) -> pygame.Surface:
    """Return the venue with its table as it stands at the match."""
    space = Space(*canvas.surface.get_size())
    return Room(_venue(context, venue), Layout(space, max(2, seats)), night=False).backdrop()


def _venue(context: Context, name: str) -> Venue | None:
    venues = open_venues(context)
    return next((venue for venue in venues if venue.id == name), venues[0] if venues else None)


def lobby_tree(canvas: Canvas, lobby: Lobby) -> Node:
    """Return everything in the lobby for its present state."""
    root = Node("lobby", canvas.box, role="screen", name=_("People at this screen"))
    width = 300.0 if canvas.width >= 1400 else 200.0
    root.add(TopBar(canvas, _("People at this screen"), _summary(lobby), lobby.cancel, width + MARGIN))
    done = Box(canvas.width - MARGIN - width, 16, width, 52)
    root.add(Button("done", done, _("That is all of us"), lobby.cancel, "gold", 22))
    if is_roomy(canvas):
        _round(canvas, lobby, root)
    else:
        _listed(canvas, lobby, root)
    if lobby.choosing is not None:
        root.add(*keys_sheet(canvas, lobby, lobby.seat_of(lobby.choosing[0]), lobby.choosing[1]))
    elif lobby.sheet_seat() != NOBODY:
        root.add(*seat_sheet(canvas, lobby, lobby.sheet_seat()))
    return root


def _summary(lobby: Lobby) -> str:
    people = lobby.people
    ready = sum(lobby.seats.seats[seat].character in lobby.ready for seat in people)
    joined = ngettext("{n} person", "{n} people", len(people)).format(n=len(people))
    return _("{joined}, {ready} ready").format(joined=joined, ready=ready)


def sitting(lobby: Lobby, seat: int, team: int) -> Sitting:
    """Return what the plaque of a seat shows."""
    setup = lobby.seats.seats[seat]
    return Sitting(
        *(seat, setup.character, lobby.name_of(seat), setup.kind == HUMAN, caps_of(lobby.keys.at(seat))),
        *(setup.character in lobby.ready, setup.level, team),
    )


def _plaques(lobby: Lobby, places: list[Box], glide: bool) -> list[Plaque]:
    """Return a plaque for every seat at its place, the one that is dragged last."""
    seats = lobby.seats.seats
    count = len(seats)
    names = [one.character for one in seats]
    homes = {name: places[(seat + lobby.turned) % count] for seat, name in enumerate(names)}
    still = lobby.context.settings.reduced_motion or not glide
    lobby.glides.aim(homes, glide=not still)
    teams = lobby.teams()
    out = []
    for seat, name in enumerate(names):
        press = partial(lobby.open_sheet, seat)
        plaque = Plaque(f"lobby.{name}", lobby.plaque_box(name), sitting(lobby, seat, teams[seat]), press, lobby.grab)
        plaque.moved_to, plaque.let_go = lobby.pull, lobby.let_go
        plaque.held = name == lobby.dragged and lobby.is_pulled
        out.append(plaque)
    return sorted(out, key=lambda one: one.held)


# Round the table -----------------------------------------------------------------------------------------------------
def _round(canvas: Canvas, lobby: Lobby, root: Node) -> None:
    count = len(lobby.seats.seats)
    table = TablePlace.on(canvas, count)
    more = count < MOST_SEATS
    places = round_table(canvas, count + more, table)
    plaques = _plaques(lobby, places, glide=True)
    middles = [plaque.bounds.centre for plaque in plaques]
    root.add(Threads(canvas.box, middles, [plaque.who.team for plaque in plaques]))
    root.add(*_middle(canvas, lobby, between(canvas, places, table), table))
    if more:
        root.add(EmptyChair("lobby.add", places[count], lobby.add_computer))
    root.add(*plaques)
    root.add(*_foot(canvas, lobby, Box(MARGIN, canvas.height - FOOT, canvas.width - 2 * MARGIN, FOOT - 22)))


def _middle(canvas: Canvas, lobby: Lobby, free: Box, table: TablePlace) -> list[Node]:
    """Return the sheet in the middle of the table: how to sit down, and whose keys are whose."""
    words = _("Press a key to sit down: the column of keys around it is yours.")
    w = min(free.w, max(10.55 * MOST_PITCH + 70, canvas.measure(words, 20, "bold") + 60))
    lines = len(canvas.lines(words, w - 48, 20, "bold")) * canvas.line_height(20) + 2
    pitch = min(MOST_PITCH, (free.h - lines - 76) / 3.9, (free.w - 70) / 10.55)
    drawn = pitch >= LEAST_PITCH
    wide, high = Keyboard.size(pitch) if drawn else (0.0, 0.0)
    h = min(free.h, high + lines + 74)
    box = centred(table.x, free.y + free.h / 2, w, h)
    panel = Panel("people", box, name=_("People at this screen"))
    how = Box(box.x + 24, box.y + 18, w - 48, lines)
    panel.add(Paragraph("people.how", how, words, 20, "bold", "main_deep", "centre"))
    if drawn:
        at = Box(box.x + (w - wide) / 2, how.bottom + 2, wide, high)
        names = [lobby.name_of(seat) for seat in range(len(lobby.seats.seats))]
        panel.add(Keyboard(at, pitch, lobby.keys, [one.character for one in lobby.seats.seats], names))
    pad = _("or any button of a pad")
    left = box.x + (w - canvas.measure(pad, 19, "bold") - 46) / 2
    y = box.bottom - 32
    panel.add(Drawing("people.pad", Box(left, y - 16, 34, 32), lambda c, b: paint_pad(c, *b.centre, 17, "ink2"), ""))
    panel.add(Text("people.pads", Box(left + 46, y - 16, box.right - 20 - left - 46, 32), pad, 19, "bold", "ink2"))
    return [panel]


def _foot(canvas: Canvas, lobby: Lobby, box: Box) -> list[Node]:
    """Return the foot: what one's own keys do here, and how many computer players sit down."""
    wide = COMPUTERS if box.w > 1500 else NARROW_COMPUTERS
    room = box.w - wide - 24
    note = Drawing("people.foot", Box(box.x, box.y, room, box.h), _dark, role="decoration")
    nodes: list[Node] = [note]
    longest = max(canvas.measure(_(words), 19, "bold") for words in OWN_USES)
    columns = 3 if longest + 54 < (room - 60) / 3 else 2
    cells = Box(box.x + 22, box.y + 10, room - 44, 40).columns(columns, 8)
    for i, words in enumerate(OWN_USES):
        place = cells[i % columns].moved(0, 46 * (i // columns))
        nodes.append(Drawing(f"people.own.{i}", place, partial(_use, i, _(words)), _(words), role="text"))
    if columns == 3:
        mouse = Box(box.x + 24, box.y + 58, room - 48, 34)
        nodes.append(Text("people.mouse", mouse, _(WITH_THE_MOUSE), 18, "ui", "#FBE3D0"))
    return [*nodes, _computers(lobby, Box(box.right - wide, box.y + (box.h - 76) / 2, wide, 76))]


OWN_USES = (N_("your first key: ready"), N_("your second: another animal"), N_("your third: one place on"))
"""What one's own keys do in the lobby."""

WITH_THE_MOUSE = N_("Click a seat for more; drag it onto another, and the two change places.")


def _use(number: int, words: str, canvas: Canvas, box: Box) -> None:
    """Draw one of three keys, one above the other as they lie on the keyboard, and what it does."""
    for i in range(3):
        fill, edge = ("gold", "gold") if i == number else ("#3A271D", "#B99A66")
        paper.pill(canvas, Box(box.x + 4 + i * 3, box.y + 2 + i * 12, 17, 11), fill, edge, radius=3)
    canvas.text(box.x + 40, box.y + box.h / 2 - 1, words, 19, "bold", "card", max_width=box.w - 44)


def _dark(canvas: Canvas, box: Box) -> None:
    paper.pill(canvas, box, "#3A271D", radius=14, opacity=0.82)


def _computers(lobby: Lobby, box: Box) -> Node:
    seats = lobby.seats.seats
    computers = sum(one.kind == COMPUTER for one in seats)
    less = lobby.fewer_computers if computers and len(seats) > LEAST_SEATS else None
    more = lobby.add_computer if len(seats) < MOST_SEATS else None
    return Stepper("lobby.computers", box, _("Computer players"), str(computers), less, more, width=140)


# In a list -----------------------------------------------------------------------------------------------------------
def _listed(canvas: Canvas, lobby: Lobby, root: Node) -> None:
    box = Box(MARGIN, TOP - 4, canvas.width - 2 * MARGIN, canvas.height - TOP - 16)
    panel = Panel("people", box, name=_("People at this screen"))
    inner = Box(box.x + 18, box.y + 18, box.w - 36, box.h - 36)
    words = _("Press a letter, or a button of a pad: the column of keys around it is yours.")
    words += "\n" + " · ".join(_(one) for one in OWN_USES)
    wide = inner.w - 26
    high = len(canvas.lines(words, wide - 8, 19, "bold")) * canvas.line_height(19) + 8
    rows: list[Node] = [
        Paragraph("people.how", Box(inner.x + 10, inner.y + 4, wide - 8, high), words, 19, "bold", "main_deep")
    ]
    count = len(lobby.seats.seats)
    more = count < MOST_SEATS
    top = inner.y + high + 22
    places = grid(Box(inner.x + 8, top, wide - 8, 0), count + more)
    rows += _plaques(lobby, places, glide=False)
    if more:
        rows.append(EmptyChair("lobby.add", places[count], lobby.add_computer))
    bottom = places[-1].y + PLAQUE_H + 22
    rows.append(_computers(lobby, Box(inner.x + 8, bottom, min(COMPUTERS, wide - 8), 72)))
    panel.add(ListView("people.list", inner, rows, lobby.scroll, name=_("People at this screen")))
    root.add(panel)
