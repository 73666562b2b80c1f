"""Every screen in every state worth seeing, by name: what the pictures and the tests of layout walk through.

Each entry builds a scene for a context; the scene is put onto a stack of its own and drawn once time has passed for
`SETTLE` seconds. The table's states are added by `game.scenes.table_gallery` where that exists.
"""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.context import Context
from game.scenes.scene import Scene

Builder = Callable[[Context], list[Scene]]
"""Returns the scenes to lay on a stack, lowest first."""

SETTLE = 0.5

GALLERY: dict[str, Builder] = {}
"""State by name. Names are file names: small letters, digits and underscores."""


def shown(name: str) -> Callable[[Builder], Builder]:
    """Add a function to the gallery under a name."""

    def add(builder: Builder) -> Builder:
        GALLERY[name] = builder
        return builder

    return add
