"""What every part of the table shares: the session, its picture, the choice, and the nodes built from them."""

from __future__ import annotations

from dataclasses import replace

from game.ai.characters import CHARACTERS
from game.engine import events as ev
from game.engine.actions import DRAW, NOBODY, TAKE, Action
from game.engine.cards import HIDDEN
from game.input.seat_keys import SeatKeys
from game.levels.venue import Venue
from game.match.feed import Feed
from game.match.mirror import Mirror
from game.match.partners import place_of
from game.match.privacy import Partners, people
from game.match.session import Asked, Session
from game.match.table import HUMAN, Pace
from game.narrate import Narrator, colour_name
from game.rules import rule_set
from game.scenes.context import Context
from game.scenes.lesson import AtTheTable
from game.scenes.partner_table import round_words
from game.scenes.replay_table import venue_of
from game.scenes.scene import Scene
from game.scenes.table_choice import NAME_COLOUR, NAME_SEAT, Choice
from game.scenes.table_focus import HandFocus
from game.scenes.table_level import LevelAtTable
from game.scenes.table_prompt import prompt
from game.scenes.table_screen import Screen
from game.scenes.table_talk import Talk, temper
from game.text import _, language
from game.ui.lists import Scroll
from game.view.director import Director
from game.view.hand import BY_COLOUR
from game.view.panels import Shown
from game.view.stage import Comfort, Person
from game.view.table_surface import Surface
from game.view.table_view import TableView

SHARED_GRACE = 3.0
"""Seconds that a window stays open at least where people share a keyboard: they have to find their key."""

MENUS_MB = 8.0
"""Megabytes of pictures of the menus that are kept at a table, which has pictures enough of its own."""

END = 1e9
"""Scrolled so far, a list is at its end."""


class TableBase(Scene):
    """State and picture of the table; acts and intents are added by the classes below it."""

    name = "table"
    scales_with_text = False

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context)
        self.session = session
        self.me = next((i for i, seat in enumerate(session.seats) if seat.kind == HUMAN), 0)
        """The seat in front: whoever looks, or looked last."""
        self._company = people(session.table)
        self.shared = len(self._company) > 1
        """Whether several people play at this screen."""
        self.looking = NOBODY if self.shared else self.me
        """Whose hand is open; NOBODY while everybody may look."""
        self._looked_at: dict[int, int] = {}
        self._public: Feed | None = None
        self._teller: Narrator
        self._told: list[str] = []
        self.partners = Partners(session.table)
        self.keys: SeatKeys = SeatKeys()
        self.seconds = 0.0
        self.log: list[tuple[str, bool]] = []
        self.log_open = False
        self.log_scroll = Scroll()
        self.shown_hand: Shown | None = None
        self.prompt_words = ""
        self.armed = HIDDEN
        """The card that the next click plays."""
        self._idle = 0.0
        self._notice_left = 0.0
        self._escaped = False
        self._known: object = None
        self._first = ""
        self.hand_focus = HandFocus()
        self.focus_place = 0
        """Where in the hand the focused card lies."""
        self._offered: tuple[str, int] | None = None
        """What is asked of this seat and offered to it, once the picture has caught up."""
        self._look: object = None
        self._outdated = False
        self._challenge: ev.Challenged | None = None
        self._going_on = False
        self._ticked = 0
        self.venue = venue_of(session.table.venue)
        self.level = LevelAtTable(session, self.me)
        self.talk = Talk(context, session.salt, lambda: session.seats)
        self.mirror: Mirror
        self.feed: Feed
        if self.shared:
            self.mirror, self.feed = session.watch_blind(self.me, None if session.acts else 0)
            self._remember(self.mirror.log)
        elif session.acts:
            self.mirror, self.feed = session.watch(self.me)
            self.level.remember(session.feed(self.me).take())
            self._remember(self.mirror.log)
        else:
            self.mirror, self.feed = session.watch(self.me, 0)
        self.talk.follow(self.mirror.log)
        self.view: TableView
        self.surface: Surface
        self.director: Director
        self.choice = Choice(session, self.mirror, self.submit)
        self.differing = len(rule_set(session.table.rules).differences_from_official())

    def refresh(self) -> None:
        """Build the picture for the canvas's size, language and settings; the same ones keep the picture."""
        settings = self.context.settings
        self.context.pictures.shrink(MENUS_MB)
        if self.pace != self.session.pace:
            self.session.set_pace(self.pace)
        look = (
            *(self.canvas.surface.get_size(), language(), settings.colour_set, settings.reduced_motion),
            *(settings.high_contrast, settings.text_scale, settings.dim_unplayable, settings.large_emblems),
            *(settings.captions, settings.all_captions, settings.no_flashes, id(self.canvas.surface)),
        )
        opened = self._look is not None
        if look != self._look:
            self._look, self._outdated = look, True
        if opened:
            self.director.speed = settings.animation_speed
            self.view.stage.comp.everything()
            self._known = None
        if not opened or (self.context.stack is not None and self.context.stack.top is self):
            self.renew()

    @property
    def pace(self) -> Pace:
        """How fast the table goes: where several people share a screen, each window stays open long enough."""
        pace = Pace.of(self.context.settings)
        if not self.shared:
            return pace
        return replace(pace, grace=max(pace.grace, SHARED_GRACE))

    def renew(self) -> None:
        """Build the picture anew if it has become outdated: not while it lies hidden, but before it is seen again."""
        if self._outdated:
            self._outdated = False
            self._build()

    def _build(self) -> None:
        settings = self.context.settings
        comfort = Comfort(
            *(settings.reduced_motion, settings.no_flashes, settings.dim_unplayable, settings.captions),
            *(settings.colour_set, settings.large_emblems, settings.all_captions),
        )
        face_down = self.looking == NOBODY or (getattr(self, "view", None) is not None and self.view.hand.face_down)
        sorting = self.view.hand.sorting if getattr(self, "view", None) else BY_COLOUR
        if getattr(self, "director", None):
            self.director.finish()
        self.release()
        night = self.session.table.night
        self.view = TableView(self.canvas, self.people(), self.mirror, self.venue, comfort, night=night)
        self.view.hand.sorting, self.view.hand.face_down = sorting, face_down
        self.surface = Surface(self.view)
        self.director = Director(self.view, self.context.sounds, settings.animation_speed)
        self.director.listeners.append(self._seen)
        if self.context.sounds is not None:
            self.context.sounds.captions = self.director.heard
        self.director.moods.update()
        self.view.sync(0.0)
        self.view.prepare()
        self._known = None
        self.follow()

    def release(self) -> None:
        """Let go of every picture of the table."""
        if getattr(self, "view", None):
            self.view.release()

    def people(self) -> list[Person]:
        """Return who sits where, by the names to be shown."""
        out = []
        for seat, setup in enumerate(self.session.seats):
            own = _("You") if seat == self.me and not self.shared else _(CHARACTERS[setup.character].name)
            out.append(Person(setup.name or own, setup.character, temper(setup)))
        return out

    @property
    def names(self) -> list[str]:
        """Everybody's name by seat."""
        return [person.name for person in self.view.stage.people]

    @property
    def remarks(self) -> list[str]:
        """What computer players said, for whoever wants to have it read aloud."""
        return self.talk.aloud(self.names)

    @property
    def can_draw(self) -> bool:
        """Whether the draw pile may be used."""
        return self.caught_up and self.choice.my_turn and bool(self.choice.of(DRAW, TAKE))

    @property
    def caught_up(self) -> bool:
        """Whether the picture shows the table as it is, so that something may be chosen."""
        return not self.director.busy

    @property
    def asked(self) -> Asked:
        """Whom the table waits for."""
        return self.session.asked()

    def follow(self) -> None:
        """When something to be pressed may have changed, ask the match anew and build the nodes again."""
        asked, choice = self.asked, self.choice
        known = (
            *(self.session.acts, self.caught_up, asked.seat, asked.asks, self.log_open, self.shown_hand is None),
            *(choice.stage, choice.call, tuple(choice.cards), choice.pending, self.armed, self.mirror.round_number),
            *(len(self.log) if self.log_open else 0, self.mirror.dark, len(self.view.hand.flying)),
            *(self.mirror.exposed, self.session.seats[self.me].kind, self.level.known),
        )
        if known == self._known:
            return
        before = self._offered
        choice.active = self.session.seats[self.me].kind == HUMAN and self.looking == self.me
        choice.refresh()
        if not choice.my_turn or self.armed not in self.mirror.hand:
            self.armed = HIDDEN
        self._known = None
        self.rebuild()
        self._known = (
            *(*known[:6], choice.stage, choice.call, tuple(choice.cards), choice.pending, self.armed, *known[11:]),
        )
        self._offered = (self.mirror.asks, self.mirror.drawn) if choice.my_turn and self.caught_up else None
        if self._offered and self._offered != before:
            self.focus_first()

    def rebuild(self) -> None:
        """Build prompt, hand and nodes for the present state."""
        choice, hand = self.choice, self.view.hand
        if self.looking == NOBODY:
            self.prompt_words = self.public_prompt()
        else:
            self.prompt_words = prompt(self.mirror, choice, self.asked, self.names)
        choosing = self.caught_up and choice.stage not in (NAME_COLOUR, NAME_SEAT)
        legal: frozenset[int] | None = None
        if choosing and choice.my_turn:
            legal = choice.leading
        elif choosing and choice.jumpable:
            legal = choice.jumpable
        changed = hand.legal != legal or hand.chosen != choice.cards
        hand.legal, hand.chosen = legal, list(choice.cards)
        if changed:
            hand.lay_out(self.director.now)
        piles = self.view.piles
        hot = self.can_draw and not choice.playable and choice.of(DRAW) != []
        if piles.hot != hot:
            piles.hot = hot
            piles.sync()
        venue = self.venue.name.say(language(), _) if self.venue else ""
        place = venue or _("The table"), round_words(self.mirror.rules, self.mirror.seats, self.mirror.round_number)
        screen = self.screen()
        self._show_level(screen, self.view.hud.place(*place) + 12)
        before = self.tree.focus_id
        self.tree.replace(screen.root, screen.first or self._card_beside())
        if screen.first != self._first:
            self._first = screen.first
            self.tree.set_focus(screen.first)
        elsewhere = screen.modal is not None or bool(screen.first)
        self.hand_focus.settle(self.tree, before, self._card_beside(), elsewhere)
        self.surface.show(screen.chips, screen.painted, screen.panels, screen.modal)
        if self.caught_up or not self.log:
            self.view.hud.prompt("" if screen.modal is not None else self.prompt_words, self.mirror.colour)
        self.show_focus()

    def _show_level(self, screen: Screen, left: float) -> None:
        """Add what the level shows: its stars on a chip whose left edge is given, and what the host has to say."""
        night = self.view.stage.night
        chip = self.level.chip(left, self.view.stage.layout.chip, self.open_lesson, night)
        if chip is not None:
            screen.root.add(chip)
            screen.chips.append(chip)
        panel = self.level.panel(self.canvas, self.view.stage.layout, night)
        if panel is not None and screen.modal is None:
            screen.root.add(panel)
            screen.panels.append(panel)

    def open_lesson(self) -> None:
        """Hear the host of the level again, and see how the stars stand."""
        if self.level.level is not None and self.context.stack is not None:
            self.context.stack.push(AtTheTable(self.context, self.level.level, self.session))

    def _card_beside(self) -> str:
        """Return the card that gets focus when the focused one has been played: the one that lies there now."""
        order = self.view.hand.order
        return f"card.{order[min(self.focus_place, len(order) - 1)]}" if order else ""

    # Events ------------------------------------------------------------------------------------------------------
    def _seen(self, event: ev.Event) -> None:
        """Take down what an event tells, and open what has to be opened."""
        before = len(self.log)
        self._remember([event])
        self.level.see(event)
        self.talk.hear(event, self.director)
        if len(self.log) > before and not self.director.instant and not isinstance(event, ev.TurnSet):
            self.view.hud.prompt(self.log[-1][0], self.mirror.colour)
        if isinstance(event, ev.RoundEnded):
            self.view.teams.sync()
        if isinstance(event, ev.Challenged):
            self._challenge = event
        elif isinstance(event, ev.HandShown) and event.to == self.me and self._challenge is not None:
            self._show_challenge(event)
        elif isinstance(event, ev.DeckTurned):
            self.scene_sound()

    def _show_challenge(self, event: ev.HandShown) -> None:
        challenge, colour = self._challenge, self.director.colour_before
        if challenge is None:
            return
        self.shown_hand = Shown(
            *(event.seat, challenge.by, challenge.right, self._challenged_count, event.faces),
            *(colour, colour_name(colour), self.mirror.dark),
        )

    @property
    def _challenged_count(self) -> int:
        return self.mirror.pending or 4

    def _remember(self, events: list[ev.Event]) -> None:
        """Write events into the log as sentences."""
        for event in events:
            if isinstance(event, ev.RoundStarted):
                self.follow_deal(event.number)
            if isinstance(event, ev.RoundStarted) or not hasattr(self, "_narrator"):
                names = [self._plain_name(seat) for seat in range(len(self.session.seats))]
                values = rule_set(self.session.table.rules).values
                viewer = self.me if self.looking == self.me else NOBODY
                self._narrator = Narrator(names, viewer, teams=int(values["teams"]), dare=str(values["dare_text"]))
            words = self._narrator.tell(self.counted(event))
            if words:
                self.log.append((words, isinstance(event, ev.RoundStarted)))
        self.log_scroll.offset = END

    def counted(self, event: ev.Event) -> ev.Event:
        """Return an event as it is told: at two tables a round is dealt twice, and counts once."""
        if not self.partners.rotation or not isinstance(event, ev.RoundStarted):
            return event
        return event._replace(number=place_of(len(self.session.seats), event.number)[0])

    def _plain_name(self, seat: int) -> str:
        setup = self.session.seats[seat]
        return setup.name or _(CHARACTERS[setup.character].name)

    def scene_sound(self) -> None:
        """Let music and place be heard, by day or by night."""
        if self.context.sounds is not None:
            night = self.mirror.dark or self.session.table.night or bool(self.venue and self.venue.night)
            self.context.sounds.scene(*heard(self.venue, night))

    # For the classes below ---------------------------------------------------------------------------------------
    def submit(self, action: Action) -> None:
        """Do an act."""
        raise NotImplementedError

    def follow_deal(self, number: int) -> None:
        """A round begins."""
        raise NotImplementedError

    def public_prompt(self) -> str:
        """Return what the ribbon says while nobody looks."""
        raise NotImplementedError

    def screen(self) -> Screen:
        """Return the nodes for the present state."""
        raise NotImplementedError

    def show_focus(self) -> None:
        """Let the card that is pointed at or focused stand out."""
        raise NotImplementedError

    def focus_first(self) -> None:
        """Give focus to the first card that may be played."""
        raise NotImplementedError


def heard(venue: Venue | None, night: bool) -> tuple[str, str | None]:
    """Return the music of a venue at that hour, and the sound of the room if it has one."""
    usual = "music_night" if night else "music_day"
    if venue is None:
        return usual, None
    music = venue.music_night if night else venue.music
    return music or usual, f"room_{venue.room_sound}" if venue.room_sound else None
