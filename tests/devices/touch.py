"""A finger alone: it goes down, moves and comes up."""

from __future__ import annotations

import pygame

from tests.devices.mouse import Mouse

BACK = ("back", "resume", "log.close", "sets.close")
FINGER = {
    pygame.MOUSEMOTION: pygame.FINGERMOTION,
    pygame.MOUSEBUTTONDOWN: pygame.FINGERDOWN,
    pygame.MOUSEBUTTONUP: pygame.FINGERUP,
}


class Touch(Mouse):
    """Taps, drags cards, and scrolls by swiping; a screen is left by its own button."""

    down = False

    def back(self) -> None:
        self.press(next(one for one in BACK if self.window.tree.find(one) is not None))

    def _send(self, kind: int, x: float, y: float, **values: object) -> None:
        if kind == pygame.MOUSEMOTION and not self.down:
            return  # a finger in the air is not felt
        self.down = kind != pygame.MOUSEBUTTONUP
        k = self.window.top.canvas.k
        w, h = self.window.app.surface.get_size()
        self.window.send(pygame.event.Event(FINGER[kind], x=x * k / w, y=y * k / h), seconds=0.03)

    def _wheel(self, x: float, y: float, notches: int) -> None:
        self._send(pygame.MOUSEBUTTONDOWN, x, y)
        for part in range(1, 5):
            self._send(pygame.MOUSEMOTION, x, y + 25 * part * notches)
        self._send(pygame.MOUSEBUTTONUP, x, y + 100 * notches)
