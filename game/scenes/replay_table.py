"""The table of a replay: the same picture a match is played at, in a part of the window, driven act by act."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ai.characters import CHARACTERS
from game.engine.actions import NOBODY
from game.engine.cards import HIDDEN
from game.engine.events import Event
from game.levels import catalogue
from game.levels.venue import Venue
from game.match.branch import known_character
from game.match.privacy import salt_of
from game.match.replay import Replay
from game.match.table import HUMAN
from game.narrate import Narrator, face_names
from game.rules import rule_set
from game.scenes.context import Context
from game.scenes.scene import LEAST_PX
from game.scenes.start import USUAL_VENUE
from game.scenes.table_talk import Talk, temper
from game.text import _, language
from game.ui.canvas import SMALLEST, SMALLEST_DOUBLED, Canvas
from game.ui.geometry import Box, scale_for
from game.view.director import Director
from game.view.stage import Comfort, Person
from game.view.table_view import TableView

MOST_TEXT = ((4, 2.8), (6, 2.4), (10, 2.4))
"""Words of a table that is smaller than the window grow by so much at most: the fewer seats, the more room for them."""


class ReplayTable:
    """Shows a replay at its act. `seat` sits in front; with `all_open` every hand is seen."""

    def __init__(self, context: Context, replay: Replay) -> None:
        self.context, self.replay = context, replay
        self.seat, self.all_open = 0, True
        self.speed = 1.0
        self.people = people_of(replay)
        self.venue = venue_of(replay.table.venue)
        self.talk = Talk(context, salt_of(replay.header.seed), lambda: replay.table.seats)
        self.rect = pygame.Rect(0, 0, 16, 9)
        self.surface = pygame.Surface(self.rect.size)
        self.view: TableView
        self.director: Director

    # Building ------------------------------------------------------------------------------------------------------
    def place(self, rect: pygame.Rect, window: tuple[int, int]) -> None:
        """Build the picture for a part of the window."""
        context, settings = self.context, self.context.settings
        self.release()
        self.rect = rect
        self.surface = pygame.Surface(rect.size)
        k = scale_for(*rect.size)
        asked = (SMALLEST + (SMALLEST_DOUBLED - SMALLEST) * (settings.text_scale - 1)) * scale_for(*window)
        needed = 1 + (max(LEAST_PX, asked) / k - SMALLEST) / (SMALLEST_DOUBLED - SMALLEST)
        most = next(most for seats, most in MOST_TEXT if len(self.people) <= seats)
        text_scale = max(1.0, min(most, needed))
        canvas = Canvas(self.surface, k, context.theme, context.typesetter, context.pictures, text_scale=text_scale)
        comfort = Comfort(
            *(settings.reduced_motion, settings.no_flashes, settings.dim_unplayable, settings.captions),
            *(settings.colour_set, settings.large_emblems, settings.all_captions),
        )
        mirror = self.replay.mirror(self.seat, all_open=self.all_open)
        self.view = TableView(canvas, self.people, mirror, self.venue, comfort)
        self.director = Director(self.view, context.sounds, self.speed)
        self.director.listeners.append(self._hear)
        self.talk.follow(mirror.log)
        if context.sounds is not None:
            context.sounds.captions = self.director.heard
        self.view.prepare()
        self.director.moods.update()
        self.view.sync(0.0)
        self._label()

    def release(self) -> None:
        """Let go of every picture of the table."""
        if hasattr(self, "view"):
            self.view.release()

    def set_speed(self, speed: float) -> None:
        """Let everything go at another speed."""
        self.speed = self.director.speed = speed

    # Showing -------------------------------------------------------------------------------------------------------
    def show_at_once(self) -> None:
        """Show the table as it is at the replay's act, with nothing on the move."""
        director, view = self.director, self.view
        director.stop()
        view.extras.toad.rest()
        stage = view.stage
        stage.shown = self.replay.mirror(self.seat, all_open=self.all_open)
        self.talk.follow(stage.shown.log)
        for part in ("fan:", "badge:", "collar:", "next:", "bubble:", "name:", "remark:"):
            stage.comp.remove_all(part)
        for state in view.seats.states:
            state.bubble, state.remark, state.time_left = "", "", 1.0
        director.moods.clear()
        view.hand.focus, view.hand.legal = HIDDEN, None
        view.hand.flying.clear()
        director.settle()
        view.hand.sync(director.now, glide=False)
        self._label()

    def mark(self, cards: Sequence[int]) -> None:
        """Raise cards of the hand in front: those that should have been played."""
        hand = self.view.hand
        hand.legal = frozenset(cards) if cards else None
        hand.lay_out(self.director.now, glide=False)

    def show_act(self) -> None:
        """Let the act that the replay has just come to be seen."""
        self.view.hand.legal = None
        self.director.push(self.replay.shown(self.replay.at, self.seat, all_open=self.all_open))
        self._label()

    def _hear(self, event: Event) -> None:
        self.talk.hear(event, self.director)

    def update(self, seconds: float) -> None:
        """Move everything on to a time."""
        self.director.update(seconds * 1000)

    def _label(self) -> None:
        venue = self.venue.name.say(language(), _) if self.venue else _("The table")
        number = self.replay.round_at(self.replay.at).number
        self.view.hud.place(venue, _("Round {n}").format(n=number))

    def say(self, words: str) -> None:
        """Show on the ribbon what the act was."""
        self.view.hud.prompt(words, self.view.shown.colour)

    @property
    def busy(self) -> bool:
        """Whether an act is still being shown."""
        return self.director.busy

    @property
    def needs_draw(self) -> bool:
        """Whether the picture has changed."""
        return not self.view.stage.comp.idle

    @property
    def moving(self) -> bool:
        """Whether anything is on the move."""
        return self.director.moving or self.view.hand.moving

    def draw(self) -> None:
        """Mend the picture on `surface`."""
        self.view.draw(self.surface)

    # For the nodes -------------------------------------------------------------------------------------------------
    def box(self, box: Box, k: float) -> Box:
        """Return where a box of the table lies on a canvas whose scale is `k`."""
        mine = self.view.stage.space.k
        left, top = self.rect.x / k, self.rect.y / k
        return Box(left + box.x * mine / k, top + box.y * mine / k, box.w * mine / k, box.h * mine / k)

    def seat_box(self, seat: int, k: float) -> Box:
        """Return where a seat is."""
        layout = self.view.stage.layout
        spot = layout.spot(seat, self.seat)
        if spot is not None:
            return self.box(spot.box, k)
        x, y, d = layout.head(seat, self.seat)
        return self.box(Box(x - d / 2, y - d / 2, d, layout.you_plate.bottom - y + d / 2), k)

    def hand_words(self, seat: int) -> str:
        """Return the cards of a hand as far as they may be seen, in words."""
        shown = self.view.shown
        faces = [held.face for held in shown.hands[seat] if held.face != HIDDEN]
        return face_names(faces) if faces else ""


class Teller:
    """The sentences of a replay's rounds, told once each."""

    def __init__(self, replay: Replay, names: list[str]) -> None:
        self.replay, self.names = replay, names
        unnamed = [i for i, one in enumerate(replay.table.seats) if one.kind == HUMAN and not one.name]
        self.viewer = unnamed[0] if len(unnamed) == 1 else NOBODY
        """The seat addressed as “you”."""
        self._told: dict[tuple[int, int], list[tuple[int, str]]] = {}

    def round(self, number: int, seat: int = NOBODY) -> list[tuple[int, str]]:
        """Return act and sentence for all that a round tells; as `seat` was shown it, or all of it for NOBODY."""
        key = (number, seat)
        if key not in self._told:
            self._told[key] = list(self._tell(number, seat))
        return self._told[key]

    def _tell(self, number: int, seat: int) -> list[tuple[int, str]]:
        replay, values = self.replay, rule_set(self.replay.table.rules).values
        narrator = Narrator(self.names, self.viewer, teams=int(values["teams"]), dare=str(values["dare_text"]))
        one = replay.rounds[number - 1]
        told = []
        for act in range(one.first, one.last + 1):
            for event in replay.shown(act, max(0, seat), all_open=seat == NOBODY):
                words = narrator.tell(event)
                if words:
                    told.append((act, words))
        return told

    def act(self, act: int, seat: int = NOBODY) -> str:
        """Return what an act tells, in one line: how it began and how it ended."""
        number = self.replay.round_at(act).number
        told = [words for at, words in self.round(number, seat) if at == act]
        return " ".join(told if len(told) < 3 else (told[0], told[-1]))


def people_of(replay: Replay) -> list[Person]:
    """Return who sat where. Whom a file names that nobody knows is shown as one of the zodiac."""
    unnamed = [one for one in replay.table.seats if one.kind == HUMAN and not one.name]
    people = []
    for seat, one in enumerate(replay.table.seats):
        animal = known_character(one.character, seat)
        own = _("You") if len(unnamed) == 1 and one is unnamed[0] else _(CHARACTERS[animal].name)
        people.append(Person(one.name or own, animal, temper(one)))
    return people


def venue_of(name: str) -> Venue | None:
    """Return the venue of a table, else the usual one, else none: the table is then drawn in a bare room."""
    for wanted in (name, USUAL_VENUE):
        try:
            venue = catalogue.find(wanted).venue if wanted else None
        except (KeyError, OSError):
            venue = None
        if venue is not None:
            return venue
    return None
