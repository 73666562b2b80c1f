"""Game pads: opened as they are plugged in, told apart by their instance id, missed when they are pulled out.

SDL sends a pad's events only while it is open. It sends them twice, as a controller's and as a joystick's; the
translator takes the controller's and passes the others over (blocked, they would take the controller's with them).
"""

from __future__ import annotations

import contextlib
from typing import Any

import pygame


class Pads:
    """The pads that are open. Where SDL has no controllers nothing is ever open."""

    def __init__(self) -> None:
        self._open: dict[int, Any] = {}
        self._module: Any = None
        try:
            from pygame._sdl2 import controller
        except ImportError:
            return
        with contextlib.suppress(pygame.error):
            controller.init()
            self._module = controller

    def __len__(self) -> int:
        return len(self._open)

    @property
    def ids(self) -> tuple[int, ...]:
        """The instance ids of the pads that are open."""
        return tuple(self._open)

    def added(self, index: int) -> bool:
        """Open the pad with that device index; say whether it is one that can be used."""
        if self._module is None:
            return False
        try:
            pad = self._module.Controller(index)
            self._open[pad.as_joystick().get_instance_id()] = pad  # its `id` is the index, which is used again
        except (pygame.error, ValueError, OverflowError):
            return False
        return True

    def removed(self, instance: int) -> None:
        """Let go of a pad that was pulled out."""
        pad = self._open.pop(instance, None)
        if pad is not None:
            with contextlib.suppress(pygame.error):
                pad.quit()

    def close(self) -> None:
        """Let go of all, and of SDL's controllers: left open over the end of pygame they would never be heard again."""
        for instance in list(self._open):
            self.removed(instance)
        if self._module is not None:
            self._module.quit()
            self._module = None
