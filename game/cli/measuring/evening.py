"""An evening at the game for `bench`: matches, results, menus and replays by keys, at the real window, time made up.

Time goes on as fast as the machine draws: a thirtieth of a second while something moves, else as long as nothing will.
Computer players think in this process. What is played is written down and looked at again, as it is for a user.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

SIZE = (1920, 1080)
FRAME, LONGEST = 1 / 30, 0.2
"""Seconds that pass with a frame, at least and at most."""

THOUGHT, LOOK = 1.2, 4.0
"""Seconds the person thinks about an act, and looks at a screen between the matches."""

FILM = 25.0
"""Seconds a match is looked at again."""

MATCHES = (
    *(("official", 4, "teahouse"), ("wildest", 6, "market"), ("console", 3, "school"), ("flip", 5, "dorm")),
    *(("children", 4, "yard"), ("official", 10, "night")),
)
"""Rules, seats and place of what is played, one after the other."""

AT_TABLES = 0.75
"""Which part of the time is spent at tables; the rest goes to the screens between."""


class Evening:
    """Plays at a window of its own. `seconds` is how late it is; `passed` is called with every second."""

    def __init__(self, passed: Callable[[], object] = lambda: None) -> None:
        from game import heap
        from game.app import App
        from game.options import GameOptions
        from game.settings import Settings

        heap.begin()
        self.seconds, self._told, self._passed, self._seed = 0.0, 0, passed, 0
        settings = Settings(started_before=True, language="en")
        self.app = App(GameOptions(size=SIZE, mute=True), settings, clock=lambda: self.seconds, keep=False)
        self.to_title()

    @property
    def top(self) -> Any:
        """The screen in sight."""
        top = self.app.stack.top
        if top is None:
            raise RuntimeError("no screen is left")
        return top

    def close(self) -> None:
        """Go home."""
        self.app.close()

    def spend(self, seconds: float) -> None:
        """Play all the matches, with the screens between, in so many seconds; ends at the title in English."""
        begun, each = self.seconds, seconds / len(MATCHES)
        for number, (rules, seats, place) in enumerate(MATCHES, 1):
            until = begun + number * each
            self._play(rules, seats, place, until - each * (1 - AT_TABLES))
            self._between(until)
        self.app.context.change(language="en")
        self.to_title()

    def to_title(self) -> None:
        """Go to the title and let it settle."""
        from game.scenes import start

        start.to_title(self.app.context)
        self._wait(1.0)

    # Time ----------------------------------------------------------------------------------------------------------
    def _wait(self, seconds: float) -> None:
        """Let time pass."""
        until = self.seconds + seconds
        while self.seconds < until:
            self._frame()

    def _frame(self, *keys: str) -> None:
        """Press keys, let a frame pass."""
        import pygame

        events = pygame.event.get()
        for key in keys:
            code = pygame.key.key_code(key)
            events.append(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0))
        self.seconds += FRAME if keys else min(max(FRAME, self.app.stack.rest), LONGEST)
        self.app.frame(events)
        if self.app.context.quitting:  # the window was closed, or the system asks the process to end
            raise KeyboardInterrupt
        if int(self.seconds) > self._told:
            self._told = int(self.seconds)
            self._passed()

    # Tables --------------------------------------------------------------------------------------------------------
    def _play(self, rules: str, seats: int, place: str, until: float) -> None:
        """Play matches at such a table until that time, then leave for the title."""
        from game.scenes.menu import MenuScene
        from game.scenes.table import TableScene

        while self.seconds < until:
            self._sit_down(rules, seats, place)
            while self.seconds < until and len(self.app.stack.scenes) > 1:
                if isinstance(self.top, TableScene):
                    self._act(self.top)
                elif isinstance(self.top, MenuScene):  # a result: Enter deals the next round
                    self._wait(LOOK)
                    if self.top.name == "match_result":
                        break
                    self._frame("return")
        self.to_title()

    def _sit_down(self, rules: str, seats: int, place: str) -> None:
        """Begin a match that is written down."""
        import msgspec

        from game.match import saves
        from game.match.table import Pace
        from game.match.thinker import Inline
        from game.scenes import start

        context = self.app.context
        table = msgspec.structs.replace(start.usual_table(context, rules, seats), venue=place)
        self._seed += 1
        session = saves.new_session(table, self._seed, pace=Pace.of(context.settings), thinker=Inline())
        start.to_title(context)
        self.app.stack.push(start.table_scene(context, session))

    def _act(self, scene: Any) -> None:
        """Think and do something when this seat is asked; else let time pass."""
        asked = scene.session.asked()
        if not asked.human or scene.director.busy:
            self._frame()
            return
        self._wait(THOUGHT)
        if scene is not self.top or not scene.session.asked().human:
            return
        before = scene.session.acts
        for key in {"colour": "1", "to": "1", "drawn": "k", "answer": "d"}.get(asked.asks, "return space d 1").split():
            self._frame(key)
            if scene.session.acts != before:
                return

    # The screens between -------------------------------------------------------------------------------------------
    def _between(self, until: float) -> None:
        """Walk through menus, look at a replay, change the language, until that time."""
        from game.scenes import remembered, start

        context = self.app.context
        self._film(until)
        ways: tuple[Callable[[Any], object], ...] = (
            *(remembered.open_records, start.open_road, start.open_settings, start.open_rule_book),
            *(start.open_new_table, start.open_help, start.open_about),
        )
        turn = 0
        while self.seconds < until:
            ways[turn % len(ways)](context)
            turn += 1
            self._wait(LOOK / 2)
            self._frame("tab")
            self._frame("page down")
            self._wait(LOOK / 2)
            self.to_title()
        context.change(language="en" if context.settings.language == "zh_CN" else "zh_CN")
        self._wait(1.0)

    def _film(self, until: float) -> None:
        """Look at the youngest replay as a film."""
        from game.match import saves
        from game.scenes import remembered

        found = sorted((*saves.replays().glob("*.match"), saves.running_path()), key=lambda file: file.name)
        if found[0].is_file():
            remembered.open_replay(self.app.context, found[0])
            self._frame("space")
            self._wait(min(FILM, until - self.seconds))
            self.to_title()
