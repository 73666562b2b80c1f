"""The stars of a level in words."""

from __future__ import annotations

from collections.abc import Callable

from game.levels.venue import Goal
from game.text import N_, _, ngettext

_PLAIN = {
    "win": N_("Win the match"),
    "never_caught": N_("Never be caught"),
    "never_last": N_("Never be the last of a round"),
    "win_by_jump": N_("Win a round by jumping in"),
    "win_by_number": N_("Win a round with a number as your last card"),
    "win_after_swap": N_("Win a round after swapping your hand away"),
}

_COUNTED: dict[str, Callable[[int], str]] = {
    "win_within": lambda n: ngettext("Win the match in a single round", "Win the match within {n} rounds", n),
    "points_at_most": lambda n: ngettext(
        "Keep {n} point in hand at most, all rounds together", "Keep {n} points in hand at most, all rounds together", n
    ),
    "launcher_at_most": lambda n: ngettext(
        "Never get more than {n} card from one press", "Never get more than {n} cards from one press", n
    ),
    "catch": lambda n: ngettext("Catch somebody", "Catch others {n} times", n),
    "stack": lambda n: ngettext("Add to a penalty", "Add to a penalty {n} times", n),
    "send_back": lambda n: ngettext("Send a penalty back", "Send a penalty back {n} times", n),
    "jump": lambda n: ngettext("Jump in once", "Jump in {n} times", n),
    "turn": lambda n: ngettext("Turn the deck", "Turn the deck {n} times", n),
    "challenge": lambda n: ngettext("Call a bluff", "Call {n} bluffs", n),
    "together": lambda n: ngettext("Lay {n} card at once", "Lay {n} cards at once", n),
}


def goal_words(goal: Goal) -> str:
    """Return what has to be done for a star."""
    if goal.kind in _PLAIN:
        return _(_PLAIN[goal.kind])
    return _COUNTED[goal.kind](goal.number).format(n=goal.number)
