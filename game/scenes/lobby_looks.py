"""The lobby as a picture: the venue's table with everybody round it; in a small window a list of the same plaques."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.input.seat_keys import NOBODY
from game.levels.venue import Venue
from game.match.table import COMPUTER, HUMAN, LEAST_SEATS, MOST_SEATS
from game.scenes.frame import MARGIN, TopBar
from game.scenes.lobby_parts import EmptyChair, Plaque
from game.scenes.lobby_seat import keys_sheet, seat_sheet
from game.scenes.oval_parts import Sitting, Threads
from game.scenes.oval_places import PLAQUE_H, TablePlace, between, grid, is_roomy, round_table
from game.scenes.oval_table import Sheet, foot_box, listed, own_uses, whose_keys
from game.scenes.road import open_venues
from game.text import N_, _, ngettext
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.node import Node
from game.ui.own_keys import caps_of
from game.ui.values import Stepper

if TYPE_CHECKING:
    from game.scenes.context import Context
    from game.scenes.lobby import Lobby

COMPUTERS, NARROW_COMPUTERS = 520.0, 470.0
"""Width of the row that says how many computer players there are."""


def venue_named(context: Context, name: str) -> Venue | None:
    """Return the venue of that name, else the first one there is."""
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
    words = _("Press a key to sit down: the column of keys around it is yours.")
    animals = [one.character for one in lobby.seats.seats]
    sheet = Sheet(
        *(_("People at this screen"), words, lobby.keys, animals, [lobby.name_of(seat) for seat in range(count)])
    )
    root.add(whose_keys(canvas, sheet, between(canvas, places, table), table))
    if more:
        root.add(EmptyChair("lobby.add", places[count], lobby.add_computer))
    root.add(*plaques)
    root.add(*_foot(canvas, lobby, foot_box(canvas)))


def _foot(canvas: Canvas, lobby: Lobby, box: Box) -> list[Node]:
    """Return the foot: what one's own keys do here, and how many computer players sit down."""
    wide = COMPUTERS if box.w > 1500 else NARROW_COMPUTERS
    uses = [_(words) for words in OWN_USES]
    nodes = own_uses(canvas, Box(box.x, box.y, box.w - wide - 24, box.h), uses, _(WITH_THE_MOUSE))
    return [*nodes, _computers(lobby, Box(box.right - wide, box.y + (box.h - 76) / 2, wide, 76))]


OWN_USES = (N_("your first key: ready"), N_("your second: another animal"), N_("your third: one place on"))
"""What one's own keys do in the lobby."""

WITH_THE_MOUSE = N_("Click a seat for more; drag it onto another, and the two change places.")


def _computers(lobby: Lobby, box: Box) -> Node:
    seats = lobby.seats.seats
    computers = sum(one.kind == COMPUTER for one in seats)
    less = lobby.fewer_computers if computers and len(seats) > LEAST_SEATS else None
    more = lobby.add_computer if len(seats) < MOST_SEATS else None
    return Stepper("lobby.computers", box, _("Computer players"), str(computers), less, more, width=140)


# In a list -----------------------------------------------------------------------------------------------------------
def _listed(canvas: Canvas, lobby: Lobby, root: Node) -> None:
    words = _("Press a letter, or a button of a pad: the column of keys around it is yours.")
    words += "\n" + " · ".join(_(one) for one in OWN_USES)
    count = len(lobby.seats.seats)
    more = count < MOST_SEATS

    def rows(below: Box) -> list[Node]:
        places = grid(below, count + more)
        out: list[Node] = [*_plaques(lobby, places, glide=False)]
        if more:
            out.append(EmptyChair("lobby.add", places[count], lobby.add_computer))
        bottom = places[-1].y + PLAQUE_H + 22
        return [*out, _computers(lobby, Box(below.x, bottom, min(COMPUTERS, below.w), 72))]

    root.add(listed(canvas, _("People at this screen"), words, lobby.scroll, rows))
