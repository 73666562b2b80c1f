"""Whose key is whose at a screen that several people share.

Every seat has three: one to look at its hand (and to cover it again), one to call or catch, one to jump in. SDL makes
one keyboard of all that are plugged in, and many keyboards swallow chords, so every act is one press of one key. The
ten columns of a keyboard give ten people three keys each, one above the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.input.intents import Kind

NOBODY = -1

COLUMNS = ("qaz", "wsx", "edc", "rfv", "tgb", "yhn", "ujm", "ik,", "ol.", "p;/")
"""The keys of a column: look, act, jump. Together the ten hold every letter, and none of the keys that play a hand."""

PAD = "pad"
PAD_LOOK, PAD_ACT, PAD_JUMP = ("leftshoulder", "back"), ("x", "y"), ("rightshoulder",)
"""The buttons of a pad, by SDL's names; whose it is also looks with the button that confirms."""

RESERVED = (
    *("return", "enter", "escape", "up", "down", "left", "right", "tab", "space", "f1", "f5", "f11"),
    *("home", "end", "page up", "page down", "backspace", "delete", *"1234567890"),
)
"""Keys that play a hand or open something: nobody's own."""

USES = (Kind.LOOK, Kind.ACT, Kind.ACT2)


class Controls(NamedTuple):
    """A seat's own keys by pygame's names; with `pad` it plays at a game pad, by its instance id (-1: not there)."""

    look: str = ""
    act: str = ""
    jump: str = ""
    on_pad: bool = False
    pad: int = NOBODY

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys there are."""
        return tuple(key for key in (self.look, self.act, self.jump) if key)

    @property
    def given(self) -> bool:
        """Whether the seat has a device at all."""
        return self.on_pad or bool(self.look)

    def kept(self) -> list[str]:
        """Return what the settings keep."""
        return [PAD] if self.on_pad else list(self.keys)


NONE = Controls()


def column_of(key: str) -> Controls:
    """Return the three keys that a key belongs to; none for a key of no column."""
    for column in COLUMNS:
        if len(key) == 1 and key in column:
            return Controls(*column)
    return NONE


class SeatKeys:
    """The controls of every seat, with what a key or a button means for whom."""

    def __init__(self, controls: Sequence[Controls] = ()) -> None:
        self.controls = list(controls)

    @classmethod
    def kept(cls, kept: Sequence[Iterable[str]], people: Sequence[bool]) -> SeatKeys:
        """Return what the settings keep for seats of which `people` are played by persons.

        Whoever has no keys there, or keys that somebody else has too, gets a free column.
        """
        out = cls([NONE] * len(people))
        for seat, person in enumerate(people):
            names = tuple(kept[seat]) if seat < len(kept) else ()
            if not person:
                continue
            mine = Controls(on_pad=True) if names == (PAD,) else Controls(*names[:3]) if len(names) == 3 else NONE
            usable = mine.given and len(set(mine.keys)) in (0, 3) and not set(mine.keys) & set(RESERVED)
            if usable and all(out.owner(key) == NOBODY for key in mine.keys):
                out.controls[seat] = mine
        for seat, person in enumerate(people):
            if person and not out.controls[seat].given:
                out.controls[seat] = out.free_column()
        return out

    def free_column(self) -> Controls:
        """Return the first column nobody has a key of."""
        free = (column for column in COLUMNS if all(self.owner(key) == NOBODY for key in column))
        return Controls(*next(free, ""))

    def at(self, seat: int) -> Controls:
        """Return the controls of a seat."""
        return self.controls[seat] if 0 <= seat < len(self.controls) else NONE

    def give(self, seat: int, controls: Controls) -> None:
        """Give a seat its keys or its pad."""
        while len(self.controls) <= seat:
            self.controls.append(NONE)
        self.controls[seat] = controls

    def owner(self, key: str) -> int:
        """Return whose key that is; NOBODY's for most."""
        return next((seat for seat, one in enumerate(self.controls) if key in one.keys), NOBODY)

    def holder(self, pad: int) -> int:
        """Return who plays at a pad."""
        return next((seat for seat, one in enumerate(self.controls) if one.on_pad and one.pad == pad), NOBODY)

    def for_key(self, key: str) -> tuple[Kind, int] | None:
        """Return what a key means and for which seat."""
        seat = self.owner(key)
        return (USES[self.controls[seat][:3].index(key)], seat) if seat != NOBODY else None

    def for_button(self, pad: int, button: str) -> tuple[Kind, int] | None:
        """Return what a pad's button means for whoever plays at it."""
        seat = self.holder(pad)
        if seat == NOBODY:
            return None
        for kind, names in zip(USES, (PAD_LOOK, PAD_ACT, PAD_JUMP), strict=True):
            if button in names:
                return kind, seat
        return None

    def lose(self, pad: int) -> int:
        """Take note that a pad is gone; return whose it was."""
        seat = self.holder(pad)
        if seat != NOBODY:
            self.controls[seat] = Controls(on_pad=True)
        return seat

    def without_pad(self) -> tuple[int, ...]:
        """Return the seats that wait for a pad."""
        return tuple(seat for seat, one in enumerate(self.controls) if one.on_pad and one.pad == NOBODY)

    def move(self, seat: int, to: int) -> None:
        """Let a seat's controls go with it to another place."""
        self.controls.insert(to, self.controls.pop(seat))
