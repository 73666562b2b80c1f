"""RULES.md section 8: what a round gives and when a match is over, to the point."""

from __future__ import annotations

import pytest

from tests.table import table

# A goes out; B holds 5, C 20 + 7


def out(scoring, scores="0 0 0", *, pigs="", target="", more="", hands="B: g5 | C: bS b7"):
    line = f"top r5 | A: r1 | {hands} | scores {scores}" + (f" | pigs {pigs}" if pigs else "")
    return table(line, rules=f"scoring={scoring} {f'target={target}' if target else ''} {more}".strip()).play("A", "r1")


def result(t):
    s = t.state
    return list(s.round_scores), t.scores, s.match_over, "ABC"[s.match_winner] if s.match_winner >= 0 else "none"


def test_winner_takes_the_value_of_all_other_hands():
    assert result(out("winner")) == ([32, 0, 0], [32, 0, 0], False, "none")


@pytest.mark.parametrize(("before", "over"), [(467, False), (468, True), (469, True)])
def test_winner_is_over_at_the_target(before, over):
    t = out("winner", f"{before} 400 300")
    assert (t.state.match_over, t.state.match_winner == 0) == (over, over)


def test_own_everybody_scores_the_own_hand():
    assert result(out("own")) == ([0, 5, 27], [0, 5, 27], False, "none")


@pytest.mark.parametrize(("before", "over"), [(472, False), (473, True)])
def test_own_is_over_when_somebody_reaches_the_target_and_the_lowest_wins(before, over):
    t = out("own", f"10 3 {before}")
    assert (t.state.match_over, t.state.match_winner) == (over, 1 if over else -1)


def test_own_a_best_total_that_is_shared_is_nobodys():
    assert result(out("own", "8 3 490"))[2:] == (True, "none")


def test_knockout_puts_out_whoever_reaches_the_target():
    t = out("knockout", "10 3 473")
    assert (t.state.knocked_out, t.state.match_over) == ((2,), False)
    t.deal()
    assert (t.counts[2], t.state.inside) == (0, [True, True, False])


def test_knockout_the_last_one_in_wins():
    assert result(out("knockout", "499 495 473"))[2:] == (True, "A")
    assert out("knockout", "499 495 473").state.knocked_out == (1, 2)


def test_knockout_of_everybody_left_at_once_is_won_by_the_lowest_total():
    t = table("top r5 | A: bS | B: g8 | scores 490 495", rules="scoring=knockout").draw("A").draw("B")
    assert (t.state.knocked_out, result(t)[2:]) == ((0, 1), (True, "B"))
    t = table("top r5 | A: b8 | B: g8 | scores 495 495", rules="scoring=knockout").draw("A").draw("B")
    assert result(t)[2:] == (True, "none")


def test_knockout_seats_that_are_out_score_nothing_and_stay_out():
    t = table("top r5 | A: r1 | B:  | C: b7 | scores 0 510 0 | knocked_out B", rules="scoring=knockout").play("A", "r1")
    assert (result(t)[0], t.state.knocked_out, t.state.match_over) == ([0, 0, 7], (1,), False)


def test_knockout_with_several_out_the_round_is_dealt_to_the_rest():
    t = table(
        "top r5 | dealer C | A: r1 | B:  | C: bS | D: y1 | scores 0 510 490 0 | knocked_out B", rules="scoring=knockout"
    ).play("A", "r1")
    assert (t.state.knocked_out, t.next_dealer) == ((1, 2), "D")
    t.deal()
    assert [bool(hand) for hand in t.state.hands] == [True, False, False, True]


@pytest.mark.parametrize(
    ("scores", "pigs", "totals"),
    [
        ("0 0 72", [0, 0, 0], [0, 5, 99]),
        ("0 0 74", [0, 0, 1], [0, 0, 0]),  # over the target
        ("0 0 73", [1, 1, 0], [0, 0, 0]),  # exactly on it
        ("0 98 80", [0, 1, 1], [0, 0, 0]),  # two over
        ("0 95 80", [1, 0, 1], [0, 0, 0]),  # one exactly, one over: exactly comes first
        ("0 95 73", [1, 0, 0], [0, 0, 0]),  # two exactly
    ],
)
def test_moderate(scores, pigs, totals):
    t = out("moderate", scores)
    assert (t.pigs, t.scores, t.state.match_over) == (pigs, totals, False)


def test_moderate_ends_at_so_many_pigs_and_the_fewest_win():
    t = out("moderate", "0 0 74", pigs="1 0 2")
    assert (t.pigs, *result(t)[2:]) == ([1, 0, 3], True, "B")
    t = out("moderate", "0 0 74", pigs="0 0 2")
    assert result(t)[2:] == (True, "none")
    assert out("moderate", "0 0 74", pigs="0 0 2", more="pigs=4").state.match_over is False
    assert out("moderate", "0 0 74", more="pigs=1").state.match_over is True


def test_moderate_all_but_the_exact_one_may_end_it_together():
    t = out("moderate", "0 0 73", pigs="2 2 1")
    assert (t.pigs, *result(t)[2:]) == ([3, 3, 1], True, "C")


@pytest.mark.parametrize(("scores", "pigs"), [("467 0 0", [0, 0, 0]), ("469 0 0", [0, 1, 1]), ("468 0 0", [2, 0, 0])])
def test_hero(scores, pigs):
    t = out("hero", scores)
    assert (t.pigs, t.scores) == (pigs, [0, 0, 0] if any(pigs) else [499, 0, 0])


def test_hero_ends_as_moderate():
    t = out("hero", "469 0 0", pigs="2 2 1")
    assert (t.pigs, *result(t)[2:]) == ([2, 3, 2], True, "none")
    t = out("hero", "468 0 0", pigs="2 2 1")
    assert (t.pigs, *result(t)[2:]) == ([4, 2, 1], True, "C")


def test_places_count_the_seats_behind():
    t = table("top r5 | A: r1 | B: r2 | C: r3 | D: b1", rules="last-standing")
    t.play("A", "r1").play("B", "r2").play("C", "r3")
    assert result(t) == ([3, 2, 1, 0], [3, 2, 1, 0], False, "none")


def test_places_first_to_the_target_wins():
    t = table("top r5 | A: r1 | B: r2 | C: b1 | scores 18 19 0", rules="last-standing").play("A", "r1").play("B", "r2")
    assert (t.scores, t.state.match_over, t.state.match_winner) == ([20, 20, 0], True, -1)
    t = table("top r5 | A: r1 | B: r2 | C: b1 | scores 18 18 0", rules="last-standing").play("A", "r1").play("B", "r2")
    assert (t.state.match_over, t.state.match_winner) == (True, 0)


def test_single_is_one_round_without_scores():
    assert result(out("single")) == ([0, 0, 0], [0, 0, 0], True, "A")
    t = table("top r5 | A: b8 | B: g8", rules="scoring=single").draw("A").draw("B")
    assert result(t)[2:] == (True, "none")


def test_teams_get_one_number_and_the_winning_teams_hands_are_not_counted():
    line = "top r5 | A: r1 | B: g5 | C: bS b7 | D: y9 | scores {}"
    t = table(line.format("0 0"), rules="teams=2").play("A", "r1")
    assert (t.scores, t.winner, t.state.match_over) == ([14, 0], "A", False)
    t = table(line.format("490 499"), rules="teams=2").play("A", "r1")
    assert (t.state.match_over, t.state.match_winner) == (True, 0)


def test_teams_single():
    t = table("top r5 | turn B | A: r1 | B: r5 | C: bS b7 | D: y9", rules="teams=2 scoring=single").play("B", "r5")
    assert (t.scores, t.state.match_over, t.state.match_winner) == ([0, 0], True, 1)


def test_a_blocked_round_goes_to_the_team_of_the_lowest_hand():
    t = table("top r5 | A: b9 | B: g1 | C: b8 | D: y9", rules="teams=2")
    for seat in "ABCD":
        t.draw(seat)
    assert (t.winner, t.scores) == ("B", [0, 17])


def test_a_lowest_hand_shared_by_partners_wins_and_between_teams_nobody_does():
    t = table("top r5 | A: b1 | B: g9 | C: b1 | D: y9", rules="teams=2")
    for seat in "ABCD":
        t.draw(seat)
    assert t.scores == [18, 0]
    t = table("top r5 | A: b1 | B: g1 | C: b9 | D: y9", rules="teams=2")
    for seat in "ABCD":
        t.draw(seat)
    assert (t.winner, t.scores) == ("none", [0, 0])


def test_after_the_match_nothing_is_dealt():
    t = out("single")
    with pytest.raises(Exception, match="cannot_deal"):
        t.deal()
    with pytest.raises(Exception, match="cannot_deal"):
        table("top r5 | A: r1 r2 | B: g1").deal()
