"""Plugs a pad that is not there into SDL, presses a button of it and pulls it out again, three times.

By hand:  python -m tests.ui.plugging [--ended]      with --ended pygame is closed and opened again in between
"""

from __future__ import annotations

import ctypes
import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game.input.intents import Kind
from game.input.pads import Pads
from game.input.translator import Translator

NO_SDL = 77
"""What the program returns where pygame's SDL is no library of its own."""

BUTTON_B, BUTTONS, AXES, GAME_CONTROLLER = 1, 15, 6, 1


def loaded_sdl() -> ctypes.CDLL | None:
    """Return the SDL that pygame has loaded."""
    maps = Path("/proc/self/maps")
    found = [line.split()[-1] for line in maps.read_text(encoding="utf-8").splitlines() if "libSDL2-" in line]
    if not found:
        return None
    sdl = ctypes.CDLL(found[0])
    sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
    return sdl


def events(sdl: ctypes.CDLL, kind: int) -> list[pygame.event.Event]:
    """Return the events of a kind since the last time."""
    sdl.SDL_JoystickUpdate()
    return [event for event in pygame.event.get() if event.type == kind]


def plug_in_press_pull_out(sdl: ctypes.CDLL, pads: Pads) -> None:
    """Raises where the game does not open, hear or miss the pad."""
    translator = Translator()
    events(sdl, 0)
    index = sdl.SDL_JoystickAttachVirtual(GAME_CONTROLLER, AXES, BUTTONS, 0)
    (added,) = events(sdl, pygame.CONTROLLERDEVICEADDED)
    assert pads.added(added.device_index)
    (instance,) = pads.ids
    joystick = ctypes.c_void_p(sdl.SDL_JoystickFromInstanceID(instance))
    sdl.SDL_JoystickSetVirtualButton(joystick, BUTTON_B, 1)
    (pressed,) = events(sdl, pygame.CONTROLLERBUTTONDOWN)
    assert [intent.kind for intent in translator.translate(pressed)] == [Kind.CANCEL]
    assert translator.last_pad == instance
    sdl.SDL_JoystickDetachVirtual(index)
    (gone,) = events(sdl, pygame.CONTROLLERDEVICEREMOVED)
    assert gone.instance_id == instance
    pads.removed(gone.instance_id)
    assert len(pads) == 0


def main() -> int:
    """Print how often it went well."""
    sdl = loaded_sdl()
    if sdl is None:
        return NO_SDL
    pygame.display.init()
    pads = Pads()
    times = 0
    while times < 3:
        plug_in_press_pull_out(sdl, pads)
        times += 1
        if "--ended" in sys.argv:
            pads.close()
            pygame.quit()
            pygame.display.init()
            pads = Pads()
    print(times)
    return 0


if __name__ == "__main__":
    sys.exit(main())
