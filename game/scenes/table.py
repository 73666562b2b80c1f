"""The table: a session in time, its picture, and what the person at it does.

Two clicks, one drag, number keys or arrows and Enter play a card; Space or U calls, C catches, J jumps in, D draws or
takes, K keeps, S sorts, Esc or P pauses, L shows the log, H the keys. Whatever the player does ends what is still
moving, so nothing has to be waited for.
"""

from __future__ import annotations

from game.scenes.scene import NEVER, Scene
from game.scenes.table_shared import TableShared
from game.text import _

STILL_AFTER = 5.0
"""Seconds without input after which the room stands still."""
THINKING_REST, WAITING_REST, AMBIENT_REST = 0.03, 0.2, 0.05
"""Seconds the loop may sleep while a computer player thinks, while a person does, while the room moves."""


class TableScene(TableShared):
    """A match being played by whoever is at this screen."""

    # Life --------------------------------------------------------------------------------------------------------
    def enter(self) -> None:
        """Let the place be heard, and everybody's keys count."""
        self.tree.focus_shown = not self.context.translator.pointing
        if self.shared or len(self.session.persons) > 1:  # whoever has left may come back to one who plays alone
            self.keys = self.keys_of_table()
        self.share_keys()
        self.scene_sound()

    def leave(self) -> None:
        """Leave the table; the match waits under Continue unless it is over."""
        self.context.translator.seats = None
        self.session.close()
        if self.context.sounds is not None:
            self.context.sounds.captions = None

    def covered(self) -> None:
        """Something lies over the table: hands go face down and the table waits."""
        self.context.translator.seats = None
        if self.shared and self.hidden:
            self.cover()
        self._face_down(True)
        self.session.pause()

    def uncovered(self) -> None:
        """The table is seen again; the key that did that pauses no second time."""
        self._escaped = True
        self._face_down(self.blind)
        self.share_keys()
        self.session.resume()
        self.scene_sound()

    def _face_down(self, down: bool) -> None:
        hand = getattr(self, "view", None) and self.view.hand
        if hand and hand.face_down != down:
            hand.face_down = down
            hand.brackets = False
            hand.lay_out(self.director.now, glide=False)

    # Time --------------------------------------------------------------------------------------------------------
    def update(self, dt: float) -> None:
        """Let the match go on, show what happened, and offer what may be done."""
        self.seconds += dt
        self._idle += dt
        self._escaped = False
        busy = self.director.busy or self.reading
        if self.unattended and self.caught_up:
            self.play_unseen()
        else:
            self.session.step(self.seconds, busy=busy)
            self.director.push(self.feed.take())
        self.director.update(self.seconds * 1000)
        self._clock()
        self.help.wait(self._idle)
        self.level.update(dt)
        self.follow()
        if self._notice_left > 0:
            self._notice_left -= dt
            if self._notice_left <= 0:
                self.say("")
                self._notice_left = 0.0
        if self._room_moves:
            self.view.ambient(self.seconds * 1000)
        if self.director.time and not self.director.busy:
            self._go_on_when_over()
        self._talk(dt)
        self.take_turns()

    def _talk(self, dt: float) -> None:
        """Let a computer player that thinks for long say so."""
        asked, mirror = self.asked, self.mirror
        thinks = self.caught_up and not asked.human and asked.asks != "nothing" and not self.reading
        turn = mirror.round_number, len(mirror.log)
        self.talk.update(dt, asked.seat if thinks else -1, turn, self.director)

    @property
    def _room_moves(self) -> bool:
        return self._idle < STILL_AFTER and not self.view.comfort.reduced_motion and self.view.has_ambient

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

    def _go_on_when_over(self) -> None:
        """After the round, with everything shown: the result."""
        if not self.mirror.round_over or self._going_on or self.context.stack is None:
            return
        from game.scenes.round_result import RoundResult

        self._going_on = True
        if self.mirror.match_over:
            self.context.stack.replace(self._match_result())
        else:
            self.view.stage.art.rest()
            self.context.stack.push(RoundResult(self.context, self.session, self.next_round, self.me))

    def _match_result(self) -> Scene:
        """Return the screen after the match; at a level of the village road it tells the stars."""
        from game.scenes.level_result import LevelResult
        from game.scenes.match_result import MatchResult

        level, outcome = self.level.level, self.level.outcome
        if level is None or outcome is None:
            return MatchResult(self.context, self.session, self.me)
        if outcome.problem:
            self.context.say_problem(outcome.problem)
        return LevelResult(self.context, self.session, level, outcome, self.me)

    def next_round(self) -> None:
        """Deal the next round."""
        self._going_on = False
        self.session.deal()
        self.partners.deal(self.mirror.round_number + 1)

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
        waiting = asked.human and not self.mirror.exposed and self.session.window_left <= 0
        return WAITING_REST if waiting else THINKING_REST

    def draw(self) -> None:
        """Mend the picture; drawn for another reason (the window was covered) it is drawn whole."""
        self.renew()
        comp = self.view.stage.comp
        if comp.idle or (self.context.stack is not None and self.context.stack.top is not self):
            comp.everything()
        self.dirty = self.view.draw(self.canvas.surface)
        self.tree.changed = False
