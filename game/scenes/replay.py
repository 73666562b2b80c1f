"""A replay: a match looked at again, act by act or as a film, with all hands open or through one seat's eyes.

Space plays and stops; with focus on the bar Left and Right go one act back and on; Page Up and Page Down go round by
round, Home and End to the first and the last act; 1 to 9 sit down on a chair, 0 opens all hands; L shows the list, the
key of the hint where the round turned.
"""

from __future__ import annotations

import pygame

from game.engine.actions import NOBODY
from game.input.intents import Intent, Kind
from game.match.looking_back import Point
from game.match.replay import Replay
from game.scenes import remembered, start
from game.scenes.context import Context
from game.scenes.menu import MenuScene
from game.scenes.replay_screen import WHAT, ReplayScreen, area, is_beside
from game.scenes.replay_strip import TURNS
from game.scenes.replay_table import ReplayTable, Teller
from game.scenes.replay_turns import Turns
from game.scenes.table_base import heard
from game.text import _, language
from game.ui import paper
from game.ui.buttons import IconButton
from game.ui.canvas import Canvas
from game.ui.lists import ListView, Scroll
from game.ui.node import SELECTED, Act, Node, paint_tree

BETWEEN = 0.7
"""Seconds between two acts of a film at single speed."""


class ReplayScene(MenuScene):
    """A match looked at again."""

    name = "replay"
    own_keys = frozenset((Kind.PAGE_UP, Kind.PAGE_DOWN, Kind.FIRST, Kind.LAST))
    first = "acts"
    toast_lift = 200.0

    def __init__(self, context: Context, replay: Replay) -> None:
        super().__init__(context)
        self.replay = replay
        self.table = ReplayTable(context, replay)
        self.teller = Teller(replay, [person.name for person in self.table.people])
        self.remarks: list[str] = []
        """What is to be read aloud beside what is in focus."""
        self.turns = Turns(replay, self.teller.names, self.teller.viewer)
        self.playing = False
        self.list_open: bool | None = None
        """Whether the list is shown; None leaves it to the room there is."""
        self.tab = WHAT
        self.asking = False
        self.seconds = 0.0
        self._wait = 0.0
        self.lines_scroll, self.hands_scroll = Scroll(), Scroll()
        self._look: object = None
        self._film: pygame.Surface | None = None

    # Life ----------------------------------------------------------------------------------------------------------
    def enter(self) -> None:
        """Say what is the matter with the file, if anything."""
        super().enter()
        self.tree.focus_shown = True
        sounds = self.context.sounds
        if sounds is not None:
            venue = self.table.venue
            night = self.replay.table.night or bool(venue and venue.night)
            sounds.scene(*heard(venue, night))
        problem = self.replay.problem
        if problem is not None:
            self.say(_("The file breaks off: {why}.").format(why=remembered.why(problem)))

    def leave(self) -> None:
        """Caption no more, look for nothing more."""
        self.turns.stop()
        if self.context.sounds is not None:
            self.context.sounds.captions = None

    def release(self) -> None:
        """Let go of the table's pictures too."""
        super().release()
        self._film = None
        self.table.release()

    def covered(self) -> None:
        """Stand still while something lies over it."""
        self.playing = False

    def cancel(self) -> None:
        """Go back; from the question only to the replay, from a list over the table to the table."""
        if self.asking:
            self.ask()
        elif self.table_hidden:
            self.toggle_list()
        else:
            super().cancel()

    # What can be done ----------------------------------------------------------------------------------------------
    def go(self, act: int) -> None:
        """Go to an act: one step on is shown as it happened, everything else at once."""
        before = self.replay.at
        self.table.director.finish()
        self.replay.go(act)
        if self.replay.at == before + 1:
            self._show_step()
        elif self.replay.at != before:
            self._show()

    def _show_step(self) -> None:
        self._wait = 0.0
        self.table.show_act()
        self._told()

    def _show(self) -> None:
        self._wait = 0.0
        self.table.show_at_once()
        self._told()

    def _told(self) -> None:
        """Bring words and nodes up to the act."""
        self.table.say(self.words())
        self.rebuild()
        self._see_line()

    def _see_line(self) -> None:
        """Scroll the list so that the act's sentence is in sight."""
        lines = self.tree.find("lines")
        if isinstance(lines, ListView):
            row = next((row for row in lines.children if SELECTED in row.state), None)
            if row is not None:
                lines.show(row.bounds.inset(0, -lines.bounds.h / 3))  # with what comes before and after in sight

    def words(self) -> str:
        """Return what the act that is seen was."""
        return self.turns.here() or self.teller.act(self.replay.at, self.eyes)

    @property
    def eyes(self) -> int:
        """The seat the match is seen from, NOBODY with all hands open."""
        return NOBODY if self.table.all_open else self.table.seat

    def drag_to(self, act: int) -> None:
        """Go to an act that was pointed at, and stand still."""
        self.playing = False
        self.go(act)

    def read_on(self, act: int) -> None:
        """Go to an act whose sentence was pressed, and see it: a list over the table makes way."""
        self._see_table()
        self.drag_to(act)

    def _see_table(self) -> None:
        if self.table_hidden:
            self.toggle_list()

    def step(self, by: int) -> None:
        """Go some acts on or back and stand still."""
        self.playing = False
        self.go(self.replay.at + by)

    def jump(self, by: int) -> None:
        """Go to the deal of another round; back first to that of this one."""
        one = self.replay.round_at(self.replay.at)
        number = one.number + by
        if by < 0 and self.replay.at > one.first:
            number = one.number
        self.playing = False
        if number > len(self.replay.rounds):
            self.go(self.replay.acts)
        else:
            self.go(self.replay.rounds[max(1, number) - 1].first)
        self.rebuild()

    def play(self) -> None:
        """Play on, or stand still; at the end begin again."""
        self.playing = not self.playing
        self._wait = 0.0
        if self.playing and self.replay.at >= self.replay.acts:
            self.replay.go(0)
            self._show()
        self.rebuild()

    def set_speed(self, speed: float) -> None:
        """Let the film run at another speed."""
        self.table.set_speed(speed)
        self.rebuild()

    def look(self, seat: int) -> None:
        """Look through the eyes of a seat; NOBODY opens all hands."""
        table = self.table
        table.all_open = seat == NOBODY
        if seat != NOBODY:
            table.seat = seat
        self._show()

    def sit(self, seat: int) -> None:
        """A seat was pressed: sit down there, with what is open as it was."""
        self.table.seat = seat
        self._show()

    def toggle_list(self) -> None:
        """Open or close the list."""
        self.list_open = not self.list_shown
        self.refresh()

    def open_tab(self, tab: str) -> None:
        """Show what happened, or the hands."""
        self.tab = tab
        self.rebuild()

    # Turning points ------------------------------------------------------------------------------------------------
    def open_turns(self) -> None:
        """Show the turning points of this round, and look for them if that has not been done."""
        self.tab, self.list_open = TURNS, True
        if self.turns.search is None and self.replay.round_at(self.replay.at).over:
            self.turns.begin()
        if self.open:
            self.refresh()

    def begin_search(self) -> None:
        """Look for the turning points of this round."""
        self.turns.begin()
        self.rebuild()

    def stop_search(self) -> None:
        """Look no further."""
        self.turns.stop()
        self.rebuild()

    def look_at_turns_of(self, place: int) -> None:
        """List another person's turning points."""
        self.turns.place, self.turns.chosen = place, None
        self.rebuild()

    def go_to(self, point: Point) -> None:
        """Go to the moment before a turning point, as whoever was in turn saw it."""
        self._see_table()
        self.playing, self.turns.chosen = False, point
        self.table.director.finish()
        self.table.seat, self.table.all_open = point.seat, False
        self.replay.go(point.act - 1)
        self._show()
        self.table.mark(point.better.cards)

    def ask(self) -> None:
        """Ask whether to play on from here; asked again, stay."""
        self.playing = False
        self.asking = not self.asking
        self.rebuild()

    def branch(self) -> None:
        """Play on from here."""
        self.asking = False
        problem = remembered.play_on(self.context, self.replay, self.table.seat)
        top = self.context.stack.top if self.context.stack is not None else None
        if problem and isinstance(top, MenuScene):
            top.rebuild()
            top.say(problem)

    def shortcut(self, intent: Intent) -> bool:
        """The keys of the film."""
        at, kind = self.replay.at, intent.kind
        ways: dict[Kind, Act] = {
            Kind.CALL: self.play,
            Kind.PAUSE: self.play,
            Kind.START: self.play,
            Kind.PAGE_UP: lambda: self.jump(-1),
            Kind.PAGE_DOWN: lambda: self.jump(1),
            Kind.SORT: lambda: self.step(-1),
            Kind.JUMP: lambda: self.step(1),
            Kind.FIRST: lambda: self.step(-at),
            Kind.LAST: lambda: self.step(self.replay.acts - at),
            Kind.LOG: self.toggle_list,
            Kind.HINT: self.open_turns,
            Kind.HELP: lambda: start.open_help(self.context),
            Kind.RULES: lambda: start.open_rules(self.context, self.replay.table.rules),
        }
        if kind is Kind.DIGIT:
            seat = int(intent.number) - 1
            if seat == 9 and len(self.table.people) < 10:
                self.look(NOBODY)
            elif seat < len(self.table.people):
                self.look(seat)
        elif kind in ways:
            ways[kind]()
        else:
            return False
        return True

    # Time ----------------------------------------------------------------------------------------------------------
    def update(self, dt: float) -> None:
        """Let the film run."""
        super().update(dt)
        self.seconds += dt
        self.table.update(self.seconds)
        if self.turns.poll():
            self._searched()
        if not self.playing or self.table.busy:
            return
        self._wait += dt
        if self._wait * self.table.speed < BETWEEN:
            return
        if self.replay.at >= self.replay.acts:
            self.playing = False
            self.rebuild()
            return
        self.replay.step()
        self._show_step()

    def _searched(self) -> None:
        """Show how far the search has come, and say what came of it."""
        search = self.turns.search
        if search is not None and search.over:
            self.remarks.append(self.turns.state())
        self.rebuild()

    @property
    def needs_draw(self) -> bool:
        """Whether the table or anything round it has changed."""
        return super().needs_draw or self.table.needs_draw

    @property
    def rest(self) -> float:
        """Sleep only while nothing moves and no film runs."""
        searching = self.turns.search is not None and not self.turns.search.over
        return 0.0 if self.table.moving else 0.03 if self.playing or searching else super().rest

    # Looks ---------------------------------------------------------------------------------------------------------
    def refresh(self) -> None:
        """Build the table's picture for the room there is, then everything round it."""
        settings = self.context.settings
        look = (
            *(self.canvas.surface.get_size(), area(self.canvas, self.list_shown), language(), settings.colour_set),
            *(settings.reduced_motion, settings.high_contrast, settings.text_scale, settings.interface_scale),
            *(settings.large_emblems, settings.captions, settings.no_flashes),
        )
        if look != self._look:
            self._look = look
            self.table.place(self.canvas.rect(area(self.canvas, self.list_shown)), self.canvas.surface.get_size())
            self.table.say(self.words())
        super().refresh()
        self._see_line()

    @property
    def list_shown(self) -> bool:
        """Whether the list is in sight: where there is room for it, unless the player wants it otherwise."""
        return is_beside(self.canvas) if self.list_open is None else self.list_open

    @property
    def table_hidden(self) -> bool:
        """Whether the list lies over the table."""
        return self.list_shown and not is_beside(self.canvas)

    def build(self, canvas: Canvas) -> Node:
        """Return the table's seats, the strip below it, the list beside it, the question over it."""
        return ReplayScreen(self, canvas).root

    # Drawing -------------------------------------------------------------------------------------------------------
    def draw(self) -> None:
        """Draw what is round the table when it has changed, the table's picture into it, the rest over both."""
        canvas, root = self.canvas, self.tree.root
        window = canvas.surface
        if self._film is None or self._film.get_size() != window.get_size():
            self._film = window.copy()
            self.tree.changed = True
        if self.tree.changed:
            below = canvas.on(self._film)
            paper.mat(below)
            for child in root.children:
                if child.id == "strip":
                    paint_tree(child, below)
        self.table.draw()
        window.blit(self._film, (0, 0))
        if not self.table_hidden:
            window.blit(self.table.surface, self.table.rect)
        for child in root.children:
            if child.id == "table":
                for node in child.children:
                    if isinstance(node, IconButton):
                        paint_tree(node, canvas)
            elif child.id != "strip":
                paint_tree(child, canvas)
        self._paint_focus(canvas)
        self._paint_hint(canvas)
        self._paint_toast(canvas)
        self.tree.changed = False
        self._drawn_breath = self._breath
