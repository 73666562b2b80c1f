"""RULES.md section 6 (Teams) and section 8 (`teams`)."""

from __future__ import annotations

import pytest

from game.engine import legal_actions, new_match
from game.rules import RuleError, compile_game, rule_set
from tests.table import table

LINE = "top r5 | A: {} | B: g5 g6 | C: bS b7 | D: y9 y8 | draw y1 y2 y3 y4"


def test_seat_i_is_in_team_i_modulo_teams():
    for teams, seats in ((2, 4), (2, 10), (3, 6), (5, 10), (4, 8)):
        state, _ = new_match(compile_game(rule_set(f"official teams={teams}"), seats), seats, 1)
        assert state.partners == tuple(seat % teams for seat in range(seats))


@pytest.mark.parametrize(("teams", "seats"), [(2, 3), (3, 4), (4, 6), (5, 4)])
def test_teams_that_do_not_divide_are_refused(teams, seats):
    with pytest.raises(RuleError, match="teams_do_not_divide"):
        compile_game(rule_set(f"official teams={teams}"), seats)


def test_catching_a_partner_is_possible_but_not_proposed():
    t = table(LINE.format("r1 r2"), rules="teams=2").play("A", "r1")
    proposed = {seat: [a.verb for a in legal_actions(t.state, seat) if a.verb == "catch"] for seat in (1, 2, 3)}
    assert proposed == {1: ["catch"], 2: [], 3: ["catch"]}
    assert t.catch("C", "A").counts == [3, 2, 2, 2]


def test_a_member_going_out_wins_the_round_for_the_team():
    t = table(LINE.format("r1"), rules="teams=2").play("A", "r1")
    assert (t.winner, t.scores) == ("A", [28, 0])


def test_a_partner_is_next_like_anybody_and_may_be_swapped_with():
    t = table(LINE.format("r7 b1 b2"), rules="teams=2 +seven_swap").play("A", "r7 to=C")
    assert t.hand("A") == "b7 bS"


def test_the_final_draw_counts_for_the_other_team():
    t = table(LINE.format("r+2"), rules="teams=2").play("A", "r+2")
    assert t.scores == [11 + 17 + 3, 0]
