"""What can be done with one seat of the lobby: a sheet over the table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.ai.characters import CHARACTERS
from game.ai.levels import LEVELS
from game.input.bindings import key_name
from game.match.table import HUMAN, LEAST_SEATS
from game.scenes.frame import MARGIN, Veil
from game.scenes.seat_list import HeadButton, LevelButton
from game.text import _
from game.ui import paper
from game.ui.buttons import Button, IconButton
from game.ui.canvas import Canvas
from game.ui.entry import Field
from game.ui.geometry import Box
from game.ui.node import Node
from game.ui.own_keys import caps_of, paint_caps
from game.ui.seat_marks import mark_of, paint_mark
from game.ui.widgets import Drawing, Panel, Paragraph, Strip, Text

if TYPE_CHECKING:
    from game.scenes.lobby import Lobby

WIDE, HIGH = 888.0, 424.0
USES = ("look", "act", "jump")


def seat_sheet(canvas: Canvas, lobby: Lobby, seat: int) -> list[Node]:
    """Return veil and sheet for a seat: who it is, its keys, its place, and how to be rid of it."""
    setup = lobby.seats.seats[seat]
    person = setup.kind == HUMAN
    w, h = min(WIDE, canvas.width - 2 * MARGIN), min(HIGH, canvas.height - 24)
    box = Box((canvas.width - w) / 2, max(12.0, (canvas.height - h) / 2 - 20), w, h)
    panel = Panel("seat", box, name=lobby.name_of(seat), modal=True)
    note = "" if person else _("computer")
    panel.add(Strip("seat.title", Box(box.x + 14, box.y + 14, w - 28, 50), lobby.name_of(seat), note=note))
    head = Box(box.x + 84, box.y + 88, 112, 112)
    turn = partial(lobby.turn_character, seat)
    name = _(CHARACTERS[setup.character].name)
    panel.add(
        IconButton("seat.before", Box(box.x + 34, box.y + 122, 42, 44), "back", _("Another animal"), lambda: turn(-1)),
        HeadButton("seat.head", head, setup.character, _("Character"), name, turn),
        IconButton("seat.after", Box(box.x + 204, box.y + 122, 42, 44), "next", _("Another animal"), lambda: turn(1)),
    )
    right = Box(box.x + 270, box.y + 88, w - 270 - 34, 112)
    panel.add(*(_person if person else _computer)(canvas, lobby, seat, right))
    panel.add(*_places(lobby, seat, Box(box.x + 34, box.y + 224, w - 68, 58)))
    panel.add(*_ends(lobby, seat, person, Box(box.x + 34, box.bottom - 108, w - 68, 64)))
    return [Veil(canvas, 90), panel]


def _person(canvas: Canvas, lobby: Lobby, seat: int, box: Box) -> list[Node]:
    setup, mine = lobby.seats.seats[seat], lobby.keys.at(seat)
    node_id = f"lobby.{seat}.name"
    entry = lobby.entry if lobby.entry is not None and lobby.entry.id == node_id else None
    empty = _(CHARACTERS[setup.character].name)
    field = Field(
        node_id,
        Box(box.x, box.y, box.w - 48, 48),
        _("Name"),
        setup.name,
        partial(lobby.edit_name, seat),
        entry,
        empty=empty,
    )
    mark = Drawing(
        "seat.mark", Box(box.right - 34, box.y + 7, 34, 34), lambda c, b: paint_mark(c, seat, *b.centre, 15), ""
    )
    caps = caps_of(mine)
    out: list[Node] = [field, mark]
    wide = 200.0
    keys = Box(box.x, box.y + 64, box.w - wide - 12, 44)
    if caps.words and caps.there:
        out.append(
            Drawing(
                "seat.keys",
                keys,
                lambda c, b: paint_caps(c, b.x + 2, b.y + b.h / 2, caps, 17, 5),
                caps.said,
                role="text",
            )
        )
    else:
        words = caps.said if caps.pad else _("press a key")
        out.append(Text("seat.keys", keys, words, 18, "bold", "main_deep"))
    own = Box(box.right - wide, box.y + 64, wide, 44)
    return [*out, Button("seat.own", own, _("Other keys"), partial(lobby.choose_keys, seat), "ghost", 18)]


def _computer(canvas: Canvas, lobby: Lobby, seat: int, box: Box) -> list[Node]:
    setup = lobby.seats.seats[seat]
    level = LevelButton(
        "seat.level", Box(box.right - 150, box.y, 150, 64), setup.level, partial(lobby.turn_level, seat)
    )
    about = _(LEVELS[setup.level].about) if setup.level in LEVELS else ""
    words = _(CHARACTERS[setup.character].about)
    text = Paragraph("seat.about", Box(box.x, box.y, box.w - 166, 112), words, 18, "ui", "ink2")
    level.hint = about
    return [text, level]


def _places(lobby: Lobby, seat: int, box: Box) -> list[Node]:
    left, right = box.columns(2, 16)
    return [
        Button("seat.left", left, _("One place on"), partial(lobby.move, seat, 1), "paper", 20, icon="back"),
        Button("seat.right", right, _("One place back"), partial(lobby.move, seat, -1), "paper", 20, icon="next"),
    ]


def _ends(lobby: Lobby, seat: int, person: bool, box: Box) -> list[Node]:
    buttons: list[Node] = []
    some = len(lobby.seats.seats) > LEAST_SEATS
    three = box.columns(3, 14)
    if seat and person:
        buttons.append(
            Button("seat.computer", three[0], _("Computer plays"), partial(lobby.to_computer, seat), "paper", 18)
        )
    elif seat:
        buttons.append(
            Button("seat.person", three[0], _("A person plays"), partial(lobby.to_person, seat), "paper", 18)
        )
    if seat and some:
        words = _("Leaves the table") if person else _("Take away")
        buttons.append(Button("seat.remove", three[1], words, partial(lobby.remove, seat), "paper", 18))
    return [*buttons, Button("seat.done", three[2], _("All right"), lobby.close_sheet, "main", 24)]


def keys_sheet(canvas: Canvas, lobby: Lobby, seat: int, chosen: list[str]) -> list[Node]:
    """Return veil and sheet while a seat's three keys are chosen, one after the other."""
    w, h = min(780.0, canvas.width - 2 * MARGIN), 330.0
    box = Box((canvas.width - w) / 2, (canvas.height - h) / 2, w, h)
    name = lobby.name_of(seat)
    panel = Panel("seat.choose", box, name=name, modal=True)
    panel.add(
        Strip("choose.title", Box(box.x + 14, box.y + 14, w - 28, 50), _("{name} chooses keys").format(name=name))
    )
    words = (_("to look"), _("to call or catch"), _("to jump in"))
    asked = _("{name}: press your key {what}").format(name=name, what=words[len(chosen)])
    panel.add(Text("choose.asked", Box(box.x + 30, box.y + 78, w - 60, 40), asked, 23, "bold", "main_deep", "centre"))
    for i, place in enumerate(Box(box.x + 40, box.y + 128, w - 80, 100).columns(3, 16)):
        key = key_name(chosen[i]) if i < len(chosen) else ""
        draw = partial(_slot, key, i == len(chosen), mark_of(seat).colour, words[i])
        panel.add(Drawing(f"choose.{USES[i]}", place, draw, words[i], key, role="text"))
    stop = Box(box.x + w / 2 - 180, box.bottom - 84, 360, 54)
    panel.add(Button("choose.stop", stop, _("Keep the old ones"), lobby.cancel, "paper", 20, key="Esc"))
    return [Veil(canvas, 90), panel]


def _slot(key: str, asked: bool, tone: str, words: str, canvas: Canvas, box: Box) -> None:
    """Draw a key that is chosen, asked for, or still to come."""
    x = box.x + box.w / 2
    edge = tone if asked or key else "edge"
    face = Box(x - 34, box.y, 68, 64)
    paper.pill(canvas, face, "row" if not key else tone, edge, radius=12, width=3.5 if asked else 2)
    if key:
        canvas.text(x, face.y + 31, key, 28, "bold", "card", "centre", max_width=62)
    elif asked:
        canvas.text(x, face.y + 31, "?", 30, "latin", "main_deep", "centre")
    canvas.text(x, box.bottom - 14, words, 18, "bold", "ink2", "centre", max_width=box.w)
