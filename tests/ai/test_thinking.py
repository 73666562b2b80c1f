"""Players that think ahead: they see no more than they may, are the same every time, and stay within their budget."""

from __future__ import annotations

import time
from random import Random

import pytest

from game.ai.characters import CHARACTERS
from game.ai.evaluate import Evaluation, more_is_better
from game.ai.levels import LEVELS, player
from game.ai.player import SIDE_VERBS, reminded
from game.ai.search import Budget, Candidate, Meter, compare, gain_over
from game.engine import legal_actions, new_match, observation, refusal
from game.engine.actions import DEAL, NOBODY, Action
from game.engine.cards import FACES
from game.engine.laying import lay_out
from game.engine.notation import action_text
from game.rules import PRESETS, compile_game, rule_set
from tests.ai.peeking import QUICK, check
from tests.ai.test_imagine import Seen
from tests.ai.wild_rules import play_some


@pytest.mark.parametrize("rules", ["official", "wildest", "flip", "attack", "gang"])
@pytest.mark.parametrize("level", LEVELS)
def test_nobody_peeks_whatever_the_rules(level, rules):
    rng, table = Random(3), Seen(rules, 3, 11)
    for number in range(60 if LEVELS[level].cheap else 24):
        if table.state.asks == "nothing":
            break
        for seat in range(3):
            if seat != table.state.turn:
                check(table, level, seat, number, rng)
        table.act(check(table, level, table.state.turn, number, rng))


@pytest.mark.parametrize("level", ["sharp", "master"])
@pytest.mark.parametrize("rules", PRESETS)
def test_those_who_remember_act_lawfully_under_every_preset(level, rules):
    seats, rng = 4, Random(5)
    table = Seen(rules, seats, 23)
    for _ in range(40):
        state = table.state
        if state.match_over:
            return
        if state.asks == "nothing":
            table.act(Action(NOBODY, DEAL))
            continue
        seat = state.turn
        mind = reminded(player(level, "monkey", Budget(tries=8)), table.beliefs[seat].memory)
        legal = [act for act in legal_actions(state, seat) if act.verb not in SIDE_VERBS]
        act = mind.choose(observation(state, seat), legal, rng).action
        assert refusal(state, act) is None, action_text(state, act)
        table.act(act)


def laid(rules: str, hands: str, top: str, draw: str = "", **facts):
    """A table from written hands, one after the other with bars between, and what seat 0 sees and may do."""
    written = [[(FACES[word], -1) for word in hand.split()] for hand in hands.split("|")]
    game = compile_game(rule_set(rules))
    pile = [(FACES[word], -1) for word in (draw or "b1 b2 y3 y4 g5 g6 r7 b8 y9 g1 r2 b3").split()]
    state = lay_out(game, hands=written, discard=[(FACES[top], -1)], draw=pile, **facts)
    return state, observation(state, 0), [a for a in legal_actions(state, 0) if a.verb not in SIDE_VERBS]


@pytest.mark.parametrize("level", ["sharp", "master"])
def test_the_last_card_is_played(level):
    state, seen, legal = laid("official", "r5|b1 b2 b3|g1 g2", "r7")
    choice = player(level, "ox", QUICK).choose(seen, legal, Random(1))
    assert action_text(state, choice.action).startswith("0 play r5")


def test_a_master_swaps_into_a_hand_about_to_go_out():
    state, seen, legal = laid("official +seven_swap", "r7 b1 b2 b3 b4 b5 g9|y1 y2 y3 y4 y5 y6|g1", "r1")
    choice = player("master", "ox", Budget(tries=200)).choose(seen, legal, Random(1))
    assert action_text(state, choice.action) == "0 play r7 to=2 call"


def test_a_call_goes_with_the_card_that_needs_it():
    _, seen, legal = laid("official", "r5 r6|b1 b2 b3|g1 g2", "r7")
    for level in ("sharp", "master"):
        assert player(level, "ox", QUICK).choose(seen, legal, Random(1)).action.call


def test_a_timed_budget_is_kept():
    state, _ = new_match(compile_game(rule_set("wildest"), 10), 10, 3)
    while state.asks != "play" or len(legal_actions(state, state.turn)) < 3:
        state, _ = new_match(state.game, 10, state.seed + 1)
    mind = player("master", "ox", Budget(seconds=0.1))
    legal = [a for a in legal_actions(state, state.turn) if a.verb not in SIDE_VERBS]

    def seconds() -> float:
        begun = time.thread_time()
        mind.choose(observation(state, state.turn), legal, Random(1))
        return time.thread_time() - begun

    assert min(seconds() for _again in range(3)) < 0.5


def test_the_favourite_stays_unless_another_is_better_beyond_doubt():
    worth = {1: (0.5, 0.0), 2: (0.9, 0.0), 3: (0.6, 3.0)}

    def attempt(table, act, dice):
        middle, spread = worth[act.to]
        return middle + spread * (dice() - 0.5)

    class Table:
        def copy(self):
            return self

    def ranked(*seats):
        one = [Candidate(Action(0, "to", to=seat)) for seat in seats]
        return [c.action.to for c in compare(one, Table, attempt, Meter(Budget(tries=80)), Random(2))]

    assert ranked(1, 2)[0] == 2
    assert ranked(2, 1, 3)[0] == 2
    assert set(ranked(3, 1, 2)) == {1, 2, 3}


class Still:
    """A table on which nothing happens."""

    def copy(self) -> Still:
        return self


def test_what_is_hopeless_is_tried_no_more_and_what_is_decided_ends_it():
    tried: dict[int, int] = {1: 0, 2: 0, 3: 0}
    worth = {1: 0.5, 2: 0.5, 3: 0.1}

    def attempt(table, act, dice):
        tried[act.to] += 1
        return worth[act.to] + 0.2 * dice() * (act.to == 2)

    one = [Candidate(Action(0, "to", to=seat)) for seat in worth]
    ranked = compare(one, Still, attempt, Meter(Budget(tries=3000)), Random(1))
    assert [candidate.action.to for candidate in ranked] == [2, 1, 3]
    assert tried[3] == 24
    assert tried[1] == tried[2] < 60


def test_what_is_in_doubt_is_tried_to_the_end():
    one = [Candidate(Action(0, "to", to=seat)) for seat in (1, 2)]

    def attempt(table, act, dice):
        return float((dice() < 0.5) == (act.to == 1))

    compare(one, Still, attempt, Meter(Budget(tries=300)), Random(1))
    assert [len(candidate.values) for candidate in one] == [150, 150]


@pytest.mark.parametrize("budget", [Budget(seconds=0.6), Budget(tries=1000, stop=0.6), player("sharp", "ox").budget])
@pytest.mark.parametrize("slow", ["deal", "attempt"])
def test_when_time_is_up_nothing_more_is_tried_however_slow_a_table_is(monkeypatch, slow, budget):
    clock = [0.0]
    monkeypatch.setattr("game.ai.search.time.perf_counter", lambda: clock[0])

    def deal():
        clock[0] += 0.25 * (slow == "deal")
        return Still()

    def attempt(table, act, dice):
        clock[0] += 0.25 * (slow == "attempt")
        return 0.5 + 0.1 * dice()

    one = [Candidate(Action(0, "to", to=seat)) for seat in range(4)]
    meter = Meter(budget)
    clock[0] += 0.1  # what was done before the first deal counts too
    ranked = compare(one, deal, attempt, meter, Random(1))
    assert len(ranked) == 4
    assert all(candidate.values for candidate in ranked)
    assert clock[0] <= 0.1 + 4 * 0.25 + 0.25


@pytest.mark.parametrize(
    ("hands", "least", "most"),
    [
        ("r5 r2 r1 g3 y9 b8|b1 b2 b3", 0.14, 0.26),
        ("r5 r2 r1 g3 y9 b8|b1 b2 b3|g1 g2|y1 y2", 0.05, 0.15),
        ("r5 r2 g3|b1 b2 b3", 0.0, 0.0),
    ],
)
def test_the_sharp_are_now_and_then_content_with_the_second_best_but_not_with_few_cards(hands, least, most):
    _, seen, legal = laid("official", hands, "r7")
    mind = player("sharp", "ox", QUICK)
    chosen = [mind.choose(seen, legal, Random(number)).action.cards for number in range(300)]
    usual = max(chosen, key=chosen.count)
    assert least <= 1 - chosen.count(usual) / len(chosen) <= most


def test_differences_are_taken_deal_by_deal():
    old, new = Candidate(None, 0.0, [0.0, 1.0, 0.0, 1.0]), Candidate(None, 0.0, [0.1, 1.1, 0.1, 1.1])
    gain, error = gain_over(old, new)
    assert gain == pytest.approx(0.1)
    assert error == pytest.approx(0.0, abs=1e-9)


@pytest.mark.parametrize(
    ("rules", "good"),
    [
        ("official", True),
        ("official scoring=own", False),
        ("official scoring=knockout", False),
        ("official scoring=moderate", False),
        ("official scoring=hero", True),
        ("last-standing", True),
        ("official rotation=true", True),
        ("official teams=2", True),
    ],
)
def test_whether_points_are_good_is_asked_of_the_scoring(rules, good):
    assert more_is_better(compile_game(rule_set(rules), 4), 4) is good


@pytest.mark.parametrize("rules", ["official", "official scoring=own", "official scoring=single", "official teams=2"])
def test_shares_of_the_match_add_up_and_a_small_hand_is_worth_more(rules):
    state, _, _ = laid(rules, "r5|b1 b2 b3 b9|g1 g2 g3|y1 y2 y3 y4", "r7")
    outlooks = [Evaluation(state.game, 4, seat).outlook(state) for seat in range(4)]
    sides = outlooks[:2] if state.partners else outlooks
    assert sum(sides) == pytest.approx(1.0)
    assert outlooks[0] == max(outlooks)


def test_every_character_may_choose_otherwise_but_only_a_little():
    state, seen, legal = laid("official", "r5 b2 g3 W+4|b1 b2 b3 b7|g1 g2", "r7")
    acts = {player("sharp", who, QUICK).choose(seen, legal, Random(1)).action.cards for who in CHARACTERS}
    assert acts == {(state.hands[0][0],)}


@pytest.mark.parametrize("seed", range(900, 908))
def test_random_rule_sets_are_played_by_all_levels(seed):
    play_some(seed, tries=3)
