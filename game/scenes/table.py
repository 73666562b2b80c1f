"""The table: a session in time, its picture, and what the person at it does.

Two clicks, one drag, number keys or arrows and Enter play a card; Space or U calls, C catches, J jumps in, D draws or
takes, K keeps, S sorts, Esc or P pauses, L shows the log, H the keys. Whatever the player does ends what is still
moving, so nothing has to be waited for.
"""

from __future__ import annotations

from game.ai.characters import CHARACTERS
from game.engine import events as ev
from game.engine.actions import CATCH, CHALLENGE, DRAW, KEEP, PLAY, TAKE, Action
from game.engine.cards import COLOUR_OF, HIDDEN, NO_COLOUR
from game.engine.errors import IllegalAction
from game.input.intents import DIRECTIONS, Intent, Kind
from game.levels import catalogue
from game.levels.venue import Venue
from game.match.mirror import Mirror
from game.match.session import WINDOW, Asked, Session
from game.match.table import HUMAN
from game.narrate import Narrator, colour_name, refusal
from game.rules import rule_set
from game.scenes import start
from game.scenes.context import Context
from game.scenes.scene import NEVER, Scene, drive, to_design
from game.scenes.table_choice import NAME_COLOUR, NAME_SEAT, Choice
from game.scenes.table_prompt import prompt
from game.scenes.table_screen import Screen
from game.text import _, language
from game.ui.lists import Scroll
from game.ui.node import DISABLED
from game.view import fan as fans
from game.view.director import Director
from game.view.hand import AS_DRAWN, BY_COLOUR
from game.view.nodes import CardNode
from game.view.panels import Shown
from game.view.sound_cues import room_of
from game.view.stage import Comfort, Person
from game.view.table_surface import Surface
from game.view.table_view import TableView

STILL_AFTER = 5.0
"""Seconds without input after which the room stands still."""
NOTICE_SECONDS = 2.6
THINKING_REST, WAITING_REST, AMBIENT_REST = 0.03, 0.2, 0.05
"""Seconds the loop may sleep while a computer player thinks, while a person does, while the room moves."""

_RACING = (Kind.CALL, Kind.CATCH, Kind.JUMP)
_POINTER = (Kind.POINT, Kind.PRESS, Kind.RELEASE, Kind.WHEEL)


class TableScene(Scene):
    """A match being played by the person at this screen."""

    name = "table"
    scales_with_text = False

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context)
        self.session = session
        self.me = next((i for i, seat in enumerate(session.seats) if seat.kind == HUMAN), 0)
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
        self._look: object = None
        self._challenge: ev.Challenged | None = None
        self._going_on = False
        self._ticked = 0
        self.venue = _venue(session.table.venue)
        self.mirror: Mirror
        if session.acts:
            self.mirror, self.feed = session.watch(self.me)
            self._remember(self.mirror.log)
        else:
            self.mirror = Mirror(self.me, len(session.seats), session.table.rules)
            self.feed = session.feed(self.me)
        self.view: TableView
        self.surface: Surface
        self.director: Director
        self.choice = Choice(session, self.mirror, self.submit)
        self.differing = len(rule_set(session.table.rules).differences_from_official())

    # Life --------------------------------------------------------------------------------------------------------
    def enter(self) -> None:
        """Let the place be heard."""
        self._scene_sound()

    def leave(self) -> None:
        """Leave the table; the match waits under Continue unless it is over."""
        self.session.close()
        if self.context.sounds is not None:
            self.context.sounds.captions = None

    def covered(self) -> None:
        """Something lies over the table: hands go face down and the table waits."""
        self._face_down(True)
        self.session.pause()

    def uncovered(self) -> None:
        """The table is seen again."""
        self._face_down(False)
        self.session.resume()
        self._scene_sound()

    def _face_down(self, down: bool) -> None:
        hand = getattr(self, "view", None) and self.view.hand
        if hand and hand.face_down != down:
            hand.face_down = down
            hand.brackets = False
            hand.lay_out(self.director.now, glide=False)

    def _scene_sound(self) -> None:
        if self.context.sounds is not None:
            night = self.mirror.dark or bool(self.venue and self.venue.night)
            place = self.venue.id if self.venue else ""
            self.context.sounds.scene("music_night" if night else "music_day", room_of(place))

    def refresh(self) -> None:
        """Build the picture for the canvas's size, language and settings; the same ones keep the picture."""
        settings = self.context.settings
        look = (
            *(self.canvas.surface.get_size(), language(), settings.colour_set, settings.reduced_motion),
            *(settings.high_contrast, settings.text_scale, settings.dim_unplayable, settings.large_emblems),
            *(settings.captions, settings.no_flashes, settings.animation_speed),
        )
        if look == self._look and self.view.stage.canvas.surface is self.canvas.surface:
            self.view.stage.comp.everything()
            self._known = None
            return
        self._look = look
        self._build()

    def _build(self) -> None:
        settings = self.context.settings
        comfort = Comfort(
            *(settings.reduced_motion, settings.no_flashes, settings.dim_unplayable, settings.captions),
            *(settings.colour_set, settings.large_emblems),
        )
        face_down = getattr(self, "view", None) is not None and self.view.hand.face_down
        sorting = self.view.hand.sorting if getattr(self, "view", None) else BY_COLOUR
        if getattr(self, "director", None):
            self.director.finish()
        self.view = TableView(self.canvas, self.people(), self.mirror, self.venue, comfort)
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
        self._follow()

    def people(self) -> list[Person]:
        """Return who sits where, by the names to be shown."""
        out = []
        for seat, setup in enumerate(self.session.seats):
            own = _("You") if seat == self.me else _(CHARACTERS[setup.character].name)
            out.append(Person(setup.name or own, setup.character))
        return out

    @property
    def names(self) -> list[str]:
        """Everybody's name by seat."""
        return [person.name for person in self.view.stage.people]

    # Time --------------------------------------------------------------------------------------------------------
    def update(self, dt: float) -> None:
        """Let the match go on, show what happened, and offer what may be done."""
        self.seconds += dt
        self._idle += dt
        self._escaped = False
        busy = self.director.busy or self.shown_hand is not None
        self.session.step(self.seconds, busy=busy)
        self.director.push(self.feed.take())
        self.director.update(self.seconds * 1000)
        self._clock()
        self._follow()
        if self._notice_left > 0:
            self._notice_left -= dt
            if self._notice_left <= 0:
                self.view.hud.notice("")
        if self._room_moves:
            self.view.ambient(self.seconds * 1000)
        if self.director.time and not self.director.busy:
            self._go_on_when_over()

    @property
    def _room_moves(self) -> bool:
        return self._idle < STILL_AFTER and not self.view.comfort.reduced_motion and self.view.has_ambient

    @property
    def caught_up(self) -> bool:
        """Whether the picture shows the table as it is, so that something may be chosen."""
        return not self.director.busy

    def _clock(self) -> None:
        left = self.asked.left
        state = self.view.seats.states[self.me]
        if left is None or self.asked.seat != self.me or not self.caught_up:
            self.view.hud.clock("")
            return
        whole = max(0, int(left + 0.999))
        self.view.hud.clock(_("{n} s").format(n=whole))
        share = round(max(0.0, left) / (self.session.pace.turn_seconds or 1.0), 2)
        if share != state.time_left:
            state.time_left = share
            self.view.seats.sync_seat(self.me)
        if whole <= 5 and whole != self._ticked:
            self._ticked = whole
            if whole:
                self.director.sound("tick_low", count=whole)

    @property
    def asked(self) -> Asked:
        """Whom the table waits for."""
        return self.session.asked()

    def _follow(self) -> None:
        """When something to be pressed may have changed, ask the match anew and build the nodes again."""
        asked, choice = self.asked, self.choice
        known = (
            *(self.session.acts, self.caught_up, asked.seat, asked.asks, self.log_open, self.shown_hand is None),
            *(choice.stage, choice.call, tuple(choice.cards), choice.pending, self.armed, self.mirror.round_number),
            *(len(self.log) if self.log_open else 0, self.mirror.dark, len(self.view.hand.flying)),
            self.mirror.exposed,
        )
        if known == self._known:
            return
        was_mine = bool(self.view.hand.legal)
        choice.refresh()
        if not choice.my_turn or self.armed not in self.mirror.hand:
            self.armed = HIDDEN
        self._known = None
        self.rebuild()
        self._known = (
            *known[:6],
            choice.stage,
            choice.call,
            tuple(choice.cards),
            choice.pending,
            self.armed,
            *known[11:],
        )
        if self.view.hand.legal and not was_mine and self.tree.focus_shown:
            self._focus_first()

    def rebuild(self) -> None:
        """Build prompt, hand and nodes for the present state."""
        choice, hand = self.choice, self.view.hand
        self.prompt_words = prompt(self.mirror, choice, self.asked, self.names)
        choosing = self.caught_up and choice.stage not in (NAME_COLOUR, NAME_SEAT)
        legal: frozenset[int] | None = None
        if choosing and choice.my_turn:
            legal = choice.playable
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
        first = f"card.{hand.order[0]}" if hand.order else ""
        screen = Screen(self)
        self.tree.replace(screen.root, first)
        self.surface.show(screen.painted, screen.panels, screen.modal, self.log_open)
        words = "" if screen.modal is not None else self.prompt_words
        self.view.hud.prompt(words, self.mirror.colour)
        venue = self.venue.name.say(language(), _) if self.venue else ""
        self.view.hud.place(venue or _("The table"), _("Round {n}").format(n=max(1, self.mirror.round_number)))
        self._show_focus()

    def _go_on_when_over(self) -> None:
        """After the round, with everything shown: the result."""
        if not self.mirror.round_over or self._going_on or self.context.stack is None:
            return
        from game.scenes.match_result import MatchResult
        from game.scenes.round_result import RoundResult

        self._going_on = True
        if self.mirror.match_over:
            self.context.stack.replace(MatchResult(self.context, self.session, self.me))
        else:
            self.context.stack.push(RoundResult(self.context, self.session, self.next_round, self.me))

    def next_round(self) -> None:
        """Deal the next round."""
        self._going_on = False
        self.session.deal()

    # Events ------------------------------------------------------------------------------------------------------
    def _seen(self, event: ev.Event) -> None:
        """Take down what an event tells, and open what has to be opened."""
        self._remember([event])
        if isinstance(event, ev.Challenged):
            self._challenge = event
        elif isinstance(event, ev.HandShown) and event.to == self.me and self._challenge is not None:
            self._show_challenge(event)
        elif isinstance(event, ev.DeckTurned):
            self._scene_sound()

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
            if isinstance(event, ev.RoundStarted) or not hasattr(self, "_narrator"):
                self._narrator = Narrator([self._plain_name(seat) for seat in range(len(self.session.seats))], self.me)
            words = self._narrator.tell(event)
            if words:
                self.log.append((words, isinstance(event, ev.RoundStarted)))
        self.log_scroll.offset = 1e9

    def _plain_name(self, seat: int) -> str:
        setup = self.session.seats[seat]
        return setup.name or _(CHARACTERS[setup.character].name)

    # Acts --------------------------------------------------------------------------------------------------------
    def submit(self, action: Action) -> None:
        """Do an act, or say why it cannot be done."""
        try:
            self.session.submit(action)
        except IllegalAction as refused:
            self.refuse(refused)
            return
        self.armed = HIDDEN
        self.director.push(self.feed.take())

    def refuse(self, refused: IllegalAction) -> None:
        """Say why something cannot be done."""
        self.director.sound("refuse")
        self.say(refusal(refused.code, refused.values, self.names))

    def say(self, words: str) -> None:
        """Show a short sentence over the ribbon for a while."""
        self.view.hud.notice(words)
        self._notice_left = NOTICE_SECONDS

    def play(self, cards: tuple[int, ...]) -> None:
        """Play cards in this order, or begin to name what they need."""
        refused = self.choice.play(cards)
        if refused is not None:
            self.refuse(refused)
        self._follow()

    def click_card(self, card: int) -> None:
        """A card was clicked: the first click lifts it, the second plays it."""
        if not self.caught_up or self.view.hand.face_down:
            return
        choice = self.choice
        refused = choice.why_not(card)
        if refused is not None:
            self.refuse(refused)
        elif choice.several and self._goes_along(card):
            choice.toggle(card)
        elif self.armed == card or (not choice.my_turn and card in choice.jumpable):
            self.play((card,))
        else:
            self.armed = card
        self._follow()

    def _goes_along(self, card: int) -> bool:
        """Say whether a card can be laid together with others."""
        return any(len(a.cards) > 1 and card in a.cards for a in self.choice.of(PLAY))

    def enter_card(self, card: int) -> None:
        """Enter was pressed on a card: it is played, or joins those that go together."""
        choice = self.choice
        if choice.several and self._goes_along(card) and not (choice.cards and choice.cards[-1] == card):
            choice.toggle(card)
            self._follow()
            return
        self.play(tuple(choice.cards) if card in choice.cards else (card,))

    def drag_card(self, card: int, x: float, y: float) -> None:
        """A card is being dragged."""
        self.view.hand.dragged = (card, x, y)
        self.view.hand.lay_out(self.director.now, glide=False)

    def drop_card(self, card: int, x: float, y: float) -> None:
        """A dragged card was let go: over the table it is played, over the hand it is put there."""
        hand = self.view.hand
        hand.dragged = None
        zone = self.view.stage.layout.hand
        if y < zone.y - 10 and self.caught_up:
            self.play(tuple(self.choice.cards) if card in self.choice.cards else (card,))
        elif abs(y - zone.y) < zone.h * 1.4:
            hand.move_to(card, x)
        hand.lay_out(self.director.now)

    def play_chosen(self) -> None:
        """Play the cards chosen, in their order."""
        self.play(tuple(self.choice.cards))

    def play_drawn(self) -> None:
        """Play the card just drawn."""
        self.play((self.mirror.drawn,))

    @property
    def can_draw(self) -> bool:
        """Whether the draw pile may be used."""
        return self.caught_up and self.choice.my_turn and bool(self.choice.of(DRAW, TAKE))

    def draw_or_take(self) -> None:
        """Draw a card, or take the penalty."""
        if not (self.choice.do(DRAW) or self.choice.do(TAKE)):
            self.say(_("There is nothing to draw for now"))
        self._follow()

    def keep(self) -> None:
        """Keep the card just drawn."""
        self.choice.do(KEEP)
        self._follow()

    def challenge(self) -> None:
        """Challenge the wild draw card."""
        self.choice.do(CHALLENGE)
        self._follow()

    def call(self) -> None:
        """Call now or with the play to come."""
        if not self.choice.press_call():
            self.say(_("A call is due when you come down to one card"))
        self._follow()

    def catch(self, seat: int) -> None:
        """Catch a seat that has not called."""
        self.submit(Action(self.me, CATCH, to=seat))
        self._follow()

    def jump(self) -> None:
        """Jump in with the identical card."""
        if self.choice.jumpable and not self.choice.my_turn:
            self.play((min(self.choice.jumpable),))

    def let_be(self) -> None:
        """Asked about the last play: do nothing."""
        if self.asked.asks == WINDOW and self.asked.seat == self.me:
            self.session.let_be(self.me)
        self._follow()

    def name_colour(self, colour: int) -> None:
        """Name a colour in the picker."""
        self.choice.name_colour(colour)
        self._follow()

    def name_seat(self, seat: int) -> None:
        """Choose a seat."""
        self.choice.name_seat(seat)
        self._follow()

    def cancel_choice(self) -> bool:
        """Take back a choice that is not finished; return whether there was one."""
        done = self.choice.cancel() or self.armed != HIDDEN
        self.armed = HIDDEN
        self._follow()
        return done

    def take_back(self) -> None:
        """Take back a play that waits for a seat or a colour."""
        self.cancel_choice()

    def close_challenge(self) -> None:
        """The challenger has seen the hand."""
        self.shown_hand = None
        self._follow()

    def sort(self) -> None:
        """Sort the hand by the next order and say which."""
        order = self.view.hand.sort(self.director.now)
        if order == AS_DRAWN:
            self.say(_("Your cards as they came"))
        else:
            self.say(_("Sorted by colour") if order == BY_COLOUR else _("Sorted by number"))
        self._known = None
        self._follow()

    def toggle_log(self) -> None:
        """Open or close the log."""
        self.log_open = not self.log_open
        self.log_scroll.offset = 1e9
        self._follow()

    def pause(self) -> None:
        """Stop the table."""
        from game.scenes.pause import Pause

        if self.context.stack is not None:
            self.context.stack.push(Pause(self.context, self.session, self.me, night=self.view.stage.night))

    def open_settings(self) -> None:
        """Open the settings over the table."""
        start.open_settings(self.context)

    def open_help(self) -> None:
        """Open the page of keys."""
        start.open_help(self.context)

    def open_rules(self) -> None:
        """Open the list of this table's rules."""
        start.open_rules(self.context, self.session.table.rules)

    # Intents -----------------------------------------------------------------------------------------------------
    def handle(self, intent: Intent) -> None:
        """Take what the player wants; anything but a moving pointer ends what is still moving."""
        if intent.kind is Kind.POINT:
            self._point(intent)
            return
        self._idle = 0.0
        if self._only_ends_motion(intent):
            return
        if intent.kind in _POINTER:
            self._pointer(intent)
        elif self.shown_hand is None and intent.kind in _KEYS:
            _KEYS[intent.kind](self, intent)
        else:
            self._in_panel(intent)
        self._show_focus()

    def _only_ends_motion(self, intent: Intent) -> bool:
        """End what is moving; return whether that was all the player can have meant.

        What was not offered while things moved is not taken for meant: a click that ends an animation must not draw.
        """
        if not self.director.busy or intent.kind is Kind.RELEASE:
            return False
        node = None
        if intent.kind is Kind.PRESS:
            node = self.tree.at(*to_design(self.canvas, intent))
        self.director.finish()
        self._follow()
        if intent.kind is Kind.PRESS:
            return node is None or not node.actions or DISABLED in node.state
        return intent.kind in (Kind.CONFIRM, Kind.DIGIT, Kind.DRAW, Kind.LET, Kind.ANY)

    def _in_panel(self, intent: Intent) -> None:
        """Let the tree take an intent while a panel is open."""
        if self.shown_hand is not None and intent.kind in (Kind.CANCEL, Kind.PAUSE):
            self.close_challenge()
            self._escaped = True
        else:
            drive(self.tree, self.canvas, intent)

    def _point(self, intent: Intent) -> None:
        self._idle = 0.0
        before = (self.tree.hover_id, self.tree.focus_shown)
        x, y = to_design(self.canvas, intent)
        self.tree.point(x, y)
        if before != (self.tree.hover_id, self.tree.focus_shown) or self.view.hand.dragged:
            self.surface.repaint()
            self._show_focus()

    def _pointer(self, intent: Intent) -> None:
        x, y = to_design(self.canvas, intent)
        if intent.kind is Kind.PRESS:
            self.tree.press(x, y)
        elif intent.kind is Kind.RELEASE:
            self.tree.release(x, y)
        elif not self.tree.wheel(x, y, intent.number) and y > self.view.stage.layout.hand.y:
            self.view.hand.scroll(-round(intent.number), self.director.now)
            self._known = None
        self.surface.repaint()
        self._follow()

    def _direction(self, intent: Intent) -> None:
        dx, dy = DIRECTIONS[intent.kind]
        node = self.tree.focused()
        if self.tree.layer() is self.tree.root and isinstance(node, CardNode) and node.card in self.view.hand.order:
            hand = self.view.hand
            self.tree.focus_shown = True
            to = fans.neighbour(hand.fan, hand.order.index(node.card), dx, dy)
            if to >= 0:
                self.tree.set_focus(f"card.{hand.order[to]}")
                self.context.sound("ui_move")
                return
        if self.tree.move(dx, dy):
            self.context.sound("ui_move")

    def _step(self, intent: Intent) -> None:
        if self.tree.step(1 if intent.kind is Kind.NEXT else -1):
            self.context.sound("ui_move")

    def _confirm(self, intent: Intent) -> None:
        if not intent.repeat:
            shown = self.tree.focus_shown
            self.tree.focus_shown = True
            if shown or self.tree.layer() is not self.tree.root:
                self.tree.confirm()
            elif self.armed != HIDDEN:
                self.enter_card(self.armed)
            elif self.choice.my_turn and self.mirror.asks == "drawn" and self.choice.of(PLAY):
                self.play_drawn()
            self._follow()

    def _digit(self, intent: Intent) -> None:
        number = int(intent.number) - 1
        if self.choice.stage == NAME_COLOUR:
            if number < len(self.choice.colours):
                self.name_colour(self.choice.colours[number])
        elif self.choice.stage == NAME_SEAT:
            if number < len(self.choice.seats):
                self.name_seat(self.choice.seats[number])
        elif number < len(self.view.hand.order):
            self._number_card(self.view.hand.order[number])

    def _number_card(self, card: int) -> None:
        """A number key works as a click does: the first lifts the card, the second plays it."""
        self.tree.focus_shown = True
        again = self.tree.focus_id == f"card.{card}" and (self.armed == card or not self.choice.my_turn)
        self.tree.set_focus(f"card.{card}")
        if again or (self.choice.several and self._goes_along(card)):
            self.enter_card(card)
        elif self.choice.why_not(card) is None:
            self.armed = card
            self._follow()

    def _draw(self, intent: Intent) -> None:
        self.draw_or_take()

    def _call_key(self, intent: Intent) -> None:
        if not intent.repeat:
            self.call()

    def _catch_key(self, intent: Intent) -> None:
        if self.choice.catchable:
            self.catch(self.choice.catchable[0])
        elif not intent.repeat:
            self.say(_("Nobody can be caught now"))

    def _jump_key(self, intent: Intent) -> None:
        self.jump()

    def _pass(self, intent: Intent) -> None:
        if self.asked.asks == WINDOW and self.asked.seat == self.me:
            self.let_be()
        else:
            self.keep()

    def _sort(self, intent: Intent) -> None:
        self.sort()

    def _cancel(self, intent: Intent) -> None:
        if self.cancel_choice():
            self._escaped = True
        elif self.log_open:
            self.toggle_log()
            self._escaped = True

    def _pause(self, intent: Intent) -> None:
        if not self._escaped and not intent.repeat:
            self.pause()

    def _log(self, intent: Intent) -> None:
        self.toggle_log()

    def _help(self, intent: Intent) -> None:
        self.open_help()

    def _rules(self, intent: Intent) -> None:
        self.open_rules()

    # Focus -------------------------------------------------------------------------------------------------------
    def _focus_first(self) -> None:
        """Give focus to the first card that may be played."""
        hand = self.view.hand
        card = next((card for card in hand.order if hand.legal and card in hand.legal), HIDDEN)
        if card != HIDDEN:
            self.tree.set_focus(f"card.{card}")
            self._show_focus()

    def _show_focus(self) -> None:
        """Let the card that is pointed at or focused stand out, and say why it cannot be played."""
        hand, tree = self.view.hand, self.tree
        node = tree.focused() if tree.focus_shown else tree.find(tree.hover_id) if tree.hover_id else None
        on_table = tree.layer() is tree.root
        card = node.card if isinstance(node, CardNode) and on_table else HIDDEN
        shown = card if card != HIDDEN else self.armed
        hand.brackets = shown != HIDDEN and (tree.focus_shown or shown == self.armed)
        if shown != hand.focus:
            hand.set_focus(shown, self.director.now)
        else:
            hand.draw(self.director.now)
        self._show_reason(card)
        self.surface.focus(node if tree.focus_shown and not isinstance(node, CardNode) else None)
        hover = tree.find(tree.hover_id) if tree.hover_id and not tree.focus_shown else None
        self.surface.hint(hover if not isinstance(hover, CardNode) else None)

    def _show_reason(self, card: int) -> None:
        hand = self.view.hand
        if card == HIDDEN or hand.legal is None or card in hand.legal or not self.caught_up:
            self.view.hud.reason("", 0, 0)
            return
        refused = self.choice.why_not(card)
        x, y, _angle, width = hand.place(card)
        words = refusal(refused.code, refused.values, self.names) if refused else ""
        self.view.hud.reason(words, x, y - width * 0.75 - 44)

    # Drawing -----------------------------------------------------------------------------------------------------
    @property
    def needs_draw(self) -> bool:
        """Whether anything in sight has changed."""
        return not self.view.stage.comp.idle

    @property
    def rest(self) -> float:
        """How long the loop may sleep."""
        if self.director.moving or self.view.hand.moving:
            return 0.0
        if self._room_moves:
            return AMBIENT_REST
        if self.mirror.round_over and not self._going_on:
            return THINKING_REST
        asked = self.asked
        if self.session.paused:
            return NEVER
        return WAITING_REST if asked.human and not self.mirror.exposed else THINKING_REST

    def draw(self) -> None:
        """Mend the picture; drawn for another reason (the window was covered) it is drawn whole."""
        comp = self.view.stage.comp
        if comp.idle or (self.context.stack is not None and self.context.stack.top is not self):
            comp.everything()
        self.dirty = self.view.draw(self.canvas.surface)
        self.tree.changed = False


_KEYS = {
    **dict.fromkeys(DIRECTIONS, TableScene._direction),
    Kind.NEXT: TableScene._step,
    Kind.PREVIOUS: TableScene._step,
    Kind.CONFIRM: TableScene._confirm,
    Kind.DIGIT: TableScene._digit,
    Kind.DRAW: TableScene._draw,
    Kind.CALL: TableScene._call_key,
    Kind.CATCH: TableScene._catch_key,
    Kind.JUMP: TableScene._jump_key,
    Kind.LET: TableScene._pass,
    Kind.SORT: TableScene._sort,
    Kind.CANCEL: TableScene._cancel,
    Kind.PAUSE: TableScene._pause,
    Kind.LOG: TableScene._log,
    Kind.HELP: TableScene._help,
    Kind.RULES: TableScene._rules,
}


def _venue(name: str) -> Venue | None:
    """Return the venue of a table, else the usual one, else none at all: the table is then drawn in a bare room."""
    for wanted in (name, start.USUAL_VENUE):
        try:
            venue = catalogue.find(wanted).venue if wanted else None
        except (KeyError, OSError):
            venue = None
        if venue is not None:
            return venue
    return None


__all__ = ["COLOUR_OF", "NO_COLOUR", "TableScene"]
