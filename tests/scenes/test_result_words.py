"""What the screens after a round say, by the way a match is scored."""

from __future__ import annotations

import pytest

from game.engine.events import RoundEnded
from game.match.table import COMPUTER, HUMAN, SeatSetup
from game.scenes.result_parts import Results
from game.scenes.result_words import MARKS, NOTES, Standing

SEATS = (SeatSetup("", HUMAN, "rabbit"), *(SeatSetup("", COMPUTER, one) for one in ("ox", "tiger", "monkey")))
ZERO = (0, 0, 0, 0)


def ended(totals, pigs=ZERO, out=(), dealer=1):
    return RoundEnded(0, False, (), ZERO, ZERO, totals, pigs, out, dealer)


def standing(rules, *rounds, over=False):
    history = (ZERO, *(one.totals for one in rounds))
    return Standing(Results(SEATS, rounds, history, -1, 1, 0, over), f"official {rules}")


@pytest.mark.parametrize("scoring", ["winner", "own", "knockout", "moderate", "hero"])
def test_the_line_of_the_chart_says_what_it_decides(scoring):
    stand = standing(f"scoring={scoring} target=200", ended((10, 60, 20, 30)))
    assert stand.mark() == MARKS[scoring].format(n=200)
    assert stand.note() == NOTES[scoring].format(n=200)
    assert stand.lead().startswith("Old Ox: 140 more")
    assert ("win" in stand.lead()) is (scoring == "winner")


def test_one_round_has_no_line():
    stand = standing("scoring=single", ended(ZERO))
    assert (stand.mark(), stand.lead(), stand.note()) == ("", "", "One round")


def test_who_is_out_is_said_in_the_round_in_which_it_happens():
    first, second = ended((10, 510, 20, 30), out=(1,)), ended((10, 510, 60, 30), out=(1,))
    assert standing("scoring=knockout", first).lead() == "Out of the match: Old Ox"
    later = standing("scoring=knockout", first, second)
    assert later.lead() == "Tigress: 440 more to be out"
    assert later.out(1)
    assert not later.out(0)


@pytest.mark.parametrize(
    ("scoring", "pigs", "words"),
    [
        ("moderate", (0, 1, 0, 0), "A pig for Old Ox"),
        ("moderate", (0, 1, 1, 0), "A pig for Old Ox and Tigress"),
        ("moderate", (1, 0, 1, 1), "Exactly 100 for Old Ox: a pig for everybody else"),
        ("hero", (0, 1, 1, 1), "You draw a pig on everybody else"),
        ("hero", (1, 0, 1, 1), "Old Ox draws a pig on everybody else"),
        ("hero", (3, 0, 0, 0), "Exactly 100: everybody else draws a pig on you"),
    ],
)
def test_pigs_are_drawn_by_the_one_the_rules_name(scoring, pigs, words):
    assert standing(f"scoring={scoring} target=100", ended(ZERO, pigs)).lead() == words


def test_pigs_got_before_are_not_told_again():
    stand = standing("scoring=moderate", ended(ZERO, (0, 1, 0, 0)), ended((0, 20, 5, 5), (0, 1, 0, 0)))
    assert stand.happened() == ""
    assert stand.pigs_words(1) == "1 pig of 3"
    assert stand.pigs_words(0) == ""


@pytest.mark.parametrize(
    ("rules", "last", "words"),
    [
        ("scoring=own", ended((10, 510, 20, 30)), "Lost: Old Ox"),
        ("scoring=moderate", ended(ZERO, (1, 3, 3, 0)), "Lost: Old Ox and Tigress"),
        ("scoring=hero", ended(ZERO, (3, 0, 0, 0)), "Lost: you"),
        ("scoring=winner", ended((510, 0, 0, 0)), ""),
    ],
)
def test_who_has_lost_is_said_when_the_match_is_over(rules, last, words):
    assert standing(rules, last, over=True).lost() == words
    assert standing(rules, last).lost() == ""


def test_who_deals_next_is_said_while_the_match_goes_on():
    assert standing("", ended(ZERO, dealer=2)).next_dealer() == "Tigress deals next"
    assert standing("", ended(ZERO, dealer=0)).next_dealer() == "You deal next"
    assert standing("", ended(ZERO, dealer=0), over=True).next_dealer() == ""
