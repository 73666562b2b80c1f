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
    "never_last": None,
    "points_at_most": range(5001),
    "launcher_at_most": range(9),
    "catch": range(1, 20),
    "stack": range(1, 20),
    "send_back": range(1, 20),
    "jump": range(1, 20),
    "turn": range(1, 20),
    "challenge": range(1, 20),
    "together": range(2, 20),
    "win_by_jump": None,
    "win_by_number": None,
    "win_after_swap": None,
}
"""What can earn a star, with the numbers it may carry: None where it carries none.

Win the match · win it within so many rounds · never be caught · never be the last of a round · finish the match with at
most so many points in hand, all rounds together · never get more than so many cards from one press of the launcher ·
catch others so often · add to a penalty so often · send a penalty back so often · jump in so often · turn the deck so
often · challenge rightly so often · lay so many cards in one play · win a round with a jump-in · win a round with a
number as the last card · win a round in which one swapped one's hand away.
"""

MOMENTS = (
    "play",
    "call",
    "caught",
    "stack",
    "draw_until",
    "jump",
    "together",
    "turn",
    "swap",
    "pass",
    "send_back",
    "launch",
    "bluff",
    "challenge",
    "out",
)
"""What the host can wait for with the remark of a level: the first time it happens, whoever does it.

A card is laid · somebody calls · somebody is caught · a penalty grows · somebody draws several cards in a turn ·
somebody jumps in · several cards are laid at once · the deck turns · two hands are swapped · all hands are passed on ·
a penalty goes back · the launcher is pressed · a wild draw card is laid that can be challenged · somebody challenges ·
somebody goes out.
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
