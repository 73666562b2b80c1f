"""From events to pictures in time: what is shown of an event, in which order, and when the screen has caught up.

Events wait in a queue. Each begins when the one before has come far enough, is folded into the mirror shown, and
starts its motions (`cues`). Time here is milliseconds at single speed; the player's speed stretches it. Anything a
player does ends all that is running at once (`finish`), so input never waits.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Protocol

from game.engine.actions import NOBODY
from game.engine.events import Event
from game.view.captions import Captions
from game.view.moods import Moods
from game.view.motion import Done, Motion, Step, nothing
from game.view.sound_cues import Caption
from game.view.table_view import TableView
from game.view.tween import Easing, linear

INSTANTLY = 0.0
"""The speed at which only results are shown (see `game.settings`)."""

Seen = Callable[[Event], None]


class Sounds(Protocol):
    """What makes the sounds of a table."""

    def play(self, cue: str, pan: float = 0.0, *, name: str = "", count: int | None = None, colour: str = "") -> object:
        """Play a cue from `pan` (-1 left to 1 right); the rest goes into its caption."""


class Director:
    """Plays projected events on a table view."""

    def __init__(self, view: TableView, sounds: Sounds | None = None, speed: float = 1.0) -> None:
        from game.view.cues import show  # here, since cues are made for directors

        self._show = show
        self.view = view
        self.sounds = sounds
        self.speed = speed
        self.time = 0.0
        self.moods = Moods(view)
        self.captions = Captions(view)
        self.listeners: list[Seen] = []
        """Called with every event when it begins to be shown."""
        self.colour_before = view.shown.colour
        """The active colour before the last play: what a challenged wild had to follow."""
        self._queue: deque[Event] = deque()
        self._running: list[Motion] = []
        self._free_at = 0.0
        self._last: float | None = None
        self._finishing = False

    # What the scene calls ----------------------------------------------------------------------------------------
    def push(self, events: Iterable[Event]) -> None:
        """Show these events after those that wait already."""
        self._queue.extend(events)

    @property
    def busy(self) -> bool:
        """Whether the screen has not caught up with the events yet."""
        return bool(self._queue) or self.time < self._free_at or any(m.holds for m in self._running)

    @property
    def moving(self) -> bool:
        """Whether anything is on the move, also what keeps nobody waiting."""
        return bool(self._queue or self._running)

    @property
    def instant(self) -> bool:
        """Whether nothing is to be animated now."""
        return self._finishing or self.speed == INSTANTLY

    @property
    def waiting(self) -> deque[Event]:
        """The events that have not begun yet; cues may take those that belong to them."""
        return self._queue

    def update(self, now: float) -> None:
        """Move everything on to `now` (milliseconds of a real clock)."""
        passed = 0.0 if self._last is None else max(0.0, min(100.0, now - self._last))
        self._last = now
        self.time += passed * (self.speed or 1.0)
        if self.speed == INSTANTLY and self._queue:
            self._drain()
        self._advance()
        while self._queue and self.time >= self._free_at:
            self._begin(self._queue.popleft())
        self.captions.update(self.time)
        self.view.update(now)

    def finish(self) -> None:
        """End everything that runs and show at once what waits: the player has done something."""
        held = [m for m in self._running if m.holds]
        if not held and not self._queue and self.time >= self._free_at:
            return
        self._running = [m for m in self._running if not m.holds]
        self._end(held)
        self._drain()
        self._free_at = self.time
        self.settle()

    def stop(self) -> None:
        """End everything at once, also what keeps nobody waiting: another moment is about to be shown."""
        self.finish()
        running, self._running = self._running, []
        self._end(running)

    def _end(self, motions: list[Motion]) -> None:
        """Take motions to where they lead, all at once."""
        self._finishing = True
        try:
            for motion in motions:
                motion.step(1.0)
                motion.done()
        finally:
            self._finishing = False

    def settle(self) -> None:
        """Show the mirror as it is, with nothing in flight."""
        view = self.view
        view.piles.incoming = view.piles.draw_extra = 0
        view.piles.squeeze, view.piles.spread, view.piles.lift, view.piles.seal_scale = 1.0, 0.0, 0.0, 1.0
        view.hand.flying.clear()
        for state in view.seats.states:
            state.hidden_cards, state.scale, state.ring, state.fade = 0, 1.0, 1.0, 1.0
            state.away = False
            state.collar_scale = 1.0
        view.stage.nudge = (0.0, 0.0)
        view.ring.settle()
        view.stage.comp.remove_all("fly:")
        view.set_night(view.shown.dark)
        self.moods.update()
        view.sync(self._last or 0.0, glide=True)

    def _drain(self) -> None:
        self._finishing = True
        try:
            while self._queue:
                self._begin(self._queue.popleft())
        finally:
            self._finishing = False

    def _begin(self, event: Event) -> None:
        self._show(self, event)
        for listener in self.listeners:
            listener(event)

    def _advance(self) -> None:
        over: list[Motion] = []
        for motion in list(self._running):
            if motion.advance(self.time):
                over.append(motion)
        for motion in over:
            if motion in self._running:
                self._running.remove(motion)
                motion.done()

    # What cues call ----------------------------------------------------------------------------------------------
    def fold(self, event: Event) -> None:
        """Let the mirror shown take in an event."""
        self.view.shown.fold(event)

    def start(self, motion: Motion, lead: float | None = None) -> None:
        """Begin a motion; the next event waits for `lead` of it (all of it if None)."""
        if self.instant and motion.holds:
            motion.step(1.0)
            motion.done()
            return
        motion.started = self.time
        self._running.append(motion)
        if motion.holds:
            self.hold(motion.delay + motion.length if lead is None else lead)

    def run(
        self,
        length: float,
        step: Step,
        done: Done = nothing,
        *,
        lead: float | None = None,
        delay: float = 0.0,
        easing: Easing = linear,
        holds: bool = True,
    ) -> None:
        """Begin a motion made of its parts."""
        self.start(Motion(length, step, done, delay, easing, holds), lead)

    def hold(self, lead: float) -> None:
        """Let the next event begin `lead` milliseconds from now at the earliest."""
        if not self.instant:
            self._free_at = max(self._free_at, self.time + lead)

    def sound(self, cue: str, seat: int = NOBODY, *, count: int | None = None, colour: str = "") -> None:
        """Play a sound from where a seat is; its caption names the seat."""
        if self.sounds is None:
            return
        stage = self.view.stage
        if seat == NOBODY:
            self.sounds.play(cue, 0.0, count=count, colour=colour)
            return
        x, _y, _d = stage.layout.head(seat, stage.me)
        pan = max(-1.0, min(1.0, (x - stage.layout.mid) / stage.layout.mid))
        self.sounds.play(cue, pan, name=stage.people[seat].name, count=count, colour=colour)

    def heard(self, caption: Caption) -> None:
        """Show a caption the sound player tells of; minor ones (a card sliding) only to whoever asked for them."""
        if not caption.minor or self.view.comfort.all_captions:
            self.captions.add(caption.words, self.time)

    @property
    def still(self) -> bool:
        """Whether motion is reduced."""
        return self.view.comfort.reduced_motion

    @property
    def now(self) -> float:
        """The real clock of the last update, for what moves at its own pace."""
        return self._last or 0.0
