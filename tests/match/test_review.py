"""Looking at a finished round again: every turn of a seat, as it saw the table then."""

from __future__ import annotations

from random import Random

from game.ai.search import Budget
from game.engine import apply, new_match, observation, turn_actions
from game.match.review import moments, review
from game.rules import compile_game, rule_set


def a_round(rules: str, seats: int, seed: int):
    """A dealt table, the events of the deal, the acts of a round of players who now and then draw for nothing, and
    what each saw.
    """
    state, dealt = new_match(compile_game(rule_set(rules), seats), seats, seed)
    table, rng, acts, seen = state.copy(), Random(seed), [], []
    while not state.round_over:
        legal = turn_actions(state, state.turn)
        act = legal[-1] if rng.random() < 0.15 else legal[0]
        seen.append(observation(state, state.turn))
        acts.append(act)
        apply(state, act)
    return table, dealt, acts, seen


def test_every_turn_of_the_seat_is_there_as_it_was():
    table, dealt, acts, seen = a_round("official", 3, 5)
    found = moments(table, dealt, acts, 1)
    assert [moment.observation for moment in found] == [one for one in seen if one.turn == 1]
    assert [moment.done for moment in found] == [act for act in acts if act.seat == 1]
    assert all(moment.done in moment.legal for moment in found)


def test_the_table_handed_in_is_left_alone():
    table, dealt, acts, _ = a_round("wildest", 2, 3)
    before = table.digest()
    moments(table, dealt, acts, 0)
    assert table.digest() == before


def test_players_who_draw_for_nothing_are_told():
    table, dealt, acts, _ = a_round("official", 2, 9)
    points = review(table, dealt, acts, 0, Budget(tries=24))
    assert len(points) <= 5
    assert [point.cost for point in points] == sorted((point.cost for point in points), reverse=True)
    assert all(point.better.action != point.done for point in points)
