"""What is heard all the time: one piece of music, streamed, and the sound of a room. Changes are faded.

SDL's own fades are not used for music: loading the next piece while one fades out would hold the game up until the
fade is over.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pygame

from game.view.sound_mix import Fade

MUSIC_OUT_S, MUSIC_IN_S = 0.6, 1.2
ROOM_FADE_S = 1.5
ROOM_CHANNELS = (0, 1)
"""Two mixer channels, so that one room can fade in while the other fades out."""

Missing = Callable[[str, object], None]
"""Told of a file that cannot be played, and why."""


class MusicLoop:
    """One piece at a time: the old one fades out, then the new one fades in."""

    def __init__(self, folder: Path, missing: Missing) -> None:
        self._folder = folder
        self._missing = missing
        self.wanted: str | None = None
        self.playing: str | None = None
        self._fade = Fade(0.0)
        self._level = -1.0

    def want(self, name: str | None) -> None:
        """Change to that piece, or to silence."""
        self.wanted = name
        self._aim()

    def restart(self) -> None:
        """Begin anew after the mixer was opened again."""
        self.playing, self._level, self._fade = None, -1.0, Fade(0.0)

    def update(self, seconds: float, level: float) -> None:
        """Let time pass; `level` is how loud music is meant to be."""
        self._aim()
        fade = self._fade.step(seconds)
        if self.playing != self.wanted and not fade:
            self._change()
            fade = self._fade.level
        loud = level * fade
        if self.playing and abs(loud - self._level) > 0.002:
            pygame.mixer.music.set_volume(loud)
            self._level = loud

    @property
    def moving(self) -> bool:
        """Whether a change is under way."""
        return self._fade.moving or self.playing != self.wanted

    def _aim(self) -> None:
        here = self.wanted is not None and self.wanted == self.playing
        self._fade.to(1.0 if here else 0.0, MUSIC_IN_S if here else MUSIC_OUT_S)

    def _change(self) -> None:
        if self.playing:
            pygame.mixer.music.stop()
            pygame.mixer.music.unload()
        self.playing, self._level = self.wanted, -1.0
        if self.wanted is None:
            return
        try:
            pygame.mixer.music.load(self._folder / f"{self.wanted}.ogg")
            pygame.mixer.music.set_volume(0.0)
            pygame.mixer.music.play(-1)
        except (pygame.error, OSError) as error:
            self._missing(self.wanted, error)
            self.wanted = self.playing = None
        self._aim()


class RoomLoop:
    """The sound of a place: read on a thread, faded over the one before."""

    def __init__(self, folder: Path, missing: Missing) -> None:
        self._folder = folder
        self._missing = missing
        self.wanted: str | None = None
        self._read: dict[str, pygame.mixer.Sound] = {}
        self._reading: threading.Thread | None = None
        self._playing: list[str | None] = [None, None]
        self._fades = [Fade(0.0), Fade(0.0)]

    def want(self, name: str | None) -> None:
        """Change to that room, or to none."""
        self.wanted = name
        for playing, fade in zip(self._playing, self._fades, strict=True):
            fade.to(1.0 if name is not None and playing == name else 0.0, ROOM_FADE_S)

    def restart(self) -> None:
        """Begin anew after the mixer was opened again, whose format may be another."""
        if self._reading:
            self._reading.join()
        self._read.clear()
        self._playing, self._fades = [None, None], [Fade(0.0), Fade(0.0)]
        self._reading = None

    def update(self, seconds: float, level: float) -> None:
        """Let time pass; `level` is how loud rooms are meant to be."""
        if self.wanted is not None and self.wanted not in self._playing:
            self._begin(self.wanted)
        for side, (playing, fade) in enumerate(zip(self._playing, self._fades, strict=True)):
            if playing is None:
                continue
            channel = pygame.mixer.Channel(ROOM_CHANNELS[side])
            channel.set_volume(level * fade.step(seconds))
            if not fade.level and not fade.target:
                channel.stop()
                self._playing[side] = None
                if playing != self.wanted:
                    self._read.pop(playing, None)

    @property
    def moving(self) -> bool:
        """Whether a change is under way."""
        waiting = self.wanted is not None and self.wanted not in self._playing
        return waiting or any(fade.moving for fade in self._fades)

    def wait(self) -> None:
        """Wait until what is being read is read."""
        if self._reading:
            self._reading.join()

    def _begin(self, name: str) -> None:
        if name in self._read:
            if None in self._playing:
                side = self._playing.index(None)
                pygame.mixer.Channel(ROOM_CHANNELS[side]).play(self._read[name], loops=-1)
                self._playing[side], self._fades[side] = name, Fade(0.0)
                self._fades[side].to(1.0, ROOM_FADE_S)
        elif self._reading is None or not self._reading.is_alive():
            self._reading = threading.Thread(target=self._read_file, args=(name,), name="room sound", daemon=True)
            self._reading.start()

    def _read_file(self, name: str) -> None:
        try:
            self._read[name] = pygame.mixer.Sound(self._folder / f"{name}.ogg")
        except (pygame.error, OSError) as error:
            self._missing(name, error)
            if self.wanted == name:
                self.wanted = None
