"""The whole table on the screen: room, seats, ring, piles, hand and words, from one mirror."""

from __future__ import annotations

import threading

import pygame

from game.engine.cards import HIDDEN
from game.levels.venue import Venue
from game.match.mirror import Mirror
from game.ui.canvas import Canvas
from game.view.card_art import BACK, file_of, index
from game.view.dealer import DealerMark
from game.view.extras import Extras
from game.view.hand import Hand
from game.view.hud import Hud
from game.view.piles import Piles
from game.view.ring_part import Ring
from game.view.seats import Seats
from game.view.stage import Comfort, Person, Stage
from game.view.teams import TeamSigns
from game.view.venue import Room


class TableView:
    """Shows a mirror; whoever animates changes the parts' states and calls their `sync`."""

    def __init__(
        self,
        canvas: Canvas,
        people: list[Person],
        shown: Mirror,
        venue: Venue | None,
        comfort: Comfort | None = None,
        *,
        night: bool = False,
    ) -> None:
        """`night` has the table stand there by night, whichever side of the deck is up."""
        self.comfort = comfort or Comfort()
        self.stage = Stage(canvas, people, shown, self.comfort)
        self.venue = venue
        self.dark = shown.dark
        self.always_night = night or bool(venue and venue.night)
        """A place where it is night on either side of the deck."""
        self.stage.night = shown.dark or self.always_night
        self.rooms: dict[bool, Room] = {}
        room = self.room(shown.dark)
        self.stage.comp.set_backdrop(room.paint)
        self.seats = Seats(self.stage)
        self.teams = TeamSigns(self.stage)
        self.dealer = DealerMark(self.stage)
        self.ring = Ring(self.stage, room.ground())
        self.piles = Piles(self.stage)
        self.hand = Hand(self.stage)
        self.hud = Hud(self.stage)
        self.extras = Extras(self.stage, self.hand)

    @property
    def shown(self) -> Mirror:
        """The mirror as far as the screen has come."""
        return self.stage.shown

    def release(self) -> None:
        """Let go of every picture; nothing is shown with this view again."""
        self.rooms.clear()
        self.stage.art.clear()
        self.stage.brush.clear()
        self.stage.comp.release()

    def room(self, night: bool) -> Room:
        """Return the room by day or night; each is drawn when first asked for."""
        night = night or self.always_night
        if night not in self.rooms:
            self.rooms[night] = Room(self.venue, self.stage.layout, night)
        return self.rooms[night]

    def prepare(self) -> None:
        """Have the faces this table needs rasterised on a thread: those in hand first, then the others of the deck."""
        shown = self.shown
        first = [file_of(face, shown.dark) for face in shown.faces]
        two_sided = any(held.back != HIDDEN for hand in shown.hands for held in hand)
        colours = "rygbptov" if two_sided else "rygb"
        symbols = ("123456789", "RFX", "+5") if two_sided else ("0123456789", "SR", "+2")
        rest = [f"{c}{s}" for c in colours for group in symbols for s in ([group] if "+" in group else group)]
        known = index()
        names = [known[face] for face in (*rest, "W", "W+4") if face in known]
        self.stage.art.prepare(dict.fromkeys([BACK, *first, *names]))
        if two_sided:
            threading.Thread(target=self.room, args=(not shown.dark,), name="other side", daemon=True).start()

    def sync(self, now: float, glide: bool = False) -> None:
        """Show everything as the mirror says."""
        self.seats.sync()
        self.teams.sync()
        self.dealer.sync()
        self.ring.sync()
        self.piles.sync()
        self.hand.sync(now, glide)
        self.extras.sync()

    def set_night(self, night: bool) -> None:
        """Let the table be by day or by night at once."""
        if night == self.dark:
            return
        self.dark = night
        self.stage.night = night or self.always_night
        room = self.room(night)
        self.stage.comp.set_backdrop(room.paint)
        self.ring.art.ground = room.ground()

    def update(self, now: float) -> bool:
        """Move what moves by itself (the hand); return whether anything did."""
        moved = self.hand.update(now)
        self.extras.update()
        return moved

    @property
    def has_ambient(self) -> bool:
        """Whether anything in the room moves by itself."""
        return bool(self.room(self.dark).moving)

    def ambient(self, ms: float) -> None:
        """Move the room's props on."""
        room = self.room(self.dark)
        changed = room.animate(ms)
        if changed:
            room.paint(self.stage.comp.backdrop, changed)
            for rect in changed:
                self.stage.comp.mend_backdrop(rect)

    def draw(self, window: pygame.Surface) -> list[pygame.Rect]:
        """Mend the window; return what changed."""
        return self.stage.comp.draw(window)
