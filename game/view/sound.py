"""Everything one hears: cues by id, music and rooms by scene, the sliders, captions. Silent where there is no sound.

The player never raises for a missing device or file: it says so once through `problem` and plays on. Captions come
all the same, for the sound that would have been heard.
"""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pygame

from game import paths
from game.settings import Settings
from game.text import _
from game.view.sound_cues import CUES, MUSIC, ROOMS, Caption, Cue, bracketed, words_for
from game.view.sound_loops import ROOM_CHANNELS, MusicLoop, RoomLoop
from game.view.sound_mix import Fade, Volumes, sides

RATE, SAMPLE_BITS, BUFFER = 44_100, -16, 1024
"""As the files are; 1024 frames are 23 ms of delay and do not crackle on a slow machine."""

CHANNELS = 18
"""Sixteen sounds at once and two rooms; then the one heard longest makes place."""

CLOSEST_S = 0.025
"""The same sound twice within this time is one sound."""

DUCKED, DUCK_IN_S, DUCK_OUT_S = 0.45, 0.08, 0.8
"""How far music and rooms step back for an important sound, and how fast they do and return."""

LONGEST_STEP_S = 0.25
"""A pause longer than this counts as this long, so that a fade is never cut short by a stall."""


class SoundPlayer:
    """Plays what it is told. Call `update` with every frame, or at least while `moving`."""

    def __init__(
        self,
        folder: Path | None = None,
        *,
        captions: Callable[[Caption], None] | None = None,
        clock: Callable[[], float] = time.monotonic,
        mono: bool = False,
    ) -> None:
        """`folder` holds sounds/ and music/ (the game's own when None); `captions` is told of every sound."""
        assets = folder or paths.ASSETS
        self._files = assets / "sounds"
        self.captions = captions
        self.last_file = ""
        """The file chosen for the last cue, without its ending."""
        self._clock = clock
        self._volumes = Volumes()
        self._mono = mono
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._missing: dict[str, str] = {}
        self._no_device = ""
        self._dice = random.Random()
        self._bags: dict[str, list[str]] = {}
        self._last: dict[str, float] = {}
        self._started = [0.0] * CHANNELS
        self._duck = Fade(1.0)
        self._ducked_until = 0.0
        self._updated = clock()
        self._loader: threading.Thread | None = None
        self.music = MusicLoop(assets / "music", self._report)
        self.room = RoomLoop(self._files, self._report)
        self.audible = self._open()

    # -- the device

    def _open(self) -> bool:
        wanted = (RATE, SAMPLE_BITS, 1 if self._mono else 2)
        try:
            if pygame.mixer.get_init() not in (None, wanted):
                pygame.mixer.quit()
            pygame.mixer.init(*wanted, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(CHANNELS)
            pygame.mixer.set_reserved(len(ROOM_CHANNELS))
        except pygame.error as error:
            self._no_device = str(error)
            return False
        self._no_device = ""
        return True

    def set_mono(self, mono: bool) -> None:
        """Give both ears the same, music and rooms too, or left and right again."""
        if mono == self._mono:
            return
        self._mono = mono
        self._wait()
        if self.audible:
            pygame.mixer.quit()
        self._sounds.clear()
        self.music.restart()
        self.room.restart()
        self.audible = self._open()

    def close(self) -> None:
        """Stop everything and let go of the device."""
        self._wait()
        if self.audible:
            pygame.mixer.quit()
        self._sounds.clear()
        self.audible = False

    @property
    def problem(self) -> str | None:
        """What is wrong with the sound, as a sentence in the player's language; None when nothing is."""
        if self._no_device:
            return _("No sound can be played ({reason}). The game goes on in silence.").format(reason=self._no_device)
        if self._missing:
            name, reason = next(iter(self._missing.items()))
            return _("The sound “{name}” cannot be played ({reason}). The game goes on without it.").format(
                name=name, reason=reason
            )
        return None

    def _report(self, name: str, reason: object) -> None:
        self._missing.setdefault(name, str(reason))

    # -- reading

    def preload(self) -> None:
        """Read every cue's files on a thread; until then a sound is read when it is first played."""
        if self.audible and self._loader is None:
            self._loader = threading.Thread(target=self._read_all, name="sounds", daemon=True)
            self._loader.start()

    def _read_all(self) -> None:
        for cue in CUES.values():
            for file in cue.files:
                self._sound(file)

    def _wait(self) -> None:
        if self._loader is not None:
            self._loader.join()
            self._loader = None
        self.room.wait()

    def _sound(self, file: str) -> pygame.mixer.Sound | None:
        if file not in self._sounds:
            try:
                self._sounds[file] = pygame.mixer.Sound(self._files / f"{file}.ogg")
            except (pygame.error, OSError) as error:
                self._sounds[file] = None
                self._report(file, error)
        return self._sounds[file]

    # -- playing

    def play(self, cue: str, pan: float = 0.0, *, name: str = "", count: int | None = None, colour: str = "") -> None:
        """Play a cue of `sound_cues.CUES` from `pan`, -1 (left) to 1 (right).

        `count` chooses among the files of a rising sound; `name` (whom it is about), `count` and `colour` (as words)
        go into the caption. The same cue within CLOSEST_S is not played again. Raises KeyError for a cue there is
        not.
        """
        told = CUES[cue]
        now = self._clock()
        if now - self._last.get(cue, -CLOSEST_S) < CLOSEST_S:
            return
        self._last[cue] = now
        file = told.file_for(count or 0) if told.steps else self._take(cue, told)
        self.last_file = file
        self._sound_out(file, told, pan, now)
        if self.captions:
            words = words_for(told, name=name, count=count, colour=colour)
            self.captions(Caption(cue, words, told.minor, pan))

    def _take(self, cue: str, told: Cue) -> str:
        """The next take of a cue, by lot, but never the same twice running."""
        bag = self._bags.setdefault(cue, [])
        if len(bag) <= 1:
            fresh = [file for file in told.files if file not in bag]
            self._dice.shuffle(fresh)
            bag[:0] = fresh
        return bag.pop()

    def _sound_out(self, file: str, told: Cue, pan: float, now: float) -> None:
        level = self._volumes.level(told.bus)
        if not self.audible or not level:
            return
        sound = self._sound(file)
        if sound is None:
            return
        at = self._free_channel(now)
        channel = pygame.mixer.Channel(at)
        channel.play(sound)
        channel.set_volume(*((level,) if self._mono else sides(level, pan)))
        if told.ducks:
            self.duck(sound.get_length())

    def _free_channel(self, now: float) -> int:
        able = range(len(ROOM_CHANNELS), CHANNELS)
        at = next((i for i in able if not pygame.mixer.Channel(i).get_busy()), None)
        if at is None:
            at = min(able, key=lambda i: self._started[i])
        self._started[at] = now
        return at

    def duck(self, seconds: float) -> None:
        """Have music and rooms step back for so long: for a cue, or while something is read aloud."""
        self._ducked_until = max(self._ducked_until, self._clock() + seconds)

    # -- what is always there

    def scene(self, music: str | None, room: str | None = None) -> None:
        """Change to a scene's music (a key of MUSIC) and room (a key of ROOMS); what is already heard goes on.

        Raises KeyError for one there is not.
        """
        for name, known in ((music, MUSIC), (room, ROOMS)):
            if name is not None and name not in known:
                raise KeyError(name)
        if self.captions:
            if music is not None and music != self.music.wanted:
                self.captions(Caption(music, bracketed(_(MUSIC[music])), True, 0.0))
            if room is not None and room != self.room.wanted:
                self.captions(Caption(room, bracketed(_(ROOMS[room])), True, 0.0))
        self.music.want(music)
        self.room.want(room)

    def update(self) -> None:
        """Let fades go on by the time that has passed."""
        now = self._clock()
        seconds = min(LONGEST_STEP_S, max(0.0, now - self._updated))
        self._updated = now
        ducked = now < self._ducked_until
        self._duck.to(DUCKED if ducked else 1.0, DUCK_IN_S if ducked else DUCK_OUT_S)
        level = self._duck.step(seconds)
        if self.audible:
            self.music.update(seconds, level * self._volumes.level("music"))
            self.room.update(seconds, level * self._volumes.level("rooms"))

    @property
    def moving(self) -> bool:
        """Whether a fade is under way, so that `update` must be called."""
        ducking = self._duck.moving or self._clock() < self._ducked_until
        return self.audible and (ducking or self.music.moving or self.room.moving)

    # -- the sliders

    def apply(self, settings: Settings) -> None:
        """Follow the user's settings."""
        self.set_mono(settings.mono)
        self.set_volumes(Volumes.of_settings(settings))

    def set_volumes(self, volumes: Volumes) -> None:
        """Follow the sliders, sounds that have begun included."""
        before, self._volumes = self._volumes, volumes
        if volumes.level("effects") < before.level("effects") and self.audible:
            for at in range(len(ROOM_CHANNELS), CHANNELS):
                channel = pygame.mixer.Channel(at)
                channel.set_volume(min(channel.get_volume(), volumes.level("effects")))
        self.update()
