"""The window and the loop: events in, time in fixed steps, a picture when there is something new."""

from __future__ import annotations

import os
import threading
import time
import warnings
from collections.abc import Callable

import pygame

from game import heap, paths, text
from game import settings as settings_file
from game.input.intents import Intent, Kind
from game.input.pads import Pads
from game.input.seat_keys import NOBODY
from game.match import copies, saves
from game.options import GameOptions
from game.scenes.context import Context
from game.scenes.pad_lost import PadLost
from game.scenes.scene import Scene
from game.scenes.stack import Stack
from game.settings import Settings
from game.text import _

TITLE = "House Rules · 村规"
LEAST_WINDOW = (960, 540)
STEP = 1 / 60
"""Seconds of one step of time."""

MOST_STEPS = 15
"""Steps made up after a hitch; what is longer is let go, so that nothing jumps."""

LONGEST_SLEEP = 0.5
READING_S = 2.0
"""How long the music steps back when something is read aloud."""

FADE_STEP = 0.04
"""Seconds between steps of a fade of the music while nothing else moves."""


class NoDisplay(Exception):
    """There is no screen to draw on; the text is the system's reason."""


class App:
    """The running game. `frame` does one turn of the loop, so tests can drive it with a clock of their own."""

    def __init__(
        self,
        options: GameOptions,
        settings: Settings,
        *,
        clock: Callable[[], float] = time.monotonic,
        keep: bool = True,
    ) -> None:
        """Open the window. Raises NoDisplay when there is none to be had."""
        self.options = options
        if options.language is not None:
            settings.language = options.language
        self.fullscreen = options.fullscreen or settings.fullscreen
        self.window_size = options.size or (settings.window_width, settings.window_height)
        self.surface = self._open_window()
        self.context = Context(settings, options, clock=clock, keep=keep)
        self.context.apply_window = self._follow_settings
        self.stack = Stack(self.context, self.surface)
        self._clock = clock
        self._before = clock()
        self._left_over = 0.0
        self.frames = 0
        """Frames drawn so far."""
        self.pads = Pads()
        pygame.key.stop_text_input()

    # The window ----------------------------------------------------------------------------------------------------
    def _open_window(self) -> pygame.Surface:
        flags = pygame.FULLSCREEN if self.fullscreen else pygame.RESIZABLE
        size = (0, 0) if self.fullscreen else self.window_size
        try:
            surface = _set_mode(size, flags)
        except pygame.error as error:
            raise NoDisplay(str(error)) from error
        if pygame.display.get_driver() == "offscreen" and os.environ.get("SDL_VIDEODRIVER") != "offscreen":
            raise NoDisplay("offscreen")
        pygame.display.set_caption(TITLE)
        if not self.fullscreen:
            _limit_window()
        return surface

    def _follow_settings(self, settings: Settings) -> None:
        if settings.fullscreen != self.fullscreen:
            self.toggle_fullscreen(write=False)

    def toggle_fullscreen(self, write: bool = True) -> None:
        """Go to full screen or back; the window keeps its size for the way back."""
        if not self.fullscreen:
            self.window_size = self.surface.get_size()
        self.fullscreen = not self.fullscreen
        self.surface = self._open_window()
        self.stack.resize(self.surface)
        if write:
            self.context.change(fullscreen=self.fullscreen)

    def _resized(self) -> None:
        surface = pygame.display.get_surface()
        if surface is not None and (surface is not self.surface or surface.get_size() != self.stack.surface.get_size()):
            self.surface = surface
        self.stack.resize(self.surface)

    # The loop ------------------------------------------------------------------------------------------------------
    def frame(self, events: list[pygame.event.Event]) -> bool:
        """Take events, let time pass, draw; return whether anything was drawn."""
        for event in events:
            self._take(event)
        now = self._clock()
        self._left_over += now - self._before
        self._before = now
        steps = int(self._left_over / STEP)
        self._left_over -= steps * STEP
        for _step in range(min(steps, MOST_STEPS)):
            self.stack.update(STEP)
        sounds, reader = self.context.sounds, self.context.reader
        if reader is not None and reader.look(self.stack) and sounds is not None:
            sounds.duck(READING_S)
        if sounds is not None:
            sounds.update()
        drawn = self.stack.draw()
        if drawn:
            pygame.display.flip()
            self.frames += 1
        elif self.stack.left_behind and self.stack.rest:
            self.stack.left_behind = False
            heap.tidy()
        return drawn

    def _take(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.context.quit()
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self._resized()
        elif event.type in (pygame.VIDEOEXPOSE, pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self.stack.expose()
        elif event.type == pygame.WINDOWLEAVE and self.stack.top is not None:
            self.stack.top.tree.leave()
        elif event.type == pygame.CONTROLLERDEVICEADDED:
            self._pad_added(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._pad_removed(event.instance_id)
        else:
            for intent in self.context.translator.translate(event):
                if intent.kind is Kind.FULLSCREEN:
                    self.toggle_fullscreen()
                    return
                if intent.kind is Kind.TELL:
                    self._tell()
                    return
                self.stack.handle(intent)

    def _tell(self) -> None:
        """Read aloud again where one is and how things stand."""
        if self.context.reader is not None:
            self.context.reader.repeat(self.stack)
        elif self.stack.top is not None:
            self.stack.top.say(_("Nothing is read aloud now: the settings switch that on."))

    def _pad_added(self, index: int) -> None:
        top = self.stack.top
        if self.pads.added(index):
            if isinstance(top, PadLost):
                top.pad_added()
            self.stack.handle(Intent(Kind.PAD_CAME, NOBODY, number=self.pads.ids[-1], device="pad"))

    def _pad_removed(self, instance: int) -> None:
        """Let go of a pad; when it was what is played with, everything waits."""
        self.pads.removed(instance)
        translator = self.context.translator
        translator.gone.add(instance)
        if translator.joining or (translator.seats is not None and translator.seats.holder(instance) != NOBODY):
            self.stack.handle(Intent(Kind.PAD_GONE, NOBODY, number=instance, device="pad"))
        elif translator.last_pad == instance:
            translator.last_pad = -1
            if self.stack.top is not None and not isinstance(self.stack.top, PadLost):
                self.stack.push(PadLost(self.context))

    def run(self) -> None:
        """Play until the player quits."""
        while not self.context.quitting and self.stack.top is not None:
            self.turn()

    def turn(self) -> None:
        """Do one turn of the loop at its pace: wait for events as long as nothing moves, else a frame's time."""
        started = time.monotonic()
        self.frame(self._events())
        spent = time.monotonic() - started
        if spent < STEP:
            time.sleep(STEP - spent)

    def _events(self) -> list[pygame.event.Event]:
        """Return what has happened; sleep when nothing moves, until something does or the scene wants to go on."""
        sleep = min(self.stack.rest, LONGEST_SLEEP)
        if self.context.sounds is not None and self.context.sounds.moving:
            sleep = min(sleep, FADE_STEP)
        until = time.monotonic() + sleep
        events = pygame.event.get()
        while not events and time.monotonic() < until:  # pygame's own wait looks a thousand times a second
            time.sleep(STEP)
            events = pygame.event.get()
        return events

    def close(self) -> None:
        """Let every scene go, remember the window's size, close the window."""
        self.stack.reset()
        self.pads.close()
        if self.context.reader is not None:
            self.context.reader.spoken.close()
        if self.context.sounds is not None:
            self.context.sounds.close()
        copies.release()
        settings = self.context.settings
        if not self.fullscreen and self.options.size is None and self.context.keep:
            width, height = self.surface.get_size()
            if (width, height) != (settings.window_width, settings.window_height):
                settings.window_width, settings.window_height = width, height
                settings_file.save(settings)
        pygame.quit()


def _set_mode(size: tuple[int, int], flags: int) -> pygame.Surface:
    """Open the window. The fast path for software drawing fails on native Wayland; then it is tried without."""
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")
    chosen = "SDL_FRAMEBUFFER_ACCELERATION" in os.environ
    if not chosen and os.environ.get("SDL_VIDEODRIVER", "x11") in ("x11", "dummy") and os.name == "posix":
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    pygame.display.init()
    if pygame.display.get_driver() == "offscreen" != os.environ.get("SDL_VIDEODRIVER"):
        raise pygame.error("no X11 or Wayland server answers")  # SDL would silently draw into nowhere
    pygame.font.init()
    try:
        return pygame.display.set_mode(size, flags)
    except pygame.error:
        if chosen or "SDL_FRAMEBUFFER_ACCELERATION" not in os.environ:
            raise
        del os.environ["SDL_FRAMEBUFFER_ACCELERATION"]
        pygame.display.quit()
        pygame.display.init()
        return pygame.display.set_mode(size, flags)


def _limit_window() -> None:
    """Keep the window from being made too small to read; systems that cannot, let it shrink."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # there is no other way to a display's window yet
            pygame.Window.from_display_module().minimum_size = LEAST_WINDOW
    except (pygame.error, AttributeError, TypeError, ValueError):
        return


def run(options: GameOptions) -> int:
    """Play; returns the exit status. Raises NoDisplay when there is no screen."""
    heap.begin()
    settings, problem = settings_file.load()
    app = App(options, settings)
    try:
        wrong = text.set_language(options.language or settings.language or text.guess_language())
        saves.take_over()
        twice = "twice" if saves.second_copy() else None
        for said in filter(None, (problem, wrong, paths.problem(), twice)):
            app.context.say_problem(said)
        app.stack.reset(*first_scenes(app.context))
        app.frame([])
        _start_sound(app.context)
        app.context.follow_narration()
        _warm_up(app.context)
        app.run()
    finally:
        app.close()
    return 0


def first_scenes(context: Context) -> list[Scene]:
    """Return what the game opens with: the title, and over it the table asked for on the command line."""
    from game.scenes import start
    from game.scenes.title import Title

    scenes: list[Scene] = [Title(context)]
    options = context.options
    if not context.settings.started_before and (options.rules, options.level, options.replay) == (None, None, None):
        from game.scenes.first_start import FirstStart

        scenes.append(FirstStart(context))
    if context.options.rules is not None or context.options.level is not None:
        scene = start.asked_for(context)
        if scene is not None:
            scenes.append(scene)
    if context.options.replay is not None:
        from game.scenes.remembered import replay_scene

        scene, problem = replay_scene(context, context.options.replay)
        if scene is not None:
            scenes.append(scene)
        else:
            context.notices.append(problem)
    return scenes


def _start_sound(context: Context) -> None:
    """Open the mixer, after the first frame: it may take its time, and there may be none."""
    from game.scenes import sounds

    sounds.attach(context)


def _warm_up(context: Context) -> None:
    """Load what the table needs while the title is read."""
    from game.scenes import start

    threading.Thread(target=start.warm_up, args=(context,), name="warm-up", daemon=True).start()
