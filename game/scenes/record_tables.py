"""The statistics as tables for a spreadsheet: the list of matches, and every seat of every round."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.ai.characters import CHARACTERS
from game.match import spreadsheet
from game.match.branch import known_character
from game.match.ledger import Ledger
from game.match.spreadsheet import Cell
from game.match.statistics import MatchRow
from game.match.table import HUMAN
from game.scenes.record_pages import match_result, person_name, rules_name
from game.text import _

ROUNDS = (
    "SELECT rounds.begun, rounds.number, rounds.rules, rounds.seats, rounds.turns, round_seats.seat, name, person,"
    " place, won, score, plays, drawn, calls, caught, catches, challenges, challenges_right"
    " FROM round_seats JOIN rounds ON rounds.key = round ORDER BY rounds.begun, rounds.number, round, round_seats.seat"
)


def match_table(matches: tuple[MatchRow, ...]) -> Iterator[list[Cell]]:
    """Yield the list of matches, its headings first."""
    yield [
        *(_("Begun"), _("Rules"), _("Rule set in full"), _("Players"), _("Rounds"), _("Acts"), _("Result")),
        *(_("Points"), _("Players by seat"), _("File")),
    ]
    for row in matches:
        rules = rules_name(row.rules) if row.rules else ""
        yield [
            *(row.begun.replace("T", " "), rules, row.rules, len(row.seats), row.rounds, row.acts, match_result(row)),
            *(" : ".join(map(str, row.totals)), ", ".join(_names(row)), row.path.name),
        ]


def _names(row: MatchRow) -> Iterator[str]:
    for seat, (name, kind, character, _level) in enumerate(row.seats):
        own = _(CHARACTERS[known_character(character, seat)].name)
        yield person_name(name) if kind == HUMAN else name or own


def round_table(ledger: Ledger) -> Iterator[list[Cell]]:
    """Yield every seat of every round, the headings first."""
    yield [
        *(_("Begun"), _("Round"), _("Rules"), _("Players"), _("Turns"), _("Seat"), _("Name"), _("Person")),
        *(_("No. to play"), _("Won"), _("Points"), _("Cards played"), _("Cards drawn"), _("Calls made"), _("Caught")),
        *(_("Others caught"), _("Challenges"), _("Challenges right")),
    ]
    for begun, number, rules, seats, turns, seat, name, person, *figures in ledger.rows(ROUNDS):
        who = person_name(name) if person else name
        yield [begun.replace("T", " "), number, rules, seats, turns, seat + 1, who, person, *figures]


def write_tables(matches: tuple[MatchRow, ...], ledger: Ledger) -> tuple[Path, Path]:
    """Write both tables and return where they are. Raises OSError when that cannot be done."""
    return spreadsheet.write("matches", match_table(matches)), spreadsheet.write("rounds", round_table(ledger))
