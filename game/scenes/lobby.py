"""Who plays at this screen: everybody presses a key (or a button of a pad) and sits down with the keys around it.

The table stands in its venue, a plaque for every seat round it. Once joined, one's own keys do everything here too: the
first says that one is ready, the second changes the animal, the third moves one on. Seats are dragged with the mouse,
names typed. Keys somebody has already are refused to the next, and said whose they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.input.seat_keys import NOBODY
from game.scenes.gliding import Gliding
from game.scenes.kept_keys import keep_keys
from game.scenes.lobby_looks import lobby_tree, venue_named
from game.scenes.lobby_parts import Plaque
from game.scenes.lobby_seats import LobbySeats
from game.scenes.oval_places import FOOT
from game.scenes.oval_table import room_picture
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.lists import Scroll
from game.ui.node import Node

if TYPE_CHECKING:
    from game.scenes.context import Context
    from game.scenes.new_table import NewTable

LEAST_COVERED = 0.2
"""A plaque laid over so much of another one changes places with it."""

DRAG_LEAST = 10.0
"""A plaque that was moved less was only pressed."""


class Lobby(LobbySeats):
    """Lies over the new table; what is chosen here is written back when it closes."""

    name = "lobby"
    first = "done"
    toast_lift = FOOT + 2

    def __init__(self, context: Context, table: NewTable) -> None:
        super().__init__(context, table)
        self.dragged = ""
        """The character whose plaque follows the pointer."""
        self.pulled = (0.0, 0.0)
        """How far the plaque has been pulled from its place."""
        self._grabbed_at: tuple[float, float] | None = None
        self.glides = Gliding()
        self.scroll = Scroll()
        self._room: pygame.Surface | None = None

    # Life ----------------------------------------------------------------------------------------------------------
    def enter(self) -> None:
        """Every key says its own name here."""
        super().enter()
        self.context.translator.joining = True

    def leave(self) -> None:
        """Keep who plays with which keys."""
        self.context.translator.joining = False
        keep_keys(self.context, self.seats.seats, self.keys)

    def covered(self) -> None:
        """Something else takes the keys."""
        self.context.translator.joining = False

    def uncovered(self) -> None:
        """Keys are named again."""
        self.context.translator.joining = True

    def cancel(self) -> None:
        """Stop choosing keys, close a sheet; else go back to the table that is put together."""
        if self.choosing is not None or self.chosen:
            self.choosing, self.chosen = None, "" if self.choosing is None else self.chosen
            self.end_editing()
            self.rebuild()
            return
        self.end_editing()
        self.table.take_seats(self.seats.seats)
        super().cancel()

    # Dragging ------------------------------------------------------------------------------------------------------
    def grab(self, character: str) -> None:
        """The pointer holds a plaque."""
        self.dragged, self.pulled, self._grabbed_at = character, (0.0, 0.0), None

    def pull(self, x: float, y: float) -> None:
        """The plaque follows the pointer."""
        if self._grabbed_at is None:
            self._grabbed_at = (x, y)
        dx, dy = x - self._grabbed_at[0], y - self._grabbed_at[1]
        node = self.tree.find(f"lobby.{self.dragged}")
        if isinstance(node, Plaque):
            node.bounds, node.held = node.bounds.moved(dx - self.pulled[0], dy - self.pulled[1]), True
            under = self.under(self.dragged, node.bounds)
            for other in self.tree.root.walk():
                if isinstance(other, Plaque):
                    other.wanted = other is under
        before, self.pulled = self.is_pulled, (dx, dy)
        if self.is_pulled and not before:
            self.rebuild()  # what is held is drawn over everything else
        self.tree.changed = True

    @property
    def is_pulled(self) -> bool:
        """Whether the plaque has left its place."""
        return abs(self.pulled[0]) + abs(self.pulled[1]) > DRAG_LEAST

    def let_go(self, _x: float, _y: float) -> None:
        """Lay the plaque down: on another seat they change places; not moved, it was pressed."""
        character, pulled = self.dragged, self.is_pulled
        at = self.glides.at(character).moved(*self.pulled)
        held = self.tree.find(f"lobby.{character}")
        under = self.under(character, held.bounds) if held is not None else None
        self.dragged, self.pulled = "", (0.0, 0.0)
        if not pulled:
            self.open_sheet(self.seat_of(character))
            return
        self.glides.put(character, at)
        if under is not None:
            self.swap(self.seat_of(character), self.seat_of(under.who.animal))
        self.rebuild()

    def under(self, character: str, at: Box) -> Plaque | None:
        """Return the other plaque of which most lies under a box, when that is enough."""
        others = [node for node in self.tree.root.walk() if isinstance(node, Plaque) and node.who.animal != character]
        covered = {node.id: node.bounds.overlap(at) for node in others}
        most = max(others, key=lambda node: covered[node.id].w * covered[node.id].h)
        enough = covered[most.id].w * covered[most.id].h > LEAST_COVERED * at.w * at.h
        return most if enough else None

    # Looks ---------------------------------------------------------------------------------------------------------
    def update(self, dt: float) -> None:
        """Let plaques glide to their places."""
        super().update(dt)
        if self.glides.update(dt):
            self.rebuild()

    @property
    def rest(self) -> float:
        """Sleep unless something glides."""
        return 0.0 if self.glides.moving else super().rest

    def refresh(self) -> None:
        """Build again for another size: the room is drawn anew, nothing glides there."""
        self._room, self.glides = None, Gliding()
        super().refresh()

    def background(self, canvas: Canvas) -> None:
        """Draw the venue with its table."""
        if self._room is None:
            venue = venue_named(self.context, self.table.venue)
            self._room = room_picture(venue, canvas, len(self.seats.seats))
        canvas.surface.blit(self._room, (0, 0))

    def build(self, canvas: Canvas) -> Node:
        """Return the table with everybody round it."""
        return lobby_tree(canvas, self)

    def plaque_box(self, character: str) -> Box:
        """Return where a plaque is shown now."""
        box = self.glides.at(character)
        return box.moved(*self.pulled) if character == self.dragged else box

    def sheet_seat(self) -> int:
        """Return the seat whose sheet is open; NOBODY's for none."""
        return self.seat_of(self.chosen) if self.chosen else NOBODY
