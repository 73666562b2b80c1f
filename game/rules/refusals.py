"""Rule sets that cannot be played, and the switches that say so."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.errors import RuleError
from game.engine.switch import Value

FEWEST_SEATS, MOST_SEATS = 2, 10
"""Players in one round (RULES.md section 8)."""

ROTATION_SEATS = (4, 8)
"""Partners change at one table of four or at two."""

TEAM_SCORINGS = ("winner", "single")


def refuse_values(values: Mapping[str, Value]) -> None:
    """Raise RuleError when switches contradict each other, whoever plays. Every refusal names them."""
    scoring = values["scoring"]
    if scoring == "places" and not values["play_on"]:
        raise RuleError("places_need_play_on")
    if values["teams"] and scoring not in TEAM_SCORINGS:
        raise RuleError("teams_need_scoring", teams=values["teams"], scoring=scoring)
    if values["rotation"] and values["teams"]:
        raise RuleError("rotation_or_teams", teams=values["teams"])
    if values["rotation"] and scoring != "winner":
        raise RuleError("rotation_needs_scoring", scoring=scoring)


def refuse_seats(values: Mapping[str, Value], seats: int, cards: int) -> None:
    """Raise RuleError when `seats` players with `cards` cards on the table cannot play these rules."""
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise RuleError("seats_out_of_range", seats=seats, fewest=FEWEST_SEATS, most=MOST_SEATS)
    teams, hand_size = values["teams"], values["hand_size"]
    if isinstance(teams, int) and teams and seats % teams:
        raise RuleError("teams_do_not_divide", teams=teams, seats=seats)
    if values["rotation"] and seats not in ROTATION_SEATS:
        raise RuleError("rotation_needs_seats", seats=seats)
    at_one_table = min(seats, ROTATION_SEATS[0]) if values["rotation"] else seats
    if isinstance(hand_size, int) and at_one_table * hand_size + 1 > cards:
        needed = at_one_table * hand_size + 1
        raise RuleError("too_few_cards", seats=at_one_table, hand_size=hand_size, needed=needed, cards=cards)
