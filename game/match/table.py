"""Who sits at a table and how fast it goes: what a match is set up from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

import msgspec

from game.engine import Game
from game.rules import compile_game, rule_set
from game.settings import Settings

Kind = Literal["human", "computer"]

HUMAN: Kind = "human"
COMPUTER: Kind = "computer"

LEAST_SEATS, MOST_SEATS = 2, 10
MOST_NAME = 64
"""Characters of a name that are kept; screens show fewer."""

Name = Annotated[str, msgspec.Meta(max_length=MOST_NAME)]
Word = Annotated[str, msgspec.Meta(max_length=24)]
LevelId = Annotated[str, msgspec.Meta(max_length=512)]
"""The user's own levels are called by their path in the folder of levels."""


class SeatSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat: who sits there. `name` is exactly what was typed; empty shows the character's own name.

    `character` is an id of `ai.characters`, `level` one of `ai.levels` (it counts for a computer player, and for a
    person's seat as long as the computer minds it).
    """

    name: Name
    kind: Kind
    character: Word
    level: Word = "steady"


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a match is played with: the rule set's text, the seats in order, the dealer where the table names one."""

    rules: Annotated[str, msgspec.Meta(max_length=4096)]
    seats: Annotated[tuple[SeatSetup, ...], msgspec.Meta(min_length=LEAST_SEATS, max_length=MOST_SEATS)]
    dealer: int | None = None
    venue: LevelId = ""
    """The level whose picture the table stands in; empty for the usual one."""
    level: LevelId = ""
    """The level that is being played, for its stars; empty for a free table."""
    night: bool = False
    """Whether the table stands there by night."""
    open_table: bool = False
    """Whether all hands lie open, for teaching: several people at one screen then need no curtain."""
    partners_see: bool = False
    """Whether partners see each other's hands."""


def handed_over(table: Table, seat: int, kind: Kind, level: str = "") -> Table:
    """Return the table with `seat` played by a person or by the computer (at `level`, else at the seat's own)."""
    before = table.seats[seat]
    new = SeatSetup(before.name, kind, before.character, level or before.level)
    return msgspec.structs.replace(table, seats=(*table.seats[:seat], new, *table.seats[seat + 1 :]))


def for_level(table: Table, level: str, *, night: bool = False) -> Table:
    """Return the table as it is played for a level of that id, by day or by night."""
    return msgspec.structs.replace(table, level=level, night=night)


def game_of(table: Table) -> Game:
    """Return the compiled rules of `table`. Raises RuleError when they cannot be understood or dealt."""
    return compile_game(rule_set(table.rules), len(table.seats))


TURN_SECONDS = {"off": None, "normal": 20.0, "double": 40.0}
"""How long a person may think, by the setting `turn_timer`."""


@dataclass(frozen=True)
class Pace:
    """How fast a table goes. Times are seconds of the table's own clock, which stands still while it is paused.

    `thinking` scales the time computer players seem to think; `reaction` the time they take to call, catch and jump
    (2 gives a person twice the time). `grace` is how long the next computer player holds back its act after a play on
    which a person could still act. `turn_seconds` is None where nobody is hurried.
    """

    thinking: float = 1.0
    reaction: float = 1.0
    grace: float = 1.6
    races: bool = True
    auto_call: bool = False
    turn_seconds: float | None = None

    @classmethod
    def of(cls, settings: Settings) -> Pace:
        """Return the pace the user has set."""
        hurried = settings.races and settings.turn_timer != "off"
        return cls(
            thinking=settings.thinking_time,
            grace=settings.window_seconds,
            races=settings.races,
            auto_call=settings.auto_call or not settings.races,
            turn_seconds=TURN_SECONDS[settings.turn_timer] if hurried else None,
        )


AT_ONCE = Pace(thinking=0.0, reaction=0.0, grace=0.0)
"""For matches that nobody watches."""
