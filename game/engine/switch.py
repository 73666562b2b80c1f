"""A switch as data: one thing about the rules that a table can decide for itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

Value = bool | int | str
"""What a switch can be set to."""

DECK, SETUP, PLAYING, PENALTIES, WILD_DRAW_FOUR = "deck", "setup", "playing", "penalties", "wild_draw_four"
CALL, MOVING, GOING_OUT, SPECIAL = "call", "moving", "going_out", "special"

GROUPS = (DECK, SETUP, PLAYING, PENALTIES, WILD_DRAW_FOUR, CALL, MOVING, GOING_OUT, SPECIAL)
"""The groups switches are shown in, in the order of RULES.md section 5."""

MAX_TEXT = 80
"""Characters a text switch may hold (RULES.md section 5, `dare_text`)."""


@dataclass(frozen=True)
class Switch:
    """One switch: where it is shown, what it may be and what it is officially.

    `values` lists what a ``choice`` or an ``int`` may be, in the order shown (a range stands for its numbers); it is
    empty for ``text`` and for ``bool``. Where the official value is that of another switch's row, `row` names that
    switch and `officials` holds the value for each of its values.
    """

    id: str
    group: str
    kind: Literal["bool", "choice", "int", "text"]
    official: Value
    values: Sequence[str] | Sequence[int] = ()
    row: str = ""
    officials: Mapping[str, int] = field(default_factory=dict, hash=False)

    def default(self, values: Mapping[str, Value]) -> Value:
        """Return the official value beside `values`, which counts when it depends on another switch."""
        return self.officials.get(str(values[self.row]), self.official) if self.row else self.official

    def allows(self, value: object) -> bool:
        """Say whether `value` has the right type and is one of those the switch knows."""
        if self.kind == "bool":
            return isinstance(value, bool)
        if self.kind == "text":
            return isinstance(value, str) and len(value) <= MAX_TEXT
        wanted = int if self.kind == "int" else str
        return type(value) is wanted and value in self.values


def yes_no(name: str, group: str, *, official: bool = False) -> Switch:
    """Make a switch that is on or off."""
    return Switch(name, group, "bool", official)


def choice(name: str, group: str, official: str, *others: str) -> Switch:
    """Make a switch with named values; the official one is shown first."""
    return Switch(name, group, "choice", official, (official, *others))


def number(name: str, group: str, official: int, values: Sequence[int]) -> Switch:
    """Make a switch whose values are numbers."""
    return Switch(name, group, "int", official, values)
