"""Special situations of the table: what the pictures beside cards and seats are to show, from the choice and the match.

Cards gathered for one play, a card that may jump in, the seat aimed at, dares that wait to be ticked off.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine import events as ev
from game.engine.actions import NOBODY
from game.engine.cards import COLOUR_OF, HIDDEN, KIND_OF, SYMBOL_OF, SYMBOLS, WILD
from game.input.intents import Kind
from game.match.session import WINDOW
from game.narrate import card_count, colour_name
from game.scenes.table_choice import NAME_SEAT
from game.text import _
from game.view.aim import Aim, Change
from game.view.dare import Dare
from game.view.gathered import Gathered

if TYPE_CHECKING:
    from game.scenes.table_acts import TableActs

SWAPS = frozenset({"7", "5", "T"})


class Special:
    """The special situations of one table scene."""

    def __init__(self, scene: TableActs) -> None:
        self.scene = scene
        self.dares: list[Dare] = []
        self.passed = -1
        """The number of acts when the person let a chance to jump in go by."""
        self.aimed = NOBODY

    # What the screen asks ----------------------------------------------------------------------------------------
    @property
    def jump_card(self) -> int:
        """The card that is offered to jump in with; HIDDEN for none."""
        choice = self.scene.choice
        if choice.my_turn or not choice.jumpable or self.passed == self.scene.session.acts:
            return HIDDEN
        order = self.scene.view.hand.order
        return next((card for card in order if card in choice.jumpable), HIDDEN)

    @property
    def asked_in_turn(self) -> bool:
        """Whether the table asks this seat about the last play and waits for the answer."""
        asked = self.scene.asked
        return asked.asks == WINDOW and asked.seat == self.scene.me

    @property
    def dare(self) -> Dare | None:
        """The dare that is read out now."""
        return self.dares[0] if self.dares and self.scene.caught_up else None

    def let_pass(self) -> bool:
        """Let a chance to jump in go by; return whether there was one."""
        if self.jump_card == HIDDEN:
            return False
        self.passed = self.scene.session.acts
        return True

    def take_words(self) -> str:
        """Return what the button says that chooses a seat."""
        return _("Take this hand") if self._purpose() in SWAPS else _("Choose this one")

    def _purpose(self) -> str:
        """Return the symbol of the card a seat is named for."""
        return SYMBOLS[SYMBOL_OF[face]] if (face := self._card_of_choice()) != HIDDEN else ""

    def _card_of_choice(self) -> int:
        choice, mirror = self.scene.choice, self.scene.view.shown
        if choice.pending is not None and choice.pending.cards:
            faces = self.scene.view.hand.faces()
            return faces.get(choice.pending.cards[-1], HIDDEN)
        return mirror.top.face if mirror.top else HIDDEN

    # Events ------------------------------------------------------------------------------------------------------
    def see(self, event: ev.Event) -> None:
        """Take note of a dare; nobody reads one out where only computers play."""
        if isinstance(event, ev.Dared) and (self.scene.choice.active or self.scene.shared):
            mirror = self.scene.view.shown
            words = str(mirror.values["dare_text"])
            face = mirror.top.face if mirror.top else HIDDEN
            self.dares.append(Dare(event.seat, event.by, max(1, event.count), face, words))
            self.scene.look_again()
        elif isinstance(event, ev.RoundStarted):
            self.dares.clear()
        self.scene.meant.see(event)

    def done(self) -> None:
        """Tick the dare off."""
        if self.dares:
            self.dares.pop(0)
        self.scene.look_again()

    # Pictures ----------------------------------------------------------------------------------------------------
    def show(self) -> None:
        """Let the pictures show the present state."""
        scene = self.scene
        extras, layout = scene.view.extras, scene.view.stage.layout
        hand, leader = scene.view.hand, scene.choice.leader
        if hand.leader != leader:
            hand.leader = leader
            hand.lay_out(scene.director.now)
        self._mark_hand()
        gathered = self._gathered()
        naming = scene.choice.stage == NAME_SEAT and scene.caught_up
        extras.places.hide(gathered is not None or naming)
        extras.gathered.show(gathered)
        extras.jump.show(self.jump_card if scene.caught_up else HIDDEN, scene.context.key(Kind.JUMP))
        buttons = [node for node in scene.shown_buttons if node.id in ("pass", "jump")]
        extras.clock_over = min((node.bounds for node in buttons), key=lambda box: box.y, default=layout.context)
        extras.time_left = lambda: 0.0 if self.asked_in_turn else scene.session.grace_left
        self.aim(self.aimed if naming else NOBODY)

    def _mark_hand(self) -> None:
        """Let cards stand out that are on their way, and those that may still join the ones chosen."""
        scene = self.scene
        choice, hand = scene.choice, scene.view.hand
        chosen, legal = hand.chosen, hand.legal
        if choice.pending is not None:
            chosen = list(choice.pending.cards)
        elif choice.cards and legal is not None:
            legal = choice.joining()
        if (chosen, legal) != (hand.chosen, hand.legal):
            hand.chosen, hand.legal = chosen, legal
            hand.lay_out(scene.director.now)

    def aim(self, seat: int) -> None:
        """Point at a seat, while one is being chosen."""
        scene = self.scene
        if scene.choice.stage != NAME_SEAT or not scene.caught_up:
            self.aimed = NOBODY
            scene.view.extras.aim.show(self._passing())
            scene.view.extras.places.hide(scene.view.extras.aim.shown is not None or self._gathered() is not None)
            return
        targets = scene.choice.seats
        self.aimed = seat if seat in targets else self.aimed if self.aimed in targets else targets[0] if targets else -1
        scene.view.extras.aim.show(self._aim())

    def _aim(self) -> Aim:
        scene, mirror = self.scene, self.scene.view.shown
        closed = tuple(
            (seat, self._why_closed(seat))
            for seat in range(mirror.seats)
            if seat not in scene.choice.seats and seat != scene.me
        )
        purpose, seat = self._purpose(), self.aimed
        if purpose == "#":
            return Aim(seat, _("The dare"), words=str(mirror.values["dare_text"]), closed=closed)
        if purpose not in SWAPS or seat < 0:
            return Aim(seat, "", closed=closed)
        leaving = len(scene.choice.pending.cards) if scene.choice.pending else 0
        mine, theirs = len(mirror.hand) - leaving, scene.view.seats.count(seat)
        title = _("After the trade") if purpose == "T" else _("After the swap")
        changes = (Change(scene.me, mine, theirs), Change(seat, theirs, mine))
        return Aim(seat, title, changes, closed=closed)

    def _passing(self) -> Aim | None:
        """Return what the hands will be like after the zero pointed at, where a zero passes every hand on."""
        scene, mirror = self.scene, self.scene.view.shown
        choice, hand = scene.choice, scene.view.hand
        if not mirror.values["zero_pass"] or not choice.my_turn or not scene.caught_up or hand.focus == HIDDEN:
            return None
        face = hand.faces().get(hand.focus, HIDDEN)
        if face == HIDDEN or SYMBOLS[SYMBOL_OF[face]] != "0" or hand.focus not in choice.playable:
            return None
        order = mirror.seated or range(mirror.seats)
        inside = [seat for seat in order if scene.view.seats.playing(seat) and seat in mirror.playing]
        mine = len(mirror.hand) - 1
        if mine < 1 or scene.me not in inside or len(choice.cards) > 1:
            return None
        at = inside.index(scene.me)
        after = inside[(at + mirror.direction) % len(inside)]
        before = inside[(at - mirror.direction) % len(inside)]
        count = scene.view.seats.count
        changes = (Change(scene.me, mine, count(before)), Change(after, count(after), mine))
        return Aim(NOBODY, _("After the pass"), changes)

    def _why_closed(self, seat: int) -> str:
        shown = self.scene.view.shown
        if seat in shown.out or seat in shown.knocked_out or seat not in shown.playing:
            return _("Out")
        return _("Not now")

    def _gathered(self) -> Gathered | None:
        scene = self.scene
        choice = scene.choice
        if not scene.caught_up or not choice.my_turn or choice.stage == NAME_SEAT or len(choice.cards) < 2:
            return None
        faces = scene.view.hand.faces()
        cards = [card for card in choice.cards if card in faces]
        if choice.leader != HIDDEN:
            cards = [*cards[1:], cards[0]]
            words = _("{cards} leave; only the top one counts").format(cards=card_count(len(cards)))
            return Gathered(tuple(faces[card] for card in cards), True, words)
        last = faces[cards[-1]]
        if KIND_OF[last] == WILD:
            words = _("You name the colour at the end")
        else:
            words = _("The last one sets the colour: {colour}").format(colour=colour_name(COLOUR_OF[last]))
        return Gathered(tuple(faces[card] for card in cards), False, words)
