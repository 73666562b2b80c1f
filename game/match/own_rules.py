"""The user's own rule sets, kept under a name in the user's folder.

One file holds them all: read as a whole, written as a whole, so that after a crash the old or the new one is there. A
set is kept as the text form of its rules. A file that cannot be understood is set aside under another name. A set whose
rules this version does not understand stays in the file and is listed as it is; only using it is refused.
"""

from __future__ import annotations

import unicodedata
from pathlib import Path
from typing import Annotated

import msgspec

from game import paths
from game.rules import RuleSet, rule_set

FILE = "rule_sets.json"

LARGEST_FILE = 2 * 1024 * 1024
"""Far more than MOST_SETS of the longest rule sets."""

MOST_SETS = 200
MOST_NAME = 40
"""Characters of a name that are kept; screens show as many as there is room for."""

UNREADABLE, DAMAGED, UNSAVED, NAMELESS, FULL = "unreadable", "damaged", "unsaved", "nameless", "full"
"""What can go wrong: the file cannot be read; it was damaged and set aside; it cannot be written; a name with nothing
to be seen in it; no room for one more."""

_DIRECTION = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


class OwnSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule set of the user's: its name and the text form of its rules."""

    name: Annotated[str, msgspec.Meta(max_length=MOST_NAME)]
    rules: Annotated[str, msgspec.Meta(max_length=4096)]

    def rule_set(self) -> RuleSet:
        """Return the rules. Raises RuleError when this version of the game does not understand them."""
        return rule_set(self.rules)


class _File(msgspec.Struct, forbid_unknown_fields=True):
    version: int
    sets: Annotated[list[OwnSet], msgspec.Meta(max_length=MOST_SETS)]


def path() -> Path:
    """Return where the rule sets are kept."""
    return paths.user_data() / FILE


def clean_name(typed: str) -> str:
    """Return a name as it is kept: no control or direction marks, no doubled spaces, MOST_NAME characters at most."""
    kept = "".join(" " if c.isspace() else c for c in typed if c.isspace() or _is_seen(c))
    return " ".join(kept.split())[:MOST_NAME].rstrip()


def _is_seen(character: str) -> bool:
    return character not in _DIRECTION and unicodedata.category(character) not in ("Cc", "Cs", "Cn", "Co", "Zl", "Zp")


class OwnRules:
    """The list of own rule sets, in the order they were first saved. Every change is written at once.

    `problem` is what went wrong while reading, one of the words above; empty when nothing did.
    """

    def __init__(self) -> None:
        self.sets: tuple[OwnSet, ...] = ()
        self.problem = ""
        self._read()

    def find(self, name: str) -> OwnSet | None:
        """Return the set of that name."""
        return next((one for one in self.sets if one.name == name), None)

    def save(self, name: str, rules: RuleSet) -> str:
        """Keep `rules` under a name, in place of those of that name; returns a problem or nothing."""
        name = clean_name(name)
        if not name:
            return NAMELESS
        self._catch_up()
        new = OwnSet(name, rules.text)
        if self.find(name) is not None:
            return self._write([new if one.name == name else one for one in self.sets])
        if len(self.sets) >= MOST_SETS:
            return FULL
        return self._write([*self.sets, new])

    def rename(self, old: str, new: str) -> str:
        """Give a set another name; one that has that name already goes. Returns a problem or nothing."""
        new = clean_name(new)
        if not new:
            return NAMELESS
        self._catch_up()
        if new == old or self.find(old) is None:
            return ""
        kept = [one for one in self.sets if one.name != new]
        return self._write([OwnSet(new, one.rules) if one.name == old else one for one in kept])

    def delete(self, name: str) -> str:
        """Forget the set of that name; returns a problem or nothing."""
        self._catch_up()
        return self._write([one for one in self.sets if one.name != name])

    def _catch_up(self) -> None:
        """Read what another copy of the game may have kept meanwhile, so that it is not written over."""
        if not self.problem:
            self._read()

    def _read(self) -> None:
        file = path()
        try:
            with file.open("rb") as stream:
                data = stream.read(LARGEST_FILE + 1)
        except FileNotFoundError:
            return
        except OSError:
            self.problem = UNREADABLE
            return
        try:
            if len(data) > LARGEST_FILE:
                raise msgspec.ValidationError
            self.sets = _unique(msgspec.json.decode(data, type=_File).sets)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self.problem = DAMAGED
            try:
                paths.set_aside(file)
            except OSError:
                self.problem = UNREADABLE  # it stays where it is, and nothing is written over it

    def _write(self, sets: list[OwnSet]) -> str:
        if self.problem == UNREADABLE:
            return UNSAVED
        data = msgspec.json.format(msgspec.json.encode(_File(1, sets)), indent=1) + b"\n"
        try:
            paths.write_atomically(path(), data, keep=1)
        except OSError:
            return UNSAVED
        self.sets = tuple(sets)
        return ""


def _unique(sets: list[OwnSet]) -> tuple[OwnSet, ...]:
    """Return the sets with names as they would be kept, the last of each name."""
    by_name = {clean_name(one.name): one for one in sets}
    return tuple(OwnSet(name, one.rules) for name, one in by_name.items() if name)
