"""Seats that people leave and take during a match: the table seen from above, as in the lobby."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.input.bindings import key_name
from game.input.intents import Intent, Kind
from game.input.seat_keys import NOBODY, PAD_ACT, PAD_JUMP, PAD_LOOK, Controls, column_of
from game.match.privacy import people
from game.match.table import COMPUTER, HUMAN
from game.scenes.frame import MARGIN, TopBar
from game.scenes.menu import MenuScene
from game.scenes.oval_parts import SeatPlaque, Sitting, Threads
from game.scenes.oval_places import FOOT, WITH_BUTTON, TablePlace, between, grid, is_roomy, round_table
from game.scenes.oval_table import Sheet, foot_box, listed, own_uses, room_picture, whose_keys
from game.text import N_, _
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.lists import Scroll
from game.ui.node import Node
from game.ui.own_keys import caps_of

if TYPE_CHECKING:
    from game.scenes.context import Context
    from game.scenes.table_seats import TableSeats

OWN_USES = (N_("your first key: look, or hide your cards"), N_("your second: call or catch"), N_("your third: jump in"))
"""What one's own keys do at the table."""

WITH_THE_MOUSE = N_("Click a seat to give it away or to take it. Whoever has left comes back with one of the old keys.")

LEAD_ROUND = frozenset({*PAD_LOOK, *PAD_ACT, *PAD_JUMP})
"""The buttons of a pad that are somebody's own; all others lead through this screen as through any."""


class WhoPlays(MenuScene):
    """Every seat with who plays it and with which keys; one press hands it over, at any moment of the match.

    Whoever is not at the table yet presses a key of their own, as in the lobby, and takes a computer player's seat; who
    has left presses one of the old keys and has the old seat back.
    """

    name = "who_plays"
    first = "done"
    toast_lift = FOOT + 2

    def __init__(self, context: Context, table: TableSeats) -> None:
        super().__init__(context)
        self.table = table
        self._scroll = Scroll()
        self._room: pygame.Surface | None = None
        self._only = NOBODY, NOBODY
        """The seat of whoever has played alone, and the pad it was done with, if any."""

    # Life ----------------------------------------------------------------------------------------------------------
    def enter(self) -> None:
        """Every key says its own name here."""
        super().enter()
        self.context.translator.joining = True
        persons, pad = people(self.table.session.table), self.context.translator.last_pad
        if len(persons) == 1 and self.table.keys.holder(pad) == NOBODY:
            self._only = persons[0], pad

    def leave(self) -> None:
        """Keys mean what they do at the table."""
        self.context.translator.joining = False

    def covered(self) -> None:
        """Something else takes the keys."""
        self.context.translator.joining = False

    def uncovered(self) -> None:
        """Keys are named again."""
        self.context.translator.joining = True

    def hand_over(self, seat: int, controls: Controls | None = None) -> None:
        """Let the computer play a seat, or a person."""
        self.table.hand_over(seat, controls)
        if self.context.stack is not None and self.context.stack.top is self:
            self.rebuild()

    # Joining -------------------------------------------------------------------------------------------------------
    def shortcut(self, intent: Intent) -> bool:
        """Somebody presses a key: theirs already, or the first of those they want."""
        if intent.kind is not Kind.JOIN:
            return False
        if intent.device == "pad":
            self._button(int(intent.number), intent.text)
        else:
            self._key(intent.text)
        return True

    def _button(self, pad: int, button: str) -> None:
        """A pad's button: whoever plays at it already goes through the screen with it."""
        seat = self._only[0] if pad == self._only[1] else self.table.keys.holder(pad)
        plays = seat != NOBODY and self.table.session.seats[seat].kind == HUMAN
        if plays and button not in LEAD_ROUND:
            for kind in self.context.translator.bindings.for_button(button):
                self.handle(Intent(kind, seat, number=pad, device="pad"))
        else:
            self._sit_down(seat, Controls(on_pad=True, pad=pad))

    def _key(self, key: str) -> None:
        keys, column = self.table.keys, column_of(key)
        taken = next((keys.owner(one) for one in (key, *column.keys) if keys.owner(one) != NOBODY), NOBODY)
        if taken == NOBODY and not column.given:
            self.say(_("{key} is nobody's own: press a letter, or a button of a pad").format(key=key_name(key)))
        else:
            self._sit_down(taken, column)

    def _sit_down(self, owner: int, controls: Controls) -> None:
        """Give a seat to whoever pressed: the one that is theirs, else that of the first computer player."""
        table = self.table
        seats = table.session.seats
        if owner != NOBODY and seats[owner].kind == HUMAN:
            self.say(_("These are the keys of {name}").format(name=table.names[owner]))
            return
        free = [seat for seat, one in enumerate(seats) if one.kind == COMPUTER]
        unowned = [seat for seat in free if not table.keys.at(seat).given]
        seat = owner if owner != NOBODY else next(iter((*unowned, *free)), NOBODY)
        if seat == NOBODY:
            self.say(_("No seat is free: the computer plays none"))
            return
        self.context.sound("ui_ok")
        alone, pad = self._only
        if pad != NOBODY:
            table.keys.give(alone, Controls(on_pad=True, pad=pad))
        self.hand_over(seat, None if owner != NOBODY else controls)
        self.say(_("{name} plays along").format(name=table.names[seat]))

    # Looks ---------------------------------------------------------------------------------------------------------
    def refresh(self) -> None:
        """Build again for another size: the room is drawn anew."""
        self._room = None
        super().refresh()

    def release(self) -> None:
        """Let go of the pictures."""
        super().release()
        self._room = None

    def background(self, canvas: Canvas) -> None:
        """Draw the venue of the match with its table."""
        if self._room is None:
            table = self.table
            self._room = room_picture(table.venue, canvas, len(table.session.seats), table.session.table.night)
        canvas.surface.blit(self._room, (0, 0))

    def build(self, canvas: Canvas) -> Node:
        """Return the table with everybody round it, or the same as a list."""
        root = Node("who-plays", canvas.box, role="screen", name=_("Seats and keys"))
        width = 300.0 if canvas.width >= 1400 else 200.0
        note = _("Seats can be left and taken at any moment")
        root.add(TopBar(canvas, _("Seats and keys"), note, self.cancel, width + MARGIN))
        done = Box(canvas.width - MARGIN - width, 16, width, 52)
        root.add(Button("done", done, _("Resume"), self.cancel, "gold", 22))
        if is_roomy(canvas, WITH_BUTTON):
            self._round(canvas, root)
        else:
            self._listed(canvas, root)
        return root

    def _round(self, canvas: Canvas, root: Node) -> None:
        count = len(self.table.session.seats)
        oval = TablePlace.on(canvas, count)
        places = round_table(canvas, count, oval, WITH_BUTTON)
        plaques = self._plaques(places)
        root.add(Threads(canvas.box, [one.bounds.centre for one in plaques], [one.who.team for one in plaques]))
        animals = [one.character for one in self.table.session.seats]
        sheet = Sheet(_("Seats and keys"), self._how(), self.table.keys, animals, self.table.names)
        root.add(whose_keys(canvas, sheet, between(canvas, places, oval), oval))
        root.add(*plaques)
        root.add(*own_uses(canvas, foot_box(canvas), [_(words) for words in OWN_USES], _(WITH_THE_MOUSE)))

    def _listed(self, canvas: Canvas, root: Node) -> None:
        words = self._how() + "\n" + " · ".join(_(one) for one in OWN_USES)
        count = len(self.table.session.seats)
        rows = partial(self._rows, count)
        root.add(listed(canvas, _("Seats and keys"), words, self._scroll, rows))

    def _rows(self, count: int, below: Box) -> list[SeatPlaque]:
        return self._plaques(grid(below, count, WITH_BUTTON))

    def _how(self) -> str:
        """Return how somebody joins, or that nobody can."""
        if any(one.kind == COMPUTER for one in self.table.session.seats):
            return _("Want to play along? Press a key: the column of keys around it is yours.")
        return _("People sit on all seats: whoever wants to play along waits until one is given away.")

    def _plaques(self, places: list[Box]) -> list[SeatPlaque]:
        """Return a plaque for every seat, in the order in which they sit at the table, the viewer's below."""
        table = self.table
        count = len(table.session.seats)
        order = list(table.view.stage.layout.order()) or list(range(count))
        first = order.index(table.me)
        at = {seat: places[(order.index(seat) - first) % count] for seat in range(count)}
        return [
            SeatPlaque(f"seat.{seat}", at[seat], self._sitting(seat), partial(self.hand_over, seat), self._does(seat))
            for seat in range(count)
        ]

    def _sitting(self, seat: int) -> Sitting:
        table, setup = self.table, self.table.session.seats[seat]
        person = setup.kind == HUMAN
        caps = caps_of(table.keys.at(seat))
        return Sitting(
            *(seat, setup.character, table.names[seat], person, caps, False, setup.level, table.partners.team(seat)),
            keyless=_("A person plays"),
        )

    def _does(self, seat: int) -> str:
        """Return what a press on a seat does."""
        table = self.table
        if table.session.seats[seat].kind == COMPUTER:
            return _("Sit down again") if table.keys.at(seat).given else _("A person takes it")
        alone = len(people(table.session.table)) == 1
        return _("Save and leave") if alone else _("To the computer")
