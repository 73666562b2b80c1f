"""What a key says at the table when there is nothing for it to do: why, and what doing it all the same would cost.

A call or a catch that is not due costs cards, so one press only says so. A second one, once that is read, means it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.actions import CALL, CATCH, CHALLENGE, DRAW, NOBODY, TAKE, Action
from game.engine.cards import HIDDEN, KIND_OF, NUMBER
from game.engine.events import DrawTopSeen, Event, Kept, Moved, TurnSet, WindowSet
from game.engine.matching import FITS, MATCH_SYMBOL, NO_SYMBOL
from game.narrate import card_count
from game.rules import rule_set
from game.text import _

if TYPE_CHECKING:
    from game.scenes.table_acts import TableActs

LEAST, MOST = 0.5, 4.0
"""Seconds after the first press between which a second one means it: not so early that it can be a slip."""


class Meant:
    """Remembers what a key was pressed for in vain, for one table scene."""

    def __init__(self, scene: TableActs) -> None:
        self.scene = scene
        self._asked: Action | None = None
        self._acts, self._since = -1, 0.0
        self._drew = HIDDEN

    def call(self) -> None:
        """A call that is not due: say why not or what it costs; done when it is meant."""
        words = _("A call is due when you come down to one card.")
        self._or_all_the_same(Action(self.scene.me, CALL), "false_call", words)

    def catch(self) -> None:
        """Nobody can be caught: say so and what trying costs; done when it is meant, to whoever played last."""
        mirror, me = self.scene.mirror, self.scene.me
        others = [seat for seat in mirror.playing if seat != me and mirror.hands[seat]]
        seat = mirror.last_player if mirror.last_player in others else next(iter(others), NOBODY)
        self._or_all_the_same(Action(me, CATCH, to=seat), "false_catch", _("Nobody can be caught now."))

    def _or_all_the_same(self, action: Action, switch: str, words: str) -> None:
        scene = self.scene
        refused = scene.session.refusal(action)
        if refused is not None:
            scene.refuse(refused)
            return
        passed = scene.seconds - self._since
        if self._asked == action and self._acts == scene.session.acts and passed < MOST:
            if passed >= LEAST:
                self._asked = None
                scene.say("")
                scene.submit(action)
            return
        self._asked, self._acts, self._since = action, scene.session.acts, scene.seconds
        cost = int(rule_set(scene.session.table.rules).values[switch])
        if cost:
            words += " " + _("Pressed again it costs you {cards}.").format(cards=card_count(cost))
        scene.director.sound("refuse")
        scene.say(words)

    def see(self, event: Event) -> None:
        """The rules keep a drawn card in the hand although it fits: say that it is a rule of this table."""
        drew, self._drew = self._drew, HIDDEN
        if isinstance(event, Moved) and event.why == "draw" and event.dst == self.scene.me and event.faces:
            self._drew = event.faces[-1]
        elif isinstance(event, TurnSet | Kept) and drew != HIDDEN and event.seat != self.scene.me:
            self._say_why_kept(drew)
        elif isinstance(event, DrawTopSeen | WindowSet | Kept):
            self._drew = drew

    def _say_why_kept(self, face: int) -> None:
        mirror = self.scene.view.shown
        if mirror.top is None:
            return
        symbol = MATCH_SYMBOL[mirror.top.face] if mirror.has_symbol else NO_SYMBOL
        allowed = mirror.values["play_drawn"]
        if not FITS[mirror.colour][symbol][face]:
            return
        if allowed == "never":
            self.scene.say(_("It fits, but at this table a drawn card stays in the hand for a turn."))
        elif allowed == "numbers" and KIND_OF[face] != NUMBER:
            self.scene.say(_("It fits, but at this table only a drawn number can be played at once."))


def say_why_no_draw(scene: TableActs) -> None:
    """Say why nothing can be drawn or taken now."""
    verb = TAKE if scene.mirror.asks == "answer" else DRAW
    refused = scene.session.refusal(Action(scene.me, verb)) if scene.choice.my_turn else None
    if refused is not None:
        scene.refuse(refused)
    else:
        scene.say(_("There is nothing to draw for now"))


def say_why_no_challenge(scene: TableActs) -> None:
    """Say why nothing can be challenged now."""
    asked = scene.choice.my_turn and scene.mirror.asks == "answer"
    refused = scene.session.refusal(Action(scene.me, CHALLENGE)) if asked else None
    if refused is not None:
        scene.refuse(refused)
    else:
        scene.say(_("There is nothing to challenge now"))
