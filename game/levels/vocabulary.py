"""The words a level may use: who may sit at a table, what earns a star, what can be heard."""

from __future__ import annotations

CHARACTERS = (
    "rat",
    "ox",
    "tiger",
    "rabbit",
    "dragon",
    "snake",
    "horse",
    "goat",
    "monkey",
    "rooster",
    "dog",
    "pig",
)
"""The twelve who can sit at a table, in the order of the zodiac."""

ROOM_SOUNDS = ("market", "river", "teahouse", "train")
"""What a room can sound like; the recording is ``room_<word>.ogg``."""

MUSIC = ("music_day", "music_night", "music_title")

GOALS = {
    "win": None,
    "win_within": range(1, 100),
    "never_caught": None,
    "catch": range(1, 20),
    "send_back": range(1, 20),
    "win_by_jump": None,
    "points_at_most": range(5001),
}
"""What can earn a star, with the numbers it may carry: None where it carries none.

Win the match · win it within so many rounds · never be caught · catch others so often · send a penalty back so often ·
win a round with a jump-in · finish the match with at most so many points against you.
"""

MAX_GOALS = 3
"""Stars a level has."""

PILES = ("draw", "discard")
PROP_PLACES = ("wall", "floor", "table")
HOURS = ("day", "night", "both")

MOTIONS = ("still", "sway", "bob", "flicker", "breathe", "peck", "smoke", "scroll")
"""The ways a prop can move."""


def levels_of_players() -> tuple[str, ...]:
    """Return the ids of the levels computer players can play at."""
    from game.ai.levels import LEVELS

    return tuple(LEVELS)
