"""Devices for runs at a real window: a keyboard that types through X, and pads plugged into the SDL that is loaded."""

from __future__ import annotations

import contextlib
import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame

KEYSYMS = {
    **{"return": "Return", "escape": "Escape", "left": "Left", "right": "Right", "up": "Up", "down": "Down"},
    **{"tab": "Tab", "f1": "F1", "f5": "F5", "space": "space", "home": "Home", "end": "End"},
    **{"page up": "Page_Up", "page down": "Page_Down", "backspace": "BackSpace", "delete": "Delete"},
    **{",": "comma", ".": "period", ";": "semicolon", "/": "slash"},
}
"""X's names of keys, by pygame's."""

PATIENCE = 20.0
"""Seconds a command may take."""

CONTROLLER, AXES, BUTTONS = 1, 6, 15


def what_is_missing() -> str:
    """Return in a sentence why there can be no window of our own here; empty when there can."""
    if not sys.platform.startswith("linux"):
        return "This run needs an X server of its own, so it works on Linux only."
    missing = [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]
    if missing:
        return f"This run needs {' and '.join(missing)}: on Debian and Ubuntu in the packages xvfb and xdotool."
    return ""


@contextlib.contextmanager
def screen(size: str = "1280x720") -> Iterator[str]:
    """Start an X server that nobody sees, and have everything opened from here on appear there; yield its name."""
    read, write = os.pipe()
    arguments = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24", "-nolisten", "tcp"]
    server = subprocess.Popen(arguments, pass_fds=(write,), stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read, encoding="ascii") as answer:
            display = f":{answer.readline().strip()}"
        os.environ.update(DISPLAY=display, SDL_VIDEODRIVER="x11", SDL_AUDIODRIVER="dummy")
        os.environ["SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS"] = "1"
        yield display
    finally:
        server.terminate()
        server.wait(10)


def xdotool(*words: str) -> None:
    """Have a mouse and a keyboard plugged into the X server do something."""
    subprocess.run(["xdotool", *words], check=True, timeout=PATIENCE)


def type_key(name: str) -> None:
    """Press a key, by pygame's name."""
    xdotool("key", KEYSYMS.get(name, name))


def window_id() -> str:
    """Return the X server's number of the game's window."""
    return str(pygame.display.get_wm_info()["window"])


def give_focus() -> None:
    """Give the game's window the keyboard: no window manager does it here."""
    xdotool("windowfocus", window_id())


def loaded_sdl() -> ctypes.CDLL | None:
    """Return the SDL that pygame has loaded; None where it is not a library of its own."""
    maps = Path("/proc/self/maps").read_text(encoding="utf-8").splitlines()
    found = next((line.split()[-1] for line in maps if "libSDL2-" in line), "")
    if not found:
        return None
    sdl = ctypes.CDLL(found)
    sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
    return sdl


class VirtualPad:
    """A pad plugged into SDL, or, where that cannot be, one whose events are posted."""

    def __init__(self, number: int) -> None:
        self.sdl = loaded_sdl()
        self.instance = 40 + number
        self._index = -1
        if self.sdl is not None:
            self._index = self.sdl.SDL_JoystickAttachVirtual(CONTROLLER, AXES, BUTTONS, 0)
        if self.sdl is not None and self._index >= 0:
            self.instance = self.sdl.SDL_JoystickGetDeviceInstanceID(self._index)

    @property
    def real(self) -> bool:
        """Whether SDL knows the pad."""
        return self._index >= 0

    def set(self, button: int, down: bool) -> None:
        """Press a button, or let it go."""
        if self.sdl is not None and self.real:
            joystick = ctypes.c_void_p(self.sdl.SDL_JoystickFromInstanceID(self.instance))
            self.sdl.SDL_JoystickSetVirtualButton(joystick, button, int(down))
            return
        kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
        pygame.event.post(pygame.event.Event(kind, button=button, instance_id=self.instance))
