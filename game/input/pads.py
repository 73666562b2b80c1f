"""Game pads: opened when they are plugged in, let go when they are pulled out. Without a pad nothing is loaded."""

from __future__ import annotations

from typing import Any

import pygame

NO_PAD = -1


class Pads:
    """The pads that are open, by instance id. SDL sends events of open pads only."""

    def __init__(self) -> None:
        self._open: dict[int, Any] = {}

    def start(self) -> None:
        """Let SDL look for pads; it tells of those it finds, now and later, as events."""
        controller = _controller()
        if controller is not None:
            try:
                controller.init()
            except pygame.error:
                return  # a system without a driver for pads

    def came(self, event: pygame.event.Event) -> int:
        """Open the pad that was plugged in; return its instance id, or NO_PAD when it cannot be opened."""
        controller, index = _controller(), getattr(event, "device_index", NO_PAD)
        if controller is None or index < 0 or not controller.get_init():
            return int(getattr(event, "instance_id", NO_PAD))
        try:
            if not controller.is_controller(index):
                return NO_PAD
            pad = controller.Controller(index)
            instance = int(pad.as_joystick().get_instance_id())
        except (pygame.error, AttributeError):
            return NO_PAD
        self._open[instance] = pad
        return instance

    def gone(self, instance: int) -> None:
        """Let a pad go."""
        self._open.pop(instance, None)

    def name(self, instance: int) -> str:
        """Return what a pad calls itself."""
        pad = self._open.get(instance)
        return str(pad.name) if pad is not None else ""


def _controller() -> Any:
    try:
        from pygame._sdl2 import controller
    except ImportError:
        return None
    return controller
