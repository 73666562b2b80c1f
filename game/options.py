"""What was asked for on the command line when the game itself is started."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class GameOptions:
    """How the game starts. None means: as the settings say."""

    language: str | None = None
    """A key of `text.LANGUAGES`."""
    size: tuple[int, int] | None = None
    """Width and height of the window."""
    fullscreen: bool = False
    mute: bool = False
    seed: int | None = None
    """The seed of the first match, so that it can be played again."""
    rules: str | None = None
    """The text of a rule set that can be played: go straight to a table with it."""
    level: str | None = None
    """The id of a level or the path of a map: go straight to its table."""
    replay: Path | None = None
    """The file of a match that can be read: go straight to its replay."""
