"""A window on a real screen: what a hand sends is done by xdotool, at the pace of the wall's clock."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pygame

from game.app import App, first_scenes
from game.engine.events import Event, Moved
from game.options import GameOptions
from game.scenes.table import TableScene
from game.settings import Settings
from game.view.director import Director
from tests import real_window
from tests.devices.hand import Stuck
from tests.devices.window import BEAT, Window

ARRIVAL_S = 5.0
"""Seconds within which something sent has to be there."""

MID_FLIGHT_S = (0.12, 0.34)
"""Seconds after an event at which it is photographed."""

STILL_S = 0.25
"""Seconds after which a screen is photographed."""

WHEEL_UP, WHEEL_DOWN = 4, 5
ASKS = ("colour", "seat", "catch", "challenge", "dare", "take", "together", "alone", "keep", "jump", "pass", "call")


class RealWindow(Window):
    """The game in a window of the X server that `DISPLAY` names. Nothing is posted: events come from the server."""

    def __init__(
        self, seed: int, size: tuple[int, int], out: Path | None = None, language: str = "en", **settings: object
    ) -> None:
        usual = Settings(language=language, started_before=True)
        self.app = App(GameOptions(language=language, size=size, seed=seed), usual.changed(**settings), keep=False)
        self.app.stack.reset(*first_scenes(self.app.context))
        self.events = 0
        self.album = Album(self, out) if out is not None else None
        self._came: list[pygame.event.Event] = []
        self._begun = time.monotonic()
        real_window.give_focus()
        self.wait(1.0)

    @property
    def now(self) -> float:
        """Seconds since the window was opened."""
        return time.monotonic() - self._begun

    def send(self, *events: pygame.event.Event, seconds: float = BEAT) -> None:
        """Do on the screen what these events stand for, see each come in, and let time pass."""
        for event in events:
            self.events += 1
            self._came.clear()
            if self._do(event):
                self._until(lambda wanted=event: any(_is(came, wanted) for came in self._came), event)
        self.wait(seconds)

    def wait(self, seconds: float = BEAT) -> None:
        """Let the game run."""
        end = time.monotonic() + seconds
        while True:
            self._turn()
            if time.monotonic() >= end:
                return

    # Inside --------------------------------------------------------------------------------------------------------
    def _turn(self) -> None:
        came = pygame.event.get()
        self._came += came
        self.app.frame(came)
        if self.album is not None:
            self.album.look()
        time.sleep(1 / 120)

    def _until(self, true: Callable[[], bool], what: object) -> None:
        end = time.monotonic() + ARRIVAL_S
        while not true():
            if time.monotonic() > end:
                raise Stuck(f"{what} never came on {self.top.name}")
            self._turn()

    def _do(self, event: pygame.event.Event) -> bool:
        """Do what an event stands for; return whether it has to come in."""
        if event.type == pygame.MOUSEMOTION:
            moved = pygame.mouse.get_pos() != event.pos
            real_window.xdotool("mousemove", "--window", real_window.window_id(), *map(str, event.pos))
            return moved
        if event.type == pygame.MOUSEBUTTONDOWN:
            real_window.xdotool("mousedown", str(event.button))
        elif event.type == pygame.MOUSEBUTTONUP:
            real_window.xdotool("mouseup", str(event.button))
        elif event.type == pygame.MOUSEWHEEL:
            notch = str(WHEEL_UP if event.y > 0 else WHEEL_DOWN)
            real_window.xdotool("click", "--delay", "1", "--repeat", str(abs(event.y)), notch)
        elif event.type in (pygame.KEYDOWN, pygame.KEYUP):
            name = pygame.key.name(event.key)
            act = "keydown" if event.type == pygame.KEYDOWN else "keyup"
            real_window.xdotool(act, real_window.KEYSYMS.get(name, name))
        else:
            raise Stuck(f"no real device sends {event}")
        return True


def _is(came: pygame.event.Event, sent: pygame.event.Event) -> bool:
    """Say whether an event that came in is what was sent."""
    if came.type != sent.type:
        return False
    if came.type in (pygame.KEYDOWN, pygame.KEYUP):
        return bool(came.key == sent.key)
    if came.type == pygame.MOUSEMOTION:
        return bool(came.pos == sent.pos)
    return came.type == pygame.MOUSEWHEEL or bool(came.button == sent.button)


class Album:
    """Pictures of a match as it is seen: each screen, each thing asked, each kind of event in mid-flight, once."""

    def __init__(self, window: RealWindow, out: Path) -> None:
        self._window, self._out = window, out
        self.taken: set[str] = set()
        self._due: list[tuple[float, str]] = []
        self._heard: Director | None = None
        self._still_since: dict[str, float] = {}

    def look(self) -> None:
        """Take what has to be taken now."""
        top, now = self._window.top, time.monotonic()
        for at, name in [one for one in self._due if one[0] <= now]:
            self._due.remove((at, name))
            self._take(name)
        if isinstance(top, TableScene):
            if top.director is not self._heard:
                self._heard = top.director
                top.director.listeners.append(self._event)
            self._asked(top)
        elif now - self._still_since.setdefault(top.name, now) > STILL_S:
            self._take(f"screen-{top.name}")

    def _asked(self, table: TableScene) -> None:
        offers = {one.id.split(".")[0] for one in table.tree.layer().walk() if one.actions}
        seen = [one for one in ASKS if one in offers]
        if seen and table.caught_up:
            self._take("asks-" + "-".join(seen))
        if any(state.remark for state in table.view.seats.states):
            self._take("remark")

    def _event(self, event: Event) -> None:
        name = f"{type(event).__name__}-{event.why}" if isinstance(event, Moved) else type(event).__name__
        for number, wait in enumerate(MID_FLIGHT_S):
            if f"event-{name}-{number}" not in self.taken:
                self._due.append((time.monotonic() + wait, f"event-{name}-{number}"))

    def _take(self, name: str) -> None:
        if name in self.taken:
            return
        self.taken.add(name)
        pygame.image.save(self._window.app.surface, self._out / f"{len(self.taken):03}-{name}.png")
