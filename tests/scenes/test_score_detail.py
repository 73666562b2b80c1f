"""Every number of a result opens to what it is made of."""

from __future__ import annotations

import pygame
import pytest

from game import text
from game.input.intents import Intent, Kind
from game.scenes.context import Context
from game.scenes.gallery import played
from game.scenes.result_parts import results_of
from game.scenes.round_result import RoundResult
from game.scenes.score_detail import ScoreDetail, worth_of
from game.scenes.score_number import ROUND, TOTAL
from game.scenes.stack import Stack
from game.settings import Settings
from game.ui.node import PRESS
from tests.scenes.test_records import check


def opened(what, *, rules="official", seats=4, rounds=2, winner=True, size=(1280, 720), scale=1.0):
    """A result on a stack, and the detail of a seat over it."""
    context = Context(Settings(text_scale=scale), keep=False)
    stack = Stack(context, pygame.Surface(size))
    session = played(context, seats=seats, rounds=rounds, rules=rules)
    results = results_of(session)
    stack.push(RoundResult(context, session, lambda: None))
    won = results.last.winner
    seat = won if winner else (won + 1) % seats
    stack.push(ScoreDetail(context, results, session.table.rules, seat, what))
    stack.draw()
    return stack, results, seat


def sums(stack):
    return {node.id: node.value for node in stack.top.tree.root.walk() if node.id.startswith("detail.")}


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize(
    "rules", ["official", "official teams=2", "official values=gang", "flip", "official scoring=hero"]
)
def test_the_winners_points_are_the_cards_of_the_others(rules):
    stack, results, _seat = opened(ROUND, rules=rules)
    values = sums(stack)
    hands = {name: value for name, value in values.items() if name.startswith("detail.hand.")}
    worth = worth_of(results_rules(stack), 4)
    laid = dict(results.last.hands)
    for name, value in hands.items():
        seat = int(name.rsplit(".", 1)[1])
        assert value.endswith(str(results.last.hand_values[seat]))
        assert sum(worth[face] for face in laid[seat]) == results.last.hand_values[seat]
    assert sum(int(value.rsplit(" ", 1)[-1]) for value in hands.values()) == max(results.last.round_scores)
    if len(hands) > 1:
        assert values["detail.sum"] == str(max(results.last.round_scores))


def results_rules(stack):
    return stack.top.rules


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize("rules", ["official scoring=own", "official scoring=knockout", "official scoring=moderate"])
def test_where_everybody_counts_their_own_it_is_the_own_hand(rules):
    stack, results, seat = opened(ROUND, rules=rules, winner=False)
    hands = [node for node in stack.top.tree.root.walk() if node.id.startswith("detail.hand.")]
    assert [node.id for node in hands] == [f"detail.hand.{seat}"]
    assert hands[0].value.endswith(str(results.last.hand_values[seat]))


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize("rules", ["official", "official teams=2", "official scoring=places play_on=true"])
def test_the_total_is_the_rounds_together(rules):
    stack, results, seat = opened(TOTAL, rules=rules, rounds=3)
    values = sums(stack)
    rounds = [int(values[f"detail.{number}"]) for number in range(1, len(results.rounds) + 1)]
    side = seat % len(results.last.totals)
    assert str(sum(rounds)) == values["detail.sum"] == str(results.last.totals[side])


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize("language", ["en", "zh_CN", text.PSEUDO])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (3440, 1440)])
@pytest.mark.parametrize("what", [ROUND, TOTAL])
def test_every_size_and_language_holds(what, size, language):
    text.set_language(language)
    check(opened(what, seats=10, rounds=1, size=size)[0].top)


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_larger_text_loses_nothing(scale):
    check(opened(ROUND, seats=10, rounds=1, scale=scale)[0].top)
    check(opened(TOTAL, rounds=6, scale=scale)[0].top)


@pytest.mark.usefixtures("no_pictures")
def test_it_is_closed_by_its_button_and_by_going_back():
    stack, _results, _seat = opened(ROUND)
    assert stack.top.tree.focus_id == "detail.close"
    stack.top.tree.find("detail.close").act(PRESS)
    assert isinstance(stack.top, RoundResult)
    stack, _results, _seat = opened(ROUND)
    stack.handle(Intent(Kind.CANCEL))
    assert isinstance(stack.top, RoundResult)


@pytest.mark.usefixtures("no_pictures")
def test_where_cards_do_not_count_the_number_is_the_points_and_opens_to_everybodys():
    for winner in (True, False):
        stack, results, seat = opened(ROUND, rules="official +play_on scoring=places", rounds=1, winner=winner)
        scores = {f"detail.seat.{one}": score for one, score in enumerate(results.last.round_scores)}
        shown = {name: int(value) for name, value in sums(stack).items() if name.startswith("detail.seat.")}
        assert shown == scores
        assert not any(name.startswith("detail.hand.") for name in sums(stack))
        number = stack.scenes[-2].tree.find(f"seat.{seat}.{ROUND}")
        assert int(number.value) == results.last.round_scores[seat]


@pytest.mark.usefixtures("no_pictures")
def test_a_hint_of_what_lies_below_an_overlay_is_not_drawn():
    stack, _results, seat = opened(ROUND)
    below = stack.scenes[-2]
    drawn = []
    below._paint_hint = lambda canvas: drawn.append(below.tree.hover_id)
    below.tree.hover_id = f"seat.{seat}.{ROUND}"
    stack.refresh()
    stack.draw()
    assert drawn == [""]
    assert below.tree.hover_id == f"seat.{seat}.{ROUND}"


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize("rules", ["official scoring=single", "flip scoring=single", "gang scoring=single"])
def test_a_round_that_alone_decides_shows_cards_instead_of_points(rules):
    context = Context(Settings(), keep=False)
    stack = Stack(context, pygame.Surface((1280, 720)))
    session = played(context, seats=4, rounds=1, rules=rules)
    results = results_of(session)
    stack.push(RoundResult(context, session, lambda: None))
    left = [len(dict(results.last.hands).get(seat, ())) for seat in range(4)]
    assert [int(stack.top.tree.find(f"seat.{seat}.cards").name) for seat in range(4)] == left
    assert stack.top.tree.find(f"seat.0.{TOTAL}") is None
    assert stack.top.tree.find("winner.total") is None
    chart = stack.top.tree.find("totals.chart")
    assert list(chart.history[-1]) == left
    assert len(chart.history) == results.plays + 2
    assert min(chart.history[0]) == 7
