"""Which keys and buttons mean what; kept in the settings where they differ from the ones shipped."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import pygame

from game.input.intents import BINDABLE, Kind

DEFAULT_KEYS: dict[Kind, tuple[str, ...]] = {
    Kind.CONFIRM: ("return", "enter"),
    Kind.CANCEL: ("escape",),
    Kind.UP: ("up",),
    Kind.DOWN: ("down",),
    Kind.LEFT: ("left",),
    Kind.RIGHT: ("right",),
    Kind.NEXT: ("tab",),
    Kind.PREVIOUS: ("shift tab",),
    Kind.FIRST: ("home",),
    Kind.LAST: ("end",),
    Kind.PAGE_UP: ("page up",),
    Kind.PAGE_DOWN: ("page down",),
    Kind.DRAW: ("d",),
    Kind.CALL: ("u", "space"),
    Kind.CATCH: ("c",),
    Kind.JUMP: ("j",),
    Kind.CHALLENGE: ("x",),
    Kind.LET: ("k",),
    Kind.SORT: ("s",),
    Kind.START: ("f5",),
    Kind.PAUSE: ("p", "escape"),
    Kind.HELP: ("f1", "h"),
    Kind.RULES: ("r",),
    Kind.LOG: ("l",),
    Kind.HINT: ("i",),
    Kind.EXPLAIN: ("e",),
    Kind.TELL: ("t",),
    Kind.FULLSCREEN: ("f11", "alt return"),
}
"""The keys shipped, by pygame's key names; ``shift `` or ``alt `` before a name asks for that key too."""

DEFAULT_BUTTONS: dict[Kind, tuple[str, ...]] = {
    Kind.CONFIRM: ("a",),
    Kind.CANCEL: ("b",),
    Kind.UP: ("dpup",),
    Kind.DOWN: ("dpdown",),
    Kind.LEFT: ("dpleft",),
    Kind.RIGHT: ("dpright",),
    Kind.CALL: ("y",),
    Kind.CATCH: ("x",),
    Kind.JUMP: ("rightshoulder",),
    Kind.CHALLENGE: ("rightstick",),
    Kind.SORT: ("leftshoulder",),
    Kind.PAUSE: ("start",),
    Kind.LOG: ("back",),
}
"""The buttons of a game pad, by SDL's names."""

BUTTON_NAMES = (
    *("a", "b", "x", "y", "back", "guide", "start", "leftstick", "rightstick"),
    *("leftshoulder", "rightshoulder", "dpup", "dpdown", "dpleft", "dpright"),
)
"""SDL's game controller buttons by number."""

_LABELS = {
    "return": "Enter",
    "enter": "Enter",
    "escape": "Esc",
    "up": "↑",
    "down": "↓",
    "left": "←",
    "right": "→",
    "page up": "PgUp",
    "page down": "PgDn",
}


def key_name(name: str) -> str:
    """Return what stands on a key: ``Esc``, ``↑``, ``U``; for a name of the bindings."""
    head, _space, key = name.rpartition(" ") if name.startswith(("shift ", "alt ")) else ("", "", name)
    label = _LABELS.get(key, key.title() if len(key) > 1 else key.upper())
    return f"{head.title()}+{label}" if head else label


_BUTTON_LABELS = {
    "dpup": "D↑",
    "dpdown": "D↓",
    "dpleft": "D←",
    "dpright": "D→",
    "leftshoulder": "LB",
    "rightshoulder": "RB",
    "leftstick": "LS",
    "rightstick": "RS",
}


def button_name(name: str) -> str:
    """Return what stands on a pad's button, by SDL's name for it: ``A``, ``LB``, ``Start``."""
    return _BUTTON_LABELS.get(name, name.title())


class Bindings:
    """Keys and buttons to kinds. A key may mean several things (Esc cancels and pauses); scenes take what they know."""

    def __init__(self, changed: Mapping[str, Iterable[str]] | None = None) -> None:
        """`changed` is what the settings hold: names of keys, or ``pad NAME``, by the name of a kind.

        Kinds and names nobody knows are left out.
        """
        self.keys: dict[Kind, tuple[str, ...]] = dict(DEFAULT_KEYS)
        self.buttons: dict[Kind, tuple[str, ...]] = dict(DEFAULT_BUTTONS)
        for word, names in (changed or {}).items():
            if word in {kind.value for kind in BINDABLE}:
                self._rebind(Kind(word), tuple(names))
        self._by_key = _reversed(self.keys)
        self._by_button = _reversed(self.buttons)

    def _rebind(self, kind: Kind, names: tuple[str, ...]) -> None:
        self.keys[kind] = tuple(name for name in names if not name.startswith("pad ") and _known(name))
        pad = tuple(name.removeprefix("pad ") for name in names if name.startswith("pad "))
        self.buttons[kind] = tuple(name for name in pad if name in BUTTON_NAMES)

    def for_key(self, name: str) -> tuple[Kind, ...]:
        """Return what a key means; `name` as in DEFAULT_KEYS."""
        return self._by_key.get(name, ())

    def for_button(self, name: str) -> tuple[Kind, ...]:
        """Return what a pad's button means."""
        return self._by_button.get(name, ())

    def label(self, kind: Kind, free: Callable[[str], bool] = lambda key: True) -> str:
        """Return what stands on the first key of a kind that is `free`; empty when it has none."""
        names = [name for name in self.keys.get(kind, ()) if free(name)]
        return key_name(names[0]) if names else ""

    def changed(self) -> dict[str, list[str]]:
        """Return what differs from the shipped bindings, for the settings."""
        out: dict[str, list[str]] = {}
        for kind in BINDABLE:
            keys, buttons = self.keys.get(kind, ()), self.buttons.get(kind, ())
            if keys != DEFAULT_KEYS.get(kind, ()) or buttons != DEFAULT_BUTTONS.get(kind, ()):
                out[kind.value] = [*keys, *(f"pad {name}" for name in buttons)]
        return out


def _reversed(table: Mapping[Kind, tuple[str, ...]]) -> dict[str, tuple[Kind, ...]]:
    out: dict[str, tuple[Kind, ...]] = {}
    for kind, names in table.items():
        for name in names:
            out[name] = (*out.get(name, ()), kind)
    return out


def _known(name: str) -> bool:
    key = name.removeprefix("shift ").removeprefix("alt ")
    if not pygame.display.get_init():  # pygame knows keys only then; a name nobody has is never pressed
        return True
    try:
        return bool(pygame.key.key_code(key))
    except ValueError:
        return False
