"""Matches in which partners change, played to their end through the real scenes, and added up by hand.

Nothing of the engine's own counting is used: who plays with whom is written out here, and what a pair gets are the
cards that the other pair has left, as they lie open at the end. The lines below were added up that way once and must
come again; the engine's totals and those on the screen are held against them.

By hand:  python -m tests.rotation        four people (12 rounds), and eight at two tables (28 rounds)
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from typing import NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game.engine import events as ev
from game.engine.cards import FACE_NAMES
from game.scenes.partner_table import PartnerTable
from game.ui.pictures import Pictures
from tests.scenes.party import NAMES, Party, company

TOGETHER = 4

FOURS = (("02", "13"), ("01", "23"), ("03", "12"))
"""Who plays with whom: four rounds each."""

EIGHTS = (
    (("70", "16"), ("25", "34")),
    (("71", "20"), ("36", "45")),
    (("72", "31"), ("40", "56")),
    (("73", "42"), ("51", "60")),
    (("74", "53"), ("62", "01")),
    (("75", "64"), ("03", "12")),
    (("76", "05"), ("14", "23")),
)
"""The same at the first and at the second table; each round is dealt at one and then at the other."""


class Match(NamedTuple):
    """A match that has been added up: which pair got what in each deal, and what everybody came to."""

    seats: int
    rules: str
    gained: str
    totals: tuple[int, ...]


FOUR = Match(
    4,
    "official rotation=true",
    "13+55 13+30 13+54 13+112 23+51 23+72 01+139 23+13 12+124 12+51 03+96 12+60",
    (235, 625, 371, 483),
)
SHORT = Match(
    4,
    "official rotation=true hand_size=2",
    ("13+17 13+6 02+80 02+125 01+32 01+73 01+80 01+54 03+65 12+207 12+13 03+37"),
    (546, 482, 425, 125),
)
EIGHT = Match(
    8,
    "official rotation=true hand_size=2",
    (
        "16+17 34+6 70+80 34+125 70+32 34+73 70+80 34+54 20+65 36+207 71+13 45+37 20+31 45+47 20+89 45+28 "
        "31+35 56+57 31+74 40+104 72+41 40+83 72+24 40+58 42+36 60+167 73+80 60+49 73+38 51+33 42+26 60+19 "
        "53+35 01+133 74+26 01+58 53+81 01+46 53+63 01+72 64+40 12+36 64+92 03+57 75+5 12+75 64+67 12+68 "
        "05+39 14+2 05+56 14+149 76+84 23+67 76+59 23+50"
    ),
    (1318, 811, 608, 1045, 1053, 481, 858, 562),
)

SEED = 11


def pairs_of(seats: int, deal: int) -> tuple[str, str]:
    """Return who plays with whom in a deal, counted from 0."""
    if seats == FOUR.seats:
        return FOURS[deal // TOGETHER]
    return EIGHTS[deal // (2 * TOGETHER)][deal % 2]


def value_of(face: int) -> int:
    """Count a card as a person would: numbers by themselves, coloured actions 20, wild cards 50."""
    name = FACE_NAMES[face]
    if name[0] == "W":
        return 50
    return int(name[1:]) if name[1:].isdigit() else 20


def added_up(party: Party, seats: int) -> list[tuple[str, int]]:
    """Return for every deal that is over which pair won it, and what the other pair's cards counted."""
    out = []
    for event in party.session.public_feed().take():
        if isinstance(event, ev.RoundEnded):
            left = {str(seat): sum(map(value_of, faces)) for seat, faces in event.hands}
            pair, other = pairs_of(seats, len(out))
            if str(event.winner) in other:
                pair, other = other, pair
            out.append((pair, sum(left.get(seat, 0) for seat in other)))
    return out


def totals_of(gained: list[tuple[str, int]], seats: int) -> tuple[int, ...]:
    """Return what everybody has: all that the pairs got in which they sat."""
    return tuple(sum(points for pair, points in gained if str(seat) in pair) for seat in range(seats))


def begun(match: Match) -> Party:
    """Seat people all round; nobody waits for anything."""
    party = Party(company(range(match.seats), match.seats, match.rules), SEED)
    party.step = 0.2
    return party


def play(party: Party, most: int = 100) -> None:
    """Play so many deals, or to the end of the match, going on from every result as a player does."""
    for deal in range(most):
        party.play_round()
        party.until(lambda: party.top.name.endswith("result"))
        if party.session.over or deal == most - 1:
            return
        party.top.next_round()


def shown_totals(party: Party) -> tuple[int, ...]:
    """Return the totals as the table of partners shows them."""
    party.top.open_partners()
    screen = party.top
    assert isinstance(screen, PartnerTable)
    shown = tuple(node.total for node in screen.tree.root.walk() if node.id.startswith("standing."))
    screen.cancel()
    return shown


def written(gained: list[tuple[str, int]]) -> str:
    """Return the deals as they are written above: the pair and what it got."""
    return " ".join(f"{pair}+{points}" for pair, points in gained)


def check(match: Match) -> None:
    """Play a match to its end. Raises AssertionError when anything has come to another number."""
    party = begun(match)
    play(party)
    gained = added_up(party, match.seats)
    assert written(gained) == match.gained, f"the deals came to {written(gained)}"
    assert totals_of(gained, match.seats) == match.totals, totals_of(gained, match.seats)
    assert party.session._state.totals == match.totals, f"the match counted {party.session._state.totals}"
    assert shown_totals(party) == match.totals, "the screen shows something else"
    best = max(match.totals)
    assert party.session._state.match_winner == match.totals.index(best)


def main() -> None:
    """Play the matches and print what everybody came to."""
    argparse.ArgumentParser(description="plays matches of changing partners and adds them up by hand").parse_args()
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    pixel = pygame.Surface((1, 1), pygame.SRCALPHA)
    Pictures.get = lambda self, key, make: pixel  # nobody looks: what is drawn is left out
    for match in (FOUR, EIGHT):
        begun_at = time.perf_counter()
        try:
            check(match)
        except AssertionError as error:
            sys.exit(f"{match.seats} people: {error}")
        deals = match.gained.split()
        print(f"{match.seats} people, {match.rules}: {len(deals)} deals")
        for at in range(0, len(deals), TOGETHER):
            print("   ", "  ".join(f"{deal:>7}" for deal in deals[at : at + TOGETHER]))
        each = ", ".join(f"{name} {total}" for name, total in zip(NAMES, match.totals, strict=False))
        print(f"    {each} ({time.perf_counter() - begun_at:.0f} s)")


if __name__ == "__main__":
    main()
