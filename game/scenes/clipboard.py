"""The system's clipboard, where there is one."""

from __future__ import annotations

import pygame

MOST = 4096
"""Characters looked at: no rule set is longer."""


def put(words: str) -> bool:
    """Put words on the clipboard; say whether that worked."""
    try:
        pygame.scrap.put_text(words)
    except (pygame.error, AttributeError, ValueError, NotImplementedError):
        return False
    return True


def line() -> str:
    """Return the text on the clipboard as one line, without control and direction marks."""
    kept = (" " if char.isspace() else char for char in get() if char.isprintable() or char in " \t\r\n\u200d")
    return " ".join("".join(kept).split())


def get() -> str:
    """Return the text on the clipboard; nothing where there is none or it cannot be had."""
    try:
        words = pygame.scrap.get_text()
    except (pygame.error, AttributeError, ValueError, NotImplementedError, UnicodeError):
        return ""
    return words[:MOST] if isinstance(words, str) else ""
