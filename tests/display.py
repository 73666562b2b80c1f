"""A window without a screen, as new: whatever test was there before, nothing of it is left."""

from __future__ import annotations

import pygame


def fresh_window(size: tuple[int, int] = (64, 64)) -> None:
    """Open pygame's window and fonts if they are closed, and forget the events somebody has left."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(size)
    pygame.key.stop_text_input()
    pygame.event.clear()
