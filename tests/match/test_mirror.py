"""The picture folded from a seat's events equals that seat's observation, after every act, for every seat."""

from __future__ import annotations

from random import Random

import pytest

from game.engine import apply, legal_actions, new_match, observation, project
from game.engine.actions import DEAL, NOBODY, Action
from game.engine.cards import HIDDEN
from game.match.mirror import Mirror
from game.rules import PRESETS, compile_game, rule_set

PRESETS_NOW = list(PRESETS)


def some_act(state, rng):
    """A lawful act of anybody, plays preferred."""
    if state.asks == "nothing":
        return Action(NOBODY, DEAL)
    acts = [act for seat in range(state.seats) for act in legal_actions(state, seat)]
    plays = [act for act in acts if act.verb == "play"]
    return rng.choice(plays if plays and rng.random() < 0.7 else acts)


def same_facts(mirror, state, seat):
    seen = observation(state, seat)
    folded = mirror.observation()
    wrong = {
        name: (getattr(folded, name), getattr(seen, name))
        for name in seen._fields
        if getattr(folded, name) != getattr(seen, name)
    }
    assert not wrong, f"seat {seat} (folded, seen): {wrong}"


@pytest.mark.parametrize("rules", PRESETS_NOW)
@pytest.mark.parametrize("seats", [2, 3, 4, 10])
def test_the_folded_picture_equals_the_observation(rules, seats):
    rng = Random(seats)
    game = compile_game(rule_set(rules), seats)
    state, events = new_match(game, seats, seats * 7)
    mirrors = [Mirror(seat, seats, game.text) for seat in range(seats)]
    for _ in range(260):
        for seat, mirror in enumerate(mirrors):
            for event in events:
                mirror.fold(project(event, seat))
            same_facts(mirror, state, seat)
        if state.match_over:
            break
        events = apply(state, some_act(state, rng))


def test_a_mirror_knows_no_card_of_another_hand():
    game = compile_game(rule_set("official"), 3)
    state, events = new_match(game, 3, 5)
    mirror = Mirror(1, 3, game.text)
    for event in events:
        mirror.fold(project(event, 1))
    assert all(held.card == HIDDEN and held.face == HIDDEN for seat in (0, 2) for held in mirror.hands[seat])
    assert mirror.hand == tuple(state.hands[1])


def test_the_pile_says_who_laid_each_card():
    game = compile_game(rule_set("official start=number"), 2)
    state, events = new_match(game, 2, 3)
    mirror = Mirror(0, 2, game.text)
    rng = Random(3)
    for _ in range(12):
        for event in events:
            mirror.fold(project(event, 0))
        assert [laid.card for laid in mirror.pile] == list(state.discard)
        events = apply(state, some_act(state, rng))
    assert mirror.pile[0].by == NOBODY
    assert {laid.by for laid in mirror.pile[1:]} <= {0, 1}
