"""What the person at the table does: cards, draws, calls, catches, names, and the screens that can be opened."""

from __future__ import annotations

from dataclasses import replace

from game.engine.actions import CATCH, CHALLENGE, DRAW, KEEP, NOBODY, TAKE, Action
from game.engine.cards import HIDDEN, KIND_OF, WILD
from game.engine.errors import IllegalAction
from game.engine.events import Event, HandShown
from game.match.session import WINDOW, Session
from game.match.table import HUMAN
from game.narrate import refusal
from game.narrate.dares import dare_id
from game.scenes import start
from game.scenes.context import Context
from game.scenes.table_base import END, TableBase
from game.scenes.table_help import CardHelp, standing
from game.scenes.table_hint import show_hint
from game.scenes.table_refused import Meant, say_why_no_challenge, say_why_no_draw
from game.scenes.table_screen import Screen
from game.scenes.table_special import Special
from game.text import _
from game.ui.node import Act, Node
from game.view.dare import Dare, usual
from game.view.hand import AS_DRAWN, BY_COLOUR

NOTICE_SECONDS = 2.6


class TableActs(TableBase):
    """Every act of the table as a method; buttons, keys and cards call these."""

    def __init__(self, context: Context, session: Session) -> None:
        self.special = Special(self)
        self.help = CardHelp(self)
        self.notice = ""
        """The sentence that lies over the ribbon now."""
        self.meant = Meant(self)
        self.shown_buttons: list[Node] = []
        super().__init__(context, session)

    # What is special ---------------------------------------------------------------------------------------------
    @property
    def reading(self) -> bool:
        """Whether something lies open that has to be read first: a hand after a challenge, or a dare."""
        return self.shown_hand is not None or bool(self.special.dares)

    @property
    def toast(self) -> str:
        """What has to be read aloud beside the prompt: a notice, or what was asked about a card."""
        return self.help.asked or self.notice

    def standing(self) -> list[str]:
        """Return how things stand, in sentences."""
        return standing(self)

    def look_again(self) -> None:
        """Build the nodes again although nothing known has changed."""
        self._known = None

    def rebuild(self) -> None:
        """Build nodes and pictures for the present state."""
        super().rebuild()
        self.special.show()

    def _seen(self, event: Event) -> None:
        super()._seen(event)
        self.special.see(event)

    def _show_challenge(self, event: HandShown) -> None:
        super()._show_challenge(event)
        if self.shown_hand is None:
            return
        pile = self.mirror.pile
        under = next((laid.face for laid in reversed(pile) if KIND_OF[laid.face] != WILD), HIDDEN)
        symbol_counts = len(pile) > 1 and pile[-2].face == under
        self.shown_hand = replace(
            self.shown_hand,
            rule=str(self.mirror.values["wd4_rule"]),
            under=under if symbol_counts else HIDDEN,
            until=self.mirror.until,
            count=self.mirror.pending if self.mirror.until else self.shown_hand.count,
        )

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

    def screen(self) -> Screen:
        """Return the nodes for the present state."""
        return Screen(self)

    def refuse(self, refused: IllegalAction) -> None:
        """Say why something cannot be done."""
        self.director.sound("refuse")
        self.say(refusal(refused.code, refused.values, self.names, self.mirror.values))

    def say(self, words: str) -> None:
        """Show a short sentence over the ribbon for a while."""
        self.notice = words
        self.view.hud.notice(words)
        self._notice_left = NOTICE_SECONDS

    def play(self, cards: tuple[int, ...]) -> None:
        """Play cards in this order, or begin to name what they need."""
        refused = self.choice.play(cards)
        if refused is not None:
            self.refuse(refused)
        self.follow()

    def click_card(self, card: int) -> None:
        """A card was clicked: the first click lifts it, the second plays it."""
        if not self.caught_up or self.view.hand.face_down:
            return
        choice = self.choice
        refused = choice.why_not(card)
        if refused is not None:
            self.refuse(refused)
        elif card == choice.leader:
            self.play_chosen()
        elif self._lead(card) or (choice.several and self.goes_along(card) and choice.toggle(card)):
            self.armed = HIDDEN
        elif self.armed == card or (not choice.my_turn and card in choice.jumpable):
            self.play((card,))
        else:
            choice.cards = []
            self.armed = card
        self.follow()

    def _lead(self, card: int) -> bool:
        """Choose a discard-all with all of its colour, unless it only joins the one that leads; say whether it was."""
        choice = self.choice
        joins = choice.leader != HIDDEN and card in choice.along(choice.leader)
        return not joins and choice.lead(card)

    def goes_along(self, card: int) -> bool:
        """Say whether a card can be laid together with others."""
        return self.choice.goes_along(card)

    def enter_card(self, card: int) -> None:
        """Enter was pressed on a card: it is played, or joins those that go together."""
        choice = self.choice
        if card == choice.leader:
            self.play_chosen()
            return
        last = choice.leader == HIDDEN and choice.cards and choice.cards[-1] == card
        if self._lead(card) or (choice.several and self.goes_along(card) and not last and choice.toggle(card)):
            self.follow()
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
        if y < zone.y - 10 and self.caught_up and card not in self.choice.cards and self.choice.lead(card):
            self.follow()
        elif y < zone.y - 10 and self.caught_up:
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

    def draw_or_take(self) -> None:
        """Draw a card, or take the penalty."""
        if not (self.choice.do(DRAW) or self.choice.do(TAKE)):
            say_why_no_draw(self)
        self.follow()

    def keep(self) -> None:
        """Keep the card just drawn."""
        self.choice.do(KEEP)
        self.follow()

    def challenge(self) -> None:
        """Challenge the wild draw card."""
        self.choice.do(CHALLENGE)
        self.follow()

    def challenge_or_say(self) -> None:
        """Challenge, or say that there is nothing to challenge."""
        if not self.choice.of(CHALLENGE):
            say_why_no_challenge(self)
            return
        self.challenge()

    def call(self) -> None:
        """Call now or with the play to come."""
        if not self.choice.press_call():
            self.meant.call()
        self.follow()

    def catch(self, seat: int) -> None:
        """Catch a seat that has not called."""
        self.submit(Action(self.me, CATCH, to=seat))
        self.follow()

    def jump(self) -> None:
        """Jump in with the identical card."""
        if self.choice.jumpable and not self.choice.my_turn:
            card = self.special.jump_card
            self.play((card if card != HIDDEN else min(self.choice.jumpable),))

    def let_be(self) -> None:
        """Do nothing about the last play: asked about it, or with a chance to jump in that goes by."""
        self.special.let_pass()
        self.look_again()
        if self.asked.asks == WINDOW and self.asked.seat == self.me:
            self.session.let_be(self.me)
        self.follow()

    def name_colour(self, colour: int) -> None:
        """Name a colour in the picker."""
        self.choice.name_colour(colour)
        self.follow()

    def name_seat(self, seat: int) -> None:
        """Choose a seat."""
        self.choice.name_seat(seat)
        self.follow()

    def cancel_choice(self) -> bool:
        """Take back a choice that is not finished; return whether there was one."""
        done = self.choice.cancel() or self.armed != HIDDEN
        self.armed = HIDDEN
        self.follow()
        return done

    def take_back(self) -> None:
        """Take back a play that waits for a seat or a colour."""
        self.cancel_choice()

    def name_aimed(self) -> None:
        """Choose the seat that is pointed at."""
        if self.special.aimed != NOBODY:
            self.name_seat(self.special.aimed)

    def only_this(self) -> None:
        """Play the discard-all and keep all others of its colour."""
        self.choice.only_leader()
        self.play_chosen()

    def close_dare(self, done: bool = True) -> None:
        """Tick the dare off: it has been done, or not; the table remembers which."""
        dare = self.special.dare
        if dare is not None and self.session.seats[dare.seat].kind == HUMAN:
            words = _("{name} has done the dare") if done else _("{name} has not done the dare")
            said = words.format(name=self._plain_name(dare.seat))
            self.log.append((said, False))
            self._told.append(said)
            self.say(said)
            if done:
                self._tick_off(dare)
        self.special.done()
        self.follow()

    def _tick_off(self, dare: Dare) -> None:
        """Remember for the list of dares to pick from that this one has been done."""
        ticked, words = self.context.settings.dares_done, dare_id(dare.words or usual(dare))
        if words and words not in ticked:
            self.context.remember(dares_done=[*ticked, words])

    def close_challenge(self) -> None:
        """The challenger has seen the hand."""
        self.shown_hand = None
        self.follow()

    def sort(self) -> None:
        """Sort the hand by the next order and say which."""
        order = self.view.hand.sort(self.director.now)
        if order == AS_DRAWN:
            self.say(_("Your cards as they came"))
        else:
            self.say(_("Sorted by colour") if order == BY_COLOUR else _("Sorted by number"))
        self._known = None
        self.follow()

    def toggle_log(self) -> None:
        """Open or close the log."""
        self.log_open = not self.log_open
        self.log_scroll.offset = END
        self.follow()

    def pause(self) -> None:
        """Stop the table."""
        from game.scenes.pause import Pause

        if self.context.stack is not None:
            self.context.stack.push(
                Pause(self.context, self.session, self.me, night=self.view.stage.night, more=self.more())
            )

    def more(self) -> list[tuple[str, str, Act]]:
        """Return what the pause offers beside the usual: id, words, act."""
        return []

    def hint(self) -> None:
        """Say what the strongest computer player would do, if hints are wanted."""
        if self.context.settings.hints:
            show_hint(self)

    def open_settings(self) -> None:
        """Open the settings over the table."""
        start.open_settings(self.context)

    def open_help(self) -> None:
        """Open the page of keys."""
        start.open_help(self.context)

    def open_rules(self) -> None:
        """Open the list of this table's rules."""
        start.open_rules(self.context, self.session.table.rules)
