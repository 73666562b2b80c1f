"""A pad's d-pad and two buttons alone."""

from __future__ import annotations

import pygame

from tests.devices.arrows import Walker

BUTTONS = {"a": 0, "b": 1, "up": 11, "down": 12, "left": 13, "right": 14}
PAD = 3


class Pad(Walker):
    """Goes to what it wants by the d-pad; A confirms, B goes back."""

    def back(self) -> None:
        self._button("b")

    def confirm(self) -> None:
        self._button("a")

    def arrow(self, name: str) -> None:
        self._button(name)

    def _button(self, name: str) -> None:
        values = {"button": BUTTONS[name], "instance_id": PAD}
        self.window.send(
            pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, **values),
            pygame.event.Event(pygame.JOYBUTTONDOWN, **values),
        )
