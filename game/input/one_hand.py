"""Sets of keys for one hand alone: the left half of a keyboard, or the right one with its arrows."""

from __future__ import annotations

from game.input.bindings import DEFAULT_KEYS, Bindings
from game.input.intents import Kind

BOTH, LEFT, RIGHT, OWN = "both", "left", "right", "own"

_LEFT: dict[Kind, tuple[str, ...]] = {
    Kind.CONFIRM: ("space", "return"),
    Kind.CANCEL: ("q", "escape"),
    Kind.UP: ("w", "up"),
    Kind.DOWN: ("s", "down"),
    Kind.LEFT: ("a", "left"),
    Kind.RIGHT: ("d", "right"),
    Kind.DRAW: ("e",),
    Kind.CALL: ("f",),
    Kind.CATCH: ("c",),
    Kind.JUMP: ("r",),
    Kind.CHALLENGE: ("x",),
    Kind.LET: ("v",),
    Kind.SORT: ("z",),
    Kind.PAUSE: ("q", "escape"),
    Kind.RULES: ("b",),
    Kind.LOG: ("g",),
    Kind.HINT: ("`",),
    Kind.EXPLAIN: ("t",),
    Kind.TELL: ("f2",),
    Kind.HELP: ("f1",),
    Kind.FULLSCREEN: ("f3", "f11"),
}

_RIGHT: dict[Kind, tuple[str, ...]] = {
    Kind.CONFIRM: ("return", "enter"),
    Kind.CANCEL: ("backspace", "escape"),
    Kind.NEXT: ("]", "tab"),
    Kind.PREVIOUS: ("[", "shift tab"),
    Kind.DRAW: ("o",),
    Kind.CALL: ("u",),
    Kind.CATCH: ("n",),
    Kind.JUMP: ("j",),
    Kind.CHALLENGE: ("p",),
    Kind.LET: ("k",),
    Kind.SORT: (",",),
    Kind.START: ("f9", "f5"),
    Kind.PAUSE: ("backspace", "escape"),
    Kind.HELP: ("h", "f1"),
    Kind.RULES: ("y",),
    Kind.LOG: ("l",),
    Kind.HINT: ("i",),
    Kind.EXPLAIN: ("m",),
    Kind.TELL: (".",),
    Kind.FULLSCREEN: ("f11",),
}

LAYOUTS: dict[str, dict[Kind, tuple[str, ...]]] = {BOTH: {}, LEFT: _LEFT, RIGHT: _RIGHT}
"""Every set of keys by what differs from the ones shipped."""


def keys_of(layout: str) -> dict[Kind, tuple[str, ...]]:
    """Return the keys of a set, by kind."""
    return {**DEFAULT_KEYS, **LAYOUTS[layout]}


def layout_of(now: Bindings) -> str:
    """Return which set the keys are; OWN when they are none of these."""
    return next((name for name in LAYOUTS if now.keys == keys_of(name)), OWN)


def lay_out(now: Bindings, layout: str) -> dict[str, list[str]]:
    """Return the bindings with the keys of a set, for the settings; a pad's buttons stay as they are."""
    new = Bindings(now.changed())
    new.keys = keys_of(layout)
    return new.changed()
