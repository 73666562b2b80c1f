"""A table that several people share: one looks at a time, everybody may act out of turn without looking.

Between two looks the table is seen as an onlooker sees it, from the chair of whoever looked last, hand face down. When
a person is due the curtain falls (`scenes.curtain`) until that person's own key is pressed. Nothing that is not for
everybody is in the picture, the log or the captions before.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.engine.actions import FINE, NOBODY, Action
from game.engine.cards import HIDDEN
from game.engine.errors import IllegalAction
from game.input.intents import Intent, Kind
from game.match.privacy import needs_curtain, people
from game.match.session import WINDOW
from game.match.table import COMPUTER
from game.narrate import Narrator
from game.rules import rule_set
from game.scenes.at_the_table import AdviceFine
from game.scenes.context import Context
from game.scenes.scene import Scene
from game.scenes.table_choice import Choice
from game.scenes.table_seats import TableSeats
from game.scenes.who_plays import WhoPlays
from game.text import _
from game.ui.node import Act

SEATS_OWN = (Kind.LOOK, Kind.ACT, Kind.ACT2)
UNSEEN_STEPS = 8
"""Acts a frame of a round that is played unseen."""

LAST_TOLD = 3
"""So many of the last sentences stand on the curtain."""
_ANYBODYS = (Kind.PAUSE, Kind.CANCEL, Kind.PAD_CAME, Kind.PAD_GONE, Kind.HELP, Kind.LOG, Kind.RULES)
_PARTS = (
    *("fan:", "badge:", "collar:", "next:", "bubble:", "name:", "head:", "digit:", "team:", "sign:", "total:", "keys:"),
    "remark:",
)


class TableShared(TableSeats):
    """Adds whose hand is seen, the keys of every seat, and seats that come and go."""

    # Whose hand is seen --------------------------------------------------------------------------------------------
    @property
    def hidden(self) -> bool:
        """Whether hands have to be hidden from somebody at this screen."""
        return needs_curtain(self.session.table)

    @property
    def blind(self) -> bool:
        """Whether nobody looks at a hand now."""
        return self.shared and self.looking == NOBODY

    def look(self, seat: int) -> None:
        """Let a person look at the hand: the table is seen from that chair."""
        self._turn_to(seat, looking=True)
        self._looked_at[seat] = len(self._public_words())

    def cover(self) -> None:
        """Turn the hand face down: the table is seen as everybody may see it."""
        if self.looking != NOBODY:
            self._looked_at[self.looking] = len(self._public_words())
            self._turn_to(self.looking, looking=False)

    def _turn_to(self, seat: int, *, looking: bool) -> None:
        """See the table from a chair, with the hand there open or not; what has not been shown yet is still to come."""
        until = self.feed.taken
        self.director.finish()
        self.choice.cancel()
        self.me, self.looking = seat, seat if looking else NOBODY
        self.mirror, self.feed = self.session.watch(seat, until) if looking else self.session.watch_blind(seat, until)
        self.choice = Choice(self.session, self.mirror, self.submit)
        self.armed, self.shown_hand, self._challenge = HIDDEN, None, None
        self.log.clear()
        self._remember(self.mirror.log)
        stage, hand = self.view.stage, self.view.hand
        stage.shown = self.mirror
        for part in _PARTS:
            stage.comp.remove_all(part)
        hand.order.clear()
        hand.flying.clear()
        hand.chosen, hand.legal, hand.focus, hand.dragged, hand.first = [], None, HIDDEN, None, 0
        hand.face_down = not looking
        for state in self.view.seats.states:
            state.bubble, state.remark, state.time_left = "", "", 1.0
        self.view.seats.targets = {}
        self.view.hud.reason("", 0, 0)
        self.view.hud.clock("")
        self.director.moods.clear()
        self.director.settle()
        self.director.moods.update()
        hand.sync(self.director.now, glide=False)
        self.view.sync(self.director.now)
        self.show_keys()
        self._known = None
        self.follow()

    # Time ----------------------------------------------------------------------------------------------------------
    def take_turns(self) -> None:
        """Once the picture has caught up: cover the hand whose turn is over, let the curtain fall for who is due."""
        self._follow_company()
        if not self.shared or not self.caught_up or self.reading:
            return
        if self.blind and self.partners.rotation and self.partners.team(self.me) == NOBODY and not self.unattended:
            at_table = (seat for seat in self._company if self.partners.team(seat) != NOBODY)
            self._turn_to(next(at_table, self.me), looking=False)
        due = self.due
        if self.looking != NOBODY:
            seconds = self.context.settings.curtain_seconds
            if self.hidden and (due != self.looking or (seconds and self._idle > seconds)):
                self.cover()
            elif not self.hidden and due not in (NOBODY, self.looking):
                self.look(due)
        elif due != NOBODY and self.session.window_left <= 0 and self._on_top:
            if self.hidden:
                self.drop_curtain(due)
            else:
                self.look(due)

    @property
    def due(self) -> int:
        """Return the person the table waits for."""
        asked = self.asked
        return asked.seat if asked.human and asked.asks not in ("nothing", WINDOW) else NOBODY

    @property
    def _on_top(self) -> bool:
        return self.context.stack is not None and self.context.stack.top is self

    def drop_curtain(self, seat: int) -> None:
        """Let the curtain fall and name who is to look."""
        from game.scenes.curtain import Curtain

        self._idle = 0.0
        if self.context.stack is not None:
            self.context.stack.push(Curtain(self.context, self, seat))

    def _follow_company(self) -> None:
        """Take note of seats that were handed over: one person alone needs no curtain."""
        company = people(self.session.table)
        if company == self._company:
            return
        self._company = company
        shared = len(company) > 1
        if self.shared and len(company) == 1:
            self.shared = False
            self.context.translator.seats = None
            self.look(company[0])
        elif shared and not self.shared:
            self.shared = True
            self.give_everybody_keys()
            self.share_keys()
            self._turn_to(self.me, looking=False)
        elif self.shared and self.looking != NOBODY and self.looking not in company:
            self.cover()
        self.show_keys()
        self._known = None

    # What everybody may know ---------------------------------------------------------------------------------------
    def _public_words(self) -> list[str]:
        """Return the sentences of the match so far as everybody may hear them, in order."""
        if self._public is None:
            names = [self._plain_name(seat) for seat in range(len(self.session.seats))]
            values = rule_set(self.session.table.rules).values
            self._teller = Narrator(names, teams=int(values["teams"]), dare=str(values["dare_text"]))
            self._public = self.session.public_feed()
        self._told += filter(None, (self._teller.tell(self.counted(event)) for event in self._public.take()))
        return self._told

    def since(self, seat: int) -> list[str]:
        """Return the last sentences that `seat` has not read yet."""
        return self._public_words()[self._looked_at.get(seat, 0) :][-LAST_TOLD:]

    def public_prompt(self) -> str:
        """Return what the ribbon says while nobody looks."""
        asked, names, mirror = self.asked, self.names, self.mirror
        if mirror.round_over or not mirror.pile:
            return ""
        if self.unattended:
            return _("Computer players alone sit at this table: the round is played at once")
        if asked.asks == WINDOW and self.caught_up:
            return _("Call, catch or jump in, anybody? {key} goes on").format(key=self.context.key(Kind.LET))
        if mirror.exposed:
            return _("{name} has one card and has not called: catch!").format(name=names[mirror.exposed[0]])
        if asked.asks == "nothing" or not 0 <= asked.seat < len(names):
            return ""
        if asked.human:
            return _("{name} is next to look").format(name=names[asked.seat])
        return _("{name} is thinking…").format(name=names[asked.seat])

    def more(self) -> list[tuple[str, str, Act]]:
        """Return what the pause offers beside the usual: seats that change hands, fines where the rules have them."""
        out: list[tuple[str, str, Act]] = []
        if len(self.session.persons) > 1 or len(people(self.session.table)) > 1:
            out.append(("mind", _("Seats and keys"), partial(self.open_over, WhoPlays)))
        elif not self.session.table.level:
            out.append(("seats", _("Somebody joins in"), partial(self.open_over, WhoPlays)))
        if self.partners.rotation:
            out.append(("partners", _("Partners and totals"), self.open_partners))
        if self.session.table_fines:
            out.append(("fine", _("Fine for advice"), partial(self.open_over, AdviceFine)))
        return out

    def open_partners(self) -> None:
        """Lay the table of partners and totals over whatever is open."""
        from game.scenes.partner_table import PartnerTable

        if self.context.stack is not None:
            self.context.stack.push(PartnerTable(self.context, self.session))

    def open_over(self, scene: Callable[[Context, TableShared], Scene]) -> None:
        """Put a screen of this table in the place of the pause."""
        if self.context.stack is not None:
            self.context.stack.pop()
            self.context.stack.push(scene(self.context, self))

    # A table of computer players alone -------------------------------------------------------------------------------
    @property
    def unattended(self) -> bool:
        """Whether, where partners change, only computer players sit at the table that is dealt to."""
        company = people(self.session.table)
        return (
            self.partners.rotation
            and not self.session.round_over
            and not any(self.partners.team(seat) >= 0 for seat in company)
        )

    def play_unseen(self) -> None:
        """Show the deal, then let the round be played at once: nobody at this screen has a part in it."""
        if self.mirror.round_over:
            self.director.push(self.feed.take())
            return
        if self.session.pace.thinking or self.session.pace.grace:
            self.session.set_pace(replace(self.pace, thinking=0.0, reaction=0.0, grace=0.0))
        for _step in range(UNSEEN_STEPS):
            if not self.session.step(self.seconds):
                break
        if self.session.round_over:
            self.session.set_pace(self.pace)
            self.feed.take()
            self._turn_to(self.me, looking=not self.shared)

    # Keys ----------------------------------------------------------------------------------------------------------
    def handle(self, intent: Intent) -> None:
        """Take what somebody wants: the seats' own keys always, those of the hand from whoever looks."""
        stranger = self.shared and intent.device == "pad" and intent.player == NOBODY
        if intent.kind in (Kind.PAD_CAME, Kind.PAD_GONE):
            self.pad_changed(intent)
        elif stranger and self.keys.without_pad():
            self.pad_changed(intent._replace(kind=Kind.PAD_CAME))
        elif self.shared and intent.kind in SEATS_OWN:
            if not intent.repeat:
                self.own_key(intent)
        elif not (self.shared and intent.device == "pad" and intent.player != self.looking) or (
            intent.kind in _ANYBODYS
        ):
            super().handle(intent)

    def own_key(self, intent: Intent) -> None:
        """Somebody pressed a key of their own."""
        seat = intent.player
        if intent.kind is Kind.LOOK and self.sit_down_again(seat):
            return
        if intent.kind is Kind.LOOK:
            if self.asked.asks == WINDOW:
                self.let_be()
            elif seat == self.looking and self.hidden:
                self._idle = 0.0
                self.cover()
            return
        self.director.finish()
        if intent.kind is Kind.ACT:
            self.side_act(seat)
        else:
            self.side_jump(seat)

    def side_act(self, seat: int) -> str:
        """Call or catch for a seat, without looking; return what is to be said when that cannot be."""
        if self.session.seats[seat].kind == COMPUTER:
            return ""
        if seat == self.looking and self.choice.press_call():
            self.follow()
            return ""
        words = _("{name}: nothing to call or to catch").format(name=self.names[seat])
        return self._side(self.session.call_or_catch(seat), words)

    def side_jump(self, seat: int) -> str:
        """Jump in for a seat, without looking; return what is to be said when that cannot be."""
        if self.session.seats[seat].kind == COMPUTER:
            return ""
        words = _("{name}: no jumping in now").format(name=self.names[seat])
        action = self.session.jump_of(seat)
        return self._side(action, words)

    def _accepted(self, action: Action) -> bool:
        try:
            self.session.submit(action)
        except IllegalAction:
            return False
        return True

    def _side(self, action: Action | None, refused: str) -> str:
        if action is None or not self._accepted(action):
            self.director.sound("refuse")
            self.say(refused)
            return refused
        self.director.push(self.feed.take())
        self._known = None
        self.follow()
        return ""

    def let_be(self) -> None:
        """Asked about the last play, nobody does anything."""
        if not self.shared:
            super().let_be()
        elif self.asked.asks == WINDOW:
            self.session.let_all_be()
            self._known = None
            self.follow()

    def fine(self, by: int, seat: int) -> None:
        """Have a seat fined for advice; the table has confirmed it."""
        self._side(Action(by, FINE, to=seat), _("There are no fines now"))

    def follow_deal(self, number: int) -> None:
        """A round begins: where partners change, others sit together."""
        self.partners.deal(number)
        if getattr(self, "view", None) is not None:
            if self.partners.rotation:
                self.view.sync(self.director.now)
            self.view.teams.sync()
